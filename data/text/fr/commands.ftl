### Commandes : noms (minuscules, 32 caractères) et descriptions (100 caractères).

command-game = partie
    .description = Une partie dans ce salon : ouvrir, rejoindre, commencer, consulter, reprendre
command-game-new = nouvelle
    .description = Ouvrir une table dans ce salon
command-game-join = rejoindre
    .description = Prendre place à la table d’ici
command-game-leave = quitter
    .description = Rendre ta place avant le début de la partie
command-game-start = commencer
    .description = Commencer la partie
command-game-cancel = annuler
    .description = Annuler la partie avant qu’elle commence (hôte)
command-game-status = état
    .description = Qui joue, à qui le tour, où en est la partie
command-game-rules = règles
    .description = Les règles : d’une minute à chaque détail
command-game-history = historique
    .description = Ce qui s’est passé, tour par tour
command-game-undo = reprendre
    .description = Reprendre ta dernière étape
command-game-export = exporter
    .description = La partie en un fichier à garder, rejouer et vérifier
command-game-own = maison
    .description = Jouer avec ton plateau ou tes cartes : joins le fichier, ou vois avec quoi l’on joue
parameter-csv = csv
    .description = Un plateau ou des cartes à toi, pour cette partie (CSV)
parameter-second = second
    .description = Un second fichier du même plateau, par exemple ses départs
command-game-import = importer
    .description = Contrôler un fichier de partie et montrer comment il finit
command-game-concede = abandonner
    .description = Quitter la partie pour de bon ; les autres continuent
command-game-verify = vérifier
    .description = Prouver par la graine révélée que le hasard était honnête
command-game-settings = réglages
    .description = Règles, places et langue de la table (hôte)
command-game-replace = remplacer
    .description = Confier une place à quelqu’un d’autre ou à l’ordinateur
command-play = jouer
    .description = Taper ton coup ; plusieurs étapes se séparent par /
command-turn = tour
    .description = Ouvrir ton panneau privé : ce que tu peux faire maintenant
command-board = plateau
    .description = Le plateau actuel, à un tour passé, autour d’un lieu, ou en mots
command-orders = consignes
    .description = Répondre d’avance à ce qu’on peut te demander hors de ton tour
command-plan = essayer
    .description = Essayer des coups en privé avant de les jouer
command-hand = main
    .description = Ce que personne d’autre ne voit
command-card = carte
    .description = Ce que fait une carte du jeu en cours ici
command-help = aide
    .description = Ce que tu peux faire ici et maintenant

parameter-title = titre
    .description = Quel jeu
parameter-board = plateau
    .description = Le plateau sur lequel jouer
parameter-options = options
    .description = Variantes des règles, par exemple start=one-city
parameter-option = option
    .description = La règle à changer
parameter-value = valeur
    .description = Ce qu’elle devient
parameter-seats = places
    .description = Combien de joueurs
parameter-computers = ordinateurs
    .description = Qui prend les places libres
parameter-language = langue
    .description = La langue à la table
parameter-move = coup
    .description = Verbe et mots ; commence à taper et choisis dans la liste
parameter-turn = tour
    .description = Le numéro d’un tour ; sinon le plus récent
parameter-name = nom
    .description = Commence à taper son nom et choisis dans la liste
parameter-place = lieu
    .description = Un lieu à voir de près ; selon le jeu aussi un joueur ou un tableau
parameter-topic = sujet
    .description = Ce que tu veux lire
parameter-file = fichier
    .description = Un fichier écrit par /partie exporter
parameter-text = texte
    .description = Raconter le plateau en mots au lieu d’une image
parameter-seat = place
    .description = Quelle place
parameter-person = personne
    .description = Qui
parameter-case = cas
    .description = Le cas que vise ta consigne
parameter-order = consigne
    .description = Que faire alors
parameter-steps = étapes
    .description = Combien d’étapes

choice-computers-none = Personne : attendre du monde
choice-language-en = English
choice-language-fr = Français
choice-text-yes = Oui
choice-text-no = Non

## Statistiques, vie privée, recherche de joueurs, administration

command-stats = statistiques
    .description = Parties, résultats, allure et cote : les tiens ou ceux de quelqu’un d’autre
command-privacy = vie-privée
    .description = Ce qui est gardé de toi : le voir, l’emporter, le faire effacer
command-lfg = recherche
    .description = Trouver du monde : demander dans ce salon, voir qui cherche
command-lfg-new = lancer
    .description = Chercher du monde ici ; la table s’ouvre quand assez de gens ont répondu
command-lfg-list = liste
    .description = Qui cherche du monde sur ce serveur, et où répondre

parameter-pace = allure
    .description = À quelle vitesse tu veux jouer
parameter-days = jours
    .description = Combien de jours

choice-pace-sitting = D’une traite
choice-pace-daily = Environ un tour par jour
choice-pace-slow = Un tour tous les deux ou trois jours

command-admin = admin
    .description = Les tables du serveur, pour les personnes qui le gèrent
