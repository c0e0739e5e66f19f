### Grécolonies en français. Les joueurs portent le nom de leur métropole : « Chalcis se déplace ».
### Parties d'un évènement : .by (qui), .did (quoi), .also (encore la même chose), .title (titre).

grecolonies-title = Grécolonies
grecolonies-invitation = Envoie des colons par-delà la mer, bluffe avec tes dés cachés sur ce qu’ils peuvent faire, et gagne les autres à ta cause.
grecolonies-length = 4 ou 5 tours chacun, avec beaucoup de réponses entre eux : une heure autour d’une table, une à deux semaines ici
grecolonies-changed-2 = Un refus de cohabiter tombe quand son auteur quitte la partie, et on n’entre plus dans une colonie sans y être accepté.
grecolonies-chance = Il décide des places, de qui commence, de l’ordre des objectifs, des dés, et de ce qu’un pillage emporte.

grecolonies-paragraphs = gathered recruited passed attacked assault-begun fight-won
grecolonies-headlines = won pillaged fight-won last-round-begun objective-taken withdrew countered/dodged attacked cohabitation-refused cohabitation-proposed entered recruited passed city-taken

grecolonies-score = { $score ->
    [one] { $score } point de Gloire
   *[other] { $score } points de Gloire
}
grecolonies-score-points = { $count ->
    [one] point
   *[other] points
}

## Métropoles, provinces, objectifs, signes

grecolonies-city-chalcis = Chalcis
grecolonies-city-phocaea = Phocaea
grecolonies-city-miletos = Miletos
grecolonies-city-thera = Thera
grecolonies-city-sparta = Sparte

grecolonies-province-chalcis = Chalcis
    .in = à Chalcis
grecolonies-province-phocaea = Phocaea
    .in = à Phocaea
grecolonies-province-miletos = Miletos
    .in = à Miletos
grecolonies-province-thera = Thera
    .in = à Thera
grecolonies-province-sparta = Sparte
    .in = à Sparte
grecolonies-province-bosporos = Bosporos
    .in = à Bosporos
grecolonies-province-thrace = Thracé
    .in = en Thracé
grecolonies-province-troada = Troada
    .in = en Troada
grecolonies-province-macedonia = Macédoine
    .in = en Macédoine
grecolonies-province-megale_hellas = Megale Hellas
    .in = en Megale Hellas
grecolonies-province-sikelia = Sikelia
    .in = en Sikelia
grecolonies-province-bithynia = Bithynia
    .in = en Bithynia
grecolonies-province-karia = Karia
    .in = en Karia

grecolonies-objective-demeter = Déméter
    .label = Déméter (céréales)
grecolonies-objective-dionysos = Dionysos
    .label = Dionysos (vin)
grecolonies-objective-athena = Athéna
    .label = Athéna (huile d’olive)
grecolonies-objective-artemis = Artémis
    .label = Artémis (bois)
grecolonies-objective-hephaistos = Héphaïstos
    .label = Héphaïstos (métal)
grecolonies-objective-aphrodite = Aphrodite
    .label = Aphrodite (parfum)
grecolonies-objective-hermes = Hermès
    .label = Hermès (tissus)
grecolonies-objective-apollo = Apollon
    .label = Apollon (marbre)
grecolonies-objective-zeus = Zeus
    .label = Zeus (ses sanctuaires)
grecolonies-objective-hera = Héra
    .label = Héra (ses sanctuaires)
grecolonies-objective-poseidon = Poséidon
    .label = Poséidon (ses sanctuaires)
grecolonies-objective-ares = Arès
    .label = Arès (ses sanctuaires)

grecolonies-group-harvest = production agricole
grecolonies-group-craft = production artisanale
grecolonies-group-sanctuary = sanctuaire

grecolonies-sign-cereals = céréales
grecolonies-sign-wine = vin
grecolonies-sign-oil = huile d’olive
grecolonies-sign-wood = bois
grecolonies-sign-metal = métal
grecolonies-sign-perfume = parfum
grecolonies-sign-cloth = tissus
grecolonies-sign-marble = marbre
grecolonies-sign-zeus = sanctuaire de Zeus
grecolonies-sign-hera = sanctuaire d’Héra
grecolonies-sign-poseidon = sanctuaire de Poséidon
grecolonies-sign-ares = sanctuaire d’Arès

## Armes et faces des dés ; ce qu'on possède

grecolonies-weapon-helmet = { $count ->
    [one] casque
   *[other] casques
}
grecolonies-weapon-shield = { $count ->
    [one] bouclier
   *[other] boucliers
}
grecolonies-weapon-spear = { $count ->
    [one] lance
   *[other] lances
}

grecolonies-face-helmet-1 = 1 casque
grecolonies-face-helmet-2 = 2 casques
grecolonies-face-shield-1 = 1 bouclier
grecolonies-face-shield-2 = 2 boucliers
grecolonies-face-spear-1 = 1 lance
grecolonies-face-spear-2 = 2 lances

grecolonies-holding-provinces = { $count ->
    [one] province
   *[other] provinces
}
grecolonies-holding-citizens = { $count ->
    [one] citoyen
   *[other] citoyens
}
grecolonies-holding-reserve = en réserve
grecolonies-holding-oracle = sur l’Oracle
grecolonies-holding-markers = { $count ->
    [one] marqueur de Gloire
   *[other] marqueurs de Gloire
}
grecolonies-holding-objectives = { $count ->
    [one] objectif
   *[other] objectifs
}

grecolonies-scored-markers = { $count } { $count ->
    [one] marqueur de Gloire
   *[other] marqueurs de Gloire
}
grecolonies-scored-objectives = { $points } pour { $count } { $count ->
    [one] objectif
   *[other] objectifs
}

## Sortes de mots, et parties d'une action, telles qu'on les tape

grecolonies-kind-province = province
grecolonies-kind-city = cité en jeu
grecolonies-kind-objective = objectif
grecolonies-kind-weapon = arme
grecolonies-kind-face = face d’un dé

grecolonies-part-target = où aller
grecolonies-part-origin = d’où
grecolonies-part-count = combien
grecolonies-part-rival = la cité adverse
grecolonies-part-province = la province
grecolonies-part-city = la cité
grecolonies-part-winner = le vainqueur
grecolonies-part-assaults = le nombre d’assauts
grecolonies-part-weapon = l’arme
grecolonies-part-refuge = à qui est le citoyen qui fuit
grecolonies-part-out = à qui est le citoyen éliminé

## Nombres de citoyens, pour les textes qui connaissent $count

grecolonies-citizens = { $count ->
    [one] { $count } citoyen
   *[other] { $count } citoyens
}

## Lieux et gens, pour les textes qui les connaissent avec $city : ce qui est à soi n’est pas nommé deux fois

grecolonies-from = { $origin-is-city ->
    [yes] de sa métropole
   *[no] de { $origin }
}
grecolonies-there = { $province-is-city ->
    [yes] dans sa métropole
   *[no] { $province-in }
}
grecolonies-theirs = { $province-is-rival ->
    [yes] chez elle
   *[no] { $province-in }
}
grecolonies-within-assaults = en { $assaults ->
    [one] { $assaults } assaut
   *[other] { $assaults } assauts
}
grecolonies-verdict = { $found ->
    [0] il n’y en a pas
   *[other] il y en a { $found }
}{ $own ->
    [0] {""}
   *[other] {" "}(dont { $own } sous son gobelet)
}, et { $held ->
    [yes] { $rival } perd l’assaut
   *[no] { $city } perd l’assaut
}

