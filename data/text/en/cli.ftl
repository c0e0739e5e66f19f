### The command line `keryx`.

cli-help = Keryx: a herald for play-by-post board games of the ancient world, on Discord.
cli-help-bot = Run the bot against Discord, with the token from KERYX_TOKEN or .env.
cli-help-play = Play in the browser without token and network: the real bot against a small stand-in for Discord.
cli-help-sim = Play games between computer players and count what happened.
cli-help-check = Say what a game lacks, or what is wrong with a board’s table or a game file; alone, check all our tables.
cli-help-verify = Prove from its revealed seed that a finished game’s chance was honest.
cli-help-pictures = Draw the pictures of a folder anew, such as docs/pictures; or with --proof a proof of all pictures: games of sensible players, as seen on a desk, on a phone and by colour-blind people.
cli-help-pictures-proof = The folder to write a proof into.
cli-help-pictures-given = Folders whose pictures.toml says what to draw; with --proof the games, all if left out.
cli-help-bench-part = Only this part: engine, store, calls, pictures, film, panels, memory, taps, lessons, crowd or crew; may be given several times. The crew only on wish.
cli-help-bench = Measure speed, memory and the taps of a turn, with the bounds they must keep.
cli-help-bench-games = The crowd: how many games are played.
cli-help-bench-rate = The crowd: how many moves are typed a second.
cli-help-bench-seconds = The crowd: for how many seconds, alone, beside somebody who asks for replays and boards, and alone again.
cli-help-bench-asleep = The crowd: how many more open games there are in the end, in which nobody does anything.
cli-help-bench-to-scale = The crowd: on a machine slower than the one on which its bounds were set people act as much more rarely, and times are told as they would be there.
cli-help-bench-database = The crew: the address of a PostgreSQL server on which databases may be made, such as postgresql+asyncpg://keryx@127.0.0.1/postgres. Those made are dropped again.
cli-help-bench-share = The crew: which part of a processor each process has, from 0.1 to 1; without it, what it gets.
cli-help-file = A game file written by /game export.
cli-help-board-file = A game’s name, a board’s table, a lesson or a game file to check.
cli-help-port = The port to listen on, on this machine only.
cli-help-open = Open the browser.
cli-help-data = The folder the store is kept in.
cli-help-json = Print one JSON object only.
cli-help-version = Print the version and leave.
cli-help-judge = Say how well chances to win are judged, on games of computer players; or fit the weights anew.
cli-help-judge-seats = How many seats; given several times, tables of each size in turn.
cli-help-judge-games = How many games; given several times, for each size of table.
cli-help-judge-first = The number of the first game: equal numbers are equal games.
cli-help-judge-stray = Let players do anything legal once in so many choices, so that games differ; 0: never.
cli-help-judge-guest = Another computer player, at one seat in turn in every second game, so that different ones meet.
cli-help-judge-known = Judge with nothing hidden, as games that are over are: each turn once, each seat as it knows itself.
cli-help-judge-fit = Fit the weights to these games and write them into the game’s data.
cli-judge-nobody = Nobody can judge positions of { $given } yet.
cli-judge-head = { $command }
    { $positions } positions, each as one seat knows it. What one of each feature is worth, as the logarithm of a chance,
    at the start, in the middle, late and in the last turns.
cli-judge-head-known = { $command }
    { $positions } positions, each seat as it knows itself. What one of each feature is worth, as the logarithm of a
    chance, at the start, in the middle, late and in the last turns.
