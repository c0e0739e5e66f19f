## The analysis of a game that is over

analysis-title = { $title }: who could win
analysis-points = Turns that changed it most
analysis-unit = %
analysis-turn = Turn { $turn } (round { $round }): { $changes }
analysis-change = { $who } ({ $before } → { $after }%)
analysis-played = Played: { $what }.
analysis-better = Better: { $turn }. That way { $chance }%, as it was played { $done }%, by what could be known then.
analysis-none = I found nothing clearly better.
analysis-good = Well played: I found nothing clearly better.
button-analysis = Where it turned
analysis-begun = I am making the analysis and post it here; the message says how far it is.
analysis-under-way = The analysis is being made already: { $link }
analysis-made = The analysis is posted already: { $link }
analysis-unfinished = This game is not over. /game analysis is for finished games: what it tells would help somebody.
analysis-short = This game had too few turns to say where it turned.
analysis-nobody = Nobody can judge positions of this game yet, so there is no analysis.
analysis-progress = **{ $title }**: I am looking for the turns that changed most, and for better ones. That takes a minute or two.
analysis-failed = The analysis could not be made, and that is written down as **{ $code }**. The game is not touched by it; /game analysis tries once more.
analysis-how = Chances are judged with nothing hidden; a better turn is looked for from what its player could know.