command-admin-tables = tables
    .description = Toutes les tables ouvertes de ce serveur
command-admin-stuck = bloquées
    .description = Les tables à secourir : longtemps muettes, messages impossibles à envoyer, abîmées
command-admin-export = exporter
    .description = Une partie de ce serveur en un fichier
command-admin-close = fermer
    .description = Fermer une table de ce serveur ; son salon est averti

parameter-game = partie
    .description = Le numéro d’une table ; commence à taper et choisis dans la liste

command-game-rollback = revenir
    .description = Demander à tout le monde de revenir au début d’un tour (hôte)
command-game-abandon = arrêter
    .description = Demander à la table d’arrêter cette partie sans résultat
command-game-wait = attendre
    .description = Demander à la table d’attendre quelqu’un : ni appel ni fin d’horloge avant
command-game-takeover = reprendre-place
    .description = Demander à jouer une place que tient l’ordinateur
command-game-watch = suivre
    .description = Suivre cette partie et apprendre comment elle finit, ou ne plus la suivre
command-game-hosts = hôtes
    .description = Qui est l’hôte ; nommer quelqu’un pour l’aider, ou lui passer le rôle (hôte)
command-admin-roles = rôles
    .description = Quels rôles ouvrent des tables : nommes-en un pour le permettre, ou ne plus le permettre

parameter-computer = ordinateur
    .description = Quel ordinateur
parameter-role = rôle
    .description = Quel rôle

choice-role-cohost = Aide de l’hôte
choice-role-host = Hôte
choice-role-none = N’aide plus l’hôte

## Coups d’avance

parameter-moves = coups
    .description = Des coups séparés par / ; commence à taper et choisis dans la liste

## Catching up

command-recap = résumé
    .description = Ce qui s’est passé depuis ton dernier tour, avec une image
command-history = historique
    .description = Qui a fait quoi, et quand, avec des liens vers les messages
command-replay = revoir
    .description = Revoir la partie, ou un passage, en image animée
parameter-first = depuis
    .description = Le premier tour à montrer
parameter-everybody = public
    .description = Le montrer à tout le monde ici, sans les secrets de personne
parameter-post = afficher
    .description = Un salon ou un fil où afficher le plateau pour tout le monde
parameter-every = chaque
    .description = Quand le plateau y est affiché de lui-même

choice-every-turn = Après chaque tour
choice-every-round = Après chaque tour de table
choice-every-end = À la fin de la partie
choice-every-never = Jamais

command-me = moi
    .description = Comment je t’appelle : ton heure, tes heures de veille, tes absences
command-turns = tours
    .description = Toutes les parties qui t’attendent, où qu’elles soient
parameter-zone = fuseau
    .description = Où tu habites : commence à taper une ville ou un pays
parameter-hours = heures
    .description = Tes heures d’éveil, par exemple 8-22
parameter-interval = rythme
    .description = À quel rythme on t’appelle, par exemple 6h ; « tables » pour suivre chaque table
parameter-calls = appels
    .description = Où on t’appelle
parameter-until = jusque
    .description = Combien de temps ou jusqu’à quand, par exemple 2 jours, dimanche soir ou 24 décembre
parameter-away = retour
    .description = Quand tu reviens d’une absence, par exemple 24 décembre
parameter-leaving = départ
    .description = Quand tu pars ; dès maintenant sinon
parameter-substitute = remplaçant
    .description = À qui demander de jouer à ta place
parameter-game-settings-first = premier
    .description = Premier appel après ce temps, par exemple 12h
parameter-growth = croissance
    .description = Comment grandit le temps entre les appels
parameter-most = maximum
    .description = Au plus tant d’appels pour un tour
parameter-where = endroit
    .description = Où j’appelle
parameter-clock = horloge
    .description = Temps par décision, par exemple 3 jours ; « aucun » pour ne pas en avoir
parameter-ends = échéance
    .description = Ce que fait la fin de l’horloge
parameter-answers = réponses
    .description = Temps pour répondre hors de son tour, par exemple 12h ; « aucun » pour ne pas en avoir

choice-growth-100 = Toujours après le même temps
choice-growth-150 = × 1,5 à chaque fois
choice-growth-200 = × 2 à chaque fois
choice-growth-300 = × 3 à chaque fois
choice-where-channel = Une mention dans le salon
choice-where-direct = Un message privé
choice-where-both = Une mention et un message privé
choice-where-none = Aucun appel
choice-calls-channel = Une mention dans le salon
choice-calls-direct = Un message privé
choice-calls-both = Une mention et un message privé
choice-calls-none = Je ne veux pas d’appel
choice-calls-tables = Selon chaque table
choice-hours-any = À toute heure
choice-interval-tables = Selon chaque table
choice-ends-nothing = Rien : on attend
choice-ends-default = La réponse prévue par le jeu vaut
choice-ends-computer = L’ordinateur joue ce seul tour
choice-ends-offer = La place est offerte à d’autres
