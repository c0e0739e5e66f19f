### Antike en français. Les nations portent le nom de leur peuple, sans article : "les { $nation }".
### Le rondel s'appelle « la roue » ; le progrès du même nom prend la majuscule et suit le mot « progrès ».
### Parties d'un évènement : .by (qui), .did (quoi), .also (encore la même chose), .title (titre).

antike-title = Antike
antike-invitation = Mène un peuple de la Méditerranée antique : gagne qui fait les choses les plus remarquables, pas qui possède le plus.
antike-length = environ 25 tours chacun : deux heures autour d’une table, quatre semaines à un tour par jour
antike-changed-2 = Qui abandonne avant le premier tour ne retire que sa propre nation du jeu ; ce qu’avait qui s’en va retourne à la banque.
antike-chance = { $nations ->
    [chosen] {""}
   *[dealt] Il distribue les nations et ne décide de rien d’autre.
}

antike-headlines = won conquered withdrew personage-won founded temple-built learned fought armed moved produced went nation-taken settled

antike-score = { $score ->
    [one] { $score } personnage
   *[other] { $score } personnages
}
antike-score-goal = { $score ->
    [one] { $score } personnage
   *[other] { $score } personnages
} sur { $goal }
antike-score-personages = { $count ->
    [one] personnage
   *[other] personnages
}

antike-scored-personages = { $count } { $personage }

## Les nations

antike-nation-greeks = Grecs
antike-nation-romans = Romains
antike-nation-germans = Germains
antike-nation-phoenicians = Phéniciens
antike-nation-carthaginians = Carthaginois
antike-nation-persians = Perses
antike-nation-arabs = Arabes
antike-nation-egyptians = Égyptiens
antike-nation-babylonians = Babyloniens

## Biens, roue, unités, savoir-faire, personnages

antike-good-marble = { $count ->
    [one] marbre
   *[other] marbres
}
    .many = marbre
    .of = de marbre
    .some = du marbre
antike-good-iron = { $count ->
    [one] fer
   *[other] fers
}
    .many = fer
    .of = de fer
    .some = du fer
antike-good-gold = { $count ->
    [one] or
   *[other] ors
}
    .many = or
    .of = d’or
    .some = de l’or
antike-good-coin = { $count ->
    [one] pièce
   *[other] pièces
}
    .many = pièces
    .of = de pièce

antike-field-iron = Fer
    .text = Tu reçois 1 fer par ville de fer, 3 si elle a un temple, et davantage avec Marché ou Monnaie.
antike-field-temple = Temple
antike-field-gold = Or
    .text = Tu reçois 1 or par ville d’or, 3 si elle a un temple, et davantage avec Marché ou Monnaie.
antike-field-manoeuvre-1 = Manœuvre
    .label = Manœuvre (après Or)
    .text = Tes unités peuvent se déplacer, combattre et conquérir.
    .synonyms = manoeuvre, manœuvres
antike-field-arming = Armement
    .text = Tu peux armer des unités dans tes villes, pour 1 fer chacune : 1 par ville, 3 si elle a un temple.
    .synonyms = armer
antike-field-marble = Marbre
    .text = Tu reçois 1 marbre par ville de marbre, 3 si elle a un temple, et davantage avec Marché ou Monnaie.
antike-field-know-how = Savoir-faire
    .text = Tu peux acquérir des progrès, payés en or.
antike-field-manoeuvre-2 = Manœuvre
    .label = Manœuvre (après Savoir-faire)

antike-unit-legion = { $count ->
    [one] légion
   *[other] légions
}
    .many = légions
    .of = de légion
    .label = Légions
    .text = Passe les frontières de terre (rouges) et les frontières mixtes. Combat les légions, ajoute 1 à la défense de ta ville où elle se trouve, fonde et conquiert des villes. 1 fer chacune, 17 par nation.
antike-unit-galley = { $count ->
    [one] galère
   *[other] galères
}
    .many = galères
    .of = de galère
    .label = Galères
    .text = Passe les frontières de mer (bleues) et les frontières mixtes. Combat les galères, ajoute 1 à la défense de ta ville où elle se trouve, fonde et conquiert des villes. 1 fer chacune, 17 par nation.

antike-advance-wheel = Roue
    .label = Roue (légions : 2 actions)
    .text = Chacune de tes légions a 2 actions par manœuvre au lieu d’une.
antike-advance-sailing = Voile
    .label = Voile (galères : 2 actions)
    .text = Chacune de tes galères a 2 actions par manœuvre au lieu d’une.
antike-advance-market = Marché
    .label = Marché (production +1)
    .text = Tu reçois 1 de plus sur chaque case de ressource de la roue.
antike-advance-monarchy = Monarchie
    .label = Monarchie (défense +1)
    .text = La défense de chacune de tes villes augmente de 1.
antike-advance-roads = Routes
    .label = Routes (légions : 3 actions)
    .text = Chacune de tes légions a 3 actions par manœuvre.
antike-advance-navigation = Navigation
    .label = Navigation (galères : 3 actions)
    .text = Chacune de tes galères a 3 actions par manœuvre.
antike-advance-currency = Monnaie
    .label = Monnaie (production +2)
    .text = Tu reçois 2 de plus sur chaque case de ressource de la roue, au lieu de 1 avec Marché.
antike-advance-democracy = Démocratie
    .label = Démocratie (défense +2)
    .text = La défense de chacune de tes villes augmente de 2, au lieu de 1 avec Monarchie.

antike-personage-king = { $count ->
    [one] roi
   *[other] rois
}
    .text = Gagné toutes les 5 villes que tu possèdes à la fin de ton tour.
antike-personage-scholar = { $count ->
    [one] savant
   *[other] savants
}
    .text = Gagné pour chaque progrès que ta nation est la première à acquérir.
antike-personage-general = { $count ->
    [one] général
   *[other] généraux
}
    .text = Gagné pour chaque temple que tu détruis en conquérant sa ville.
antike-personage-citizen = { $count ->
    [one] citoyen
   *[other] citoyens
}
    .text = Gagné tous les 3 temples que tu possèdes à la fin de ton tour.
antike-personage-navigator = { $count ->
    [one] navigateur
   *[other] navigateurs
}
    .text = Gagné toutes les 7 provinces où tu as des galères à la fin de ton tour.

## Sortes de mots et parties des actions, comme on les tape

antike-kind-province = province
antike-kind-nation = nation
antike-kind-good = bien
antike-kind-field = case de la roue
antike-kind-unit = sorte d’unité
antike-kind-advance = progrès
antike-kind-piece = pièce du jeu
antike-kind-personage = personnage

antike-part-nation = la nation
antike-part-province = la province
antike-part-good = le bien
antike-part-give = ce que tu donnes
antike-part-get = ce que tu reçois
antike-part-count = le nombre
antike-part-field = la case
antike-part-pay = le paiement
    .typed = payer
antike-part-unit = légion ou galère
antike-part-advance = le progrès
antike-part-origin = la province de départ
antike-part-target = la province d’arrivée
antike-part-left = le nombre d’actions restantes
    .typed = reste
antike-part-rival = la nation adverse
antike-part-legions = les légions à perdre
    .typed = légions
