### Le Jeu royal d’Ur en français. Les camps portent le nom de la matière de leurs pions : « Nacre a joué ».
### Les textes d'événements ont des parties : .by (qui), .did (quoi, au passé), .title (titre, au présent).

ur-title = Jeu royal d’Ur
ur-invitation = Mène tes sept pions au bout du plateau avant l’autre, dans le plus ancien jeu dont on connaît les règles.
ur-length = environ 40 jets chacun : une demi-heure autour d’une table, quelques semaines ici

ur-headlines = won withdrew borne-off captured rosette-reached passed moved entered first-chosen

ur-score-goal = { $score } sur { $goal } à la maison
ur-score-home = à la maison

## Camps, cases, ce que possède un camp

ur-side-shell = Nacre
ur-side-lapis = Lapis

ur-square-a1 = A1
ur-square-a2 = A2
ur-square-a3 = A3
ur-square-a4 = A4
ur-square-a7 = A7
ur-square-a8 = A8
ur-square-b1 = B1
ur-square-b2 = B2
ur-square-b3 = B3
ur-square-b4 = B4
ur-square-b5 = B5
ur-square-b6 = B6
ur-square-b7 = B7
ur-square-b8 = B8
ur-square-c1 = C1
ur-square-c2 = C2
ur-square-c3 = C3
ur-square-c4 = C4
ur-square-c7 = C7
ur-square-c8 = C8

ur-holding-waiting = en attente
ur-holding-board = sur le plateau

## Sortes de mots, et parties d'une action, telles qu'on les tape

ur-kind-square = case

ur-part-origin = d’où
ur-part-target = où aller

## Ce qui s'est passé

ur-event-side-taken = { ur-event-side-taken.by } { ur-event-side-taken.did }.
    .by = { $seat }
    .did = joue { $side }
ur-event-first-chosen = { ur-event-first-chosen.by } { ur-event-first-chosen.did }.
    .by = { $side }
    .did = commence
    .title = { $side } commence
ur-event-thrown = { ur-event-thrown.by } { ur-event-thrown.did }.
    .by = { $side }
    .did = a lancé **{ $total }**
ur-event-passed = { ur-event-passed.by } { ur-event-passed.did }.
    .by = { $side }
    .did = n’a pas pu bouger
    .title = { $side } ne peut pas bouger
ur-event-entered = { ur-event-entered.by } { ur-event-entered.did }.
    .by = { $side }
    .did = a fait entrer un pion en { $target }
    .title = { $side } fait entrer un pion
ur-event-moved = { ur-event-moved.by } { ur-event-moved.did }.
    .by = { $side }
    .did = a joué de { $origin } à { $target }
    .title = { $side } va en { $target }
ur-event-borne-off = { ur-event-borne-off.by } { ur-event-borne-off.did }.
    .by = { $side }
    .did = a rentré un pion depuis { $origin } ({ $left ->
        [0] le dernier
        [one] { $left } reste à rentrer
       *[other] { $left } restent à rentrer
    })
    .title = { $side } rentre un pion
ur-event-captured = { ur-event-captured.by } { ur-event-captured.did }.
    .by = { $side }
    .did = a pris un pion à { $rival }
    .title = { $side } prend un pion en { $target }
ur-event-rosette-reached = { ur-event-rosette-reached.by } { ur-event-rosette-reached.did }.
    .by = { $side }
    .did = relance
    .title = { $side } atteint la rosette { $target }
ur-event-withdrew = { ur-event-withdrew.by } { ur-event-withdrew.did }.
    .by = { $side }
    .did = a abandonné
    .title = { $side } abandonne
ur-event-won = { ur-event-won.by } { ur-event-won.did } !
    .by = { $side }
    .did = a gagné
    .title = { $side } a gagné

## Verbes

ur-verb-throw = Lancer
    .typed = lancer
ur-verb-bear-off = Rentrer
    .typed = rentrer
ur-verb-move = Déplacer
    .typed = déplacer
ur-verb-enter = Faire entrer
    .typed = entrer

ur-action-throw = Lancer les dés
ur-action-bear-off = Rentrer le pion de { $origin }
ur-action-move = Aller de { $origin } à { $target }
ur-action-enter = Faire entrer un pion en { $target }

## Les questions du panneau

ur-ask-origin = Quel pion ?
ur-ask-target = Où aller ?

## Qui doit quoi, et les étapes d'un tour

ur-decision-throw = c’est ton tour : lance les dés
ur-decision-move = tu as lancé { $total } : déplace un pion
ur-waiting-throw = lancer les dés
ur-waiting-move = déplacer un pion de { $total }

ur-stage-throw = Lancer
ur-stage-move = Déplacer

## Ce que fait un coup

ur-preview-captures = prend un pion à { $rival }
ur-preview-throws-again = atteint une rosette : tu relances

## Comment la partie finit

ur-ending-home = Tous les pions sont rentrés : { $winners } gagne.
ur-ending-alone = { $winners } gagne, l’autre camp ayant abandonné.

## Variantes

ur-option-pieces = Pions
    .help = Combien chaque camp en rentre : sept, ou cinq pour une partie plus courte.
ur-option-pieces-seven = Sept
ur-option-pieces-five = Cinq

## Le plateau en mots

ur-line-side = **{ $side }** : { $waiting } en attente, { $squares-count ->
    [0] aucun sur le plateau
   *[other] sur { $squares }
}, { $home } à la maison.
ur-line-throw = { $side } a lancé { $total } et doit jouer.

## Pourquoi quelque chose ne va pas. `.short` figure sur les choix grisés.

ur-refusal-throw-first = Lance d’abord les dés.
    .short = lance d’abord
    .right = Lance, puis joue ce lancer.
ur-refusal-thrown-already = Tu as lancé : déplace maintenant un pion.
    .short = déjà lancé
    .right = Joue ton lancer ; tu relanceras à ton prochain tour.
ur-refusal-none-there = Tu n’as aucun pion en { $origin }.
    .short = aucun des tiens
    .right = Choisis une case où se trouve un pion à toi.
ur-refusal-none-waiting = Aucun de tes pions n’attend à côté du plateau.
    .short = aucun n’attend
    .right = Joue un pion qui est sur le plateau.
ur-refusal-not-exact = Depuis { $origin }, il faut { $needs } pour rentrer, et tu as lancé { $total }. Le lancer doit être exact.
    .short = il faut { $needs }
    .right = Attends un lancer de { $needs }, ou joue un autre pion.
ur-refusal-beyond-home = Il faut { $needs } à ce pion pour rentrer, et tu as lancé { $total }. Le lancer doit être exact.
    .short = il faut { $needs }
    .right = Attends un lancer de { $needs }, ou joue un autre pion.
ur-refusal-is-home = Depuis { $origin }, ton lancer rentre le pion : rentre-le.
    .short = il rentre
    .right = Rentre le pion.
ur-refusal-other-square = Ton lancer de { $total } mène en { $reached }, pas en { $target }.
    .short = mène en { $reached }
    .right = Nomme { $reached }, ou joue un autre pion.
ur-refusal-own-piece-there = Un de tes pions est déjà en { $target }.
    .short = ton pion y est
    .right = Avance d’abord ce pion-là, ou joues-en un autre.
ur-refusal-rosette-held = Le pion adverse est à l’abri sur la rosette { $target }.
    .short = tenue par l’adversaire
    .right = Attends que l’adversaire ait quitté { $target }, ou joue un autre pion.