## Qui se bat, pour les textes qui savent qui soulève les gobelets ($city) et si c’est l’attaquant

grecolonies-attack = { $attacker ->
    [yes] { $city } attaque { $rival }
   *[no] { $rival } attaque { $city }
}
grecolonies-winner = { $held ->
    [yes] { $city }
   *[no] { $rival }
}

## Ce qui est écrit dans l’image d’un combat

grecolonies-scene-attacks = attaque
grecolonies-scene-defends = se défend
grecolonies-scene-said = à l’annonce
grecolonies-scene-found = en tout
grecolonies-scene-refuge = en fuite
grecolonies-scene-wins-assault = gagne l’assaut
grecolonies-scene-wins-fight = gagne le combat

## Ce qui arrive

grecolonies-event-city-taken = { $seat } joue { $city }.
    .by = { $seat }
    .did = joue { $city }
    .title = { $city } est prise
grecolonies-event-first-player-chosen = { grecolonies-event-first-player-chosen.by } { grecolonies-event-first-player-chosen.did }.
    .by = { $city }
    .did = commence
    .title = { $city } commence
grecolonies-event-objective-opened = L’objectif { $objective-label } est face visible ; { $left ->
    [0] il n’en reste pas
   *[other] il en reste { $left }
} dans la pioche.
grecolonies-event-recruited = { grecolonies-event-recruited.by } { grecolonies-event-recruited.did }.
    .by = { $city }
    .did = recrute { grecolonies-citizens } { grecolonies-there }{ $oracle ->
        [0] {""}
       *[other] {" "}(dont { $oracle } de l’Oracle)
    }
    .also = { grecolonies-citizens } { grecolonies-there }
    .title = { $city } recrute
grecolonies-event-passed = { grecolonies-event-passed.by } { grecolonies-event-passed.did }.
    .by = { $city }
    .did = n’a personne à recruter
    .title = { $city } n’a personne à recruter
grecolonies-event-gathered = { grecolonies-event-gathered.by } { grecolonies-event-gathered.did }.
    .by = { $city }
    .did = prend { grecolonies-citizens } { grecolonies-from }
    .also = { $count } { grecolonies-from }
grecolonies-event-entered = { grecolonies-event-entered.by } { grecolonies-event-entered.did }.
    .by = { $city }
    .did = entre { $province-in } avec { grecolonies-citizens }{ $rivals-id ->
        [none] {""}
       *[some] {" "}et y cohabite avec { $rivals }
    }
    .title = { $city } entre { $province-in }
grecolonies-event-cohabitation-proposed = { grecolonies-event-cohabitation-proposed.by } { grecolonies-event-cohabitation-proposed.did }.
    .by = { $city }
    .did = { $rivals-id ->
        [none] propose de cohabiter { $province-in }, avec { grecolonies-citizens }
       *[some] propose à { $rivals } de cohabiter { $province-in }, avec { grecolonies-citizens }
    }
    .title = { $city } propose de cohabiter { $province-in }
grecolonies-event-cohabitation-accepted = { grecolonies-event-cohabitation-accepted.by } { grecolonies-event-cohabitation-accepted.did }.
    .by = { $city }
    .did = accepte { $rival } { grecolonies-theirs }
grecolonies-event-cohabitation-refused = { grecolonies-event-cohabitation-refused.by } { grecolonies-event-cohabitation-refused.did }.
    .by = { $city }
    .did = refuse { $rival } { grecolonies-theirs }
    .title = { $city } refuse { $rival } { grecolonies-theirs }
grecolonies-event-attacked = { grecolonies-event-attacked.by } { grecolonies-event-attacked.did }.
    .by = { $city }
    .did = { $cohabitant ->
        [yes] rompt la paix avec
       *[no] attaque
    } { $rival } { grecolonies-theirs } : { grecolonies-citizens } contre { $rival-count ->
        [0] { $guard ->
            [yes] la seule Garde sacrée
           *[no] personne
        }
       *[other] { $rival-count }{ $guard ->
            [yes] {" "}et la Garde sacrée
           *[no] {""}
        }
    }
    .title = { $city } attaque { $rival } { grecolonies-theirs }
grecolonies-event-allied = { grecolonies-event-allied.by } { grecolonies-event-allied.did }.
    .by = { $city }
    .did = envoie à { $combatant } { grecolonies-citizens } { grecolonies-from } contre { $rival }
    .also = { $count } { grecolonies-from }
    .title = { $city } aide { $combatant } { $province-in }
grecolonies-event-stayed-out = { grecolonies-event-stayed-out.by } { grecolonies-event-stayed-out.did }.
    .by = { $city }
    .did = reste à l’écart du combat
    .together = { $actors } restent à l’écart du combat.
grecolonies-event-spared = { grecolonies-event-spared.by } { grecolonies-event-spared.did }.
    .by = { $city }
    .did = place { grecolonies-citizens }{ $owner-is-city ->
        [yes] {""}
       *[no] {" "}de { $owner }
    } en zone de fuite
    .also = { $count } de { $owner }
grecolonies-event-predicted = { grecolonies-event-predicted.by } { grecolonies-event-predicted.did }.
    .by = { $city }
    .did = prédit la victoire de { $winner } { grecolonies-within-assaults }
grecolonies-event-abstained = { grecolonies-event-abstained.by } { grecolonies-event-abstained.did }.
    .by = { $city }
    .did = ne demande rien à l’Oracle
    .together = { $actors } ne demandent rien à l’Oracle.
grecolonies-event-assault-begun = Assaut { $number } : { $city } agite { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $rival } { $rival-dice }.
    .title = Assaut { $number } { $province-in }
grecolonies-event-dice-seen = { grecolonies-event-dice-seen.by } { grecolonies-event-dice-seen.did }.
    .by = { $city }
    .did = { $faces-id ->
        [none] ne voit rien sous son gobelet
       *[some] voit sous son gobelet { $faces }
    }
grecolonies-event-announced = { grecolonies-event-announced.by } { grecolonies-event-announced.did }.
    .by = { $city }
    .did = annonce **{ $count } { $weapon }**
    .title = { $city } annonce { $count } { $weapon }
grecolonies-event-countered = { grecolonies-event-countered.by } { grecolonies-event-countered.did }.
    .by = { $city }
    .did = conteste l’annonce de { $rival } ({ $count } { $weapon }) : { grecolonies-verdict }
    .shown = { $city } : { $faces-id ->
        [none] –
       *[some] { $faces }
    } · { $rival } : { $rival-faces-id ->
        [none] –
       *[some] { $rival-faces }
    }
    .title = { grecolonies-attack } : { $count } { $weapon } à l’annonce, { $found } en tout : { grecolonies-winner } gagne
