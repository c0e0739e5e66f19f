### Dies Irae : ce que /card dit des phases, unités, bâtiments, marchandises, provinces, puissances et actions ; ce que le panneau prédit.

dies_irae-piece-fortress = forteresse
    .text = Construite dans une ville à la place de ton comptoir : elle garde le revenu, défend avec 5 et tombe sous 6 points restant après les légions. Chacune construit une légion ou, sur une côte ou une île, un navire par action Construire.
dies_irae-piece-trade-post = comptoir
    .text = Rapporte le revenu de sa marchandise. Crée-le là où se tient une de tes légions, ou un navire sur une côte ou une île ; on te le prend avec une légion et une attaque tant que personne ne le garde.
dies_irae-piece-monument = monument
    .text = 1 point de victoire et 1 de stabilité, perdus avec lui. Construit dans une ville où tu as un comptoir ou une forteresse, un par action Construire ; il tombe sous 8 points restant après légions et forteresse.

dies_irae-kind-piece = construction
dies_irae-every-phase = Une phase du tableau de développement : trois cases, un pas par action Développer. Seule la première case pose une condition, avec des comptoirs non contestés.
dies_irae-every-good = Un comptoir ou une forteresse sur son hexagone rapporte un revenu tant que personne ne conteste l’hexagone.
dies_irae-every-region = La puissance qui tient ici toutes les marchandises par un comptoir, une forteresse ou une légion, sans contestation, en a le contrôle.

dies_irae-every-hex = Un hexagone de la carte : des unités s’y tiennent et vont d’hexagone en hexagone.

dies_irae-about-lies-in = Se trouve dans : { $region }.
dies_irae-about-earns = Un comptoir ou une forteresse en rapporte le revenu.{ $city ->
    [yes] {" "}Une forteresse et un monument peuvent y être construits.
   *[no] {" "}Ce n’est pas une ville : rien d’autre ne s’y construit.
}
dies_irae-about-bare = { $terrain ->
    [sea] La mer, pour les navires seuls. Sans marchandise.
    [coast] Une côte sans marchandise, pour les légions et les navires{ $mountain ->
        [yes] , en montagne : y entrer coûte 2 points
       *[no] {""}
    }.
    [island] Sur une île, sans marchandise, pour les légions et les navires{ $mountain ->
        [yes] , en montagne : y entrer coûte 2 points
       *[no] {""}
    }.
   *[land] À l’intérieur des terres, sans marchandise, pour les légions seules{ $mountain ->
        [yes] , en montagne : y entrer coûte 2 points
       *[no] {""}
    }.
}
dies_irae-about-beside-both = À côté, pour légions et navires : { $hexes }.
dies_irae-about-beside-land = À côté, pour les légions seules : { $hexes }.
dies_irae-about-beside-sea = À côté, pour les navires seuls : { $hexes }.
dies_irae-about-beside-open = À côté : { $hexes }.
dies_irae-about-beside-barred = Les légions ne passent pas la barrière bleue, les navires si : { $hexes }.
dies_irae-about-beside-mountains = Montagnes, 2 points pour y entrer : { $hexes }.
dies_irae-about-capital = Capitale possible { $power-of }.
dies_irae-about-spaces = { $row } : { $prices-count ->
    [one] la case coûte { $prices } talents.
   *[other] les cases coûtent { $prices } talents.
}
dies_irae-about-needs = { $needs-id ->
    [none] Ne demande rien de plus.
   *[some] Demande : { $needs }.
}
dies_irae-about-units-then = { $unit-label } : alors { $combat } au combat par unité, { $move } points de déplacement, { $price } talents pièce{ $upkeep ->
    [0] {""}
   *[other] , { $upkeep } d’entretien par tour
}.
dies_irae-about-contests = Dès lors tes navires contestent les côtes et les îles où ils entrent.
dies_irae-about-income-then = Revenu +{ $income } en tout par cette rangée, et 1 de stabilité à l’entrée. Alors un comptoir coûte { $trade-post } talents, une forteresse { $fortress }.
dies_irae-about-culture-then = 1 de stabilité à l’entrée ; { $combat } à chaque combat sur ses cases. Alors un niveau de stabilité coûte { $stability } talents, un armistice { $armistice }, un monument { $monument }.
dies_irae-about-price = Coûte { $prices } talents dans les phases I à IV de la rangée { $row }.
dies_irae-about-strength = Valeur de combat { $combat } et { $move } points de déplacement dans les phases I à IV de la rangée { $row }.
dies_irae-about-upkeep = Entretien : { $prices } talents pièce à la fin du tour.
dies_irae-about-pieces = Pièces : Grèce { $greece }, Perse { $persia }, Égypte { $egypt }.
dies_irae-about-stacks = Piles, { $unit-id ->
    [legion] par marqueurs d’armée
   *[ship] par marqueurs de flotte
} : Grèce { $greece }, Perse { $persia }, Égypte { $egypt }.
dies_irae-about-limit = Chaque puissance en a { $limit }.
dies_irae-about-good = { $kind ->
    [supply] Marchandise jaune : chaque comptoir nourrit une légion de plus.
    [luxury] Luxe : le premier comptoir de chaque sorte apporte 1 de stabilité, et la culture en demande.
   *[other] Ni vivre ni luxe.
} Les comptoirs 1, 2, 3 et suivants rapportent { $incomes } talents en tout.
dies_irae-about-found = Se trouve à : { $hexes }.
dies_irae-about-opens = Demandé par { $phases }.
dies_irae-about-site = { $hex } : { $good }{ $city ->
    [yes] , une ville
   *[no] {""}
}{ $terrain ->
    [coast] , sur la côte
    [island] , sur l’île
   *[land] {""}
}{ $mountain ->
    [yes] , en montagne
   *[no] {""}
}.
dies_irae-about-laurels = { $kind ->
    [islands] Un point de victoire à chaque fois pour { $counts } îles tenues.
   *[provinces] Un point de victoire à chaque fois pour { $counts } provinces tenues ; en perdre une coûte 1 de stabilité.
}
dies_irae-about-begins = Commence avec { dies_irae-troops }, { $posts } comptoirs, une forteresse, { $talents } talents et { $stability } de stabilité. Capitale : { $capitals-or }.
dies_irae-about-chart = Sur le tableau, commence avec { $phases }.
dies_irae-about-supply = Pièces : { $legions } légions, { $ships } navires, { $armies } armées, { $fleets } flottes.

