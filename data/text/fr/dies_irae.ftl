### Dies Irae en français. Puissances : .the (« la Grèce »), .of (« de la Grèce »), .to (« à la Grèce »), .label (« La Grèce »).
### Hexagones : .in (« à Athènes », « en mer (H8) »). Parties d'un évènement : .by (qui), .did (quoi), .also, .title.

dies_irae-title = Dies Irae
dies_irae-invitation = La Grèce, la Perse et l’Égypte se disputent la Méditerranée orientale : armées, commerce et monuments, sans aucun hasard.
dies_irae-length = 10 à 20 tours de cinq actions : une soirée autour d’une table, deux à trois mois à une action par jour
dies_irae-changed-2 = Les navires d’avant l’Astronomie sont des marchands : ils ne contestent rien, et personne ne conteste ce qui est à soi.
dies_irae-changed-3 = La Perse et l’Égypte commencent plus fortes. Les parties commencées avant gardent leurs pièces.
dies_irae-chance = { $powers ->
    [chosen] {""}
   *[dealt] Il distribue les puissances et ne décide de rien d’autre.
}

dies_irae-computer-gentle = Archimède (doux)
dies_irae-computer-sensible = Archimède (réfléchi)
dies_irae-computer-archimedes = Archimède (fort)
dies_irae-computer-any = Archimède
    .many = Archimède
    .name = Archimède

dies_irae-headlines = won power-fell withdrew capital-conquered golden-age-reached fought fortress-destroyed monument-destroyed monument-built post-seized region-lost region-gained armistice-accepted armistice-refused armistice-offered hex-contested set-back developed fortress-built post-created unit-raised undermined stability-paid moved deed-chosen turn-began capital-founded power-taken

dies_irae-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
dies_irae-score-goal = { $score ->
    [one] { $score } point
   *[other] { $score } points
} sur { $goal }
dies_irae-score-income = de revenus
dies_irae-score-stability = de stabilité
dies_irae-score-points = { $count ->
    [one] point
   *[other] points
}

## Keryx compte les actions ; un tour de la règle en est tout un cycle

dies_irae-post-title = **{ $turn ->
    [0] Mise en place
   *[other] Action { $turn }
} · { $headline }**
dies_irae-panel-title = **{ $role } · action { $turn }**
dies_irae-board-title = { $title } · { $turn ->
    [0] mise en place
   *[other] action { $turn }
}
dies_irae-admin-line-running = **{ $number }** · { $title } dans { $channel } · { $turn ->
    [0] mise en place
   *[other] action { $turn }
} · hôte { $host } · dernière action { $last }
dies_irae-status-running = { $title }, { $turn ->
    [0] mise en place
   *[other] action { $turn }, tour { $round }
}.
dies_irae-alt-title = { $title }, action { $turn }.
dies_irae-vote-undo = { $who } voudrait reprendre sa dernière étape de { $turn ->
    [0] la mise en place
   *[other] l’action { $turn }
}, et tout ce qui a suivi.
dies_irae-vote-rollback = { $who } voudrait revenir au début de { $turn ->
    [0] la mise en place
   *[other] l’action { $turn }
}.
dies_irae-post-gone-back = La table est d’accord : la partie revient à { $turn ->
    [0] la mise en place
   *[other] l’action { $turn }
}, comme l’a demandé { $who }. Ce qui est repris reste dans /historique.
dies_irae-offer-open = { $who } cherche quelqu’un pour reprendre { $seat } { $turn ->
    [0] pendant la mise en place
   *[other] à l’action { $turn }
}. Qui la prend continue d’ici.
dies_irae-offer-late = Le temps est écoulé pour { $holder }, { $turn ->
    [0] pendant la mise en place
   *[other] à l’action { $turn }
}. Qui reprend { $seat } et continue d’ici ?
dies_irae-offer-named = { $who } propose { $seat } à { $name }, { $turn ->
    [0] pendant la mise en place
   *[other] à l’action { $turn }
}.
dies_irae-recap-since-turn = Depuis { $turn ->
    [0] la mise en place
   *[other] l’action { $turn }
}
dies_irae-board-alone = **{ $title } · { $turn ->
    [0] mise en place
   *[other] action { $turn }
}** · { $headline }
dies_irae-report-lead = Action { $turn } : { $who } prend la tête
dies_irae-analysis-turn = { $turn ->
    [0] Mise en place
   *[other] Action { $turn } (tour { $round })
} : { $changes }
dies_irae-report-gain = Action { $turn } : { $who } +{ $gain }

## Puissances, unités, actions, rangées et phases

dies_irae-power-greece = Grèce
    .the = la Grèce
    .of = de la Grèce
    .to = à la Grèce
    .label = La Grèce
    .text = Les cités de Grèce : peu de légions, le plus de navires, un archipel à ses portes.
dies_irae-power-persia = Perse
    .the = la Perse
    .of = de la Perse
    .to = à la Perse
    .label = La Perse
    .text = L’empire d’Asie : le plus de légions, beaucoup de terres, et des rivaux des deux côtés.
dies_irae-power-egypt = Égypte
    .the = l’Égypte
    .of = de l’Égypte
    .to = à l’Égypte
    .label = L’Égypte
    .text = Le pays du Nil : beaucoup de légions, peu de navires, loin des autres.

dies_irae-unit-legion = { $count ->
    [one] légion
   *[other] légions
}
    .many = légions
    .of = de légion
    .label = Légions
    .text = Unité terrestre : elle se tient sur terre, côtes et îles, conteste tout hexagone où sont des pièces ennemies, prend des comptoirs et en crée. Sans ravitaillement à la fin d’un tour, elle est perdue.
dies_irae-unit-ship = { $count ->
    [one] navire
   *[other] navires
}
    .many = navires
    .of = de navire
    .label = Navires
    .text = Il vogue en mer, le long des côtes et des îles, porte une légion et crée des comptoirs là où il est seul. Il ne conteste côtes et îles qu’à partir de l’Astronomie.
dies_irae-unit-leader = chef
    .many = chefs
    .of = de chef
    .label = Le chef
    .text = Ajoute 2 aux combats des unités de son hexagone, fait 6 points à terre ou s’embarque, et n’est jamais perdu.

dies_irae-chart-development = Tableau
dies_irae-deed-move = Se déplacer
    .text = Déplace chacune de tes unités selon ses points, embarque et débarque des légions. On s’arrête chez l’ennemi ; les légions rendent contestés les hexagones où elles entrent.
dies_irae-deed-attack = Attaquer
    .text = Engage des combats dans les hexagones contestés et prends les comptoirs ennemis que personne ne garde.
dies_irae-deed-build = Construire
    .text = Construis légions et navires, un par forteresse déjà debout, des forteresses dans les villes où tu as un comptoir, et un monument.
dies_irae-deed-trade = Créer des comptoirs
    .text = Crée autant de comptoirs que tu peux payer, là où sont tes unités.
dies_irae-deed-stability = Payer pour la stabilité
    .text = Paie un niveau de stabilité.
dies_irae-deed-develop = Développer
    .text = Avance d’une case dans les rangées de ton choix du tableau de développement.
dies_irae-deed-armistice = Demander l’armistice
    .text = Offre des talents à un adversaire pour trois tours de paix. Refuser lui coûte 2 de stabilité.
dies_irae-deed-pass = Passer
    .text = Ne fais rien. Quand tous passent de suite, le cycle se termine.

dies_irae-row-military = Militaire
dies_irae-row-fleet = Flotte
dies_irae-row-economy = Économie
dies_irae-row-culture = Culture

dies_irae-phase-military-0 = pas encore d’armée
dies_irae-phase-military-1 = Guerriers (Militaire I)
dies_irae-phase-military-2 = Hoplites (Militaire II)
dies_irae-phase-military-3 = Phalange (Militaire III)
dies_irae-phase-military-4 = Cavalerie (Militaire IV)
dies_irae-phase-military-5 = l’âge d’or militaire
    .text = La dernière case de sa rangée : 1 point de victoire, acquis pour de bon, sauf si la perte de marchandises défait le développement (17.2).
dies_irae-phase-fleet-0 = pas encore de flotte
dies_irae-phase-fleet-1 = Galères (Flotte I)
dies_irae-phase-fleet-2 = Birème (Flotte II)
dies_irae-phase-fleet-3 = Trirème (Flotte III)
dies_irae-phase-fleet-4 = Astronomie (Flotte IV)
dies_irae-phase-fleet-5 = l’âge d’or de la flotte
    .text = La dernière case de sa rangée : 1 point de victoire, acquis pour de bon, sauf si la perte de marchandises défait le développement (17.2).
