### What every game shares: lobby, posts, panel, refusals, help.
### Names in $who, $name, $host and the like come escaped. $time is a Discord timestamp, $mention a mention.

## Small words

seat = Seat { $number }
seat-within = seat { $number }
seat-with-role = seat { $number } ({ $role })
joined = { $first } and { $second }
joined-or = { $first } or { $second }
nothing = nothing
computer-random = Computer (random)
computer-gentle = Computer (gentle)
computer-sensible = Computer (sensible)
computer-archimedes = Archimedes
computer-numbered = { $computer } { $number }
computer-any = a computer player
    .many = computers
    .name = computer
language-en = English
language-fr = French
role-of = { $role } ({ $name })
player-of = { $name } ({ $role })
amount = { $count } { $what }
answer-cost = { $label } for { $cost }
answer-free = { $label } · free
answer-none = None
answer-ends = ⏹ { $label }
answer-ends-later = { $label }, end later
answer-before = As before: { $label }
answer-letter = { $letter } · { $label }
sight-told = { $question } On the picture: { $answers }
answer-fewer = Fewer…
answer-otherwise = Pay otherwise…
together-all = { $first }: all { $number }
together = { $first } → { $then }
answer-others = Others…
answer-others-of = { $verb }: others…
answer-yes = Yes
answer-no = No
price = { $total } in all
option-told = { $name }: { $choice }
common-score = { $score }
common-score-goal = { $score } of { $goal }

## Kinds of words people type

kind-number = number
kind-amounts = amounts (such as 2gold+1coin)
kind-choice = choice
kind-flag = “yes” or “no”
kind-seat = seat (seat1, seat2 and so on)
kind-verb = verb

## The panel's questions, where a game says nothing of its own

ask-verb = What will you do?
ask-pay = How will you pay?
ask-deed = What exactly?
ask-count = How many?
decision = it is your turn
waiting = take the turn
order-ask = ask me
order-default = as the game proposes
ending-agreed = The game was ended by agreement.
ending-agreed-over = Ended by agreement after a last round: { $winners-count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
ending-agreed-draw = Ended by agreement as a draw: { $winners } share it.
ending-agreed-winner = Ended by agreement: { $winners } wins.
ending = { $winners-count ->
    [0] The game is over. Nobody has won.
    [one] { $winners } has won.
   *[other] { $winners } have won together.
}

## Steps of a turn

stage-done = { $label } ✓
stage-now = **{ $label }**
stage-next = { $label }
stage-skipped = ~~{ $label }~~
stage-between = {"  ›  "}

## Typed lines that cannot be read

notation-empty = There is no step here. Write a verb and its words, several steps separated by /.
notation-too-long = That line is too long: at most { $limit } characters at a time. Send it in two parts.
notation-unknown-verb = There is no verb “{ $given }”. Did you mean { $near-or }?
notation-unknown-verb-alone = There is no verb “{ $given }”. The verbs are: { $known }.
notation-unknown-word = There is no { $expected } “{ $given }”. Did you mean { $near-or }?
notation-unknown-word-alone = There is no { $expected } “{ $given }”. Start typing and choose from the list.
refusal-malformed = One of these names or numbers does not exist in this game. The list completes the names as you type.
    .right = Use names and numbers that the list offers.
refusal-due-over = The game is over.
    .right = Nothing can be done any more. A rematch can be begun below the last post.
refusal-set-up-over = That belongs to the set-up, which is over for you.
    .right = Nothing: it does not come again in this game.
notation-ambiguous = “{ $given }” may be { $near-or } here. Write the one you mean.
notation-unknown-field = { $known-count ->
    [0] { $verb } knows no “{ $given }:”: it takes no additions.
   *[other] { $verb } knows no “{ $given }:”. It takes { $known-or }.
}
notation-too-many-words = “{ $given }” is one word too many for { $verb }. Several steps are separated by /.
notation-too-few-words = { $verb } is not complete: { $field } is missing (a { $expected }).
notation-not-a-number = “{ $given }” is not a number ({ $field }). Write one such as 3.
notation-not-amounts = “{ $given }” is not an amount. Write 2gold+1coin, or - for nothing.
notation-not-a-seat = “{ $given }” is not a seat. Write seat1, seat2 and so on.

## Taking back

undo-nothing = There is nothing of yours to take back.
undo-other-acted = Somebody has acted since: this step can only be taken back together.
undo-chance = Dice or cards came after it: what chance has shown stays.
undo-revealed = Something hidden has been shown: that cannot be taken back.
undo-said = That was said before everybody, who answer each other: alone you cannot take it back.
undo-seam = The rules of this game changed after that: the game does not go back behind that moment, and what was played before is not shown again.
undo-fork = Your what-if begins there: what was played before belongs to the other game, and stays.
undo-ended = The game is over: nothing can be taken back any more.
undo-done = { $who } took back: { $what }

## Options

options-unknown-option = There is no option “{ $given }”. There are: { $known }.
options-unknown-choice = “{ $given }” is no choice for { $option }. Choose { $known-or }.
options-seats = This game takes { $fewest-is-most ->
    [yes] { $most }
   *[no] { $fewest } to { $most }
} players, not { $given }.
options-unknown-title = There is no game “{ $given }”. Keryx knows { $known }.

option-own = one’s own ({ $digest })
options-own-broken = The table for { $option } ({ $digest }) is not one to play with. Attach it with /game own to read what is wrong.

## Boards and cards of one’s own

own-in = in { $name }
own-in-vowel = in { $name }
own-of = of { $name }
own-of-vowel = of { $name }
own-does = { $name }: { $does }
own-none = { $title } takes no board or cards of your own.
own-other-game = { $file } is for { $title }, but here { $here } is played. Nothing has changed.
own-how = Attach your file with /game own. The page docs/own-boards.md of Keryx says how to make one.
own-one-of-two = Either choose one of ours for { $option } or attach a file of your own, not both. Nothing has changed.
own-set = This game will be played with your own: { $option }, { $digest }. It is not rated.
own-removed = This game will be played with what comes with it.
own-broken = { $file } cannot be played with yet, so nothing has changed. { $count ->
    [one] One thing is wrong:
   *[other] { $count } things are wrong:
}
own-more = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}
button-own = Own board or cards…
button-own-remove = Play with ours again

## Game files

record-not-json = This file is not JSON. Take one that /game export has written.
record-not-a-game-file = This is not one of Keryx’s game files. Take one that /game export has written.
record-other-format = The file has form { $given }; this Keryx reads form { $known }.
record-bad-field = The file is damaged: “{ $field }” is missing or has the wrong form.
record-bad-entry = The file is damaged: entry { $entry } of its log has the wrong form.
record-bad-deed = Entry { $entry } of the log cannot be read: “{ $deed }”.
record-unknown-game = This is a game of “{ $given }”, which this Keryx does not know. It knows { $known }.
record-other-version = The file was played by version { $given } of the rules, this Keryx plays version { $known }.
record-seam = This game went on under other rules after entry { $entry }. Nobody can replay what came before, so nobody can check the file, and I do not read it. Its text tells every move.
record-too-long = The file has too many entries: { $limit } is the most.
record-bad-header = The file is damaged: its options, seats or seed do not fit.
record-bad-setup = The file is damaged: its set-up does not fit the game.
record-illegal-entry = Entry { $entry } breaks a rule: “{ $deed }”. The file has been changed or damaged.
record-other-digest = The file replays, but to another end than it states. It has been changed or damaged.
record-seed-secret = The seed is still secret: it is published when the game ends. Then it can be verified.
record-other-commitment = The seed does not fit the commitment published at the start.
record-false-draw = { $entry ->
    [0] The set-up does not follow from the seed.
   *[other] The draws of entry { $entry } do not follow from the seed.
}

## What keeps a wish from being carried out at a table

