### La ligne de commande `keryx`.

cli-help = Keryx : un héraut pour jouer sur Discord, en différé, aux jeux de plateau du monde antique.
cli-help-bot = Lancer le bot sur Discord, avec le jeton de KERYX_TOKEN ou de .env.
cli-help-play = Jouer dans le navigateur sans jeton ni réseau : le vrai bot face à un petit Discord de remplacement.
cli-help-sim = Faire jouer des ordinateurs entre eux et compter ce qui s’est passé.
cli-help-check = Dire ce qui manque à un jeu, ou ce qui ne va pas dans un plateau ou un fichier de partie ; seul, contrôler toutes nos tables.
cli-help-verify = Prouver par la graine révélée que le hasard d’une partie finie était honnête.
cli-help-pictures = Redessiner les images d’un dossier, comme docs/pictures ; ou avec --proof une épreuve de toutes les images : des parties de joueurs sensés, vues sur un écran, sur un téléphone et par des daltoniens.
cli-help-pictures-proof = Le dossier où écrire une épreuve.
cli-help-pictures-given = Les dossiers dont pictures.toml dit que dessiner ; avec --proof les jeux, tous si rien n’est dit.
cli-help-bench-part = Seulement cette partie : engine, store, calls, pictures, film, panels, memory, taps, lessons, crowd ou crew ; peut être répété. L’équipe (crew) seulement sur demande.
cli-help-bench = Mesurer la vitesse, la mémoire et les appuis d’un tour, avec les bornes à tenir.
cli-help-bench-games = La foule : combien de parties sont jouées.
cli-help-bench-rate = La foule : combien de coups sont écrits par seconde.
cli-help-bench-seconds = La foule : pendant combien de secondes, seule, à côté de quelqu’un qui demande des films et des plateaux, puis seule de nouveau.
cli-help-bench-asleep = La foule : combien d’autres parties ouvertes il y a à la fin, où personne ne fait rien.
cli-help-bench-to-scale = La foule : sur une machine plus lente que celle où ses bornes ont été fixées, les gens agissent d’autant plus rarement, et les durées sont dites comme elles y seraient.
cli-help-bench-database = L’équipe : l’adresse d’un serveur PostgreSQL où des bases peuvent être créées, comme postgresql+asyncpg://keryx@127.0.0.1/postgres. Celles qui sont créées sont supprimées ensuite.
cli-help-bench-share = L’équipe : quelle part d’un processeur a chaque processus, de 0.1 à 1 ; sans elle, ce qu’il obtient.
cli-help-file = Un fichier écrit par /partie exporter.
cli-help-board-file = Le nom d’un jeu, un plateau, une leçon ou un fichier de partie à contrôler.
cli-help-port = Le port à écouter, sur cette machine seulement.
cli-help-open = Ouvrir le navigateur.
cli-help-data = Le dossier où la base est gardée.
cli-help-json = N’afficher qu’un objet JSON.
cli-help-version = Afficher la version et s’arrêter.
cli-help-judge = Dire comment sont jugées les chances de gagner, sur des parties d’ordinateurs ; ou recalculer les poids.
cli-help-judge-seats = Combien de places ; donné plusieurs fois, des tables de chaque taille tour à tour.
cli-help-judge-games = Combien de parties ; donné plusieurs fois, pour chaque taille de table.
cli-help-judge-first = Le numéro de la première partie : à numéro égal, partie égale.
cli-help-judge-stray = Laisser les joueurs faire n’importe quoi de permis une fois sur tant de choix, pour varier ; 0 : jamais.
cli-help-judge-guest = Un autre joueur ordinateur, à une place tour à tour, une partie sur deux, pour que différents se rencontrent.
cli-help-judge-known = Juger sans rien de caché, comme une partie finie : chaque tour une fois, chacun d’après ce qu’il sait de lui-même.
cli-help-judge-fit = Recalculer les poids d’après ces parties et les écrire dans les données du jeu.
cli-judge-nobody = Personne ne sait encore juger les positions de { $given }.
cli-judge-head = { $command }
    { $positions } positions, chacune telle qu’une place la connaît. Ce que vaut une unité de chaque trait, en logarithme
    d’une chance, au début, au milieu, tard et aux derniers tours.
