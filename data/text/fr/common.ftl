### Ce que tous les jeux partagent : salon, messages, panneau, refus, aide.
### Les noms ($who, $name, $host ...) arrivent neutralisés. $time est un horodatage de Discord.

## Petits mots

seat = Place { $number }
seat-within = la place { $number }
seat-with-role = la place { $number } ({ $role })
joined = { $first } et { $second }
joined-or = { $first } ou { $second }
nothing = rien
computer-random = Ordinateur (au hasard)
computer-gentle = Ordinateur (doux)
computer-sensible = Ordinateur (réfléchi)
computer-archimedes = Archimède
computer-numbered = { $computer } { $number }
computer-any = l’ordinateur
    .many = l’ordinateur
    .name = ordinateur
language-en = anglais
language-fr = français
role-of = { $role } ({ $name })
player-of = { $name } ({ $role })
amount = { $count } { $what }
answer-cost = { $label } pour { $cost }
answer-free = { $label } · gratuit
answer-none = Aucun
answer-ends = ⏹ { $label }
answer-ends-later = { $label }, fin plus tard
answer-before = Comme avant : { $label }
answer-letter = { $letter } · { $label }
sight-told = { $question } Sur l’image : { $answers }
answer-fewer = Moins…
answer-otherwise = Payer autrement…
together-all = { $first } : les { $number }
together = { $first } → { $then }
answer-others = Autres…
answer-others-of = { $verb } : autres…
answer-yes = Oui
answer-no = Non
price = { $total } en tout
option-told = { $name } : { $choice }
common-score = { $score }
common-score-goal = { $score } sur { $goal }

## Les sortes de mots qu'on tape

kind-number = nombre
kind-amounts = quantité (comme 2or+1bois)
kind-choice = choix
kind-flag = « oui » ou « non »
kind-seat = place (place-1, place-2, etc.)
kind-verb = verbe

## Les questions du panneau, quand un jeu n'a pas les siennes

ask-verb = Que fais-tu ?
ask-pay = Comment paies-tu ?
ask-deed = Quoi exactement ?
ask-count = Combien ?
decision = à toi de jouer
waiting = jouer le tour
order-ask = me demander
order-default = comme le jeu le propose
ending-agreed = La partie a pris fin d’un commun accord.
ending-agreed-over = Fin d’un commun accord après un dernier tour de table : { $winners-count ->
    [one] { $winners } gagne.
   *[other] { $winners } partagent la victoire.
}
ending-agreed-draw = Partie nulle d’un commun accord : { $winners } la partagent.
ending-agreed-winner = Fin d’un commun accord : { $winners } gagne.
ending = { $winners-count ->
    [0] La partie est finie. Personne n’a gagné.
    [1] { $winners } gagne.
   *[other] { $winners } gagnent ensemble.
}

## Les étapes d'un tour

stage-done = { $label } ✓
stage-now = **{ $label }**
stage-next = { $label }
stage-skipped = ~~{ $label }~~
stage-between = {"  ›  "}

## Lignes tapées qu'on ne peut pas lire

notation-empty = Il n’y a pas d’étape ici. Écris un verbe et ses mots ; sépare plusieurs étapes par /.
notation-too-long = Cette ligne est trop longue : { $limit } caractères au plus à la fois. Envoie-la en deux fois.
notation-unknown-verb = Il n’y a pas de verbe « { $given } ». Voulais-tu dire { $near-or } ?
notation-unknown-verb-alone = Il n’y a pas de verbe « { $given } ». Les verbes sont : { $known }.
notation-unknown-word = « { $given } » n’existe pas ici ({ $expected }). Voulais-tu dire { $near-or } ?
notation-unknown-word-alone = « { $given } » n’existe pas ici ({ $expected }). Commence à taper et choisis dans la liste.
refusal-malformed = Un de ces noms ou nombres n’existe pas dans cette partie. La liste complète les noms pendant que tu tapes.
    .right = Emploie les noms et les nombres que la liste propose.
refusal-due-over = La partie est finie.
    .right = Plus rien ne peut être fait. Une revanche se propose sous le dernier message.
refusal-set-up-over = Cela fait partie de la mise en place, qui est finie pour toi.
    .right = Rien : cela ne revient plus dans cette partie.
notation-ambiguous = « { $given } » peut être { $near-or } ici. Écris celui que tu veux dire.
notation-unknown-field = { $known-count ->
    [0] { $verb } ne connaît pas « { $given }: » : ce verbe ne prend pas d’ajout.
   *[other] { $verb } ne connaît pas « { $given }: ». Ajouts possibles : { $known-or }.
}
notation-too-many-words = « { $given } » est un mot de trop pour { $verb }. Sépare plusieurs étapes par /.
notation-too-few-words = { $verb } est incomplet : il manque { $field } ({ $expected }).
notation-not-a-number = « { $given } » n’est pas un nombre ({ $field }). Écris-en un, par exemple 3.
notation-not-amounts = « { $given } » n’est pas une quantité. Écris 2or+1bois, ou - pour rien.
notation-not-a-seat = « { $given } » n’est pas une place. Écris place-1, place-2, etc.

## Revenir en arrière

undo-nothing = Tu n’as rien à reprendre.
undo-other-acted = Quelqu’un a agi depuis : on ne peut reprendre cette étape qu’ensemble.
undo-chance = Des dés ou des cartes sont venus après : ce que le hasard a montré reste.
undo-revealed = Quelque chose de caché a été montré : cela ne se reprend pas.
undo-said = C’est dit devant tout le monde, et on se répond : tu ne peux pas le reprendre sans les autres.
undo-seam = Les règles de cette partie ont changé après cela : elle ne revient pas avant ce moment, et ce qui a été joué avant ne se remontre plus.
undo-fork = Ton « et si » commence là : ce qui a été joué avant appartient à l’autre partie, et reste.
undo-ended = La partie est finie : on ne reprend plus rien.
undo-done = { $who } reprend : { $what }

## Options

options-unknown-option = Il n’y a pas d’option « { $given } ». Il y a : { $known }.
options-unknown-choice = « { $given } » n’est pas un choix pour { $option }. Choisis { $known-or }.
options-seats = Ce jeu se joue { $fewest-is-most ->
    [yes] à { $most }
   *[no] de { $fewest } à { $most }
}, pas à { $given }.
options-unknown-title = Il n’y a pas de jeu « { $given } ». Keryx connaît { $known }.

option-own = perso ({ $digest })
options-own-broken = On ne peut pas jouer avec cette table pour { $option } ({ $digest }). Joins-la avec /partie maison pour lire ce qui ne va pas.

## Plateaux et cartes maison

own-in = à { $name }
own-in-vowel = à { $name }
own-of = de { $name }
own-of-vowel = d’{ $name }
own-does = { $name } : { $does }
own-none = { $title } ne se joue pas avec un plateau ou des cartes maison.
own-other-game = { $file } est fait pour { $title }, mais ici on joue à { $here }. Rien n’a changé.
own-how = Joins ton fichier avec /partie maison. La page docs/own-boards.md de Keryx dit comment en faire un.
own-one-of-two = Choisis l’un des nôtres pour { $option } ou joins ton propre fichier, pas les deux. Rien n’a changé.
own-set = Cette partie se jouera avec ta version : { $option }, { $digest }. Elle ne compte pas au classement.
own-removed = Cette partie se jouera avec ce que le jeu fournit.
own-broken = On ne peut pas encore jouer avec { $file }, rien n’a changé. { $count ->
    [one] Une chose ne va pas :
   *[other] { $count } choses ne vont pas :
}
own-more = { $count ->
    [one] … et une autre.
   *[other] … et { $count } autres.
}
button-own = Plateau ou cartes maison…
button-own-remove = Rejouer avec les nôtres

## Fichiers de partie

record-not-json = Ce fichier n’est pas du JSON. Prends-en un écrit par /partie exporter.
record-not-a-game-file = Ce n’est pas un fichier de partie de Keryx. Prends-en un écrit par /partie exporter.
record-other-format = Le fichier est de forme { $given } ; ce Keryx lit la forme { $known }.
record-bad-field = Le fichier est abîmé : « { $field } » manque ou n’a pas la bonne forme.
record-bad-entry = Le fichier est abîmé : l’entrée { $entry } de son journal n’a pas la bonne forme.
record-bad-deed = L’entrée { $entry } du journal est illisible : « { $deed } ».
record-unknown-game = C’est une partie de « { $given } », que ce Keryx ne connaît pas. Il connaît { $known }.
record-other-version = Le fichier a été joué avec la version { $given } des règles ; ce Keryx joue la version { $known }.
record-seam = Cette partie a continué sous d’autres règles après l’entrée { $entry }. Ce qui précède ne se rejoue plus, personne ne peut donc vérifier le fichier, et je ne le lis pas. Son texte dit tous les coups.
record-too-long = Le fichier a trop d’entrées : { $limit } au plus.
record-bad-header = Le fichier est abîmé : ses options, ses places ou sa graine ne vont pas ensemble.
record-bad-setup = Le fichier est abîmé : sa mise en place ne va pas avec le jeu.
record-illegal-entry = L’entrée { $entry } enfreint une règle : « { $deed } ». Le fichier a été modifié ou abîmé.
record-other-digest = Le fichier se rejoue, mais pas jusqu’à la fin qu’il annonce. Il a été modifié ou abîmé.
record-seed-secret = La graine est encore secrète : elle est publiée à la fin de la partie. On pourra alors vérifier.
record-other-commitment = La graine ne correspond pas à l’empreinte publiée au début.
record-false-draw = { $entry ->
    [0] La mise en place ne découle pas de la graine.
   *[other] Les tirages de l’entrée { $entry } ne découlent pas de la graine.
}

## Ce qui empêche un souhait à une table