table-trouble = That did not work. Nothing has changed.
table-no-game = There is no game in this channel. /game new begins one.
table-not-here = This belongs to a game in another channel. Go there to press it. /turns shows the games that wait for you.
table-old-post = This is an older post. The newest has the buttons that count.
table-unreadable = That button or choice says nothing I understand, so nothing was done. /turn shows your panel afresh, /help what you can do here.
table-channel-taken = A game is already under way in this channel. Use another channel or a thread, or end that game first.
table-not-running = The game is not running: it has not begun, or it is over. /game status tells which.
table-not-in-lobby = The game has begun: seats and options can no longer be changed. To give your seat up for good: /game concede.
table-called-off = This game was called off. /game new begins another one.
table-no-such-title = There is no game called “{ $given }”. The list that opens while you type has those there are.
table-lobby-full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
} The host can add seats with /game settings.
table-already-seated = You have a seat at this table.
table-seats-missing = { $taken } of { $seats } seats are taken. Invite more people, or give the rest to { $computer-many }.
table-not-seated = You do not play in this game. You can watch it with /board.
table-not-your-decision = It is not your move. We are waiting for { $waiting }.
refusal-by-rule = { $what } (rule { $rule })
table-not-asked = It is not your move, or your answer is no longer asked for.
table-not-yours = It is not your move.
table-given-up = You have given this game up already.
table-not-host = Only the host, { $host }, can do that.
table-not-hosting = Only the host, { $host }, and co-hosts can do that.
table-host-already = { $name } is the host already.
table-no-cohost = { $name } is no co-host here.
table-too-many-at-once = I am drawing { $most ->
    [one] a picture
   *[other] { $most } pictures
} for you already. Ask again when one of them has come.
table-too-many-wishes = You have asked for { $most ->
    [one] a picture
   *[other] { $most } pictures
} within a minute. You can have the next one in { $left } s.
table-too-often = You have had { $most ->
    [one] a picture
   *[other] { $most } pictures
} posted within { $minutes } min. You can have the next one posted in { $left ->
    [one] a minute
   *[other] { $left } minutes
}. For yourself alone you can look at any time.
table-too-many-tables = You host { $most ->
    [one] a table that is not over. Finish it or call it off first.
   *[other] { $most } tables that are not over. Finish or call off one of them first.
}
table-too-many-cohosts = A table has { $most } co-hosts at most. Dismiss one first.
table-not-on-server = { $name } is not on this server. Choose somebody who is.
host-left = { $old } has left the server. { $new } hosts this table now.
host-left-you = { $old } has left the server, and you host this table now: ask again.
table-stale = The game has moved on since you saw it. Here is where it stands now.
table-line-goes-on = After step { $done } luck decides or something is revealed: a line ends there. Type what follows when you have seen it. Nothing has been played.
table-bad-wish = { $wish } is not available: it does not exist here, or somebody else wishes for it.
table-no-such-turn = That turn has not been played. The newest is turn { $latest }.
table-fork-hides = This game goes on, and not everything in it lies open: playing on with a copy would tell what nobody may know yet. When it is over, /fork opens it at any turn.
table-forks-off = This game goes on, and its table does not let people try out past turns meanwhile. { $host } can allow it with /game settings; when the game is over, anybody can.
table-fork-watcher = This game goes on: until it is over, only those who play may try out its past turns.
table-fork-of-fork = This is a what-if itself, from turn { $turn }. Fork the game it comes from instead.
table-fork-rules = That turn was played under rules that I do not keep any more, so nobody can play on from there. Choose a later turn.
table-fork-gone = Whoever held seat { $seat } had given up by then. Choose another seat.
table-too-many-forks = You have { $most } what-ifs open. End one of them first, with /game abandon in its thread.
table-fork-opening = I am opening a what-if for you just now. It will be there in a moment.
table-no-thread = I cannot open a thread for it here. I need a text channel, and in it the permissions “{ permission-create-public-threads }” and “{ permission-send-messages-in-threads }”: a server administrator can grant them.
table-game-damaged = This game cannot be replayed from its log and is closed until that is mended. Other games go on. Tell whoever runs me this code: **{ $code }**.
table-rules-changed = The rules of this game changed, and nothing is played until its table agrees how to go on: look for my message about it in this channel.
table-internal-trouble = That was a fault of mine, and it is written down. Your turn is as it was; please try again. If it stays, tell whoever runs me this code: **{ $code }**.
table-file-too-large = That file is too large: { $limit } kB is the most I read.
table-file-too-slow = Reading that file takes far longer than any game does. I have stopped; nothing has changed.
table-file-too-heavy = Reading that file takes more memory than any game does. I have stopped; nothing has changed.
table-file-at-hand = I am still reading your last file. When you have my answer, send the next one.
table-files-waiting = Many people are having files read just now. Please try again in a few minutes.
table-file-gone = Discord did not give me that file. Please attach it once more.
table-store-full = The disk is full: nothing was written. Whoever runs me must make room.
answer-lost = Discord lost my answer. What you did may have been done: please look before you do it again.
table-store-busy = The store is busy. Nothing was written; please try again in a moment.
table-store-unsure = The connection to the store was lost just now: this was written, or it was not. Please look before you try again.
table-store-damaged = The store cannot be read ({ $path }). Whoever runs me must bring back a copy.
table-store-barred = The database { $path } does not let me in. Whoever runs me must look at DATABASE_URL: the name, the password, and what they may do there.
table-store-newer = The store ({ $path }) was written by a newer Keryx. Run that one, or bring back a copy from before its upgrade.
table-store-held = A bot already runs on { $path }, and an SQLite file takes one. End that bot first, or name another file in DATABASE_URL. For several processes there is PostgreSQL.
table-store-foreign = The database { $path } belongs to something else: it has a table “{ $table }” that is not mine. Give me one of my own.
table-store-address = DATABASE_URL names no database I can use. Write sqlite+aiosqlite:///keryx.sqlite3, or postgresql+asyncpg://user:password@host/name with the extra “postgres” installed.

## Missing permissions, told to the host

missing-permission = I may not do my work in { $channel }: I lack the permission “{ $permission }”. A server administrator can grant it in the channel’s settings.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-mention-everyone = Mention Everyone

## The lobby

lobby-title = **{ $title }** · players wanted
lobby-intro = { $host } opens a table for { $seats ->
    [one] one player
   *[other] { $seats } players
}.
reliable-games = { $count ->
    [one] 1 game finished
   *[other] { $count } games finished
}
reliable-pace = mostly answers within { $time } · { $games }
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (host)
lobby-seat-wish = { $number }. { $name }, would like { $wish }
lobby-seat-computer = { $number }. { $computer }
lobby-seat-free = { $number }. free
lobby-options = Played with: { $options }
lobby-missing = { $missing ->
    [0] Everybody is here: any of you can begin.
    [one] One seat is free.
   *[other] { $missing } seats are free.
}
lobby-commitment = Chance is sealed: { $commitment }
lobby-chance = Chance is sealed: { $commitment }. { $what }
lobby-no-chance = Nothing is left to chance: nothing is drawn, dealt or thrown.
lobby-joined = Welcome to the table. You have seat { $number }.
lobby-left = You have left the table.
lobby-started = The game begins!
lobby-called-off = The game was called off before it began.
lobby-wish-noted = Noted: you would like { $wish }.
lobby-wishes-gone = What { $who } wished for is not to be had any more.
lobby-wish-none = Noted: anything will do.
lobby-changed = Saved.
lobby-choose-wish = What would you like to play?
lobby-choose-computers = Who takes the free seats?
lobby-play-alone = You hold every seat. Begin whenever you like.
lobby-created = The table is open.
lobby-hosting = **{ $title }: for the host**
lobby-players = { $same ->
    [1] { $most } players
   *[other] { $least } to { $most } players
}
close-alt = A close-up of where it happened. { $what }
cover-free = free
cover-lot = drawn by lot
cover-dealt = An example: chance deals when the game begins
cover-alt = { $title }: the board that will be played.
cover-alt-dealt = { $title }: the board that will be played, as chance might deal it.

## Buttons