grecolonies-event-dodged = { grecolonies-event-dodged.by } { grecolonies-event-dodged.did }.
    .by = { $city }
    .did = juge exacte l’annonce de { $rival } ({ $count } { $weapon }) : { grecolonies-verdict }
    .shown = { grecolonies-event-countered.shown }
    .title = { grecolonies-attack } : { $count } { $weapon } à l’annonce, esquive, { $found } en tout : { grecolonies-winner } gagne
grecolonies-event-assault-lost = { grecolonies-event-assault-lost.by } { grecolonies-event-assault-lost.did }.
    .by = { $city }
    .did = { $guard ->
        [yes] place sa Garde sacrée en zone de fuite
       *[no] { $fled-id ->
            [none] ne perd personne
           *[other] place un citoyen{ $fled-is-city ->
                [yes] {""}
               *[no] {" "}de { $fled }
            } en zone de fuite{ $fallen-id ->
                [none] {""}
               *[other] {" "}et en élimine un{ $fallen-is-fled ->
                    [yes] {" "}autre
                   *[no] {" "}de { $fallen }
                }
            }
        }
    } ({ $left ->
        [0] plus aucun dé
        [one] { $left } dé restant
       *[other] { $left } dés restants
    })
grecolonies-event-fight-won = { grecolonies-event-fight-won.by } { grecolonies-event-fight-won.did }.
    .by = { $city }
    .did = { $attacker ->
        [yes] { $metropolis ->
            [yes] bat { $rival } dans sa métropole
           *[no] prend { $province } à { $rival }
        }
       *[no] { $metropolis ->
            [yes] défend sa métropole contre { $rival }
           *[no] repousse { $rival } { $province-in }
        }
    } { grecolonies-within-assaults }
    .title = { $attacker ->
        [yes] { $metropolis ->
            [yes] { $city } bat { $rival } dans sa métropole
           *[no] { $city } prend { $province } à { $rival }
        }
       *[no] { $metropolis ->
            [yes] { $city } défend sa métropole contre { $rival }
           *[no] { $city } repousse { $rival } { $province-in }
        }
    }
grecolonies-event-glory-won = { grecolonies-event-glory-won.by } { grecolonies-event-glory-won.did }.
    .by = { $city }
    .did = prend un marqueur de Gloire ({ $left ->
        [0] il n’en reste pas
       *[other] il en reste { $left }
    })
grecolonies-event-oracle-spoke = { grecolonies-event-oracle-spoke.by } { grecolonies-event-oracle-spoke.did }.
    .by = { $city }
    .did = { $citizens ->
        [0] n’obtient rien de l’Oracle
        [one] place { $citizens } citoyen sur l’Oracle
       *[other] place { $citizens } citoyens sur l’Oracle
    } (prédit : { $winner } en { $assaults })
grecolonies-event-pillaged = { grecolonies-event-pillaged.by } { grecolonies-event-pillaged.did }.
    .by = { $city }
    .did = { $objective-id ->
        [none] pille { $rival } sans y trouver d’objectif
       *[other] pille { $rival } en lui prenant l’objectif { $objective }
    }
    .title = { $city } pille { $rival }
grecolonies-event-returned = { grecolonies-event-returned.by } { grecolonies-event-returned.did }.
    .by = { $city }
    .did = replace { grecolonies-citizens } { grecolonies-there }
    .also = { $count } { grecolonies-there }
grecolonies-event-objective-taken = { grecolonies-event-objective-taken.by } { grecolonies-event-objective-taken.did }.
    .by = { $city }
    .did = s’empare de l’objectif { $objective-label }{ $provinces-id ->
        [none] {""}
       *[some] {" "}avec { $provinces }
    }
    .also = de l’objectif { $objective-label }
    .title = { $city } s’empare de l’objectif { $objective }
grecolonies-event-last-round-begun = { $glory ->
    [yes] La réserve de points de Gloire est épuisée
   *[no] Un objectif ne peut plus être remplacé
} : ce tour de table est le dernier.
    .title = { $glory ->
        [yes] Le dernier marqueur de Gloire est pris
       *[no] Les objectifs s’épuisent
    }
grecolonies-event-withdrew = { grecolonies-event-withdrew.by } { grecolonies-event-withdrew.did }.
    .by = { $city }
    .did = se retire : ses citoyens quittent le plateau
    .title = { $city } se retire
grecolonies-event-won = { grecolonies-event-won.by } { grecolonies-event-won.did } !
    .by = { $city }
    .did = { $shared ->
        [yes] partage la victoire
       *[no] remporte la victoire
    } avec { $points ->
        [one] { $points } point de Gloire
       *[other] { $points } points de Gloire
    }
    .title = { $shared ->
        [yes] { $city } partage la victoire
       *[no] Victoire de { $city }
    }

## Les verbes

grecolonies-verb-move = Déplacer
    .typed = déplacer
    .when = À ton tour : c’est une action.
grecolonies-verb-take = Emmener des citoyens
    .typed = emmener
    .when = À un tour où tu te déplaces, tant que ton groupe n’est pas arrivé.
grecolonies-verb-enter = Entrer
    .typed = entrer
    .when = À un tour où tu te déplaces, une fois ton groupe formé.
grecolonies-verb-propose = Proposer de cohabiter
    .typed = proposer
    .when = À un tour où tu te déplaces là où d’autres vivent, une fois ton groupe formé.
grecolonies-verb-attack = Attaquer
    .typed = attaquer
    .when = À un tour où tu te déplaces là où d’autres vivent, une fois ton groupe formé.
grecolonies-verb-recruit = Recruter
    .typed = recruter
    .when = À ton tour : c’est une action.
grecolonies-verb-pass = Passer
    .typed = passer
    .when = À ton tour, si tu n’as personne à recruter.
grecolonies-verb-accept = Accepter
    .typed = accepter
    .when = Quand quelqu’un propose de cohabiter avec toi dans une de tes provinces.
grecolonies-verb-refuse = Refuser
    .typed = refuser
    .when = Quand quelqu’un propose de cohabiter avec toi dans une de tes provinces.
grecolonies-verb-ally = S’allier
    .typed = allier
    .first = Aider { $city }
    .when = Quand un combat commence entre d’autres.
grecolonies-verb-ready = C’est tout
    .typed = prêt
    .when = Quand un combat commence entre d’autres, une fois tes citoyens envoyés.
grecolonies-verb-stay-out = Rester à l’écart
    .typed = rester-à-l-écart
    .when = Quand un combat commence entre d’autres.
grecolonies-verb-spare = Mettre en zone de fuite
    .typed = mettre-en-fuite
    .when = Dans un combat, quand le groupe que tu commandes a plus de citoyens que de dés.
grecolonies-verb-predict = Consulter l’Oracle
    .typed = prédire
    .when = Quand d’autres se battent, avant le jet des dés.
grecolonies-verb-abstain = Ne rien prédire
    .typed = ne-rien-prédire
    .when = Quand d’autres se battent, avant le jet des dés.
grecolonies-verb-shake = Agiter les gobelets
    .typed = agiter
    .when = Dans un combat que tu as engagé, avant chaque assaut.
grecolonies-verb-announce = Annoncer une attaque
    .typed = annoncer
    .when = Dans un combat que tu commandes, pendant un assaut.