table-trouble = Cela n’a pas marché. Rien n’a changé.
table-no-game = Il n’y a pas de partie dans ce salon. /partie nouvelle en commence une.
table-not-here = Cela appartient à une partie d’un autre salon. Va là-bas pour appuyer. /tours montre les parties qui t’attendent.
table-old-post = Ce message est ancien. Les boutons qui comptent sont sous le plus récent.
table-unreadable = Ce bouton ou ce choix ne me dit rien : rien n’a changé. /tour montre ton panneau à neuf, /aide ce que tu peux faire ici.
table-channel-taken = Une partie est déjà en cours dans ce salon. Prends un autre salon ou un fil, ou finis d’abord celle-là.
table-not-running = La partie n’est pas en cours : elle n’a pas commencé, ou elle est finie. /partie état te le dit.
table-not-in-lobby = La partie a commencé : les places et les options sont fixées. Pour céder ta place pour de bon : /partie abandonner.
table-called-off = Cette partie a été annulée. /partie nouvelle en commence une autre.
table-no-such-title = Il n’y a pas de jeu nommé « { $given } ». La liste qui s’ouvre quand tu tapes donne ceux qu’il y a.
table-lobby-full = { $seats ->
    [1] La seule place est prise.
   *[other] Les { $seats } places sont prises.
} L’hôte peut en ajouter avec /partie réglages.
table-already-seated = Tu as déjà une place à cette table.
table-seats-missing = { $taken ->
    [one] { $taken } place sur { $seats } est prise.
   *[other] { $taken } places sur { $seats } sont prises.
} Invite du monde, ou confie le reste à { $computer-many }.
table-not-seated = Tu ne joues pas dans cette partie. Tu peux la suivre avec /plateau.
table-not-your-decision = Ce n’est pas à toi : on attend { $waiting }.
refusal-by-rule = { $what } (règle { $rule })
table-not-asked = Ce n’est pas à toi, ou ta réponse n’est plus attendue.
table-not-yours = Ce n’est pas à toi de jouer.
table-given-up = Tu as déjà abandonné cette partie.
table-not-host = Seul l’hôte, { $host }, peut faire cela.
table-not-hosting = Seuls l’hôte, { $host }, et ses aides peuvent faire cela.
table-host-already = { $name } est déjà l’hôte.
table-no-cohost = { $name } n’aide pas l’hôte ici.
table-too-many-at-once = Je dessine déjà { $most ->
    [one] une image
   *[other] { $most } images
} pour toi. Redemande quand l’une d’elles sera là.
table-too-many-wishes = Tu as demandé { $most ->
    [one] une image
   *[other] { $most } images
} en une minute. Tu pourras demander la suivante dans { $left } s.
table-too-often = Tu as fait publier { $most ->
    [one] une image
   *[other] { $most } images
} en { $minutes } min. Tu pourras faire publier la suivante dans { $left ->
    [one] une minute
   *[other] { $left } minutes
}. En privé, tu peux regarder à tout moment.
table-too-many-tables = Tu animes { $most ->
    [one] une table qui n’est pas finie. Termine-la ou annule-la d’abord.
   *[other] { $most } tables qui ne sont pas finies. Termine ou annule d’abord l’une d’elles.
}
table-too-many-cohosts = Une table a { $most } aides au plus. Retire d’abord quelqu’un.
table-not-on-server = { $name } n’est pas sur ce serveur. Choisis quelqu’un qui y est.
host-left = { $old } a quitté le serveur. { $new } est désormais l’hôte de cette table.
host-left-you = { $old } a quitté le serveur, et tu es désormais l’hôte de cette table : redemande.
table-stale = La partie a avancé depuis. Voici où elle en est.
table-line-goes-on = Après l’étape { $done }, le hasard décide ou un secret se dévoile : une ligne s’arrête là. Écris la suite quand tu l’auras vu. Rien n’a été joué.
table-bad-wish = { $wish } : ce choix n’existe pas ici, ou quelqu’un d’autre l’a demandé.
table-no-such-turn = Ce tour n’a pas été joué. Le plus récent est le tour { $latest }.
table-fork-hides = Cette partie continue, et tout n’y est pas visible : continuer sur une copie dirait ce que personne ne doit savoir encore. Une fois finie, /et-si l’ouvre à n’importe quel tour.
table-forks-off = Cette partie continue, et sa table ne laisse pas essayer des tours passés entre-temps. { $host } peut le permettre avec /partie réglages ; une fois la partie finie, tout le monde le peut.
table-fork-watcher = Cette partie continue : jusqu’à sa fin, seules les personnes qui jouent peuvent essayer ses tours passés.
table-fork-of-fork = C’est déjà un « et si », du tour { $turn }. Pars plutôt de la partie dont il vient.
table-fork-rules = Ce tour a été joué avec des règles que je ne garde plus : on ne peut pas continuer à partir de là. Choisis un tour plus récent.
table-fork-gone = La personne à la place { $seat } avait déjà abandonné. Choisis une autre place.
table-too-many-forks = Tu as { $most } « et si » ouverts. Termines-en un d’abord, avec /partie arrêter dans son fil.
table-fork-opening = J’ouvre justement un « et si » pour toi. Il sera là dans un instant.
table-no-thread = Je ne peux pas ouvrir de fil pour cela ici. Il me faut un salon textuel, et dans celui-ci les permissions « { permission-create-public-threads } » et « { permission-send-messages-in-threads } » : l’administration du serveur peut les donner.
table-game-damaged = Cette partie ne se rejoue plus depuis son journal : elle est fermée jusqu’à réparation. Les autres continuent. Donne ce code à la personne qui m’héberge : **{ $code }**.
table-rules-changed = Les règles de cette partie ont changé : on ne joue rien avant que la table s’accorde sur la suite. Mon message à ce sujet est dans ce salon.
table-internal-trouble = C’est une erreur de ma part, elle est notée. Ton tour est resté tel quel ; essaie encore. Si elle revient, donne ce code à la personne qui m’héberge : **{ $code }**.
table-file-too-large = Ce fichier est trop gros : je lis { $limit } ko au plus.
table-file-too-slow = Lire ce fichier demande bien plus de temps que n’importe quelle partie. J’ai arrêté ; rien n’a changé.
table-file-too-heavy = Lire ce fichier demande plus de mémoire que n’importe quelle partie. J’ai arrêté ; rien n’a changé.
table-file-at-hand = Je lis encore ton dernier fichier. Envoie le suivant quand tu auras ma réponse.
table-files-waiting = Beaucoup de gens me font lire des fichiers en ce moment. Réessaie dans quelques minutes.
table-file-gone = Discord ne m’a pas donné ce fichier. Joins-le encore une fois, s’il te plaît.
table-store-full = Le disque est plein : rien n’a été écrit. La personne qui m’héberge doit faire de la place.
answer-lost = Discord a perdu ma réponse. Ce que tu as fait l’est peut-être déjà : regarde avant de recommencer.
table-store-busy = La base est occupée. Rien n’a été écrit ; essaie encore dans un instant.
table-store-unsure = La connexion à la base s’est rompue à l’instant : c’est écrit, ou pas. Regarde avant de réessayer.
table-store-damaged = La base est illisible ({ $path }). La personne qui m’héberge doit remettre une copie.
table-store-barred = La base { $path } ne me laisse pas entrer. Qui me fait tourner doit revoir DATABASE_URL : le nom, le mot de passe, et ce qu’ils permettent.
table-store-newer = La base ({ $path }) a été écrite par un Keryx plus récent. Lance celui-là, ou remets une copie d’avant sa mise à jour.
table-store-held = Un bot tourne déjà sur { $path }, et un fichier SQLite n’en accepte qu’un. Arrête d’abord ce bot, ou nomme un autre fichier dans DATABASE_URL. Pour plusieurs processus, il y a PostgreSQL.
table-store-foreign = La base { $path } appartient à autre chose : sa table « { $table } » n’est pas à moi. Donne-moi une base à moi.
table-store-address = DATABASE_URL ne désigne aucune base utilisable. Écris sqlite+aiosqlite:///keryx.sqlite3, ou postgresql+asyncpg://compte:motdepasse@hôte/nom avec l’extra « postgres » installé.

## Permissions manquantes, dites à l'hôte

missing-permission = Je ne peux pas travailler dans { $channel } : il me manque la permission « { $permission } ». L’administration du serveur peut la donner dans les paramètres du salon.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers
permission-mention-everyone = Mentionner everyone

## Le salon d'attente

lobby-title = **{ $title }** · la table se remplit
lobby-intro = { $host } ouvre une table pour { $seats ->
    [1] une personne
   *[other] { $seats } personnes
}.
reliable-games = { $count ->
    [one] { $count } partie finie
   *[other] { $count } parties finies
}
reliable-pace = répond en général en { $time } au plus · { $games }
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (hôte)
lobby-seat-wish = { $number }. { $name }, souhaite : { $wish }
lobby-seat-computer = { $number }. { $computer }
lobby-seat-free = { $number }. libre
lobby-options = On joue avec : { $options }
lobby-missing = { $missing ->
    [0] Tout le monde est là : chacun peut commencer.
    [one] Il reste une place.
   *[other] Il reste { $missing } places.
}
lobby-commitment = Le hasard est scellé : { $commitment }
lobby-chance = Le hasard est scellé : { $commitment }. { $what }
lobby-no-chance = Rien n’est laissé au hasard : on ne tire, ne distribue et ne lance rien.
lobby-joined = Bienvenue à la table. Tu as la place { $number }.
lobby-left = Tu as quitté la table.
lobby-started = La partie commence !
lobby-called-off = La partie a été annulée avant de commencer.
lobby-wish-noted = C’est noté : tu souhaites { $wish }.
lobby-wishes-gone = Ce que souhaitait { $who } ne peut plus être joué.
lobby-wish-none = C’est noté : tout te va.
lobby-changed = C’est réglé.
lobby-choose-wish = Que veux-tu jouer ?
lobby-choose-computers = Qui prend les places libres ?
lobby-play-alone = Tu tiens toutes les places. Commence quand tu veux.
lobby-created = La table est ouverte.
lobby-hosting = **{ $title } : pour l’hôte**
lobby-players = { $same ->
    [1] { $most } joueurs
   *[other] { $least } à { $most } joueurs
}
close-alt = Gros plan sur l’endroit de l’action. { $what }
cover-free = libre
cover-lot = tiré au sort
cover-dealt = Un exemple : le hasard distribue au début de la partie
cover-alt = { $title } : le plateau sur lequel on jouera.
cover-alt-dealt = { $title } : le plateau sur lequel on jouera, tel que le hasard peut le distribuer.

## Boutons

