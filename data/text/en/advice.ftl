### Advice: what is worth playing and why, and what a table settles about it.

button-advise = Advice
button-advise-play = Play this
button-advise-try = Try it in a plan
advice-thinking = Thinking about your turn …
advice-title = { $count ->
    [one] **This is what I would do.** I know only what you can see; chances are estimates.
   *[other] **These turns look best to me.** I know only what you can see; chances are estimates.
}
advice-turn = { $number }. { $what } · wins { $percent } in 100
advice-alike = { $what } ({ $action })
advice-why = { $why }.
advice-why-answer = { $why }; the strongest answer I saw: { $answer } (−{ $percent }).
advice-reasons = { $reasons }
advice-later = a turn later: { $reasons }
advice-only = is all there is to do
advice-no-reason = comes out best over all, though no single thing stands out
advice-holds = by what you can see this holds { $percent } times in 100
advice-wins = wins the game
advice-of-other = { $what } for { $who }
advice-goes-on = -# What comes then shows itself only as you play: ask me again.
advice-passed = The game has moved on, and this advice was for a position that has passed. Nothing was played.
advice-interrupted = This turn cannot be played as a whole: somebody answers in between. { $reason } Nothing has been played. Try it in a plan, and play it in parts.
advice-aside = Before the advice
advice-told = Advice: { $choice }
advice-meaning = Whether I say to whoever asks in their turn what I would play, and why. A game with advice is not rated.
choice-advice-off = none
choice-advice-on = whenever somebody asks
choice-advice-until = until turn { $turn }
choice-advice-usual = As usual: only for one person among computers
vote-advice = { $who } proposes { $to ->
    [off] to go on without advice.
    [on] that whoever asks gets advice. The game will not be rated.
   *[until] that whoever asks gets advice until turn { $turn }. The game will not be rated.
}
post-advised = Advice could be had in this game: it is not rated.
table-no-adviser = Nobody can give advice in this game yet.
table-advice-off = This table plays without advice. Those who play may agree on it: /game settings advice.
table-advice-over = This table had advice until turn { $turn }. Those who play may agree on more: /game settings advice.
table-advice-for-turns = I advise whole turns. What you are asked now is an answer outside your own turn.
table-advice-under-way = I am thinking about your turn already: the answer comes where you asked first.
table-bad-advice = “{ $given }” is no setting. Type off, on, or the number of the last turn with advice.
table-advice-as-it-is = That is how it is settled already.
privacy-trace-advice = the turns you were advised last, until the game’s rows go
command-advice = advice
    .description = What I would play in your turn, and why
parameter-advice = advice
    .description = Advice: off, on, or the last turn with it (players agree)