antike-part-galleys = les galères à perdre
    .typed = galères
antike-part-give-up = la ville à céder
    .typed = céder

## Légions et galères ensemble

antike-field-told = { $field }{ $field-id ->
    [manoeuvre-1] {" "}(après Or)
    [manoeuvre-2] {" "}(après Savoir-faire)
   *[other] {""}
}
antike-troops = { $legions ->
    [0] { $galleys ->
        [0] aucune unité
        [one] 1 galère
       *[other] { $galleys } galères
    }
    [one] { $galleys ->
        [0] 1 légion
        [one] 1 légion et 1 galère
       *[other] 1 légion et { $galleys } galères
    }
   *[other] { $galleys ->
        [0] { $legions } légions
        [one] { $legions } légions et 1 galère
       *[other] { $legions } légions et { $galleys } galères
    }
}
antike-fallen = { $fallen-legions ->
    [0] { $fallen-galleys ->
        [0] aucune unité
        [one] 1 galère
       *[other] { $fallen-galleys } galères
    }
    [one] { $fallen-galleys ->
        [0] 1 légion
        [one] 1 légion et 1 galère
       *[other] 1 légion et { $fallen-galleys } galères
    }
   *[other] { $fallen-galleys ->
        [0] { $fallen-legions } légions
        [one] { $fallen-legions } légions et 1 galère
       *[other] { $fallen-legions } légions et { $fallen-galleys } galères
    }
}

## Ce qui s'est passé

antike-event-nation-taken = { $seat } joue les { $nation }.
    .by = { $seat }
    .did = joue les { $nation }
    .also = les { $nation }
antike-event-settled = { antike-event-settled.by } { antike-event-settled.did }.
    .by = Les { $nation }
    .did = commencent à { $province }
    .title = Les { $nation } commencent à { $province }
antike-event-taken = { antike-event-taken.by } { antike-event-taken.did }.
    .by = Les { $nation }
    .did = { $good-id ->
        [coin] prennent une pièce
       *[other] prennent 1 { $good }
    }
antike-event-exchanged = { antike-event-exchanged.by } { antike-event-exchanged.did }.
    .by = Les { $nation }
    .did = échangent { $count } { $give } contre { $count } { $get }
    .also = { $count } { $give } contre { $count } { $get }
antike-event-went = { antike-event-went.by } { antike-event-went.did }.
    .by = Les { $nation }
    .did = { $pay-id ->
        [none] avancent sur la case { $field }
       *[some] paient { $pay } pour la case { $field }
    }
    .title = Les { $nation } avancent sur la case { $field }
antike-event-produced = { antike-event-produced.by } { antike-event-produced.did }.
    .by = Les { $nation }
    .did = { $count ->
        [0] ne reçoivent pas { $good-of }
       *[other] reçoivent { $count } { $good }
    }
    .title = Les { $nation } produisent { $good-id ->
        [gold] de l’or
        [iron] du fer
        [marble] du marbre
       *[other] { $good }
    }
antike-event-temple-built = { antike-event-temple-built.by } { antike-event-temple-built.did }.
    .by = Les { $nation }
    .did = construisent un temple à { $province } ({ $pay })
    .also = un autre à { $province } ({ $pay })
    .title = Les { $nation } construisent un temple à { $province }
    .then = { $province }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre
           *[other] { $count } autres
        }
       *[no] { $count ->
            [one] 1 temple
           *[other] { $count } temples
        }
    }
antike-event-armed = { antike-event-armed.by } { antike-event-armed.did }.
    .by = Les { $nation }
    .did = arment { $count } { $unit } à { $province } ({ $pay })
    .also = { $count } { $unit } à { $province } ({ $pay })
    .title = Les { $nation } arment à { $province }
    .then = { $province }
    .more = { $again ->
        [yes] { $count ->
            [one] dans 1 autre ville
           *[other] dans { $count } autres villes
        }
       *[no] { $count ->
            [one] des unités dans 1 ville
           *[other] des unités dans { $count } villes
        }
    }
antike-event-learned = { antike-event-learned.by } { antike-event-learned.did }.
    .by = Les { $nation }
    .did = { $first ->
        [yes] sont les premiers à acquérir le progrès { $advance } ({ $pay })
       *[no] acquièrent le progrès { $advance } ({ $pay })
    }
    .title = { $first ->
        [yes] Les { $nation } sont les premiers à acquérir le progrès { $advance }
       *[no] Les { $nation } acquièrent le progrès { $advance }
    }
    .then = { $advance }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre progrès
           *[other] { $count } autres progrès
        }
       *[no] { $count ->
            [one] 1 progrès
           *[other] { $count } progrès
        }
    }
antike-event-moved = { antike-event-moved.by } { antike-event-moved.did }.
    .by = Les { $nation }
    .did = déplacent { $count } { $unit } { $origin } > { $target }
    .also = { $count } { $unit } { $origin } > { $target }
    .title = Les { $nation } se déplacent vers { $target }
    .then = { $target }
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
antike-event-fought = { antike-event-fought.by } { antike-event-fought.did }.
    .by = Les { $nation }
    .did = combattent les { $rival } à { $province } ({ $count } { $unit } { $count ->
        [one] perdue
       *[other] perdues
    } de chaque côté)
    .met = { antike-event-fought.did }
    .met-too = les { $rival } à { $province } ({ $count } { $unit })
    .title = Les { $nation } combattent les { $rival } à { $province }
    .then = les { $rival } à { $province }
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
antike-event-demanded = { antike-event-demanded.by } { antike-event-demanded.did }.
    .by = Les { $nation }
    .did = exigent un combat contre les { $rival } à { $province } ({ $count } { $unit } de chaque côté)
antike-event-passed-by = { antike-event-passed-by.by } { antike-event-passed-by.did }.
    .by = Les { $nation }
    .did = laissent passer les { $unit-many } des { $rival } à { $province }
antike-event-conquered = { antike-event-conquered.by } { antike-event-conquered.did }.
    .by = Les { $nation }
    .did = conquièrent { $province } sur les { $rival }{ $temple ->
        [yes] {" "}et détruisent son temple
       *[no] {""}
    } (défense { $strength } ; pertes : { antike-troops }{ $fallen-legions ->
        [0] { $fallen-galleys ->
            [0] {""}
           *[other] , { antike-fallen } chez les { $rival }
        }
       *[other] , { antike-fallen } chez les { $rival }
    })
    .met = prennent { $province }{ $temple ->
        [yes] {" "}et détruisent son temple
       *[no] {""}
    }
    .met-too = { $province }{ $temple ->
        [yes] {" "}avec son temple
       *[no] {""}
    }
    .title = Les { $nation } conquièrent { $province }
    .then = { $province }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre ville
           *[other] { $count } autres villes
        }
       *[no] { $count ->
            [one] 1 conquête
           *[other] { $count } conquêtes
        }
    }
antike-event-gave-up = { antike-event-gave-up.by } { antike-event-gave-up.did }.
    .by = Les { $nation }
    .did = cèdent { $province }{ $temple ->
        [yes] {" "}avec son temple
       *[no] {""}
    }
