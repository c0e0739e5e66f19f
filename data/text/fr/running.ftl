## Ce qu’apprend sur la ligne de commande qui fait tourner le bot

### Copies de la base

cli-help-backup = Copier la base pendant que le bot tourne, rejouer chaque partie de la copie et donner son empreinte.
cli-help-backup-target = Un dossier qui existe, ou un nouveau fichier comme copie.sqlite3. Sans lui : le dossier de la base.
cli-help-backup-keep = Garder tant de copies dans ce dossier et effacer les plus vieilles, une fois la nouvelle vérifiée.
cli-help-restore = Mettre une sauvegarde à la place de la base, qui est gardée à côté. Arrête le bot avant.
cli-help-restore-file = La sauvegarde.
cli-help-restore-anyway = La remettre bien que des parties ne se rejouent pas ; leurs tables restent fermées.
cli-backup-made = { $path } est écrit : { $games ->
    [0] aucune partie
    [one] 1 partie, rejouée jusqu’où elle en est
   *[other] { $games } parties, chacune rejouée jusqu’où elle en est
}, { $kilobytes } ko.
cli-backup-damaged = La copie est abîmée et se trouve en { $path } : sur { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $damaged ->
    [one] 1 ne se rejoue pas
   *[other] { $damaged } ne se rejouent pas
} comme avant. Elle contient ce que contient la base ; regarde là aussi, avec keryx replay-all.
cli-copy-game = Partie { $game } ({ $title }) : son journal ne mène pas où elle en est, dès l’entrée { $entry } sur { $entries }.
cli-copy-waiting = { $games ->
    [one] 1 d’entre elles a été jouée
   *[other] { $games } d’entre elles ont été jouées
} selon des règles qui ne sont plus là : keryx replay-all dit lesquelles.
cli-backup-digest = SHA-256 { $digest }
cli-backup-removed = { $count ->
    [one] 1 copie plus vieille est effacée
   *[other] { $count } copies plus vieilles sont effacées
}.
cli-backup-nothing = Il n’y a pas de base { $path } à copier. DATABASE_URL est-il juste, et est-ce le dossier où tourne le bot ?
cli-backup-exists = { $path } existe déjà et reste tel quel. Nomme un dossier ou un nouveau fichier.
cli-copy-damaged = { $path } est abîmé, et aucune copie n’est gardée : { $why }. Examine le disque, et remets la dernière sauvegarde saine.
cli-copy-unreadable = { $path } ne peut pas être ouvert ou lu. Qui lance ceci a-t-il le droit de le lire, et est-ce une base ?
cli-copy-not-ours = { $path } n’est pas une base de Keryx.
cli-copy-tables-apart = La base du serveur a les tables d’une autre version de Keryx. Démarre une fois le bot de cette version, puis réessaie.
cli-restore-done = { $path } est remis en place : { $games ->
    [0] aucune partie
    [one] 1 partie, rejouée avant
   *[other] { $games } parties, chacune rejouée avant
}.
cli-restore-aside = Ce qui était là avant est en { $path }. Efface-le quand tout va bien.
cli-restore-running = Un bot, ou autre chose, a { $path } ouvert. Arrête-le, puis recommence.
cli-restore-itself = { $path } est la base elle-même.
cli-restore-changed = { $path } n’est plus ce que c’était à sa création : son empreinte n’est pas celle de { $digest }. Prends une autre sauvegarde, ou efface ce fichier si tu sais pourquoi.
cli-restore-damaged = Rien n’est remis : sur { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $damaged ->
    [one] 1 ne se rejoue pas
   *[other] { $damaged } ne se rejouent pas
} comme avant. Prends une autre sauvegarde, ou laisse ces tables fermées avec --anyway.

### Une autre base

cli-help-migrate = Tout déplacer d’une base vers une autre, vide, SQLite ou PostgreSQL, et prouver que rien n’est perdu. Arrête le bot avant.
cli-help-migrate-from = L’adresse de la base à déplacer, comme dans DATABASE_URL. Sans elle : DATABASE_URL.
cli-help-migrate-to = L’adresse d’une base vide, comme DATABASE_URL l’aura.
cli-help-migrate-anyway = La déplacer bien que des parties ne se rejouent pas ; leurs tables restent fermées.
cli-migrate-address = { $option } ne nomme pas de base que je sache ouvrir. Écris sqlite+aiosqlite:///keryx.sqlite3, ou postgresql+asyncpg://nom:mot-de-passe@hôte/base avec l’extra « postgres » installé.
cli-migrate-running = Un bot, ou autre chose, travaille sur { $path }. Arrête tous les bots qui s’en servent, puis recommence : ce qu’on y jouerait entre-temps serait perdu. Rien n’est déplacé.
cli-migrate-not-empty = { $path } n’est pas vide{ $table ->
    [none] {""}
   *[other] { " " }: sa table « { $table } » contient quelque chose
}. Elle reste telle quelle, et rien n’est déplacé. Nomme un nouveau fichier, ou une base vide.
cli-migrate-damaged = Rien n’est déplacé : { $games ->
    [one] 1 partie ne se rejoue pas
   *[other] { $games } parties ne se rejouent pas
} comme avant. Regarde avec keryx replay-all, remets une sauvegarde saine, ou laisse ces tables fermées avec --anyway.
cli-migrate-unequal = Rien n’est déplacé : ce qui est arrivé dans « { $table } » n’est pas ce qui est parti. Autre chose y a écrit entre-temps, ou c’est une faute de Keryx.
cli-migrate-not-taken = Rien n’est déplacé : l’autre base ne peut pas contenir une ligne de « { $table } » : { $why }.
cli-migrate-table = table
cli-migrate-left = parties
cli-migrate-arrived = arrivées
cli-migrate-digest = empreinte, la même des deux côtés
cli-migrate-empty = { $tables ->
    [0] Aucune table n’est vide.
    [one] Une autre table est vide des deux côtés.
   *[other] Les { $tables } autres sont vides des deux côtés.
}
cli-migrate-games = { $games ->
    [0] Aucune partie
    [one] 1 partie
   *[other] { $games } parties
}, chacune rejouée des deux côtés jusqu’au même point ({ $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}).
cli-migrate-done = Les { $rows } lignes sont maintenant dans { $path }. Mets cette adresse dans DATABASE_URL, démarre le bot, et ne garde l’ancienne base que comme copie : ce qu’un bot y jouerait désormais ne serait nulle part ailleurs.
