### The Royal Game of Ur in English. Sides are named by what their pieces are made of: "Shell moved".
### Event texts have parts: .by (who), .did (what, past), .title (headline, present).

ur-title = Royal Game of Ur
ur-invitation = Race your seven pieces past each other to the end of the board, in the oldest game whose rules are known.
ur-length = about 40 throws each: half an hour at one table, some weeks here

ur-headlines = won withdrew borne-off captured rosette-reached passed moved entered first-chosen

ur-score-goal = { $score } of { $goal } home
ur-score-home = home

## Sides, squares, what a side has

ur-side-shell = Shell
ur-side-lapis = Lapis

ur-square-a1 = A1
ur-square-a2 = A2
ur-square-a3 = A3
ur-square-a4 = A4
ur-square-a7 = A7
ur-square-a8 = A8
ur-square-b1 = B1
ur-square-b2 = B2
ur-square-b3 = B3
ur-square-b4 = B4
ur-square-b5 = B5
ur-square-b6 = B6
ur-square-b7 = B7
ur-square-b8 = B8
ur-square-c1 = C1
ur-square-c2 = C2
ur-square-c3 = C3
ur-square-c4 = C4
ur-square-c7 = C7
ur-square-c8 = C8

ur-holding-waiting = waiting
ur-holding-board = on the board

## Kinds of words, and parts of actions, as people type them

ur-kind-square = square

ur-part-origin = where from
ur-part-target = where to

## What happened

ur-event-side-taken = { ur-event-side-taken.by } { ur-event-side-taken.did }.
    .by = { $seat }
    .did = plays { $side }
ur-event-first-chosen = { ur-event-first-chosen.by } { ur-event-first-chosen.did }.
    .by = { $side }
    .did = begins
    .title = { $side } begins
ur-event-thrown = { ur-event-thrown.by } { ur-event-thrown.did }.
    .by = { $side }
    .did = threw **{ $total }**
ur-event-passed = { ur-event-passed.by } { ur-event-passed.did }.
    .by = { $side }
    .did = could not move
    .title = { $side } cannot move
ur-event-entered = { ur-event-entered.by } { ur-event-entered.did }.
    .by = { $side }
    .did = brought a piece on at { $target }
    .title = { $side } brings a piece on
ur-event-moved = { ur-event-moved.by } { ur-event-moved.did }.
    .by = { $side }
    .did = moved from { $origin } to { $target }
    .title = { $side } moves to { $target }
ur-event-borne-off = { ur-event-borne-off.by } { ur-event-borne-off.did }.
    .by = { $side }
    .did = brought a piece home from { $origin } ({ $left ->
        [0] the last one
        [one] 1 is still to come
       *[other] { $left } are still to come
    })
    .title = { $side } brings a piece home
ur-event-captured = { ur-event-captured.by } { ur-event-captured.did }.
    .by = { $side }
    .did = took a piece of { $rival }
    .title = { $side } takes a piece on { $target }
ur-event-rosette-reached = { ur-event-rosette-reached.by } { ur-event-rosette-reached.did }.
    .by = { $side }
    .did = throws again
    .title = { $side } reaches the rosette { $target }
ur-event-withdrew = { ur-event-withdrew.by } { ur-event-withdrew.did }.
    .by = { $side }
    .did = gave up
    .title = { $side } gives up
ur-event-won = { ur-event-won.by } { ur-event-won.did }!
    .by = { $side }
    .did = has won
    .title = { $side } has won

## Verbs

ur-verb-throw = Throw
ur-verb-bear-off = Bear off
ur-verb-move = Move
ur-verb-enter = Bring on

ur-action-throw = Throw the dice
ur-action-bear-off = Bring { $origin } home
ur-action-move = Move { $origin } to { $target }
ur-action-enter = Bring a piece on at { $target }

## The panel’s questions

ur-ask-origin = Which piece?
ur-ask-target = Where to?

## Who owes what, and the steps of a turn

ur-decision-throw = it is your turn: throw the dice
ur-decision-move = you threw { $total }: move a piece
ur-waiting-throw = throw the dice
ur-waiting-move = move by { $total }

ur-stage-throw = Throw
ur-stage-move = Move

## What a move brings

ur-preview-captures = takes a piece of { $rival }
ur-preview-throws-again = reaches a rosette: you throw again

## How it ends

ur-ending-home = All pieces are home: { $winners } wins.
ur-ending-alone = { $winners } wins, as the other side was given up.

## Options of the rules

ur-option-pieces = Pieces
    .help = How many each side brings home: seven, or five for a shorter game.
ur-option-pieces-seven = Seven
ur-option-pieces-five = Five

## The board in words

ur-line-side = **{ $side }**: { $waiting } waiting, { $squares-count ->
    [0] none on the board
   *[other] on { $squares }
}, { $home } home.
ur-line-throw = { $side } threw { $total } and is to move.

## Why something cannot be done. `.short` stands on greyed choices.

ur-refusal-throw-first = Throw the dice first.
    .short = throw first
    .right = Throw, then move by it.
ur-refusal-thrown-already = You have thrown: now move a piece by it.
    .short = thrown already
    .right = Move a piece by your throw; then you may throw again when it is your turn.
ur-refusal-none-there = You have no piece on { $origin }.
    .short = none of yours there
    .right = Choose a square where a piece of yours stands.
ur-refusal-none-waiting = None of your pieces waits beside the board.
    .short = none waits
    .right = Move a piece that is on the board.
ur-refusal-not-exact = From { $origin } a piece needs { $needs } to come home, and you threw { $total }. The throw must be exact.
    .short = needs { $needs }
    .right = Wait for a throw of { $needs }, or move another piece.
ur-refusal-beyond-home = This piece needs { $needs } to come home, and you threw { $total }. The throw must be exact.
    .short = needs { $needs }
    .right = Wait for a throw of { $needs }, or move another piece.
ur-refusal-is-home = From { $origin } your throw brings the piece home: bear it off.
    .short = it comes home
    .right = Bear the piece off.
ur-refusal-other-square = Your throw of { $total } leads to { $reached }, not to { $target }.
    .short = leads to { $reached }
    .right = Name { $reached }, or move another piece.
ur-refusal-own-piece-there = A piece of yours stands on { $target } already.
    .short = your piece is there
    .right = Move that piece on first, or choose another.
ur-refusal-rosette-held = The rival’s piece on the rosette { $target } is safe.
    .short = held by the rival
    .right = Wait until the rival has left { $target }, or move another piece.