cli-judge-head-known = { $command }
    { $positions } positions, chaque place telle qu’elle se connaît. Ce que vaut une unité de chaque trait, en logarithme
    d’une chance, au début, au milieu, tard et aux derniers tours.
cli-judge-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $positions } positions.
cli-help-sim-think = Combien de secondes de processeur un joueur qui réfléchit peut prendre pour un tour.
cli-help-sim-steps = Combien de tours entiers il peut jouer en pensée à la place ; les mêmes parties sont alors identiques.
cli-help-sim-title = Le jeu à jouer.
cli-help-sim-seats = Combien de places ; sinon 4, ou le plus possible.
cli-help-sim-games = Combien de parties.
cli-help-sim-seed = Le nombre dont vient tout le hasard.
cli-help-sim-board = Le plateau, si le jeu en a plusieurs, ou le fichier d’un plateau ou de cartes à toi.
cli-help-sim-option = Une variante des règles, nom=valeur ; peut être répétée.
cli-help-sim-player = L’ordinateur qui joue.
cli-help-sim-against = Un autre ordinateur pour les autres places, pour comparer les deux.
cli-help-sim-report = Affiche combien gagnent ceux qui ont, emploient ou négligent quelque chose (Markdown).
cli-report-title = # { $title } : équilibre sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
cli-help-sim-into = Écrit ce rapport dans ce fichier.
cli-help-sim-processes = Combien de processus jouent ; les parties restent les mêmes.
cli-no-folder = Il n’y a pas de dossier { $folder } où écrire.
cli-report-sum = { $finished ->
    [one] { $finished } partie sur { $games } s’est terminée
   *[other] { $finished } parties sur { $games } se sont terminées
}, après { $turns } tours au milieu ({ $endings }). Les scores vont de { $low } à { $high }, { $middle } au milieu. Chaque ligne compte des places : dans combien une chose est apparue, et quelle part de celles-ci a gagné ; une victoire partagée compte pour sa part.
cli-report-outside-title = ## Hors de 40 à 60 pour cent
cli-report-outside = { $count ->
    [0] Rien de ce qui est apparu { $enough } fois ou plus n’a gagné moins de 40 ou plus de 60 pour cent, ou plus de la moitié sans cela
    [one] 1 chose apparue { $enough } fois ou plus a gagné moins de 40 ou plus de 60 pour cent, ou plus de la moitié sans elle
   *[other] { $count } choses apparues { $enough } fois ou plus ont gagné moins de 40 ou plus de 60 pour cent, ou plus de la moitié sans elles
} ; { $unknown ->
    [0] aucune inconnue
    [one] { $unknown } inconnue
   *[other] { $unknown } inconnues
} jusque-là. Qui gagne a le plus souvent construit davantage : presque tout ce qui est construit gagne plus de la moitié de ses parties.
cli-report-outside-columns = | | parties | gagnées | pourquoi |
cli-report-not-known = **inconnu jusque-là**
cli-report-columns = | | parties | gagnées |
cli-report-columns-drawn = | | piochée | construite | gagnées si construite |
cli-report-trait-built = ## Construites : { $mean } % gagnées en moyenne
cli-report-trait-left-out = ## Laissées de côté
cli-report-trait-power = ## Puissances
cli-report-trait-capital = ## Capitales