button-join = Prendre place
button-leave = Quitter
button-start = Commencer
button-options = Règles et options
button-wish = Je voudrais jouer…
button-hosting = Pour l’hôte…
button-computers = Donner les places libres à { $computer-many }
button-no-computers = Retirer { $computer-many }
button-alone = Jouer toutes les places
button-call-off = Annuler la partie
button-turn = Jouer mon tour
button-turn-of = { $title } : jouer mon tour
button-board = Plateau
button-changed = Ce qui a changé
button-plan = Essayer
button-orders = Consignes
button-rules = Règles
button-back = Retour
button-return = Retour au panneau
button-plan-return = Retour à l’essai
button-learn-return = Retour à la leçon
button-undo = Reprendre mon coup
button-undo-steps = Tout reprendre ({ $count })
button-keep-playing = Non, revenir
button-more = Plus
button-earlier = Avant
sheet-rest = **La suite :** dans le fichier ci-dessous, la place manque ici.
sheet-rest-file = la-suite
sheet-rest-cut = Il y a une suite, mais je ne peux rien joindre ici : voir /historique.
button-later = Après
button-search = Chercher
button-concede = Abandonner
button-panel = Actualiser
button-again-game = Rejouer
button-here = Voir mon panneau
button-text = En mots
button-odds = Chances
button-likely = Quelles chances ?
button-answer = Répondre
button-answer-else = Autre réponse
button-hand = Ma main
button-what = Qu’est-ce que… ?
what-title = Qu’est-ce que… ?
what-label = Son nom, ou une partie de son nom
what-which = Plusieurs conviennent. Laquelle ?
what-which-game = Plusieurs jeux ont cela. Lequel ?
what-of-kind = { $name } ({ $kind })
what-nowhere = Aucun jeu n’a rien qui s’appelle « { $given } ». { $near-count ->
    [0] Commence à taper et choisis dans la liste.
   *[other] Voulais-tu dire { $near-or } ?
}
card-elsewhere = « { $given } » est à chercher dans { $games-or } : ici on joue à { $title }.
button-why = Pourquoi ?
button-why-not = Pourquoi pas ?
button-why-else = Une autre question
button-why-before = Phrases d’avant
button-why-ask = Taper ce que je voudrais faire
why-what = Que veux-tu savoir ? Choisis ce qui n’est pas possible maintenant, ou une phrase de ce qui s’est passé, et lis pourquoi. Ou tape ce que tu voudrais faire.
why-vain = Pourquoi pas… ?
why-happened = Pourquoi est-ce arrivé ?
why-which = Choisis une phrase : voici la règle d’où elle vient.
why-ask-title = Pourquoi pas ?
why-ask-label = Que voudrais-tu faire ?
why-refused = Pas maintenant : { $what }
why-right = **Ce qui le rendrait possible :** { $right }
why-way = **Le chemin :** { $steps }. Alors c’est permis.
why-way-refused = Et après cela ({ $steps }) : { $what }
why-then = {" "}→{" "}
why-possible = { $count ->
    [one] De cette sorte, ceci est possible maintenant :
   *[other] De cette sorte, { $count } choses sont possibles maintenant :
}
why-allowed = C’est permis : { $what }
why-price = Cela coûte { $cost }.
why-brings = Cela donnerait : { $what }
why-watching = Tu regardes seulement. Maintenant, c’est à d’autres :
why-not-your-turn = On ne te demande rien maintenant.
why-if-it-were = Si c’était ton tour, sur ce plateau tel que tu le connais, et si les autres en faisaient le moins possible d’ici là :
why-for-them = Pour { $who }, sur ce plateau tel que tout le monde le voit :
why-untried = Que ce soit possible dépend de ce qui t’est caché ou reste ouvert. En général :
why-refused-then = Pas alors : { $what }
why-allowed-then = Ce serait permis : { $what }
why-what-not = Que voudrais-tu faire ? Choisis ce qui n’est pas possible maintenant et lis pourquoi, ou tape-le.
why-what-typed = Que voudrais-tu faire ? Tape-le et lis si c’est possible, sinon pourquoi.
why-unread = Commence par un verbe et choisis dans la liste en tapant, ou appuie ci-dessous pour voir ce qu’on peut demander.
why-rules = Règles : { $section }
button-previous-turn = Tour d’avant
button-fork = Et si… ?
button-next-turn = Tour d’après
menu-choose = Choisis
menu-page = Page { $page } sur { $pages }
menu-beyond = Autres : { $what }
menu-search-title = Chercher
menu-search-label = Un bout de son nom
menu-search-none = Rien ici ne s’appelle « { $typed } ».
several-menu = Plusieurs à la fois : { $what }
several-menu-part = Plusieurs à la fois : { $what }, { $first } – { $last }
several-menu-of-one = Plusieurs à la fois : { $what }, { $first }
several-all = Les { $count } à la fois
several-all-but = Tous sauf…
several-these = { $count ->
    [one] Faire celui qui va
   *[other] Faire ces { $count }
}
several-times = { $what } × { $count }
several-nothing-done = Rien n’est fait encore : tout ne va pas ensemble. Ce qui va reste choisi.
several-misfit = - **{ $what }** : { $why }
several-unknown = - Un des choix n’est plus connu.
several-twice = Il est choisi deux fois, avec des nombres différents. Choisis l’un d’eux.
several-waits = D’autres doivent répondre avant.
several-final = Le hasard en décide, ou cela montre une chose cachée. Fais-le à part.

## Le message après un tour

post-title = **Tour { $turn } · { $headline }**
post-told = fini, raconté plus haut
post-begin = **{ $title } : la partie commence**
post-fork = **{ $title } : à partir du tour { $turn }**
post-seats = { $seats }
post-next = Ensuite : { $who }, { $what }.
post-next-question = Ensuite : { $who } : { $what }
post-next-computer = Ensuite : { $who }.
post-undone = { $who } reprend sa dernière étape.
post-ended = **{ $title } : la partie est finie**
post-final = Classement final
post-final-line = { $rank }. { $who } · { $score }
post-final-shared = **{ $rank }.** { $who } · { $score } (ex æquo)
post-seed = La graine était { $seed }. /partie vérifier prouve que le hasard était honnête.
post-changed-none = Rien n’a changé depuis ton dernier tour.
post-changed-title = Depuis ton dernier tour
answer-likely = { $label } · { $percent } %
panel-likely = Pourcentages : la chance que ce soit vrai, d’après ce que tu as, sans savoir ce qu’ont les autres. Les autres bluffent peut-être.
news-since = **Depuis ton tour :** { $what }
news-of = **{ $who } :** { $what }
news-all = Tout ce qui s’est passé
news-fight = **Le combat est fini :** { $what }
news-fight-won = **Tu gagnes le combat.** { $what }
news-fight-lost = **Tu perds le combat.** { $what }
post-exchange = -# [Tout ce qui s’est dit ↗]({ $link })
post-earlier = … ce qui précède : /historique
post-latest = Il s’est passé beaucoup de choses. Les dernières :
exchange-taken-back = Ce coup a été repris.
exchange-answer-there = [Réponds là-haut ↗]({ $link })
exchange-too-late = Trop tard : on a déjà répondu, et la suite est engagée.
post-no-picture = (Pas d’image cette fois : le dessin a échoué. La partie n’en souffre pas.)
story-times = { $what } ({ $count } fois)
story-sentence = { $by } { $did }.
story-holder = { $by } ({ $name })

## Le panneau privé

panel-title = **{ $role } · tour { $turn }**
panel-title-before = **{ $role }**
panel-notation = Ce que tu as choisi, comme tu pourrais le taper avec /jouer :
panel-last = Dernière action : { $what }
panel-nothing-owed = Tu n’as rien à décider maintenant. On attend : { $waiting }.
panel-game-over = La partie est finie.
panel-late = Ton temps pour cela était écoulé ; voici ce qui vaut : { $what }.
panel-ordered = Ta consigne y répond { $when } : { $what }. Elle prend le temps de quelqu’un qui réfléchit, pour que personne ne le voie. Tu peux aussi répondre toi-même.
panel-stale = Ce panneau n’est plus à jour : la partie a avancé. En voici un neuf.
panel-undone = C’est repris.
panel-ends-too = ⏹ Et avec cela : { $what }. Il n’y aurait plus rien d’autre à faire.
panel-foretold-more = … encore { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
} : appuie sur « Plus ».
panel-in-vain = ✗ { $what } : { $reason }
panel-warning = { $warnings } Continuer quand même ?
panel-ending-now = Finir maintenant : { $warnings }
panel-final = Ensuite, plus de retour en arrière : { $why ->
    [chance] le hasard en décidera.
   *[revealed] cela montre ce qui était caché.
}
panel-stays = Pas de retour en arrière seul : { $why ->
    [chance] le hasard a parlé.
    [revealed] quelque chose de caché a été montré.
    [said] cela a été dit devant tout le monde.
   *[other] quelqu’un d’autre a joué depuis.
}
panel-summary = Ton tour : { $what }
panel-summary-other = Dans ce tour : { $what }
panel-guide = *{ $sentence }*

## Essayer

plan-title = **Essai** · rien de tout cela ne compte encore
plan-empty = Essaie des coups : personne ne les voit, rien ne compte avant que tu les joues.
plan-play = Jouer cela
plan-both = Jouer, la suite à mon prochain tour
plan-drop = Laisser tomber
plan-played = Joué : { $what }
plan-broken = L’essai ne va plus avec la partie à partir de l’étape { $step } : { $reason }

## Plateau et historique

board-title = { $title } · tour { $turn }
card-none = Dans { $title }, il n’y a rien à consulter. Les règles se lisent avec /partie règles.
card-alt = { $name }, comme dans le jeu.
card-alt-place = { $name } sur le plateau, avec un trait autour.
card-unknown = { $title } n’a rien qui s’appelle « { $given } ». { $near-count ->
    [0] Commence à taper et choisis dans la liste.
   *[other] Voulais-tu dire { $near-or } ?
}
board-unknown-place = Rien ne s’appelle « { $given } » sur ce plateau. { $near-count ->
    [0] Commence à taper et choisis dans la liste.
   *[other] Voulais-tu dire { $near-or } ?
}
history-title = { $title } · { $one ->
    [1] tour { $to }
   *[0] tours { $from } à { $to }
}
history-turn = **{ $turn }** · { $what }
history-taken-back = ~~{ $what }~~ (repris)
history-empty = Il ne s’est encore rien passé.
history-seam = Avant cela, { $entries ->
    [one] { $entries } entrée a été jouée avec d’anciennes règles. Elle ne se raconte plus.
   *[other] { $entries } entrées ont été jouées avec d’anciennes règles. Elles ne se racontent plus.
}
history-by-order = (par consigne)
history-by-default = (par défaut)
history-by-clock = (temps écoulé)
history-by-computer = ({ $computer-name })
history-by-host = (hôte)
history-conceded = { $who } abandonne.
history-agreed-round = Tous sont d’accord : ce tour de table est le dernier.
history-agreed-on = { $who } revient dessus : ce tour de table n’est pas le dernier.
history-agreed-over = Le dernier tour de table est fini.
history-agreed-draw = Tous sont d’accord : partie nulle.
history-agreed-winner = Tous sont d’accord sur qui a gagné.
history-fork = ***Et si… ?** À partir d’ici, { $who } essaie autre chose.*
history-undo = { $who } revient en arrière.
export-done = La partie jusqu’ici, en un fichier. keryx replay et keryx verify le lisent.
export-hidden = Ce jeu a des secrets : son fichier est donné quand la partie est finie.
import-done = Le fichier est bon : { $title }, { $entries ->
    [1] une entrée
   *[other] { $entries } entrées
}.
verify-done = Honnête : chaque tirage découle de la graine publiée à la fin, et cette graine est bien celle scellée au début.
verify-fork = Honnête : tout ce qui a été tiré depuis le début de ce « et si » découle de sa propre graine, et c’est bien celle qui a été scellée. Ce qui précède appartient à l’autre partie.
verify-no-chance = Rien à prouver côté hasard : seule la mise en place a été tirée, et elle découle de la graine.
verify-running = La graine reste secrète pendant la partie. Scellée au début : { $commitment }
concede-ask = Abandonner ? Ta place quitte la partie pour de bon ; les autres continuent.
concede-done = Tu as quitté la partie.

## État

status-lobby = { $title } : la table se remplit, { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }.
status-running = { $title }, tour { $turn }, tour de table { $round }.
status-ended = { $title } : la partie est finie.
status-called-off = { $title } : la partie a été annulée.
status-last-round = Tous sont d’accord : ce tour de table est le dernier.
status-waiting = On attend { $who } : { $what }
status-standing = **{ $rank }.** { $who } : { $score } · { $holdings }
status-options = Règles : { $options }
status-host = Hôte : { $host }
status-cohosts = { $count ->
    [1] Aide de l’hôte : { $names }
   *[other] Aides de l’hôte : { $names }
}
settings-changed = C’est réglé : { $what }

## Notes personnelles

note-title = Ta note sur cette table
note-label = Visible de toi seulement
note-kept = C’est noté. Tu le verras en haut de ton panneau ici ; personne d’autre ne le voit.
note-cleared = Ta note sur cette table est effacée.
button-note = Ma note

## Pourquoi ne peut-on pas agir ici ?