dies_irae-phase-economy-0 = pas encore de marché
dies_irae-phase-economy-1 = Place du marché (Économie I)
dies_irae-phase-economy-2 = Science des matériaux (Économie II)
dies_irae-phase-economy-3 = Fabrication (Économie III)
dies_irae-phase-economy-4 = Banque (Économie IV)
dies_irae-phase-economy-5 = l’âge d’or de l’économie
    .text = La dernière case de sa rangée : 1 point de victoire, acquis pour de bon, sauf si la perte de marchandises défait le développement (17.2).
dies_irae-phase-culture-0 = pas encore de cité-État
dies_irae-phase-culture-1 = Cité-État (Culture I)
dies_irae-phase-culture-2 = Royaume (Culture II)
dies_irae-phase-culture-3 = Empire (Culture III)
dies_irae-phase-culture-4 = Civilisation (Culture IV)
dies_irae-phase-culture-5 = l’âge d’or de la culture
    .text = La dernière case de sa rangée : 1 point de victoire, acquis pour de bon, sauf si la perte de marchandises défait le développement (17.2).

dies_irae-luxuries-1 = 1 comptoir de luxe
dies_irae-luxuries-2 = 2 comptoirs de luxe
dies_irae-luxuries-3 = 3 comptoirs de luxe
dies_irae-luxuries-all = sel, verre et or
dies_irae-either-lead-silver = plomb ou argent

## Marchandises

dies_irae-good-talent = { $count ->
    [one] talent
   *[other] talents
}
dies_irae-good-stone = pierre
dies_irae-good-wool = laine
dies_irae-good-wood = bois
dies_irae-good-grain = céréales
dies_irae-good-fish = poisson
dies_irae-good-wine = vin
dies_irae-good-cattle = bétail
dies_irae-good-olives = olives
dies_irae-good-lead = plomb
dies_irae-good-horse = cheval
dies_irae-good-copper = cuivre
dies_irae-good-bronze = bronze
dies_irae-good-iron = fer
dies_irae-good-silver = argent
dies_irae-good-salt = sel
dies_irae-good-glass = verre
dies_irae-good-gold = or

## Sortes de mots et parties des actions, comme on les tape

dies_irae-kind-power = puissance
dies_irae-kind-hex = hexagone
dies_irae-kind-region = province ou île
dies_irae-kind-good = marchandise
dies_irae-kind-unit = sorte d’unité
dies_irae-kind-deed = action
dies_irae-kind-row = rangée du tableau de développement
dies_irae-kind-phase = phase du tableau de développement

dies_irae-part-power = la puissance
dies_irae-part-hex = l’hexagone
dies_irae-part-unit = légion, navire ou chef
dies_irae-part-aboard = à bord ou non
    .typed = à-bord
dies_irae-part-place = la place dans l’ordre du tour
dies_irae-part-deed = l’action
dies_irae-part-count = le nombre
dies_irae-part-carrying = les légions à bord
    .typed = transporte
dies_irae-part-leader = avec le chef ou non
    .typed = chef
dies_irae-part-rival = l’adversaire
dies_irae-part-row = la rangée

## Un hexagone et une phase dans une phrase

dies_irae-this-hex = { $hex-id ->
    [asphaltites] le lac Asphaltite
    [eastern-desert-mines] les mines du désert oriental
   *[other] { $hex }
}
dies_irae-this-phase = { $phase-id ->
    [military-5] { $phase }
    [fleet-5] { $phase }
    [economy-5] { $phase }
    [culture-5] { $phase }
   *[other] la phase { $phase }
}

## Unités ensemble

dies_irae-troops = { $legions ->
    [0] { $ships ->
        [0] aucune unité
        [one] 1 navire
       *[other] { $ships } navires
    }
    [one] { $ships ->
        [0] 1 légion
        [one] 1 légion et 1 navire
       *[other] 1 légion et { $ships } navires
    }
   *[other] { $ships ->
        [0] { $legions } légions
        [one] { $legions } légions et 1 navire
       *[other] { $legions } légions et { $ships } navires
    }
}
dies_irae-talents = { $talents ->
    [one] { $talents } talent
   *[other] { $talents } talents
}

## Ce qui s’est passé

dies_irae-event-power-taken = { $seat } joue { $power-the }.
    .by = { $seat }
    .did = joue { $power-the }
    .also = { $power-the }
    .title = { $seat } joue { $power-the }
dies_irae-event-capital-founded = { dies_irae-event-capital-founded.by } { dies_irae-event-capital-founded.did }.
    .by = { $power-label }
    .did = prend { $hex } pour capitale
    .title = { $power-label } commence { $hex-in }
dies_irae-event-post-placed = { dies_irae-event-post-placed.by } { dies_irae-event-post-placed.did }.
    .by = { $power-label }
    .did = place un comptoir { $hex-in } ({ $good })
    .also = un autre { $hex-in } ({ $good })
dies_irae-event-stationed = { dies_irae-event-stationed.by } { dies_irae-event-stationed.did }.
    .by = { $power-label }
    .did = place { $unit-id ->
        [leader] son chef
        [ship] un navire
       *[legion] une légion
    } { $hex-in }
    .also = { $unit-id ->
        [leader] son chef
        [ship] un navire
       *[legion] une légion
    } { $hex-in }
dies_irae-event-turn-began = Le tour { $round } commence.
    .title = Le tour { $round } commence
dies_irae-event-income-received = { dies_irae-event-income-received.by } { dies_irae-event-income-received.did }.
    .by = { $power-label }
    .did = reçoit { dies_irae-talents }
dies_irae-event-order-set = Ordre du tour : { $powers-id ->
    [none] personne
   *[some] { $powers-listed }
}.
dies_irae-event-deed-chosen = { dies_irae-event-deed-chosen.by } { dies_irae-event-deed-chosen.did }.
    .by = { $power-label }
    .did = { $deed-id ->
        [pass] passe ({ $number } sur 5)
       *[other] choisit « { $deed } » ({ $number } sur 5)
    }
    .title = { $deed-id ->
        [pass] { $power-label } passe
       *[other] { $power-label } choisit « { $deed } »
    }
dies_irae-event-moved = { dies_irae-event-moved.by } { dies_irae-event-moved.did }.
    .by = { $power-label }
    .did = déplace { $count } { $unit } { $origin } > { $target }{ $carrying ->
        [0] {""}
        [one] {" "}avec 1 légion à bord
       *[other] {" "}avec { $carrying } légions à bord
    }
    .also = { $count } { $unit } { $origin } > { $target }{ $carrying ->
        [0] {""}
        [one] {" "}avec 1 légion à bord
       *[other] {" "}avec { $carrying } légions à bord
    }
    .title = { $power-label } arrive { $target-in }
    .then = { $target-in }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre déplacement
           *[other] { $count } autres déplacements
        }
       *[no] { $count ->
            [one] 1 déplacement
           *[other] { $count } déplacements
        }
    }
dies_irae-event-embarked = { dies_irae-event-embarked.by } { dies_irae-event-embarked.did }.
    .by = { $power-label }
    .did = { $count ->
        [one] embarque { $count } légion
       *[other] embarque { $count } légions
    } { $hex-in }
dies_irae-event-hex-contested = { dies_irae-event-hex-contested.by } { dies_irae-event-hex-contested.did }.
    .by = { $power-label }
    .did = conteste { dies_irae-this-hex }
    .also = { dies_irae-this-hex }
    .title = { $power-label } conteste { dies_irae-this-hex }
    .then = { dies_irae-this-hex }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre hex
           *[other] { $count } autres hex
        }
       *[no] { $count ->
            [one] 1 hex contesté
           *[other] { $count } hex contestés
        }
    }
dies_irae-event-hex-freed = Plus personne ne conteste { dies_irae-this-hex }.
dies_irae-event-fought = { dies_irae-event-fought.by } { dies_irae-event-fought.did }.
    .by = { $power-label }
    .did = combat { $rival-the } { $hex-in }, { $unit-many } à { $strength } contre { $rival-strength } : { $power-the } perd { $lost }{ $drowned ->
        [0] {""}
        [one] {" "}et { $drowned } légion à bord
       *[other] {" "}et { $drowned } légions à bord
    }, { $rival-the } { $rival-lost }{ $rival-drowned ->
        [0] {""}
        [one] {" "}et { $rival-drowned } légion à bord
       *[other] {" "}et { $rival-drowned } légions à bord
    }
    .title = { $hex } : { $power } { $lost }{ $drowned ->
        [0] {""}
       *[other] +{ $drowned }
    }, { $rival } { $rival-lost }{ $rival-drowned ->
        [0] {""}
       *[other] +{ $rival-drowned }
    } perdus
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre combat
           *[other] { $count } autres combats
        }
       *[no] { $count ->
            [one] 1 combat
           *[other] { $count } combats
        }
    }