cli-missing-token = Il n’y a pas de jeton. Mets KERYX_TOKEN=… dans .env (voir .env.example), ou essaie sans : keryx play.
cli-bad-token = Discord refuse ce jeton. Prends-en un neuf sur le portail des développeurs et mets-le dans .env.
cli-bad-setting = { $name } vaut « { $given } », ce qui ne va pas. { $why }
cli-bad-shards = Donne les numéros des shards, puis leur nombre : 0-3/8 pour les quatre premiers de huit, 4/8 pour le cinquième seul. Laisse vide pour les tenir tous.
cli-setting-from-to = Il faut { $kind ->
    [whole] un nombre entier
   *[any] un nombre
} de { $least } à { $most }.
cli-setting-one-of = Il faut { $words-or }.
cli-setting-unknown = Il n’y a pas de réglage { $name }. { $near-id ->
    [none] Est-il mal écrit ?
   *[other] Est-ce { $near } ?
} .env.example les donne tous.
cli-settings-unreadable = Le fichier .env est illisible : { $why }. Il faut un texte en UTF-8 que l’utilisateur qui lance Keryx peut lire.
cli-playground = Ouvre { $url } dans un navigateur. Ctrl-C pour finir.
cli-port-taken = Le port { $port } est occupé. Choisis-en un autre avec --port.
cli-state-no-folder = { $path } est un fichier. Nomme un dossier avec --state, ou déplace le fichier.
cli-state-closed = Impossible d’ouvrir { $path } ou d’y écrire. Nomme un autre dossier avec --state, ou permets d’y écrire.
cli-state-damaged = { $path } est abîmé, ou n’est pas du terrain de jeu. Déplace-le pour commencer à vide, ou nomme un autre dossier avec --state.
cli-store-busy = Un autre processus écrit dans la base : peut-être un bot qui s’arrête, ou qui crée encore ses tables.
cli-bot-again = Nouvel essai dans { $seconds } s, car le bot s’est arrêté : { $reason }
cli-bot-cannot-start = Le bot ne peut pas démarrer : { $reason } Répare cela, puis relance keryx play. Ctrl-C ferme le terrain de jeu.

cli-file-too-large = { $file } est trop gros pour un fichier de partie.
cli-file-missing = Il n’y a pas de fichier { $file }.
cli-file-unreadable = { $file } ne se lit pas comme du texte.
cli-unknown-title = Il n’y a pas de jeu « { $given } ». Keryx connaît : { $known }.
cli-unknown-player = Il n’y a pas d’ordinateur « { $given } ». Il y a : { $known }.
cli-playing = Parties : { $title }
cli-sim-done = { $finished } { $finished ->
    [one] partie jouée
   *[other] parties jouées
} jusqu’au bout sur { $games }.

cli-check-neither = Il n’y a ni fichier ni jeu { $given }. Keryx connaît les jeux { $known }.
cli-check-sound = { $file } : rien à redire.
cli-check-no-course = { $file } : une leçon se range dans le dossier lessons du dossier de son jeu, l’un de { $known }.
cli-check-game = { $file } : une partie de { $title } en bon état, { $entries ->
    [one] 1 entrée
   *[other] { $entries } entrées
} ; rejouée, elle finit comme le fichier le dit.
cli-check-unknown = { $file } n’est ni un fichier de partie ni une table que Keryx connaît. Une table commence par l’une de ces lignes : { $known }.
cli-check-whole = { $field } { $what }
cli-check-broken = { $file } : { $count ->
    [0] rien à redire
    [one] { $count } chose ne va pas
   *[other] { $count } choses ne vont pas
}
cli-check-line = ligne { $line }, { $field } : { $what }
cli-check-line-whole = ligne { $line } : { $what }
cli-verified = Honnête. { $entries ->
    [one] { $entries } entrée rejouée
   *[other] { $entries } entrées rejouées
}, { $draws ->
    [0] aucun tirage
    [one] { $draws } tirage
   *[other] { $draws } tirages
} de la graine scellée par { $commitment }.

### Ce qui manque à un jeu

