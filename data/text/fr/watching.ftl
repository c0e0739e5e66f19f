## Ce qu’apprend qui fait tourner le bot de son état

health-well = Le bot va bien.
health-database = La base de données ne répond pas. Vérifie que son disque n’est pas plein, que son serveur tourne et qu’aucun autre processus ne la tient.
health-lag = Le bot est resté bloqué { $seconds } s il y a peu. Vérifie que la machine n’a pas trop à faire, ni trop peu de mémoire.
health-gateway = Discord est injoignable depuis { $minutes } min. Vérifie le réseau, et si Discord lui-même est en panne.
health-starting = Le bot démarre : Discord ne l’a pas encore laissé entrer.
health-left = Des messages attendent depuis { $minutes } min et personne ne les envoie. Cherche « stumbled » dans le journal, puis redémarre le bot.
health-stuck = Des messages sont bloqués dans { $count } salons, et aucun n’est parti depuis dix minutes. Cherche « stumbled » dans le journal, puis redémarre le bot.

cli-help-health = Demander au bot qui tourne sur cette machine s’il va bien ; code de sortie 1 si ce n’est pas le cas. Il faut KERYX_METRICS_PORT.
cli-health-unset = KERYX_METRICS_PORT n’est pas réglé : on ne peut rien demander au bot. Donne-lui un port libre dans .env et redémarre le bot.
cli-health-silent = Rien ne répond sur le port { $port } de cette machine : le bot ne tourne pas, est bloqué, ou a été lancé avec un autre KERYX_METRICS_PORT.

cli-help-fault = Dire ce qu’on sait d’une erreur : où elle s’est produite, ce qui a été fait, et sa trace. Le journal porte le même code.
cli-help-fault-code = Le code qu’on t’a donné, par exemple K7M4X.
cli-fault-unknown = Rien n’est conservé d’une erreur { $code } : cherche le code dans le journal, ou vérifie qu’il a été bien entendu.
cli-fault-when = Erreur { $code }, { $at }
cli-fault-where = Table { $game }, après l’entrée { $entries } de son journal
cli-fault-seat = Place { $seat }, comptée à partir de 0
cli-fault-deed = Ce qui a été fait : { $deed }