antike-event-founded = { antike-event-founded.by } { antike-event-founded.did }.
    .by = Les { $nation }
    .did = fondent { $province } ({ $pay })
    .also = { $province } ({ $pay })
    .title = Les { $nation } fondent { $province }
    .then = { $province }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre ville
           *[other] { $count } autres villes
        }
       *[no] { $count ->
            [one] 1 ville fondée
           *[other] { $count } villes fondées
        }
    }
antike-event-personage-won = { antike-event-personage-won.by } { antike-event-personage-won.did }.
    .by = Les { $nation }
    .did = gagnent leur { $number-nth } { $personage } ({ $total ->
        [one] { $total } personnage
       *[other] { $total } personnages
    } sur { $goal })
    .also = leur { $number-nth } { $personage } ({ $total } sur { $goal })
    .title = Les { $nation } gagnent leur { $number-nth } { $personage }
    .then = leur { $number-nth } { $personage }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 autre
           *[other] { $count } autres
        }
       *[no] { $count ->
            [one] 1 personnage
           *[other] { $count } personnages
        }
    }
antike-event-withdrew = { antike-event-withdrew.by } { antike-event-withdrew.did }.
    .by = Les { $nation }
    .did = se retirent : leurs unités quittent le plateau, leurs biens retournent à la banque, leurs villes restent
    .title = Les { $nation } se retirent
antike-event-won = { antike-event-won.by } { antike-event-won.did } !
    .by = Les { $nation }
    .did = gagnent la partie avec { $personages ->
        [one] { $personages } personnage
       *[other] { $personages } personnages
    }
    .title = Victoire des { $nation }

## Les verbes

antike-verb-choose-nation = Choisir une nation
    .typed = choisir-nation
    .when = Dans la mise en place, quand c’est à toi de choisir une nation.
antike-verb-settle = Choisir une première ville
    .typed = installer
    .when = Dans la mise en place, une fois toutes les nations attribuées.
antike-verb-take = Prendre
    .typed = prendre
    .when = Au début de chacun de tes tours, avant la roue.
antike-verb-skip-coin = Ne rien prendre
    .typed = ne-rien-prendre
    .when = Au début de chacun de tes tours, avant la roue.
antike-verb-exchange = Échanger des biens
    .typed = échanger
    .when = À ton tour, une fois que ta nation a les huit progrès.
antike-verb-go = Avancer sur la roue
    .typed = avancer
    .when = À chacun de tes tours, une fois la pièce décidée.
antike-verb-build-temple = Construire un temple
    .typed = construire-temple
    .when = À un tour où tu vas sur la case Temple.
antike-verb-arm = Armer
    .typed = armer
    .when = À un tour où tu vas sur la case Armement.
antike-verb-learn = Acquérir un progrès
    .typed = acquérir
    .when = À un tour où tu vas sur la case Savoir-faire.
antike-verb-move = Déplacer
    .typed = déplacer
    .when = À un tour où tu vas sur une case Manœuvre.
antike-verb-fight = Combattre
    .typed = combattre
    .when = À un tour où tu vas sur une case Manœuvre.
antike-verb-demand = Exiger un combat
    .typed = exiger
    .when = Quand des unités d’une autre nation entrent dans une province où se tiennent les tiennes.
antike-verb-let-pass = Laisser passer
    .typed = laisser-passer
    .when = Quand des unités d’une autre nation entrent dans une province où se tiennent les tiennes.
antike-verb-conquer = Conquérir
    .typed = conquérir
    .when = À un tour où tu vas sur une case Manœuvre.
antike-verb-found = Fonder une ville
    .typed = fonder
    .when = À chacun de tes tours, une fois sur une case de la roue.
antike-verb-end = Finir le tour
    .typed = finir
    .when = À chacun de tes tours, une fois sur une case de la roue.

antike-action-choose-nation = Jouer les { $nation }
antike-action-settle = Commencer à { $province } ({ $nation })
antike-action-take = { $good-id ->
    [coin] Prendre une pièce
   *[other] Prendre 1 { $good }
}
antike-action-skip-coin = Ne rien prendre
antike-action-exchange = Échanger { $count } { $give } contre { $count } { $get }
antike-action-go = Case { antike-field-told }{ antike-paid }
antike-action-build-temple = Construire un temple à { $province }{ antike-paid }
antike-action-arm = Armer { $count } { $unit } à { $province }{ antike-paid }
antike-action-learn = Acquérir le progrès { $advance }{ antike-paid }
antike-action-move = Déplacer { $count } { $unit } { $origin } > { $target }{ $left-id ->
    [none] {""}
    [one] {" "}(reste { $left } action)
   *[other] {" "}(reste { $left } actions)
}
antike-action-fight = Combattre les { $rival } à { $province } : { $count } { $unit } de chaque côté
antike-action-demand = Pour les { $nation } : combattre à { $count } contre { $count }
antike-action-let-pass = Pour les { $nation } : laisser passer
antike-action-conquer = Conquérir { $province }{ $legions ->
    [0] { $galleys ->
        [0] {""}
       *[other] {" "}en perdant { antike-troops }
    }
   *[other] {" "}en perdant { antike-troops }
}{ $give-up-id ->
    [none] {""}
   *[some] , céder { $give-up }
}
antike-action-found = Fonder { $province }{ antike-paid }
antike-action-end = Finir le tour

antike-paid = { $pay-id ->
    [none] {""}
   *[some] {" "}pour { $pay }
}

## Questions et réponses du panneau

antike-ask-choose-nation-nation = Quelle nation veux-tu mener ?
antike-ask-settle-nation = Quelle nation choisit d’abord ?
antike-ask-settle-province = Dans quelle ville commencent les { $nation } ?
antike-ask-take-good = La banque n’a plus de pièce : que prends-tu ?
antike-ask-exchange-give = Que donnes-tu ?
antike-ask-exchange-get = Que veux-tu contre ton { $give } ?
antike-ask-exchange-count = Combien ?
antike-ask-go-field = Où vas-tu sur la roue ?
antike-ask-pay = Comment paies-tu ?
antike-ask-found-pay = Ville à { $province } : comment paies-tu ?
antike-ask-build-temple-pay = Temple à { $province } : comment paies-tu ?
antike-ask-learn-pay = { $advance } : comment paies-tu ?
antike-ask-go-pay = Case { $field } : comment paies-tu ?
antike-ask-build-temple-province = Un temple dans quelle ville ?
antike-ask-arm-province = Dans quelle ville armes-tu ?
antike-ask-arm-unit = Légions ou galères à { $province } ?
antike-ask-arm-count = Combien de { $unit-many } à { $province } ?
antike-ask-learn-advance = Quel progrès ?
antike-ask-move-origin = D’où partent les unités ?
antike-ask-move-target = { $origin } : vers où ?
antike-ask-move-unit = Légions ou galères, { $origin } > { $target } ?
antike-ask-move-count = Combien de { $unit-many }, { $origin } > { $target } ?
antike-ask-move-left = Lesquelles ?
antike-ask-fight-province = Où combats-tu ?
antike-ask-fight-unit = Légions ou galères à { $province } ?
antike-ask-fight-rival = Contre qui à { $province } ?
antike-ask-fight-count = Combien de { $unit-many } de chaque côté ?
antike-ask-demand-nation = Pour quelle nation ?
antike-ask-demand-count = Combattre avec combien d’unités ?
antike-ask-let-pass-nation = Pour quelle nation ?
antike-ask-conquer-province = Quelle ville conquiers-tu ?
antike-ask-conquer-legions = Combien de légions perds-tu pour { $province } ? Le reste en galères.
antike-ask-conquer-galleys = Combien de galères perds-tu pour { $province } ?
antike-ask-conquer-give-up = Tu as déjà 25 villes : laquelle cèdes-tu ?
antike-ask-found-province = Où fondes-tu une ville ?