cli-lack-nothing = { $title } : complet.
cli-lack-count = { $title } : { $count ->
    [0] il ne manque rien
    [one] il manque { $count } chose
   *[other] il manque { $count } choses
}
cli-lack-news-sentences = { $file } : les nouveautés sont deux phrases : { $text }.
cli-lack-text = { $file } : ajoute le texte { $text }.
cli-lack-text-one-of = { $file } : ajoute un des textes { $texts-or }.
cli-lack-text-unread = { $file } : ceci ne se lit pas comme du Fluent : { $given }
cli-lack-text-long = { $file } : raccourcis { $text } : il a { $count } caractères, et { $most } sont le maximum.
cli-lack-text-told = { $file } : un texte est mal dit. { $given }
cli-lack-text-winners = { $file } : dis dans { $text } qui a gagné : { "{ $winners }" }.
cli-lack-help = { $file } : ajoute cette page de l’aide.
cli-lack-help-heading = { $file } : commence par « # » et un titre de 1 à { $most } caractères.
cli-lack-help-length = { $file } : cette page a { $count } caractères ; il en faut plus de { $least } et moins de { $most }.
cli-lack-help-picture = { $file } : ajoute une ligne pour la page { $page }, ou enlève-la si cette page n’existe pas.
cli-lack-help-picture-place = { $file } : à la page { $page }, le lieu { $given } n’existe pas ; laisse-le vide pour montrer tout le plateau.
cli-lack-help-picture-unread = { $file } : { $given } n’est ni une leçon ni un nombre d’étapes. Les colonnes sont page, lesson, steps, focus, learn.
cli-lack-section = { $file } : ajoute la ligne « { $kind },{ $given },… » avec la page de l’aide qui en parle.
cli-lack-section-of-nothing = { $file } : enlève la ligne « { $kind },{ $given },… » : ce jeu n’a rien de tel.
cli-lack-section-no-page = { $file } : « { $kind },{ $given },{ $section } » ne nomme aucune page de l’aide. Son nom est celui du fichier, sans numéro.
cli-lack-section-no-entry = { $file } : « { $kind },{ $given },{ $section } » ne nomme aucun passage de cette page dans chaque langue : ajoute au-dessus une ligne « <!-- … --> » avec son nom.
cli-lack-section-whole = { $file } : « { $kind },{ $given },{ $section } » mène à une page de plus de { $most } caractères : nomme un de ses passages, « { $section }/… ».
cli-lack-thing-picture = { $file } : dessine quelque chose pour « { $thing } », qu’on peut chercher, ou nomme-le parmi les lieux.
cli-lack-thing-twice = { $file } : { $text } porte le nom d’une autre chose de sa sorte. Donne-lui un autre nom.
cli-lack-honour-of-nothing = { $file } : la ligne « { $given } » compte ce qui n’arrive pas ici : nomme un genre d’événement, un champ qui dit à qui il est, et aucun champ ou un champ qui compte.
cli-lack-artist = { $file } : donne un artiste au titre ; sans lui, seule une carte est dessinée.
cli-lack-picture-width = { $file } : dessine le plateau sur { $needed } pixels de large, pas { $count }.
cli-lack-picture-large = { $file } : l’image a { $count } octets ; { $most } sont le maximum. Dessine dans la palette commune.
cli-lack-picture-changing = { $file } : la même position doit donner la même image.
cli-lack-picture-unmarked = { $file } : marque sur le plateau ce que les évènements de la scène ont changé.
cli-lack-places = { $file } : nomme au moins { $least } lieux à agrandir, pas { $count }.
cli-lack-zoom = { $file } : l’agrandissement de « { $place } » doit avoir au moins { $least } pixels de large, pas { $count }.
cli-lack-computer = { $file } : ajoute l’ordinateur « { $player } » aux computers du titre.
cli-lack-computer-changing = { $file } : l’ordinateur « { $player } » doit choisir pareil dans des parties égales.
cli-lack-endings = { $file } : nomme dans endings les raisons qui finissent une partie.
cli-lack-ending = { $file } : ajoute « { $given } » à endings : une partie a fini pour cette raison.
cli-lack-winners = { $file } : une partie finie par « { $given } » n’a pas de gagnants. Nomme-les dans son standing ; une partie nulle, tous la gagnent.
cli-lack-word = { $file } : écris le mot « { $given } » ({ $kind }) de façon qu’on puisse le taper : minuscules, chiffres, - et _.
cli-lack-words = { $file } : ajoute au vocabulaire les mots du genre « { $kind } » : le verbe { $verb } en demande un.
cli-lack-notation = { $file } : « { $given } » n’est pas relu comme { $verb } l’a écrit. Tous ses mots sont-ils au vocabulaire ?
cli-lack-own-table = { $file } : dis dans own ce qu’est une table à soi pour l’option { $option }.
cli-lack-unsound = { $file } : une position ne tient pas : { $given }
cli-lack-stuck = { $file } : quelqu’un doit la décision « { $decision } » et ne peut rien faire.
cli-lack-home = { $given } : que ce module contienne { $title } sous le nom TITLE ; les autres processus l’y trouvent.
cli-lack-fails = En regardant { $part }, quelque chose a échoué : { $given }
cli-lack-lesson = { $file } : { $fault } { $given }
lesson-fault-not-toml = illisible comme TOML :
lesson-fault-unknown-field = une leçon n’a pas de champ de ce nom :
lesson-fault-missing-field = ce champ manque, ou n’est pas de la bonne sorte :
lesson-fault-bad-seat = le jeu n’a pas cette place :
lesson-fault-bad-options = le jeu n’a pas ces options :
lesson-fault-bad-move = cette ligne de ses coups ne peut être jouée :
lesson-fault-not-the-learner = au début, c’est à quelqu’un d’autre de décider.
lesson-fault-bad-solution = sa solution est illisible :
lesson-fault-not-offered = ce pas de sa solution n’est pas proposé là :
lesson-fault-solution-too-long = avant ce pas, le but est atteint ou le tour est fini :
lesson-fault-goal-not-reached = sa solution ne mène pas au but :
lesson-fault-bad-goal = cette condition ne dit rien qu’on puisse vérifier (event, line, has avec least ou most, won = true) :
lesson-fault-unknown-condition = rien de tel ne se dit d’une position (il y a ceci) :
lesson-fault-unknown-goal = rien de tel n’arrive jamais dans ce jeu :
lesson-fault-done-already = le but est atteint avant tout coup.
lesson-fault-too-many-steps = sa solution a trop de pas :

