## Ce que `keryx tables` dit être bloqué

cli-help-tables = Lister ce qui est bloqué aux tables et pourquoi, et que faire. Ne change rien ; le bot peut tourner.
cli-help-tables-all = Lister aussi chaque partie ouverte en une ligne.
cli-tables-count = { $stuck ->
    [0] Rien n’est bloqué
    [one] { $stuck } chose est bloquée
   *[other] { $stuck } choses sont bloquées
} ; { $games ->
    [0] aucune partie n’est ouverte.
    [one] { $games } partie est ouverte.
   *[other] { $games } parties sont ouvertes.
}
cli-tables-older = La base a les tables d’un Keryx plus vieux, ou n’en a pas. Démarre une fois le bot de cette version, puis réessaie.
cli-tables-where = { $game-id ->
    [none] {""}
   *[other] Partie { $game }{" "}
}{ $title-id ->
    [none] {""}
   *[other] ({ $title }){" "}
}{ $channel-id ->
    [none] {""}
   *[other] dans le salon { $channel }{" "}
}depuis { $since } UTC :{" "}
cli-tables-line = Partie { $game } ({ $title }) dans le salon { $channel } : { $state ->
    [lobby] on se rassemble, depuis { $since } UTC.
    [damaged] son journal ne se rejoue pas ; dernière action : { $since } UTC.
    [held] suspendue jusqu’à l’accord de sa table, depuis { $since } UTC.
   *[running] on attend la place { $seats }, depuis { $since } UTC.
}
cli-tables-tried = { $attempts ->
    [one] { $attempts } tentative
   *[other] { $attempts } tentatives
}
cli-tables-post-untried = { $posts ->
    [one] { $posts } message attend
   *[other] { $posts } messages attendent
} et aucun n’a été essayé, donc aucun bot ne s’en occupe ; vérifie qu’il tourne, avec keryx health.
cli-tables-post-begun = { $posts ->
    [one] { $posts } message attend
   *[other] { $posts } messages attendent
}, le premier après { cli-tables-tried } sans réponse ; si cela reste, redémarre le bot.
cli-tables-post-forbidden = { $posts ->
    [one] { $posts } message attend
   *[other] { $posts } messages attendent
}, le premier après { cli-tables-tried }, car il manque une permission au bot dans ce salon ({ $answer }) ; /vérifier la nomme là-bas, un administrateur du serveur la donne, et les messages suivent.
cli-tables-post-locked = { $posts ->
    [one] { $posts } message attend
   *[other] { $posts } messages attendent
}, car un modérateur a verrouillé ce fil ; qu’il le déverrouille, et les messages suivent.
cli-tables-post-slowed = { $posts ->
    [one] { $posts } message attend
   *[other] { $posts } messages attendent
}, le premier après { cli-tables-tried } : Discord veut moins de requêtes ({ $answer }) ; une nouvelle tentative vient d’elle-même.
cli-tables-post-down = { $posts ->
    [one] { $posts } message attend
   *[other] { $posts } messages attendent
}, le premier après { cli-tables-tried } : Discord est lui-même en panne ({ $answer }) ; une nouvelle tentative vient d’elle-même.
cli-tables-post-refused = { $posts ->
    [one] { $posts } message attend
   *[other] { $posts } messages attendent
}, le premier après { cli-tables-tried } : Discord n’en veut pas ({ $answer }) ; cherche « post failed » dans le journal du bot, et signale-le.
cli-tables-post-unreached = { $posts ->
    [one] { $posts } message attend
   *[other] { $posts } messages attendent
}, le premier après { cli-tables-tried } : Discord est hors d’atteinte ({ $answer }) ; vérifie le réseau avec keryx doctor.
cli-tables-post-fault = { $posts ->
    [one] { $posts } message attend
   *[other] { $posts } messages attendent
}, le premier après { cli-tables-tried }, par ma faute ; keryx fault { $code } la raconte, signale-la s’il te plaît.
cli-tables-call = un appel ({ $kind }) n’est pas envoyé, après { cli-tables-tried } ; vérifie que le bot tourne, avec keryx health, et le côté de Discord avec keryx doctor.
cli-tables-timer = une attente aurait dû être regardée à ce moment ; vérifie que le bot tourne, avec keryx health.
cli-tables-holiday = un congé aurait dû être regardé à ce moment ; vérifie que le bot tourne, avec keryx health.
cli-tables-search-over = la recherche de joueurs { $number } était finie à ce moment et reste ouverte ; vérifie que le bot tourne, avec keryx health.
cli-tables-search-unseen = la recherche de joueurs { $number } n’est pas montrée telle qu’elle est ; vérifie que le bot peut publier dans ce salon, avec /vérifier là-bas.
cli-tables-thought = on attend un ordinateur à la place { $seat }{ $code-id ->
    [none] {""}
   *[other] , et keryx fault { $code } y raconte une erreur
} ; vérifie que le bot tourne, puis redémarre-le, ou que l’hôte donne la place à quelqu’un.
cli-tables-damaged = son journal ne se rejoue pas, elle est donc fermée{ $code-id ->
    [none] {""}
   *[other] , et keryx fault { $code } dit pourquoi
} ; keryx replay-all dit où, et une sauvegarde l’a peut-être intacte.
cli-tables-held = elle s’est jouée selon la version { $version } de ses règles, ici c’est { $now } ; sa table vote pour continuer, ou tu lances la version du début.
cli-tables-paused = sa table est convenue d’une pause jusqu’au { $until } UTC ; il n’y a rien à faire.
cli-tables-away = qui elle attend est en congé jusqu’au { $until } UTC ; la table peut voter pour que quelqu’un joue à sa place.