grecolonies-verb-counter = Contrer
    .typed = contrer
    .when = Dans un combat que tu commandes, une fois que l’autre camp a annoncé une attaque.
grecolonies-verb-dodge = Esquiver
    .typed = esquiver
    .when = Dans un combat que tu commandes, une fois que l’autre camp a annoncé une attaque.
grecolonies-verb-lose = Choisir les pertes
    .typed = perdre
    .when = Dans un combat que tu commandes, quand tu as perdu un assaut.
grecolonies-verb-return = Replacer
    .typed = replacer
    .when = Après un combat, quand tes citoyens en reviennent.

grecolonies-action-move = Aller { $target-in }
grecolonies-action-take = Prendre { grecolonies-citizens } de { $origin }
    .short = +{ $count } de { $origin }
grecolonies-action-enter = Entrer
grecolonies-action-propose = Proposer de cohabiter
grecolonies-action-attack = Attaquer { $rival }
grecolonies-action-recruit = Recruter { grecolonies-citizens } { $province-in }
    .short = Recruter { $count } { $province-in }
grecolonies-action-pass = Passer : personne à recruter
grecolonies-action-accept = Accepter
grecolonies-action-refuse = Refuser et combattre
grecolonies-action-ally = Envoyer à { $city } { grecolonies-citizens } de { $origin }
    .short = { $city } +{ $count } de { $origin }
grecolonies-action-ready = C’est tout ce que j’envoie
grecolonies-action-stay-out = Rester à l’écart de ce combat
    .short = Rester à l’écart
grecolonies-action-spare = Mettre { grecolonies-citizens } de { $city } en zone de fuite
    .short = { $count } de { $city } en zone de fuite
grecolonies-action-predict = Prédire : { $winner } gagne en { $assaults ->
    [one] { $assaults } assaut
   *[other] { $assaults } assauts
}
    .short = { $winner } gagne en { $assaults ->
        [one] { $assaults } assaut
       *[other] { $assaults } assauts
    }
grecolonies-action-abstain = Ne rien demander à l’Oracle
    .short = Ne rien demander
grecolonies-action-shake = Agiter les gobelets
grecolonies-action-announce = Annoncer { $count } { $weapon }
    .short = { $count } { $weapon }
grecolonies-action-counter = Je contre : il y en a moins
    .short = Je contre : moins
grecolonies-action-dodge = J’esquive : il y en a exactement autant
    .short = J’esquive : pile
grecolonies-action-lose = En zone de fuite : un de { $refuge } ; éliminé : un de { $out }
    .short = { $refuge } fuit, { $out } meurt
grecolonies-action-return = Replacer { grecolonies-citizens } { $province-in }
    .short = { $count } { $province-in }

grecolonies-button-hand = Mes dés
grecolonies-button-answer = Mes dés, chances, réponses

## Questions du panneau

grecolonies-ask-move-target = Vers quelle province ?
grecolonies-ask-take-deed = Combien de citoyens, et d’où ?
grecolonies-ask-take-origin = D’où prends-tu des citoyens ?
grecolonies-ask-take-count = Combien de citoyens de { $origin } ?
grecolonies-ask-attack-rival = Qui combats-tu ?
grecolonies-ask-recruit-deed = Combien de recrues, et où ?
grecolonies-ask-recruit-province = Des recrues pour quelle province ?
grecolonies-ask-recruit-count = Combien de citoyens { $province-in } ?
grecolonies-ask-ally-deed = Combien en envoies-tu, et d’où ?
grecolonies-ask-ally-city = Qui aides-tu ?
grecolonies-ask-ally-origin = D’où envoies-tu des citoyens ?
grecolonies-ask-ally-count = Combien de citoyens de { $origin } ?
grecolonies-ask-spare-deed = Les citoyens de qui vont en zone de fuite ?
grecolonies-ask-spare-city = Les citoyens de qui vont en zone de fuite ?
grecolonies-ask-spare-count = Combien de citoyens de { $city } ?
grecolonies-ask-predict-winner = Qui va gagner ?
grecolonies-ask-predict-assaults = { $winner } gagne : en combien d’assauts ?
grecolonies-ask-announce-deed = Qu’annonces-tu ?
grecolonies-ask-announce-count = Quel nombre ?
grecolonies-ask-announce-weapon = { $count } de quelle arme ?
grecolonies-ask-lose-deed = Le citoyen de qui fuit, celui de qui est éliminé ?
grecolonies-ask-lose-refuge = Le citoyen de qui va en zone de fuite ?
grecolonies-ask-lose-out = Le citoyen de qui est éliminé ?
grecolonies-ask-return-deed = Combien vont où ?
grecolonies-ask-return-province = Où vont-ils ?
grecolonies-ask-return-count = Combien de citoyens { $province-in } ?

## Qui doit quoi

grecolonies-decision-action = à toi de jouer : déplace ou recrute
grecolonies-decision-group = forme le groupe qui se déplace
grecolonies-decision-recruits = place le reste de tes recrues
grecolonies-decision-cohabit = { $rival } veut cohabiter avec toi { $province-in } : { grecolonies-citizens }, tu en as { $own }. Accepter ou combattre ?
grecolonies-decision-defender = on te refuse : choisis qui tu combats
grecolonies-decision-ally = { $attacker } ({ $attackers }) attaque { $defender } ({ $defenders }{ $guard ->
    [yes] {" "}et la Garde
   *[no] {""}
}) { $province-is-defender ->
    [yes] dans sa métropole
   *[no] { $province-in }
}. Aides-tu quelqu’un ?
grecolonies-decision-more-allies = { $attacker } ({ $attackers }) contre { $defender } ({ $defenders }{ $guard ->
    [yes] {" "}et la Garde
   *[no] {""}
}) { $province-is-defender ->
    [yes] dans sa métropole
   *[no] { $province-in }
} : en envoies-tu d’autres ?
grecolonies-decision-spare = il y a des dés pour { $room } { $province-in } : { $surplus ->
    [one] { $surplus } citoyen va
   *[other] { $surplus } citoyens vont
} en zone de fuite. De qui ?
grecolonies-decision-predict = { $attacker } ({ $attacker-dice ->
    [one] { $attacker-dice } dé
   *[other] { $attacker-dice } dés
}) combat { $defender } ({ $defender-dice }) { $province-in }. Que dit l’Oracle ?
grecolonies-decision-shake = agite les gobelets pour le prochain assaut
grecolonies-decision-open-assault = ouvre l’assaut { $number } contre { $rival } { grecolonies-theirs } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre { $rival-dice }
grecolonies-decision-announce = { $rival } annonce **{ $count } { $weapon }** (assaut { $number } { $province-in }, { $dice ->
    [one] ton dé
   *[other] tes { $dice } dés
} contre { $rival-dice }). Meilleure attaque, contre ou esquive ?
grecolonies-decision-lose = { $rival } gagne l’assaut { $province-in } : choisis tes pertes
grecolonies-decision-return = { $count ->
    [one] { $count } citoyen revient
   *[other] { $count } citoyens reviennent
} du combat { $province-in } : où { $count ->
    [one] le
   *[other] les
} places-tu ?