dies_irae-event-fortress-destroyed = { dies_irae-event-fortress-destroyed.by } { dies_irae-event-fortress-destroyed.did }.
    .by = { $power-label }
    .did = brûle la forteresse { $rival-of } { $hex-in }
    .title = { $rival-label } perd sa forteresse { $hex-in }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre forteresse
           *[other] { $count } autres forteresses
        }
       *[no] { $count ->
            [one] 1 forteresse brûlée
           *[other] { $count } forteresses brûlées
        }
    }
dies_irae-event-monument-destroyed = { dies_irae-event-monument-destroyed.by } { dies_irae-event-monument-destroyed.did }.
    .by = { $power-label }
    .did = abat le monument { $rival-of } { $hex-in }
    .title = { $rival-label } perd son monument { $hex-in }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre monument
           *[other] { $count } autres monuments
        }
       *[no] { $count ->
            [one] 1 monument abattu
           *[other] { $count } monuments abattus
        }
    }
dies_irae-event-post-seized = { dies_irae-event-post-seized.by } { dies_irae-event-post-seized.did }.
    .by = { $power-label }
    .did = { $razed ->
        [yes] rase le comptoir { $rival-of } { $hex-in } ({ $good })
       *[no] prend le comptoir { $rival-of } { $hex-in } ({ $good })
    }
    .met = { dies_irae-event-post-seized.did }
    .met-too = celui { $hex-in } ({ $good }){ $razed ->
        [yes] , rasé
       *[no] {""}
    }
    .title = { $razed ->
        [yes] { $power-label } rase le comptoir { $rival-of } { $hex-in }
       *[no] { $power-label } prend { $hex } { $rival-to }
    }
    .then = { $razed ->
        [yes] rase le comptoir { $rival-of } { $hex-in }
       *[no] prend { $hex } { $rival-to }
    }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre comptoir
           *[other] { $count } autres comptoirs
        }
       *[no] { $count ->
            [one] 1 comptoir pris
           *[other] { $count } comptoirs pris
        }
    }
dies_irae-event-unit-raised = { dies_irae-event-unit-raised.by } { dies_irae-event-unit-raised.did }.
    .by = { $power-label }
    .did = construit 1 { $unit } { $hex-in } pour { dies_irae-talents }
    .also = 1 { $unit } { $hex-in } pour { dies_irae-talents }
    .title = { $power-label } construit 1 { $unit } { $hex-in }
    .then = 1 { $unit } { $hex-in }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre unité
           *[other] { $count } autres unités
        }
       *[no] { $count ->
            [one] 1 unité construite
           *[other] { $count } unités construites
        }
    }
dies_irae-event-fortress-built = { dies_irae-event-fortress-built.by } { dies_irae-event-fortress-built.did }.
    .by = { $power-label }
    .did = construit une forteresse { $hex-in } pour { dies_irae-talents }
    .also = une autre { $hex-in } pour { dies_irae-talents }
    .title = { $power-label } fortifie { $hex }
    .then = { $hex }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre ville
           *[other] { $count } autres villes
        }
       *[no] { $count ->
            [one] 1 forteresse
           *[other] { $count } forteresses
        }
    }
dies_irae-event-monument-built = { dies_irae-event-monument-built.by } { dies_irae-event-monument-built.did }.
    .by = { $power-label }
    .did = construit un monument { $hex-in } pour { dies_irae-talents }
    .title = { $power-label } construit un monument { $hex-in }
dies_irae-event-post-created = { dies_irae-event-post-created.by } { dies_irae-event-post-created.did }.
    .by = { $power-label }
    .did = crée un comptoir { $hex-in } ({ $good }) pour { dies_irae-talents }
    .also = un autre { $hex-in } ({ $good }) pour { dies_irae-talents }
    .title = { $power-label } crée un comptoir { $hex-in } ({ $good })
    .then = { $hex-in } ({ $good })
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre comptoir
           *[other] { $count } autres comptoirs
        }
       *[no] { $count ->
            [one] 1 comptoir
           *[other] { $count } comptoirs
        }
    }
dies_irae-event-capital-conquered = { $power-label } a conquis { $hex }, la capitale { $rival-of } !
    .title = { $power-label } conquiert la capitale { $rival-of }
dies_irae-event-stability-paid = { dies_irae-event-stability-paid.by } { dies_irae-event-stability-paid.did }.
    .by = { $power-label }
    .did = paie { dies_irae-talents } pour la stabilité
    .title = { $power-label } paie pour la stabilité
dies_irae-event-undermined = { dies_irae-event-undermined.by } { dies_irae-event-undermined.did }.
    .by = { $power-label }
    .did = paie { dies_irae-talents } pour ébranler { $rival-the }
    .title = { $power-label } ébranle { $rival-the }
dies_irae-event-stability-moved = { dies_irae-event-stability-moved.by } { dies_irae-event-stability-moved.did }.
    .by = { $power-label }
    .did = { $up ->
        [yes] gagne { $steps } de stabilité (niveau { $level })
       *[no] perd { $steps } de stabilité (niveau { $level })
    }
dies_irae-event-developed = { dies_irae-event-developed.by } { dies_irae-event-developed.did }.
    .by = { $power-label }
    .did = { $new ->
        [yes] atteint { dies_irae-this-phase } pour { dies_irae-talents }
       *[no] avance à la case { $space } de la rangée { $row } pour { dies_irae-talents }
    }
    .title = { $new ->
        [yes] { $power-label } atteint { dies_irae-this-phase }
       *[no] { $power-label } avance dans la rangée { $row }
    }
    .then = { $new ->
        [yes] atteint { dies_irae-this-phase }
       *[no] avance dans la rangée { $row }
    }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre pas
           *[other] { $count } autres pas
        }
       *[no] { $count ->
            [one] 1 pas de développement
           *[other] { $count } pas de développement
        }
    }
dies_irae-event-set-back = { dies_irae-event-set-back.by } { dies_irae-event-set-back.did }.
    .by = { $power-label }
    .did = recule à la case { $space } de la rangée { $row } ({ $phase })
    .title = { $power-label } recule dans la rangée { $row }
dies_irae-event-golden-age-reached = { $power-label } connaît l’âge d’or de la stabilité.
    .title = { $power-label } atteint l’âge d’or de la stabilité
dies_irae-event-region-gained = { dies_irae-event-region-gained.by } { dies_irae-event-region-gained.did }.
    .by = { $power-label }
    .did = prend le contrôle { $region-of }
    .also = { $region-of }
    .title = { $power-label } contrôle { $region-the }
    .then = { $region-the }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre région
           *[other] { $count } autres régions
        }
       *[no] { $count ->
            [one] 1 région gagnée
           *[other] { $count } régions gagnées
        }
    }
dies_irae-event-region-lost = { dies_irae-event-region-lost.by } { dies_irae-event-region-lost.did }.
    .by = { $power-label }
    .did = perd le contrôle { $region-of }
    .also = { $region-of }
    .title = { $power-label } perd { $region-the }
    .then = { $region-the }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre région
           *[other] { $count } autres régions
        }
       *[no] { $count ->
            [one] 1 région perdue
           *[other] { $count } régions perdues
        }
    }
dies_irae-event-armistice-offered = { dies_irae-event-armistice-offered.by } { dies_irae-event-armistice-offered.did }.
    .by = { $power-label }
    .did = demande un armistice { $rival-to } contre { dies_irae-talents }
    .title = { $power-label } demande un armistice { $rival-to }
dies_irae-event-armistice-accepted = { dies_irae-event-armistice-accepted.by } { dies_irae-event-armistice-accepted.did }.
    .by = { $power-label }
    .did = accepte l’armistice { $rival-of } et reçoit { dies_irae-talents }
    .title = { $power-label } et { $rival-the } font la paix pour trois tours
dies_irae-event-armistice-refused = { dies_irae-event-armistice-refused.by } { dies_irae-event-armistice-refused.did }.
    .by = { $power-label }
    .did = refuse l’armistice { $rival-of }
    .title = { $power-label } refuse l’armistice { $rival-of }
dies_irae-event-armistice-ended = L’armistice { $power-of } et { $rival-of } est arrivé à son terme.
dies_irae-event-fleet-maintained = { dies_irae-event-fleet-maintained.by } { dies_irae-event-fleet-maintained.did }.
    .by = { $power-label }
    .did = { $owed ->
        [0] paie { dies_irae-talents } pour ses navires
       *[other] ne peut { $talents ->
            [0] rien payer
           *[other] payer que { dies_irae-talents }
        } pour ses navires (il en manque { $owed })
    }
dies_irae-event-legion-starved = { dies_irae-event-legion-starved.by } { dies_irae-event-legion-starved.did }.
    .by = { $power-label }
    .did = abandonne une légion sans ravitaillement { $hex-in }
    .also = une autre { $hex-in }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre légion
           *[other] { $count } autres légions
        }
       *[no] { $count ->
            [one] 1 légion sans ravitaillement
           *[other] { $count } légions sans ravitaillement
        }
    }
