### Slash commands: names (lower case, 32 characters) and descriptions (100 characters).
### `command-<path>` with the path's words joined by -, `parameter-<name>` for options of all commands
### (`parameter-<path>-<name>` where one command's differs), `choice-<parameter>-<value>` for fixed choices.

command-game = game
    .description = A game in this channel: open, join, begin, look up, take back
command-game-new = new
    .description = Open a table in this channel
command-game-join = join
    .description = Take a seat at the table here
command-game-leave = leave
    .description = Give your seat back before the game begins
command-game-start = start
    .description = Begin the game
command-game-cancel = cancel
    .description = Call the game off before it begins (host)
command-game-status = status
    .description = Who plays, whose turn it is, how it stands
command-game-standing = standing
    .description = The scores so far, turn by turn, as a curve and in words
command-game-rules = rules
    .description = The rules: from one minute to every detail
command-game-history = history
    .description = What has happened, turn by turn
command-game-undo = undo
    .description = Take back your last step
command-game-export = export
    .description = The game as a file you can keep, replay and verify
command-game-own = own
    .description = Play with a board or cards of your own: attach the file, or see which is played with
parameter-csv = csv
    .description = A board or cards of your own to play with (CSV)
parameter-second = second
    .description = A second file of the same board, such as its starts
command-game-import = import
    .description = Check a game file and show how it ends
command-game-concede = concede
    .description = Leave the game for good; the others play on
command-game-verify = verify
    .description = Prove from the revealed seed that chance was honest
command-game-settings = settings
    .description = Rules, seats and language of this table (host)
parameter-news = news
    .description = Whether this table hears what is new in Keryx (host)
choice-news-on = On
choice-news-off = Off

command-game-replace = replace
    .description = Let somebody else or a computer take over a seat
command-play = play
    .description = Type your move; several steps are separated by /
command-turn = turn
    .description = Open your private panel: what you can do now
command-board = board
    .description = The board as it stands, at an earlier turn, around a place, or in words
command-note = note
    .description = Note something about this table for yourself alone: it stands on top of your panel
parameter-note-text = text
    .description = What you want to note; leave it out to write, change or clear your note in a form

command-orders = orders
    .description = Answer in advance what others may ask you outside your turn
command-plan = plan
    .description = Try out moves privately before you play them
command-hand = hand
    .description = What only you can see
command-card = card
    .description = What anything with a name in the game is, and who has it now
command-why = why
    .description = Why something is not allowed, or which rule it follows from
command-check = check
    .description = Why can somebody not do something here? (host or administrator)
parameter-check-person = person
    .description = Whom it is about

command-help = help
    .description = What you can do here and now

parameter-title = title
    .description = Which game
parameter-board = board
    .description = Which board to play on
parameter-options = options
    .description = Variants of the rules, such as start=one-city
parameter-option = option
    .description = Which rule to change
parameter-value = value
    .description = What to change it to
parameter-seats = seats
    .description = How many players
parameter-computers = computers
    .description = Who takes the free seats
parameter-language = language
    .description = The language at the table
parameter-move = move
    .description = Verb and words; start typing and choose from the list
parameter-turn = turn
    .description = The number of a turn; the newest if left out
parameter-name = name
    .description = Start typing its name and choose from the list
parameter-place = place
    .description = A place to look at closely; in some games also a player or a chart
parameter-topic = topic
    .description = What you want to read about
parameter-search = search
    .description = Words to look for on all pages, such as: coin, village, supply
parameter-file = file
    .description = A game file written by /game export
parameter-text = text
    .description = Tell the board in words instead of a picture
parameter-seat = seat
    .description = Which seat
parameter-person = person
    .description = Who
parameter-case = case
    .description = The case your order is about
parameter-order = order
    .description = What should happen then
parameter-steps = steps
    .description = How many steps

choice-computers-none = Nobody: wait for people
choice-language-en = English
choice-language-fr = Français
choice-text-yes = Yes
choice-text-no = No

## Statistics, privacy, finding players, administration

command-stats = stats
    .description = Games, results, pace and rating: yours or somebody else’s
command-learn = learn
    .description = Learn a game at the table: short lessons on the real board, for you alone
command-privacy = privacy
    .description = What is stored of you: see it, take it with you, have it removed
command-lfg = lfg
    .description = Looking for players: ask in this channel, see who asks
command-lfg-new = new
    .description = Look for players here; the table opens when enough have answered
command-lfg-list = list
    .description = Who looks for players on this server, and where to answer

parameter-pace = pace
    .description = How quickly you would like to play
parameter-days = days
    .description = How many days

choice-pace-sitting = At one sitting
choice-pace-daily = About a turn a day
choice-pace-slow = A turn every few days

command-admin = admin
    .description = This server’s tables, for people who manage the server
command-admin-tables = tables
    .description = Every open table of this server
command-admin-stuck = stuck
    .description = Tables that need somebody: long quiet, posts that cannot be sent, damaged
command-admin-export = export
    .description = A game of this server as a file
command-admin-close = close
    .description = Close a table of this server; its channel is told

parameter-game = game
    .description = The number of a table; start typing and choose from the list