grecolonies-waiting-action = déplacer ou recruter
grecolonies-waiting-group = former le groupe
grecolonies-waiting-recruits = placer les recrues
grecolonies-waiting-cohabit = répondre { $province-in } (accepter ou refuser)
grecolonies-waiting-defender = choisir qui combattre
grecolonies-waiting-ally = aider { $province-in } ou rester à l’écart
grecolonies-waiting-more-allies = aider { $province-in }
grecolonies-waiting-spare = choisir qui va en zone de fuite
grecolonies-waiting-predict = consulter l’Oracle ou non
grecolonies-waiting-shake = agiter les gobelets
grecolonies-waiting-open-assault = ouvrir l’assaut { $number } { $province-in }
grecolonies-waiting-announce = répondre à { $count } { $weapon } { $province-in }
grecolonies-waiting-lose = choisir les pertes { $province-in }
grecolonies-waiting-return = replacer { grecolonies-citizens } après le combat { $province-in }

grecolonies-stage-action = Action
grecolonies-stage-group = Groupe
grecolonies-stage-meeting = Rencontre
grecolonies-stage-fight = Combat
grecolonies-stage-return = Retour
grecolonies-stage-recruits = Recrues

grecolonies-order-cohabit-accept = Accepter
grecolonies-order-cohabit-refuse = Refuser et combattre
grecolonies-orders-cohabit = Quand on me propose de cohabiter
grecolonies-orders-cohabit-rival = Quand { $rival } me propose de cohabiter
grecolonies-order-ally-stay-out = Rester à l’écart
grecolonies-orders-ally = Quand d’autres combattent et que je peux aider
grecolonies-order-predict-abstain = Ne rien prédire
grecolonies-orders-predict = Quand je peux consulter l’Oracle
grecolonies-order-announce-counter-above-4 = Contrer tout ce qui dépasse 4
grecolonies-order-announce-counter-above-5 = Contrer tout ce qui dépasse 5
grecolonies-order-announce-counter-above-6 = Contrer tout ce qui dépasse 6
grecolonies-order-announce-counter-above-7 = Contrer tout ce qui dépasse 7
grecolonies-order-announce-counter-above-8 = Contrer tout ce qui dépasse 8
grecolonies-order-announce-counter-above-10 = Contrer tout ce qui dépasse 10
grecolonies-order-announce-counter-above-12 = Contrer tout ce qui dépasse 12
grecolonies-orders-announce = Quand on m’annonce une attaque
grecolonies-orders-announce-rival = Quand { $rival } m’annonce une attaque
grecolonies-order-return-home = Tous dans ma métropole
grecolonies-orders-return = Quand mes citoyens reviennent d’un combat

## Ce que la fin du tour peut coûter

grecolonies-toll-last-round = ⚠️ C’est le dernier tour de table : tu n’as plus de tour après celui-ci.
grecolonies-toll-pillage = ⚠️ { $city } a { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}, { $rival } peut venir avec { $rival-dice } : qui gagne là te prend un objectif (2 points).
grecolonies-toll-open-colonies = ⚠️ Tu as { $count ->
    [one] 1 citoyen
   *[other] { $count } citoyens
} en { $places } : d’autres peuvent venir avec jusqu’à { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}.
## Quand rien de tel n’est possible

grecolonies-none-move = Tu ne peux te déplacer nulle part.
grecolonies-none-recruit = Tu ne peux recruter personne.
grecolonies-none-take = Tu ne peux plus emmener personne.
grecolonies-warning-fewer-dice = { $rival } lance { $rival-dice ->
    [one] { $rival-dice } dé
   *[other] { $rival-dice } dés
} contre { $dice } chez toi.
grecolonies-warning-impossible = Tous les dés ensemble montrent au plus { $most } fois une arme : { $wanted } ne peut être qu’un bluff.

## Ce qu’une réponse entraînerait, dans sa description ou au-dessus des boutons

grecolonies-preview-ground = { $province } : { $rivals-id ->
    [none] personne d’autre n’y vit
   *[some] { $rivals } y { $rivals-count ->
        [one] vit
       *[other] vivent
    } ({ $strangers }{ $guard ->
        [yes] {" "}et la Garde
       *[no] {""}
    })
}{ $points ->
    [0] {""}
    [one] . Complète { $whole } : { $points } point
   *[other] . Complète { $whole } : { $points } points
}{ $half-id ->
    [none] {""}
   *[some] . Une des deux pour { $half }
}
grecolonies-preview-attack = Tes { $dice ->
    [one] dés ({ $dice })
   *[other] { $dice } dés
} contre { $theirs } de { $rival }. Une victoire : 1 point{ $home ->
    [yes] { $pillage ->
        [yes] {" "}et un objectif (2 points)
       *[no] , pas d’objectif à prendre
    }
   *[no] {" "}et { $province }
}
grecolonies-preview-accept = Accepter : les deux y vivent, chacun pour ses objectifs.
grecolonies-preview-refuse = Refuser : { $rival } peut te combattre, { $theirs ->
    [one] { $theirs } dé
   *[other] { $theirs } dés
} contre { $dice } pour toi. Le vainqueur a la province et 1 point.
grecolonies-preview-help = { $city } avec { $count } de plus : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} (sinon { $now }), contre { $theirs }{ $surplus ->
    [0] {""}
   *[other]  ; { $surplus } de trop, en zone de fuite
}
grecolonies-preview-take = { $rivals-id ->
    [none] Personne d’autre ne vit { $province-in } : 1 citoyen suffit, d’autres la défendent.
   *[some] Contre { $rivals } : { $theirs ->
        [one] { $theirs } dé
       *[other] jusqu’à { $theirs } dés
    }. Tu en lances un par citoyen, { $most } au plus.
} { $origin } : { $has } maintenant, { $stay } doivent rester.
grecolonies-preview-enter = Entrer : { $count ->
    [one] { $count } de tes citoyens vit
   *[other] { $count } de tes citoyens vivent
} { $province-in }{ $points ->
    [0] {""}
    [one] . Complète { $whole } : { $points } point
   *[other] . Complète { $whole } : { $points } points
}{ $half-id ->
    [none] {""}
   *[some] . Une des deux pour { $half }
}
grecolonies-preview-propose = Proposer : si { $rivals } { $rivals-count ->
    [one] accepte
   *[other] acceptent
}, tu y vis aussi. Un seul refus, et c’est le combat : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre { $theirs }
grecolonies-preview-recruit = { $province } : { grecolonies-citizens } à toi maintenant{ $dice ->
    [0] {""}
    [one]  ; d’autres peuvent venir avec { $dice } dé
   *[other]  ; d’autres peuvent venir avec { $dice } dés au plus
}
grecolonies-preview-return = { $province } : { grecolonies-citizens } à toi maintenant
grecolonies-preview-counter = Contrer : s’il y a moins de { $count } { $weapon } sous les deux gobelets, { $rival } perd l’assaut, sinon c’est toi.
grecolonies-preview-dodge = Esquiver : s’il y a exactement { $count } { $weapon }, { $rival } perd l’assaut, sinon c’est toi.
grecolonies-preview-assault-lost = Un assaut perdu coûte un citoyen en zone de fuite et un éliminé ; chez soi, la Garde fuit d’abord.
grecolonies-preview-spare = Qui attend en zone de fuite ne lance pas de dé et revient après le combat.
grecolonies-preview-lose = Le citoyen en zone de fuite revient après le combat ; l’éliminé retourne dans la réserve de sa cité.
grecolonies-preview-ally = { grecolonies-stakes-ally }
grecolonies-preview-predict = { grecolonies-stakes-predict }