dies_irae-event-units-left-out = { dies_irae-event-units-left-out.by } { dies_irae-event-units-left-out.did }.
    .by = { $power-label }
    .did = n’a pas de place permise pour { $unit-id ->
        [ship] { $count ->
            [one] { $count } navire, laissé
           *[other] { $count } navires, laissés
        }
       *[legion] { $count ->
            [one] { $count } légion, laissée
           *[other] { $count } légions, laissées
        }
    } dans la boîte
dies_irae-event-leader-moved = { dies_irae-event-leader-moved.by } { dies_irae-event-leader-moved.did }.
    .by = { $power-label }
    .did = voit son chef rejoindre les unités { $hex-in }
dies_irae-event-power-fell = Le peuple { $power-of } se révolte : { $power-the } a perdu.
    .title = Révolution : { $power-the } a perdu
dies_irae-event-withdrew = { dies_irae-event-withdrew.by } { dies_irae-event-withdrew.did }.
    .by = { $power-label }
    .did = se retire : ses unités quittent la carte, ses comptoirs et ses bâtiments restent
    .title = { $power-label } se retire
dies_irae-event-won = { dies_irae-event-won.by } { dies_irae-event-won.did } !
    .by = { $power-label }
    .did = gagne avec { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
    .title = { $power-label } a gagné

## Verbes

dies_irae-verb-play-power = Choisir une puissance
    .typed = choisir-puissance
    .when = Dans la mise en place, quand c’est à toi de choisir une puissance.
dies_irae-verb-settle = Choisir une capitale
    .typed = choisir-capitale
    .when = Dans la mise en place, une fois toutes les puissances attribuées.
dies_irae-verb-occupy = Placer un comptoir
    .typed = placer-comptoir
    .when = Dans la mise en place, une fois ta capitale fondée.
dies_irae-verb-station = Placer une unité
    .typed = placer-unité
    .when = Dans la mise en place, une fois tes premiers comptoirs placés.
dies_irae-verb-take-place = Choisir une place dans l’ordre
    .typed = choisir-place
    .when = Au début de chaque tour, si cette table joue avec l’Initiative (17.6).
dies_irae-verb-choose = Choisir une action
    .typed = choisir
    .when = Quand c’est à toi dans le cycle d’actions.
dies_irae-verb-lead = Déplacer des unités
    .typed = déplacer
    .when = Avec l’action Se déplacer.
dies_irae-verb-land = Débarquer des légions
    .typed = débarquer
    .when = Avec l’action Se déplacer.
dies_irae-verb-to = Aller à
    .typed = aller
    .when = Avec l’action Se déplacer, une fois des unités prises.
dies_irae-verb-embark = Embarquer des légions
    .typed = embarquer
    .when = Avec l’action Se déplacer.
dies_irae-verb-fight = Combattre
    .typed = combattre
    .when = Avec l’action Attaquer.
dies_irae-verb-seize = Prendre un comptoir
    .typed = prendre
    .when = Avec l’action Attaquer.
dies_irae-verb-raise = Construire une unité
    .typed = construire
    .when = Avec l’action Construire.
dies_irae-verb-fortify = Construire une forteresse
    .typed = fortifier
    .when = Avec l’action Construire.
dies_irae-verb-build-monument = Construire un monument
    .typed = construire-monument
    .when = Avec l’action Construire.
dies_irae-verb-create-post = Créer un comptoir
    .typed = créer-comptoir
    .when = Avec l’action Créer des comptoirs.
dies_irae-verb-pay-stability = Payer pour la stabilité
    .typed = payer-stabilité
    .when = Avec l’action Payer pour la stabilité.
dies_irae-verb-undermine = Ébranler un adversaire
    .typed = ébranler
    .when = Avec l’action Payer pour la stabilité, si cette table joue avec la Cinquième colonne (17.1).
dies_irae-verb-develop = Développer
    .typed = développer
    .when = Avec l’action Se développer.
dies_irae-verb-offer = Demander l’armistice
    .typed = demander-armistice
    .when = Avec l’action Demander l’armistice.
dies_irae-verb-accept = Accepter
    .typed = accepter
    .when = Quand une autre puissance te demande l’armistice.
dies_irae-verb-refuse = Refuser
    .typed = refuser
    .when = Quand une autre puissance te demande l’armistice.
dies_irae-verb-disband = Abandonner une légion
    .typed = abandonner
    .when = À la fin d’un tour, si tu as plus de légions que tu n’en peux ravitailler.
dies_irae-verb-end = Finir l’action
    .typed = finir
    .when = Pendant une action que tu as choisie.

dies_irae-action-play-power = Jouer { $power-the }
dies_irae-action-settle = Capitale : { $hex }
dies_irae-action-occupy = Comptoir { $hex-in }
dies_irae-action-station = { $unit-id ->
    [legion] Légion
    [ship] Navire
   *[leader] Chef
} { $hex-in }{ $aboard ->
    [yes] {" "}(à bord)
   *[no] {""}
}
dies_irae-action-take-place = Prendre la place { $place } dans l’ordre du tour
dies_irae-action-choose = { $deed }
dies_irae-action-lead = Déplacer { $count } { $unit } depuis { $hex }{ $carrying-id ->
    [none] {""}
    [0] {" "}(à vide)
   *[other] {" "}(légions à bord : { $carrying })
}{ $leader ->
    [yes] {" "}avec le chef
   *[no] {""}
}
dies_irae-action-land = Débarquer { $count ->
    [one] { $count } légion
   *[other] { $count } légions
} { $hex-in }
dies_irae-together-choose = { $then }
dies_irae-together-lead-to = { $count } { $unit } { $hex } → { $then-hex }
dies_irae-action-to = Aller : { $hex }
dies_irae-action-embark = Embarquer { $count ->
    [one] { $count } légion
   *[other] { $count } légions
} { $hex-in }
dies_irae-action-fight = Combattre { $rival-the } { $hex-in } ({ $unit-many })
dies_irae-action-seize = Prendre le comptoir { $hex-in }
dies_irae-action-raise = { $unit-id ->
    [leader] Chef
    [legion] Légion
   *[ship] Navire
} { $hex-in }
dies_irae-action-fortify = Forteresse { $hex-in }
dies_irae-action-build-monument = Monument { $hex-in }
dies_irae-action-create-post = Créer un comptoir { $hex-in }
dies_irae-action-pay-stability = Acheter un niveau de stabilité
dies_irae-action-undermine = Ébranler { $power-the }
dies_irae-action-develop = Avancer dans la rangée { $row }
dies_irae-action-offer = Demander l’armistice { $power-to }
dies_irae-action-accept = Accepter l’armistice
dies_irae-action-refuse = Refuser (coûte 2 de stabilité)
dies_irae-action-disband = Abandonner une légion { $hex-in }{ $aboard ->
    [yes] {" "}(à bord)
   *[no] {""}
}
dies_irae-action-end = Finir l’action

## Les questions du panneau et leurs réponses

dies_irae-ask-play-power-power = Quelle puissance mèneras-tu ?
dies_irae-ask-settle-hex = Où sera ta capitale ?
dies_irae-ask-occupy-hex = Où places-tu un comptoir ? Ces hexagones sont aussi proches les uns que les autres.
dies_irae-ask-station-hex = Où places-tu une unité ?
dies_irae-ask-station-deed = Quelle unité, et où ?
dies_irae-ask-station-unit = Quelle unité { $hex-in } ?
dies_irae-ask-station-aboard = À bord du navire { $hex-in } ?
dies_irae-ask-take-place-place = Quelle place dans l’ordre du tour ?
dies_irae-ask-choose-deed = Quelle action ?
dies_irae-ask-lead-hex = D’où partent les unités ?
dies_irae-ask-lead-deed = Qui va où ?
dies_irae-ask-lead-unit = Quelles unités { $hex-in } ?
dies_irae-ask-lead-count = Combien de { $unit-many } { $hex-in } ?
dies_irae-ask-lead-carrying = Avec combien de légions à bord ?
dies_irae-ask-lead-leader = Le chef prend-il la mer aussi ?
dies_irae-ask-land-hex = Où débarquent les légions ?
dies_irae-ask-land-deed = Quelles légions débarquent, et où ?
dies_irae-ask-land-count = Combien de légions { $hex-in } ?
dies_irae-ask-to-hex = Vers où ?
dies_irae-ask-embark-hex = Où embarquent les légions ?
dies_irae-ask-embark-deed = Quelles légions embarquent ?
dies_irae-ask-embark-count = Combien de légions { $hex-in } ?
dies_irae-ask-fight-hex = Où combats-tu ?
dies_irae-ask-fight-deed = Quel combat ?
dies_irae-ask-fight-unit = Sur terre ou sur mer { $hex-in } ?
dies_irae-ask-fight-rival = Contre qui { $hex-in } ?
dies_irae-ask-seize-hex = Quel comptoir prends-tu ?
dies_irae-ask-raise-hex = Dans quelle forteresse construis-tu ?
dies_irae-ask-raise-deed = Quelle unité construire, et où ?
dies_irae-ask-raise-unit = Une légion ou un navire { $hex-in } ?
dies_irae-ask-fortify-hex = Une forteresse dans quelle ville ?
dies_irae-ask-build-monument-hex = Un monument dans quelle ville ?
dies_irae-ask-create-post-hex = Un comptoir où ?
dies_irae-ask-undermine-power = Qui ébranles-tu ?
dies_irae-ask-develop-row = Dans quelle rangée avances-tu ?
dies_irae-ask-offer-power = À qui demandes-tu l’armistice ?
dies_irae-ask-disband-hex = Quelle légion doit partir ?
dies_irae-ask-disband-deed = Quelle légion doit partir ?
dies_irae-ask-disband-aboard = Celle à bord d’un navire { $hex-in } ?

dies_irae-answer-raise-unit = 1 { $value }
dies_irae-answer-lead-carrying = { $value-id ->
    [none] autant que possible
    [0] aucune légion
    [one] { $value } légion
   *[other] { $value } légions
}
dies_irae-answer-take-place-place = { $value-nth }

## Qui doit quoi

dies_irae-decision-power = choisis ta puissance
dies_irae-decision-capital = choisis ta capitale
dies_irae-decision-posts = place tes comptoirs (il en reste { $count })
dies_irae-decision-units = place tes unités (reste : { dies_irae-troops })
dies_irae-decision-place = choisis ta place dans l’ordre du tour
dies_irae-decision-action = à toi de jouer (action { $number } sur 5)
dies_irae-decision-moving = tes unités peuvent se déplacer
dies_irae-decision-route = { $count ->
    [one] où va { $count } { $unit }
   *[other] où vont { $count } { $unit }
} ?
dies_irae-decision-attacking = combats ou prends des comptoirs
dies_irae-decision-building = construis
dies_irae-decision-trading = crée des comptoirs
dies_irae-decision-steadying = paie pour la stabilité
dies_irae-decision-developing = avance sur le tableau de développement
dies_irae-decision-offering = demande l’armistice
dies_irae-decision-offer = { $rival-label } te demande ({ $power }) un armistice de trois tours contre { dies_irae-talents }. Refuser coûte 2 de stabilité ; sans réponse à temps, il est accepté. Acceptes-tu ?
dies_irae-decision-supply = { $count ->
    [one] { $count } légion
   *[other] { $count } légions
} { $power-of } sans ravitaillement : choisis { $count ->
    [one] laquelle part
   *[other] lesquelles partent
}

dies_irae-waiting-power = choisir une puissance
dies_irae-waiting-capital = choisir une capitale
dies_irae-waiting-posts = placer des comptoirs (il en reste { $count })
dies_irae-waiting-units = placer des unités (reste : { dies_irae-troops })
dies_irae-waiting-place = choisir une place dans l’ordre
dies_irae-waiting-action = choisir une action ({ $number } sur 5)
dies_irae-waiting-moving = se déplacer
dies_irae-waiting-route = déplacer { $count } { $unit }
dies_irae-waiting-attacking = attaquer
dies_irae-waiting-building = construire
dies_irae-waiting-trading = créer des comptoirs
dies_irae-waiting-steadying = payer pour la stabilité
dies_irae-waiting-developing = développer
dies_irae-waiting-offering = demander l’armistice
dies_irae-waiting-offer = répondre { $rival-to } pour { $power-the } (armistice à { dies_irae-talents })
dies_irae-waiting-supply = choisir { $count ->
    [one] { $count } légion
   *[other] { $count } légions
} { $power-of } à abandonner

dies_irae-stage-action-1 = 1re
dies_irae-stage-action-2 = 2e
dies_irae-stage-action-3 = 3e
dies_irae-stage-action-4 = 4e
dies_irae-stage-action-5 = 5e action

dies_irae-order-offer-accept = Accepter l’armistice
dies_irae-order-offer-refuse = Refuser l’armistice
dies_irae-orders-offer = Quand on me demande l’armistice
dies_irae-orders-offer-rival = Quand { $rival-the } me demande l’armistice
dies_irae-order-supply-farthest = Les plus loin de ma capitale d’abord
dies_irae-order-supply-smallest = Les plus petits groupes d’abord
dies_irae-order-supply-aboard = Celles à bord d’abord
dies_irae-orders-supply = Quand des légions manquent de ravitaillement

## Ce que la fin du tour coûtera

dies_irae-toll-upkeep = -# Fin du tour : l’entretien de { $ships ->
    [one] 1 navire
   *[other] { $ships } navires
} coûte { dies_irae-talents }.
dies_irae-toll-upkeep-missing = ⚠️ Fin du tour : l’entretien de { $ships ->
    [one] 1 navire
   *[other] { $ships } navires
} coûte { dies_irae-talents }, tu en as { $has } : la stabilité baisse de { $steps } (à { $level }).
dies_irae-toll-revolt = ⚠️ Fin du tour : l’entretien de { $ships ->
    [one] 1 navire
   *[other] { $ships } navires
} coûte { dies_irae-talents }, tu en as { $has } : ton peuple se révolte, et tu es éliminé.
dies_irae-toll-hunger = ⚠️ Fin du tour : tu peux ravitailler { $supplied ->
    [0] zéro légion
    [one] 1 légion
   *[other] { $supplied } légions
}, { $count ->
    [one] 1 est à retirer.
   *[other] { $count } sont à retirer.
}
dies_irae-toll-open-posts = ⚠️ { $rival-label } peut prendre d’une seule attaque tes comptoirs sans garde : { $places }.
dies_irae-toll-rival-wins = ⚠️ Fin du tour : { $rival-the } gagne, avec { $points }/{ $goal } points.
dies_irae-toll-last-turn = ⚠️ C’est le dernier tour : la partie finit avec lui.
## Qui a quoi