button-join = Take a seat
button-leave = Leave
button-start = Begin
button-options = Rules and options
button-wish = I’d like to play…
button-hosting = For the host…
button-computers = Give { $computer-many } the free seats
button-no-computers = Dismiss { $computer-many }
button-alone = Play all seats myself
button-call-off = Call off
button-turn = Take my turn
button-turn-of = { $title }: take my turn
button-board = Board
button-changed = What changed
button-plan = Plan
button-orders = Standing orders
button-rules = Rules
button-back = Back
button-return = Back to the panel
button-plan-return = Back to the plan
button-learn-return = Back to the lesson
button-undo = Take back
button-undo-steps = Take back all { $count }
button-keep-playing = No, go back
button-more = More
button-earlier = Earlier
sheet-rest = **The rest:** in the file below, as there is no more room here.
sheet-rest-file = the-rest
sheet-rest-cut = There is more to tell, but I may not attach files here: /history has it.
button-later = Later
button-search = Search
button-concede = Concede
button-panel = Refresh
button-again-game = Play again
button-here = Show me my panel
button-text = In words
button-odds = Chances
button-likely = How likely?
button-answer = Answer
button-answer-else = Another answer
button-hand = My hand
button-what = What is…?
what-title = What is…?
what-label = Anything with a name, or a part of it
what-which = Several fit. Which one?
what-which-game = Several games have that. Which one?
what-of-kind = { $name } ({ $kind })
what-nowhere = No game has anything called “{ $given }”. { $near-count ->
    [0] Start typing and choose from the list.
   *[other] Did you mean { $near-or }?
}
card-elsewhere = “{ $given }” is something of { $games-or }: here { $title } is played.
button-why = Why?
button-why-not = Why not?
button-why-else = Another question
button-why-before = Earlier sentences
button-why-ask = Type what I would like to do
why-what = What would you like to know? Choose something that is not to be had now, or a sentence of what happened, and read why. Or type what you would like to do.
why-vain = Why not …?
why-happened = Why did that happen?
why-which = Choose a sentence: here is the rule it follows from.
why-ask-title = Why not?
why-ask-label = What would you like to do?
why-refused = Not now: { $what }
why-right = **What would make it possible:** { $right }
why-way = **The way there:** { $steps }. Then it is allowed.
why-way-refused = And after that ({ $steps }): { $what }
why-then = {" "}→{" "}
why-possible = { $count ->
    [one] Of that kind this is possible now:
   *[other] Of that kind { $count } things are possible now:
}
why-allowed = That is allowed: { $what }
why-price = It costs { $cost }.
why-brings = It would bring: { $what }
why-watching = You only look on. Now it is for others:
why-not-your-turn = You are not asked now.
why-if-it-were = If it were your turn, on this board as you know it, and the others did as little as they can until then:
why-for-them = For { $who }, on this board as everybody sees it:
why-untried = Whether it would be possible hangs on what is hidden from you or still open. In general:
why-refused-then = Not then: { $what }
why-allowed-then = That would be allowed: { $what }
why-what-not = What would you like to do? Choose something that is not to be had now, and read why, or type it.
why-what-typed = What would you like to do? Type it, and read whether it is possible, and if not, why.
why-unread = Begin with a verb and choose from the list as you type, or press below for what may be asked.
why-rules = Rules: { $section }
button-previous-turn = Turn before
button-fork = What if?
button-next-turn = Turn after
menu-choose = Choose
menu-page = Page { $page } of { $pages }
menu-beyond = Others: { $what }
menu-search-title = Search
menu-search-label = Part of its name
menu-search-none = Nothing here is called “{ $typed }”.
several-menu = Several at once: { $what }
several-menu-part = Several at once: { $what }, { $first } – { $last }
several-menu-of-one = Several at once: { $what }, { $first }
several-all = All { $count } at once
several-all-but = All but…
several-these = { $count ->
    [one] Do the one that fits
   *[other] Do these { $count }
}
several-times = { $what } × { $count }
several-nothing-done = Nothing was done yet, as not all of it fits together. What fits stays chosen.
several-misfit = - **{ $what }**: { $why }
several-unknown = - One of the choices is not known any more.
several-twice = It was chosen twice, with different amounts. Choose one of them.
several-waits = Others have to answer before that.
several-final = Chance decides it, or it shows something hidden. Do it by itself.

## The post after a turn

post-title = **Turn { $turn } · { $headline }**
post-told = ended as told above
post-begin = **{ $title } begins**
post-fork = **{ $title }: from turn { $turn } on**
post-seats = { $seats }
post-next = Next: { $who }, { $what }.
post-next-question = Next: { $who }: { $what }
post-next-computer = Next: { $who }.
post-undone = { $who } took back the last step.
post-ended = **{ $title } is over**
post-final = Final standing
post-final-line = { $rank }. { $who } · { $score }
post-final-shared = **{ $rank }.** { $who } · { $score } (shared)
post-seed = The seed was { $seed }. /game verify proves that chance was honest.
post-changed-none = Nothing has changed since your last turn.
post-changed-title = Since your last turn
answer-likely = { $label } · { $percent }%
panel-likely = Percent: how likely it holds, by what you hold alone. What others say may be a bluff.
news-since = **Since your turn:** { $what }
news-of = **{ $who }:** { $what }
news-all = All that happened
news-fight = **The fight is over:** { $what }
news-fight-won = **You won the fight.** { $what }
news-fight-lost = **You lost the fight.** { $what }
post-exchange = -# [How it went, word for word ↗]({ $link })
post-earlier = … what came before: /history
post-latest = Much happened. The latest:
exchange-taken-back = This was taken back.
exchange-answer-there = [Answer up there ↗]({ $link })
exchange-too-late = Too late: this has been answered, and things have moved on.
post-no-picture = (No picture this time: drawing it failed. The game is not touched by that.)
story-times = { $what } ({ $count } times)
story-sentence = { $by } { $did }.
story-holder = { $by } ({ $name })

## The private panel

panel-title = **{ $role } · turn { $turn }**
panel-title-before = **{ $role }**
panel-notation = What you have clicked, as you could type it with /play:
panel-last = Last: { $what }
panel-nothing-owed = There is nothing for you to decide now. Waiting for: { $waiting }.
panel-game-over = The game is over.
panel-late = Your time was up, so this stands: { $what }.
panel-ordered = Your standing order answers this { $when }: { $what }. It takes as long as a person might, so that nobody can tell. You can also answer yourself.
panel-stale = This panel is out of date: the game has moved on. Here is a fresh one.
panel-undone = Taken back.
panel-ends-too = ⏹ And with it: { $what }. Nothing else would be left to do.
panel-foretold-more = … { $count ->
    [one] 1 more line
   *[other] { $count } more lines
}: press “More”.
panel-in-vain = ✗ { $what }: { $reason }
panel-warning = { $warnings } Go on all the same?
panel-ending-now = Ending now: { $warnings }
panel-final = This cannot be taken back afterwards: { $why ->
    [chance] luck decides what comes of it.
   *[revealed] it shows what was hidden.
}
panel-stays = No taking back alone: { $why ->
    [chance] luck has decided since.
    [revealed] something hidden has been shown.
    [said] it was said before everybody.
   *[other] somebody else has acted since.
}
panel-summary = Your turn: { $what }
panel-summary-other = In this turn: { $what }
panel-guide = *{ $sentence }*

## Planning

plan-title = **Plan** · nothing here counts yet
plan-empty = Try out moves: nobody sees them, nothing counts until you press Play.
plan-play = Play this
plan-both = Play it, the rest on my next turn
plan-drop = Drop it
plan-played = Played: { $what }
plan-broken = The plan no longer fits the game from step { $step } on: { $reason }

## Boards and history

board-title = { $title } · turn { $turn }
card-none = In { $title } there is nothing to look up. The rules are in /game rules.
card-alt = { $name }, as it looks in the game.
card-alt-place = { $name } on the board, with a line around it.
card-unknown = { $title } has nothing called “{ $given }”. { $near-count ->
    [0] Start typing and choose from the list.
   *[other] Did you mean { $near-or }?
}
board-unknown-place = There is no place called “{ $given }” on this board. { $near-count ->
    [0] Start typing and choose from the list.
   *[other] Did you mean { $near-or }?
}
history-title = { $title } · { $one ->
    [1] turn { $to }
   *[0] turns { $from } to { $to }
}
history-turn = **{ $turn }** · { $what }
history-taken-back = ~~{ $what }~~ (taken back)
history-empty = Nothing has happened yet.
history-seam = Before that { $entries ->
    [one] { $entries } entry was
   *[other] { $entries } entries were
} played under earlier rules. What they did is not told again.
history-by-order = (by standing order)
history-by-default = (by default)
history-by-clock = (time ran out)
history-by-computer = ({ $computer-name })
history-by-host = (host)
history-conceded = { $who } conceded.
history-agreed-round = All have agreed: this round is the last.
history-agreed-on = { $who } has taken it back: this round is not the last.
history-agreed-over = The last round is over.
history-agreed-draw = All have agreed on a draw.
history-agreed-winner = All have agreed on who has won.
history-fork = ***What if?** From here on { $who } tries something else.*
history-undo = { $who } took back.
export-done = The game so far, as a file. keryx replay and keryx verify read it.
export-hidden = This game has secrets: its file is given out when it is over.
import-done = The file is sound: { $title }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
verify-done = Honest: every draw of this game follows from the seed published at its end, and that seed is the one sealed at its start.
verify-fork = Honest: whatever was drawn since this what-if began follows from its own seed, and that seed is the one sealed at its start. What came before belongs to the other game.
verify-no-chance = Nothing to prove by chance: this game drew only its set-up, and that follows from the seed.
verify-running = The seed is secret while the game runs. Sealed at the start: { $commitment }
concede-ask = Concede? Your seat leaves the game for good; the others play on.
concede-done = You have left the game.

## Status

status-lobby = { $title }: gathering, { $taken } of { $seats } seats taken.
status-running = { $title }, turn { $turn }, round { $round }.
status-ended = { $title } is over.
status-called-off = { $title } was called off.
status-last-round = All have agreed: this round is the last.
status-waiting = Waiting for { $who }: { $what }
status-standing = **{ $rank }.** { $who }: { $score } · { $holdings }
status-options = Rules: { $options }
status-host = Host: { $host }
status-cohosts = { $count ->
    [one] Co-host: { $names }
   *[other] Co-hosts: { $names }
}
settings-changed = Saved: { $what }

## Notes of one's own

note-title = Your note about this table
note-label = Only you see it
note-kept = Noted. It stands on top of your panel here, and only you see it.
note-cleared = Your note about this table is gone.
button-note = My note

## Why can they not do this here?