cli-bench-title = Mesuré d’une traite sur cette machine ; ailleurs, seuls les rapports ont un sens.
cli-bench-running = Mesure : { $what }
cli-bench-no-server = La partie crew a besoin d’un serveur PostgreSQL où des bases peuvent être créées : --database postgresql+asyncpg://keryx@127.0.0.1/postgres.
cli-bench-no-scale = --to-scale a besoin de catanatron, dont l’allure sert à comparer les machines : il vient avec le groupe dev.
cli-bench-no-shares = --share a besoin de Linux avec des groupes de contrôle de première version, et du droit d’en créer.

### Les images d’un dossier

cli-pictures-nothing = Quelles images ? Nomme un dossier avec un pictures.toml, comme docs/pictures, ou écris une épreuve avec --proof DOSSIER.
cli-pictures-no-table = Il n’y a pas de { $file } : il dit quelles images dessiner.
cli-pictures-bad-table = { $file } ne peut pas être suivi : { $name } demande un kind (board, panel, report ou film) et un game, et peut avoir language, turn, since, entries et path.
cli-pictures-written = Les images ({ $count }) sont dans { $folder }.

### L’épreuve de toutes les images

cli-proof-drawing = Dessin de { $title }
cli-proof-written = Les images ({ $count }) sont dans { $folder } ; index.txt y dit ce que chacune montre.
cli-proof-unwritable = { $file } ne peut pas être écrit : { $why }.
cli-proof-picture = { $name } : { $width } × { $height } pixels, { $kilobytes } ko
cli-proof-remark = tour { $turn }, { $kilobytes } ko
cli-proof-shown = { $what } Joueurs : { $seats }. Tour : { $turn }.
cli-proof-early = Au début.
cli-proof-middle = Le milieu de la partie.
cli-proof-late = Vers la fin.
cli-proof-fight = Le tour avec le plus de combats.
cli-proof-crowded = Le tour où il s’est passé le plus de choses.
cli-proof-end = La fin.
cli-proof-asked = Quelqu’un doit une réponse hors de son tour.
cli-proof-marks = Ce qu’aucune autre image ne marque.
cli-proof-names = Des noms difficiles à écrire.
cli-proof-french = En français.
cli-proof-plan = Un plan, essayé par un joueur.
cli-proof-zoom = Un lieu, de près.
cli-proof-chart = Un tableau à part.
cli-proof-own = Vu par quelqu’un à qui on demande.
cli-proof-question = Ce qu’un panneau demande, avec les lettres de ses réponses.
cli-proof-hand = Ce qu’un joueur tient secret.
cli-proof-thing = Une chose à consulter.
cli-proof-report = Le bilan à la fin.
cli-proof-report-french = Le bilan en français, avec des noms difficiles.
cli-proof-happened = Ce qui s’est passé : { $what }
cli-proof-nothing = Ce qui s’est passé : rien qui se raconte.
cli-proof-next = À jouer : { $who }.
cli-proof-ahead = En tête : { $who }, { $score }.

