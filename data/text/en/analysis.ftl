## The analysis of a game that is over

analysis-title = { $title }: who could win
analysis-points = Turns that changed it most
analysis-unit = { " %" }
analysis-turn = Turn { $turn } (round { $round }): { $changes }
analysis-change = { $who } { $before } → { $after } %
analysis-better = Better: { $turn }. That way { $chance } %, as it was played { $done } %, by what could be known then.
analysis-none = Archimedes found nothing clearly better.