## Ce qu’une question peut coûter et rapporter, sous elle en public

grecolonies-stakes-ally = Aider : tes citoyens combattent sous ce chef, qui peut les perdre ; les autres reviennent. Cela ne rapporte que ce qui est promis.
grecolonies-stakes-more-allies = { grecolonies-stakes-ally }
grecolonies-stakes-predict = Deviner ne coûte rien : le citoyen posé revient. Vainqueur et nombre justes : 2 citoyens de ta réserve vont sur l’Oracle ; si personne n’a les deux, 1 pour le vainqueur. Ils rejoignent tes prochaines recrues.
grecolonies-stakes-lose = { grecolonies-preview-lose }
grecolonies-stakes-cohabit = Accepter : les deux y vivent, chacun pour ses objectifs. Refuser : un combat pour la province et 1 point.

## Comment cela finit

grecolonies-ending-glory = La réserve de Gloire est épuisée : { $winners } { $winners-count ->
    [one] gagne
   *[other] gagnent
} avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
grecolonies-ending-objectives = Les objectifs sont épuisés : { $winners } { $winners-count ->
    [one] gagne
   *[other] gagnent
} avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
grecolonies-ending-alone = Tous les autres se sont retirés : { $winners } gagne.

## Options des règles

grecolonies-option-board = Plateau
    .help = Classic : huit colonies, douze objectifs, à cinq. Express : six et neuf, à trois.
grecolonies-option-board-classic = Classic
grecolonies-option-board-express = Express
grecolonies-option-strict = Plus de citoyens restent
    .help = Oui : il reste au moins quatre citoyens dans une province d’où tu pars. Non : trois.

## Le plateau en mots

grecolonies-line-player = **{ $city }** : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $markers ->
    [0] aucun marqueur
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
} ; { $objectives-count ->
    [0] aucun objectif
   *[other] { $objectives }
}) ; { $reserve } en réserve, { $oracle } sur l’Oracle.
grecolonies-line-player-out = **{ $city }** (retirée) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
grecolonies-line-citizens = · { $province } : { $count ->
    [0] aucun citoyen
   *[other] { grecolonies-citizens }
}
grecolonies-line-colony = { $province } ({ $harvest }, { $craft }, { $sanctuary }) : { $cities-count ->
    [0] personne
   *[other] { $cities }
}
grecolonies-line-objective = Objectif face visible, { $objective-label } : { $provinces }.
grecolonies-line-reserve = Réserve : { $glory ->
    [0] aucun marqueur de Gloire
    [one] { $glory } marqueur de Gloire
   *[other] { $glory } marqueurs de Gloire
}, { $stack ->
    [0] aucun objectif
    [one] { $stack } objectif
   *[other] { $stack } objectifs
} dans la pioche.
grecolonies-line-last-round = Ce tour de table est le dernier.
grecolonies-line-group = { $city } déplace { grecolonies-citizens } vers { $province }.
grecolonies-line-fight = Combat { $province-in } : { $attacker } attaque { $defender }.
grecolonies-line-fighters = · pour { $combatant } : { $count ->
    [0] aucun citoyen
   *[other] { grecolonies-citizens }
} de { $city }{ $fled ->
    [0] {""}
   *[other] , { $fled } en zone de fuite
}
grecolonies-line-side = · { $combatant } lance { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}{ $guard ->
    [yes] {" "}avec la Garde sacrée
   *[no] {""}
}
grecolonies-line-prediction = · { $city } prédit : { $winner } en { $assaults }
grecolonies-line-assault = Assaut { $number } : { $speaker } doit annoncer.
grecolonies-line-announced = · { $city } annonce { $count } { $weapon }
grecolonies-line-dice = · sous le gobelet de { $city } : { $faces }

## Ce qu’on est seul à voir, et la chance des annonces. 0 et 100 seulement si c’est certain.

grecolonies-hand-cup = Sous ton gobelet, { $province }, assaut { $number } : { $faces-id ->
    [none] rien
   *[some] { $faces }. En tout : { $helmets ->
        [one] { $helmets } casque
       *[other] { $helmets } casques
    }, { $shields ->
        [one] { $shields } bouclier
       *[other] { $shields } boucliers
    }, { $spears ->
        [one] { $spears } lance
       *[other] { $spears } lances
    }
}.

grecolonies-odds-chances = Calculé d’après tes dés et { $dice ->
    [one] le dé que tu ne vois pas
   *[other] les { $dice } dés que tu ne vois pas
}. Ce que dit { $rival } peut être un bluff et n’y entre pas.
grecolonies-odds-counter = **Contrer** (moins de { $count } { $weapon }) : { $percent } %
grecolonies-odds-dodge = **Esquiver** (exactement { $count } { $weapon }) : { $percent } %
grecolonies-odds-said = Tu as annoncé { $count } { $weapon } : au moins autant { $percent } %, exactement autant { $exact } %
grecolonies-odds-attack = **{ $count }** ou plus : casques { $helmets } %, boucliers { $shields } %, lances { $spears } %
grecolonies-odds-bluff = Aucun nombre plus haut n’est possible : une meilleure attaque serait un bluff.

## Pourquoi quelque chose ne va pas. `.short` est sur les choix grisés.

grecolonies-refusal-due-action = Choisis d’abord une action : déplacer ou recruter.
    .short = l’action d’abord
grecolonies-refusal-due-group = Un groupe se forme : emmène des citoyens, puis entre, propose ou attaque.
    .short = un groupe se forme
grecolonies-refusal-due-recruits = Tu recrutes : place toutes tes recrues.
    .short = les recrues d’abord
grecolonies-refusal-due-cohabit = Une cohabitation est proposée : celles qui occupent la province répondent d’abord, accepter ou refuser.
    .short = on attend une réponse
grecolonies-refusal-due-defender = La cohabitation est refusée : l’attaquant choisit qui il combat.
    .short = le défenseur d’abord
grecolonies-refusal-due-ally = Un combat s’engage : les autres disent d’abord s’ils aident un camp.
    .short = les alliés d’abord
grecolonies-refusal-due-spare = Un groupe a plus de citoyens que de dés : son chef choisit qui va en zone de fuite.
    .short = la zone de fuite d’abord
grecolonies-refusal-due-predict = On consulte l’Oracle : prédis ou ne demande rien.
    .short = l’Oracle d’abord
grecolonies-refusal-due-shake = L’attaquant agite d’abord les gobelets.
    .short = les gobelets d’abord
grecolonies-refusal-due-announce = Un assaut est en cours : annonce une attaque, contre ou esquive.
    .short = un assaut est en cours
grecolonies-refusal-due-lose = Le perdant de l’assaut choisit d’abord deux citoyens.
    .short = les pertes d’abord
grecolonies-refusal-due-return = Ceux qui ont combattu replacent d’abord leurs citoyens.
    .short = les retours d’abord