check-title = **{ $who } here**: what may stand in the way
check-bot-yes = I may see, post, attach files and embed links here.
check-bot-no = I lack “{ $permission }” here: an administrator can grant it in the channel’s settings.
check-bot-person-no = That is a bot: bots take no seats.
check-member-no = They are not on this server: invite them.
check-sees-yes = They see this channel.
check-sees-no = They do not see this channel: grant them “View Channel” here.
check-commands-yes = They may use commands here.
check-commands-no = They may not use commands here: grant them “Use Application Commands”.
check-timeout-no = They are timed out on this server: a moderator can end that.
check-table-no = There is no table in this channel: /game new opens one.
check-running-yes = { $title } is running here.
check-running-no = { $title } is not running here: it gathers, or it is over.
check-held-no = Its rules have changed: nobody can play until the table agrees how to go on, below my message about it.
check-seat-yes = They play { $seats }.
check-seat-no = They have no seat here: /game replace or /game takeover gives them one.
check-lent-no = { $name } holds their seat while they are away; /me ends the holiday.
check-conceded-no = They have conceded: their seat takes no more turns.
check-turn-yes = Something is expected of them: { $what }
check-turn-no = Nothing is expected of them now:
check-paused-no = The table pauses until { $until }: clocks and calls rest, and one may play all the same.
check-away-no = They are away until { $until }; they end that in /me, or by opening their panel.
check-substitute-yes = { $name } plays for them.
check-letters-no = Direct messages to them failed: calls come in the channel instead. They can allow them in this server’s privacy settings.
permission-embed-links = Embed Links
permission-read-message-history = Read Message History
permission-manage-threads = Manage Threads

## What is new

news-told = **New in Keryx:** { $news } (Not wanted here? /game settings news.)
news-on = This table hears once what is new, below a post.
news-off = This table hears no more what is new.

## How it stands

standing-title = { $title }: how it stands
standing-line = **{ $rank }.** { $who }: **{ $score }**
standing-shared = **{ $rank }.** (shared) { $who }: **{ $score }**
standing-no-points = Nobody has any points so far.
standing-alt = The scores so far, turn by turn.
button-standing = How it stands
button-standing-post = Show everybody

## What only one sees oneself

hand-title = **Only you see this**
hand-seat = **{ $who }**
hand-open = Nothing is hidden in { $title }: everybody sees what you see.
hand-none = You hold nothing now that others cannot see.
odds-title = **Your chances**
odds-none = There is nothing to work out for you now.

## Standing orders

orders-title = Your standing orders
orders-intro = They answer for you outside your turn, so that nobody has to wait.
orders-pause = Where an answer would give away something you keep to yourself, your order waits a while, as long as a person might think, so that nobody can tell it from you.
orders-none = You have given none: what is not said here goes as the game proposes.
orders-line = { $about }: { $order }
orders-nothing = This game asks you nothing outside your turn.
orders-choose = Which case?
orders-choose-order = What should happen then?

## Help for where one stands

help-no-game = No game is under way here. /game new opens a table; two taps and you play, alone against computers if you like. /learn teaches a game in short lessons.
help-lobby-host = Your table is gathering players: { $taken } of { $seats } are here. Give the rest to { $computer-many }, or begin when everybody has come.
help-lobby-seated = You have a seat. { $host } begins the game when all { $seats } seats are taken.
help-lobby-outside = { $host } is looking for players: take a seat with the button or /game join.
help-my-turn = { $who }, it is your turn: { $what }. /turn opens your panel; it guides you step by step.
help-my-answer = { $who }, you are asked something: { $what } /turn opens your panel.
help-not-my-turn = We are waiting for { $who }: { $what }. You will be called when it is your turn. Meanwhile: /board, /history.
help-not-my-turn-orders = With /orders you can answer in advance what others may ask you.
help-watching = You are watching. /board shows the board, /history what has happened; with /game watch you hear how it ends.
help-ended = The game is over. /game verify proves that chance was honest, /fork opens it again at any turn, to see what might have been, /game new opens the next.
help-fork-over = This what-if is over. /fork in the game it comes from opens another.
help-rules = /game rules explains the rules, from one minute to every detail.
help-typing = Everything can also be typed: /play { $example }. And /why says why something is not allowed.
help-advice = /advice tells what I would play in your place, and why.
help-forks = With /fork you can try out past turns while the game goes on.
rules-topics = Topics
rules-which = Which game’s rules?
rules-unknown-topic = There is no topic “{ $given }”. There are: { $known }.
rules-none = There is no rules help for this game yet.
rules-found = On “{ $given }” the rules say:
rules-found-line = **{ $heading }**: { $quoted }
rules-read = Read on
rules-not-found = The rules say nothing on “{ $given }”. Try another word, or a part of one.
rules-seek-title = Search the rules
rules-seek-label = A word or several, such as: coin
button-rules-whole = Whole page
button-rules-try = Try it
button-rules-seek = Search the rules

## Alternative text of pictures and the board in words

alt-title = { $title }, turn { $turn }.
alt-title-before = { $title }, before the first turn.
alt-plan = A plan after { $step ->
        [one] one step
       *[other] { $step } steps
    }: nothing of it counts.
alt-to-play = To play: { $who }.
alt-changed = What changed: { $what }
alt-standing = { $who }: { $score }; { $holdings }.
alt-standing-plain = { $who }: { $score }.
alt-more = In words: /board text.

## Calls

call-title = Your turn in **{ $title } · { $channel }**

## Statistics

stats-heading = { $who } on this server
stats-heading-everywhere = { $who } everywhere
stats-title = **{ $title }**: { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won.
stats-rank = { $rank-nth } × { $count }
stats-ranks = Places: { $ranks }.
stats-conceded = Conceded: { $count }.
stats-rating = Rating: **{ $points }**, from { $games ->
    [one] one game
   *[other] { $games } games
}.
stats-rating-early = Rating: { $points }, still uncertain after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}.
stats-unrated = No rating yet: only games against other people count for it.
stats-running = Under way now: { $count ->
    [one] one game
   *[other] { $count } games
}.
stats-pace = Usually plays within { $time } (median of { $turns }).
stats-newest = Newest games
stats-game = { $when } · { $title } · { $rank-nth } of { $seats } · { $score }
stats-game-conceded = { $when } · { $title } · conceded · { $score }
stats-together = You and { $who }
stats-together-title = **{ $title }**: { $games ->
    [one] one game
   *[other] { $games } games
} together, { $own } won by you, { $other } by { $who }.
stats-together-game = { $when } · { $title } · you { $own-nth }, { $who } { $other-nth }
stats-none = Has not finished a game here yet.
stats-none-own = You have not finished a game here yet. The first one counts.
stats-uncounted = Keeps no statistics.
stats-uncounted-own = You have asked for no statistics, and there are none. /privacy changes that.
stats-bot = Bots take no seats here: there is nothing to tell.
button-stats-here = This server only
button-stats-everywhere = Everywhere
button-privacy = My data

## Privacy

privacy-title = Your data
privacy-what = I keep your Discord id, and the name you went by, at the tables where you sit or that you host; what you do there and when, so that games can be replayed; how your games ended, and a rating, unless you would rather not. I do not read messages, and nothing goes to anybody else.
privacy-amounts = Now: { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $actions ->
    [one] one action
   *[other] { $actions } actions
}, { $results ->
    [one] one result
   *[other] { $results } results
}.
privacy-counted = Statistics of you are kept.
privacy-uncounted = No statistics of you are kept.
privacy-counted-now = From now on your games count again.
privacy-uncounted-now = Your results and ratings are gone, and your games count no more.
privacy-file = Everything I keep of you. Only you see this message.
privacy-forget-title = Forget you?
privacy-forget-what = Your name and id go from every table, and your results and ratings with them. The games stay, with seats instead of you. What I have posted in channels stays there: ask whoever runs the server. This cannot be taken back.
privacy-forget-running = { $title } in { $channel } is under way: your seat is conceded.
privacy-forget-lobby = { $title } in { $channel } has not begun: you leave the table.
privacy-forget-more = … and { $count ->
    [one] 1 more table.
   *[other] { $count } more tables.
}
privacy-forgotten = Done: I do not know you any more. If you sit down at a table again, we start afresh.
privacy-seen-table = Shown to everybody in the channel of the game
privacy-seen-server = Shown to everybody on the server
privacy-seen-alone = Shown to you alone
privacy-details-kept = Unless it says otherwise, it is kept until you press “Forget me”. Whoever runs me can read the database; nobody else gets it. “Export my data” gives you every row.
privacy-trace-hosted = tables you host: your id and name
privacy-trace-seats = your seats: id, name, what you wished to play
privacy-trace-actions = what you did in games, and when; without you it stays, named by its seat
privacy-trace-seats_kept = a seat kept for you in a rematch, until it is taken
privacy-trace-questions = votes you asked for
privacy-trace-questions_about_own_seat = votes about your own seat
privacy-trace-answers_to_questions = your answers in votes
privacy-trace-parts_at_tables = games you follow or co-host, with your language
privacy-trace-seats_handed_on = seats that changed hands by your click
privacy-trace-seats_left = seats you left
privacy-trace-seats_taken_over = seats you took over
privacy-trace-offers_made = seats you put on offer
privacy-trace-offers_received = seats offered to you
privacy-trace-times_away = your holidays: from when till when
privacy-trace-times_as_substitute = holidays of others during which you play for them
privacy-trace-results = how your games ended, and how long the others waited for you
privacy-trace-ratings = your rating in each game
privacy-trace-searches = tables you looked for players for
privacy-trace-answers = your answers to those who look for players
privacy-trace-notes = your notes about games, until you clear them
privacy-trace-plans = your plans and notes, until you drop them
privacy-trace-moves_ahead = moves you gave ahead, until they are played or dropped
privacy-trace-letters = that you were told how a game you followed ended
privacy-trace-waits = since when a game waits for you, until you have played
privacy-trace-clocks = what is left of your clock in each game, and whether you have had its extension
privacy-trace-calls = when and why I called you
privacy-trace-habits = your time zone, waking hours, language, how I call you, whether you want pictures, are new, hear that you are next, and show how reliable you are
privacy-trace-lessons = how far you have come in the lessons of each game
privacy-trace-no_statistics = that you want no statistics
privacy-trace-orders = your standing orders, until you change them or leave the seat
button-privacy-details = What exactly?
button-privacy-file = Export my data
button-privacy-count-off = No statistics of me
button-privacy-count-on = Keep statistics again
button-privacy-forget = Forget me
button-privacy-forget-now = Forget me for good