### Rejouer

cli-help-replay = Dessiner une partie en image animée (.gif), ou son dernier plateau en image fixe (.png).
cli-help-replay-out = Où écrire : un nom qui finit par .gif ou .png.
cli-help-replay-turn = Le dernier tour à montrer (.gif), ou le tour dont on dessine le plateau (.png).
cli-help-replay-from = Le premier tour à montrer.
cli-help-analyse = Dire d’un fichier de partie finie comment les chances de chacun ont varié, quels tours les ont le plus changées, et ce qui y aurait été meilleur.
cli-help-analyse-picture = Où écrire le graphique : un nom qui finit par .png.
cli-help-analyse-steps = Combien de tours sont joués de tête pour en trouver un meilleur à chaque tournant ; à nombre égal, réponse égale.
cli-help-analyse-language = En quelle langue le dire et le dessiner : en ou fr. Sans elle, celle du terminal.
cli-unknown-language = Je ne connais pas la langue { $given }. Je parle { $known }.
cli-chart-ending = { $file } doit finir par .png.
cli-analysis-unfinished = Cette partie n’est pas finie : il n’y a encore rien à analyser.
cli-analysis-short = Cette partie a eu trop peu de tours pour dire où elle a tourné.
cli-analysis-nobody = Personne ne sait encore juger les positions de { $game } selon ces règles : il n’y a pas d’analyse.
cli-thinking = Réflexion
cli-help-replay-all = Rejouer toutes les parties gardées avec ces règles, avant une mise à jour, et dire lesquelles ne continueraient pas comme elles ont été jouées. Ne change rien.
cli-help-replay-all-file = Le fichier de la base ; sans lui, celle que nomme DATABASE_URL.
cli-replay-all-same = Partie { $game } ({ $title }, { $status }, version { $version }) : continue, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}.
cli-replay-all-differs = Partie { $game } ({ $title }, { $status }, version { $version }) : DIFFÈRE { $entry ->
    [0] dès la mise en place
   *[other] à l’entrée { $entry } sur { $entries } : { $deed }
}
cli-replay-all-left = Partie { $game } ({ $title }, { $status }) : elle a été jouée avec des règles qui ne sont PLUS GARDÉES (version { $version } ; aujourd’hui : { $now }). Avec celles d’aujourd’hui, elle { $entry ->
    [-1] va de la même façon jusqu’à l’entrée { $entries }.
    [0] diffère dès la mise en place.
   *[other] diffère à l’entrée { $entry } sur { $entries } : { $deed }
}
cli-replay-all-unknown = Partie { $game } ({ $title }, { $status }, version { $version }) : ce jeu N’EXISTE PAS ici.
cli-replay-all-unreadable = Partie { $game } ({ $title }, { $status }, version { $version }) : son journal NE SE LIT PAS.
cli-replay-all-stuck = Sa table ne pourrait pas continuer à partir de la position telle qu’elle est.
cli-replay-all-count = { $games ->
    [one] { $games } partie rejouée
   *[other] { $games } parties rejouées
}, dont { $others } qui ne continueraient pas comme elles ont été jouées.
cli-no-such-turn = Il n’y a pas de tour { $given } : cette partie a les tours { $first } à { $last }.
cli-turns-reversed = Le tour { $first } vient après le tour { $last } : --from doit être le plus ancien.
cli-picture-ending = { $file } doit finir par .gif (toute la partie) ou .png (un plateau).
cli-picture-written = { $file } est écrit : { $width } sur { $height } pixels, { $kilobytes } ko.
cli-folder-missing = Il n’y a pas de dossier { $folder }.
cli-is-a-folder = { $file } est un dossier.
cli-file-unwritable = { $file } ne peut pas être écrit : { $why }. Ce qui s’y trouvait est intact.
cli-drawing = Dessin
cli-seat = Place { $number }