dies_irae-held-nobody = Personne n’en a pour le moment.
dies_irae-held-reached = Atteinte par { $powers-the }.
dies_irae-held-each = Pour le moment : Grèce { $greece }, Perse { $persia }, Égypte { $egypt }.
dies_irae-held-controlled = { $power-label } la contrôle pour le moment.
dies_irae-held-player = Jouée par { $seat }.
dies_irae-held-fortress = { $power-label } a une forteresse { $hex-in }.
dies_irae-held-posts = { $power-label } a { $count ->
    [one] { $count } comptoir
   *[other] { $count } comptoirs
} { $hex-in }.
dies_irae-held-monument = { $power-label } a un monument { $hex-in }.

## Quand rien de tel n’est possible

dies_irae-none-raise = Tu ne peux construire aucune unité.
dies_irae-none-fortify = Tu ne peux construire aucune forteresse.
dies_irae-none-build-monument = Tu ne peux construire aucun monument.
dies_irae-none-seize = Il n’y a aucun comptoir à prendre.
dies_irae-none-fight = Il n’y a personne à combattre.
dies_irae-none-create-post = Tu ne peux créer aucun comptoir.
dies_irae-none-develop = Tu ne peux avancer sur aucune ligne.
dies_irae-none-undermine = Tu ne peux déstabiliser personne.
dies_irae-warning-idle-units = { $legions ->
    [0] { $ships ->
        [one] { $ships } navire n’a pas bougé.
       *[other] { $ships } navires n’ont pas bougé.
    }
    [1] { $ships ->
        [0] 1 légion n’a pas bougé.
       *[other] { dies_irae-troops } n’ont pas bougé.
    }
   *[other] { dies_irae-troops } n’ont pas bougé.
}
dies_irae-warning-idle-deed = Tu ne pourrais rien faire avec « { $deed } » maintenant, sauf empêcher la puissance suivante de choisir cette action.
dies_irae-warning-left-out = Ainsi { $unit-id ->
    [ship] { $count ->
        [one] { $count } navire reste dans la boîte, faute de côte
       *[other] { $count } navires restent dans la boîte, faute de côte
    }
   *[legion] { $count ->
        [one] { $count } légion reste dans la boîte, faute de place permise
       *[other] { $count } légions restent dans la boîte, faute de place permise
    }
}.
dies_irae-warning-gives-up = Tu perdrais le contrôle { $places-of }. Chaque province perdue coûte 1 de stabilité.
dies_irae-warning-could-create = Tu pourrais encore créer un comptoir : { $places }.
dies_irae-warning-could-develop = Tu pourrais encore avancer : { $places }.
dies_irae-warning-could-seize = Tu pourrais encore prendre un comptoir : { $places }.
dies_irae-warning-could-fight = Tu pourrais encore combattre : { $places }.
dies_irae-warning-could-raise = Tu pourrais encore construire une unité : { $places }.

## La fin