## Finding players

lfg-title = { $title }: players wanted
lfg-wanted = { $host } would like to play with { $seats } at the table.
lfg-how = { $pace }, in { $language }
lfg-pace-sitting = At one sitting
lfg-pace-daily = About a turn a day
lfg-pace-slow = A turn every few days
lfg-missing = { $missing ->
    [one] One more person, and the table opens here.
   *[other] { $missing } more people, and the table opens here.
}
lfg-found = Enough players found: the table opens.
lfg-waits = Enough players found. Another game is under way here: the table opens when it is over.
lfg-opened = Enough players found, and the table is open.
lfg-over = Time is up: not enough people have answered. /lfg new asks again.
lfg-withdrawn = This was taken back.
lfg-until = Open until { $until }
lfg-call = { $people }: your table for **{ $title }** is open. { $host } begins when everybody is ready.
lfg-posted = { $missing ->
    [one] You are looking: one more person, and the table opens here by itself.
   *[other] You are looking: { $missing } more people, and the table opens here by itself.
}
lfg-in = You are in. { $state }
lfg-in-last = You are in, and you were the last one. { $state }
lfg-out = You are out.
lfg-out-own = You have taken this back: nobody can answer any more.
lfg-list = Looking for players on this server
lfg-list-none = Nobody just now. /lfg new asks for players in your channel.
lfg-list-more = … and { $count } more.
lfg-entry = **{ $title }** · { $host } · { $pace }, { $language } · { $found } of { $seats } · ends { $until } · { $where }
button-lfg-in = I’m in
button-lfg-out = Count me out
button-lfg-out-of = Take back: { $title }
table-seeking-over = This search is over: it has ended, was taken back, or has led to a table. /lfg list shows what is open.
table-seeking-already = You are looking for players for this game here already. Take that back first, or wait for answers.
table-answered-already = You are in already. As soon as enough people have answered, the table opens.
table-not-answered = You have not answered this search, so there is nothing to take back.
table-seeking-alone = You need nobody for a table of one: /game new opens it.

## Administration

admin-tables = { $count ->
    [one] One open table on this server
   *[other] { $count } open tables on this server
}
admin-tables-none = No table is open on this server. /game new opens one.
admin-stuck = { $count ->
    [one] One table that needs somebody
   *[other] { $count } tables that need somebody
}
admin-stuck-none = No table is stuck: everywhere somebody has acted within { $days ->
    [one] a day
   *[other] { $days } days
}, all posts arrive, and every log replays.
admin-line-running = **{ $number }** · { $title } in { $channel } · turn { $turn } · host { $host } · last action { $last }
admin-line-lobby = **{ $number }** · { $title } in { $channel } · gathering, { $taken } of { $seats } seats · host { $host } · since { $last }
admin-line-unread = **{ $number }** · { $title } in { $channel } · host { $host } · last action { $last }
admin-waiting = Waiting for { $waiting }
admin-nobody = nobody
admin-trouble-quiet = Nobody has acted for a long time. Talk to whoever is waited for, or close the table.
admin-trouble-unsent = My posts cannot be sent there. See what I may do in that channel.
admin-trouble-held = Its rules have changed: it waits until its table agrees.
admin-trouble-damaged = Its log does not replay. Export it for whoever runs me, or close it.
admin-trouble-fault = It met a fault of mine. Tell whoever runs me this code: **{ $code }**.
admin-status-lobby = gathering
admin-status-running = running
admin-status-ended = over
admin-status-called-off = called off
admin-export-damaged = This game does not replay; here is what is stored of it, for whoever runs me.
admin-close-ask = Close table { $number }, { $title } in { $channel }? It ends without a result, and nobody can play on. Its log stays.
admin-closed = Table { $number } is closed, and its channel is told.
admin-kept = Table { $number } stays open.
admin-closed-title = { $title }: this table was closed
admin-closed-people = For { $people }:
admin-closed-what = Somebody who manages this server has closed it. There is no result; the log is kept. /game new opens another.
button-admin-close = Close the table
button-admin-keep = Keep it open
table-not-admin = Only people who may manage this server can do that (the permission is called “Manage Server”).
table-no-such-table = There is no table { $given } open on this server. /admin tables lists those that are.

## What if?

fork-title = { $title } (what if)
fork-source = What if, from turn { $turn } on? This is a fork of [another game]({ $link }), with luck of its own. It does not count.
fork-ask = **What if, from turn { $turn } on?** You play on from there in a thread of your own, computers at the other seats. It does not count. As whom?
fork-seat = Play as …
fork-thread = What if? { $title }, turn { $turn } · { $who }
fork-opened = Your what-if from turn { $turn } on is open: { $channel }. You play { $who }.
fork-back = The way back: { $link }
fork-yours = Yours: { $channels }
fork-turn = Turn { $turn } · round { $round }
fork-closed = Nobody has played on with it. There is no result; the game it comes from is as it was, and /fork there opens another.
forks-on = Those who play may open past turns of this game with /fork while it goes on.
forks-off = Past turns of this game can be opened with /fork only when it is over.

## Votes, people, seats that change hands, threads, who may open tables

vote-title = The table is asked
vote-undo = { $who } would like to take back their last step of turn { $turn }, and all that followed.
vote-rollback = { $who } would like the game to go back to the beginning of turn { $turn }.
vote-seen = Seen since then: { $what }
vote-seen-luck = luck has decided something.
vote-seen-after = If the game goes back, whatever luck decides from there on falls anew. What already lies there (dice under a cup, a pile, a hand) lies there again as it was, and whoever saw it knows it.
vote-abandon = { $who } would like to end this game without a result.
vote-end-round = { $who } proposes a last round: the game ends after the round that is played when all have agreed, and the points decide. Until then whoever plays may take that back.
vote-end-draw = { $who } proposes a draw: the game ends at once, and all who play share it.
vote-end-winner = { $who } proposes to end the game now: { $seat } has won.
vote-rules = { $who } would like to go on under the present rules (version { $now }), from the position as it stands.
vote-wait = { $who } asks the table to wait for { $seat } until { $until }: no calls and no end of a clock before.
vote-pause = { $who } asks the table to pause until { $until }: all clocks stand still, and nobody is called. Whoever likes may play on.
vote-resume = { $who } asks the table to end its pause now, not on { $until }: clocks run again, and I call.
vote-replace-person = { $who } proposes that { $to-name } takes over { $seat }.
vote-replace-open = { $who } proposes to look for somebody else for { $seat }.
vote-replace-computer = { $who } proposes a computer player for { $seat }: { $computer }.
vote-takeover = { $who } would like to take over { $seat }.
vote-yes = ✓ { $name }
vote-no = ✗ { $name }
vote-silent = · { $name }
vote-needs-all = All of them must agree; silence is no.
vote-needs-most = More than half must agree; silence is no.
vote-owner = But { $name } decides: their own word counts alone, and a move of theirs keeps the seat.
vote-playing-on = Whoever plays on says no.
vote-ends = Ends { $time }.
vote-agreed = Agreed: it is done.
vote-declined = Declined: everything stays as it is.
vote-expired = Not enough said yes in time: everything stays as it is.
vote-withdrawn = The question was withdrawn.
vote-overtaken = The game has gone on: the question is closed.

## Games whose rules have changed

