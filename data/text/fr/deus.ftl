### Deus en français. Chacun porte le nom de qui tient sa place : « { $seat } ».
### Parties d'un évènement : .by (qui), .did (quoi), .also (encore la même chose), .title (titre).
### Les cartes ont un nom, un .label pour les menus et un .text qui dit tout ce qu'elles font.

deus-title = Deus
deus-invitation = Fonde des cités sur un continent inconnu, plais aux dieux avec tes cartes, et bâtis des colonnes que chaque carte renforce.
deus-length = environ 25 tours chacun : une heure et demie autour d’une table, quatre semaines à un tour par jour
deus-changed-2 = En mer, on ne construit que des navires : les temples sont sur terre seulement.
deus-chance = Il décide qui commence, quelles tuiles sont sur la table, et dans quel ordre viennent les cartes.

deus-headlines = won scored last-round-began end-triggered village-attacked built placed offered built-wild besieged robbed marched withdrew mustered began

deus-score = { $score } PV

## Couleurs des pions

deus-player-white = Blanc
deus-player-black = Noir
deus-player-orange = Orange
deus-player-teal = Turquoise

## Biens, pions, couleurs, dieux, terrains

deus-good-wood = bois
    .of = de bois
    .text = Une ressource, produite par les forêts. Des cartes la coûtent, et 4 ors valent n’importe laquelle. En avoir le plus à la fin vaut 2 PV.
deus-good-clay = { $count ->
    [one] argile
   *[other] argiles
}
    .of = d’argile
    .text = Une ressource, produite par les marais. Des cartes la coûtent, et 4 ors valent n’importe laquelle. En avoir le plus à la fin vaut 2 PV.
deus-good-stone = { $count ->
    [one] pierre
   *[other] pierres
}
    .of = de pierre
    .text = Une ressource, produite par les montagnes. Des cartes la coûtent, et 4 ors valent n’importe laquelle. En avoir le plus à la fin vaut 2 PV.
deus-good-wheat = { $count ->
    [one] blé
   *[other] blés
}
    .of = de blé
    .text = Une ressource, produite par les champs. Des cartes la coûtent, et 4 ors valent n’importe laquelle. En avoir le plus à la fin vaut 2 PV.
deus-good-gold = { $count ->
    [one] or
   *[other] ors
}
    .of = d’or
    .text = 4 ors valent n’importe quelle ressource, même une que tu as. L’or ne manque jamais. En avoir le plus à la fin vaut 2 PV.
deus-good-vp = PV
    .of = de PV
    .text = Les points de victoire : qui en a le plus à la fin gagne. Les tiens sont secrets jusque-là ; les temples et les majorités s’y ajoutent à la fin.
    .synonyms = points de victoire, points
deus-thing-hand = { $count ->
    [one] carte
   *[other] cartes
}

deus-thing-supply = Réserve
deus-thing-deck = Pioche
deus-thing-discard = Défausse

deus-shelf-hand = En main
deus-shelf-drawn = Piochées, au choix
deus-shelf-offered = Dans ton offrande, la première dessus
deus-shelf-face-down = Face cachée dans une colonne
deus-stock-ready = prêts
deus-stock-ready-one = prêt
deus-stock-spare = en réserve

deus-piece-ship = { $count ->
    [one] bateau
   *[other] bateaux
}
    .many = bateaux
    .label = Bateau
    .text = Construit par les cartes bleues, en mer seulement. Les bateaux commercent.
deus-piece-production = { $count ->
    [one] bâtiment de production
   *[other] bâtiments de production
}
    .many = bâtiments de production
    .label = Bâtiment de production
    .text = Construit par les cartes vertes, sur terre : il produit la ressource de sa propre région.
deus-piece-science = { $count ->
    [one] bâtiment scientifique
   *[other] bâtiments scientifiques
}
    .many = bâtiments scientifiques
    .label = Bâtiment scientifique
    .text = Construit par les cartes jaunes, sur terre. La science fait piocher, gagner des pions et utiliser d’autres cartes une fois de plus.
deus-piece-civil = { $count ->
    [one] bâtiment civil
   *[other] bâtiments civils
}
    .many = bâtiments civils
    .label = Bâtiment civil
    .text = Construit par les cartes brunes, sur terre. Ces cartes paient la taille des villes et les terres que tu tiens.
deus-piece-army = { $count ->
    [one] armée
   *[other] armées
}
    .many = armées
    .label = Armée
    .text = Construite par les cartes rouges, sur terre. Les armées bougent, pillent les voisins, et sans une armée à côté aucun village ne tombe.
deus-piece-temple = { $count ->
    [one] temple
   *[other] temples
}
    .many = temples
    .label = Temple
    .text = Construit par les cartes violettes pour 1 bois, 1 argile, 1 pierre et 1 blé, là où tu as des pions sur terre. Jusqu’à 12 PV chacun à la fin. Le deuxième demande 1 carte dans chacune des cinq autres colonnes, le troisième 2, et ainsi de suite ; le dernier annonce la fin.

deus-colour-blue = bleu
    .label = Bleu (bateaux)
    .column = bleue
deus-colour-green = vert
    .label = Vert (production)
    .column = verte
deus-colour-yellow = jaune
    .label = Jaune (science)
    .column = jaune
deus-colour-brown = brun
    .label = Brun (civil)
    .column = brune
deus-colour-red = rouge
    .label = Rouge (armées)
    .column = rouge
deus-colour-purple = violet
    .label = Violet (temples)

deus-god-neptune = Neptune
    .label = Neptune : 2 ors par carte, un bateau
    .text = Carte bleue sur une offrande : 2 ors par carte, et un bateau de ta réserve personnelle.
deus-god-ceres = Cérès
    .label = Cérès : une ressource par carte, un bâtiment de production
    .text = Carte verte sur une offrande : une ressource au choix par carte, et un bâtiment de production de ta réserve personnelle.
deus-god-minerva = Minerve
    .label = Minerve : une carte de plus par carte, un bâtiment scientifique
    .text = Carte jaune sur une offrande : un bâtiment scientifique de ta réserve personnelle, et à la fin de ton tour une carte de plus par carte.
deus-god-vesta = Vesta
    .label = Vesta : 1 ou 2 PV, un bâtiment civil
    .text = Carte brune sur une offrande : 1 PV pour une carte, 2 PV pour plus, et un bâtiment civil de ta réserve personnelle.
deus-god-mars = Mars
    .label = Mars : un pion par carte
    .text = Carte rouge sur une offrande : un pion au choix de ta réserve personnelle par carte, temples exceptés.
deus-god-jupiter = Jupiter
    .label = Jupiter : l’un des cinq autres
    .text = Carte violette sur une offrande : le don de n’importe lequel des cinq autres.

deus-terrain-sea = mer
    .text = On n’y construit que des bateaux ; les armées n’y entrent que là où tu as un bateau.
    .synonyms = mers
deus-terrain-forest = forêt
    .text = Les bâtiments de production y produisent du bois.
    .synonyms = forêts
deus-terrain-swamp = marais
    .text = Les bâtiments de production y produisent de l’argile.
    .synonyms = marécage
deus-terrain-mountain = montagne
    .text = Les bâtiments de production y produisent de la pierre.
    .synonyms = montagnes
deus-terrain-field = champ
    .text = Les bâtiments de production y produisent du blé.
    .synonyms = champs
deus-terrain-village = village
    .text = Des barbares, qui valent autant de PV qu’ils ont de régions à côté. Attaqués dès que toutes sont prises et qu’une armée est dans l’une d’elles : les points vont à qui y a le plus d’armées. Le dernier attaqué annonce la fin.
    .synonyms = villages, barbares

## Sortes de mots et parties des actions, comme on les tape

deus-kind-card = carte
deus-kind-colour = couleur
deus-kind-good = ressource
deus-kind-piece = sorte de pion
deus-kind-region = région
deus-kind-tile = tuile
deus-kind-god = dieu

deus-part-beside = la tuile voisine
deus-part-side = la direction
deus-part-turn = l’orientation
deus-part-piece = la sorte de pion
deus-part-count = le nombre
deus-part-card = la carte
deus-part-pay = le paiement
    .typed = payer
deus-part-colour = la couleur
deus-part-region = la région
deus-part-god = le dieu
deus-part-good = la ressource
deus-part-give = ce que tu donnes
deus-part-get = ce que tu reçois
deus-part-origin = la région de départ
deus-part-target = la région d’arrivée
deus-part-rival = l’adversaire

## Ce qui s'est passé

deus-event-began = { $seat } commence chaque tour de table.
    .by = { $seat }
    .did = commence chaque tour de table
    .title = { $seat } commence
deus-event-tile-laid = { deus-event-tile-laid.by } { deus-event-tile-laid.did }.
    .by = { $seat }
    .did = pose la tuile { $tile }
    .also = la tuile { $tile }
deus-event-mustered = { deus-event-mustered.by } { deus-event-mustered.did }.
    .by = { $seat }
    .did = commence avec ces pions : bateaux { $ships }, production { $production }, science { $science }, civil { $civil }, armées { $armies }
    .title = { $seat } a choisi
deus-event-built = { deus-event-built.by } { deus-event-built.did }.
    .by = { $seat }
    .did = { $pay-id ->
        [none] joue { $card }
       *[some] joue { $card } pour { $pay }
    }
    .title = { $seat } construit : { $card }
deus-event-built-wild = { deus-event-built-wild.by } { deus-event-built-wild.did }.
    .by = { $seat }
    .did = joue une carte face cachée en { $colour } pour { $pay }
    .title = { $seat } joue une carte face cachée
deus-event-placed = { deus-event-placed.by } { deus-event-placed.did }.
    .by = { $seat }
    .did = place 1 { $piece } en { $region }{ $vp ->
        [0] {""}
       *[other] {" "}en payant { $vp } PV
    }
    .title = { $seat } construit en { $region }
deus-event-offered = { deus-event-offered.by } { deus-event-offered.did }.
    .by = { $seat }
    .did = offre { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $god } (dessus : { $card })
    .title = { $seat } invoque { $god }