dies_irae-ending-points = { $winners } gagne avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} de victoire.
dies_irae-ending-turns = Le dernier tour est fini : { $winners } gagne avec { $score ->
    [one] { $score } point
   *[other] { $score } points
} de victoire.
dies_irae-ending-revolution = La révolution a emporté les autres : { $winners } gagne.
dies_irae-ending-alone = Tous les autres se sont retirés : { $winners } gagne.

## Options de la règle

dies_irae-option-victory = Points de victoire
    .help = Points qui gagnent à la fin d’un cycle : version longue, moyenne ou courte.
dies_irae-option-victory-10 = 10 (longue)
dies_irae-option-victory-9 = 9 (moyenne)
dies_irae-option-victory-8 = 8 (courte)
dies_irae-option-powers = Puissances
    .help = Choisies dans l’ordre des places, ou tirées au sort.
dies_irae-option-powers-chosen = choisies
dies_irae-option-powers-dealt = tirées au sort
dies_irae-option-turns = Durée
    .help = Règle maison : après tant de tours, la puissance qui a le plus de points gagne.
dies_irae-option-turns-unlimited = sans limite
dies_irae-option-turns-12 = 12 tours
dies_irae-option-turns-20 = 20 tours
dies_irae-option-undermining = 17.1 Cinquième colonne
    .help = En payant pour la stabilité : 100 talents font perdre un niveau à un adversaire.
dies_irae-option-setbacks = 17.2 Reculs
    .help = Les marchandises perdues font reculer, et les âges d’or se perdent.
dies_irae-option-acclaim = 17.3 Acclamations
    .help = Une province gagnée apporte 1 de stabilité.
dies_irae-option-settlers = 17.4 Les légions s’installent
    .help = Les navires ne créent pas de comptoir : une légion doit débarquer.
dies_irae-option-leaders = 17.5 Chefs
    .help = Chaque puissance a un chef, qui ajoute 2 aux combats de son hexagone.
dies_irae-option-initiative = 17.6 Initiative
    .help = Les puissances choisissent leur place dans l’ordre du tour.
dies_irae-option-second-posts = 17.7 Seconds comptoirs
    .help = Dès la Fabrication, un second comptoir dans un hexagone à soi.
dies_irae-option-light-laurels = 17.8 Lauriers clairs
    .help = Les lauriers clairs de la piste de contrôle comptent au lieu des foncés : plus rapide.

## Le plateau en mots

dies_irae-scored-provinces = { $points } pour { $count } { $count ->
    [one] province
   *[other] provinces
}
dies_irae-scored-islands = { $points } pour { $count } { $count ->
    [one] île
   *[other] îles
}
dies_irae-scored-ages = { $count } { $count ->
    [one] âge d’or
   *[other] âges d’or
}
dies_irae-scored-monuments = { $count } { $count ->
    [one] monument
   *[other] monuments
}
dies_irae-line-power = **{ $power }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $goal } ; { dies_irae-talents }, revenus { $income } ; stabilité { $stability } ; ravitaillement pour { $supplied ->
    [one] { $supplied } légion
   *[other] { $supplied } légions
} ; provinces { $provinces }, îles { $islands }.
dies_irae-line-compared = Les autres · { $first } : points { $first-points }, revenu { $first-income }, stabilité { $first-stability } · { $second } : points { $second-points }, revenu { $second-income }, stabilité { $second-stability }
dies_irae-line-compared-one = L’autre · { $first } : points { $first-points }, revenu { $first-income }, stabilité { $first-stability }
dies_irae-line-power-out = **{ $power }** ne joue plus.
dies_irae-line-charts = · { $military }, { $fleet }, { $economy }, { $culture } (cases { $spaces })
dies_irae-line-fortresses = · forteresses : { $hexes }
dies_irae-line-posts = · comptoirs : { $hexes }
dies_irae-line-monuments = · monuments : { $hexes }
dies_irae-line-units = · { $hex } : { dies_irae-troops }{ $aboard ->
    [0] {""}
    [one] , { $aboard } légion à bord
   *[other] , { $aboard } légions à bord
}
dies_irae-line-contested = Contestés : { $hexes }.
dies_irae-line-ships-meet = Des navires de plusieurs puissances sont ensemble, sans que rien soit contesté : { $hexes }.
dies_irae-line-armistice = Armistice { $power-of } et { $rival-of } : tour { $box } sur 3.
dies_irae-line-cycle = Tour { $round }, ordre : { $order-listed } ; { $cubes ->
    [0] aucune action choisie
    [one] { $cubes } action choisie : { $chosen }
   *[other] { $cubes } actions choisies : { $chosen }
}.

## Pourquoi quelque chose ne va pas. `.short` figure sur les choix grisés.

dies_irae-refusal-due-power = On choisit d’abord les puissances.
    .short = d’abord les puissances
dies_irae-refusal-due-capital = On choisit d’abord une capitale.
    .short = d’abord les capitales
dies_irae-refusal-due-posts = On place d’abord les comptoirs.
    .short = d’abord les comptoirs
dies_irae-refusal-due-units = On place d’abord les unités.
    .short = d’abord les unités
dies_irae-refusal-due-place = On choisit d’abord l’ordre du tour.
    .short = d’abord l’ordre
dies_irae-refusal-due-action = Choisis d’abord une action, par exemple `choose move`.
    .short = d’abord une action
dies_irae-refusal-due-moving = Tu te déplaces : prends des unités, débarque ou embarque des légions, ou finis l’action.
    .short = tu te déplaces
dies_irae-refusal-due-route = Dis d’abord où vont les unités que tu as prises.
    .short = où vont-elles ?
dies_irae-refusal-due-attacking = Tu attaques : combats, prends des comptoirs, ou finis l’action.
    .short = tu attaques
dies_irae-refusal-due-building = Tu construis : unités, forteresses, un monument, ou finis l’action.
    .short = tu construis
dies_irae-refusal-due-trading = Tu commerces : crée des comptoirs, ou finis l’action.
    .short = tu commerces
dies_irae-refusal-due-steadying = Tu peux payer pour la stabilité maintenant, ou finir l’action.
    .short = la stabilité d’abord
dies_irae-refusal-due-developing = Tu développes : avance dans des rangées, ou finis l’action.
    .short = tu développes
dies_irae-refusal-due-offering = Tu peux demander l’armistice maintenant, ou finir l’action.
    .short = un armistice d’abord
dies_irae-refusal-due-answer = Un armistice est demandé : la réponse vient d’abord.
    .short = une réponse est attendue
dies_irae-refusal-due-supply = Choisis d’abord quelles légions sans ravitaillement partent.
    .short = d’abord le ravitaillement

dies_irae-refusal-power-taken = { $power-label } est prise. Tu peux prendre { $free-the-or }.
    .short = prise
    .right = Choisis une puissance libre.
dies_irae-refusal-no-capital = { $hex } ne peut pas être la capitale { $power-of }. Choisis { $possible-or }.
    .short = pas ta capitale
    .right = Choisis une des capitales de cette puissance.
dies_irae-refusal-not-nearest = Les comptoirs vont aux marchandises les plus proches de ta capitale. Les suivantes : { $nearest-or }.
    .short = d’autres sont plus proches
    .right = Choisis parmi { $nearest-or }.
dies_irae-refusal-leader-last = Le chef se place en dernier, avec une de ses unités.
    .short = en dernier
    .right = Place d’abord tes légions et tes navires.
dies_irae-refusal-none-left-to-place = Il ne te reste pas { $unit-of } à placer.
    .short = il n’en reste pas
    .right = Place une unité qu’il te reste.
dies_irae-refusal-leader-needs-unit = Le chef se place avec une légion ou un navire à toi.
    .short = aucune unité là
    .right = Choisis un hexagone où se trouve une légion ou un navire à toi.
dies_irae-refusal-not-your-hex = Les unités commencent dans ta capitale ou près de tes comptoirs, et tu n’as rien { $hex-in }.
    .short = pas à toi
    .right = Choisis ta capitale ou un hexagone avec un comptoir à toi.
dies_irae-refusal-no-room-aboard = Aucun navire { $hex-in } n’a de place : chacun porte une légion.
    .short = pas de place à bord
    .right = Choisis un hexagone où un navire à toi a de la place, ou place d’abord un autre navire.
dies_irae-refusal-ships-need-water = Les navires commencent dans un port ou sur une côte avec un comptoir à toi.
    .short = pas de côte
    .right = Choisis un port, ou une côte avec un comptoir à toi.
dies_irae-refusal-legion-or-ship = Un hexagone porte au début des légions ou des navires, pas les deux, mais une légion peut être à bord.
    .short = légions ou navires
    .right = Choisis un hexagone sans unités de l’autre sorte, ou place la légion à bord.