cli-judge-done = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $positions } positions.
cli-help-sim-think = How many seconds of the processor’s time a player that thinks may take for a turn.
cli-help-sim-steps = How many whole turns it may play in its head for one instead; then equal games are equal.
cli-help-sim-title = The game to play.
cli-help-sim-seats = How many seats; 4 or the most there are if left out.
cli-help-sim-games = How many games.
cli-help-sim-seed = The number all chance comes from.
cli-help-sim-board = The board, where the game has several, or the file of a board or cards of your own.
cli-help-sim-option = A variant of the rules as name=value; may be given several times.
cli-help-sim-player = The computer player.
cli-help-sim-against = Another computer player for the other seats, to compare the two.
cli-help-sim-report = Print how often those win who have, use or leave out something (Markdown).
cli-report-title = # { $title }: balance over { $games ->
    [one] 1 game
   *[other] { $games } games
}
cli-help-sim-into = Write that report into this file instead.
cli-help-sim-processes = How many processes play; the games are the same.
cli-no-folder = There is no folder { $folder } to write into.
cli-report-sum = { $finished } of { $games ->
    [one] 1 game
   *[other] { $games } games
} ended, after { $turns } turns in the middle ({ $endings }). Scores lie between { $low } and { $high }, { $middle } in the middle. Each line counts seats: in how many a thing occurred, and what part of these won; a shared victory counts as its share.
cli-report-outside-title = ## Outside 40 to 60 per cent
cli-report-outside = { $count ->
    [0] Nothing that occurred { $enough } times or more was won with less than 40 or more than 60 per cent
    [one] 1 thing that occurred { $enough } times or more was won with less than 40 or more than 60 per cent
   *[other] { $count } things that occurred { $enough } times or more were won with less than 40 or more than 60 per cent
}, or more than half without it; { $unknown } of them not known before. Whoever wins has mostly built more, so that most of what is built wins more than half of its games.
cli-report-outside-columns = | | games | won | why |
cli-report-not-known = **not known before**
cli-report-columns = | | games | won |
cli-report-columns-drawn = | | drawn | built | won where built |
cli-report-trait-built = ## Built: { $mean } % won in the mean
cli-report-trait-left-out = ## Left out
cli-report-trait-power = ## Powers
cli-report-trait-capital = ## Capitals

cli-missing-token = There is no token. Put KERYX_TOKEN=… into .env (see .env.example), or try without one: keryx play.
cli-bad-token = Discord does not accept this token. Take a fresh one from the developer portal and put it into .env.
cli-bad-setting = { $name } is set to “{ $given }”, which does not do. { $why }
cli-bad-shards = Name shards by their numbers and say how many there are: 0-3/8 for the first four of eight, 4/8 for the fifth alone. Leave it empty to hold all.
cli-setting-from-to = It takes { $kind ->
    [whole] a whole number
   *[any] a number
} from { $least } to { $most }.
cli-setting-one-of = It takes { $words-or }.
cli-setting-unknown = There is no setting { $name }. { $near-id ->
    [none] Is it misspelt?
   *[other] Is { $near } meant?
} .env.example lists all there are.
cli-settings-unreadable = The file .env cannot be read: { $why }. It must be text in UTF-8 that the user who runs Keryx may read.
cli-playground = Open { $url } in a browser. Ctrl-C ends it.
cli-port-taken = Port { $port } is in use. Choose another with --port.
cli-state-no-folder = { $path } is a file. Name a folder with --state, or move the file away.
cli-state-closed = { $path } cannot be opened or written. Name another folder with --state, or allow writing there.
cli-state-damaged = { $path } is damaged, or none of the playground’s. Move it away to begin with an empty playground, or name another folder with --state.
cli-store-busy = Another process is writing to the database: perhaps a bot that is just ending, or one that is still making its tables.
cli-bot-again = Another attempt follows in { $seconds } s, as the bot has ended: { $reason }
cli-bot-cannot-start = The bot cannot start: { $reason } Mend that, then run keryx play again. Ctrl-C ends the playground.

cli-file-too-large = { $file } is too large for a game file.
cli-file-missing = There is no file { $file }.
cli-file-unreadable = { $file } cannot be read as text.
cli-unknown-title = There is no game “{ $given }”. Keryx knows: { $known }.
cli-unknown-player = There is no computer player “{ $given }”. There are: { $known }.
cli-playing = Playing { $title }
cli-sim-done = { $finished } of { $games } { $games ->
    [one] game
   *[other] games
} played to the end.