antike-answer-move-left = { $value ->
    [one] celles qui ont { $value } action
   *[other] celles qui ont { $value } actions
}
antike-answer-conquer-legions = { $value ->
    [0] aucune légion
    [one] 1 légion
   *[other] { $value } légions
}
antike-answer-conquer-galleys = { $value ->
    [0] aucune galère
    [one] 1 galère
   *[other] { $value } galères
}

antike-price-go = { $total ->
    [one] { $total } bien ou pièce
   *[other] { $total } biens ou pièces
}
antike-price-learn = { $total ->
    [one] { $total } or
   *[other] { $total } ors
}
antike-price-build-temple = { $total ->
    [one] { $total } marbre
   *[other] { $total } marbres
}
antike-price-arm = { $total ->
    [one] { $total } fer
   *[other] { $total } fers
}
antike-price-found = 1 marbre, 1 fer, 1 or, ou des pièces

## Qui doit quoi

antike-decision-nation = choisis ta nation
antike-decision-settle = choisis la première ville des { $nation }
antike-decision-coin = à toi de jouer
antike-decision-rondel = à toi d’avancer sur la roue
antike-decision-temples = à toi de construire des temples
antike-decision-arming = à toi d’armer tes villes
antike-decision-know-how = à toi d’acquérir des progrès
antike-decision-manoeuvre = à toi de manœuvrer
antike-decision-founding = fonde des villes ou finis ton tour
antike-decision-entry = { $count } { $unit } des { $rival } { $count ->
    [one] entre
   *[other] entrent
} à { $province }, où tu en as { $own } ({ $nation }). Combattre ou laisser passer ?

antike-waiting-nation = choisir une nation
antike-waiting-settle = choisir la première ville des { $nation }
antike-waiting-coin = commencer le tour
antike-waiting-rondel = avancer sur la roue
antike-waiting-temples = construire des temples
antike-waiting-arming = armer
antike-waiting-know-how = acquérir des progrès
antike-waiting-manoeuvre = manœuvrer
antike-waiting-founding = fonder des villes ou finir le tour
antike-waiting-entry = répondre à { $province } (combattre ou laisser passer)

antike-stage-coin = Pièce
antike-stage-rondel = Roue
antike-stage-action = Action
antike-stage-found = Villes
antike-stage-end = Fin

antike-order-entry-fight = Combattre avec tout ce que j’y ai
antike-order-entry-let-pass = Laisser passer
antike-orders-entry = Quand des unités entrent où j’ai les mêmes
antike-orders-entry-rival = Quand des unités des { $rival } entrent où j’ai les mêmes
antike-orders-entry-unit = Quand des { $unit-many } entrent où j’en ai
antike-orders-entry-rival-unit = Quand des { $unit-many } des { $rival } entrent où j’en ai

## Ce que la fin du tour peut coûter

antike-toll-open-city = ⚠️ Après ton tour, les { $rival } peuvent prendre { $province } (défense { $strength }{ $temple ->
    [yes] , avec son temple
   *[no] {""}
}) en une manœuvre : { antike-troops } à portée.
antike-toll-empty-cities = ⚠️ Sans unité et à portée des { $rival } : { $places }.
antike-toll-more-open = ⚠️ Exposées aussi : { $places }.
## Quand rien de tel n’est possible

antike-none-arm = Tu ne peux placer aucune unité.
antike-none-build-temple = Tu ne peux bâtir aucun temple.
antike-none-learn = Tu ne peux rien apprendre.
antike-none-conquer = Tu ne peux rien conquérir.
antike-none-found = Tu ne peux fonder aucune ville.
antike-warning-idle-units = { $legions ->
    [0] { $galleys ->
        [one] 1 galère n’a pas bougé.
       *[other] { $galleys } galères n’ont pas bougé.
    }
    [1] { $galleys ->
        [0] 1 légion n’a pas bougé.
       *[other] { antike-troops } n’ont pas bougé.
    }
   *[other] { antike-troops } n’ont pas bougé.
}
antike-warning-idle-field = Tu n’as rien à utiliser sur la case { antike-field-told } en ce moment.
antike-warning-could-build = Tu pourrais encore construire un temple : { $places }.
antike-warning-could-arm = Tu pourrais encore armer : { $places }.
antike-warning-could-learn = Tu pourrais encore acquérir un progrès : { $places-or }.
antike-warning-could-conquer = Tu pourrais encore conquérir { $places }.
antike-warning-could-found = Tu pourrais encore fonder une ville : { $places }.

## Ce qu’une réponse entraînerait, dans sa description ou au-dessus des boutons

antike-preview-start = Les { $nation } jouent en { $place-nth } et commencent à { $cities }.
antike-preview-good = { $province } rapporte { $good-some }.
antike-preview-harvest = { $field } : rapporte { $count } { $good } maintenant.
antike-preview-field-temple = { $field } : { $count ->
    [0] tu ne peux payer aucun temple
    [one] tu peux payer { $count } temple
   *[other] tu peux payer { $count } temples
} (5 marbres chacun).
antike-preview-field-arming = { $field } : { $count ->
    [0] tu ne peux payer aucune unité
    [one] tu peux payer { $count } unité
   *[other] tu peux payer { $count } unités
} (1 fer chacune).
antike-preview-field-know-how = { $field } : tu as { $count } en or et en pièces pour des savoir-faire.
antike-preview-field-manoeuvre = { antike-field-told } : { antike-troops } à déplacer.
antike-preview-ground = { $province } ({ $good }) : { $own ->
    [yes] ta ville, défense { $strength }
   *[no] { $owner-id ->
        [none] pas de ville
       *[some] ville des { $owner }, défense { $strength }
    }
}{ $temple ->
    [yes] {" "}avec un temple
   *[no] {""}
}{ $rivals-id ->
    [none] {""}
   *[some] , unités des { $rivals }
}
antike-preview-armed = { $province } : défense { $now }, puis { $strength }
antike-preview-first = { $advance } : tu es le premier à l’apprendre, ce qui gagne 1 savant.
antike-preview-conquer = { $province } rapporte { $more } { $good-many }{ $more ->
    [one] {""}
   *[other] s
} à chaque fois ; ville { $count }{ $won-id ->
    [none] {" "}(prochain roi à { $next })
   *[some] {" "}: gagne 1 { $won }
}
antike-preview-found = { antike-preview-conquer }
antike-preview-build-temple = { $province } rapporte { $more } { $good-many }{ $more ->
    [one] {""}
   *[other] s
} de plus à chaque fois ; temple { $count }{ $won-id ->
    [none] {" "}(prochain citoyen à { $next })
   *[some] {" "}: gagne 1 { $won }
}
antike-preview-fight = { $province } : { $kept ->
    [0] { $left ->
        [0] toutes les { $unit-many } tombent, les tiennes et celles des { $rival }
       *[other] tes { $unit-many } tombent toutes, il en reste { $left } aux { $rival }
    }
   *[other] il reste { $kept } de tes { $unit-many }{ $left ->
        [0] {","} aucune des { $rival }
       *[other] {" "}et { $left } des { $rival }
    }
}