held-title = { $title }: the rules have changed
held-changed = This game began under earlier rules that I can no longer play by. What is different now:
held-elsewhere = Under the rules I know, what was played so far leads to another position than the one on your board. Whoever runs me has been told.
held-newer = This game was played under newer rules than I know. Whoever runs me has been told, and may bring them back.
held-what-now = **Nothing is played until you agree.** You can go on under the present rules from the position as it stands, if all who play agree, or end the game without a result.
held-orders = If you go on: standing orders and moves given ahead lapse, plans stay. The game does not go back behind that moment.
button-go-on = Ask: go on from here
button-ask-end = Ask: end without result
vote-noted-yes = Noted: you agree. You can change your mind until it is decided.
vote-noted-no = Noted: you disagree. You can change your mind until it is decided.
vote-put = The question is put to { $asked }. It ends { $time }.
undo-ask = With the consent of those affected it still can. Shall I ask them?
abandon-ask = End this game for everybody, without a result? The table will be asked; more than half must agree. To leave alone: /game concede.
post-gone-back = Agreed by the table: the game is back at turn { $turn }, as { $who } asked. What is undone stays in /history.
post-abandoned = **{ $title } was abandoned**
table-nobody-to-agree = Nobody else plays who could agree to that. /game concede or /game abandon end a game alone.
table-end-agreed = The table has agreed on a last round already. As long as it lasts, whoever plays may take that back.
table-no-last-round = There is no last round to take back: none is agreed on, or somebody has taken it back already.
play-on-done = Done: this round is not the last. I tell the table.
table-vote-open = The table is being asked something already. One question at a time: answer that one first.
table-vote-over = This question is closed.
table-vote-not-asked = This question is for { $asked }. Your voice does not count here.
table-not-your-vote = Only { $asker }, who asked, can withdraw the question.
table-nothing-to-mend = There is nothing to take back there: nothing was done since.
table-computers-refuse = Dice, cards or something hidden have been seen since then, or a computer player has answered out of what only it knows. Computer players never agree to take that back.
table-no-such-seat = Which seat? This table has seats 1 to { $seats }.
table-seat-gone = Whoever held this seat has given up, and it has left the game. Choose another.
table-at-the-table = { $name } sits at this table already. Choose somebody who does not.
table-knows-too-much = { $name } held seat { $seat } in this game and knows its secrets, and could take back only that one.
table-offer-over = This seat is not on offer any more: somebody has taken it, its holder has played, or the offer was withdrawn.
table-offered-to-other = This seat is offered to { $name }.
table-not-your-seat = Only { $holder }, a host or the person who made the offer can withdraw it.
table-not-a-person = That is a bot. Choose a person, or let a computer player take the seat.
table-no-computer = No computer player of this kind holds or can take a seat here.
table-seats-kept = The free seats are kept for { $names }. The host can free them by sending { $computer-many } away.
table-no-rematch = Only people who played or hosted a game can ask for another, once it is over.
table-may-not-open = { $roles-count ->
    [0] On this server only some roles may open tables, and you have none of them. Ask somebody who manages the server.
    [one] On this server only { $roles } may open tables. Ask somebody of that role.
   *[other] On this server only { $roles-or } may open tables. Ask somebody of these roles.
}
offer-title = A seat is free · { $title }
offer-open = { $who } is looking for somebody to take over { $seat } in turn { $turn }. Whoever takes it plays on from here.
offer-late = Time is up for { $holder } in turn { $turn }. Who takes over { $seat } and plays on from here?
offer-named = { $who } offers { $seat } to { $name }, in turn { $turn }.
offer-until-then = { $holder } plays on until then.
offer-until-played = The seat stays { $holder }’s as soon as { $holder } plays.
offer-kept = The seat is kept: its holder has played.
offer-taken = Taken.
offer-declined = Declined.
offer-withdrawn = The offer was withdrawn.
offer-over = The offer is over.
offer-made = The seat is on offer. Until somebody takes it, { $holder } plays on.
offer-welcome = You play { $seat } from now on. What this seat may see, you may see. Standing orders do not come with it: give your own with /orders.
handover = { $new } takes over { $seat } from { $old }.
replace-done = { $seat } is in other hands now.
replace-one-of-two = Name a person or a computer player, not both.
watch-begun = You follow { $title }. When it is over, I write to you.
watch-over = You do not follow { $title } any more.
hosts-cohost = { $name } is a co-host now: all a host may do, but choosing hosts and calling the table off.
hosts-host = { $name } is the host now.
hosts-none = { $name } is no co-host any more.
rematch-created = The table is open: everybody a seat further. The others’ seats are kept for them.
lobby-seat-kept = { $number }. kept for { $name }
button-agree = Agree
button-disagree = Disagree
button-play-on = Play on after all
button-unpause = End the pause
button-withdraw = Withdraw
button-decline = Decline
button-take-seat = Take this seat
button-ask-undo = Ask them
button-ask-abandon = Ask the table
thread-locked = The thread { $channel } is locked, so I cannot post there. A moderator can open it again.
admin-roles-all = Everybody may open tables on this server.
admin-roles = On this server only { $roles } may open tables, besides those who manage it.
admin-roles-gone = The roles that might open tables are gone: only those who manage the server can. Name a role to change that.

## Plans: steps, numbers, notes

plan-step = { $number }. { $what }
plan-step-now = **{ $number }. { $what }** ◂
plan-step-later = ~~{ $number }. { $what }~~
plan-other = { $who }: { $what }
plan-asks-other = In your plan it is for { $who } to { $what }. Choose for them, or let me guess.
plan-leads-to = Leads to: { $what }
plan-numbers = { $before } → { $after }
plan-unknown = unknown
plan-steps-before = … { $count } earlier: ◀ Step leads there.
plan-steps-after = … { $count } more: Step ▶ leads there.
plan-luck = Where this leads is left to luck or hidden from you: the plan ends here.
plan-others = The plan goes no further: what { $waiting } will do is not known.
plan-board = { $title } · step { $step }
plan-word = Plan
plan-aside = Before your line
plan-line-unplayed = Nothing of your line has been played. What fits of it stands in this plan.
plan-line-stopped = Step { $step } of your line does not fit: { $reason }
plan-rest = Left of your line: { $line }
plan-mend = Mend the line
plan-mend-title = Mend your line
plan-mend-label = Steps, with / between them
line-kept = Your line: { $line }
plan-your-turn = It is your turn: what you have planned can be played now.
plan-warning = ⚠ Step { $step }: { $warning }
plan-stale = The game or your plan has changed since you saw it. Here is how it stands now.
plan-guessed = I have guessed what the others do until your turn; they may do otherwise.
plan-skipped = Here the others do nothing until your turn. They will do something: plan on with that in mind.
plan-dropped = Dropped. Nothing of it was ever played.
plan-interrupted = The plan cannot be played as a whole: somebody answers otherwise in between. { $reason } Nothing has been played. Step back and play it in parts.
plan-notes = Your notes
plan-note-title = Keep this plan
plan-note-label = Under which name?
plan-unkept = Nothing was kept as “{ $name }”: the plan is empty now.
plan-kept = Kept as “{ $name }”. Drop the plan or begin an empty one to find your notes again.
table-plan-ends = A plan cannot go on after step { $step }: luck decides there, or somebody whose secrets you do not know.
table-too-many-notes = You have kept { $most } plans in this game already. Go on with one of them, or keep this one under an old name.
button-step-back = ◀ Step
button-step-on = Step ▶
button-guess = Guess the others
button-skip = Skip the others
button-ahead = When my turn comes
button-aheads = Moves ahead
button-keep-note = Keep

## Moves given ahead

ahead-title = Moves ahead
ahead-none = You have given no moves ahead. Plan some, and have them played when your turn comes.
ahead-given = Noted: they are played when your next turn comes, up to the first that is not possible then.
ahead-more = … and { $count } more
ahead-watch = They stop, and I call you, if this comes up in what others do: { $watched }.
ahead-watch-none = They stop, and I call you, where one is not possible or luck decides. You can name what else should stop them: a place, a rival, a thing.
ahead-stopped = Your moves ahead stopped before step { $step }. { $reason }
ahead-stopped-luck = Your moves ahead stopped before step { $step }: luck decided, or something was revealed. Look first.
ahead-stopped-word = Your moves ahead stopped before step { $step }: { $what } came up in what others did.
ahead-watch-title = Stop if this comes up
ahead-watch-label = Names, with commas between
ahead-unknown-word = Nothing in this game is called “{ $given }”. { $near-count ->
    [0] Name a place, a rival or a thing as the board does.
   *[other] Did you mean { $near-or }?
}
ahead-too-many = At most { $most } words can be watched for; the first ones are.
plan-dropped-ahead = Dropped: nothing is played for you.
table-nothing-ahead = There are no moves to give ahead. Try some out with /plan first.
button-watch = Stop if…
button-unwatch = Watch for nothing
button-ahead-again = Again next turn
ahead-if = If: { $what }
ahead-otherwise = Otherwise
ahead-otherwise-none = Nothing is played, and I call you.
ahead-stopped-otherwise = None of your cases has come up: nothing was played for you.
if-title = When should these moves be played?
if-planned = What others do in your plan
if-any = Anything that may happen
if-tried = In your plan this happens, and the moves were tried after it.
if-untried = In your plan this does not happen: the moves were tried without it.
if-words = It counts if somebody else does it from now until your turn, and you may know of it. If several cases come up, the first in your list is played.
if-anything = { $what }: anything
if-who = who
if-more = More…
if-kept = Noted: if it happens before your turn, these moves are played, up to the first that is not possible then.
if-cases = Look at a case, change or drop it
if-change = Here is the plan of this case. Change it, and choose the same case again: the new moves take the place of the old ones.
if-dropped = This case is dropped.
button-if = If…
button-if-keep = Keep this case
button-if-other = Something else
button-if-plan = Change in the plan
button-if-first = Ask for it first
button-if-drop = Drop this case
table-too-many-cases = At most { $most } branches wait for your turn, with what is played otherwise. Drop one of them first.
table-case-gone = This case is not there any more: it has been dropped, or your turn has come.