## Ce que le panneau prédit

dies_irae-preview-begins = **{ $power }** : { dies_irae-troops }, { $posts } comptoirs, une forteresse, { $talents } talents, stabilité { $stability }. Capitale : { $capitals-or }.
dies_irae-preview-capital = **{ $hex }** ({ $good }){ $placed ->
    [0] {""}
    [one] {" "}· { $placed } comptoir : { $wares }
   *[other] {" "}· { $placed } comptoirs : { $wares }
}{ $open ->
    [0] {""}
    [one] {" "}· { $open } comptoir à ton choix
   *[other] {" "}· { $open } comptoirs à ton choix
} · revenu { $income }{ $open ->
    [0] {""}
    [one] {" "}sans celui-là
   *[other] {" "}sans ceux-là
}{ $steps ->
    [0] {""}
   *[other] {" "}· { $steps } de stabilité
}
dies_irae-preview-within-reach = { $hex }, biens libres à portée : { $land-number } par terre{ $land-id ->
    [none] {""}
   *[some] {" "}({ $land-listed }{ $land-more ->
        [0] )
       *[other] …)
    }
}{ $sea-id ->
    [none] {""}
   *[some] , { $sea-number } par mer ({ $sea-listed }{ $sea-more ->
        [0] )
       *[other] …)
    }
}
dies_irae-preview-left = { $left ->
    [0] {""}
    [one] {" "}· { $left } case manque pour { $region-the }
   *[other] {" "}· { $left } cases manquent pour { $region-the }
}
dies_irae-preview-good = { $hex } : { $good } · rapporte { $more } de revenus en plus{ dies_irae-preview-left }
dies_irae-preview-good-razed = { $hex } : { $good } · seulement retiré, tu ne peux en tenir plus
dies_irae-preview-ground = { $hex } : { $good } · { $power-id ->
    [none] sans comptoir
   *[other] { $fortress ->
        [yes] forteresse { $power-of }
       *[no] { $power-to }
    }
}{ $powers-id ->
    [none] {""}
   *[some] {" "}· unités { $powers-of }
}{ dies_irae-preview-left }
dies_irae-preview-guests = { $hex } : unités { $powers-of }
dies_irae-preview-beside = { $sea ->
    [yes] Pleine mer
   *[no] Aucun bien ici
}{ $free-id ->
    [none] {""}
   *[some] {" "}· libre à côté : { $free }
}{ $held-id ->
    [none] {""}
   *[some] {" "}· à côté : { $held }
}
dies_irae-preview-counts = { $hex } : complète { $regions-the }{ $steps ->
    [0] {""}
   *[other] {" "}· { $steps } de stabilité
}{ $points ->
    [0] {""}
    [one] {" "}· { $points } point
   *[other] {" "}· { $points } points
}
dies_irae-preview-condition = { $met-id ->
    [none] {""}
   *[some] {" "}✓ { $met }
}{ $missing-id ->
    [none] {""}
   *[some] {" "}✗ { $missing }
}
dies_irae-preview-row = **{ $row }** : { $new ->
    [yes] { $phase }
   *[no] la case suivante
} pour { dies_irae-talents }{ $dear ->
    [yes] {" "}(plus que tu n’as)
   *[no] {""}
}{ dies_irae-preview-condition }
dies_irae-preview-row-complete = **{ $row }** : terminé.
dies_irae-preview-later = Ensuite : { $phase }{ dies_irae-preview-condition }
dies_irae-preview-units = { $unit-label } : alors { $combat } au combat et { $move } points de déplacement.
dies_irae-preview-income = Revenu +{ $talents }{ $steps ->
    [0] {""}
   *[other] {" "}et { $steps } de stabilité
}.
dies_irae-preview-culture = { $combat } à chaque combat.
dies_irae-preview-culture-phase = { $steps ->
    [0] {""}
   *[other] { $steps } de stabilité ;{" "}
}{ $combat } à chaque combat.
dies_irae-preview-legion = **Légion** : tu peux en ravitailler { $supplied } et tu en aurais { $count }.
dies_irae-preview-ship = **Navire** : { dies_irae-talents } d’entretien à la fin de chaque tour.
dies_irae-preview-fortress = **Forteresse** : 5 en défense, et une unité à chaque action Construire ensuite.
dies_irae-preview-monument = **Monument** : 1 point{ $steps ->
    [0] {""}
   *[other] {" "}et { $steps } de stabilité
}.
dies_irae-preview-golden = L’âge d’or ({ $row }) : 1 point de victoire.
dies_irae-preview-fight = **{ $hex }**, { $unit-many } : { $strength } contre { $rival-strength }. Tu perds { $lost }{ $drowned ->
    [0] {""}
   *[other] {" "}(et { $drowned } à bord)
}, { $rival-the } perd { $rival-lost }{ $rival-drowned ->
    [0] {""}
   *[other] {" "}(et { $rival-drowned } à bord)
}{ $fortress ->
    [yes] {" "}et la forteresse
   *[no] {""}
}{ $monument ->
    [yes] {" "}et le monument
   *[no] {""}
}.

