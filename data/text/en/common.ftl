### What every game shares: lobby, posts, panel, refusals, help.
### Names in $who, $name, $host and the like come escaped. $time is a Discord timestamp, $mention a mention.

## Small words

seat = Seat { $number }
nothing = nothing
free = free
you = you
computer-random = Random computer
computer-sensible = Sensible computer
computer = Computer ({ $kind })
language-en = English
language-fr = French
role-of = { $role } ({ $name })
player-of = { $name } ({ $role })
amount = { $count } { $what }
answer-cost = { $label } · { $cost }
answer-none = None
answer-yes = Yes
answer-no = No
price = { $total }
option-told = { $name }: { $choice }
common-score = { $score }
common-score-goal = { $score } of { $goal }

## Kinds of words people type

kind-number = number
kind-amounts = amounts (such as 2gold+1coin)
kind-choice = choice
kind-flag = “yes” or “no”
kind-seat = seat (seat1, seat2,…)
kind-verb = verb

## The panel's questions, where a game says nothing of its own

ask-verb = What will you do?
ask-pay = How will you pay?
ask-count = How many?
decision = it is your turn
waiting = take the turn
order-ask = ask me
order-default = as the game proposes
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
undo-ended = The game is over: nothing can be taken back any more.
undo-done = { $who } took back: { $what }
undo-done-private = Taken back: { $what }

## Options

options-unknown-option = There is no option “{ $given }”. There are: { $known }.
options-unknown-choice = “{ $given }” is no choice for { $option }. Choose { $known-or }.
options-seats = This game takes { $fewest } to { $most } players, not { $given }.
options-unknown-title = There is no game “{ $given }”. Keryx knows { $known }.

## Game files

record-not-json = This file is not JSON. Take one that /game export has written.
record-not-a-game-file = This is not one of Keryx’s game files. Take one that /game export has written.
record-other-format = The file has form { $given }; this Keryx reads form { $known }.
record-bad-field = The file is damaged: “{ $field }” is missing or has the wrong form.
record-bad-entry = The file is damaged: entry { $entry } of its log has the wrong form.
record-bad-deed = Entry { $entry } of the log cannot be read: “{ $deed }”.
record-unknown-game = This is a game of “{ $given }”, which this Keryx does not know. It knows { $known }.
record-other-version = The file was played by version { $given } of the rules, this Keryx plays version { $known }.
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
table-channel-taken = A game is already under way in this channel. Use another channel or a thread, or end that game first.
table-not-running = The game is not running: it has not begun, or it is over. /game status tells which.
table-not-in-lobby = The game has begun: seats and options are settled now. To give your seat up for good: /game concede.
table-lobby-full = { $seats ->
    [one] The only seat is taken.
   *[other] All { $seats } seats are taken.
} The host can add seats with /game settings.
table-already-seated = You have a seat at this table.
table-seats-missing = { $taken } of { $seats } seats are taken. Invite more people, or fill the rest with computer players.
table-not-seated = You do not play in this game. You can watch it with /board.
table-not-your-decision = It is not your move. We are waiting for { $waiting }.
table-not-asked = It is not your move, or your answer is no longer asked for.
table-not-yours = It is not your move.
table-given-up = You have given this game up already.
table-not-host = Only the host, { $host }, can do that.
table-stale = The game has moved on since you saw it. Here is where it stands now.
table-line-goes-on = After step { $done } luck decides or something is revealed: a line ends there. Type what follows when you have seen it. Nothing has been played.
table-bad-wish = { $wish } is not to be had: it does not exist here, or somebody else wishes for it.
table-no-such-turn = That turn has not been played. The newest is turn { $latest }.
table-game-damaged = This game cannot be replayed from its log and is closed until that is mended. Other games go on.
table-internal = That was a fault of mine, and it is written down. Your turn is as it was; please try again.
table-store-full = The disk is full: nothing was written. Whoever runs me must make room.
table-store-busy = The store is busy. Nothing was written; please try again in a moment.
table-store-damaged = The store cannot be read ({ $path }). Whoever runs me must bring back a copy.
table-store-newer = The store ({ $path }) was written by a newer Keryx. Run that one, or bring back the copy made before its upgrade.
table-store-foreign = The database { $path } belongs to something else: it has a table “{ $table }” that is not mine. Give me one of my own.
table-store-address = DATABASE_URL names no database I can use. Write sqlite+aiosqlite:///keryx.sqlite3, or postgresql+asyncpg://user:password@host/name with the extra “postgres” installed.
table-slow-down = One thing at a time, please. Try again in a moment.
table-not-here = Games are played in a server’s channels, not here.
table-unknown-channel = This channel cannot hold a game. Use a text channel or a thread.

## Missing permissions, told to the host

missing-permission = I may not do my work in { $channel }: I lack the permission “{ $permission }”. A server administrator can grant it in the channel’s settings.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-manage-messages = Manage Messages
permission-mention-everyone = Mention Everyone
permission-use-application-commands = Use Application Commands