grecolonies-refusal-nobody-plays-there = Personne ne joue { $province } : elle reste inoccupée, et on n’y va pas.
    .short = personne n’y joue
    .right = Choisis une colonie, ou la métropole de quelqu’un qui joue.
grecolonies-refusal-nobody-can-leave = Personne ne peut partir vers { $province } : aucune de tes autres provinces n’a plus de { $stay } citoyens.
    .short = personne ne peut partir
    .right = Recrute d’abord, jusqu’à avoir plus de { $stay } citoyens dans une autre de tes provinces.
grecolonies-refusal-already-there = Le groupe va vers { $province } : il n’y prend personne.
    .short = déjà là
    .right = Prends des citoyens dans une autre de tes provinces.
grecolonies-refusal-none-there = Tu n’as pas de citoyen { $province-in }.
    .short = aucun à toi
    .right = Choisis une province où tu vis avec assez de citoyens.
grecolonies-refusal-must-stay = { $most ->
    [0] Personne ne peut quitter { $province } : { $stay } citoyens doivent rester, et tu en as { $has }.
    [one] Un seul citoyen peut quitter { $province }, pas { $wanted } : { $stay } doivent rester.
   *[other] De tes { $has } citoyens { $province-in }, { $most } peuvent partir, pas { $wanted } : { $stay } doivent rester.
}
    .short = { $stay } doivent rester
    .right = Laisses-en assez : prends-en moins, ou d’une autre province, ou recrutes-y d’abord.
grecolonies-refusal-no-group = Le groupe pour { $province } est vide : emmène au moins un citoyen.
    .short = pas encore de groupe
    .right = Emmène d’abord au moins un citoyen.
grecolonies-refusal-others-live-there = { $province } n’est pas vide : { $rivals } { $rivals-count ->
    [one] doit
   *[other] doivent
} t’accepter, ou tu combats.
    .short = d’autres y vivent
    .right = Propose de cohabiter, et il faut l’accord de : { $rivals } ; attaque ; ou attends que personne n’y vive.
grecolonies-refusal-lives-there-already = Tu vis déjà { $province-in }, et on ne peut pas te refuser : entre.
    .short = tu y vis déjà
    .right = Entre : tu y vis.
grecolonies-refusal-nobody-to-ask = Personne d’autre ne vit { $province-in } : entre.
    .short = personne à qui demander
    .right = Entre : personne d’autre n’y vit.
grecolonies-refusal-no-cohabitation-at-home = { $province } est la métropole de quelqu’un d’autre : on n’y cohabite pas. Attaque, ou reprends tout et va ailleurs.
    .short = une métropole
    .right = Attaque, ou reprends tout et choisis une colonie.
grecolonies-refusal-attacks-itself = Tu mènes toi-même { $rival }. { $rivals-count ->
    [0] Il n’y a personne à combattre { $province-in }.
   *[other] Tu peux combattre { $rivals-or }.
}
    .short = c’est toi
    .right = Nomme quelqu’un d’autre qui y vit.
grecolonies-refusal-not-a-defender = { $rival } ne vit pas { $province-in }. { $rivals-count ->
    [0] Personne n’y vit.
   *[other] Tu peux combattre { $rivals-or }.
}
    .short = n’y vit pas
    .right = Nomme quelqu’un qui vit { $province-in }.

grecolonies-refusal-nobody-to-recruit = Ta réserve est vide et personne n’attend sur l’Oracle.
    .short = personne à recruter
    .right = Déplace, ou passe. Des citoyens reviennent des combats dans la réserve.
grecolonies-refusal-not-lived-in = Tu ne vis pas { $province-in }. Tes recrues peuvent rejoindre : { $homes-or }.
    .short = tu n’y vis pas
    .right = Choisis une province où tu vis : { $homes-or }.
grecolonies-refusal-too-many-recruits = { $left ->
    [one] Il te reste une seule recrue à placer, pas { $wanted }.
   *[other] Place de 1 à { $left } recrues, pas { $wanted }.
}
    .short = au plus { $left }
    .right = { $left ->
        [one] Places-en 1.
       *[other] Donne un nombre de 1 à { $left }.
    }
grecolonies-refusal-must-act = Tu peux encore recruter { $left ->
    [one] { $left } citoyen
   *[other] { $left } citoyens
} : on ne passe que quand on n’a personne à recruter.
    .short = tu peux recruter
    .right = Recrute, ou déplace des citoyens. On ne passe que quand on n’a personne à recruter.

grecolonies-refusal-has-joined = Tu as déjà envoyé des citoyens : envoies-en d’autres, ou dis que c’est tout.
    .short = tu as déjà rejoint
    .right = Envoies-en d’autres, ou dis que c’est tout.
grecolonies-refusal-has-not-joined = Tu n’as encore envoyé personne : envoie des citoyens, ou reste à l’écart.
    .short = tu n’as envoyé personne
    .right = Envoie d’abord des citoyens, ou reste à l’écart.
grecolonies-refusal-does-not-fight = { $winner } ne combat pas ici. C’est { $combatants-or }.
    .short = ne combat pas
    .right = Nomme { $combatants-or }.
grecolonies-refusal-one-side-only = Tu aides { $city } dans ce combat. On n’aide pas les deux camps.
    .short = un seul camp
    .right = Envoies-en d’autres à { $city }, ou dis que c’est tout.
grecolonies-refusal-too-many-to-spare = { $most ->
    [0] { $city } n’a pas de citoyen à mettre en zone de fuite.
    [one] Un seul citoyen de { $city } peut aller en zone de fuite, pas { $wanted }.
   *[other] De 1 à { $most } citoyens de { $city } peuvent aller en zone de fuite, pas { $wanted } : il y en a { $surplus } de trop.
}
    .short = au plus { $most }
    .right = { $most ->
        [0] Nomme une autre cité du groupe.
        [one] Mets-en 1, ou nomme une autre cité du groupe.
       *[other] Donne un nombre de 1 à { $most }, ou une autre cité du groupe.
    }
grecolonies-refusal-off-the-table = Le tableau de l’Oracle va de 1 à { $most } assauts, pas { $wanted }.
    .short = de 1 à { $most }
    .right = Donne un nombre de 1 à { $most }.
grecolonies-refusal-attack-first = Un assaut commence par une attaque : il n’y a encore rien à quoi répondre.
    .short = d’abord une attaque
    .right = Annonce une attaque : un nombre et une arme.
grecolonies-refusal-beyond-24 = Une attaque annonce un nombre de 1 à { $most }, pas { $wanted }.
    .short = de 1 à { $most }
    .right = Donne un nombre de 1 à { $most }, ou bien contre ou esquive.
grecolonies-refusal-not-better = { $last ->
    [24] On n’annonce pas plus de { $last } : aucune attaque n’est meilleure.
   *[other] { $wanted } ne dépasse pas { $last } : une meilleure attaque annonce un nombre supérieur, jusqu’à { $most }.
}
    .short = { $last ->
        [24] { $last } au plus
       *[other] plus que { $last }
    }
    .right = { $last ->
        [24] Contre ou esquive.
       *[other] Donne un nombre au-dessus de { $last }, ou bien contre ou esquive.
    }