dies_irae-refusal-no-marker = Plusieurs { $unit-many } { $hex-in } demandent un pion armée ou flotte, et les tiens servent tous.
    .short = plus de pion libre
    .right = Choisis un autre hexagone, ou dissous une de tes armées ou flottes : son pion est alors libre.
dies_irae-refusal-no-such-place = La place { $place } ne t’est pas ouverte. Choisis { $free-or }.
    .short = pas pour toi
    .right = Choisis une des places qui restent.

dies_irae-refusal-just-chosen = { $rival-label } vient de choisir « { $deed } » : choisis autre chose.
    .short = vient d’être choisie ({ $rival })
    .right = Choisis une autre action. Quand quelqu’un d’autre aura choisi autre chose, celle-ci sera de nouveau ouverte.
dies_irae-refusal-chosen-twice = Tu as choisi « { $deed } » deux fois dans ce cycle : une puissance ne peut pas plus.
    .short = choisie deux fois par toi
    .right = Choisis une autre action. Le cycle du tour suivant ouvre de nouveau celle-ci.
dies_irae-refusal-chosen-often = « { $deed } » a été choisie { $limit } fois dans ce cycle : c’est le maximum pour tous.
    .short = choisie { $limit } fois
    .right = Choisis une autre action. Le cycle du tour suivant ouvre de nouveau celle-ci.

dies_irae-refusal-no-units-there = Tu n’as pas { $unit-of } { $hex-in }.
    .short = aucune là
    .right = Choisis un hexagone où tu as de telles unités, ou amènes-en d’abord.
dies_irae-refusal-moved-already = Tes { $unit-many } { $hex-in } ont bougé dans cette action.
    .short = a déjà bougé
    .right = Prends d’autres unités, ou choisis encore une fois de déplacer : elles pourront alors continuer.
dies_irae-refusal-too-few-units = { $has ->
    [0] Aucune unité parmi tes { $unit-many } { $hex-in } ne peut le faire.
    [one] Une seule unité parmi tes { $unit-many } { $hex-in } peut le faire, pas { $wanted }.
   *[other] Parmi tes { $unit-many } { $hex-in }, { $has } peuvent le faire, pas { $wanted }.
}
    .short = seulement { $has }
    .right = { $has ->
        [0] Choisis des unités qui le peuvent, ou amènes-en d’abord.
       *[other] Nommes-en moins, ou amènes-en d’abord d’autres.
    }
dies_irae-refusal-only-ships-carry = Seuls les navires portent des légions ou un chef.
    .short = seuls les navires
    .right = Ne nomme pas de cargaison, ou prends des navires.
dies_irae-refusal-wrong-cargo = Ces navires { $fewest-is-most ->
    [yes] { $most ->
        [0] ne portent aucune
       *[other] portent { $most }
    }
   *[no] portent de { $fewest } à { $most }
} des légions à bord { $hex-in } : une chacun, et ceux qui restent gardent les autres.
    .short = { $fewest-is-most ->
        [yes] { $most }
       *[no] de { $fewest } à { $most }
    } à bord
    .right = Dis combien de légions partent avec eux, de { $fewest } à { $most }.
dies_irae-refusal-leader-not-there = Ton chef n’est pas là pour partir.
    .short = pas de chef là
    .right = Prends le chef dans l’hexagone où il se trouve.
dies_irae-refusal-leader-at-sea = Les derniers navires { $hex-in } emmènent le chef : leader:yes.
    .short = le chef part aussi
    .right = Emmène le chef, leader:yes, ou laisse un navire.
dies_irae-refusal-nowhere-to-go = Ces unités ne peuvent aller nulle part depuis { $hex }.
    .short = nulle part où aller
    .right = Prends d’autres unités, ou attends que la voie depuis { $hex } soit libre.
dies_irae-refusal-none-aboard = Tu n’as aucune légion à bord { $hex-in }.
    .short = aucune à bord
    .right = Embarque d’abord des légions, dans une action de déplacement précédente.
dies_irae-refusal-no-shore = Les légions débarquent et embarquent seulement sur une côte ou une île.
    .short = pas de rivage
    .right = Va d’abord par mer jusqu’à une côte ou une île.
dies_irae-refusal-not-yet-landing = { $has ->
    [0] Aucune légion ne peut débarquer { $hex-in }
    [one] Une seule légion peut débarquer { $hex-in }, pas { $wanted }
   *[other] Seules { $has } légions peuvent débarquer { $hex-in }, pas { $wanted }
} : il faut y être à bord au début de l’action.
    .short = dans un autre déplacement
    .right = Débarque celles qui y étaient à bord au début de l’action ; les autres à ton prochain déplacement.
dies_irae-refusal-no-berths = { $has ->
    [0] Aucun navire { $hex-in } pour embarquer une légion
    [one] { $has } navire seulement { $hex-in } pour embarquer une légion, pas { $wanted }
   *[other] { $has } navires seulement { $hex-in } pour embarquer une légion, pas { $wanted }
} : une par navire, et aucun qui a bougé.
    .short = pas de place à bord
    .right = Embarques-en moins, ou amène d’abord des navires : au prochain déplacement, chacun prend une légion.
dies_irae-refusal-armistice-holds = Tu as un armistice avec { $rival-the } : personne n’entre chez l’autre ni ne combat.
    .short = armistice
    .right = Attends la fin de l’armistice avec { $rival-the }, ou va ailleurs.
dies_irae-refusal-contested-by-others = { $hex } est contesté par deux autres : une troisième puissance n’entre pas.
    .short = contesté par d’autres
    .right = Attends que l’un des deux parte ou tombe, ou va ailleurs.
dies_irae-refusal-leader-meets-enemies = Le chef ne va pas seul au milieu des ennemis : { $hex }.
    .short = des ennemis là
    .right = Envoie le chef avec des unités.
dies_irae-refusal-barrier = L’eau entre { $origin } et { $hex } arrête les légions : un navire peut les porter.
    .short = de l’eau entre les deux
    .right = Contourne par la terre, ou embarque et débarque de l’autre côté.
dies_irae-refusal-legions-ashore = Les légions ne vont pas en mer : { $hex } est de l’eau. Embarque-les sur des navires.
    .short = c’est de l’eau
    .right = Embarque les légions, et envoie là les navires.
dies_irae-refusal-ships-afloat = Les navires ne vont pas à l’intérieur des terres : { $hex } ne touche pas la mer.
    .short = pas au bord de la mer
    .right = Choisis une mer, une côte ou une île ; des légions peuvent continuer de là.
dies_irae-refusal-out-of-reach = { $hex } est hors de portée depuis { $origin } : les { $unit-many } ont { $points } points de déplacement, les montagnes en coûtent 2, et les pièces ennemies arrêtent.
    .short = hors de portée
    .right = Vas-y en plusieurs déplacements, ou avance dans la rangée qui donne plus de points aux { $unit-many }.

dies_irae-refusal-leader-no-fight = Les légions combattent sur terre et les navires sur mer ; le chef aide seulement.
    .short = légions ou navires
    .right = Combats avec des légions ou des navires ; le chef aide là où il est.
dies_irae-refusal-own-power = C’est toi. Nomme un adversaire.
    .short = c’est toi
    .right = Nomme un adversaire qui a des pièces dans cet hexagone.
dies_irae-refusal-fought-already = Tes { $unit-many } ont combattu { $hex-in } dans cette action : une fois sur terre, une fois sur mer.
    .short = a déjà combattu
    .right = Combats ailleurs, ou choisis encore une fois d’attaquer.
dies_irae-refusal-not-contested = { $hex } n’est pas contesté.
    .short = pas contesté
    .right = Fais d’abord entrer des légions dans un hexagone adverse : il est alors contesté.
dies_irae-refusal-post-does-not-fight = { $rival-label } n’a qu’un comptoir { $hex-in }, et il ne combat pas : prends-le.
    .short = prends-le plutôt
    .right = Prends le comptoir avec une légion : dis seize.
dies_irae-refusal-nobody-to-fight = { $rival-label } n’a rien { $hex-in } qui combatte tes { $unit-many }.
    .short = personne à combattre
    .right = Combats avec la sorte d’unité qui en rencontre de semblables, ou choisis un autre hexagone.
dies_irae-refusal-no-enemy-post = Il n’y a pas de comptoir adverse { $hex-in }.
    .short = pas de comptoir adverse
    .right = Choisis un hexagone avec un comptoir adverse et une légion à toi.
dies_irae-refusal-no-legion-to-seize = Seule une légion à terre prend un comptoir, et tu n’en as pas { $hex-in }.
    .short = il faut une légion
    .right = Amène d’abord une légion à terre là-bas, par un déplacement.
dies_irae-refusal-guarded = { $rival-label } garde { $hex } avec une légion ou une forteresse : combats d’abord.
    .short = gardé
    .right = Bats d’abord les légions et la forteresse qui gardent là (adversaire : { $rival-label }), ou attends leur départ.