check-title = **{ $who } ici** : ce qui peut gêner
check-bot-yes = Je peux voir, écrire, joindre des fichiers et intégrer des liens ici.
check-bot-no = Il me manque « { $permission } » ici : l’administration peut l’accorder dans les réglages du salon.
check-bot-person-no = C’est un bot : les bots ne prennent pas de place.
check-member-no = Cette personne n’est pas sur ce serveur : à inviter.
check-sees-yes = Elle voit ce salon.
check-sees-no = Elle ne voit pas ce salon : accorde-lui « Voir le salon » ici.
check-commands-yes = Elle peut utiliser les commandes ici.
check-commands-no = Elle ne peut pas utiliser les commandes ici : accorde-lui « Utiliser les commandes d’application ».
check-timeout-no = Elle est exclue pour un temps sur ce serveur : la modération peut y mettre fin.
check-table-no = Il n’y a pas de table dans ce salon : /partie nouvelle en ouvre une.
check-running-yes = { $title } : la partie est en cours ici.
check-running-no = { $title } : pas de partie en cours ici, la table se remplit ou tout est fini.
check-held-no = Ses règles ont changé : personne ne peut jouer avant que la table décide de la suite, sous mon message à ce sujet.
check-seat-yes = Elle joue { $seats }.
check-seat-no = Elle n’a pas de place ici : /partie remplacer ou /partie reprendre-place lui en donne une.
check-lent-no = { $name } tient sa place pendant son absence ; /moi y met fin.
check-conceded-no = Elle a abandonné : sa place ne joue plus.
check-turn-yes = On attend quelque chose d’elle : { $what }
check-turn-no = On n’attend rien d’elle pour l’instant :
check-paused-no = La table est en pause jusqu’au { $until } : horloges et appels se taisent, mais on peut jouer.
check-away-no = Elle est absente jusqu’au { $until } ; elle y met fin dans /moi, ou en ouvrant son panneau.
check-substitute-yes = { $name } joue à sa place.
check-letters-no = Les messages privés ne lui parviennent pas : les appels viennent dans le salon. Elle peut les autoriser dans ses réglages de confidentialité pour ce serveur.
permission-embed-links = Intégrer des liens
permission-read-message-history = Voir les anciens messages
permission-manage-threads = Gérer les fils

## Nouveautés

news-told = **Du neuf dans Keryx :** { $news } (Pas ici ? /partie réglages nouveautés.)
news-on = Cette table apprend une fois ce qu’il y a de neuf, sous un message.
news-off = Cette table n’apprend plus ce qu’il y a de neuf.

## Où l’on en est

standing-title = { $title } : où l’on en est
standing-line = **{ $rank }.** { $who } : **{ $score }**
standing-shared = **{ $rank }.** (ex æquo) { $who } : **{ $score }**
standing-no-points = Personne n’a encore de points.
standing-alt = Les points jusqu’ici, tour après tour.
button-standing = Où l’on en est
button-standing-post = Montrer à tous

## Ce que personne d’autre ne voit

hand-title = **Ce que personne d’autre ne voit**
hand-seat = **{ $who }**
hand-open = Rien n’est caché dans { $title } : tout le monde voit ce que tu vois.
hand-none = Tu n’as rien pour l’instant que les autres ne voient pas.
odds-title = **Tes chances**
odds-none = Il n’y a rien à calculer pour toi maintenant.

## Consignes

orders-title = Tes consignes
orders-intro = Elles répondent pour toi hors de ton tour, pour que personne n’attende.
orders-pause = Quand une réponse trahirait ce que tu gardes pour toi, ta consigne attend un moment, comme quelqu’un qui réfléchit : personne ne voit la différence.
orders-none = Tu n’en as donné aucune : tout se passe comme le jeu le propose.
orders-line = { $about } : { $order }
orders-nothing = Ce jeu ne te demande rien hors de ton tour.
orders-choose = Dans quel cas ?
orders-choose-order = Que faire alors ?

## L'aide selon le moment

help-no-game = Aucune partie n’est en cours ici. /partie nouvelle ouvre une table ; deux gestes et tu joues, contre l’ordinateur si tu veux. /apprendre enseigne un jeu en courtes leçons.
help-lobby-host = Ta table se remplit : { $taken } sur { $seats }. Confie le reste à { $computer-many }, ou commence quand tout le monde est là.
help-lobby-seated = Tu as ta place. { $host } commencera quand les { $seats } places seront prises.
help-lobby-outside = { $host } cherche du monde : prends place avec le bouton ou /partie rejoindre.
help-my-turn = { $who }, à toi de jouer : { $what }. /tour ouvre ton panneau ; il te guide pas à pas.
help-my-answer = { $who }, on te demande quelque chose : { $what } /tour ouvre ton panneau.
help-not-my-turn = On attend { $who } : { $what }. On t’appellera quand ce sera à toi. En attendant : /plateau, /historique.
help-not-my-turn-orders = Avec /consignes, tu réponds d’avance à ce qu’on pourrait te demander.
help-watching = Tu regardes. /plateau montre le plateau, /historique ce qui s’est passé ; avec /partie suivre, tu apprends comment cela finit.
help-ended = La partie est finie. /partie vérifier prouve que le hasard était honnête, /et-si la rouvre à n’importe quel tour, pour voir ce qui aurait pu être, /partie nouvelle ouvre la suivante.
help-fork-over = Ce « et si » est fini. /et-si, dans la partie dont il vient, en ouvre un autre.
help-rules = /partie règles explique les règles, d’une minute à chaque détail.
help-typing = Tout peut aussi se taper : /jouer { $example }. Et /pourquoi dit pourquoi quelque chose n’est pas permis.
help-advice = /conseil dit ce que je jouerais à ta place, et pourquoi.
help-forks = Avec /et-si, tu peux essayer des tours passés pendant que la partie continue.
rules-topics = Sujets
rules-which = Les règles de quel jeu ?
rules-unknown-topic = Il n’y a pas de sujet « { $given } ». Il y a : { $known }.
rules-none = Il n’y a pas encore d’aide pour ce jeu.
rules-found = Sur « { $given } », les règles disent :
rules-found-line = **{ $heading }** : { $quoted }
rules-read = Lire la suite
rules-not-found = Les règles ne disent rien sur « { $given } ». Essaie un autre mot, ou un bout de mot.
rules-seek-title = Chercher dans les règles
rules-seek-label = Un ou plusieurs mots, par exemple : pièce
button-rules-whole = Toute la page
button-rules-try = Essayer en leçon
button-rules-seek = Chercher dans les règles

## Texte des images et plateau en mots

alt-title = { $title }, tour { $turn }.
alt-title-before = { $title }, avant le premier tour.
alt-plan = Un essai après { $step ->
        [one] une étape
       *[other] { $step } étapes
    } : rien n’en compte.
alt-to-play = À jouer : { $who }.
alt-changed = Ce qui a changé : { $what }
alt-standing = { $who } : { $score } ; { $holdings }.
alt-standing-plain = { $who } : { $score }.
alt-more = En mots : /plateau texte.

## Appels

call-title = À toi de jouer dans **{ $title } · { $channel }**

## Statistiques

stats-heading = { $who } sur ce serveur
stats-heading-everywhere = { $who } partout
stats-title = **{ $title }** : { $games ->
    [1] une partie
   *[other] { $games } parties
}, dont { $won ->
    [0] aucune gagnée
    [1] une gagnée
   *[other] { $won } gagnées
}.
stats-rank = { $rank-nth } × { $count }
stats-ranks = Places : { $ranks }.
stats-conceded = Abandons : { $count }.
stats-rating = Cote : **{ $points }**, sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
stats-rating-early = Cote : { $points }, encore incertaine après { $games ->
    [1] une partie cotée
   *[other] { $games } parties cotées
}.
stats-unrated = Pas encore de cote : seules comptent les parties contre d’autres personnes.
stats-running = En cours : { $count ->
    [1] une partie
   *[other] { $count } parties
}.
stats-pace = Joue d’habitude en { $time } (médiane sur { $turns }).
stats-newest = Dernières parties
stats-game = { $when } · { $title } · { $rank-nth } sur { $seats } · { $score }
stats-game-conceded = { $when } · { $title } · abandon · { $score }
stats-together = Toi et { $who }
stats-together-title = **{ $title }** : { $games ->
    [one] une partie
   *[other] { $games } parties
} ensemble, { $own } pour toi, { $other } pour { $who }.
stats-together-game = { $when } · { $title } · toi { $own-nth }, { $who } { $other-nth }
stats-none = N’a encore fini aucune partie ici.
stats-none-own = Tu n’as encore fini aucune partie ici. La première comptera.
stats-uncounted = Ne tient pas de statistiques.
stats-uncounted-own = Tu n’as pas voulu de statistiques, et il n’y en a pas. /vie-privée change cela.
stats-bot = Les bots ne prennent pas place ici : il n’y a rien à raconter.
button-stats-here = Ce serveur seulement
button-stats-everywhere = Partout
button-privacy = Mes données

## Vie privée

privacy-title = Tes données
privacy-what = Je garde ton identifiant Discord et le nom que tu portais, aux tables où tu joues ou que tu accueilles ; ce que tu y fais et quand, pour que les parties puissent être rejouées ; la fin de tes parties et une cote, sauf si tu préfères que non. Je ne lis pas les messages, et rien ne va à personne d’autre.
privacy-amounts = Maintenant : { $seats ->
    [0] aucune place
    [1] une place
   *[other] { $seats } places
}, { $actions ->
    [0] aucune action
    [1] une action
   *[other] { $actions } actions
}, { $results ->
    [0] aucun résultat
    [1] un résultat
   *[other] { $results } résultats
}.
privacy-counted = Je tiens des statistiques sur toi.
privacy-uncounted = Je ne tiens pas de statistiques sur toi.
privacy-counted-now = Désormais, tes parties comptent de nouveau.
privacy-uncounted-now = Tes résultats et tes cotes sont effacés, et tes parties ne comptent plus.
privacy-file = Tout ce que je garde de toi. Personne d’autre ne voit ce message.
privacy-forget-title = T’oublier ?
privacy-forget-what = Ton nom et ton identifiant disparaissent de toutes les tables, tes résultats et tes cotes avec eux. Les parties restent, avec des places au lieu de toi. Ce que j’ai publié dans les salons y reste : demande à l’administration du serveur. On ne peut pas revenir là-dessus.
privacy-forget-running = { $title } dans { $channel } est en cours : tu abandonnes ta place.
privacy-forget-lobby = { $title } dans { $channel } n’a pas commencé : tu quittes la table.
privacy-forget-more = … et { $count ->
    [one] { $count } autre table.
   *[other] { $count } autres tables.
}
privacy-forgotten = C’est fait : je ne te connais plus. Si tu reprends place à une table, tout recommence à neuf.
privacy-seen-table = Visible par tout le monde dans le salon de la partie
privacy-seen-server = Visible par tout le monde sur le serveur
privacy-seen-alone = Visible uniquement par toi
privacy-details-kept = Sauf mention contraire, c’est gardé jusqu’à ce que tu appuies sur « M’oublier ». La personne qui m’héberge peut lire la base de données ; personne d’autre ne la reçoit. « Exporter mes données » te donne chaque ligne.
privacy-trace-hosted = les tables que tu accueilles : identifiant et nom
privacy-trace-seats = tes places : identifiant, nom, ce que tu souhaitais jouer
privacy-trace-actions = ce que tu as fait dans les parties, et quand ; sans toi cela reste, au nom de la place
privacy-trace-seats_kept = une place gardée pour toi dans une revanche, jusqu’à ce qu’elle soit prise
privacy-trace-questions = les votes que tu as demandés
privacy-trace-questions_about_own_seat = les votes sur ta propre place
privacy-trace-answers_to_questions = tes réponses aux votes
privacy-trace-parts_at_tables = les parties que tu suis ou dont tu aides l’hôte, avec ta langue
privacy-trace-seats_handed_on = les places qui ont changé de mains par ton clic
privacy-trace-seats_left = les places que tu as quittées
privacy-trace-seats_taken_over = les places que tu as reprises
privacy-trace-offers_made = les places que tu as proposées
privacy-trace-offers_received = les places qu’on t’a proposées
privacy-trace-times_away = tes absences : de quand à quand
privacy-trace-times_as_substitute = les absences des autres, quand tu joues à leur place
privacy-trace-results = la fin de tes parties, et le temps que tu as fait attendre
privacy-trace-ratings = ta cote dans chaque jeu
privacy-trace-searches = les tables pour lesquelles tu cherchais du monde
privacy-trace-answers = tes réponses aux personnes qui cherchent du monde
privacy-trace-notes = tes notes sur les parties, jusqu’à ce que tu les effaces
privacy-trace-plans = tes essais et tes notes, jusqu’à ce que tu les laisses
privacy-trace-moves_ahead = tes coups donnés d’avance, jusqu’à ce qu’ils soient joués ou laissés
privacy-trace-letters = que je t’ai dit la fin d’une partie que tu suivais
privacy-trace-waits = depuis quand une partie t’attend, jusqu’à ce que tu aies joué
privacy-trace-clocks = ce qui reste de ton horloge dans chaque partie, et si tu as eu son délai
privacy-trace-calls = mes appels : quand et pourquoi
privacy-trace-habits = ton fuseau horaire, tes heures, ta langue, comment je t’appelle, si tu veux des images, si tu débutes, si tu apprends que tu joueras bientôt, et si tu montres ta fiabilité
privacy-trace-lessons = jusqu’où tu en es dans les leçons de chaque jeu
privacy-trace-no_statistics = que tu ne veux pas de statistiques
privacy-trace-orders = tes consignes, jusqu’à ce que tu les changes ou quittes la place
button-privacy-details = Quoi exactement ?
button-privacy-file = Exporter mes données
button-privacy-count-off = Pas de statistiques sur moi
button-privacy-count-on = Des statistiques à nouveau
button-privacy-forget = M’oublier
button-privacy-forget-now = M’oublier pour de bon