## Catching up

recap-since-turn = Since turn { $turn }
recap-lately = In the last round
replay-begins = I am drawing the game; that takes a moment.
replay-progress = { $done } of { $total } boards are drawn.
replay-late = Many films are being made just now, and yours would have come too late. Ask again in a while, or look at /board.
replay-failed = The film could not be made, and that is written down as **{ $code }**. The game is not touched by it; /board shows every turn.
replay-none = There is nothing to show between these turns. Try a longer stretch.
replay-short = One board is no film yet: this is how it stands. There will be one when more turns have been played.
replay-title = { $title } · { $one ->
    [1] turn { $to }
   *[0] turns { $from } to { $to }
}
table-turns-reversed = Turn { $first } comes after turn { $last }. Give the earlier one first.
table-nothing-done = { $who } has done nothing in this game so far.
button-history = History
button-everything = Everything

## Boards posted alone

board-alone = **{ $title } · turn { $turn }** · { $headline }
strip-and = { $told }, and { $more }
strip-and-more = { $told }, and { $count } more
board-awaited = { $who }: { $what }
board-from = The game is played in { $channel }.
board-asked = Shown by { $who }.
board-posted = Done: the board goes to { $channel }, as everybody may see it.
board-not-allowed = You may not write in { $channel }, so I do not post there for you. Choose a channel where you may.
gallery-turn = Saved: after every turn the board goes to { $channel }.
gallery-round = Saved: after every round the board goes to { $channel }.
gallery-end = Saved: when the game is over the board goes to { $channel }.
gallery-never = Saved: no board goes to { $channel } by itself any more.
table-no-such-channel = Nothing can be posted there. Choose a text channel or a thread.
table-bad-gallery = Say both where and when: /game settings with “post” and “every”.

## The report at the end

report-title = { $title }: how it went
report-points = Turning points
report-chances = Chance to win, in hundredths
report-pace = Pace: others waited so long for an answer
report-start = Start
report-lead = Turn { $turn }: { $who } takes the lead
report-gain = Turn { $turn }: { $who } +{ $gain }
report-point = { $text } · { $what }
report-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
report-hours = { $count } h
report-minutes = { $count } min
report-at-once = at once
report-no-pace = was never waited for
report-alt = The report: scores over time, turning points, each one’s pace.
post-export = The game file is attached: /game import and keryx verify read it.

call-here = 🏺 { $who }, { $what }. First called { $since }.
call-here-question = 🏺 { $who }: { $what } First called { $since }.
call-direct = 🏺 **{ $title }**, { $what }: { $link }
    First called { $since }.
call-direct-question = 🏺 **{ $title }**, you are asked: { $what } { $link }
    First called { $since }.
call-clock = Time ends { $until }.
call-clock-default = Time ends { $until }; then the game’s own answer stands.
call-clock-computer = Time ends { $until }; then { $computer } takes this one turn.
call-clock-offer = Time ends { $until }; then the seat is offered to others.
call-clock-answers = Time ends { $until }; then this stands: { $what }.
call-last-here = 🏺 Last call: { $who }, { $what }.
call-last-here-question = 🏺 Last call, { $who }: { $what }
call-last-direct = 🏺 Last call in **{ $title }**: { $what }. { $link }
call-last-direct-question = 🏺 Last call in **{ $title }**: { $what } { $link }
call-last-by-itself = Before that you have { $length } more, once in this game: with the button, or by itself when time ends.
call-last-more = Once in this game you may take { $length } more, with the button.
call-last-settled = ✓ Your clock runs on: time ends { $left }, on { $until }.
call-extended = { $name } has { $length } more for this turn, until { $until } ({ $left }). Everybody has that once a game.
call-next = 🏺 **{ $title }**: you are next, after { $who }. { $link }
call-plays-on = { $name } has taken the last round back: the game goes on after it.
call-resumes = { $people }
    The pause ends { $left }, on { $until }. From then on clocks run and I call again. { $names-count ->
    [0] Nobody is waited for.
   *[other] The game waits for { $names }.
}
call-stood = { $name } has not answered in time, so the game’s own answer stands for this once.
call-digest = 🏺 { $who } { $count ->
    [one] One game waits for you:
   *[other] { $count } games wait for you:
}
call-nudge = You have begun your turn in **{ $title }** and not ended it: { $link }
    Nothing is lost. Go on when you like, or end the turn.
call-nudge-here = { $who }, you have begun your turn and not ended it. Nothing is lost: go on when you like, or end the turn.
call-pointless = { $people }
    { $name } was first called { $since }, { $count ->
    [one] once
   *[other] { $count } times in all
    }, and has not answered, so I call no more. You can go on waiting, or agree to a day with /game wait; or the host hands the seat on with /game replace, or gives the table a clock with /game settings.
call-gone = { $people }
    { $name } is no longer on this server, so I call no more. The host, { $host }, can hand the seat on with /game replace.
call-over-default = Time is up for { $name }: the game’s own answer stands for this once.
call-over-computer = Time is up for { $name }: { $computer } has taken this one turn. The next one is theirs again.
call-over-waits-on = Time is up for { $name }, but the game has no harmless answer here: we go on waiting.
call-stand-in = 🏺 { $who }{ $name } is away from { $begins } to { $ends } and asks whether you will play for them meanwhile, in { $count ->
    [one] one game.
   *[other] { $count } games.
}
call-settled = ✓ **{ $title }**: settled, nothing waits for you here any more. { $link }
call-all-settled = ✓ All settled: none of these games waits for you any more.
call-stand-in-settled = ✓ You were asked to stand in; that is settled.
call-declined = { $name } cannot play for you. Your holiday until { $ends } stays as it is, and your clocks rest meanwhile; with /me you can ask somebody else.
call-away = { $name } is away until { $ends }. Nobody calls them, and the clock rests.
call-away-substitute = { $name } is away until { $ends }. { $who } plays for them.
call-back = { $who } is back and plays again.
trial-call = 🏺 This is a test call: I reach you. There is nothing to do.
trial-sent = I have just sent you a direct message. If your phone did not ring, look at how Discord notifies you of direct messages.
trial-closed = You take no direct messages from me: Discord sent mine back. To get them, open this server’s privacy settings and allow direct messages. Until then I call you in the tables’ channels.
trial-failed = Discord did not take my message just now. Try again in a minute.
panel-back = Welcome back: your holiday is over, and the seat is yours again.
call-again-done = { $name } is called again from now on.
snooze-done = All right: I call you again { $left }, on { $when }.
snooze-ask-zone = Where do you live? I ask once, to know when your evening is.
snooze-title = Later
snooze-label = When? Such as 18:30, 3h, friday 6pm
hush-done = { $count ->
    [one] No more calls for this turn.
   *[other] No more calls for these { $count } turns.
} /turns shows what waits for you.
extend-done = Noted: you have time until { $until } ({ $left }). The table is told.
stand-in-agreed = Thank you. You play for { $name } from { $begins } to { $ends }; I call you when it is your turn.
stand-in-declined = All right: you do not play for { $name }. Their clock rests instead.

## What waits for me, and how I want to be called