cli-check-neither = There is neither a file nor a game { $given }. Keryx knows the games { $known }.
cli-check-sound = { $file }: sound.
cli-check-no-course = { $file }: a lesson lies in the folder lessons of its game’s own folder, one of { $known }.
cli-check-game = { $file }: a sound game file of { $title }, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}; replayed, the end is the one the file states.
cli-check-unknown = { $file } is neither a game file nor a table Keryx knows. Tables begin with one of these lines: { $known }.
cli-check-whole = { $field } { $what }
cli-check-broken = { $file }: { $count ->
    [0] nothing wrong
    [one] 1 thing is wrong
   *[other] { $count } things are wrong
}
cli-check-line = line { $line }, { $field }: { $what }
cli-check-line-whole = line { $line }: { $what }
cli-verified = Honest. { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} replayed, { $draws ->
    [0] no draws
    [one] 1 draw
   *[other] { $draws } draws
} from the seed sealed as { $commitment }.

### What a game lacks

cli-lack-nothing = { $title }: complete.
cli-lack-count = { $title }: { $count ->
    [0] nothing is lacking
    [one] 1 thing is lacking
   *[other] { $count } things are lacking
}
cli-lack-news-sentences = { $file }: news are two sentences: { $text }.
cli-lack-text = { $file }: add the text { $text }.
cli-lack-text-one-of = { $file }: add one of the texts { $texts-or }.
cli-lack-text-unread = { $file }: this cannot be read as Fluent: { $given }
cli-lack-text-long = { $file }: shorten { $text }: it has { $count } characters, and { $most } are the most.
cli-lack-text-told = { $file }: a text is told wrongly. { $given }
cli-lack-text-winners = { $file }: say in { $text } who won: { "{ $winners }" }.
cli-lack-help = { $file }: add this page of the help.
cli-lack-help-heading = { $file }: begin with “# ” and a heading of 1 to { $most } characters.
cli-lack-help-length = { $file }: this page has { $count } characters; it must have more than { $least } and fewer than { $most }.
cli-lack-help-picture = { $file }: add a row for the page { $page }, or take it out if there is no such page.
cli-lack-help-picture-place = { $file }: on the page { $page } there is no place { $given }; leave it out to show the whole board.
cli-lack-help-picture-unread = { $file }: { $given } is no lesson and no number of steps. The columns are page, lesson, steps, focus, learn.
cli-lack-section = { $file }: add the row “{ $kind },{ $given },…” with the page of the help that says it.
cli-lack-section-of-nothing = { $file }: remove the row “{ $kind },{ $given },…”: this game has none such.
cli-lack-section-no-page = { $file }: “{ $kind },{ $given },{ $section }” names no page of the help. Its name is the file’s, without number.
cli-lack-section-no-entry = { $file }: “{ $kind },{ $given },{ $section }” names no entry of that page in each language: add a line “<!-- … -->” with its name above it.
cli-lack-section-whole = { $file }: “{ $kind },{ $given },{ $section }” leads to a page of more than { $most } characters: name an entry of it, “{ $section }/…”.
cli-lack-thing-picture = { $file }: draw something for “{ $thing }”, which can be looked up, or name it among the places.
cli-lack-thing-twice = { $file }: { $text } has the name of another thing of its kind. Name it otherwise.
cli-lack-honour-of-nothing = { $file }: the row “{ $given }” counts what does not happen here: name a kind of event, a field that says whose it is, and none or a field with a number.
cli-lack-artist = { $file }: give the title an artist; without one only a card is drawn.
cli-lack-picture-width = { $file }: draw the board { $needed } pixels wide, not { $count }.
cli-lack-picture-large = { $file }: the picture has { $count } bytes; { $most } are the most. Draw in the kit’s palette.
cli-lack-picture-changing = { $file }: the same position must give the same picture.
cli-lack-picture-unmarked = { $file }: mark on the board what the scene’s events have changed.
cli-lack-places = { $file }: name at least { $least } places to zoom to, not { $count }.
cli-lack-zoom = { $file }: draw the part around { $place } at least { $least } pixels wide, not { $count }.
cli-lack-computer = { $file }: add the computer player “{ $player }” to the title’s computers.
cli-lack-computer-changing = { $file }: the computer player “{ $player }” must choose alike in equal games.
cli-lack-endings = { $file }: name the reasons for which the game can end, in endings.
cli-lack-ending = { $file }: add “{ $given }” to endings: a game has ended for that reason.
cli-lack-winners = { $file }: a game that ended with “{ $given }” has no winners. Name them in its standing; a draw is won by all.
cli-lack-word = { $file }: spell the { $kind } “{ $given }” so that it can be typed: small letters, digits, - and _.
cli-lack-words = { $file }: add the words of the kind “{ $kind }” to the vocabulary: the verb { $verb } asks for one.
cli-lack-notation = { $file }: “{ $given }” is not read back as what { $verb } wrote. Are all its words in the vocabulary?
cli-lack-own-table = { $file }: say in own what a table of people’s own for the option { $option } is.
cli-lack-unsound = { $file }: a position is unsound: { $given }
cli-lack-stuck = { $file }: somebody owes the decision “{ $decision }” and can do nothing.
cli-lack-home = { $given }: let this module hold { $title } as TITLE; other processes find it there.
cli-lack-fails = While looking at { $part } something failed: { $given }
cli-lack-lesson = { $file }: { $fault } { $given }
lesson-fault-not-toml = this cannot be read as TOML:
lesson-fault-unknown-field = a lesson has no such field:
lesson-fault-missing-field = this field is missing, or of another kind:
lesson-fault-bad-seat = the game has no such seat:
lesson-fault-bad-options = the game has no such options:
lesson-fault-bad-move = this line of its moves cannot be played:
lesson-fault-not-the-learner = as it begins, somebody else decides.
lesson-fault-bad-solution = its solution cannot be read:
lesson-fault-not-offered = this step of its solution is not offered there:
lesson-fault-solution-too-long = before this step the goal is reached, or the learner’s turn is over:
lesson-fault-goal-not-reached = its solution does not lead to the goal:
lesson-fault-bad-goal = this condition says nothing that can be checked (event, line, has with least or most, won = true):
lesson-fault-unknown-condition = there is no such thing to be told of a position (there are these):
lesson-fault-unknown-goal = nothing of the kind ever happens in this game:
lesson-fault-done-already = the goal is reached before anything is done.
lesson-fault-too-many-steps = its solution has too many steps:

cli-bench-title = Measured in one run on this machine; only the ratios mean anything elsewhere.
cli-bench-running = Measuring { $what }
cli-bench-no-server = The part crew needs a PostgreSQL server on which databases may be made: --database postgresql+asyncpg://keryx@127.0.0.1/postgres.
cli-bench-no-scale = --to-scale needs catanatron, by whose pace machines are compared: it comes with the group dev.
cli-bench-no-shares = --share needs Linux with groups of control of the first version, and leave to make some.

### Pictures of a folder

cli-pictures-nothing = Which pictures? Name a folder with a pictures.toml, such as docs/pictures, or write a proof with --proof FOLDER.
cli-pictures-no-table = There is no { $file }: it says which pictures to draw.
cli-pictures-bad-table = { $file } cannot be followed: { $name } needs a kind (board, panel, report or film) and a game, and may have language, turn, since, entries and path.
cli-pictures-written = The pictures ({ $count }) are in { $folder }.

### The proof of all pictures

cli-proof-drawing = Drawing { $title }
cli-proof-written = The pictures ({ $count }) are in { $folder }; index.txt there says what each shows.
cli-proof-unwritable = { $file } cannot be written: { $why }.
cli-proof-picture = { $name }: { $width } × { $height } pixels, { $kilobytes } kB
cli-proof-remark = turn { $turn }, { $kilobytes } kB
cli-proof-shown = { $what } Players: { $seats }. Turn: { $turn }.
cli-proof-early = Early.
cli-proof-middle = The middle of the game.
cli-proof-late = Late.
cli-proof-fight = The turn with the most fights.
cli-proof-crowded = The turn in which most happened.
cli-proof-end = The end.
cli-proof-asked = Somebody owes an answer outside their turn.
cli-proof-marks = What no other picture marks.
cli-proof-names = Names that are hard to write.
cli-proof-french = In French.
cli-proof-plan = A plan, tried out by one player.
cli-proof-zoom = A place, close.
cli-proof-chart = A chart beside the board.
cli-proof-own = As somebody sees it who is asked.
cli-proof-question = What a panel asks, with the letters of its answers.
cli-proof-hand = What a player holds in secret.
cli-proof-thing = A thing to look up.
cli-proof-report = The report at the end.
cli-proof-report-french = The report in French, with hard names.
cli-proof-happened = What happened: { $what }
cli-proof-nothing = What happened: nothing that is told.
cli-proof-next = Next: { $who }.
cli-proof-ahead = Ahead: { $who }, { $score }.