## The lobby

lobby-title = **{ $title }** · players wanted
lobby-intro = { $host } opens a table for { $seats ->
    [one] one player
   *[other] { $seats } players
}.
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (host)
lobby-seat-wish = { $number }. { $name }, would like { $wish }
lobby-seat-computer = { $number }. { $computer }
lobby-seat-free = { $number }. free
lobby-options = Played with: { $options }
lobby-options-default = Played by the standard rules.
lobby-missing = { $missing ->
    [0] Everybody is here: the host can begin.
    [one] One seat is free.
   *[other] { $missing } seats are free.
}
lobby-commitment = Chance is sealed: { $commitment }
lobby-joined = Welcome to the table. You have seat { $number }.
lobby-left = You have left the table.
lobby-started = The game begins!
lobby-called-off = The game was called off before it began.
lobby-wish-noted = Noted: you would like { $wish }.
lobby-wish-none = Noted: anything will do.
lobby-changed = Settled.
lobby-choose-wish = What would you like to play?
lobby-choose-computers = Who takes the free seats?
lobby-play-alone = You hold every seat. Begin whenever you like.
lobby-created = The table is open.

## Buttons

button-join = Take a seat
button-leave = Leave
button-start = Begin
button-options = Rules and options
button-wish = Wish
button-computers = Fill with computers
button-no-computers = Send computers away
button-alone = Play all seats myself
button-call-off = Call off
button-turn = Take my turn
button-board = Board
button-changed = What changed
button-plan = Plan
button-orders = Standing orders
button-rules = Rules
button-help = Help
button-back = Back
button-undo = Take back
button-end = End turn
button-end-anyway = End anyway
button-keep-playing = No, go back
button-confirm = Yes
button-cancel = No
button-more = More
button-earlier = Earlier
button-later = Later
button-search = Search
button-close = Close
button-concede = Concede
button-again = Refresh
button-again-game = Play again
button-here = Show me my panel
button-text = In words
button-details = Details
button-odds = Chances
button-hand = My hand
button-export = Game file
button-previous-turn = Turn before
button-next-turn = Turn after
menu-choose = Choose
menu-page = Page { $page } of { $pages }
menu-search-title = Search
menu-search-label = Part of its name
menu-search-none = Nothing here is called “{ $typed }”.

## The post after a turn

post-title = **Turn { $turn } · { $headline }**
post-begin = **{ $title } begins**
post-seats = { $seats }
post-next = Next: { $who }, { $what }.
post-next-question = Next: { $who }: { $what }
post-next-computer = Next: { $who }.
post-undone = { $who } took back the last step.
post-ended = **{ $title } is over**
post-final = Final standing
post-final-line = { $rank }. { $who } · { $score }
post-seed = The seed was { $seed }. /game verify proves that chance was honest.
post-changed-none = Nothing has changed since your last turn.
post-changed-title = Since your last turn
post-too-long =… and more: /game history tells everything.
post-no-picture = (No picture this time: drawing it failed. The game is not touched by that.)
story-sentence = { $by } { $did }.
story-holder = { $by } ({ $name })

## The private panel

panel-title = **{ $role } · turn { $turn }**
panel-title-before = **{ $role }**
panel-notation = What you have clicked, as you could type it with /play:
panel-done = Done: { $what }
panel-last = Last: { $what }
panel-nothing-owed = There is nothing for you to decide now. Waiting for: { $waiting }.
panel-game-over = The game is over.
panel-stale = This panel is out of date: the game has moved on. Here is a fresh one.
panel-old-post = This is an older post. The newest has the buttons that count.
panel-undone = Taken back.
panel-in-vain = ✗ { $what }: { $reason }
panel-warning = { $warnings } Go on all the same?
panel-final = This cannot be taken back afterwards.
panel-summary = Your turn: { $what }
panel-summary-other = In this turn: { $what }

## Planning

plan-title = **Plan** · nothing here counts yet
plan-empty = Try out moves: nobody sees them, nothing counts until you press Play.
plan-play = Play this
plan-drop = Drop it
plan-played = Played: { $what }
plan-broken = The plan no longer fits the game from step { $step } on: { $reason }

## Boards and history