## Comment cela finit

antike-ending-personages = { $winners } gagne avec { $score ->
    [one] { $score } personnage
   *[other] { $score } personnages
}.
antike-ending-last-temple = Il n’y avait plus de personnages, et { $winners } a détruit le temple suivant : c’est la victoire.
antike-ending-alone = Tout le monde s’est retiré, sauf { $winners } : c’est la victoire.

## Options des règles

antike-option-board = Plateau
    .help = L’Orient au temps d’Alexandre ou l’Occident au temps d’Auguste.
antike-option-board-east = Orient
antike-option-board-west = Occident
antike-option-manoeuvre = Manœuvre
    .help = 2006 : d’abord mouvements et combats, puis conquêtes. 2005 : dans n’importe quel ordre.
antike-option-manoeuvre-2006 = 2006 (mouvements, puis conquêtes)
antike-option-manoeuvre-2005 = 2005 (dans n’importe quel ordre)
antike-option-personages = But à trois
    .help = Personnages nécessaires à trois nations. Aux autres nombres, il n’y a qu’un but.
antike-option-personages-10 = 10 personnages
antike-option-personages-12 = 12 personnages
antike-option-start = Départ
    .help = Commencer avec trois villes, ou avec une des trois pour une partie plus longue.
antike-option-start-three-cities = trois villes
antike-option-start-one-city = une ville (plus long)
antike-option-nations = Nations
    .help = Tirées au sort, ou choisies dans l’ordre des places.
antike-option-nations-dealt = tirées au sort
antike-option-nations-chosen = choisies
antike-option-chips = Jetons
    .help = Limités : la banque a 80 unités de chaque ressource, pas une de plus.
antike-option-chips-unlimited = illimités
antike-option-chips-limited = limités

## Le plateau en mots

antike-line-nation = **{ $nation }** : { $personages ->
    [one] { $personages } personnage
   *[other] { $personages } personnages
} sur { $goal } ; { $goods } ; { $advances-count ->
    [0] aucun progrès
   *[other] { $advances }
} ; { $field-id ->
    [none] pas encore sur la roue
   *[some] sur la case { $field }
}.
antike-line-nation-out = **{ $nation }** (retirés) : { $personages ->
    [one] { $personages } personnage
   *[other] { $personages } personnages
} sur { $goal }.
antike-line-city = · { $province } ({ $resource }){ $temple ->
    [yes] , temple
   *[no] {""}
}, défense { $strength }{ $legions ->
    [0] { $galleys ->
        [0] {""}
       *[other] {" : "}{ antike-troops }
    }
   *[other] {" : "}{ antike-troops }
}
antike-line-units = · ailleurs, à { $province } : { antike-troops }
antike-line-bank = Banque : { $coins ->
    [0] aucune pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $temples ->
    [0] aucun temple
    [one] { $temples } temple
   *[other] { $temples } temples
}.
antike-line-bank-chips = En banque : marbre { $marble }, fer { $iron }, or { $gold }.
antike-line-piles = Personnages restants : rois { $king }, savants { $scholar }, généraux { $general }, citoyens { $citizen }, navigateurs { $navigator }.

## Pourquoi quelque chose ne va pas. `.short` se lit sur les choix grisés.

antike-refusal-due-opening = La partie n’a pas commencé : d’abord les nations et les premières villes.
    .short = pas encore
antike-refusal-due-coin = Décide d’abord pour la pièce : prends-la, ou ne prends rien.
    .short = d’abord la pièce
antike-refusal-due-rondel = Choisis d’abord une case de la roue.
    .short = d’abord la roue
antike-refusal-due-temples = Tu es sur la case Temple : construis des temples, fonde des villes ou finis ton tour.
    .short = pas sur cette case
antike-refusal-due-arming = Tu es sur la case Armement : arme, fonde des villes ou finis ton tour.
    .short = pas sur cette case
antike-refusal-due-know-how = Tu es sur la case Savoir-faire : acquiers des progrès, fonde des villes ou finis ton tour.
    .short = pas sur cette case
antike-refusal-due-manoeuvre = Tu es sur la case Manœuvre : déplace, combats, conquiers, fonde des villes ou finis ton tour.
    .short = pas sur cette case
antike-refusal-due-founding = L’action de la case est terminée : tu peux encore fonder des villes ou finir ton tour.
    .short = l’action est terminée
antike-refusal-due-entry = Des unités sont entrées : les nations présentes répondent d’abord, combattre ou laisser passer.
    .short = on attend une réponse

antike-refusal-no-coin-left = { $goods-count ->
    [0] La banque n’a plus ni pièce ni ressource : ne prends rien.
   *[other] La banque n’a plus de pièce : prends plutôt { $goods-some-or }.
}
    .short = plus de pièce
    .right = Prends une ressource qui reste, ou rien.
antike-refusal-coins-left = La banque a encore { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} : prends une pièce. Les ressources viennent quand il n’y en a plus.
    .short = quand il n’y a plus de pièce
    .right = Prends une pièce. Quand la banque n’en aura plus, tu pourras prendre une ressource.
antike-refusal-bank-empty = La banque n’a plus { $good-of }.
    .short = la banque n’en a plus
    .right = Choisis ce que la banque a encore.
antike-refusal-needs-all-advances = Il faut les huit progrès pour échanger des biens. Tu { $has ->
    [0] n’en as aucun
   *[other] en as { $has }
}.
    .short = il faut les 8 progrès
    .right = Acquiers les progrès qui te manquent, sur Savoir-faire. Avec les huit, tu peux échanger.
antike-refusal-no-exchange = Échange une ressource contre une autre : marbre, fer ou or. Une pièce vaut déjà n’importe laquelle.
    .short = pas un échange
    .right = Nomme deux ressources différentes parmi marbre, fer et or.
antike-refusal-not-enough = Il te faudrait { $needs } ({ $good }), et tu { $has ->
    [0] n’en as pas
   *[other] en as { $has }
}.
    .short = tu en as { $has }
    .right = Donnes-en moins, ou laisse d’abord produire tes villes.
antike-refusal-too-dear = Cela coûte { $needs } (en { $accepted-many-or }), et tu { $has ->
    [0] n’en as pas
   *[other] en as { $has }
}.
    .short = coûte { $needs }, tu as { $has }
    .right = Réunis le prix, { $needs } (en { $accepted-many-or }) : laisse produire tes villes, et prends une pièce à chaque tour.