deus-event-god-gave = { deus-event-god-gave.by } { deus-event-god-gave.did }.
    .by = { $seat }
    .did = { $gains-id ->
        [none] { $piece-id ->
            [none] ne reçoit rien
           *[other] reçoit 1 { $piece }
        }
       *[some] { $piece-id ->
            [none] reçoit { $gains }
           *[other] reçoit { $gains } et 1 { $piece }
        }
    }
deus-event-activated = { deus-event-activated.by } { deus-event-activated.did }.
    .by = { $seat }
    .did = active encore une fois { $card }
deus-event-gained = { deus-event-gained.by } { deus-event-gained.did }.
    .by = { $seat }
    .did = gagne { $gains } grâce à { $card }
    .also = { $gains } grâce à { $card }
    .title = { $seat } gagne { $gains }
deus-event-took-goods = { deus-event-took-goods.by } { deus-event-took-goods.did }.
    .by = { $seat }
    .did = prend { $gains }
    .also = { $gains }
deus-event-bought = { deus-event-bought.by } { deus-event-bought.did }.
    .by = { $seat }
    .did = achète { $gains } pour { $pay }
    .also = { $gains } pour { $pay }
deus-event-sold = { deus-event-sold.by } { deus-event-sold.did }.
    .by = { $seat }
    .did = vend { $goods } contre { $gains }
    .also = { $goods } contre { $gains }
deus-event-exchanged = { deus-event-exchanged.by } { deus-event-exchanged.did }.
    .by = { $seat }
    .did = échange { $goods } contre { $gains }
    .also = { $goods } contre { $gains }
deus-event-recruited = { deus-event-recruited.by } { deus-event-recruited.did }.
    .by = { $seat }
    .did = prend dans sa réserve { $count } { $piece }
    .also = { $count } { $piece }
deus-event-drew = { deus-event-drew.by } { deus-event-drew.did }.
    .by = { $seat }
    .did = pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
