## Ce que `keryx doctor` dit de ce dont le bot a besoin

cli-help-doctor = Examiner tout ce dont le bot a besoin et dire de chaque chose si elle va, et que faire. Ne change rien ; un bot peut tourner.
cli-doctor-count = { $good } en ordre, { $look } à regarder, { $wrong ->
    [0] rien n’arrête le bot.
    [one] { $wrong } arrête le bot.
   *[other] { $wrong } arrêtent le bot.
}
cli-doctor-part-settings = des réglages
cli-doctor-part-versions = des versions
cli-doctor-part-files = des fichiers du bot
cli-doctor-part-disk = du disque
cli-doctor-part-database = de la base
cli-doctor-part-discord = de ce que dit Discord
cli-doctor-part-failed = L’examen { $part } a échoué par ma faute ({ $why }) ; le reste est examiné quand même, signale-le s’il te plaît.
cli-doctor-settings-good = Réglages : tous conviennent.
cli-doctor-settings-misspelt = Réglages : { $name } figure dans l’environnement mais n’est pas un réglage et ne fait rien ; { $near-id ->
    [none] .env.example les donne tous.
   *[other] écris { $near } si c’est ce que tu veux.
}
cli-doctor-python-good = Python { $version }.
cli-doctor-python-old = Python { $version } est trop vieux : installe 3.11 ou plus récent.
cli-doctor-libraries-good = Bibliothèques : { $count ->
    [one] { $count } bibliothèque, à la version essayée.
   *[other] toutes les { $count } sont aux versions essayées.
}
cli-doctor-libraries-missing = Bibliothèques : pas installées : { $names-listed } ; lance uv sync, avec --extra postgres pour PostgreSQL.
cli-doctor-libraries-others = Bibliothèques : { $count ->
    [one] { $count } n’est pas à la version essayée
   *[other] { $count } ne sont pas à la version essayée
}, donnée entre parenthèses : { $names-listed } ; lance uv sync pour l’installer.
cli-doctor-libraries-unknown = Bibliothèques : on ignore ici avec quelles versions Keryx est essayé ; installe-le avec uv sync ou pip plutôt que de le copier.
cli-doctor-sqlite-good = SQLite { $version }.
cli-doctor-sqlite-old = SQLite { $version } est plus vieux que ce avec quoi Keryx est essayé ; prends un Python qui apporte 3.35 ou plus récent.
cli-doctor-postgresql-good = PostgreSQL { $version }.
cli-doctor-postgresql-old = PostgreSQL { $version } est plus vieux que ce avec quoi Keryx est essayé ; passe à { $least } ou plus récent dès que possible.
cli-doctor-fonts-good = Polices : toutes là et intactes, avec leurs licences.
cli-doctor-fonts-missing = Polices : il manque dans data/fonts : { $names-listed } ; reprends les fichiers de cette version.
cli-doctor-fonts-changed = Polices : ne sont plus ce qui accompagnait cette version dans data/fonts : { $names-listed } ; reprends les fichiers.
cli-doctor-fonts-licences = Polices : licences absentes ou changées dans data/fonts, or les polices ne se transmettent qu’avec elles : { $names-listed } ; reprends les fichiers de cette version.
cli-doctor-data-good = Données : { $count ->
    [one] { $count } fichier intact.
   *[other] les { $count } fichiers sont intacts.
}
cli-doctor-data-spoilt = Données : { $count ->
    [one] { $count } fichier sous data est abîmé
   *[other] { $count } fichiers sous data sont abîmés
}, dont { $names-listed } ; reprends les fichiers de cette version.
cli-doctor-titles-good = Jeux : les { $count } se commencent et se dessinent.
cli-doctor-titles-broken = Jeux : { $title-id ->
    [none] aucun ne se charge
   *[other] { $title } ne se commence ou ne se dessine pas
} ({ $why }) ; reprends les fichiers de cette version.
cli-doctor-zones-good = Fuseaux horaires : connus.
cli-doctor-zones-missing = Fuseaux horaires : { $name } est inconnu ; installe le paquet tzdata, ce que fait uv sync.
cli-doctor-disk-good = Disque : { $megabytes } Mo libres en { $folder }.
cli-doctor-disk-little = Disque : il ne reste que { $megabytes } Mo en { $folder }, or la base grandit et se copie avant chaque mise à niveau ; fais bientôt de la place.
cli-doctor-disk-full = Disque : il ne reste que { $megabytes } Mo en { $folder }, bientôt rien ne pourra être enregistré ; fais de la place tout de suite.
cli-doctor-disk-files = Disque : on ne peut presque plus créer de fichiers en { $folder }, quelle que soit la place libre ; efface beaucoup de petits fichiers.
cli-doctor-disk-closed = Disque : rien ne peut être écrit dans { $folder } ; permets-le à l’utilisateur qui fait tourner le bot (chown ou chmod).
cli-doctor-disk-log = Disque : le journal { $path } de KERYX_LOG_FILE ne peut être écrit ; nomme un fichier dans un dossier qui existe et s’écrit, ou laisse vide.
cli-doctor-disk-temporary = Disque : aucun dossier de fichiers temporaires ne s’écrit ; donnes-en un dans TMPDIR.
cli-doctor-database-good = Base : { $kind } en { $path } se lit et s’écrit, et rien n’y est abîmé.
cli-doctor-database-read = Base : { $path } se lit, et rien n’est abîmé de ce qu’elle contient.
cli-doctor-database-new = Base : { $path } n’existe pas encore ; le bot la crée en démarrant. Si tu en avais une, vérifie DATABASE_URL et le dossier où tu es.
cli-doctor-database-memory = Base : DATABASE_URL ne nomme pas de fichier, toutes les parties se perdent quand le bot s’arrête ; nommes-en un.
cli-doctor-database-address = Base : DATABASE_URL n’est pas une adresse utilisable ; écris-la comme dans .env.example.
cli-doctor-database-kind = Base : Keryx ne travaille pas avec { $kind } ; écris sqlite+aiosqlite ou postgresql+asyncpg, comme dans .env.example.
cli-doctor-database-driver = Base : ce qui parle à PostgreSQL n’est pas installé ; lance uv sync --extra postgres.
cli-doctor-database-folder = Base : { $path } est un dossier ; nomme un fichier dans DATABASE_URL.
cli-doctor-database-closed = Base : { $path } ne peut être lu et écrit ; permets-le à l’utilisateur qui fait tourner le bot (chown ou chmod).
cli-doctor-database-damaged = Base : { $path } est abîmée ({ $why }) ; arrête le bot et remets la dernière bonne sauvegarde avec keryx restore.
cli-doctor-database-other-file = Base : { $path } n’est pas une base ; vérifie DATABASE_URL, ou remets une sauvegarde avec keryx restore.
cli-doctor-database-foreign = Base : { $path } contient, sous nos noms, des tables d’autre chose ; nomme une autre base dans DATABASE_URL.
cli-doctor-database-password = Base : le serveur { $host } n’accepte pas cet utilisateur ({ $words }) ; vérifie l’utilisateur et le mot de passe dans DATABASE_URL.
cli-doctor-database-nowhere = Base : le serveur { $host } n’a pas de base { $name } ; crée-la avec createdb, ou vérifie DATABASE_URL.
cli-doctor-database-unreachable = Base : le serveur { $host } ne répond pas ({ $words }) ; vérifie que PostgreSQL y tourne et que DATABASE_URL est juste.
cli-doctor-database-read-only = Base : rien ne peut être écrit dans { $name } sur { $host } ; nomme dans DATABASE_URL le serveur principal et non une copie, ou ouvre-le à l’écriture.
cli-doctor-database-may-not = Base : cet utilisateur ne peut pas écrire dans { $name } sur { $host } ; fais-en le propriétaire de la base et de ses tables.
cli-doctor-database-indexes = Base : ces index sont abîmés : { $names-listed } ; lance REINDEX sur chacun.
cli-doctor-tables-good = Tables : version { $version }, celle de ce Keryx.
cli-doctor-tables-none = Tables : aucune encore ; le bot les crée en démarrant.
cli-doctor-tables-older = Tables : version { $version } ; ce Keryx les porte à { $newest } en démarrant, fais donc une copie avant, avec keryx backup.
cli-doctor-tables-newer = Tables : la version { $version } vient d’un Keryx plus récent que celui-ci, qui connaît { $newest } ; lance le plus récent, ou remets la sauvegarde d’avant.
cli-doctor-tables-missing = Tables : il en manque : { $names-listed } ; remets la dernière bonne sauvegarde avec keryx restore.
cli-doctor-others-none = Autres : personne n’a la base ouverte.
cli-doctor-others-bot = Autres : un bot travaille sur { $path } en ce moment ; un second serait refusé, arrête celui-là avant d’en lancer un autre.
cli-doctor-others-open = Autres : un autre programme a { $path } ouvert, et le bot attend pendant qu’il écrit ; ferme-le s’il ne sert pas.
cli-doctor-others-unknown = Autres : cet utilisateur ne peut pas voir si quelqu’un a { $path } ouvert ; regarde avec celui qui fait tourner le bot.
cli-doctor-others-twice = Autres : deux processus tiennent les mêmes shards ({ $names-listed }), chaque clic arrive donc aux deux ; donne à chacun sa part, ou arrêtes-en un. Un processus tué puis relancé le voit pendant 20 s.
cli-doctor-others-processes = Autres : { $count ->
    [0] aucun processus de Keryx n’est connecté.
    [one] { $count } processus de Keryx est connecté.
   *[other] { $count } processus de Keryx sont connectés.
}
cli-doctor-clock-good-discord = Horloge : comme celle de Discord.
cli-doctor-clock-good-database = Horloge : comme celle de la base.
cli-doctor-clock-apart-discord = Horloge : { $seconds } s { $way ->
    [ahead] d’avance
   *[behind] de retard
} sur celle de Discord, les appels viennent donc au mauvais moment ; laisse la machine se mettre à l’heure (timedatectl set-ntp true).
cli-doctor-clock-apart-database = Horloge : { $seconds } s { $way ->
    [ahead] d’avance
   *[behind] de retard
} sur celle de la base ; laisse les deux machines se mettre à l’heure (timedatectl set-ntp true).
cli-doctor-clock-back = Horloge : quelque chose dans la base a été écrit { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} après maintenant, l’horloge est donc ou était fausse ; laisse la machine se mettre à l’heure (timedatectl set-ntp true).
cli-doctor-network-good = Réseau : { $host } répond.
cli-doctor-network-none = Réseau : { $host } est hors d’atteinte ({ $why }) ; vérifie que cette machine a le réseau et peut s’y connecter.
cli-doctor-network-busy = Réseau : Discord répond qu’il ne peut pas maintenant ({ $status }), son côté n’est donc pas examiné ; réessaie dans quelques minutes.
cli-doctor-network-odd = Réseau : Discord répond autre chose qu’attendu ({ $status }), son côté n’est donc pas examiné ; réessaie plus tard, et vérifie que KERYX_API_BASE est vide.
cli-doctor-token-good = Jeton : Discord connaît le bot sous le nom de { $name } ({ $id }).
cli-doctor-token-missing = Jeton : il n’y en a pas ; mets KERYX_TOKEN=… dans .env, avec le jeton de la page « Bot » du portail des développeurs.
cli-doctor-token-quotes = Jeton : il y a des guillemets autour ; enlève-les de KERYX_TOKEN.
cli-doctor-token-prefix = Jeton : il commence par « Bot » ou « Bearer » ; mets le jeton seul dans KERYX_TOKEN.
cli-doctor-token-letters = Jeton : il contient des blancs ou des lettres qu’aucun jeton n’a ; copie-le de nouveau depuis la page « Bot » du portail des développeurs.
cli-doctor-token-odd = Jeton : ce que contient KERYX_TOKEN n’est pas le jeton d’un bot, qui a trois parties séparées par des points ; prends-le à la page « Bot » du portail des développeurs, et non un identifiant, une clé ou un secret client.
cli-doctor-token-person = Jeton : c’est celui d’une personne, avec lequel aucun bot ne doit tourner ; prends celui du bot à la page « Bot » du portail des développeurs, et change ton mot de passe, car qui a ton jeton est toi.
cli-doctor-token-refused = Jeton : Discord ne l’accepte pas comme celui d’un bot, il est donc périmé, mal copié ou pas celui d’un bot ; appuie sur « Reset Token » à la page « Bot » du portail des développeurs et mets le nouveau dans KERYX_TOKEN.
cli-doctor-application-unknown = Application : Discord n’en dit rien ({ $status }) ; réessaie plus tard.
cli-doctor-intents-good = Intents : aucun des privilégiés n’est nécessaire, ni activé.
cli-doctor-intents-missing = Intents : { $names-listed } est nécessaire mais désactivé ; active-le sous « Privileged Gateway Intents » à la page « Bot » du portail des développeurs.
cli-doctor-intents-more = Intents : { $names-listed } est activé alors que Keryx n’en a pas besoin ; désactive-le à la page « Bot » du portail des développeurs.
cli-doctor-commands-good = Commandes : Discord connaît les { $count }.
cli-doctor-commands-unknown = Commandes : Discord ne dit pas lesquelles il connaît ({ $status }) ; réessaie plus tard.
cli-doctor-commands-other = Commandes : Discord en connaît d’autres que celles de cette version{ $missing-id ->
    [none] {""}
   *[other] , sans { $missing-listed }
}{ $more-id ->
    [none] {""}
   *[other] , avec { $more-listed } en plus
} ; le bot enregistre les siennes en démarrant.
cli-doctor-servers-good = Permissions : rien ne manque dans { $count ->
    [one] son serveur.
   *[other] ses { $count } serveurs.
}
cli-doctor-servers-none = Permissions : le bot n’est encore sur aucun serveur ; invite-le avec les scopes bot et applications.commands.
cli-doctor-servers-unknown = Permissions : Discord ne les dit pas ({ $status }) ; réessaie plus tard.
cli-doctor-servers-silent = Permissions : le bot ne peut rien publier sur { $server }, où il manque à ses rôles { $permissions-listed } ; un administrateur peut le donner.
cli-doctor-servers-lack = Permissions : sur { $server } il manque aux rôles du bot { $permissions-listed } ; un administrateur peut le donner, d’ici là il manque quelque chose aux messages.
cli-doctor-servers-no-forks = Permissions : sur { $server } /et-si ne marche pas, car il manque aux rôles du bot { $permissions-listed } ; donne-le si tu veux des bifurcations.
cli-doctor-servers-more = Permissions : il manque quelque chose sur { $count ->
    [one] { $count } autre serveur.
   *[other] { $count } autres serveurs.
}