antike-refusal-wrong-payment = { $pay }, ce n’est pas le prix : il est de { $needs } en { $accepted-many-or }.
    .short = coûte { $needs }
    .right = Paie exactement { $needs } en { $accepted-many-or }.
antike-refusal-not-held = Tu ne peux pas payer { $pay } : tu as { $has }.
    .short = tu ne l’as pas
    .right = Paie avec ce que tu as : { $has }.
antike-refusal-move-is-free = La case { antike-field-told } est à trois cases au plus : y aller est gratuit.
    .short = gratuit
    .right = Vas-y sans payer.
antike-refusal-field-too-far = La case { antike-field-told } est à { $distance } cases et coûte { $needs } en biens ou en pièces. Tu { $has ->
    [0] n’en as pas
   *[other] en as { $has }
}.
    .short = coûte { $needs }, tu as { $has }
    .right = Choisis une case à trois au plus, c’est gratuit, ou réunis le prix : { $needs }.

antike-refusal-not-your-city = { $province } n’est pas ta ville.
    .short = pas ta ville
    .right = Choisis une ville à toi. { $province } devrait d’abord t’appartenir, fondée ou conquise.
antike-refusal-temple-there = { $province } a déjà un temple. Une ville n’en porte qu’un.
    .short = a déjà un temple
    .right = Choisis une ville à toi qui n’a pas encore de temple.
antike-refusal-no-temple-left = Les { $temples } temples sont sur le plateau. Il faut qu’un tombe avant d’en construire un autre.
    .short = plus de temple
    .right = Conquiers une ville à temple, ou attends que quelqu’un le fasse : son temple tombe, et on peut en construire un.
antike-refusal-legions-need-land = { $province } n’a pas de frontière terrestre : on n’y arme pas de légion. Des galères, oui.
    .short = pas de frontière terrestre
    .right = Armes-y des galères, ou des légions dans une ville à frontière terrestre.
antike-refusal-galleys-need-sea = { $province } n’a pas de frontière maritime : on n’y arme pas de galère. Des légions, oui.
    .short = pas de frontière maritime
    .right = Armes-y des légions, ou des galères dans une ville à frontière maritime.
antike-refusal-at-least-one = Dis combien de { $unit-many } : au moins une.
    .short = au moins une
    .right = Donne un nombre à partir de 1.
antike-refusal-arming-limit = { $province } accueille { $limit ->
    [one] { $limit } unité par tour sans temple
   *[other] { $limit } unités par tour avec son temple
} : { $left ->
    [0] c’est complet pour ce tour
    [one] encore { $left }, pas { $wanted }
   *[other] encore { $left }, pas { $wanted }
}.
    .short = { $left ->
        [0] complet pour ce tour
       *[other] encore { $left } au plus
    }
    .right = Arme les autres dans une autre ville, ou à ton prochain Armement. Avec un temple, une ville en accueille trois par tour.
antike-refusal-no-pieces-left = Ta réserve { $left ->
    [0] n’a plus { $unit-of }
    [one] n’a plus qu’une { $unit }
   *[other] n’a plus que { $left } { $unit-many }
} : une nation en a { $limit } au plus.
    .short = réserve : { $left }
    .right = Armes-en moins, ou l’autre sorte. Les unités qui tombent reviennent dans ta réserve.

antike-refusal-already-known = Tu as déjà le progrès { $advance }.
    .short = tu l’as déjà
    .right = Choisis un progrès que tu n’as pas encore.
antike-refusal-no-prerequisite = Le progrès { $advance } suppose le progrès { $basic } : acquiers d’abord celui-ci.
    .short = d’abord { $basic }
    .right = Acquiers d’abord { $basic } ; { $advance } peut suivre au même tour si tu peux payer les deux.

antike-refusal-conquering-began = Tu as conquis une ville dans ce tour : mouvements et combats viennent avant toutes les conquêtes.
    .short = conquêtes commencées
    .right = Déplace et combats avant ta première conquête : à ta prochaine Manœuvre.
antike-refusal-no-land-border = Pas de frontière terrestre entre { $origin } et { $target } : les légions n’y passent pas. { $reachable-count ->
    [0] Aucune légion ne peut partir { $origin-of }.
   *[other] Depuis { $origin }, une légion peut aller à { $reachable-or }.
}
    .short = pas de frontière terrestre
    .right = Vas-y de frontière en frontière par la terre, ou envoie des galères si les deux sont au bord de la mer.
antike-refusal-no-sea-border = Pas de frontière maritime entre { $origin } et { $target } : les galères n’y passent pas. { $reachable-count ->
    [0] Aucune galère ne peut partir { $origin-of }.
   *[other] Depuis { $origin }, une galère peut aller à { $reachable-or }.
}
    .short = pas de frontière maritime
    .right = Vas-y de frontière en frontière par la mer, ou envoie des légions si une frontière terrestre y mène.
antike-refusal-no-units-there = Tu n’as pas { $unit-of } à { $province }.
    .short = tu n’y as pas { $unit-of }
    .right = Choisis une province où tu as des { $unit-many }, ou amènes-en d’abord à { $province }.
antike-refusal-no-action-left = Tes { $unit-many } à { $province } n’ont plus d’action. Elles peuvent encore combattre leurs semblables.
    .short = plus d’action
    .right = À ta prochaine Manœuvre, elles auront de nouveau des actions. Roue et Routes en donnent plus aux légions, Voile et Navigation aux galères.
antike-refusal-which-units = Tes { $unit-many } à { $province } n’ont pas toutes le même nombre d’actions. Dis lesquelles : left:{ $lefts-or }.
    .short = lesquelles ?
    .right = Dis lesquelles partent par les actions qui leur restent : left:{ $lefts-or }.
antike-refusal-too-few-units = { $has ->
    [0] Aucune { $unit } à { $province } ne peut faire cela.
    [one] Une seule { $unit } à { $province } peut faire cela, pas { $wanted }.
   *[other] Seulement { $has } { $unit-many } à { $province } peuvent faire cela, pas { $wanted }.
}
    .short = { $has } seulement
    .right = Nommes-en moins, ou amène d’abord à { $province } plus de { $unit-many } qui ont encore une action.
antike-refusal-no-rival = Tu mènes toi-même les { $rival }, ou ils ne jouent pas dans cette partie. Nomme une autre nation.
    .short = pas un adversaire
    .right = Nomme une nation que tu ne mènes pas et dont les unités côtoient les tiennes.
antike-refusal-rival-not-there = Les { $rival } n’ont pas { $unit-of } à { $province }. Légion contre légion, galère contre galère.
    .short = ils n’y en ont pas
    .right = Combats là où des unités de la même sorte des deux camps se trouvent : légions contre légions, galères contre galères.
antike-refusal-too-many-to-fight = { $most ->
    [one] Une seule { $unit } de chaque côté peut combattre
   *[other] De 1 à { $most } { $unit-many } de chaque côté peuvent combattre
} à { $province }, pas { $wanted }.
    .short = { $most } au plus
    .right = Donne un nombre de 1 à { $most }.
antike-refusal-not-asked = Personne n’interroge les { $nation } au sujet { $province-of }.
    .short = pas de question ici
    .right = Réponds pour une nation à toi chez qui d’autres sont entrés : le panneau dit laquelle.