### Replays

cli-help-replay = Draw a game file as an animated picture (.gif), or its last board as a still one (.png).
cli-help-replay-out = Where to write: a name that ends in .gif or .png.
cli-help-replay-turn = The last turn to show (.gif), or the turn whose board is drawn (.png).
cli-help-replay-from = The first turn to show.
cli-help-analyse = Say of a game file of a finished game how each one’s chance to win went, which turns changed it most, and what would have been better there.
cli-help-analyse-picture = Where to write the chart: a name that ends in .png.
cli-help-analyse-steps = How many turns are played in the head to find a better one at each turning point; equal numbers give equal answers.
cli-help-analyse-language = In which language to tell and draw it: en or fr. Without it, that of the terminal.
cli-unknown-language = I do not know the language { $given }. I speak { $known }.
cli-chart-ending = { $file } must end in .png.
cli-analysis-unfinished = This game is not over, so there is nothing to analyse yet.
cli-analysis-short = This game had too few turns to say where it turned.
cli-analysis-nobody = Nobody can judge positions of { $game } under these rules yet, so there is no analysis.
cli-thinking = Thinking
cli-help-replay-all = Replay every stored game under these rules, before an upgrade, and say which would not go on as they went. Changes nothing.
cli-help-replay-all-file = The database file; without it the one DATABASE_URL names.
cli-replay-all-same = Game { $game } ({ $title }, { $status }, version { $version }): goes on, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
cli-replay-all-differs = Game { $game } ({ $title }, { $status }, version { $version }): DIFFERS { $entry ->
    [0] at the set-up
   *[other] at entry { $entry } of { $entries }: { $deed }
}
cli-replay-all-left = Game { $game } ({ $title }, { $status }): version { $version } is NOT KEPT, the present one is { $now }. Under that it { $entry ->
    [-1] goes the same way to entry { $entries }.
    [0] differs at the set-up.
   *[other] differs at entry { $entry } of { $entries }: { $deed }
}
cli-replay-all-unknown = Game { $game } ({ $title }, { $status }, version { $version }): there is NO SUCH TITLE here.
cli-replay-all-unreadable = Game { $game } ({ $title }, { $status }, version { $version }): its log CANNOT BE READ.
cli-replay-all-stuck = Its table could not go on from the position as it stands.
cli-replay-all-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
} replayed, { $others } that would not go on as they went.
cli-no-such-turn = There is no turn { $given }: this game has turns { $first } to { $last }.
cli-turns-reversed = Turn { $first } comes after turn { $last }: --from must be the earlier one.
cli-picture-ending = { $file } must end in .gif (the whole game) or .png (one board).
cli-picture-written = { $file } is written: { $width } by { $height } pixels, { $kilobytes } kB.
cli-folder-missing = There is no folder { $folder }.
cli-is-a-folder = { $file } is a folder.
cli-file-unwritable = { $file } cannot be written: { $why }. What stood there before is untouched.
cli-drawing = Drawing
cli-seat = Seat { $number }

### What is wrong in a table