deus-event-shuffled = La défausse est mélangée : la pioche a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
deus-event-looked-at = { deus-event-looked-at.by } { deus-event-looked-at.did }.
    .by = { $seat }
    .did = regarde { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
deus-event-kept = { deus-event-kept.by } { deus-event-kept.did }.
    .by = { $seat }
    .did = { $discarded ->
        [0] en garde une
        [one] en garde une, défaussant l’autre
       *[other] en garde une, défaussant les { $discarded } autres
    }
deus-event-discarded = { deus-event-discarded.by } { deus-event-discarded.did }.
    .by = { $seat }
    .did = défausse { $card }
    .also = { $card }
deus-event-marched = { deus-event-marched.by } { deus-event-marched.did }.
    .by = { $seat }
    .did = déplace une armée { $origin } > { $target }
    .also = { $origin } > { $target }
    .title = { $seat } marche vers { $target }
deus-event-robbed = { deus-event-robbed.by } { deus-event-robbed.did }.
    .by = { $seat }
    .did = { $gains-id ->
        [none] ne trouve rien à voler à { $rival }
       *[some] vole { $gains } à { $rival }
    }
    .also = { $gains-id ->
        [none] rien à { $rival }
       *[some] { $gains } à { $rival }
    }
    .title = { $seat } vole { $rival }
deus-event-besieged = { deus-event-besieged.by } { deus-event-besieged.did }.
    .by = { $seat }
    .did = prend { $vp } PV au village { $region } (il en reste { $left })
    .title = { $seat } assiège { $region }
deus-event-village-attacked = { $winners-count ->
    [0] Le village { $region } tombe : personne ne prend ses { $vp } PV.
    [one] Le village { $region } tombe : { $winners } prend { $vp } PV.
   *[other] Le village { $region } tombe : { $winners } prennent { $vp } PV chacun.
}
    .title = Le village { $region } tombe
deus-event-end-triggered = { $by-temples ->
    [yes] Le dernier temple est construit
   *[no] Tous les villages ont été attaqués
} : on termine ce tour de table, et le suivant sera le dernier (le { $round-nth }).
    .title = La fin approche
deus-event-last-round-began = Dernier tour de table (le { $round-nth }).
    .title = Le dernier tour de table commence
deus-event-scored = { deus-event-scored.by } { deus-event-scored.did }.
    .by = { $seat }
    .did = a { $vp } PV, { $temples } pour les temples et { $majorities } pour les majorités : { $total } en tout
    .title = { $seat } a { $total } PV
deus-event-withdrew = { deus-event-withdrew.by } { deus-event-withdrew.did }.
    .by = { $seat }
    .did = se retire : ses pions restent en place
    .title = { $seat } se retire
deus-event-won = { $winners-count ->
    [0] Personne n’a gagné.
    [one] { $winners } gagne avec { $total } PV !
   *[other] { $winners } partagent la victoire avec { $total } PV !
}
    .title = { $winners-count ->
        [0] Personne n’a gagné
        [one] { $winners } gagne
       *[other] { $winners } partagent la victoire
    }

## Verbes

deus-verb-lay = Poser la tuile
    .typed = poser
    .when = Dans la mise en place, pendant que l’on pose le continent.
deus-verb-muster = Choisir des pions
    .typed = choisir-pions
    .when = Dans la mise en place, une fois le continent posé.
deus-verb-build = Construire
    .typed = construire
    .when = À ton tour : c’est une action.
deus-verb-build-wild = Jouer une carte face cachée
    .typed = jouer-cachée
    .when = À ton tour : c’est une action, si cette table joue avec des cartes face cachée.
deus-verb-place = Placer
    .typed = placer
    .when = À un tour où tu joues une carte, pour son pion.
deus-verb-place-afar = Placer au loin (coûte 3 PV)
    .typed = placer-loin
    .when = À un tour où tu joues une carte, pour son pion.
deus-verb-offer = Faire une offrande
    .typed = offrir
    .when = À ton tour : c’est une action.
deus-verb-offer-also = Ajouter une carte
    .typed = ajouter
    .when = À un tour où tu fais une offrande, avant d’invoquer le dieu.
deus-verb-invoke = Invoquer le dieu
    .typed = invoquer
    .when = À un tour où tu fais une offrande.
deus-verb-buy = Acheter
    .typed = acheter
    .when = Quand une de tes cartes te permet d’acheter.
deus-verb-sell = Vendre
    .typed = vendre
    .when = Quand une de tes cartes te permet de vendre.
deus-verb-exchange = Échanger
    .typed = échanger
    .when = Quand une de tes cartes te permet d’échanger.
deus-verb-produce = Produire
    .typed = produire
    .when = Quand une de tes cartes fait produire des bâtiments.
deus-verb-take = Prendre
    .typed = prendre
    .when = Quand une carte ou un dieu te donne quelque chose au choix.
deus-verb-recruit = Prendre des pions
    .typed = prendre-pions
    .when = Quand une carte ou un dieu te donne des pions.
deus-verb-draw = Piocher
    .typed = piocher
    .when = Quand une carte ou un dieu te fait piocher.
deus-verb-activate = Activer encore une carte
    .typed = activer
    .when = Quand une carte te permet d’utiliser encore une de tes cartes.
deus-verb-look = Regarder les cartes
    .typed = regarder
    .when = Quand une carte te fait regarder des cartes.
deus-verb-keep = Garder une carte
    .typed = garder
    .when = Quand une carte te laisse garder une des cartes regardées.
deus-verb-discard = Défausser
    .typed = défausser
    .when = Quand une carte agit contre des cartes défaussées.
deus-verb-march = Déplacer une armée
    .typed = déplacer
    .when = Quand une carte fait avancer tes armées.
deus-verb-rob = Voler
    .typed = voler
    .when = Quand une carte te permet de voler un joueur voisin de ton armée.
deus-verb-besiege = Assiéger
    .typed = assiéger
    .when = Quand une carte te permet de prendre des PV à un village voisin de ton armée.
deus-verb-done = C’est assez
    .typed = assez
    .when = Quand une carte ou un dieu t’offre ce que tu peux laisser.
deus-verb-pass = Passer
    .typed = passer
    .when = À ton tour, si tu n’as pas de carte.
deus-verb-end = Finir le tour
    .typed = finir
    .when = À chacun de tes tours, une fois l’action faite.

deus-action-lay = Poser près de { $beside }, direction { $side }, orientation { $turn }
deus-action-muster = Commencer avec { $count } { $piece }
deus-action-build = Construire : { $card }{ $pay-id ->
    [none] {""}
   *[some] {" "}pour { $pay }
}
deus-action-build-wild = Jouer { $card } face cachée en { $colour }
deus-action-place = Placer en { $region }
deus-action-place-afar = Placer en { $region } (coûte 3 PV)
deus-action-offer = Offrir { $card }
deus-action-offer-also = Ajouter { $card }
deus-together-build-place = { $first } → { $then-region }
deus-together-offer-also-invoke = { $first } → { $then-god }
deus-together-invoke-end = { $first }, fin du tour
deus-together-take-end = { $first }, fin du tour
deus-together-recruit-end = { $first }, fin du tour
deus-together-recruit-recruit = Prendre { $count } { $piece } et { $then-count } { $then-piece }
deus-together-produce-produce = Produire { $good } et { $then-good }
deus-together-offer-offer-also = Offrir { $card } avec { $then-card }
deus-together-offer-also-offer-also = Ajouter { $card } et { $then-card }
deus-together-all-but = Ajouter toutes sauf { $cards }
deus-action-invoke = Invoquer { $god }
deus-action-buy = Acheter { $count } { $good }
deus-action-sell = Vendre { $count } { $good }
deus-action-exchange = Échanger { $count } { $give } contre { $count } { $get }
deus-action-produce = Produire 1 { $good }
deus-action-take = Prendre { $count } { $good }
deus-action-recruit = Prendre { $count } { $piece }
deus-action-draw = Piocher les cartes
deus-action-activate = Activer encore { $card }
deus-action-look = Regarder les cartes
deus-action-keep = Garder { $card }
deus-action-discard = Défausser { $card }
deus-action-march = Déplacer { $origin } > { $target }
deus-action-rob = Voler { $rival }
deus-action-besiege = Assiéger { $region }
deus-action-done = C’est assez
deus-action-pass = Passer
deus-action-end = Finir le tour

## Les questions et réponses du panneau

deus-ask-lay-beside = Près de quelle tuile ?
deus-ask-lay-side = De quel côté de la tuile { $beside } ?
deus-ask-lay-turn = Dans quelle orientation ?
deus-ask-muster-piece = Quels pions ?
deus-ask-muster-count = Avec combien de pions commences-tu ({ $piece-many }) ?
deus-ask-build-card = Quelle carte construis-tu ?
deus-ask-build-pay = Comment paies-tu { $card } ?
deus-ask-build-wild-card = Quelle carte joues-tu face cachée ?
deus-ask-build-wild-colour = Dans quelle colonne compte { $card } ?
deus-ask-place-region = Dans quelle région ?
deus-ask-place-afar-region = Dans quelle région ? Cela coûte 3 PV.
deus-ask-offer-card = Quelle carte vient dessus ? Sa couleur désigne le dieu.
deus-ask-offer-also-card = Quelle carte ajoutes-tu ?
deus-ask-invoke-god = Quel dieu invoques-tu ?
deus-ask-good = Quelle ressource ?
deus-ask-buy-deed = Quelles ressources achètes-tu ?
deus-ask-take-deed = Quelles ressources prends-tu ?
deus-ask-exchange-deed = Qu’échanges-tu ?
deus-ask-recruit-deed = Quels pions prends-tu ?
deus-ask-march-deed = Quelle armée se déplace, et où ?
deus-ask-buy-count = Combien ({ $good }) ?
deus-ask-sell-count = Combien ({ $good }) ?
deus-ask-take-count = Combien ({ $good }) ?
deus-ask-exchange-give = Que donnes-tu ?
deus-ask-exchange-get = Que veux-tu en échange ({ $give }) ?
deus-ask-recruit-piece = Quels pions ?
deus-ask-recruit-count = Combien de pions ({ $piece-many }) ?
deus-ask-activate-card = Quelle carte actives-tu encore ?
deus-ask-keep-card = Quelle carte gardes-tu ?
deus-ask-discard-card = Quelle carte défausses-tu ?
deus-ask-march-origin = Quelle armée se déplace ?
deus-ask-march-target = De { $origin } vers où ?
deus-ask-rob-rival = Qui voles-tu ?
deus-ask-besiege-region = Quel village ?

deus-answer-offer-card = { $value } → { $god }
deus-answer-lay-side = { $value ->
    [1] à droite
    [2] en bas à droite
    [3] en bas à gauche
    [4] à gauche
    [5] en haut à gauche
   *[6] en haut à droite
}
deus-answer-lay-turn = { $value ->
    [1] telle quelle
    [2] de 60°
    [3] de 120°
    [4] de 180°
    [5] de 240°
   *[6] de 300°
}

## Qui doit quoi. $source est la carte qui offre le choix ; sans elle, c'est un dieu.

deus-by = { $source-id ->
    [none] {""}
   *[some] {" "}({ $source }){ $later-count ->
        [0] {""}
       *[other] , puis { $later }
    }
}
deus-decision-act = à toi de jouer : construis ou fais une offrande
deus-decision-pass = tu n’as plus de cartes, et il n’y en a plus : passe
deus-decision-place = place ton pion ({ $piece })
deus-decision-offering = { $count ->
    [one] { $count } carte est offerte : ajoutes-en ou invoque le dieu
   *[other] { $count } cartes sont offertes : ajoutes-en ou invoque le dieu
}
deus-decision-end = finis ton tour
deus-decision-lay = pose la tuile suivante
deus-decision-muster = choisis tes { $count } pions de départ : combien de { $piece-many } ?
deus-decision-buy = achète { $left ->
    [one] encore { $left } ressource
   *[other] jusqu’à { $left } ressources
}{ deus-by }
deus-decision-sell = vends des ressources{ deus-by }
deus-decision-exchange = échange { $left ->
    [one] encore { $left } ressource
   *[other] jusqu’à { $left } ressources
}{ deus-by }
deus-decision-produce = fais encore produire { $left ->
    [one] { $left } bâtiment
   *[other] { $left } bâtiments
}{ deus-by }
deus-decision-take = prends encore { $left ->
    [one] { $left } ressource
   *[other] { $left } ressources
} de ton choix{ deus-by }
deus-decision-recruit = prends encore { $left ->
    [one] { $left } pion
   *[other] { $left } pions
}{ deus-by }
deus-decision-draw = pioche{ deus-by }
deus-decision-activate = active encore une carte{ deus-by }
deus-decision-look = regarde des cartes{ deus-by }
deus-decision-dig = garde une carte{ deus-by }
deus-decision-discard = défausse jusqu’à { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}{ deus-by }
deus-decision-march = déplace une armée de { $left ->
    [one] { $left } région
   *[other] { $left } régions
} au plus{ deus-by }
deus-decision-rob = choisis qui voler{ deus-by }
deus-decision-besiege = choisis un village{ deus-by }

deus-waiting-act = construire ou faire une offrande
deus-waiting-pass = passer
deus-waiting-place = placer un pion
deus-waiting-offering = faire une offrande
deus-waiting-end = finir le tour
deus-waiting-lay = poser la tuile suivante
deus-waiting-muster = choisir ses pions de départ
deus-waiting-buy = acheter
deus-waiting-sell = vendre
deus-waiting-exchange = échanger
deus-waiting-produce = produire
deus-waiting-take = prendre des ressources
deus-waiting-recruit = prendre des pions
deus-waiting-draw = piocher
deus-waiting-activate = activer encore une carte
deus-waiting-look = regarder des cartes
deus-waiting-dig = garder une carte
deus-waiting-discard = défausser
deus-waiting-march = déplacer une armée
deus-waiting-rob = choisir qui voler
deus-waiting-besiege = choisir un village

deus-stage-action = Carte ou offrande
deus-stage-place = Pion ou dieu
deus-stage-powers = Pouvoirs
deus-stage-end = Fin

## Ce que la fin du tour peut coûter

deus-toll-last-turn = ⚠️ C’est ton dernier tour : les cartes qui restent en main ne rapportent rien.
deus-toll-end-near = ⚠️ La fin est déclenchée ({ $by-temples ->
    [yes] le dernier temple est bâti
   *[no] le dernier village est tombé
}) : il te reste un tour après celui-ci.
deus-toll-village-open = ⚠️ Le village { $village } ({ $vp } PV) tombe avec un pion en { $region } : { $rival } a { $armies ->
    [one] 1 armée
   *[other] { $armies } armées
} à côté, toi { $own }.
## Qui a une carte

deus-held-built = Bâtie par { $builders }.
deus-held-in-hand = Elle est dans ta main.
deus-held-discarded = Elle est sur le dessus de la défausse.
deus-held-nobody = Personne ne l’a encore bâtie.

## Quand rien de tel n’est possible

deus-none-build = Rien de ta main ne peut être bâti maintenant : fais une offrande.
deus-warning-last-temple = { $card } prend le dernier temple : la fin de partie commence.
deus-warning-no-temple-piece = Il n’y a plus de temple : { $card } se joue sans pion et compte quand même.
deus-warning-gifts-left = Tu peux encore prendre : { $left }.
deus-warning-cards-left = Tu peux piocher { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}.

## Ce qu’une action apportera, dit avant le dernier clic

deus-preview-pays = { $pay-id ->
    [none] ne coûte rien
   *[some] coûte { $pay }
}
deus-preview-where = { $many ->
    [0] {""}
   *[other] { $regions-count ->
        [0] {" "}dans l’une des { $many } régions possibles
       *[other] {" "}en { $regions-or }
    }
}{ $far ->
    [0] {""}
   *[other] { $many ->
        [0] {" "}au loin en payant { $vp } PV
       *[other] {" "}(ou au loin en payant { $vp } PV)
    }
}
deus-preview-build = **{ $card }** { deus-preview-pays }, place 1 { $piece }{ deus-preview-where }, puis déclenche { $powers }.
deus-preview-build-wild = **{ $card }**, face cachée comme { $colour }, { deus-preview-pays }, place 1 { $piece }{ deus-preview-where }{ $powers-count ->
    [0] {""}
   *[other] , puis déclenche { $powers }
}.
deus-preview-build-temple = **{ $card }** { deus-preview-pays }, place 1 { $piece }{ deus-preview-where }. La carte compte à la fin.
deus-preview-build-no-temple = **{ $card }** { deus-preview-pays } ; il ne reste aucun temple à placer. La carte compte à la fin.
deus-preview-offer = Offrande, { $colour } dessus : **{ $god-label }**.
deus-preview-falls = **{ $region }** : { deus-preview-fall }.
deus-preview-fall = le village { $village } tombe, { $winners-count ->
    [0] personne ne prend ses { $vp } PV
    [one] { $winners } prend { $vp } PV
   *[other] { $winners } prennent { $vp } PV chacun
}
deus-preview-ground = **{ $region }** ({ $terrain }{ $good-id ->
    [none] {""}
   *[some] , { $good }
}){ $pieces-id ->
    [none] {""}
   *[some] , à toi : { $pieces }
}{ $villages-count ->
    [0] {""}
    [one] , près du village { $villages } ({ $points } PV)
   *[other] , près des villages { $villages } ({ $points } PV)
}{ $village-id ->
    [none] {""}
   *[some] {" "}→ { deus-preview-fall }
}{ $gains-id ->
    [none] {""}
   *[some] {" "}→ rapporte { $gains } aussitôt
}{ $stolen-id ->
    [none] {""}
   *[some] {" "}→ vole { $stolen } à { $rivals } aussitôt
}
deus-preview-powers = Puis, de bas en haut : { $powers }.
deus-preview-piece = { $piece-id ->
    [none] aucun pion, car ta réserve n’en a plus
   *[other] 1 { $piece }
}
deus-preview-god = **{ $god }** pour { $offered ->
    [one] 1 carte
   *[other] { $offered } cartes
} :
deus-preview-god-neptune = { deus-preview-god } { $gains } et { deus-preview-piece }.
deus-preview-god-ceres = { deus-preview-god } { $offered } { $offered ->
    [one] ressource
   *[other] ressources
} au choix et { deus-preview-piece }.
deus-preview-god-minerva = { deus-preview-god } { $offered } { $offered ->
    [one] carte
   *[other] cartes
} de plus à la fin du tour et { deus-preview-piece }.
deus-preview-god-vesta = { deus-preview-god } { $gains } et { deus-preview-piece }.
deus-preview-god-mars = { deus-preview-god } { $offered } { $offered ->
    [one] pion
   *[other] pions
} au choix.
deus-preview-sell = **{ $goods }** : rapporte { $gains }.
deus-preview-rob = **{ $rival }** : { $gains-id ->
    [none] { $vp ->
        [0] pas d’or à prendre
       *[other] tu prends { $vp } PV, s’il y en a
    }
   *[some] tu prends { $gains }{ $vp ->
        [0] {""}
       *[other] {" "}et { $vp } PV, s’il y en a
    }
}.
deus-preview-besiege = **{ $region }** : tu prends { $vp } PV{ $left ->
    [0] {""} ; le village est alors vide et compte comme attaqué
   *[other] {" "}au village, { $left } PV y { $left ->
        [one] reste
       *[other] restent
    }
}.
deus-preview-keep = **{ $card-label }** (coûte { $cost }).
deus-preview-activate = **{ $card-label }**.
deus-preview-draw = Tu pioches { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}. Plus rien de ce qui précède ne pourra alors être repris.
deus-preview-look = Tu regardes { $count ->
    [one] 1 carte
   *[other] { $count } cartes
} et en gardes { $keep }. Plus rien de ce qui précède ne pourra alors être repris.
deus-preview-muster = { $count } { $piece } : { $left ->
    [0] plus aucun autre pion à choisir
   *[other] { $left } des genres suivants
}.
deus-preview-lay = Tuile { $tile } : son village a { $vp ->
    [one] { $vp } région voisine
   *[other] { $vp } régions voisines
}{ $more ->
    [yes] {" "}pour l’instant
   *[no] {""}
}, autant de PV.

## Ce que fait une carte, effet par effet : pour les cartes maison, dans les mots des nôtres. Ce qui est compté
## (deus-per) et le maximum (deus-limit) suivent ; à partir du deuxième effet, $then dit yes.

deus-every = { $each ->
    [1] par
    [2] pour deux
   *[other] pour { $each }
}
deus-round = { $each ->
    [1] {""}
   *[other] , arrondi { $round ->
        [up] au-dessus
       *[down] au-dessous
    }
}
deus-per = { $measure-id ->
    [none] {""}
    [occupied] {" "}{ deus-every } { $each ->
        [1] région
       *[other] régions
    } de { $terrain } où tu as des pions{ deus-round }
    [production] {" "}{ deus-every } { $each ->
        [1] bâtiment
       *[other] bâtiments
    } de production que tu as en { $terrain }{ deus-round }
    [cities] {" "}{ deus-every } { $each ->
        [1] région
       *[other] régions
    } où tu as { $number ->
        [1] des pions
       *[other] au moins { $number } bâtiments{ $each ->
            [1] {""}
           *[other] {" "}chacune
        }
    }{ deus-round }
    [tiles] {" "}{ deus-every } { $each ->
        [1] tuile
       *[other] tuiles
    } où tu as des pions{ $number ->
        [1] {""}
       *[other] {" "}dans au moins { $number } régions
    }{ deus-round }
    [on-map] {" "}{ deus-every } { $each ->
        [1] { $piece }
       *[other] { $piece-many }
    } que tu as sur le plateau{ deus-round }
    [largest-city] {" "}{ deus-every } { $each ->
        [1] bâtiment
       *[other] bâtiments
    } de la région où tu en as le plus{ deus-round }
    [villages-beside-army] {" "}{ deus-every } { $each ->
        [1] village barbare non attaqué voisin
       *[other] villages barbares non attaqués voisins
    } d’au moins une de tes armées{ deus-round }
    [attacked-villages-beside-army] {" "}{ deus-every } { $each ->
        [1] village barbare attaqué voisin
       *[other] villages barbares attaqués voisins
    } d’au moins une de tes armées{ deus-round }
    [villages-beside-region] {" "}{ deus-every } { $each ->
        [1] village barbare, attaqué ou non, voisin
       *[other] villages barbares, attaqués ou non, voisins
    } d’au moins une de tes régions{ deus-round }
    [longest-column] {" "}{ deus-every } { $each ->
        [1] carte
       *[other] cartes
    } de ta plus longue colonne, temples exclus{ deus-round }
    [full-sets] {" "}{ deus-every } { $each ->
        [1] série complète
       *[other] séries complètes
    } d’une carte de chacune des cinq couleurs{ deus-round }
    [gold] {" "}{ deus-every } { $each ->
        [1] or
       *[other] ors
    } que tu as{ deus-round }
    [resources] {" "}{ deus-every } { $each ->
        [1] ressource
       *[other] ressources
    } que tu as{ deus-round }
    [temple-cards] {" "}{ deus-every } { $each ->
        [1] carte Temple que tu as construite
       *[other] cartes Temple que tu as construites
    }{ $temple ->
        [yes] , celle-ci comprise
       *[no] {""}
    }{ deus-round }
    [regions-entered] {" "}{ deus-every } { $each ->
        [1] région
       *[other] régions
    } où { $marched ->
        [1] elle est entrée
       *[other] tes armées sont entrées
    }{ deus-round }
   *[cards-discarded] {" "}{ deus-every } { $each ->
        [1] carte défaussée
       *[other] cartes défaussées
    }{ deus-round }
}
deus-limit = { $most ->
    [0] {""}
   *[other] , { $limit-id ->
        [none] { $most }{ $kinds ->
            [0] {""}
           *[other] {" "}de chaque sorte
        }
       *[some] { $limit }
    } au plus
}
deus-does-gain = Gagne { $then ->
    [yes] {"ensuite "}
   *[no] {""}
}{ $gain-id ->
    [none] { $gains }
   *[other] { $much ->
        [one] { $much } unité
       *[other] { $much } unités
    } { $gain-of }
}{ deus-per }{ deus-limit }.
deus-does-take = Prends { $then ->
    [yes] {"ensuite "}
   *[no] {""}
}{ $goods ->
    [one] { $goods } ressource
   *[other] { $goods } ressources
} de ton choix{ deus-per }{ deus-limit }.
deus-does-buy = Achète { $then ->
    [yes] {"ensuite "}
   *[no] {""}
}à la réserve jusqu’à { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
} de ton choix pour { $price ->
    [one] { $price } or
   *[other] { $price } ors
}{ $count ->
    [one] {""}
   *[other] {" "}chacune
}.
deus-does-sell = Vends { $then ->
    [yes] {"ensuite "}
   *[no] {""}
}à la réserve { $good-id ->
    [none] { $how ->
        [all] autant de ressources que tu veux, pour
        [every] au plus une ressource de chaque sorte, pour
        [another] jusqu’à { $count } ressources, toutes différentes, pour
       *[some] jusqu’à { $count ->
            [one] { $count } ressource
           *[other] { $count } ressources
        } de ton choix, pour
    } { $gains } chacune
   *[other] { $how ->
        [all] autant { $good-of } que tu veux
       *[some] jusqu’à { $count ->
            [one] { $count } unité
           *[other] { $count } unités
        } { $good-of }
    }, { $gains } par unité
}.
deus-does-exchange = Donne { $then ->
    [yes] {"ensuite "}
   *[no] {""}
}à la réserve jusqu’à { $count ->
    [one] { $count } ressource et prends-en une autre
   *[other] { $count } ressources et prends-en autant
} de ton choix.
deus-does-produce = { $buildings ->
    [0] Chacun de tes bâtiments de production produit { $then ->
        [yes] {"ensuite "}
       *[no] {""}
    }1 ressource de sa région
    [1] Un seul de tes bâtiments de production produit { $then ->
        [yes] {"ensuite "}
       *[no] {""}
    }1 ressource de sa région
   *[other] { $buildings ->
        [2] Deux
       *[other] { $buildings }
    } de tes bâtiments de production produisent { $then ->
        [yes] {"ensuite "}
       *[no] {""}
    }chacun 1 ressource de leur région
}.
deus-does-draw = Pioche { $then ->
    [yes] {"ensuite "}
   *[no] {""}
}{ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ deus-per }{ deus-limit }.
deus-does-recruit = Prends { $then ->
    [yes] {"ensuite "}
   *[no] {""}
}dans ta réserve personnelle { $pieces ->
    [0] 0 pion
    [1] 1 pion de ton choix
    [2] 2 pions { $one-each ->
        [yes] de deux sortes différentes
       *[no] de ton choix
    }
   *[other] { $pieces } pions { $one-each ->
        [yes] de sortes différentes
       *[no] de ton choix
    }
}{ deus-per }{ $measure-id ->
    [none] {""}
   *[other] { $one-each ->
        [yes] , tous de sortes différentes
       *[no] {""}
    }
}{ deus-limit }.
deus-does-activate = Choisis { $then ->
    [yes] {"ensuite "}
   *[no] {""}
}une carte de ta colonne { $colours-column-or } et profite une fois de son pouvoir.
deus-does-dig = Regarde { $then ->
    [yes] {"ensuite "}
   *[no] {""}
}{ $look ->
    [one] la première carte
   *[other] les { $look } premières cartes
} de la pioche, gardes-en { $keep } et défausse les autres. Ce n’est pas une offrande.
deus-does-discard = Défausse { $then ->
    [yes] {"ensuite "}
   *[no] {""}
}jusqu’à { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
deus-does-march = Déplace { $then ->
    [yes] {"ensuite "}
   *[no] {""}
}{ $armies ->
    [one] une de tes armées de { $regions ->
        [one] { $regions } région
       *[other] { $regions } régions au plus
    }
   *[other] jusqu’à { $armies } de tes armées de { $regions ->
        [one] { $regions } région
       *[other] { $regions } régions au plus
    } chacune
}.
deus-does-rob = Vole { $then ->
    [yes] {"ensuite "}
   *[no] {""}
}{ $gains } à { $whom ->
    [each] chaque
   *[one] un
} adversaire { $marched ->
    [0] qui a une région voisine d’une de tes armées
    [1] voisin de cette armée
   *[other] voisin de l’armée déplacée en dernier
}.
deus-does-besiege = Prends { $then ->
    [yes] {"ensuite "}
   *[no] {""}
}{ $vp ->
    [one] { $vp } PV
   *[other] jusqu’à { $vp } PV
} à un village barbare voisin d’une de tes armées. Vidé, il compte comme attaqué.
deus-does-score = { $then ->
    [yes] Et
   *[no] À la fin :
} { $gains }{ deus-per }{ deus-limit }.

## Ce qu’il y a d’autre à dire d’une carte qu’on consulte

deus-about-card = { $colour-label }. Coûte { $cost } ; 4 ors remplacent n’importe quelle ressource. { $copies ->
    [one] Il y en a une.
   *[other] Il y en a { $copies }.
} Au sommet d’une offrande : { $god-label }.

## Comment cela finit

deus-ending-temples = { $winners-count ->
    [one] Tous les temples sont construits : { $winners } gagne avec { $score } PV.
   *[other] Tous les temples sont construits : { $winners } partagent la victoire avec { $score } PV.
}
deus-ending-villages = { $winners-count ->
    [one] Tous les villages sont tombés : { $winners } gagne avec { $score } PV.
   *[other] Tous les villages sont tombés : { $winners } partagent la victoire avec { $score } PV.
}
deus-ending-alone = Tous les autres se sont retirés : { $winners } gagne.

## Variantes

deus-option-layout = Continent
    .help = La forme dans laquelle les tuiles sont posées : donnée, au hasard ou tuile par tuile.
deus-option-layout-standard = normal
deus-option-layout-long = allongé
deus-option-layout-open = ouvert
deus-option-layout-chance = au hasard
deus-option-layout-free = posé par tous à tour de rôle
deus-option-layout-host = posé par la première place
deus-option-pieces = Pions de départ
    .help = Deux de chaque sorte, ou autant de ton choix, en secret : 10, jusqu’à 6 pour experts.
deus-option-pieces-standard = deux de chaque
deus-option-pieces-10 = 10 au choix
deus-option-pieces-9 = 9 au choix
deus-option-pieces-8 = 8 au choix
deus-option-pieces-7 = 7 au choix
deus-option-pieces-6 = 6 au choix
deus-option-wild = Carte face cachée
    .help = Une fois par partie, une carte de toute couleur se joue face cachée pour 1, 2, 3… ors.
deus-option-wild-no = non
deus-option-wild-yes = oui, une fois par partie
deus-option-cards = Cartes
    .help = Les 66 modèles, ou un jeu plus simple pour les premières parties ; 96 cartes.
deus-option-cards-all = tous les modèles
deus-option-cards-first = premières parties

## Le plateau en mots

deus-line-player = **{ $seat }** : { $goods } ; { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
} ; prêts : bateaux { $ship }, production { $production }, science { $science }, civil { $civil }, armées { $army } ; points visibles { $open }{ $vp-id ->
    [none] {""}
   *[some] {" ; "}{ $points } PV en main
}.
deus-line-player-out = **{ $seat }** ne joue plus.
deus-line-column = · { $colour }, de bas en haut : { $cards }
deus-line-region = · { $region } ({ $terrain }) : { $pieces }
deus-line-village = Village { $region } : { $vp ->
    [0] attaqué
   *[other] { $vp } PV, { $empty-count ->
        [0] encerclé
       *[other] régions vides voisines : { $empty }
    }, { $army ->
        [yes] une armée à côté
       *[no] aucune armée à côté
    }
}.
deus-line-tile = Tuile { $tile }, de 0 à 6 : { $regions }.
deus-standing-hidden = Les PV restent cachés jusqu’à la fin : places et courbe comptent ce que chacun peut voir.
deus-scored-temples = { $count } pour les temples
deus-scored-majorities = { $count } pour les majorités
deus-scored-vp = { $count } PV
deus-scored-vp-of-ones-own = avec en plus { $count } PV que personne d’autre ne voit
deus-line-points = Points : { $vp } PV que personne d’autre ne voit ; visibles de tous : { $temples } pour les temples, { $majorities } pour les majorités{ $goods-count ->
    [0] {""}
   *[other] {" "}({ $goods })
}.
deus-line-supply = Réserve : { $goods } ; temples { $temples }. Pioche { $deck }, défausse { $discard }{ $top-id ->
    [none] {""}
   *[some] , dessus { $top }
}.

## Ce qu’on est seul à voir

deus-hand-cards = En main, { $colour } : { $cards }
deus-hand-wild = Face cachée, { $colour } : { $card }
deus-hand-drawn = Piochées, au choix : { $cards }
deus-hand-offering = Dans ton offrande, sous la première : { $cards }
deus-hand-mustered = Choisi en secret : { $count } { $piece }

## Pourquoi quelque chose ne va pas. `.short` se lit sur les choix grisés.

deus-refusal-due-laying = On pose encore le continent : pose la tuile suivante.
    .short = d’abord le continent
deus-refusal-due-mustering = D’abord, chacun choisit ses pions de départ.
    .short = d’abord les pions de départ
deus-refusal-due-acting = C’est le moment d’agir : construis une carte ou fais une offrande.
    .short = d’abord ton action
deus-refusal-due-placing = Ta carte est jouée : place d’abord son pion.
    .short = d’abord le pion
deus-refusal-due-offering = Tu fais une offrande : ajoute des cartes ou invoque le dieu.
    .short = d’abord l’offrande
deus-refusal-due-choice = Une carte ou un dieu t’offre d’abord quelque chose : sers-t’en, ou dis « C’est assez ».
    .short = autre chose est offert
deus-refusal-due-ending = Ton action est faite : finis ton tour.
    .short = l’action est faite

deus-refusal-not-in-hand = { $card } n’est pas dans ta main{ $cards-count ->
    [0] , qui est vide
   *[other]  : tu tiens { $cards }
}.
    .short = pas en main
    .right = Choisis une carte de ta main. Les nouvelles viennent avec une offrande.
deus-refusal-no-piece-ready = Tu n’as pas ce pion sur ton plateau ({ $piece }){ $spare ->
    [0] , et ta réserve n’en a plus
   *[other] . Ta réserve personnelle en a { $spare } : offrandes et certaines cartes les donnent
}.
    .short = pas prêt : { $piece }
    .right = Gagne d’abord un tel pion : fais une offrande au dieu de sa couleur, ou utilise une carte qui prend des pions.
deus-refusal-no-room = Aucune région ne peut recevoir ce pion ({ $piece }).
    .short = pas de place
    .right = Choisis une carte dont le pion a une place, ou construis d’abord vers des régions libres.
deus-refusal-no-room-for-temple = Un temple demande une terre à toi où il n’y en a pas encore.
    .short = pas de région
    .right = Place d’abord un autre pion sur une terre sans temple : cette région pourra alors en porter un.
deus-refusal-too-dear = { $card } coûte { $cost }, et 4 ors par ressource qui te manque. Tu as { $goods }.
    .short = coûte { $cost }
    .right = Obtiens ce qui te manque, ou 4 ors par ressource : par commerce, production ou offrande. Ou choisis une carte moins chère.
deus-refusal-wrong-payment = { $pay } ne paie pas { $card } : le coût est { $cost }, 4 ors remplaçant toute ressource. Tu peux payer { $usual }.
    .short = coûte { $cost }
    .right = Paie { $usual }, ou 4 ors à la place de toute ressource.
deus-refusal-temple-condition = Ton { $number-nth } temple demande { $needs ->
    [one] { $needs } carte
   *[other] { $needs } cartes
} dans chacune des cinq colonnes. { $columns-count ->
    [one] Trop courte
   *[other] Trop courtes
} : { $columns }.
    .short = { $needs } par colonne
    .right = Construis encore des cartes dans les colonnes trop courtes : { $columns }.
deus-refusal-no-wild = Cette partie se joue sans carte face cachée.
    .short = pas dans cette partie
    .right = Construis la carte face visible. Les cartes face cachée sont une option, choisie avant le début.
deus-refusal-wild-used = Tu as déjà joué ta carte face cachée : c’est une fois par partie.
    .short = déjà fait
    .right = Construis la carte face visible, pour ce qu’elle est.
deus-refusal-wild-no-temple = Une carte face cachée peut tout être sauf un temple : choisis l’une des cinq autres couleurs.
    .short = pas comme temple
    .right = Choisis bleu, vert, jaune, brun ou rouge.
deus-refusal-wild-too-dear = Une carte face cachée dans cette colonne coûte { $needs ->
    [one] { $needs } or
   *[other] { $needs } ors
}, un par carte qui s’y trouve et un de plus. Tu { $has ->
    [0] n’en as pas
   *[other] en as { $has }
}.
    .short = coûte { $needs ->
        [one] { $needs } or
       *[other] { $needs } ors
    }
    .right = Réunis d’abord le prix (or : { $needs }), ou choisis une couleur dont tu as moins de cartes.

deus-refusal-no-such-region = Ce continent n’a pas de région { $region } : ses tuiles sont { $tiles }, chacune avec des régions de 0 (son centre) à 6.
    .short = région inconnue
    .right = Nomme une tuile et un nombre de 0 à 6. Les tuiles sont { $tiles }.
deus-refusal-not-far = { $region } est libre : places-y ton pion sans payer.
    .short = ne coûte rien
    .right = Place là sans payer : cela ne coûte pas de points.
deus-refusal-temple-there = Il y a déjà un temple en { $region }. { $regions-count ->
    [0] Aucune autre région n’est libre.
    [one] Libre : { $regions }.
   *[other] Libres : { $regions }.
}
    .short = a un temple
    .right = Choisis une région à toi, sur terre et sans temple.
deus-refusal-temple-at-sea = En mer, on ne construit que des bateaux : pas de temple en { $region }. { $regions-count ->
    [0] Tu n’as aucune terre où en placer un.
    [one] Libre : { $regions }.
   *[other] Libres : { $regions }.
}
    .short = en mer
    .right = Choisis une région à toi, sur terre et sans temple.
deus-refusal-temple-needs-own-region = Un temple demande une région où tu as des pions, ce que { $region } n’est pas. { $regions-count ->
    [0] Il n’y en a pas.
    [one] Libre : { $regions }.
   *[other] Libres : { $regions }.
}
    .short = pas à toi
    .right = Place d’abord un autre pion en { $region }, ou choisis une région à toi.
deus-refusal-village-region = On ne construit jamais sur un village comme { $region }. { $regions-count ->
    [0] Aucune région n’est libre pour ton pion.
    [one] Possible : { $regions }.
   *[other] Possibles : { $regions }.
}
    .short = un village
    .right = Choisis une région voisine du village : avec des armées, tu gagnes ses points.
deus-refusal-wrong-terrain = Ce pion ({ $piece }) ne peut pas aller en { $region } : les bateaux en mer, tout le reste sur terre. { $regions-count ->
    [0] Aucune région n’est libre.
    [one] Possible : { $regions }.
   *[other] Possibles : { $regions }.
}
    .short = mauvais terrain
    .right = Choisis la mer pour les bateaux, la terre pour tout le reste.
deus-refusal-type-there = Tu as déjà ce pion en { $region } ({ $piece }) : chaque sorte y est une fois. { $regions-count ->
    [0] Aucune région n’est libre pour ton pion.
    [one] Possible : { $regions }.
   *[other] Possibles : { $regions }.
}
    .short = déjà là
    .right = Choisis une région à toi sans ce pion, ou une région vide voisine.
deus-refusal-held-by-other = { $region } est à { $rival }. { $regions-count ->
    [0] Aucune région n’est libre pour ton pion.
    [one] Possible : { $regions }.
   *[other] Possibles : { $regions }.
}
    .short = à { $rival }
    .right = Choisis une région à toi ou une région vide, ou attends que { $region } soit de nouveau libre.
deus-refusal-far-costs = { $region } n’est pas voisine de tes régions. Elle est au bord : tu peux y placer pour { $vp } PV.
    .short = coûte { $vp } PV
    .right = Paie { $vp } PV pour y placer de loin, ou construis jusque-là.
deus-refusal-far-too-dear = { $region } n’est pas voisine de tes régions et coûterait { $vp } PV. Tu { $has ->
    [0] n’en as pas
   *[other] en as { $has }
}.
    .short = coûte { $vp } PV
    .right = Gagne d’abord { $vp } PV, ou construis jusque-là, région par région.
deus-refusal-not-beside = { $region } n’est ni à toi, ni une région vide voisine des tiennes. { $regions-count ->
    [0] Il n’y en a pas de libre ({ $piece-many }).
    [one] Possible ({ $piece-many }) : { $regions }.
   *[other] Possibles ({ $piece-many }) : { $regions }.
}
    .short = pas voisine
    .right = Construis d’abord jusqu’à { $region }, ou choisis une région à toi ou une région vide voisine.
deus-refusal-first-at-edge = Ton premier pion va au bord du plateau ; { $region } est à l’intérieur. { $regions-count ->
    [0] Rien n’y est libre.
    [one] Possible : { $regions }.
   *[other] Possibles : { $regions }.
}
    .short = pas au bord
    .right = Choisis une région au bord du plateau.
deus-refusal-first-apart = Ton premier pion laisse si possible deux régions entre lui et les autres ; { $region } est trop près. { $regions-count ->
    [0] Rien n’est libre.
    [one] Possible : { $regions }.
   *[other] Possibles : { $regions }.
}
    .short = trop près des autres
    .right = Choisis une région du bord plus loin des autres.

deus-refusal-army-on-its-way = Ton armée ne peut pas s’arrêter en { $at } : elle doit d’abord continuer.
    .short = une autre doit continuer
    .right = Continue d’abord depuis { $at } ; l’autre armée pourra suivre.
deus-refusal-no-army-there = Tu n’as pas d’armée en { $origin }. { $regions-count ->
    [0] Tu n’en as aucune sur la carte.
   *[other] Les tiennes : { $regions }.
}
    .short = pas d’armée là
    .right = Choisis une région où se trouve une armée à toi.
deus-refusal-army-guards-temple = L’armée en { $origin } garde seule un temple : elle ne peut pas le quitter.
    .short = garde un temple
    .right = Place d’abord un autre pion à toi en { $origin }, ou marche avec une autre armée.
deus-refusal-army-tired = L’armée en { $origin } ne peut plus se déplacer avec cette carte.
    .short = déjà déplacée
    .right = Marche avec une autre armée, ou construis une autre carte qui fait marcher les armées.
deus-refusal-not-neighbours = { $origin } ne touche pas { $region }. Les armées vont de région en région : { $origin } touche { $regions }.
    .short = pas voisines
    .right = Va pas à pas, d’abord vers l’une de { $regions }.
deus-refusal-no-ship-there = Une armée n’entre en mer que là où tu as un bateau ; { $region } n’en a pas.
    .short = pas de bateau à toi
    .right = Place d’abord un bateau en { $region }, ou passe par la terre.
deus-refusal-no-stop-there = Depuis { $region }, ton armée n’atteindrait pas à temps un endroit où s’arrêter : une terre vide, ou une région à toi sans armée.
    .short = arrêt impossible
    .right = Choisis un chemin qui finit sur une terre vide, ou dans une région à toi sans armée.
deus-refusal-two-armies = Deux armées seraient en { $region } à la fin de ton tour : aucune des deux ne pourrait plus repartir.
    .short = une armée y est
    .right = Choisis une autre région, ou fais d’abord repartir l’armée qui est en { $region }.
deus-refusal-must-part = Deux armées sont en { $regions } : l’une d’elles doit repartir avant la fin de ton tour.
    .short = sépare d’abord tes armées
    .right = Fais repartir une des armées de { $regions }.
deus-refusal-not-beside-army = { $rival } n’a pas de région voisine de ton armée. { $rivals-count ->
    [0] Personne n’en a.
   *[other] Tu peux voler { $rivals-or }.
}
    .short = pas près de ton armée
    .right = Choisis quelqu’un dont une région est voisine de ton armée, ou va d’abord là-bas.
deus-refusal-no-siege-there = Il n’y a pas de points à prendre en { $region } près d’une de tes armées. { $regions-count ->
    [0] Il n’y en a nulle part.
   *[other] Villages à assiéger : { $regions }.
}
    .short = pas de points là
    .right = Choisis un village qui a encore des points et qui est voisin d’une armée à toi.
deus-refusal-must-keep = Tu as regardé ces cartes : gardes-en d’abord { $left ->
    [one] une
   *[other] { $left }
}.
    .short = d’abord garder une carte
    .right = Garde autant de cartes que prévu, puis dis « C’est assez ».
deus-refusal-must-march-on = Ton armée ne peut pas s’arrêter ici : elle doit continuer.
    .short = l’armée doit continuer
    .right = Continue jusqu’à une terre vide, ou une région à toi sans armée.

deus-refusal-sells-other = On ne peut pas vendre cela ici ({ $good }){ $goods-count ->
    [0] {""}
   *[other] , seulement { $goods-or }
}.
    .short = pas vendu ici
    .right = Choisis ce dont cette carte fait commerce.
deus-refusal-not-owned = { $has ->
    [0] Tu n’en as pas ({ $good }).
   *[other] Tu en as { $has }, pas { $wanted } ({ $good }).
}
    .short = tu en as { $has }
    .right = N’en nomme pas plus que tu n’en as, ou obtiens-en d’abord.
deus-refusal-deal-limit = { $most ->
    [0] Il n’y a plus rien à prendre ici ({ $good }).
    [one] Une seule unité ici ({ $good }).
   *[other] De 1 à { $most } unités ici ({ $good }).
}
    .short = au plus { $most }
    .right = Donne un nombre que la carte permet, choisis autre chose, ou dis « C’est assez ».
deus-refusal-supply-short = La réserve { $has ->
    [0] n’a plus { $good-of }
   *[other] n’en a plus que { $has } ({ $good })
}.
    .short = réserve : { $has }
    .right = Prends-en moins ou autre chose, ou attends qu’il en revienne dans la réserve.
deus-refusal-gold-short = Cela coûte { $needs ->
    [one] { $needs } or
   *[other] { $needs } ors
}, et tu { $has ->
    [0] n’en as pas
   *[other] en as { $has }
}.
    .short = coûte { $needs ->
        [one] { $needs } or
       *[other] { $needs } ors
    }
    .right = Achètes-en moins, ou obtiens d’abord de l’or.
deus-refusal-no-resource = Nomme une ressource ({ $goods-or }), pas { $good }.
    .short = pas une ressource
    .right = Nomme { $goods-or }.
deus-refusal-no-temples = Les temples ne se prennent pas ainsi : nomme { $pieces-or }.
    .short = pas les temples
    .right = Nomme { $pieces-or }.
deus-refusal-same-good = Échange contre une autre ressource ({ $good }).
    .short = la même
    .right = Nomme deux ressources différentes.
deus-refusal-no-producer = Tu n’as pas là de bâtiment de production qui n’a pas encore produit ({ $good }).
    .short = pas de bâtiment là
    .right = Choisis une ressource qu’un bâtiment à toi peut encore produire, ou places-en un où elle se trouve.
deus-refusal-other-type = Ces pions doivent être de sortes différentes : tu as déjà pris { $piece-many }.
    .short = déjà pris
    .right = Choisis une sorte que tu n’as pas encore prise avec cette carte.
deus-refusal-no-spare = Ta réserve personnelle { $has ->
    [0] n’en a plus ({ $piece-many })
   *[other] n’en a plus que { $has } ({ $piece-many })
}.
    .short = il en reste { $has }
    .right = Prends-en moins, ou une sorte que ta réserve personnelle a encore.
deus-refusal-recruit-limit = { $most ->
    [0] Tu ne peux plus en prendre ici ({ $piece-many }).
    [one] Tu peux prendre un seul pion ici ({ $piece-many }).
   *[other] Tu peux prendre de 1 à { $most } pions ici ({ $piece-many }).
}
    .short = au plus { $most }
    .right = Donne un nombre permis ici, une autre sorte, ou dis « C’est assez ».
deus-refusal-pass-with-cards = { $count ->
    [one] Tu as une carte : construis-la ou offre-la.
   *[other] Tu as { $count } cartes : construis-en une ou fais une offrande.
}
    .short = tu as { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
    .right = Construis une carte ou fais une offrande. On ne passe que la main vide.
deus-refusal-not-among-them = { $card } n’est pas parmi les cartes que tu regardes : { $cards }.
    .short = pas parmi elles
    .right = Choisis parmi { $cards }.
deus-refusal-not-in-columns = { $card } ne peut pas être activée maintenant. { $cards-count ->
    [0] Aucune ne peut l’être.
   *[other] Tu peux activer { $cards-or }.
}
    .short = pas dans ces colonnes
    .right = Choisis une carte de tes colonnes qui peut agir encore une fois.
deus-refusal-offered-already = { $card } fait déjà partie de ton offrande.
    .short = déjà offerte
    .right = Ajoute une autre carte, ou invoque le dieu.
deus-refusal-jupiter-copies = Jupiter vaut pour un autre dieu : invoque { $gods-or } au lieu de { $god }.
    .short = choisis un autre dieu
    .right = Invoque { $gods-or }.
deus-refusal-other-god = La carte du dessus, { $card }, invoque { $own }, pas { $god }.
    .short = { $own } est invoqué
    .right = Invoque { $own }. Pour un autre dieu, commence une offrande par une carte de sa couleur.

deus-refusal-no-such-tile = La tuile { $tile } n’est pas là. Il y a { $tiles }.
    .short = pas encore posée
    .right = Nomme une des tuiles posées : { $tiles }.
deus-refusal-six-directions = Directions et orientations sont des nombres de 1 à 6, pas { $side } et { $turn }.
    .short = de 1 à 6
    .right = Donne des nombres de 1 à 6.
deus-refusal-place-taken = La tuile { $tile } est déjà là.
    .short = prise par { $tile }
    .right = Choisis un côté où il n’y a pas de tuile.
deus-refusal-villages-touch = Tournée ainsi, elle ferait se toucher deux villages. Prends une autre orientation que { $turn }.
    .short = villages voisins
    .right = Tourne la tuile pour que son village n’en touche aucun autre.
deus-refusal-muster-order = Les pions se choisissent sorte par sorte : maintenant { $due-many }, pas { $piece-many }.
    .short = pas leur tour
    .right = Dis combien tu prends de { $due-many }.
deus-refusal-muster-count = Tu choisis { $whole } pions en tout, au plus 5 d’une sorte : ici { $least-is-most ->
    [yes] { $most }
   *[no] de { $least } à { $most }
} ({ $piece-many }), pas { $wanted }.
    .short = { $least-is-most ->
        [yes] { $most }
       *[no] de { $least } à { $most }
    }
    .right = Donne un nombre de { $least } à { $most }.

## Les cartes

deus-card-galley = Galère
    .label = Galère : achète 3 ressources à 1 or
    .text = Achète à la réserve jusqu’à 3 ressources de ton choix pour 1 or chacune.
deus-card-merchantman-wood = Navire marchand (bois)
    .label = Navire marchand (bois) : vends à 4 ors (bois)
    .text = Vends à la réserve autant de bois que tu veux, 4 ors par unité.
deus-card-merchantman-clay = Navire marchand (argile)
    .label = Navire marchand (argile) : vends à 4 ors (argile)
    .text = Vends à la réserve autant d’argile que tu veux, 4 ors par unité.
deus-card-merchantman-stone = Navire marchand (pierre)
    .label = Navire marchand (pierre) : vends à 4 ors (pierre)
    .text = Vends à la réserve autant de pierre que tu veux, 4 ors par unité.
deus-card-merchantman-wheat = Navire marchand (blé)
    .label = Navire marchand (blé) : vends à 4 ors (blé)
    .text = Vends à la réserve autant de blé que tu veux, 4 ors par unité.
deus-card-small-port-wood = Petit port (bois)
    .label = Petit port (bois) : vends à 1 PV, jusqu’à 6 (bois)
    .text = Vends à la réserve jusqu’à 6 unités de bois, 1 PV par unité.
deus-card-small-port-clay = Petit port (argile)
    .label = Petit port (argile) : vends à 1 PV, jusqu’à 6 (argile)
    .text = Vends à la réserve jusqu’à 6 unités d’argile, 1 PV par unité.
deus-card-small-port-stone = Petit port (pierre)
    .label = Petit port (pierre) : vends à 1 PV, jusqu’à 6 (pierre)
    .text = Vends à la réserve jusqu’à 6 unités de pierre, 1 PV par unité.
deus-card-small-port-wheat = Petit port (blé)
    .label = Petit port (blé) : vends à 1 PV, jusqu’à 6 (blé)
    .text = Vends à la réserve jusqu’à 6 unités de blé, 1 PV par unité.
deus-card-exchange-quay = Quai du change
    .label = Quai du change : échange 3 ressources ; 2 ors
    .text = Donne à la réserve jusqu’à 3 ressources et prends-en autant de ton choix. Gagne ensuite 2 ors.
deus-card-emporium = Emporium
    .label = Emporium : vends 3 ressources différentes à 1 PV
    .text = Vends à la réserve jusqu’à 3 ressources, toutes différentes, pour 1 PV chacune.
deus-card-small-production-building = Petit atelier de production
    .label = Petit atelier de production : 1 bâtiment produit
    .text = Un seul de tes bâtiments de production produit 1 ressource de sa région.
deus-card-manufactory = Manufacture
    .label = Manufacture : 2 bâtiments de production produisent
    .text = Deux de tes bâtiments de production produisent chacun 1 ressource de leur région.
deus-card-great-estate = Grand domaine
    .label = Grand domaine : tous tes bâtiments de production produisent
    .text = Chacun de tes bâtiments de production produit 1 ressource de sa région.
deus-card-cooperative-forest = Coopérative (forêt)
    .label = Coopérative (forêt) : 2 bois par bâtiment de production en forêt
    .text = Gagne 2 unités de bois par bâtiment de production que tu as en forêt.
deus-card-cooperative-swamp = Coopérative (marais)
    .label = Coopérative (marais) : 2 argiles par bâtiment de production en marais
    .text = Gagne 2 unités d’argile par bâtiment de production que tu as en marais.
deus-card-cooperative-mountain = Coopérative (montagne)
    .label = Coopérative (montagne) : 2 pierres par bâtiment de production en montagne
    .text = Gagne 2 unités de pierre par bâtiment de production que tu as en montagne.
deus-card-cooperative-field = Coopérative (champ)
    .label = Coopérative (champ) : 2 blés par bâtiment de production en champ
    .text = Gagne 2 unités de blé par bâtiment de production que tu as en champ.
deus-card-guild-of-the-forest = Corporation (forêt)
    .label = Corporation (forêt) : 1 PV par bâtiment de production en forêt (max. 2)
    .text = Gagne 1 PV par bâtiment de production que tu as en forêt, 2 PV au plus.
deus-card-guild-of-the-swamp = Corporation (marais)
    .label = Corporation (marais) : 1 PV par bâtiment de production en marais (max. 2)
    .text = Gagne 1 PV par bâtiment de production que tu as en marais, 2 PV au plus.
deus-card-guild-of-the-mountain = Corporation (montagne)
    .label = Corporation (montagne) : 1 PV par bâtiment de production en montagne (max. 2)
    .text = Gagne 1 PV par bâtiment de production que tu as en montagne, 2 PV au plus.
deus-card-guild-of-the-field = Corporation (champ)
    .label = Corporation (champ) : 1 PV par bâtiment de production en champ (max. 2)
    .text = Gagne 1 PV par bâtiment de production que tu as en champ, 2 PV au plus.
deus-card-school = École
    .label = École : 1 carte par région de 2 bâtiments
    .text = Pioche 1 carte par région où tu as au moins 2 bâtiments.
deus-card-library = Bibliothèque
    .label = Bibliothèque : pioche 2 cartes
    .text = Pioche 2 cartes.
deus-card-workshop = Atelier
    .label = Atelier : 1 pion par région de 2 bâtiments
    .text = Prends dans ta réserve personnelle 1 pion de ton choix par région où tu as au moins 2 bâtiments.
deus-card-forge = Forge
    .label = Forge : 2 pions de sortes différentes
    .text = Prends dans ta réserve personnelle 2 pions de deux sortes différentes.
deus-card-academy = Académie
    .label = Académie : active une carte bleue ou verte
    .text = Choisis une carte de ta colonne bleue ou verte et profite une fois de son pouvoir.
deus-card-observatory = Observatoire
    .label = Observatoire : active une carte brune ou rouge
    .text = Choisis une carte de ta colonne brune ou rouge et profite une fois de son pouvoir.
deus-card-archives = Archives
    .label = Archives : regarde 4 cartes, gardes-en 1
    .text = Regarde les 4 premières cartes de la pioche, gardes-en 1 et défausse les autres. Ce n’est pas une offrande.
deus-card-oracle = Oracle
    .label = Oracle : défausse 2 cartes, 1 ressource chacune ; pioche 1
    .text = Défausse jusqu’à 2 cartes. Prends 1 ressource de ton choix par carte défaussée. Pioche ensuite 1 carte.
deus-card-estate-tax-forest = Impôt foncier (forêt)
    .label = Impôt foncier (forêt) : 3 ors par région de forêt
    .text = Gagne 3 ors par région de forêt où tu as des pions.
deus-card-estate-tax-mountain = Impôt foncier (montagne)
    .label = Impôt foncier (montagne) : 3 ors par région de montagne
    .text = Gagne 3 ors par région de montagne où tu as des pions.
deus-card-estate-tax-field = Impôt foncier (champ)
    .label = Impôt foncier (champ) : 3 ors par région de champ
    .text = Gagne 3 ors par région de champ où tu as des pions.
deus-card-estate-tax-swamp = Impôt foncier (marais)
    .label = Impôt foncier (marais) : 3 ors par région de marais
    .text = Gagne 3 ors par région de marais où tu as des pions.
deus-card-villa-forest = Villa (forêt)
    .label = Villa (forêt) : 1 PV pour 2 régions de forêt (max. 2)
    .text = Gagne 1 PV pour deux régions de forêt où tu as des pions, arrondi au-dessus, 2 PV au plus.
deus-card-villa-mountain = Villa (montagne)
    .label = Villa (montagne) : 1 PV pour 2 régions de montagne (max. 2)
    .text = Gagne 1 PV pour deux régions de montagne où tu as des pions, arrondi au-dessus, 2 PV au plus.
deus-card-villa-field = Villa (champ)
    .label = Villa (champ) : 1 PV pour 2 régions de champ (max. 2)
    .text = Gagne 1 PV pour deux régions de champ où tu as des pions, arrondi au-dessus, 2 PV au plus.
deus-card-villa-swamp = Villa (marais)
    .label = Villa (marais) : 1 PV pour 2 régions de marais (max. 2)
    .text = Gagne 1 PV pour deux régions de marais où tu as des pions, arrondi au-dessus, 2 PV au plus.
deus-card-forum = Forum
    .label = Forum : 1 PV pour 2 régions de 2 bâtiments
    .text = Gagne 1 PV pour deux régions où tu as au moins 2 bâtiments chacune, arrondi au-dessous.
deus-card-basilica = Basilique
    .label = Basilique : 2 ors par région de 2 bâtiments
    .text = Gagne 2 ors par région où tu as au moins 2 bâtiments.
deus-card-theatre = Théâtre
    .label = Théâtre : 1 PV par région de 3 bâtiments
    .text = Gagne 1 PV par région où tu as au moins 3 bâtiments.
deus-card-aqueduct = Aqueduc
    .label = Aqueduc : 2 ors par bâtiment de ta plus grande ville
    .text = Gagne 2 ors par bâtiment de la région où tu en as le plus.
deus-card-siege-tower = Tour de siège
    .label = Tour de siège : 2 PV d’un village voisin d’une armée
    .text = Prends jusqu’à 2 PV à un village barbare voisin d’une de tes armées. Vidé, il compte comme attaqué.
deus-card-ballista = Baliste
    .label = Baliste : 4 ors par village voisin d’une armée
    .text = Gagne 4 ors par village barbare non attaqué voisin d’au moins une de tes armées.
deus-card-legion = Légion
    .label = Légion : 1 armée, 2 régions ; vole 2 ors
    .text = Déplace une de tes armées de 2 régions au plus. Vole ensuite 2 ors à un adversaire voisin de cette armée.
deus-card-cavalry = Cavalerie
    .label = Cavalerie : 1 armée, 3 régions ; 1 or chacune
    .text = Déplace une de tes armées de 3 régions au plus. Gagne 1 or par région où elle est entrée.
deus-card-archers = Archers
    .label = Archers : vole 2 ors à chaque voisin
    .text = Vole 2 ors à chaque adversaire qui a une région voisine d’une de tes armées.
deus-card-war-elephants = Éléphants de guerre
    .label = Éléphants de guerre : 1 armée, 1 région ; vole 1 PV
    .text = Déplace une de tes armées de 1 région. Vole ensuite 1 PV à un adversaire voisin de cette armée.
deus-card-scouts = Éclaireurs
    .label = Éclaireurs : 2 armées, 1 région ; pioche 1 carte
    .text = Déplace jusqu’à 2 de tes armées de 1 région chacune. Pioche ensuite 1 carte.
deus-card-triumph = Triomphe
    .label = Triomphe : 1 PV par village tombé voisin d’une armée
    .text = Gagne 1 PV par village barbare attaqué voisin d’au moins une de tes armées.
deus-card-temple-of-the-fields = Temple des champs
    .label = Temple des champs : à la fin 4 PV par région de champ
    .text = À la fin : 4 PV par région de champ où tu as des pions, 12 PV au plus.
deus-card-temple-of-the-mountains = Temple des montagnes
    .label = Temple des montagnes : à la fin 4 PV par région de montagne
    .text = À la fin : 4 PV par région de montagne où tu as des pions, 12 PV au plus.
deus-card-temple-of-the-forests = Temple des forêts
    .label = Temple des forêts : à la fin 4 PV par région de forêt
    .text = À la fin : 4 PV par région de forêt où tu as des pions, 12 PV au plus.
deus-card-temple-of-the-swamps = Temple des marais
    .label = Temple des marais : à la fin 4 PV par région de marais
    .text = À la fin : 4 PV par région de marais où tu as des pions, 12 PV au plus.
deus-card-temple-of-the-empire = Temple de l’Empire
    .label = Temple de l’Empire : à la fin 1 PV par région
    .text = À la fin : 1 PV par région où tu as des pions, 12 PV au plus.
deus-card-temple-of-the-towns = Temple des bourgs
    .label = Temple des bourgs : à la fin 2 PV par région de 2 bâtiments
    .text = À la fin : 2 PV par région où tu as au moins 2 bâtiments, 12 PV au plus.
deus-card-temple-of-the-cities = Temple des cités
    .label = Temple des cités : à la fin 4 PV par région de 3 bâtiments
    .text = À la fin : 4 PV par région où tu as au moins 3 bâtiments, 12 PV au plus.
deus-card-temple-of-the-tides = Temple des marées
    .label = Temple des marées : à la fin 3 PV par région de mer
    .text = À la fin : 3 PV par région de mer où tu as des pions, 12 PV au plus.
deus-card-temple-of-the-frontier = Temple des frontières
    .label = Temple des frontières : à la fin 3 PV par village voisin
    .text = À la fin : 3 PV par village barbare, attaqué ou non, voisin d’au moins une de tes régions, 12 PV au plus.
deus-card-temple-of-the-guilds = Temple des corporations
    .label = Temple des corporations : à la fin 2 PV par carte de la plus longue colonne
    .text = À la fin : 2 PV par carte de ta plus longue colonne, temples exclus, 12 PV au plus.
deus-card-temple-of-harmony = Temple de la Concorde
    .label = Temple de la Concorde : à la fin 5 PV par série de cinq couleurs
    .text = À la fin : 5 PV par série complète d’une carte de chacune des cinq couleurs, 12 PV au plus.
deus-card-temple-of-treasure = Temple du Trésor
    .label = Temple du Trésor : à la fin 1 PV pour 3 ors
    .text = À la fin : 1 PV pour 3 ors que tu as, arrondi au-dessous, 12 PV au plus.
deus-card-temple-of-plenty = Temple de l’Abondance
    .label = Temple de l’Abondance : à la fin 1 PV par ressource
    .text = À la fin : 1 PV par ressource que tu as, 12 PV au plus.
deus-card-temple-of-the-continents = Temple des continents
    .label = Temple des continents : à la fin 3 PV par tuile avec 2 régions
    .text = À la fin : 3 PV par tuile où tu as des pions dans au moins 2 régions, 12 PV au plus.
deus-card-temple-of-the-legions = Temple des légions
    .label = Temple des légions : à la fin 3 PV par armée sur le plateau
    .text = À la fin : 3 PV par armée que tu as sur le plateau, 12 PV au plus.
deus-card-temple-of-the-ancestors = Temple des ancêtres
    .label = Temple des ancêtres : à la fin 4 PV par carte Temple
    .text = À la fin : 4 PV par carte Temple que tu as construite, celle-ci comprise, 12 PV au plus.

## Tuiles et régions

deus-tile-a = A
deus-tile-b = B
deus-tile-c = C
deus-tile-d = D
deus-tile-e = E
deus-tile-f = F
deus-tile-g = G
deus-region-a0 = A0
deus-region-a1 = A1
deus-region-a2 = A2
deus-region-a3 = A3
deus-region-a4 = A4
deus-region-a5 = A5
deus-region-a6 = A6
deus-region-b0 = B0
deus-region-b1 = B1
deus-region-b2 = B2
deus-region-b3 = B3
deus-region-b4 = B4
deus-region-b5 = B5
deus-region-b6 = B6
deus-region-c0 = C0
deus-region-c1 = C1
deus-region-c2 = C2
deus-region-c3 = C3
deus-region-c4 = C4
deus-region-c5 = C5
deus-region-c6 = C6
deus-region-d0 = D0
deus-region-d1 = D1
deus-region-d2 = D2
deus-region-d3 = D3
deus-region-d4 = D4
deus-region-d5 = D5
deus-region-d6 = D6
deus-region-e0 = E0
deus-region-e1 = E1
deus-region-e2 = E2
deus-region-e3 = E3
deus-region-e4 = E4
deus-region-e5 = E5
deus-region-e6 = E6
deus-region-f0 = F0
deus-region-f1 = F1
deus-region-f2 = F2
deus-region-f3 = F3
deus-region-f4 = F4
deus-region-f5 = F5
deus-region-f6 = F6
deus-region-g0 = G0
deus-region-g1 = G1
deus-region-g2 = G2
deus-region-g3 = G3
deus-region-g4 = G4
deus-region-g5 = G5
deus-region-g6 = G6

## Pourquoi des cartes gagnent plus ou moins souvent que d’autres : pour les rapports d’équilibre

deus-balance-temple-of-the-empire = 1 PV par région (publié) : construit par un sur cinq de ceux qui le piochent, tard, quand ils tiennent déjà presque toute la terre et mènent de toute façon
deus-balance-temple-of-the-guilds = compte la plus longue colonne : construit par qui a beaucoup construit, il montre une avance plus qu’il ne la donne
deus-balance-temple-of-the-towns = compte les villes (valeur tirée d’une critique) : construit par qui a grandi, il montre une avance plus qu’il ne la donne
deus-balance-cooperative-forest = le bois est ce que les cartes coûtent le plus souvent (29 sur 80, contre 24 ou 25 pour les autres) ; ses trois sœurs sont entre 57 et 60
deus-balance-cooperative-swamp = ses sœurs de la montagne et du champ sont entre 57 et 59 : dans l’erreur de l’échantillon (2 sur 100)
deus-balance-guild-of-the-mountain = ses trois sœurs, pareilles au terrain près, sont entre 57 et 59 : dans l’erreur de l’échantillon (2 sur 100)
deus-balance-workshop = compte les villes de deux : construit par qui a grandi ; 61,3 est dans l’erreur de l’échantillon (2 sur 100)

## Après la fin

deus-honour-builder = Prix de l’architecture : { $who }, { $count ->
    [one] 1 carte construite
   *[other] { $count } cartes construites
}
deus-honour-settler = Prix de l’exploration : { $who }, { $count ->
    [one] 1 construction sur le plateau
   *[other] { $count } constructions sur le plateau
}
deus-honour-pious = Prix de la piété : { $who }, { $count ->
    [one] 1 offrande
   *[other] { $count } offrandes
}
deus-honour-marcher = Prix de la marche : { $who }, { $count ->
    [one] 1 marche
   *[other] { $count } marches
}
deus-honour-trader = Prix du commerce : { $who }, { $count ->
    [one] 1 vente
   *[other] { $count } ventes
}