antike-refusal-no-city = Il n’y a pas de ville à conquérir à { $province }. Avec une unité là-bas, tu peux en fonder une à la fin de ton tour.
    .short = pas de ville ici
    .right = Choisis une province avec une ville d’une autre nation et des unités à toi.
antike-refusal-own-city = { $province } est à toi.
    .short = à toi
    .right = Choisis une ville d’une autre nation.
antike-refusal-last-city = { $province } est la dernière ville des { $rival } : on ne peut pas la conquérir.
    .short = leur dernière ville
    .right = Choisis une autre ville : chaque nation garde sa dernière. S’ils en fondent une autre, { $province } pourra tomber.
antike-refusal-too-weak = { $province } a une défense de { $needs } ; { $has ->
    [0] tu n’y as aucune unité qui ait encore une action
    [one] tu y as { $has } unité qui a encore une action
   *[other] tu y as { $has } unités qui ont encore une action
}.
    .short = défense { $needs }, tu as { $has }
    .right = Amènes-y des unités qui ont encore une action jusqu’à en avoir { $needs }, ou affaiblis d’abord la défense par un combat.
antike-refusal-wrong-losses = { $province } coûte exactement { $needs ->
    [one] { $needs } unité qui a
   *[other] { $needs } unités qui ont
} encore une action, parmi celles que tu y as : { antike-troops }. Tu as dit { $wanted-legions ->
    [one] { $wanted-legions } légion
   *[other] { $wanted-legions } légions
} et { $wanted-galleys ->
    [one] { $wanted-galleys } galère
   *[other] { $wanted-galleys } galères
}.
    .short = coûte exactement { $needs ->
        [one] { $needs } unité
       *[other] { $needs } unités
    }
    .right = Nomme des légions et des galères qui font { $needs } en tout.
antike-refusal-nothing-to-give-up = Tu as moins de { $limit } villes : tu n’as rien à céder pour { $province }.
    .short = rien à céder
    .right = Ne nomme pas de ville à céder.
antike-refusal-give-up-which = Tu as { $limit } villes, le maximum. Dis laquelle tu cèdes pour { $province }, par exemple `give-up:{ $city-id }`.
    .short = cède d’abord une ville
    .right = Ajoute une ville à céder, par exemple `give-up:{ $city-id }`.

antike-refusal-city-there = Les { $rival } ont une ville à { $province }. Elle se conquiert, elle ne se fonde pas.
    .short = il y a une ville
    .right = Fonde là où aucune nation n’a de ville. Celle-ci serait à conquérir, pendant une Manœuvre.
antike-refusal-no-unit-to-found = Il te faut une légion ou une galère à { $province } pour y fonder une ville.
    .short = pas d’unité ici
    .right = Amène une légion ou une galère à { $province }, ou fonde là où tu en as une.
antike-refusal-no-stones-left = Tu as { $limit } villes, le maximum.
    .short = { $limit } villes au plus
    .right = Il faudrait d’abord qu’une de tes villes tombe. Dans une conquête, tu peux en céder une pour une autre.
antike-refusal-city-too-dear = Une ville coûte 1 marbre, 1 fer et 1 or. Il te manque { $missing-some }, et { $coins ->
    [0] tu n’as pas de pièce pour compléter
    [one] tu n’as qu’une pièce pour compléter
   *[other] tu n’as que { $coins } pièces pour compléter
}.
    .short = il te manque { $missing-some }
    .right = Obtiens de tes villes ce qui te manque ({ $missing-some }), ou des pièces à la place.
antike-refusal-one-of-each = Une ville coûte un marbre, un fer et un or, une pièce pouvant remplacer chacun. { $pay }, ce n’est pas cela.
    .short = un de chaque
    .right = Paie un marbre, un fer et un or, ou une pièce pour chaque bien qui manque.

antike-refusal-nation-not-played = Les { $nation } ne jouent pas dans cette partie. { $free-count ->
    [0] Toutes les autres nations sont prises.
   *[other] Tu peux prendre : { $free-or }.
}
    .short = pas dans cette partie
    .right = Choisis une nation qui joue dans cette partie et qui est libre.
antike-refusal-nation-not-free = Les { $nation } ne sont plus libres. { $free-count ->
    [0] Plus aucune nation ne l’est.
   *[other] Tu peux prendre : { $free-or }.
}
    .short = déjà pris
    .right = Choisis une nation encore libre.
antike-refusal-no-starting-city = Les { $nation } ne peuvent pas commencer à { $province }. { $cities-count ->
    [0] Ce n’est pas à toi de les placer.
   *[other] Ils peuvent commencer à { $cities-or }.
}
    .short = pas une ville de départ
    .right = Choisis une des villes où cette nation peut commencer.

## Ce qu’on cherche par son nom

antike-piece-city = Ville
    .text = Rapporte 1 de sa ressource sur cette case de la roue, 3 avec un temple. Sa défense est de 1, de 3 avec un temple, et de 1 de plus par unité de sa nation sur place. La fonder coûte 1 marbre, 1 fer et 1 or et demande une unité à toi dans une province sans ville. 25 par nation.
    .synonyms = villes
antike-piece-temple = Temple
    .text = Sa ville rapporte 3 au lieu de 1, a une défense de 3 au lieu de 1 et reçoit 3 nouvelles unités au lieu d’une. Coûte 5 marbres. Qui conquiert la ville le détruit et gagne un général.
    .synonyms = temples
antike-every-province = Une ville peut se trouver dans chaque province ; elle rapporte sa ressource à sa nation.
antike-every-nation = Une nation joue à son tour et gagne dès qu’elle a assez de personnages.
antike-about-good = Sa ville rapporte { $good-id ->
    [gold] de l’or
    [iron] du fer
   *[marble] du marbre
}.
antike-about-borders = Frontières de terre : { $land-id ->
    [none] aucune
   *[some] { $land }
}. De mer : { $sea-id ->
    [none] aucune
   *[some] { $sea }
}. Mixtes : { $both-id ->
    [none] aucune
   *[some] { $both }
}.
antike-about-price = Coûte { $first } ors à la première nation qui l’acquiert, { $then } aux autres.{ $basic-id ->
    [none] {""}
   *[some] {" "}Il demande { $basic }.
}
antike-about-pile = Il y en a { $count }.
antike-held-nobody = Personne ne l’a à présent.
antike-held-no-city = Aucune ville à présent.
antike-held-city = Ville des { $nation }{ $temple ->
    [yes] {" "}avec un temple
   *[no] {""}
}, défense { $strength }.
antike-held-units = Les { $nation } y ont { antike-troops }.
antike-held-not-played = Ils ne jouent pas dans cette partie.
antike-held-realm = Menés par { $seat } : { $personages } sur { $goal } personnages. { $cities-count ->
    [0] Aucune ville
    [one] 1 ville : { $cities }
   *[other] { $cities-count } villes : { $cities }
}. Unités : { antike-troops }.
antike-held-known = Acquis par : { $nations }.
antike-held-costs = Il coûte { $count ->
    [one] { $count } or
   *[other] { $count } ors
} à présent.
antike-held-count = { $nation } : { $count }
antike-held-left = Reste : { $count }
antike-held-here = S’y trouvent : { $nations }.