command-game-rollback = rollback
    .description = Ask everybody to go back to the beginning of a turn (host)
command-game-abandon = abandon
    .description = Ask the table to end this game without a result
command-game-end = end
    .description = Propose an end that all who play must agree to: a last round, a draw, a winner
parameter-how = how
    .description = How the game is to end
parameter-winner = winner
    .description = Who is to win; start typing and choose from the list
choice-how-round = A last round, then the points decide
choice-how-draw = A draw
choice-how-winner = Somebody has won

command-game-wait = wait
    .description = Ask the table to wait for somebody: no calls and no end of a clock before
command-game-pause = pause
    .description = Ask the table to pause, three weeks at most: no calls, and clocks stand still
command-game-takeover = takeover
    .description = Ask to play a seat that a computer player holds
command-game-watch = watch
    .description = Follow this game and hear how it ends; or not any more
command-game-hosts = hosts
    .description = Who hosts; name a co-host, or hand the host’s role on (host)
command-admin-roles = roles
    .description = Which roles may open tables: name one to allow it, or not any more

parameter-computer = computer
    .description = Which computer player
parameter-role = role
    .description = Which role

choice-role-cohost = Co-host
choice-role-host = Host
choice-role-none = Co-host no more

## Moves given ahead

parameter-moves = moves
    .description = Moves with / between them; start typing and choose from the list

## Catching up

command-recap = recap
    .description = What happened since your last turn, with a picture
command-history = history
    .description = Who did what, and when, with links to the posts
command-replay = replay
    .description = Watch the game again, or a stretch of it, as a moving picture
parameter-first = from
    .description = The first turn to show
parameter-everybody = everybody
    .description = Show it to everybody here, without anybody’s secrets
parameter-post = post
    .description = A channel or thread where the board is to be posted for everybody
parameter-every = every
    .description = When the board is posted there by itself

choice-every-turn = After every turn
choice-every-round = After every round
choice-every-end = At the end of the game
choice-every-never = Never

command-me = me
    .description = How I call you: your time, waking hours, holidays
command-turns = turns
    .description = Every game that waits for you, wherever it is
parameter-zone = zone
    .description = Where you live: start typing a city or a country
parameter-hours = hours
    .description = When you are awake, such as 8-22
parameter-interval = interval
    .description = How often you are called, such as 6h; “tables” for what is set at each table
parameter-calls = calls
    .description = Where you are called
parameter-pictures = pictures
    .description = Pictures in your panels and plans, or words alone
parameter-guide = guide
    .description = What each question of your panel is for: on while you are new
parameter-forewarned = next
    .description = Whether I say by direct message that you are next
parameter-reliable = reliability
    .description = Show in lobbies and searches how quickly you answer and how many games you finished
parameter-until = until
    .description = How long or until when, such as 2 days, sunday evening or 24 december
parameter-away = away
    .description = When you are back from a holiday, such as 24 december
parameter-leaving = leaving
    .description = When you leave; from now on if left out
parameter-substitute = substitute
    .description = Who is asked to play for you meanwhile
parameter-game-settings-first = first
    .description = First call after so long, such as 12h
parameter-growth = growth
    .description = How the time between calls grows
parameter-most = most
    .description = At most so many calls for one turn
parameter-where = where
    .description = Where people are called
parameter-clock = clock
    .description = Time for each decision, such as 3 days; “none” for no clock
parameter-ends = ends
    .description = What the end of the clock does
parameter-answers = answers
    .description = Time for answers outside one’s turn, such as 12h; “none” for no clock of their own
parameter-extension = extension
    .description = Time beyond the clock, once a game for each: such as 1 day; “none” for no extension
parameter-credit = credit
    .description = Bank clock: what each turn adds, such as 12h; the clock is the most it holds; “none”: no bank
parameter-weekends = weekends
    .description = Whether clocks and calls rest on Saturdays and Sundays
parameter-hour = hour
    .description = The one hour of the day at which clocks end, such as 21:00; “none” for any

choice-growth-100 = Always after the same time
choice-growth-150 = × 1.5 each time
choice-growth-200 = × 2 each time
choice-growth-300 = × 3 each time
choice-where-channel = A mention in the channel
choice-where-direct = A direct message
choice-where-both = Both a mention and a direct message
choice-where-none = No calls
choice-calls-channel = A mention in the channel
choice-calls-direct = A direct message
choice-calls-both = Both a mention and a direct message
choice-calls-none = I want no calls
choice-pictures-yes = Pictures, too
choice-pictures-no = Words alone
choice-guide-on = On: I am new
choice-guide-off = Off
choice-forewarned-on = On: tell me when I am next
choice-forewarned-off = Off
choice-reliable-on = On: show how reliable I am
choice-reliable-off = Off
choice-calls-tables = As set at each table
choice-hours-any = At any hour
choice-interval-tables = As set at each table
choice-ends-nothing = Nothing: we wait
choice-ends-default = The game’s own answer stands
choice-ends-computer = A computer player takes this one turn
choice-ends-offer = The seat is offered to others
choice-weekends-count = Week-ends count like other days
choice-weekends-free = Free week-ends: no clocks, no calls