dies_irae-refusal-guard-just-fell = { $hex } était gardé au début de cette action : prends le comptoir avec une autre attaque.
    .short = avec une autre attaque
    .right = Choisis encore une fois d’attaquer : la garde n’est plus là.

dies_irae-refusal-leader-not-built = On ne construit pas de chef : des légions et des navires.
    .short = légions ou navires
    .right = Construis des légions ou des navires.
dies_irae-refusal-no-fortress = On construit les unités dans des forteresses, et tu n’en as pas { $hex-in }.
    .short = pas de forteresse
    .right = Choisis une ville avec une forteresse à toi, ou construis-en d’abord une.
dies_irae-refusal-contested = On conteste { dies_irae-this-hex } : on n’y construit et n’y crée rien.
    .short = contesté
    .right = Chasse d’abord les autres de cet hexagone, ou attends qu’ils partent.
dies_irae-refusal-fortress-not-ready = Une forteresse déjà là au début de l’action construit une unité ; { $hex } ne peut pas maintenant.
    .short = une unité par action
    .right = Choisis une autre forteresse, ou construis là avec ta prochaine action de construction.
dies_irae-refusal-no-port = { $hex } n’a pas d’eau : on construit les navires dans des ports.
    .short = pas un port
    .right = Choisis une forteresse sur une côte ou une île, ou construis une légion.
dies_irae-refusal-no-pieces-left = Tes { $limit } { $unit-many } sont déjà sur la carte.
    .short = il n’en reste pas
    .right = Les unités qui tombent ou partent peuvent être construites de nouveau.
dies_irae-refusal-not-yet = { $item-id ->
    [legion] Les légions demandent la phase I militaire.
    [ship] Les navires demandent la phase I de la flotte.
   *[monument] Les monuments demandent la Cité-État, phase I de la culture.
}
    .short = demande une première phase
    .right = Avance la rangée jusqu’à cette phase, en développant.
dies_irae-refusal-too-dear = Cela coûte { $needs ->
    [one] { $needs } talent
   *[other] { $needs } talents
}, et tu { $has ->
    [0] n’en as pas
   *[other] en as { $has }
}.
    .short = { $needs ->
        [one] { $needs } talent
       *[other] { $needs } talents
    }, tu en as { $has }
    .right = Économise des talents : le revenu du prochain tour en apporte, et l’économie change les prix.
dies_irae-refusal-no-city = { $hex } n’a pas de ville : forteresses et monuments se construisent dans des villes.
    .short = pas de ville
    .right = Choisis un hexagone avec une ville.
dies_irae-refusal-no-own-post = Tu n’as pas de comptoir { $hex-in }.
    .short = pas de comptoir à toi
    .right = Choisis une ville avec un comptoir à toi, ou crées-en d’abord un.
dies_irae-refusal-fortress-there = { $hex } a déjà une forteresse.
    .short = fortifié
    .right = Choisis une autre ville avec un comptoir à toi.
dies_irae-refusal-no-fortress-left = Tu as { $limit } forteresses, c’est tout ce qu’il y a.
    .short = { $limit } au plus
    .right = Sers-toi de celles que tu as. Une forteresse qui tombe peut être reconstruite.
dies_irae-refusal-one-monument = Tu as construit un monument dans cette action : pas plus d’un.
    .short = un par action
    .right = Construis le monument suivant avec une autre action de construction.
dies_irae-refusal-monument-there = { $hex } a déjà un monument.
    .short = a un monument
    .right = Choisis une autre ville à toi.
dies_irae-refusal-no-monument-left = Tu as { $limit } monuments, c’est tout ce qu’il y a.
    .short = { $limit } au plus
    .right = Tu as tous les points que donnent les monuments.

dies_irae-refusal-no-good-there = { $hex } n’a pas de marchandise.
    .short = pas de marchandise
    .right = Choisis un hexagone avec une marchandise.
dies_irae-refusal-post-of-another = { $rival-label } a un comptoir { $hex-in } : on ne peut que le prendre.
    .short = { $rival-the } y est
    .right = Prends-le avec une légion et une attaque, ou choisis un hexagone sans comptoir.
dies_irae-refusal-post-there = Tu as déjà un comptoir { $hex-in }.
    .short = déjà à toi
    .right = Choisis un hexagone sans comptoir.
dies_irae-refusal-needs-manufacture = Un second comptoir demande la Fabrication, phase III de l’économie.
    .short = demande la Fabrication
    .right = Avance l’économie jusqu’à la phase III, la Fabrication, ou choisis un hexagone sans comptoir.
dies_irae-refusal-two-posts-there = { $hex } en porte déjà deux à toi : c’est le maximum.
    .short = déjà deux
    .right = Choisis un autre hexagone avec une marchandise.
dies_irae-refusal-nobody-to-trade = Il faut une légion ou un navire à toi { $hex-in } pour créer un comptoir.
    .short = personne là
    .right = Amènes-y d’abord une légion ou un navire, par un déplacement.
dies_irae-refusal-ships-do-not-settle = Les navires ne créent pas de comptoir dans cette partie : débarque une légion { $hex-in }.
    .short = il faut une légion
    .right = Amène d’abord une légion à terre là-bas.
dies_irae-refusal-ships-trade-alone = Ton navire ne commerce pas { $hex-in } tant qu’une légion d’une autre puissance y est.
    .short = une légion étrangère y est
    .right = Débarque une légion à toi, ou attends que les autres partent.
dies_irae-refusal-too-many-of-a-good = Tu as { $limit } fois { $good }, autant que le tableau a de cases.
    .short = { $limit } au plus
    .right = Choisis un hexagone avec une autre marchandise.
dies_irae-refusal-no-posts-left = Tu as { $limit } comptoirs, c’est tout ce qu’il y a.
    .short = { $limit } au plus
    .right = Transforme un comptoir en forteresse : son marqueur peut resservir.

dies_irae-refusal-no-undermining = On n’ébranle personne dans cette partie : { $rival-the } n’a rien à craindre de cela.
    .short = pas dans cette partie
    .right = Paie pour ta propre stabilité. Ébranler est une option, choisie avant le début.
dies_irae-refusal-no-rival = { $rival-label } n’est plus un adversaire dans cette partie, ou bien c’est toi.
    .short = pas un adversaire
    .right = Nomme un adversaire qui joue encore.
dies_irae-refusal-golden-already = Tu as atteint l’âge d’or de la stabilité : il n’y a rien au-dessus.
    .short = l’âge d’or
    .right = Il ne te faut rien de plus ici : finis l’action.
dies_irae-refusal-one-space = La rangée { $row } a avancé dans cette action : une case au plus chacune.
    .short = une case par action
    .right = Avance une autre rangée, ou celle-ci avec ta prochaine action de développement.
dies_irae-refusal-row-complete = La rangée { $row } a atteint son âge d’or : il n’y a rien au-delà.
    .short = complète
    .right = Avance une autre rangée.
dies_irae-refusal-condition = La phase suivante de la rangée { $row } demande plus : il te manque { $missing }. Les comptoirs contestés ne comptent pas.
    .short = il te manque { $missing }
    .right = Obtiens ce qui te manque : { $missing }. Prends ou crée des comptoirs, ou avance d’abord d’autres rangées.
dies_irae-refusal-offer-to-oneself = Tu ne peux pas demander l’armistice { $rival-to } : c’est toi.
    .short = c’est toi
    .right = Nomme un adversaire.
dies_irae-refusal-armistice-already = Tu as déjà un armistice avec { $rival-the }.
    .short = tu en as un
    .right = Demande de nouveau quand il sera fini.
dies_irae-refusal-all-fed = Tes légions ont tout le ravitaillement qu’il leur faut.
    .short = toutes ravitaillées
    .right = Personne ne doit partir.

## Après la fin

dies_irae-honour-artist = Prix des beaux-arts : { $who }, { $count ->
    [one] 1 monument
   *[other] { $count } monuments
}
dies_irae-honour-merchant = Prix du commerce : { $who }, { $count ->
    [one] 1 comptoir créé
   *[other] { $count } comptoirs créés
}
dies_irae-honour-scholar = Prix du savoir : { $who }, { $count ->
    [one] 1 pas de progrès
   *[other] { $count } pas de progrès
}
dies_irae-honour-builder = Prix de l’architecture : { $who }, { $count ->
    [one] 1 forteresse
   *[other] { $count } forteresses
}
dies_irae-honour-traveller = Prix du voyage : { $who }, { $count ->
    [one] 1 unité déplacée
   *[other] { $count } unités déplacées
}
dies_irae-honour-peacemaker = Prix de la paix : { $who }, { $count ->
    [one] 1 armistice
   *[other] { $count } armistices
}
dies_irae-honour-strategist = Prix de la stratégie : { $who }, { $count ->
    [one] 1 comptoir pris
   *[other] { $count } comptoirs pris
}
