## L’analyse d’une partie finie

analysis-title = { $title } : qui pouvait gagner
analysis-points = Les tours qui ont le plus changé
analysis-unit = { " %" }
analysis-turn = Tour { $turn } (tour de table { $round }) : { $changes }
analysis-change = { $who } ({ $before } → { $after } %)
analysis-played = Joué : { $what }.
analysis-better = Mieux : { $turn }. Ainsi { $chance } %, et { $done } % comme il a été joué, d’après ce qu’on pouvait savoir alors.
analysis-none = Je n’ai rien trouvé de nettement meilleur.
analysis-good = Bien joué : je n’ai rien trouvé de nettement meilleur.
button-analysis = Où la partie a tourné
analysis-begun = Je fais l’analyse et la publie ici ; le message dit où j’en suis.
analysis-under-way = L’analyse est déjà en cours : { $link }
analysis-made = L’analyse est déjà publiée : { $link }
analysis-unfinished = Cette partie n’est pas finie. /partie analyse est pour les parties finies : ce qu’elle dit aiderait quelqu’un.
analysis-short = Cette partie a eu trop peu de tours pour dire où elle a tourné.
analysis-nobody = Personne ne sait encore juger les positions de ce jeu : il n’y a pas d’analyse.
analysis-progress = **{ $title }** : je cherche les tours qui ont le plus changé, et de meilleurs. Cela prend une minute ou deux.
analysis-failed = L’analyse n’a pas pu être faite, et c’est noté sous **{ $code }**. La partie n’en est pas touchée ; /partie analyse essaie encore.
analysis-how = Les chances sont jugées sans rien de caché ; un meilleur tour est cherché d’après ce que son joueur pouvait savoir.
