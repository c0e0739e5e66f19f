## L’analyse d’une partie finie

analysis-title = { $title } : qui pouvait gagner
analysis-points = Les tours qui ont le plus changé
analysis-unit = { " %" }
analysis-turn = Tour { $turn } (tour de table { $round }) : { $changes }
analysis-change = { $who } { $before } → { $after } %
analysis-better = Mieux : { $turn }. Ainsi { $chance } %, et { $done } % comme il a été joué, d’après ce qu’on pouvait savoir alors.
analysis-none = Archimède n’a rien trouvé de nettement meilleur.