board-title = { $title } · turn { $turn }
card-none = { $title } has no cards to look up. The rules are in /game rules.
card-unknown = { $title } has no card called “{ $given }”. { $near-count ->
    [0] Start typing and choose from the list.
   *[other] Did you mean { $near-or }?
}
board-unknown-place = There is no place called “{ $given }” on this board. { $near-count ->
    [0] Start typing and choose from the list.
   *[other] Did you mean { $near-or }?
}
history-title = { $title } · turns { $from } to { $to }
history-turn = **{ $turn }** · { $what }
history-taken-back = ~~{ $what }~~ (taken back)
history-empty = Nothing has happened yet.
history-by-order = (by standing order)
history-by-default = (by default)
history-by-clock = (time ran out)
history-by-computer = (computer)
history-by-host = (host)
history-conceded = { $who } conceded.
history-undo = { $who } took back.
export-done = The game so far, as a file. keryx replay and keryx verify read it.
export-hidden = This game has secrets: its file is given out when it is over.
import-done = The file is sound: { $title }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}.
verify-done = Honest: every draw of this game follows from the seed published at its end, and that seed is the one sealed at its start.
verify-no-chance = Nothing to prove by chance: this game drew only its set-up, and that follows from the seed.
verify-running = The seed is secret while the game runs. Sealed at the start: { $commitment }
concede-ask = Concede? Your seat leaves the game for good; the others play on.
concede-done = You have left the game.

## Status

status-lobby = { $title }: gathering, { $taken } of { $seats } seats taken.
status-running = { $title }, turn { $turn }, round { $round }.
status-ended = { $title } is over.
status-called-off = { $title } was called off.
status-waiting = Waiting for { $who }: { $what }
status-standing = { $rank }. { $who }: { $score } · { $holdings }
status-options = Rules: { $options }
settings-changed = Settled: { $what }

## What only one sees oneself

hand-title = **Only you see this**
hand-seat = **{ $who }**
hand-open = Nothing is hidden in { $title }: everybody sees what you see.
hand-none = You hold nothing now that others cannot see.
odds-title = **Your chances**
odds-none = There is nothing to reckon for you now.

## Standing orders

orders-title = Your standing orders
orders-intro = They answer for you outside your turn, so that nobody has to wait.
orders-none = You have given none: what is not said here goes as the game proposes.
orders-line = { $about }: { $order }
orders-nothing = This game asks you nothing outside your turn.
orders-choose = Which case?
orders-choose-order = What should happen then?

## Help for where one stands

help-no-game = No game is under way here. /game new opens a table; two taps and you play, alone against computers if you like.
help-lobby-host = Your table is gathering players: { $taken } of { $seats } are here. Fill the rest with computers or begin when all have come.
help-lobby-seated = You have a seat. { $host } begins the game when all { $seats } seats are taken.
help-lobby-outside = { $host } is looking for players: take a seat with the button or /game join.
help-my-turn = { $who }, it is your turn: { $what }. /turn opens your panel; it guides you step by step.
help-my-answer = { $who }, you are asked something: { $what } /turn opens your panel.
help-not-my-turn = We are waiting for { $who }: { $what }. You will be called when it is your turn. Meanwhile: /board, /game history.
help-not-my-turn-orders = With /orders you can answer in advance what others may ask you.
help-watching = You are watching. /board shows the board, /game history what has happened.
help-ended = The game is over. /game verify proves that chance was honest, /game new opens the next.
help-rules = /game rules explains the rules, from one minute to every detail.
help-typing = Everything can also be typed: /play { $example }
rules-topics = Topics
rules-unknown-topic = There is no topic “{ $given }”. There are: { $known }.
rules-none = There is no rules help for this game yet.

## Alternative text of pictures and the board in words

alt-title = { $title }, turn { $turn }.
alt-title-before = { $title }, before the first turn.
alt-to-play = To play: { $who }.
alt-changed = What changed: { $what }
alt-standing = { $who }: { $score }; { $holdings }.
alt-standing-plain = { $who }: { $score }.
alt-more = In words: /board text.

## Calls

call-title = Your turn in **{ $title } · { $channel }**
call-waiting = Waiting since { $time }.

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
stats-rating = Rating: **{ $points }**, from { $games } games.
stats-rating-early = Rating: { $points }, still uncertain after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}.
stats-unrated = No rating yet: only games against other people count for it.
stats-running = Under way now: { $count ->
    [one] one game
   *[other] { $count } games
}.
stats-pace = Others usually wait { $time } for a turn or an answer (median of { $turns }).
stats-newest = Newest games
stats-game = { $when } · { $title } · { $rank-nth } of { $seats } · { $score }
stats-game-conceded = { $when } · { $title } · conceded · { $score }
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
privacy-forget-more = … and { $count } more tables.
privacy-forgotten = Done: I do not know you any more. Should you sit down at a table again, it begins anew.
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
lfg-found = Everybody is found: the table opens.
lfg-waits = Everybody is found. Another game is under way here: the table opens when it is over.
lfg-opened = Everybody is found, and the table is open.
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
admin-trouble-quiet = Nobody has acted for long. Talk to whoever is waited for, or close the table.
admin-trouble-unsent = My posts cannot be sent there. See what I may do in that channel.
admin-trouble-damaged = Its log does not replay. Export it for whoever runs me, or close it.
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
table-no-such-table = There is no table { $given } to be had on this server. /admin tables lists those that are open.