grecolonies-refusal-not-in-group = Il n’y a pas assez de citoyens de { $city } dans ton groupe : { $has ->
    [0] aucun
   *[other] { $has } seulement
}.
    .short = pas assez de { $city }
    .right = Choisis des citoyens qui sont dans ton groupe.
grecolonies-refusal-too-many-to-return = { $left ->
    [one] Tu as un seul citoyen à replacer, pas { $wanted }.
   *[other] Replace de 1 à { $left } citoyens, pas { $wanted }.
}
    .short = au plus { $left }
    .right = { $left ->
        [one] Replaces-en 1.
       *[other] Donne un nombre de 1 à { $left } ; les autres peuvent aller ailleurs.
    }

## Ce qu’on cherche par son nom

grecolonies-kind-sign = signe
grecolonies-kind-term = mot des règles
grecolonies-every-city = Une métropole : seul son joueur y vit, et elle ne peut être perdue. Qui gagne une attaque contre elle prend un des objectifs qui y sont gardés.
grecolonies-every-weapon = Une des trois armes : des six faces d’un dé, une la montre une fois, une deux fois, et quatre montrent une autre arme.
grecolonies-every-province = Qui y a un citoyen y vit. Gagner un combat contre quelqu’un y rapporte 1 point et la place.
grecolonies-every-objective = Il vaut deux points. Celui qui le perd par un pillage perd ces points.
grecolonies-every-sign = Chaque colonie porte trois signes : une récolte, un artisanat et un sanctuaire.
grecolonies-about-colony = Une colonie : { $harvest }, { $craft } et { $sanctuary }. Elle compte pour les objectifs { $objectives }.
grecolonies-about-objective = Demande { $sign } : qui vit dans { $provinces } à la fin de sa propre action le prend, s’il était découvert quand elle a commencé. { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
grecolonies-about-sign = Dans { $provinces }. L’objectif { $objective } demande les deux.
grecolonies-about-guard = Elle vaut { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} ; on en lance { $most } au plus.
grecolonies-held-lives = { $city } : { grecolonies-citizens }.
grecolonies-held-empty = Personne n’y vit maintenant.
grecolonies-held-unplayed = Personne ne la joue dans cette partie : on ne peut pas y aller.
grecolonies-held-city = { grecolonies-citizens } et la Garde chez elle ; { $objectives-count ->
    [0] aucun objectif
   *[other] { $objectives }
} ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
grecolonies-held-open = { $objective } est découvert.
grecolonies-held-taken = { $city } a pris { $objective }.
grecolonies-held-unseen = { $objective } n’a pas encore été découvert.
grecolonies-held-each = { $city } : { $count }.
grecolonies-held-left = Il en reste pour tous : { $count }.
grecolonies-term-citizen = Citoyen
    .text = Les citoyens vivent dans les provinces, se déplacent en groupes et combattent : un dé chacun. Trois au moins restent là d’où l’on en prend (quatre avec cette option). Un seul suffit pour vivre dans une colonie.
    .synonyms = citoyens
grecolonies-term-guard = Garde sacrée
    .text = Elle ne quitte jamais sa métropole et ne combat que si celle-ci est attaquée. Le premier assaut perdu chez soi ne coûte que la Garde, qui part en zone de fuite.
    .synonyms = garde
grecolonies-term-reserve = Réserve
    .text = Les citoyens qui ne sont pas sur le plateau. Un recrutement en amène trois ; les éliminés y retournent.
    .synonyms = réserves
grecolonies-term-oracle = Oracle
    .text = Qui n’attaque ni ne défend peut prédire qui gagne et en combien d’assauts. Les deux justes : deux citoyens de sa réserve vont sur l’Oracle ; si personne n’a les deux, un pour le bon vainqueur. Le prochain recrutement les prend tous.
    .synonyms = prédiction, prédictions, prédire
grecolonies-term-refuge = Zone de fuite
    .text = Ici attendent les citoyens au-delà de six dés et ceux qui ont fui un assaut. Ils ne lancent pas de dé et reviennent après le combat.
    .synonyms = fuite, refuge
grecolonies-term-marker = Marqueur de Gloire
    .text = Il vaut un point : qui gagne un combat en prend un. Quand la réserve de Gloire est vide, on finit le tour de table et la partie s’achève.
    .synonyms = gloire, marqueurs, point, points
grecolonies-term-announcement = Annonce
    .text = « Il y a tant d’une arme sous les deux gobelets, ou plus. » Chacune nomme un nombre plus haut que la précédente, de n’importe quelle arme ; ou bien on contre ou on esquive. Personne ne doit dire vrai.
    .synonyms = annonces, annoncer, attaque
grecolonies-term-counter = Contrer
    .text = « Il y en a moins. » On lève les gobelets : s’il y en a moins qu’annoncé, qui a annoncé perd l’assaut, sinon c’est qui a contré.
    .synonyms = contre
grecolonies-term-dodge = Esquiver
    .text = « Il y en a exactement autant. » On lève les gobelets : si c’est le nombre annoncé, qui a annoncé perd l’assaut, sinon c’est qui a esquivé.
    .synonyms = esquive
grecolonies-term-cohabitation = Cohabitation
    .text = Plusieurs joueurs vivent dans une colonie, chacun pour ses objectifs. Tous ceux qui y vivent doivent accepter un nouveau venu ; un seul refus, et c’est le combat. Qui y vit peut y mettre fin par une attaque.
    .synonyms = cohabiter
grecolonies-term-help = Aide
    .text = D’autres peuvent envoyer des citoyens à un camp. Son chef décide d’eux et peut les perdre ; les autres reviennent. Ce que vaut l’aide se règle entre joueurs, et rien n’engage personne.
    .synonyms = allié, alliés, alliance
grecolonies-term-pillage = Pillage
    .text = Qui gagne une attaque contre une métropole prend un des objectifs qui y sont gardés et rentre chez lui. La cité reste à son propriétaire.
    .synonyms = piller

## Après la fin

grecolonies-honour-friend = Prix de l’amitié : { $who }, { $count ->
    [one] 1 citoyen envoyé en aide
   *[other] { $count } citoyens envoyés en aide
}
grecolonies-honour-settler = Prix de la colonisation : { $who }, { $count ->
    [one] 1 citoyen installé
   *[other] { $count } citoyens installés
}
grecolonies-honour-oracle = Prix de la divination : { $who }, { $count ->
    [one] 1 prédiction
   *[other] { $count } prédictions
}
grecolonies-honour-herald = Prix du bon voisinage : { $who }, { $count ->
    [one] 1 proposition de cohabiter
   *[other] { $count } propositions de cohabiter
}
grecolonies-luck = { $who } a obtenu { $got ->
    [one] { $got } arme
   *[other] { $got } armes
} avec { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}, où l’on en attendait { $expected } : plus de chance que { $percent } sur 100.
grecolonies-honour-strategist = Prix de la stratégie : { $who }, { $count ->
    [one] 1 combat gagné
   *[other] { $count } combats gagnés
}
grecolonies-honour-planner = Prix de la prévoyance : { $who }, { $count ->
    [one] 1 objectif
   *[other] { $count } objectifs
}