data-empty = this cell must not be empty.
data-not-a-number = “{ $given }” is not a number that does here.
data-no-rows = this file has no lines. It begins with the columns: { $needed }.
data-other-columns = the first line names other columns: { $given }. The columns must be: { $needed }.
data-other-width = cells in this line: { $given }; needed: { $needed }, one for each column.
data-columns-missing = columns are missing: { $given }. The columns must be: { $needed }.
data-columns-unknown = these are no columns of such a table: { $given }. The columns must be: { $needed }.
data-no-province = “{ $given }” is no province of this board: spell it as in the column “province”.
data-too-many-lines = this file has { $given } lines; { $needed } are the most, comments left out.
data-unreadable = this line cannot be read as cells: one is too long, or a quotation mark is never closed.
data-twice = “{ $given }” stands here for the second time; once is right.
data-none-of = “{ $given }” is none of: { $needed }.
data-unknown-word = there is nothing called “{ $given }”.
data-own-neighbour = a province cannot be its own neighbour.
data-one-sided = { $given } is listed as a neighbour here, but does not list this province.
data-out-of-order = the turn order counts from 1 without gaps; here it says { $given }.
data-not-fifty = a board has 50 provinces, this one { $given }.
data-neighbours = has { $given } neighbours; three to six are allowed.
data-resources = is the resource of { $given } cities; 16 or 17 are needed.
data-not-joined = only { $given } provinces can be reached from the first; all must hang together.
data-starts-missing = nations: there are starts for { $given }; each nation needs a line in the table “nations,turn_order,nation,cities”.
data-starts-overlap = nations: a city is given to two nations.
data-starts-resources = must begin with one city of marble, one of iron and one of gold.
data-no-board = the board of these starts must lie beside them: the same name without “_starts”.
data-not-planar = These borders cannot be drawn without crossing: { $given }.
data-other-border = the map shows another border than the table, which says: { $given }.
data-city-outside = the city is drawn outside its province.
data-other-ground = the picture shows something else than the map, which says: { $given }. Paint it anew (see the folder author).
data-other-size = the picture has another size than the map needs: { $given }. Paint it anew (see the folder author).
data-metropolises-first = “{ $given }” stands among the metropolises: all five come first, in the order of the seats.
data-signs-in-metropolis = a metropolis carries no sign; here it is “{ $given }”.
data-not-on-two-provinces = is on { $given } provinces; it must be on exactly two.
data-metropolises = a board has five metropolises, this one { $given }.
data-signs-without-objective = { $given } of its signs belong to no objective of this board.
data-two-signs-shared = shares two signs with { $given }; one is allowed.
data-too-few-objectives = the board has { $given } objectives; there must be more than lie open at a time.
data-unknown-effect = there is no effect “{ $given }”; there are: { $needed }.
data-unknown-parameter = the effect does not take “{ $given }”, or takes it once only; it can take: { $needed }.
data-parameter-missing = the effect “{ $given }” lacks: { $needed }.
data-effect-without-gain = “{ $given }” brings nothing: name resources, gold or vp.
data-temples-score-only = a purple card is a temple and can only “score”, not “{ $given }”.
data-only-temples-score = only purple cards can “{ $given }”.
data-too-few-cards = the set has { $given } cards; 40 are the fewest to play with.
data-colour-missing = no card is { $given }; each of the six colours needs some.
data-activates-itself = this card would use cards of its own colour, { $given }: name others.
data-tile-terrains = a side of tile { $given } needs two seas, a village and one each of forest, swamp, mountain and field.
data-tile-out-of-order = tiles count from 1 without gaps, sides a then b; here it says { $given }.
data-tile-one-sided = each tile has two sides; the table has { $given } lines.
data-tile-overlaps = a tile with its middle at { $given } does not fit beside the first one.
data-tile-apart = the tiles of { $given } do not hang together.
data-layout-tiles = has { $given } tiles; two, three and four players need 4, 6 and 7.
data-other-count = counts { $given }; it must be { $needed }.
data-too-many = stands here { $given } times; { $needed } are the most.
data-no-site = no hex of it has a good; without one it cannot be controlled.
data-in-pieces = its hexes do not all hang together.
data-no-hex = the map has no hex { $given } (row and column, from 0).
data-at-sea = { $given } lies at sea.
data-row-width = this row has { $given } letters, the first one { $needed }.
data-not-in-order = here it says { $given }; { $needed } comes next.
data-missing = “{ $given }” has no line.
data-too-large = this file is too large: { $given } characters; { $needed } are the most, comments left out.
data-not-plain = this line has other characters than plain letters, digits and signs: { $given }.
data-not-text = this is no text in UTF-8: save the table as CSV in UTF-8, with letters without accents.
data-bad-name = “{ $given }” does not do as a name: letters without accents, digits, - and _ between them, a letter first, at most { $needed }.
data-too-many-cards = the set has { $given } cards; { $needed } are the most.
data-too-many-effects = this card has { $given } effects; { $needed } are the most.
data-other-effects = our card “{ $given }” does something else: give yours another name.
data-out-of-range = { $given } does not do: { $needed }.