## Trouver du monde

lfg-title = { $title } : on cherche du monde
lfg-wanted = { $host } voudrait jouer à { $seats } autour de la table.
lfg-how = { $pace }, en { $language }
lfg-pace-sitting = D’une traite
lfg-pace-daily = Environ un tour par jour
lfg-pace-slow = Un tour tous les deux ou trois jours
lfg-missing = { $missing ->
    [1] Encore une personne, et la table s’ouvre ici.
   *[other] Encore { $missing } personnes, et la table s’ouvre ici.
}
lfg-found = Tout le monde est là : la table s’ouvre.
lfg-waits = Tout le monde est là. Une autre partie est en cours ici : la table s’ouvrira à sa fin.
lfg-opened = Tout le monde est là, et la table est ouverte.
lfg-over = Le temps est écoulé : pas assez de réponses. /recherche lancer en refait une.
lfg-withdrawn = Cette recherche a été retirée.
lfg-until = Ouverte jusqu’au { $until }
lfg-call = { $people } : la table **{ $title }** est ouverte. { $host } commencera quand tout le monde sera prêt.
lfg-posted = { $missing ->
    [1] C’est lancé : encore une personne, et la table s’ouvre ici toute seule.
   *[other] C’est lancé : encore { $missing } personnes, et la table s’ouvre ici toute seule.
}
lfg-in = C’est noté, tu joues. { $state }
lfg-in-last = C’est noté, tu joues, et il ne manquait que toi. { $state }
lfg-out = C’est noté, tu ne joues plus.
lfg-out-own = Tu as retiré ta recherche : plus personne ne peut y répondre.
lfg-list = On cherche du monde sur ce serveur
lfg-list-none = Personne en ce moment. /recherche lancer en cherche dans ton salon.
lfg-list-more = … et { $count } de plus.
lfg-entry = **{ $title }** · { $host } · { $pace }, { $language } · { $found } sur { $seats } · fin { $until } · { $where }
button-lfg-in = Je joue !
button-lfg-out = Sans moi
button-lfg-out-of = Retirer : { $title }
table-seeking-over = Cette recherche est finie : son temps est écoulé, elle a été retirée, ou sa table est ouverte. /recherche liste montre ce qui est ouvert.
table-seeking-already = Tu cherches déjà du monde ici pour ce jeu. Retire d’abord cette recherche, ou attends les réponses.
table-answered-already = Tu joues déjà. Dès qu’assez de gens ont répondu, la table s’ouvre.
table-not-answered = Tu n’as pas répondu à cette recherche : il n’y a rien à retirer.
table-seeking-alone = Pour une table d’une personne, tu n’as besoin de personne : /partie nouvelle l’ouvre.

## Administration

admin-tables = { $count ->
    [0] Aucune table ouverte sur ce serveur
    [1] Une table ouverte sur ce serveur
   *[other] { $count } tables ouvertes sur ce serveur
}
admin-tables-none = Aucune table n’est ouverte sur ce serveur. /partie nouvelle en ouvre une.
admin-stuck = { $count ->
    [0] Aucune table à secourir
    [1] Une table à secourir
   *[other] { $count } tables à secourir
}
admin-stuck-none = Aucune table n’est bloquée : sur chacune, la dernière action date de moins { $days ->
    [1] d’un jour
   *[other] de { $days } jours
}, tous les messages arrivent et chaque journal se rejoue.
admin-line-running = **{ $number }** · { $title } dans { $channel } · tour { $turn } · hôte { $host } · dernière action { $last }
admin-line-lobby = **{ $number }** · { $title } dans { $channel } · se remplit, { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats } · hôte { $host } · depuis { $last }
admin-line-unread = **{ $number }** · { $title } dans { $channel } · hôte { $host } · dernière action { $last }
admin-waiting = On attend { $waiting }
admin-nobody = personne
admin-trouble-quiet = Personne n’a agi depuis longtemps. Parle à la personne attendue, ou ferme la table.
admin-trouble-unsent = Mes messages n’y partent pas. Regarde ce que je peux faire dans ce salon.
admin-trouble-held = Ses règles ont changé : elle attend l’accord de la table.
admin-trouble-damaged = Son journal ne se rejoue pas. Exporte-le pour la personne qui m’héberge, ou ferme la table.
admin-trouble-fault = Elle a rencontré une erreur de ma part. Donne ce code à la personne qui m’héberge : **{ $code }**.
admin-status-lobby = se remplit
admin-status-running = en cours
admin-status-ended = finie
admin-status-called-off = annulée
admin-export-damaged = Cette partie ne se rejoue pas ; voici ce qui en est gardé, pour la personne qui m’héberge.
admin-close-ask = Fermer la table { $number }, { $title } dans { $channel } ? Elle finit sans résultat, et plus personne ne peut y jouer. Son journal reste.
admin-closed = La table { $number } est fermée, et son salon est averti.
admin-kept = La table { $number } reste ouverte.
admin-closed-title = { $title } : cette table a été fermée
admin-closed-people = Pour { $people } :
admin-closed-what = Quelqu’un qui gère ce serveur l’a fermée. Il n’y a pas de résultat ; le journal est gardé. /partie nouvelle en ouvre une autre.
button-admin-close = Fermer la table
button-admin-keep = La laisser ouverte
table-not-admin = Seules les personnes qui peuvent gérer ce serveur ont ce droit (la permission s’appelle « Gérer le serveur »).
table-no-such-table = Il n’y a pas de table { $given } disponible sur ce serveur. /admin tables montre celles qui sont ouvertes.

## Et si… ?

fork-title = { $title } (et si…)
fork-source = Et si, à partir du tour { $turn } ? C’est une variante d’[une autre partie]({ $link }), avec son propre hasard. Elle ne compte pas.
fork-ask = **Et si, à partir du tour { $turn } ?** Tu continues à partir de là dans un fil à toi, avec des ordinateurs aux autres places. Cela ne compte pas. À quelle place ?
fork-seat = Jouer à la place de…
fork-thread = Et si… ? { $title }, tour { $turn } · { $who }
fork-opened = Ton « et si » à partir du tour { $turn } est ouvert : { $channel }. Ta place : { $who }.
fork-back = Le chemin du retour : { $link }
fork-yours = Les tiens : { $channels }
fork-turn = Tour { $turn } · tour de table { $round }
fork-closed = Personne n’a continué. Il n’y a pas de résultat ; la partie d’origine est restée telle quelle, et /et-si y ouvre une autre variante.
forks-on = Les personnes qui jouent peuvent ouvrir des tours passés de cette partie avec /et-si pendant qu’elle continue.
forks-off = Les tours passés de cette partie ne s’ouvrent avec /et-si qu’une fois qu’elle est finie.

## Votes, joueurs, places qui changent de main, fils, qui ouvre des tables

vote-title = On consulte la table
vote-undo = { $who } voudrait reprendre sa dernière étape du tour { $turn }, et tout ce qui a suivi.
vote-rollback = { $who } voudrait revenir au début du tour { $turn }.
vote-seen = Vu depuis : { $what }
vote-seen-luck = le hasard a décidé quelque chose.
vote-seen-after = Si on revient en arrière, tout ce que le hasard décide à partir de là est tiré à nouveau. Ce qui est déjà posé (des dés sous un gobelet, une pioche, une main) reste tel quel, et qui l’a vu le sait.
vote-abandon = { $who } voudrait arrêter cette partie sans résultat.
vote-end-round = { $who } propose un dernier tour de table : la partie finit après celui qu’on joue quand tous ont accepté, et les points décident. D’ici là, chaque personne qui joue peut revenir dessus.
vote-end-draw = { $who } propose la partie nulle : on s’arrête là, et tous ceux qui jouent la partagent.
vote-end-winner = { $who } propose de s’arrêter là : victoire de { $seat }.
vote-rules = { $who } voudrait continuer avec les règles actuelles (version { $now }), à partir de la position telle qu’elle est.
vote-wait = { $who } demande à la table d’attendre { $seat } jusqu’au { $until } : ni appel ni fin d’horloge avant.
vote-pause = { $who } propose une pause de la table jusqu’au { $until } : toutes les horloges s’arrêtent, et je n’appelle personne. On peut jouer quand même.
vote-resume = { $who } propose de finir la pause maintenant, et non le { $until } : les horloges repartent, et je rappelle.
vote-replace-person = { $who } propose { $to-name } pour reprendre { $seat }.
vote-replace-open = { $who } propose de chercher quelqu’un d’autre pour { $seat }.
vote-replace-computer = { $who } propose de confier { $seat } à l’ordinateur : { $computer }.
vote-takeover = { $who } voudrait reprendre { $seat }.
vote-yes = ✓ { $name }
vote-no = ✗ { $name }
vote-silent = · { $name }
vote-needs-all = Il faut l’accord de tout le monde ; se taire, c’est non.
vote-needs-most = Il faut plus de la moitié ; se taire, c’est non.
vote-owner = Mais { $name } décide : sa parole l’emporte, et jouer un coup lui garde la place.
vote-playing-on = Continuer à jouer, c’est dire non.
vote-ends = Fin { $time }.
vote-agreed = D’accord : c’est fait.
vote-declined = Refusé : tout reste comme avant.
vote-expired = Pas assez de oui à temps : tout reste comme avant.
vote-withdrawn = La question a été retirée.
vote-overtaken = La partie a continué : la question est close.

## Les parties dont les règles ont changé