### Ce qui ne va pas dans une table

data-empty = cette case ne doit pas être vide.
data-not-a-number = « { $given } » n’est pas un nombre qui convienne ici.
data-no-rows = ce fichier n’a pas de lignes. Il commence par les colonnes : { $needed }.
data-other-columns = la première ligne nomme d’autres colonnes : { $given }. Les colonnes doivent être : { $needed }.
data-other-width = cases de cette ligne : { $given } ; il en faut { $needed }, une par colonne.
data-columns-missing = il manque des colonnes : { $given }. Les colonnes doivent être : { $needed }.
data-columns-unknown = une telle table n’a pas ces colonnes : { $given }. Les colonnes doivent être : { $needed }.
data-no-province = « { $given } » n’est pas une province de ce plateau : écris-la comme dans la colonne « province ».
data-too-many-lines = ce fichier a { $given } lignes ; { $needed } au plus, sans les commentaires.
data-unreadable = cette ligne ne se lit pas comme des cellules : l’une est trop longue, ou un guillemet n’est jamais fermé.
data-twice = « { $given } » se trouve ici pour la deuxième fois ; il n’en faut qu’un.
data-none-of = « { $given } » n’est rien de ceci : { $needed }.
data-unknown-word = rien ne s’appelle « { $given } ».
data-own-neighbour = une province ne peut pas être sa propre voisine.
data-one-sided = { $given } est ici une voisine, mais ne nomme pas cette province.
data-out-of-order = l’ordre du tour compte à partir de 1 sans trou ; ici il dit { $given }.
data-not-fifty = un plateau a 50 provinces, celui-ci { $given }.
data-neighbours = a { $given } voisines ; il en faut de trois à six.
data-resources = est la ressource de { $given } villes ; il en faut 16 ou 17.
data-not-joined = on n’atteint que { $given } provinces depuis la première ; toutes doivent se tenir.
data-starts-missing = nations : il y a { $given } départs ; chaque nation a sa ligne dans la table « nations,turn_order,nation,cities ».
data-starts-overlap = nations : une ville est donnée à deux nations.
data-starts-resources = doit commencer avec une ville de marbre, une de fer et une d’or.
data-no-board = le plateau de ces départs doit se trouver à côté : le même nom sans « _starts ».
data-not-planar = Ces frontières ne peuvent pas être dessinées sans se croiser : { $given }.
data-other-border = la carte montre une autre frontière que la table, qui dit : { $given }.
data-city-outside = la ville est dessinée hors de sa province.
data-other-ground = l’image montre autre chose que la carte, qui dit : { $given }. Peins-la de nouveau (voir le dossier author).
data-other-size = l’image n’a pas la taille qu’il faut à la carte : { $given }. Peins-la de nouveau (voir le dossier author).
data-metropolises-first = « { $given } » est parmi les métropoles : les cinq viennent d’abord, dans l’ordre des sièges.
data-signs-in-metropolis = une métropole ne porte pas de signe ; ici, c’est « { $given } ».
data-not-on-two-provinces = est sur { $given } provinces ; il en faut exactement deux.
data-metropolises = un plateau a cinq métropoles, celui-ci { $given }.
data-signs-without-objective = { $given } de ses signes n’ont pas d’objectif sur ce plateau.
data-two-signs-shared = partage deux signes avec { $given } ; un seul est permis.
data-too-few-objectives = le plateau a { $given } objectifs ; il en faut plus qu’il n’y en a de visibles.
data-unknown-effect = il n’y a pas d’effet « { $given } » ; il y a : { $needed }.
data-unknown-parameter = l’effet ne prend pas « { $given } », ou seulement une fois ; il peut prendre : { $needed }.
data-parameter-missing = à l’effet « { $given } » il manque : { $needed }.
data-effect-without-gain = « { $given } » n’apporte rien : nomme des ressources, gold ou vp.
data-temples-score-only = une carte violette est un temple et ne fait que « score », pas « { $given } ».
data-only-temples-score = seules les cartes violettes font « { $given } ».
data-too-few-cards = le jeu a { $given } cartes ; il en faut au moins 40 pour jouer.
data-colour-missing = aucune carte n’est { $given } ; chacune des six couleurs en demande.
data-activates-itself = cette carte activerait des cartes de sa propre couleur, { $given } : nommes-en d’autres.
data-tile-terrains = une face de la tuile { $given } demande deux mers, un village et une forêt, un marais, une montagne et un champ.
data-tile-out-of-order = les tuiles se comptent à partir de 1 sans trous, faces a puis b ; il y a ici { $given }.
data-tile-one-sided = chaque tuile a deux faces ; la table a { $given } lignes.
data-tile-overlaps = une tuile dont le milieu est en { $given } ne va pas avec la première.
data-tile-apart = les tuiles de { $given } ne se touchent pas toutes.
data-layout-tiles = a { $given } tuiles ; à deux, trois et quatre il en faut 4, 6 et 7.
data-other-count = il y en a { $given } ; il en faut { $needed }.
data-too-many = se trouve { $given } fois ; { $needed } au plus.
data-no-site = aucun de ses hexagones n’a de marchandise ; sans cela, personne ne peut le contrôler.
data-in-pieces = ses hexagones ne se tiennent pas tous.
data-no-hex = la carte n’a pas d’hexagone { $given } (ligne et colonne, à partir de 0).
data-at-sea = { $given } se trouve en mer.
data-row-width = cette ligne a { $given } lettres, la première { $needed }.
data-not-in-order = ici il y a { $given } ; c’est { $needed } qui vient.
data-missing = « { $given } » n’a pas de ligne.
data-too-large = ce fichier est trop long : { $given } caractères ; { $needed } au plus, sans les commentaires.
data-not-plain = cette ligne a d’autres caractères que des lettres sans accent, des chiffres et des signes simples : { $given }.
data-not-text = ce n’est pas un texte en UTF-8 : enregistre la table en CSV UTF-8, avec des lettres sans accent.
data-bad-name = « { $given } » ne va pas comme nom : des lettres sans accent, des chiffres, - et _ entre eux, une lettre d’abord, { $needed } au plus.
data-too-many-cards = le jeu a { $given } cartes ; { $needed } au plus.
data-too-many-effects = cette carte a { $given } effets ; { $needed } au plus.
data-other-effects = notre carte « { $given } » fait autre chose : donne un autre nom à la tienne.
data-out-of-range = { $given } ne convient pas : { $needed }.