turns-title = { $count ->
    [one] One game waits for you
   *[other] { $count } games wait for you
}
turns-line = • **{ $title }** · { $link } · first called { $since }
turns-until = · time ends { $until }
turns-more = … and { $count ->
    [one] one more.
   *[other] { $count } more.
}
turns-none = { $count ->
    [0] Nothing waits for you: you play in no game. /game new opens a table.
    [one] Nothing waits for you. In your game it is somebody else’s turn.
   *[other] Nothing waits for you. In your { $count } games it is somebody else’s turn.
}
me-title = How I call you
me-noted = Noted.
me-zone = Your time: { $zone }
me-zone-none = Your time: not known yet. Choose where you live, so that I do not wake you.
me-hours = Awake: from { $wakes } to { $sleeps }. Outside these hours I do not call.
me-hours-any = Awake: I call at any hour.
me-interval = Calls: every { $length }, in all your games
me-interval-tables = Calls: as set at each table
me-place = Where: { $place }
me-pictures-yes = Panels, plans and “What is…?”: with pictures
me-pictures-no = Panels, plans and “What is…?”: words alone
me-guide-on = Each question of your panel says what it is for: on
me-guide-off = Each question of your panel says what it is for: off
me-forewarned-on = A direct message when you are next: on
me-forewarned-off = A direct message when you are next: off
me-reliable-on = Lobbies, searches and offers of seats show how quickly you answer and how many games you finished: on
me-reliable-off = Lobbies, searches and offers of seats show how quickly you answer and how many games you finished: off
me-away = Away: from { $begins } to { $ends }. The clock rests for you.
me-substitute = { $name } plays for you meanwhile.
me-substitute-asked = { $name } has been asked to play for you and has not answered yet.
me-choose-zone = Where you live
me-choose-hours = When you are awake
me-choose-interval = How often I call
me-choose-calls = Where I call
me-choose-pictures = Pictures in panels, plans and “What is…?”
me-choose-guide = What each question of your panel is for
me-choose-forewarned = Whether I say that you are next
me-choose-reliable = Whether I show how reliable you are
me-type-zone = A city or a country
me-type-hours = From when till when, such as 8:30-23
me-type-interval = How often, such as 6h or 2 days
me-type-away = Back when? Such as 24 december
button-me-zone = Another place
button-me-hours = Other hours
button-me-interval = Other interval
button-me-away = I’ll be away
button-me-try = Test call
button-me-back = I am back
button-calls = Calls and clock
button-clocks = More about the clock
button-snooze-hour = In 1 h
button-snooze-evening = This evening
button-snooze-morning = Tomorrow
button-snooze-typed = Another time
button-hush = Stop reminding me
button-extend = { $length } more
button-hush-all = Stop reminding me of these
button-call-again = Call again
button-stand-in = Yes, I will
button-not-stand-in = No, sorry
button-stand-in-no-more = I cannot after all
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
calls-title = Calls at this table
calls-paused = Paused until { $until } ({ $left }): clocks stand still, and nobody is called
clocks-title = The clock at this table
calls-told = First call after { $first }, at most { $most } for one turn. Where: { $place }
calls-none = Nobody is called: only the post says whose turn it is.
calls-clock = Clock: { $length } for each decision. At its end: { $ends }
calls-bank = Bank clock: each turn adds { $credit } to what you have left, { $store } at most and at first (whoever takes { $took } for the first turn has { $left } for the next). At its end: { $ends }
calls-weekends = Free week-ends: on Saturdays and Sundays, where each one lives, clocks stand still and nobody is called (a clock of a day begun on Friday at noon ends on Monday at noon)
calls-hour = Clocks end only at { $hour } where you are (as settled in { $where }): one that would end earlier runs on until then
calls-no-bank = The clock begins anew each time
calls-credit = Bank clock: each turn adds { $length }
calls-any-hour = Clocks end at any hour
calls-no-clock = No clock
calls-answers = Answers outside one’s turn: { $length }, then the game’s own answer stands
calls-no-answers = Answers outside one’s turn: no clock of their own
calls-extension = Once a game each has { $length } more before somebody else plays
calls-extension-offer = Once a game each may ask for { $length } more before their seat is offered to others
calls-no-extension = No time beyond the clock
calls-most = { $count ->
    [0] No calls
    [one] At most 1 call
   *[other] At most { $count } calls
}
calls-choose-first = First call after…
calls-choose-growth = Each further call…
calls-choose-most = How many calls
calls-choose-where = Where
calls-choose-clock = Clock for each decision
calls-choose-ends = What the end of the clock does
calls-choose-answers = Clock for answers outside one’s turn
calls-choose-extension = Time beyond the clock, once a game
calls-choose-credit = What each turn adds
calls-choose-weekends = Week-ends
calls-choose-hour = At which hour clocks end
table-bad-length = “{ $given }” is no length of time I can use. Write one such as 12h, 2 days or 1h30, from { $shortest } minutes to { $longest } days.
table-bad-hour = “{ $given }” is no hour of the day. Write one such as 21:00 or 9pm; “none” for any hour.
table-hour-without-zone = I do not know whose hour that is. Say with /me where you live, and then the hour again.
table-no-store = A bank clock needs a clock, which says how much it holds: give both, such as clock 5 days and credit 12h. Credit “none” makes an ordinary clock.
table-bad-moment = I do not understand “{ $given }” as a time. Write one such as 18:30, 3h, tomorrow 9am, friday 6pm or 24 december.
table-nobody-is-waited-for = { $names-count ->
    [0] The game waits for no person just now, so there is nothing to wait longer for.
   *[other] The game does not wait for this seat. It waits for { $names }.
}
table-several-are-waited-for = For whom? The game waits for { $names }: choose one with the option seat.
table-too-patient = A table waits { $most } days at the longest. For more, let somebody else play the seat: /game replace.
table-too-long-a-pause = { $most ->
    [one] A table pauses a day at the longest.
   *[other] A table pauses { $most } days at the longest.
} Whoever is away for longer says so with /me.
table-paused-already = This table pauses already; /game status says until when. Whoever likes may play on; with the button you ask the table to end the pause.
table-no-pause = This table does not pause.
table-paused-lately = This table has just paused: ask again { $days ->
    [one] a day
   *[other] { $days } days
} after the end of its last pause. /me is for whoever is away, and /game wait for one person.
table-past-moment = “{ $given }” has passed already. Name a time that lies ahead.
table-far-moment = “{ $given }” is more than a year away. Name a nearer time.
table-bad-hours = “{ $given }” does not say from when till when. Write 8-22 or 8:30-23:00; the end may be after midnight.
table-no-zone = I know no place “{ $given }”. { $near-count ->
    [0] Type a city or a country and choose from the list.
   *[other] Did you mean { $near-or }?
}
table-bad-setting = “{ $given }” is not one of the choices: { $known-or }.
table-stands-in-already = { $name } plays in { $title } with you already and cannot have two seats there. Name somebody who is at none of your tables.
table-substitute-away = { $name } is away then too. Name somebody else, or other days.
table-substitute-knows = { $name } has held another seat in { $title } and knows its secrets. Name somebody who has not.
table-has-promised = You have promised to play for { $name } then. Say “No, sorry” below my question first, or choose other days.
table-only-lent = You play this seat for { $name }, who is away: only { $name } can give it up or away.
table-no-substitute = You can only be replaced by another person. Name somebody who is at none of your tables.
table-no-holiday = This holiday is over or was changed: nothing is asked of you any more.
table-holiday-ends-early = You would be back before you leave. Name a later day for your return.
table-others-call = This call is for somebody else. /turns shows what waits for you.
table-call-over = That turn is over: nothing waits for it any more. /turns shows what waits for you now.
table-extended-already = There is no more time to take: everybody has one extension a game, and you have had yours, or this table gives none.
table-evening-over = This evening is nearly over. Choose tomorrow, or type another time.

## Lessons

learn-which = Which game would you like to learn? A lesson takes about a minute, and nobody looks on.
learn-none = There are no lessons for { $title } yet, only for { $known }. /game rules explains it.
learn-heading = -# { $title } · { $done ->
        [0] lesson { $number } of { $count }
       *[other] lesson { $number } · { $done } of { $count } done
    }
learn-lesson = { $done ->
        [yes] ✓ { $number }. { $name }
       *[no] { $number }. { $name }
    }
learn-lessons = All lessons
learn-hint = **Hint:** { $hint }
learn-marked = One answer alone has a letter now, on the picture and on its button: that is the one.
learn-go-back = It is not among these answers: go back first.
learn-move = The move: **{ $move }**
learn-press = Press “{ $label }”.
learn-done = **✓** { $praise }
learn-finished = You have been through all lessons of { $title }. /game new opens a table, alone against computers if you like; its panel also offers several steps in one go.
learn-left = See you soon! /learn goes on with { $title } where you are.
learn-stale = That answer is not there any more, so we begin this lesson again.
learn-astray = “{ $what }” is allowed, but not what we are after here.
learn-astray-over = “{ $what }” is allowed, but leads elsewhere: afterwards it would be too late for “{ $next }”.
learn-astray-why = “{ $what }” is allowed, but leads elsewhere: afterwards “{ $next }” would not go any more. { $reason }
button-learn = Learn
button-guide-on = I am new
button-guide-off = No guide, thanks
guide-on = From now on each question of your panel says in a sentence what it is for, in all your games. Lessons of a minute each are here as well.
guide-off = Good. Your panel says no more what each question is for; /me guide brings it back.
button-learn-help = Help
button-learn-more-help = More help
button-learn-undo = Take back
button-learn-others = And the other choices?
button-learn-next = Next lesson
button-learn-again = Once more
button-learn-leave = Leave