held-title = { $title } : les règles ont changé
held-changed = Cette partie a commencé avec d’anciennes règles que je ne sais plus jouer. Ce qui est différent maintenant :
held-elsewhere = Avec les règles que je connais, ce qui a été joué mène à une autre position que celle du plateau. La personne qui me fait tourner le sait.
held-newer = Cette partie a été jouée avec des règles plus récentes que les miennes. La personne qui me fait tourner le sait et peut les remettre.
held-what-now = **On ne joue rien sans l’accord de la table.** Elle peut continuer avec les règles actuelles, à partir de la position telle qu’elle est, si tout le monde le veut, ou arrêter la partie sans résultat.
held-orders = Si elle continue : les consignes et les coups donnés d’avance tombent, les plans restent. La partie ne revient pas avant ce moment.
button-go-on = Proposer de continuer
button-ask-end = Proposer d’arrêter
vote-noted-yes = C’est noté : tu es d’accord. Tu peux changer d’avis tant que rien n’est décidé.
vote-noted-no = C’est noté : tu n’es pas d’accord. Tu peux changer d’avis tant que rien n’est décidé.
vote-put = La question est posée à { $asked }. Fin { $time }.
undo-ask = Avec l’accord des personnes concernées, c’est encore possible. Je leur demande ?
abandon-ask = Arrêter cette partie pour tout le monde, sans résultat ? La table sera consultée ; il faut plus de la moitié. Pour partir sans les autres : /partie abandonner.
post-gone-back = La table est d’accord : la partie revient au tour { $turn }, comme l’a demandé { $who }. Ce qui est repris reste dans /historique.
post-abandoned = **{ $title } : la partie est arrêtée**
table-nobody-to-agree = Personne d’autre ne joue qui pourrait être d’accord. /partie abandonner ou /partie arrêter finissent une partie à toi seul.
table-end-agreed = La table s’est déjà mise d’accord sur un dernier tour de table. Tant qu’il dure, chaque personne qui joue peut revenir dessus.
table-no-last-round = Il n’y a pas de dernier tour de table à reprendre : rien n’est convenu, ou quelqu’un est déjà revenu dessus.
play-on-done = C’est fait : ce tour de table n’est pas le dernier. J’avertis la table.
table-vote-open = La table est déjà consultée. Une question à la fois : réponds d’abord à celle-là.
table-vote-over = Cette question est close.
table-vote-not-asked = Cette question s’adresse à { $asked }. Ta voix ne compte pas ici.
table-not-your-vote = Il n’y a que { $asker } qui puisse retirer la question.
table-nothing-to-mend = Il n’y a rien à reprendre là : rien n’a été fait depuis.
table-computers-refuse = Des dés, des cartes ou quelque chose de caché ont été vus depuis, ou un ordinateur a répondu d’après ce qu’il est seul à savoir. Les ordinateurs n’acceptent jamais de reprendre cela.
table-no-such-seat = Quelle place ? Cette table a les places 1 à { $seats }.
table-seat-gone = La personne qui tenait cette place a abandonné : elle a quitté la partie. Choisis-en une autre.
table-at-the-table = { $name } joue déjà à cette table. Choisis quelqu’un d’autre.
table-knows-too-much = { $name } a tenu la place { $seat } dans cette partie et en connaît les secrets ; seule celle-là lui est encore ouverte.
table-offer-over = Cette place n’est plus à prendre : quelqu’un l’a prise, on y a rejoué, ou l’offre a été retirée.
table-offered-to-other = Cette place est proposée à { $name }.
table-not-your-seat = Il n’y a que { $holder }, un hôte ou l’auteur de l’offre qui puissent la retirer.
table-not-a-person = C’est un bot. Choisis une personne, ou confie la place à l’ordinateur.
table-no-computer = Aucun ordinateur de ce genre ne tient ni ne peut prendre de place ici.
table-seats-kept = Les places libres sont gardées pour { $names }. L’hôte peut les libérer en retirant { $computer-many }.
table-no-rematch = Pour demander une autre partie, il faut avoir joué ou accueilli celle-ci, et qu’elle soit finie.
table-may-not-open = { $roles-count ->
    [0] Sur ce serveur, seuls certains rôles ouvrent des tables, et tu n’en as aucun. Demande à quelqu’un qui gère le serveur.
    [1] Sur ce serveur, seul le rôle { $roles } ouvre des tables. Demande à quelqu’un qui l’a.
   *[other] Sur ce serveur, il faut { $roles-or } pour ouvrir une table. Demande à quelqu’un qui a l’un de ces rôles.
}
offer-title = Une place à prendre · { $title }
offer-open = { $who } cherche quelqu’un pour reprendre { $seat } au tour { $turn }, et continuer d’ici.
offer-late = Le temps est écoulé pour { $holder }, au tour { $turn }. Qui reprend { $seat } et continue d’ici ?
offer-named = { $who } propose { $seat } à { $name }, au tour { $turn }.
offer-until-then = D’ici là, { $holder } continue.
offer-until-played = { $holder } garde la place en jouant avant.
offer-kept = La place est gardée : on y a rejoué.
offer-taken = La place est prise.
offer-declined = L’offre est refusée.
offer-withdrawn = L’offre a été retirée.
offer-over = L’offre est close.
offer-made = La place est à prendre. En attendant, { $holder } continue.
offer-welcome = Tu joues désormais { $seat }. Tu vois ce que cette place peut voir. Les consignes ne suivent pas : donne les tiennes avec /consignes.
handover = { $new } reprend { $seat }, que tenait { $old }.
replace-done = { $seat } est en d’autres mains.
replace-one-of-two = Nomme une personne ou un ordinateur, pas les deux.
watch-begun = Tu suis { $title }. Quand la partie sera finie, je t’écrirai.
watch-over = Tu ne suis plus { $title }.
hosts-cohost = { $name } aide maintenant l’hôte : tout ce que peut l’hôte, sauf choisir les hôtes et annuler la table.
hosts-host = { $name } est maintenant l’hôte.
hosts-none = { $name } n’aide plus l’hôte.
rematch-created = La table est ouverte, avec une place de décalage. Les places des autres leur sont gardées.
lobby-seat-kept = { $number }. gardée pour { $name }
button-agree = D’accord
button-disagree = Pas d’accord
button-play-on = Finalement, on continue
button-unpause = Finir la pause
button-withdraw = Retirer
button-decline = Refuser
button-take-seat = Prendre cette place
button-ask-undo = Leur demander
button-ask-abandon = Consulter la table
thread-locked = Le fil { $channel } est verrouillé : je ne peux pas y écrire. La modération peut le rouvrir.
admin-roles-all = Tout le monde peut ouvrir des tables sur ce serveur.
admin-roles = Sur ce serveur, seuls { $roles } ouvrent des tables, avec les personnes qui gèrent le serveur.
admin-roles-gone = Les rôles qui ouvraient des tables n’existent plus : seules les personnes qui gèrent le serveur peuvent en ouvrir. Nomme un rôle pour changer cela.

## Essais : étapes, chiffres, notes

plan-step = { $number }. { $what }
plan-step-now = **{ $number }. { $what }** ◂
plan-step-later = ~~{ $number }. { $what }~~
plan-other = { $who } : { $what }
plan-asks-other = Dans ton essai, c’est à { $who } : { $what }. Choisis à sa place, ou laisse-moi deviner.
plan-leads-to = Cela mène à : { $what }
plan-numbers = { $before } → { $after }
plan-unknown = inconnu
plan-steps-before = … { $count } avant : ◀ Étape y mène.
plan-steps-after = … encore { $count } : Étape ▶ y mène.
plan-luck = La suite dépend du hasard ou t’est cachée : l’essai s’arrête ici.
plan-others = L’essai ne va pas plus loin : on ignore ce que fera { $waiting }.
plan-board = { $title } · étape { $step }
plan-word = Essai
plan-aside = Avant ta ligne
plan-line-unplayed = Rien de ta ligne n’a été joué. Ce qui en va est dans cet essai.
plan-line-stopped = L’étape { $step } de ta ligne ne va pas : { $reason }
plan-rest = Reste de ta ligne : { $line }
plan-mend = Corriger la ligne
plan-mend-title = Corriger ta ligne
plan-mend-label = Des étapes séparées par /
line-kept = Ta ligne : { $line }
plan-your-turn = C’est à toi : ce que tu as prévu peut se jouer maintenant.
plan-warning = ⚠ Étape { $step } : { $warning }
plan-stale = La partie ou ton essai a changé depuis. Voici où il en est.
plan-guessed = J’ai deviné ce que les autres feraient jusqu’à ton tour ; ils peuvent faire autrement.
plan-skipped = Ici, les autres ne font rien jusqu’à ton tour. Ils feront quelque chose : garde-le en tête.
plan-dropped = C’est effacé. Rien n’en a jamais été joué.
plan-interrupted = L’essai ne peut pas se jouer d’un trait : quelqu’un répond autrement entre-temps. { $reason } Rien n’a été joué. Recule d’une étape et joue-le par morceaux.
plan-notes = Tes notes
plan-note-title = Garder cet essai
plan-note-label = Sous quel nom ?
plan-unkept = Rien n’est gardé sous « { $name } » : l’essai est vide maintenant.
plan-kept = Gardé sous « { $name } ». Laisse tomber l’essai en cours pour retrouver tes notes.
table-plan-ends = Un essai ne peut pas continuer après l’étape { $step } : le hasard y décide, ou quelqu’un dont tu ignores les secrets.
table-too-many-notes = Tu as déjà gardé { $most } essais dans cette partie. Reprends-en un, ou garde celui-ci sous un ancien nom.
button-step-back = ◀ Étape
button-step-on = Étape ▶
button-guess = Deviner les autres
button-skip = Sauter les autres
button-ahead = Quand viendra mon tour
button-aheads = Coups d’avance
button-keep-note = Garder

## Coups d’avance