## Mots des règles

dies_irae-kind-term = mot des règles
dies_irae-every-row = Une rangée du tableau de développement : quatre phases de trois cases, puis son âge d’or. Développer avance d’une case dans chaque rangée que tu paies.
dies_irae-term-stability = Stabilité
    .text = De −8 à 8. Elle ajoute aux combats ou leur retire ; au-dessus est l’âge d’or, 1 point de victoire, au-dessous la révolution.
dies_irae-term-revolution = Révolution
    .text = Une puissance dont la stabilité tombe sous −8 a perdu : ses unités partent, ses comptoirs, forteresses et monuments restent et ne rapportent rien. Quand une deuxième tombe, la dernière a gagné.
    .synonyms = chute, révolte
dies_irae-term-contested = Hexagone contesté
    .text = Un hexagone où deux puissances ont des pièces : il n’apporte à son possesseur ni revenu, ni ravitaillement, ni contrôle, et on n’y construit rien.
    .synonyms = contesté, contester
dies_irae-term-control = Contrôle
    .text = Une province ou une île est à toi quand chaque bien y porte ton comptoir, ta forteresse ou ta légion, et qu’aucun de ces hexagones n’est contesté. Perdre une province coûte 1 stabilité.
    .synonyms = province, provinces, île, îles
dies_irae-term-laurels = Lauriers
    .text = Les points de victoire des provinces contrôlées, à 4, 6, 8, 10 et 12, et des îles, à 3, 5, 7 et 9 ; d’autres nombres avec cette option. Ils se perdent quand on repasse au-dessous.
    .synonyms = points de victoire, points
dies_irae-term-golden-age = Âge d’or
    .text = La fin d’une rangée du tableau ou de la stabilité : 1 point de victoire, gardé pour toujours.
dies_irae-term-supply = Ravitaillement
    .text = À la fin d’un tour, deux légions sont nourries de toute façon, et une de plus par comptoir non contesté de céréales, poisson, vin, bétail ou olives. Les autres sont perdues.
    .synonyms = nourriture, entretien
dies_irae-term-income = Revenu
    .text = Les talents du début d’un tour : chaque bien rapporte sa base pour le premier comptoir et 1 de plus pour chacun des suivants, et les phases d’Économie s’y ajoutent.
    .synonyms = talents, talent, argent
dies_irae-term-luxury = Luxe
    .text = Le sel, le verre et l’or : le premier comptoir de chacun apporte 1 stabilité, et la culture les demande.
    .synonyms = luxes
dies_irae-term-cycle = Cycle des actions
    .text = Les actions de toutes les puissances dans un tour : chacune marque celle qu’elle choisit d’un cube, et chacune ne peut être choisie qu’un certain nombre de fois.
    .synonyms = cycle, action, actions

dies_irae-held-has = À présent : Grèce { $greece }, Perse { $persia }, Égypte { $egypt }.
dies_irae-held-row = { $power } : { $phase }
dies_irae-held-beside = À côté, { $power } : { $regions }.
dies_irae-held-beside-free = À côté, sans maître : { $regions }.
dies_irae-held-empty = Il n’y a personne pour le moment.
dies_irae-held-capital = C’est la capitale { $power-of }.
dies_irae-held-units = Sur place, { $power } : { dies_irae-troops }{ $aboard ->
    [0] {""}
    [one] , 1 légion à bord
   *[other] , { $aboard } légions à bord
}.
dies_irae-held-leader = Le chef { $power-of } s’y trouve.
dies_irae-held-contested = Contesté par { $powers-the }.