## Provinces des deux faces

antike-province-adane = Adane
    .of = d’Adane
antike-province-adulis = Adulis
    .of = d’Adulis
antike-province-alexandria = Alexandria
    .synonyms = Alexandrie
    .of = d’Alexandria
antike-province-ammonion = Ammonion
    .of = d’Ammonion
antike-province-antiochia = Antiochia
    .synonyms = Antioche
    .of = d’Antiochia
antike-province-artaxata = Artaxata
    .of = d’Artaxata
antike-province-athen = Athenae
    .synonyms = Athènes
    .of = d’Athenae
antike-province-athenae = Athenae
    .synonyms = Athènes
    .of = d’Athenae
antike-province-attalia = Attalia
    .of = d’Attalia
antike-province-babylon = Babylon
    .synonyms = Babylone
    .of = de Babylon
antike-province-berenice = Berenice
    .of = de Berenice
antike-province-brigantium = Brigantium
    .of = de Brigantium
antike-province-burdigala = Burdigala
    .synonyms = Bordeaux
    .of = de Burdigala
antike-province-bycantium = Byzantium
    .synonyms = Byzance, Constantinople
    .of = de Byzantium
antike-province-byzantion = Byzantion
    .synonyms = Byzance, Constantinople
    .of = de Byzantion
antike-province-caesarea = Caesarea
    .synonyms = Césarée
    .of = de Caesarea
antike-province-calisia = Calisia
    .of = de Calisia
antike-province-caralis = Caralis
    .of = de Caralis
antike-province-carnuntum = Carnuntum
    .of = de Carnuntum
antike-province-carthago = Carthago
    .synonyms = Carthage
    .of = de Carthago
antike-province-castra_regina = Castra Regina
    .synonyms = Ratisbonne
    .of = de Castra Regina
antike-province-charax = Charax
    .of = de Charax
antike-province-chersonesos = Chersonesos
    .of = de Chersonesos
antike-province-corniclanum = Corniclanum
    .of = de Corniclanum
antike-province-cyrene = Cyrene
    .synonyms = Cyrène
    .of = de Cyrene
antike-province-dioscoridis = Dioscoridis
    .of = de Dioscoridis
antike-province-dyrrhachion = Dyrrhachion
    .of = de Dyrrhachion
antike-province-ephesos = Ephesos
    .synonyms = Éphèse
    .of = d’Ephesos
antike-province-gades = Gades
    .synonyms = Cadix
    .of = de Gades
antike-province-gerrha = Gerrha
    .of = de Gerrha
antike-province-gordion = Gordion
    .of = de Gordion
antike-province-harmotia = Harmotia
    .of = d’Harmotia
antike-province-knossos = Knossos
    .synonyms = Cnossos
    .of = de Knossos
antike-province-ktesiphon = Ktesiphon
    .synonyms = Ctésiphon
    .of = de Ktesiphon
antike-province-leptis_magna = Leptis Magna
    .of = de Leptis Magna
antike-province-londinium = Londinium
    .synonyms = Londres
    .of = de Londinium
antike-province-lutetia = Lutetia
    .synonyms = Lutèce, Paris
    .of = de Lutetia
antike-province-massilia = Massilia
    .synonyms = Marseille
    .of = de Massilia
antike-province-mecca = Mecca
    .synonyms = La Mecque
    .of = de Mecca
antike-province-mediolanum = Mediolanum
    .synonyms = Milan
    .of = de Mediolanum
antike-province-melitene = Melitene
    .of = de Melitene
antike-province-memphis = Memphis
    .of = de Memphis
antike-province-meroe = Meroe
    .of = de Meroe
antike-province-messana = Messana
    .synonyms = Messine
    .of = de Messana
antike-province-moscha = Moscha
    .of = de Moscha
antike-province-napoca = Napoca
    .of = de Napoca
antike-province-ninive = Ninive
    .of = de Ninive
antike-province-olisipo = Olisipo
    .synonyms = Lisbonne
    .of = d’Olisipo
antike-province-ommana = Ommana
    .of = d’Ommana
antike-province-opone = Opone
    .of = d’Opone
antike-province-palmyra = Palmyra
    .synonyms = Palmyre
    .of = de Palmyra
antike-province-paphos = Paphos
    .of = de Paphos
antike-province-pella = Pella
    .of = de Pella
antike-province-persepolis = Persepolis
    .synonyms = Persépolis
    .of = de Persepolis
antike-province-petra = Petra
    .of = de Petra
antike-province-phasis = Phasis
    .of = de Phasis
antike-province-punt = Punt
    .of = de Punt
antike-province-rhagai = Rhagai
    .of = de Rhagai
antike-province-roma = Roma
    .synonyms = Rome
    .of = de Roma
antike-province-saba = Saba
    .of = de Saba
antike-province-salonae = Salonae
    .synonyms = Split
    .of = de Salonae
antike-province-sinope = Sinope
    .of = de Sinope
antike-province-sirmium = Sirmium
    .of = de Sirmium
antike-province-sparta = Sparta
    .synonyms = Sparte
    .of = de Sparta
antike-province-susa = Susa
    .of = de Susa
antike-province-syracusae = Syracusae
    .synonyms = Syracuse
    .of = de Syracusae
antike-province-tacape = Tacape
    .of = de Tacape
antike-province-taima = Taima
    .of = de Taima
antike-province-tarentum = Tarentum
    .synonyms = Tarente
    .of = de Tarentum
antike-province-tarraco = Tarraco
    .of = de Tarraco
antike-province-theben = Thebae
    .synonyms = Thèbes
    .of = de Thebae
antike-province-thessalonica = Thessalonica
    .synonyms = Thessalonique
    .of = de Thessalonica
antike-province-tingis = Tingis
    .synonyms = Tanger
    .of = de Tingis
antike-province-toletum = Toletum
    .synonyms = Tolède
    .of = de Toletum
antike-province-tomis = Tomis
    .of = de Tomis
antike-province-treva = Treva
    .of = de Treva
antike-province-treveri = Treveri
    .synonyms = Trèves
    .of = de Treveri
antike-province-tyras = Tyras
    .of = de Tyras
antike-province-tyros = Tyros
    .synonyms = Tyr
    .of = de Tyros
antike-province-zadrakarta = Zadrakarta
    .of = de Zadrakarta

## Après la fin

antike-honour-builder = Prix de l’architecture : { $who }, { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
antike-honour-founder = Prix de la fondation : { $who }, { $count ->
    [one] 1 nouvelle ville
   *[other] { $count } nouvelles villes
}
antike-honour-scholar = Prix du savoir : { $who }, { $count ->
    [one] 1 progrès
   *[other] { $count } progrès
}
antike-honour-traveller = Prix du voyage : { $who }, { $count ->
    [one] 1 unité déplacée
   *[other] { $count } unités déplacées
}
antike-honour-smith = Prix de la forge : { $who }, { $count ->
    [one] 1 ressource produite
   *[other] { $count } ressources produites
}