ahead-title = Coups d’avance
ahead-none = Tu n’as donné aucun coup d’avance. Essaie des coups, puis fais-les jouer quand viendra ton tour.
ahead-given = C’est noté : ils seront joués quand viendra ton prochain tour, jusqu’au premier qui ne sera plus possible.
ahead-more = … et { $count } de plus
ahead-watch = Ils s’arrêtent, et je t’appelle, si cela survient chez les autres : { $watched }.
ahead-watch-none = Ils s’arrêtent, et je t’appelle, si l’un n’est plus possible ou si le hasard décide. Tu peux nommer ce qui doit aussi les arrêter : un lieu, un rival, une chose.
ahead-stopped = Tes coups d’avance se sont arrêtés avant l’étape { $step }. { $reason }
ahead-stopped-luck = Tes coups d’avance se sont arrêtés avant l’étape { $step } : le hasard a décidé, ou un secret s’est dévoilé. Regarde d’abord.
ahead-stopped-word = Tes coups d’avance se sont arrêtés avant l’étape { $step } : { $what } est survenu chez les autres.
ahead-watch-title = S’arrêter si cela survient
ahead-watch-label = Des noms, séparés par des virgules
ahead-unknown-word = Rien dans ce jeu ne s’appelle « { $given } ». { $near-count ->
    [0] Nomme un lieu, un rival ou une chose comme sur le plateau.
   *[other] Voulais-tu dire { $near-or } ?
}
ahead-too-many = Je peux guetter { $most } mots au plus ; je garde les premiers.
plan-dropped-ahead = C’est effacé : rien ne sera joué pour toi.
table-nothing-ahead = Il n’y a aucun coup à donner d’avance. Essaies-en d’abord avec /essayer.
button-watch = S’arrêter si…
button-unwatch = Ne rien guetter
button-ahead-again = Encore au prochain tour
ahead-if = Si : { $what }
ahead-otherwise = Sinon
ahead-otherwise-none = Rien n’est joué, et je t’appelle.
ahead-stopped-otherwise = Aucun de tes cas ne s’est présenté : rien n’a été joué pour toi.
if-title = Quand faut-il jouer ces coups ?
if-planned = Ce que font les autres dans ton essai
if-any = Tout ce qui peut arriver
if-tried = Dans ton essai cela arrive, et les coups ont été essayés ensuite.
if-untried = Dans ton essai cela n’arrive pas : les coups ont été essayés sans.
if-words = Cela compte si quelqu’un d’autre le fait d’ici à ton tour et que tu peux le savoir. Si plusieurs cas se présentent, c’est le premier de ta liste qui est joué.
if-anything = { $what } : peu importe
if-who = qui
if-more = Suite…
if-kept = C’est noté : si cela arrive avant ton tour, ces coups seront joués, jusqu’au premier qui ne sera plus possible.
if-cases = Voir un cas, le changer ou l’effacer
if-change = Voici l’essai de ce cas. Change-le, puis choisis le même cas : les nouveaux coups remplacent les anciens.
if-dropped = Ce cas est effacé.
button-if = Si…
button-if-keep = Garder ce cas
button-if-other = Autre chose
button-if-plan = Changer dans l’essai
button-if-first = Le regarder en premier
button-if-drop = Effacer ce cas
table-too-many-cases = Au plus { $most } branches attendent ton tour, avec ce qui est joué sinon. Efface d’abord l’une d’elles.
table-case-gone = Ce cas n’est plus là : il a été effacé, ou ton tour est venu.

## Se remettre à jour

recap-since-turn = Depuis le tour { $turn }
recap-lately = Pendant le dernier tour de table
replay-begins = Je dessine la partie ; cela prend un moment.
replay-progress = { $done } plateaux dessinés sur { $total }.
replay-late = Beaucoup de films se font en ce moment, et le tien serait venu trop tard. Redemande un peu plus tard, ou regarde /plateau.
replay-failed = Le film n’a pas pu être fait, c’est noté sous **{ $code }**. La partie n’en souffre pas ; /plateau montre chaque tour.
replay-none = Il n’y a rien à montrer entre ces tours. Essaie un passage plus long.
replay-short = Un seul plateau ne fait pas un film : voici où en est la partie. Il y en aura un quand plus de tours auront été joués.
replay-title = { $title } · { $one ->
    [1] tour { $to }
   *[0] tours { $from } à { $to }
}
table-turns-reversed = Le tour { $first } vient après le tour { $last }. Donne d’abord le plus ancien.
table-nothing-done = { $who } n’a encore rien fait dans cette partie.
button-history = Historique
button-everything = Tout lire

## Plateaux affichés seuls

board-alone = **{ $title } · tour { $turn }** · { $headline }
strip-and = { $told }, et { $more }
strip-and-more = { $told }, et { $count } de plus
board-awaited = { $who } : { $what }
board-from = La partie se joue dans { $channel }.
board-asked = Montré par { $who }.
board-posted = C’est fait : le plateau part dans { $channel }, tel que tout le monde peut le voir.
board-not-allowed = Tu ne peux pas écrire dans { $channel } : je n’y affiche donc rien pour toi. Choisis un salon où tu le peux.
gallery-turn = C’est réglé : après chaque tour, le plateau part dans { $channel }.
gallery-round = C’est réglé : après chaque tour de table, le plateau part dans { $channel }.
gallery-end = C’est réglé : à la fin de la partie, le plateau part dans { $channel }.
gallery-never = C’est réglé : plus aucun plateau ne part de lui-même dans { $channel }.
table-no-such-channel = On ne peut rien afficher là. Choisis un salon textuel ou un fil.
table-bad-gallery = Dis où et quand : /partie réglages avec « afficher » et « chaque ».

## Le bilan à la fin

report-title = { $title } : le bilan
report-points = Tournants
report-chances = Chances de gagner, sur cent
report-pace = Rythme : le temps que chacun a fait attendre
report-start = Début
report-lead = Tour { $turn } : { $who } prend la tête
report-gain = Tour { $turn } : { $who } +{ $gain }
report-point = { $text } · { $what }
report-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
report-hours = { $count } h
report-minutes = { $count } min
report-at-once = aussitôt
report-no-pace = n’a jamais fait attendre
report-alt = Le bilan : les scores au fil du temps, les tournants, le rythme de chacun.
post-export = Le fichier de la partie est joint : /partie importer et keryx verify le lisent.

call-here = 🏺 { $who }, { $what }. Premier appel { $since }.
call-here-question = 🏺 { $who } : { $what } Premier appel { $since }.
call-direct = 🏺 **{ $title }**, { $what } : { $link }
    Premier appel { $since }.
call-direct-question = 🏺 **{ $title }**, on te demande : { $what } { $link }
    Premier appel { $since }.
call-clock = Le temps s’achève { $until }.
call-clock-default = Le temps s’achève { $until } ; ensuite vaut la réponse prévue par le jeu.
call-clock-computer = Le temps s’achève { $until } ; ensuite { $computer } joue ce seul tour.
call-clock-offer = Le temps s’achève { $until } ; ensuite la place est offerte à d’autres.
call-clock-answers = Le temps s’achève { $until } ; ensuite vaut : { $what }.
call-last-here = 🏺 Dernier appel : { $who }, { $what }.
call-last-here-question = 🏺 Dernier appel, { $who } : { $what }
call-last-direct = 🏺 Dernier appel dans **{ $title }** : { $what }. { $link }
call-last-direct-question = 🏺 Dernier appel dans **{ $title }** : { $what } { $link }
call-last-by-itself = Avant cela, tu as encore { $length }, une fois dans cette partie : avec le bouton, ou d’office à la fin du temps.
call-last-more = Une fois dans cette partie, tu peux prendre encore { $length }, avec le bouton.
call-last-settled = ✓ Ton horloge continue : le temps s’achève { $left } ({ $until }).
call-extended = { $name } a encore { $length } pour ce tour, jusqu’au { $until } ({ $left }). Chaque personne a cela une fois par partie.
call-next = 🏺 **{ $title }** : ce sera bientôt à toi, après { $who }. { $link }
call-plays-on = { $name } revient sur le dernier tour de table : la partie continue après.
call-resumes = { $people }
    La pause finit { $left } ({ $until }). Dès lors les horloges tournent et je rappelle. { $names-count ->
    [0] Personne n’est attendu.
   *[other] La partie attend { $names }.
}
call-stood = { $name } n’a pas répondu à temps : la réponse prévue par le jeu vaut pour cette fois.
call-digest = 🏺 { $who } { $count ->
    [one] Une partie t’attend :
   *[other] { $count } parties t’attendent :
}
call-nudge = Tu as commencé ton tour dans **{ $title }** sans le finir : { $link }
    Rien n’est perdu. Continue quand tu veux, ou finis le tour.
call-nudge-here = { $who }, tu as commencé ton tour sans le finir. Rien n’est perdu : continue quand tu veux, ou finis le tour.
call-pointless = { $people }
    { $name } n’a pas répondu, après { $count ->
    [one] un appel, fait
   *[other] { $count } appels, le premier
    } { $since }, donc je n’appelle plus. On peut attendre encore, ou convenir d’un jour avec /partie attendre ; ou l’hôte confie la place avec /partie remplacer, ou règle une horloge avec /partie réglages.
call-gone = { $people }
    { $name } n’est plus sur ce serveur, donc je n’appelle plus. L’hôte, { $host }, peut confier la place avec /partie remplacer.
call-over-default = Le temps est écoulé pour { $name } : la réponse prévue par le jeu vaut pour cette fois.
call-over-computer = Le temps est écoulé pour { $name } : { $computer } a joué ce seul tour. Le prochain lui revient.
call-over-waits-on = Le temps est écoulé pour { $name }, mais le jeu n’a pas de réponse sans danger ici : on attend encore.
call-stand-in = 🏺 { $who }{ $name } s’absente du { $begins } au { $ends } et te demande si tu veux bien jouer à sa place, dans { $count ->
    [one] une partie.
   *[other] { $count } parties.
}
call-settled = ✓ **{ $title }** : c’est réglé, plus rien ne t’attend ici. { $link }
call-all-settled = ✓ Tout est réglé : aucune de ces parties ne t’attend plus.
call-stand-in-settled = ✓ On t’avait demandé de jouer à la place de quelqu’un : c’est réglé.
call-declined = { $name } ne peut pas jouer à ta place. Ton absence jusqu’au { $ends } reste prévue, et tes horloges se reposent ; avec /moi tu peux demander à quelqu’un d’autre.
call-away = { $name } s’absente jusqu’au { $ends }. Personne ne l’appelle, et son horloge se repose.
call-away-substitute = { $name } s’absente jusqu’au { $ends }. { $who } joue à sa place.
call-back = { $who } est de retour et joue de nouveau.
trial-call = 🏺 Appel d’essai : je te joins bien. Il n’y a rien à faire.
trial-sent = Je viens de t’envoyer un message privé. Si ton téléphone n’a pas sonné, regarde comment Discord te signale les messages privés.
trial-closed = Tu ne reçois pas mes messages privés : Discord m’a rendu le mien. Pour les recevoir, ouvre les paramètres de confidentialité de ce serveur et autorise les messages privés. D’ici là, je t’appelle dans les salons des tables.
trial-failed = Discord n’a pas pris mon message à l’instant. Réessaie dans une minute.
panel-back = Bon retour ! Ton absence est finie, et la place est de nouveau à toi.
call-again-done = Je rappelle de nouveau { $name }.
snooze-done = Bien : je te rappelle { $left }, { $when }.
snooze-ask-zone = Où habites-tu ? Je demande une seule fois, pour savoir quand c’est le soir chez toi.
snooze-title = Plus tard
snooze-label = Quand ? Par exemple 18h30, demain 9h
hush-done = { $count ->
    [one] Plus d’appel pour ce tour.
   *[other] Plus d’appel pour ces { $count } tours.
} /tours montre ce qui t’attend.
extend-done = C’est noté : tu as jusqu’au { $until } ({ $left }). La table est avertie.
stand-in-agreed = Merci. Tu joues pour { $name } du { $begins } au { $ends } ; je t’appelle quand c’est à toi.
stand-in-declined = Bien : tu ne joues pas pour { $name }. Son horloge se repose.

## Ce qui m’attend, et comment je veux être appelé

turns-title = { $count ->
    [one] Une partie t’attend
   *[other] { $count } parties t’attendent
}
turns-line = • **{ $title }** · { $link } · premier appel { $since }
turns-until = · fin { $until }
turns-more = … et { $count ->
    [one] une autre.
   *[other] { $count } autres.
}
turns-none = { $count ->
    [0] Rien ne t’attend : tu ne joues dans aucune partie. /partie nouvelle ouvre une table.
    [one] Rien ne t’attend. Dans ta partie, c’est le tour de quelqu’un d’autre.
   *[other] Rien ne t’attend. Dans tes { $count } parties, c’est le tour de quelqu’un d’autre.
}
me-title = Comment je t’appelle
me-noted = C’est noté.
me-zone = Ton heure : { $zone }
me-zone-none = Ton heure : pas encore connue. Choisis où tu habites, pour que je ne te réveille pas.
me-hours = Heures d’éveil : de { $wakes } à { $sleeps }. Hors de ces heures, je n’appelle pas.
me-hours-any = Heures d’éveil : j’appelle à toute heure.
me-interval = Appels : espacés de { $length }, dans toutes tes parties
me-interval-tables = Appels : selon les réglages de chaque table
me-place = Où : { $place }
me-pictures-yes = Panneaux, plans et « Qu’est-ce que… ? » : avec des images
me-pictures-no = Panneaux, plans et « Qu’est-ce que… ? » : seulement des mots
me-guide-on = Dans ton panneau, chaque question dit à quoi elle sert : oui
me-guide-off = Dans ton panneau, chaque question dit à quoi elle sert : non
me-forewarned-on = Un message privé quand ce sera bientôt à toi : oui
me-forewarned-off = Un message privé quand ce sera bientôt à toi : non
me-reliable-on = Tables et annonces montrent ton délai de réponse et tes parties finies : oui
me-reliable-off = Tables et annonces montrent ton délai de réponse et tes parties finies : non
me-away = Absence : du { $begins } au { $ends }. Ton horloge se repose.
me-substitute = { $name } joue à ta place.
me-substitute-asked = { $name } n’a pas encore répondu pour jouer à ta place.
me-choose-zone = Où tu habites
me-choose-hours = Tes heures d’éveil
me-choose-interval = À quel rythme j’appelle
me-choose-calls = Où j’appelle
me-choose-pictures = Images : panneaux, plans, « Qu’est-ce que… ? »
me-choose-guide = À quoi sert chaque question du panneau
me-choose-forewarned = Dire que ce sera bientôt à toi
me-choose-reliable = Montrer ta fiabilité
me-type-zone = Une ville ou un pays
me-type-hours = De quand à quand, par exemple 8h30-23h
me-type-interval = À quel rythme : 6h, 2 jours
me-type-away = De retour quand ? Comme 24 décembre
button-me-zone = Un autre lieu
button-me-hours = D’autres heures
button-me-interval = Un autre rythme
button-me-away = Je m’absente
button-me-try = Appel d’essai
button-me-back = Je suis de retour
button-calls = Appels et horloge
button-clocks = L’horloge en détail
button-snooze-hour = Dans 1 h
button-snooze-evening = Ce soir
button-snooze-morning = Demain
button-snooze-typed = Une autre heure
button-hush = Ne plus me rappeler
button-extend = Encore { $length }
button-hush-all = Ne plus me rappeler ces tours
button-call-again = Rappeler
button-stand-in = Oui, je veux bien
button-not-stand-in = Non, je ne peux pas
button-stand-in-no-more = Finalement, je ne peux pas
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
calls-title = Appels à cette table
calls-paused = En pause jusqu’au { $until } ({ $left }) : les horloges s’arrêtent, je n’appelle personne
clocks-title = L’horloge de cette table
calls-told = Premier appel après { $first }, au plus { $most } pour un tour. Où : { $place }
calls-none = Je n’appelle personne : seul le message dit à qui c’est de jouer.
calls-clock = Horloge : { $length } par décision. À la fin : { $ends }
calls-bank = Horloge à réserve : chaque tour ajoute { $credit } à ce qu’il te reste, { $store } au plus et au début (qui met { $took } pour le premier tour a { $left } pour le suivant). À la fin : { $ends }
calls-weekends = Week-ends libres : le samedi et le dimanche, là où vit chaque personne, les horloges s’arrêtent et je n’appelle pas (une horloge d’un jour lancée vendredi à midi finit lundi à midi)
calls-hour = Les horloges ne finissent qu’à { $hour } chez toi (réglé à { $where }) : celle qui finirait plus tôt court jusque-là
calls-no-bank = L’horloge repart à neuf chaque fois
calls-credit = Horloge à réserve : chaque tour ajoute { $length }
calls-any-hour = Les horloges finissent à toute heure
calls-no-clock = Pas d’horloge
calls-answers = Réponses hors de son tour : { $length }, puis la réponse prévue par le jeu vaut
calls-no-answers = Réponses hors de son tour : pas d’horloge à part
calls-extension = Une fois par partie, chaque personne a encore { $length } avant qu’on joue à sa place
calls-extension-offer = Une fois par partie, chaque personne peut demander encore { $length } avant que sa place soit offerte
calls-no-extension = Aucun délai après l’horloge
calls-most = { $count ->
    [0] Aucun appel
    [one] Au plus 1 appel
   *[other] Au plus { $count } appels
}
calls-choose-first = Premier appel après…
calls-choose-growth = Chaque appel suivant…
calls-choose-most = Combien d’appels
calls-choose-where = Où
calls-choose-clock = Horloge par décision
calls-choose-ends = Ce que fait la fin de l’horloge
calls-choose-answers = Horloge des réponses hors de son tour
calls-choose-extension = Délai après l’horloge, une fois par partie
calls-choose-credit = Ce que chaque tour ajoute
calls-choose-weekends = Week-ends
calls-choose-hour = À quelle heure finissent les horloges
table-bad-length = « { $given } » n’est pas une durée utilisable. Écris par exemple 12h, 2 jours ou 1h30, de { $shortest } minutes à { $longest } jours.
table-bad-hour = « { $given } » n’est pas une heure du jour. Écris par exemple 21h ou 21h30 ; « aucune » pour toute heure.
table-hour-without-zone = Je ne sais pas de quel endroit est cette heure. Dis avec /moi où tu habites, puis redonne l’heure.
table-no-store = Une horloge à réserve a besoin d’une horloge, qui dit combien elle contient : donne les deux, par exemple horloge 5 jours et crédit 12h. Crédit « aucun » fait une horloge ordinaire.
table-bad-moment = Je ne comprends pas « { $given } » comme un moment. Écris par exemple 18h30, 2h30, demain 9h, vendredi 18h ou 24 décembre.
table-nobody-is-waited-for = { $names-count ->
    [0] La partie n’attend personne pour l’instant : il n’y a rien à prolonger.
   *[other] La partie n’attend pas cette place. Elle attend { $names }.
}
table-several-are-waited-for = Qui attendre ? La partie attend { $names } : choisis avec l’option place.
table-too-patient = Une table attend { $most } jours au plus. Au-delà, laisse quelqu’un d’autre jouer la place : /partie remplacer.
table-too-long-a-pause = { $most ->
    [one] Une table fait une pause de { $most } jour au plus.
   *[other] Une table fait une pause de { $most } jours au plus.
} Qui s’absente plus longtemps le dit avec /moi.
table-paused-already = Cette table est déjà en pause ; /partie état dit jusqu’à quand. On peut jouer quand même ; avec le bouton, tu proposes à la table de finir la pause.
table-no-pause = Cette table n’est pas en pause.
table-paused-lately = Cette table sort d’une pause : redemande { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} après la fin de la dernière. /moi sert à qui s’absente, et /partie attendre pour une seule personne.
table-past-moment = « { $given } » est déjà passé. Donne un moment à venir.
table-far-moment = « { $given } » est à plus d’un an d’ici. Donne un moment plus proche.
table-bad-hours = « { $given } » ne dit pas de quand à quand. Écris 8-22 ou 8h30-23h ; la fin peut être après minuit.
table-no-zone = Je ne connais pas de lieu « { $given } ». { $near-count ->
    [0] Tape une ville ou un pays et choisis dans la liste.
   *[other] Voulais-tu dire { $near-or } ?
}
table-bad-setting = « { $given } » n’est pas un des choix : { $known-or }.
table-stands-in-already = { $name } joue déjà avec toi dans { $title } et ne peut pas y tenir deux places. Nomme quelqu’un qui n’est à aucune de tes tables.
table-substitute-away = { $name } s’absente aussi à ce moment-là. Nomme quelqu’un d’autre, ou d’autres jours.
table-substitute-knows = { $name } a tenu une autre place dans { $title } et en connaît les secrets. Nomme quelqu’un d’autre.
table-has-promised = Tu as promis de jouer pour { $name } à ce moment-là. Réponds d’abord « Non, je ne peux pas » sous ma question, ou choisis d’autres jours.
table-only-lent = Tu joues cette place pour { $name }, qui s’absente : il n’y a que { $name } qui puisse l’abandonner ou la céder.
table-no-substitute = Seule une autre personne peut te remplacer. Nomme quelqu’un qui n’est à aucune de tes tables.
table-no-holiday = Cette absence est finie ou a changé : on ne te demande plus rien.
table-holiday-ends-early = Tu serais de retour avant de partir. Donne un jour de retour plus tardif.
table-others-call = Cet appel est pour quelqu’un d’autre. /tours montre ce qui t’attend.
table-call-over = Ce tour est fini : plus rien n’attend là. /tours montre ce qui t’attend maintenant.
table-extended-already = Il n’y a plus de temps à prendre : chaque personne a un délai par partie, et tu as eu le tien, ou cette table n’en donne pas.
table-evening-over = La soirée est presque finie. Choisis demain, ou tape une autre heure.

## Leçons

learn-which = Quel jeu veux-tu apprendre ? Une leçon dure une minute environ, et personne ne regarde.
learn-none = Il n’y a pas encore de leçons pour { $title }, seulement pour { $known }. /partie règles l’explique.
learn-heading = -# { $title } · { $done ->
        [0] leçon { $number } sur { $count }
        [one] leçon { $number } · { $done } faite sur { $count }
       *[other] leçon { $number } · { $done } faites sur { $count }
    }
learn-lesson = { $done ->
        [yes] ✓ { $number }. { $name }
       *[no] { $number }. { $name }
    }
learn-lessons = Toutes les leçons
learn-hint = **Indice :** { $hint }
learn-marked = Une seule réponse porte maintenant une lettre, sur l’image et sur son bouton : c’est elle.
learn-go-back = Ce n’est pas parmi ces réponses : reviens d’abord en arrière.
learn-move = Le coup : **{ $move }**
learn-press = Appuie sur « { $label } ».
learn-done = **✓** { $praise }
learn-finished = Tu as suivi toutes les leçons de { $title }. /partie nouvelle ouvre une table, contre l’ordinateur si tu veux ; son panneau propose aussi plusieurs étapes d’un coup.
learn-left = À bientôt ! /apprendre reprend { $title } là où tu en es.
learn-stale = Cette réponse n’est plus là : on reprend la leçon au début.
learn-astray = « { $what } » est permis, mais ce n’est pas ce qu’on cherche ici.
learn-astray-over = « { $what } » est permis, mais mène ailleurs : il serait ensuite trop tard pour « { $next } ».
learn-astray-why = « { $what } » est permis, mais mène ailleurs : « { $next } » n’irait plus ensuite. { $reason }
button-learn = Apprendre
button-guide-on = Je débute
button-guide-off = Sans guide, merci
guide-on = Désormais, dans toutes tes parties, chaque question de ton panneau dit en une phrase à quoi elle sert. Il y a aussi des leçons d’une minute.
guide-off = Bien. Ton panneau ne dit plus à quoi sert chaque question ; /moi guide le fait revenir.
button-learn-help = Aide
button-learn-more-help = Plus d’aide
button-learn-undo = Reprendre
button-learn-others = Et les autres choix ?
button-learn-next = Leçon suivante
button-learn-again = Encore une fois
button-learn-leave = Quitter
