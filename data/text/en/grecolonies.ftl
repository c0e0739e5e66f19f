### Grécolonies in English. Players are named by their metropolis: "Chalcis moves".
### Event texts have parts: .by (who), .did (what, past), .also (the same again), .title (headline, present).

grecolonies-title = Grécolonies
grecolonies-invitation = Send settlers across the sea, bluff with hidden dice about what they can do, and talk others into helping.
grecolonies-length = 4 or 5 turns each, with many answers between: an hour at one table, one to two weeks here
grecolonies-changed-2 = A refusal to cohabit goes when whoever gave it leaves, and nobody enters a colony unaccepted.
grecolonies-chance = It decides the places, who begins, the order of the objectives, the dice, and what a pillage takes.

grecolonies-paragraphs = gathered recruited passed attacked assault-begun fight-won
grecolonies-headlines = won pillaged fight-won last-round-begun objective-taken withdrew countered/dodged attacked cohabitation-refused cohabitation-proposed entered recruited passed city-taken

grecolonies-score = { $score ->
    [one] 1 point of glory
   *[other] { $score } points of glory
}
grecolonies-score-points = { $count ->
    [one] point
   *[other] points
}

## Metropolises, provinces, objectives, signs

grecolonies-city-chalcis = Chalcis
grecolonies-city-phocaea = Phocaea
grecolonies-city-miletos = Miletos
grecolonies-city-thera = Thera
grecolonies-city-sparta = Sparta

grecolonies-province-chalcis = Chalcis
grecolonies-province-phocaea = Phocaea
grecolonies-province-miletos = Miletos
grecolonies-province-thera = Thera
grecolonies-province-sparta = Sparta
grecolonies-province-bosporos = Bosporos
grecolonies-province-thrace = Thrace
grecolonies-province-troada = Troada
grecolonies-province-macedonia = Macedonia
grecolonies-province-megale_hellas = Megale Hellas
grecolonies-province-sikelia = Sikelia
grecolonies-province-bithynia = Bithynia
grecolonies-province-karia = Karia

grecolonies-objective-demeter = Demeter
    .label = Demeter (cereals)
grecolonies-objective-dionysos = Dionysos
    .label = Dionysos (wine)
grecolonies-objective-athena = Athena
    .label = Athena (olive oil)
grecolonies-objective-artemis = Artemis
    .label = Artemis (wood)
grecolonies-objective-hephaistos = Hephaistos
    .label = Hephaistos (metal)
grecolonies-objective-aphrodite = Aphrodite
    .label = Aphrodite (perfume)
grecolonies-objective-hermes = Hermes
    .label = Hermes (cloth)
grecolonies-objective-apollo = Apollo
    .label = Apollo (marble)
grecolonies-objective-zeus = Zeus
    .label = Zeus (his sanctuaries)
grecolonies-objective-hera = Hera
    .label = Hera (her sanctuaries)
grecolonies-objective-poseidon = Poseidon
    .label = Poseidon (his sanctuaries)
grecolonies-objective-ares = Ares
    .label = Ares (his sanctuaries)

grecolonies-group-harvest = harvest
grecolonies-group-craft = craft
grecolonies-group-sanctuary = sanctuary

grecolonies-sign-cereals = cereals
grecolonies-sign-wine = wine
grecolonies-sign-oil = olive oil
grecolonies-sign-wood = wood
grecolonies-sign-metal = metal
grecolonies-sign-perfume = perfume
grecolonies-sign-cloth = cloth
grecolonies-sign-marble = marble
grecolonies-sign-zeus = sanctuary of Zeus
grecolonies-sign-hera = sanctuary of Hera
grecolonies-sign-poseidon = sanctuary of Poseidon
grecolonies-sign-ares = sanctuary of Ares

## Weapons and faces of dice; what a player holds

grecolonies-weapon-helmet = { $count ->
    [one] helmet
   *[other] helmets
}
grecolonies-weapon-shield = { $count ->
    [one] shield
   *[other] shields
}
grecolonies-weapon-spear = { $count ->
    [one] spear
   *[other] spears
}

grecolonies-face-helmet-1 = 1 helmet
grecolonies-face-helmet-2 = 2 helmets
grecolonies-face-shield-1 = 1 shield
grecolonies-face-shield-2 = 2 shields
grecolonies-face-spear-1 = 1 spear
grecolonies-face-spear-2 = 2 spears

grecolonies-holding-provinces = { $count ->
    [one] province
   *[other] provinces
}
grecolonies-holding-citizens = { $count ->
    [one] citizen
   *[other] citizens
}
grecolonies-holding-reserve = in reserve
grecolonies-holding-oracle = on the Oracle
grecolonies-holding-markers = { $count ->
    [one] marker of glory
   *[other] markers of glory
}
grecolonies-holding-objectives = { $count ->
    [one] objective
   *[other] objectives
}

grecolonies-scored-markers = { $count } { $count ->
    [one] marker of glory
   *[other] markers of glory
}
grecolonies-scored-objectives = { $points } for { $count } { $count ->
    [one] objective
   *[other] objectives
}

## Kinds of words, and parts of actions, as people type them

grecolonies-kind-province = province
grecolonies-kind-city = city that plays
grecolonies-kind-objective = objective
grecolonies-kind-weapon = weapon
grecolonies-kind-face = face of a die

grecolonies-part-target = where to
grecolonies-part-origin = where from
grecolonies-part-count = how many
grecolonies-part-rival = the rival
grecolonies-part-province = the province
grecolonies-part-city = the city
grecolonies-part-winner = the winner
grecolonies-part-assaults = the number of assaults
grecolonies-part-weapon = the weapon
grecolonies-part-refuge = whose citizen flees
grecolonies-part-out = whose citizen is eliminated

## Numbers of citizens, for texts that know $count

grecolonies-citizens = { $count ->
    [0] no citizens
    [one] 1 citizen
   *[other] { $count } citizens
}

## Places and people, for texts that know them beside $city: one's own are not named again

grecolonies-from = { $origin-is-city ->
    [yes] from home
   *[no] from { $origin }
}
grecolonies-there = { $province-is-city ->
    [yes] at home
   *[no] in { $province }
}
grecolonies-theirs = { $province-is-rival ->
    [yes] at home
   *[no] in { $province }
}
grecolonies-within-assaults = in { $assaults ->
    [one] 1 assault
   *[other] { $assaults } assaults
}
grecolonies-verdict = there { $found ->
    [0] were none
    [one] was 1
   *[other] were { $found }
}{ $own ->
    [0] {""}
   *[other] {" "}({ $own } under its own cup)
}, and { $held ->
    [yes] { $rival } lost the assault
   *[no] { $city } lost the assault
}

## Who fights, for texts that know who lifts the cups ($city) and whether that is the attacker

grecolonies-attack = { $attacker ->
    [yes] { $city } attacks { $rival }
   *[no] { $rival } attacks { $city }
}
grecolonies-winner = { $held ->
    [yes] { $city }
   *[no] { $rival }
}

## What stands in the picture of a fight

grecolonies-scene-attacks = attacks
grecolonies-scene-defends = defends
grecolonies-scene-said = said
grecolonies-scene-found = found
grecolonies-scene-refuge = Refuge
grecolonies-scene-wins-assault = wins the assault
grecolonies-scene-wins-fight = wins the fight

## What happened

grecolonies-event-city-taken = { $seat } plays { $city }.
    .by = { $seat }
    .did = plays { $city }
    .title = { $city } is taken
grecolonies-event-first-player-chosen = { grecolonies-event-first-player-chosen.by } { grecolonies-event-first-player-chosen.did }.
    .by = { $city }
    .did = begins
    .title = { $city } begins
grecolonies-event-objective-opened = The objective { $objective-label } was turned up; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
} in the stack.
grecolonies-event-recruited = { grecolonies-event-recruited.by } { grecolonies-event-recruited.did }.
    .by = { $city }
    .did = recruited { grecolonies-citizens } { grecolonies-there }{ $oracle ->
        [0] {""}
       *[other] {" "}({ $oracle } from the Oracle)
    }
    .also = { grecolonies-citizens } { grecolonies-there }
    .title = { $city } recruits
grecolonies-event-passed = { grecolonies-event-passed.by } { grecolonies-event-passed.did }.
    .by = { $city }
    .did = had nobody to recruit
    .title = { $city } has nobody to recruit
grecolonies-event-gathered = { grecolonies-event-gathered.by } { grecolonies-event-gathered.did }.
    .by = { $city }
    .did = took { grecolonies-citizens } { grecolonies-from }
    .also = { $count } { grecolonies-from }
grecolonies-event-entered = { grecolonies-event-entered.by } { grecolonies-event-entered.did }.
    .by = { $city }
    .did = entered { $province } with { grecolonies-citizens }{ $rivals-id ->
        [none] {""}
       *[some] {" "}to live there with { $rivals }
    }
    .title = { $city } enters { $province }
grecolonies-event-cohabitation-proposed = { grecolonies-event-cohabitation-proposed.by } { grecolonies-event-cohabitation-proposed.did }.
    .by = { $city }
    .did = { $rivals-id ->
        [none] proposed to live in { $province } together, with { grecolonies-citizens }
       *[some] proposed to { $rivals } to live in { $province } together, with { grecolonies-citizens }
    }
    .title = { $city } proposes to cohabit in { $province }
grecolonies-event-cohabitation-accepted = { grecolonies-event-cohabitation-accepted.by } { grecolonies-event-cohabitation-accepted.did }.
    .by = { $city }
    .did = accepted { $rival } { grecolonies-theirs }
grecolonies-event-cohabitation-refused = { grecolonies-event-cohabitation-refused.by } { grecolonies-event-cohabitation-refused.did }.
    .by = { $city }
    .did = refused { $rival } { grecolonies-theirs }
    .title = { $city } refuses { $rival } { grecolonies-theirs }
grecolonies-event-attacked = { grecolonies-event-attacked.by } { grecolonies-event-attacked.did }.
    .by = { $city }
    .did = { $cohabitant ->
        [yes] broke the peace with
       *[no] attacked
    } { $rival } { grecolonies-theirs }: { grecolonies-citizens } against { $rival-count ->
        [0] { $guard ->
            [yes] the Sacred Guard alone
           *[no] none
        }
       *[other] { $rival-count }{ $guard ->
            [yes] {" "}and the Sacred Guard
           *[no] {""}
        }
    }
    .title = { $city } attacks { $rival } { grecolonies-theirs }
grecolonies-event-allied = { grecolonies-event-allied.by } { grecolonies-event-allied.did }.
    .by = { $city }
    .did = sent { $combatant } { grecolonies-citizens } { grecolonies-from } against { $rival }
    .also = { $count } { grecolonies-from }
    .title = { $city } helps { $combatant } in { $province }
grecolonies-event-stayed-out = { grecolonies-event-stayed-out.by } { grecolonies-event-stayed-out.did }.
    .by = { $city }
    .did = stayed out of the fight
    .together = { $actors } stayed out of the fight.
grecolonies-event-spared = { grecolonies-event-spared.by } { grecolonies-event-spared.did }.
    .by = { $city }
    .did = sent { grecolonies-citizens }{ $owner-is-city ->
        [yes] {""}
       *[no] {" "}of { $owner }
    } to the Refuge
    .also = { $count } of { $owner }
grecolonies-event-predicted = { grecolonies-event-predicted.by } { grecolonies-event-predicted.did }.
    .by = { $city }
    .did = foretold a victory for { $winner } { grecolonies-within-assaults }
grecolonies-event-abstained = { grecolonies-event-abstained.by } { grecolonies-event-abstained.did }.
    .by = { $city }
    .did = asked nothing of the Oracle
    .together = { $actors } asked nothing of the Oracle.
grecolonies-event-assault-begun = Assault { $number }: { $city } shook { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $rival } { $rival-dice }.
    .title = Assault { $number } in { $province }
grecolonies-event-dice-seen = { grecolonies-event-dice-seen.by } { grecolonies-event-dice-seen.did }.
    .by = { $city }
    .did = { $faces-id ->
        [none] saw nothing under the cup
       *[some] saw under the cup { $faces }
    }
grecolonies-event-announced = { grecolonies-event-announced.by } { grecolonies-event-announced.did }.
    .by = { $city }
    .did = announced **{ $count } { $weapon }**
    .title = { $city } announces { $count } { $weapon }
grecolonies-event-countered = { grecolonies-event-countered.by } { grecolonies-event-countered.did }.
    .by = { $city }
    .did = countered { $rival }’s claim of { $count } { $weapon }: { grecolonies-verdict }
    .shown = { $city }: { $faces-id ->
        [none] –
       *[some] { $faces }
    } · { $rival }: { $rival-faces-id ->
        [none] –
       *[some] { $rival-faces }
    }
    .title = { grecolonies-attack }: { $count } { $weapon } said, { $found } found: { grecolonies-winner } wins
grecolonies-event-dodged = { grecolonies-event-dodged.by } { grecolonies-event-dodged.did }.
    .by = { $city }
    .did = called { $rival }’s { $count } { $weapon } exact: { grecolonies-verdict }
    .shown = { grecolonies-event-countered.shown }
    .title = { grecolonies-attack }: { $count } { $weapon } said and dodged, { $found } found: { grecolonies-winner } wins
grecolonies-event-assault-lost = { grecolonies-event-assault-lost.by } { grecolonies-event-assault-lost.did }.
    .by = { $city }
    .did = { $guard ->
        [yes] lost the Sacred Guard to the Refuge
       *[no] { $fled-id ->
            [none] lost nobody
           *[other] lost a citizen{ $fled-is-city ->
                [yes] {""}
               *[no] {" "}of { $fled }
            } to the Refuge{ $fallen-id ->
                [none] {""}
               *[other] {" "}and one{ $fallen-is-fled ->
                    [yes] {""}
                   *[no] {" "}of { $fallen }
                } for good
            }
        }
    } ({ $left ->
        [0] no dice left
        [one] 1 die left
       *[other] { $left } dice left
    })
grecolonies-event-fight-won = { grecolonies-event-fight-won.by } { grecolonies-event-fight-won.did }.
    .by = { $city }
    .did = { $attacker ->
        [yes] { $metropolis ->
            [yes] defeated { $rival } at home
           *[no] took { $province } from { $rival }
        }
       *[no] { $metropolis ->
            [yes] held its metropolis against { $rival }
           *[no] held { $province } against { $rival }
        }
    } { grecolonies-within-assaults }
    .title = { $attacker ->
        [yes] { $metropolis ->
            [yes] { $city } defeats { $rival } at home
           *[no] { $city } takes { $province } from { $rival }
        }
       *[no] { $metropolis ->
            [yes] { $city } holds its metropolis against { $rival }
           *[no] { $city } holds { $province } against { $rival }
        }
    }
grecolonies-event-glory-won = { grecolonies-event-glory-won.by } { grecolonies-event-glory-won.did }.
    .by = { $city }
    .did = won a marker of glory ({ $left ->
        [0] none is left
        [one] 1 is left
       *[other] { $left } are left
    })
grecolonies-event-oracle-spoke = { grecolonies-event-oracle-spoke.by } { grecolonies-event-oracle-spoke.did }.
    .by = { $city }
    .did = { $citizens ->
        [0] gained nothing from the Oracle
        [one] set 1 citizen on the Oracle
       *[other] set { $citizens } citizens on the Oracle
    } (foretold: { $winner } in { $assaults })
grecolonies-event-pillaged = { grecolonies-event-pillaged.by } { grecolonies-event-pillaged.did }.
    .by = { $city }
    .did = { $objective-id ->
        [none] pillaged { $rival } without finding an objective
       *[other] pillaged { $rival }, taking its objective { $objective }
    }
    .title = { $city } pillages { $rival }
grecolonies-event-returned = { grecolonies-event-returned.by } { grecolonies-event-returned.did }.
    .by = { $city }
    .did = brought { grecolonies-citizens } back { $province-is-city ->
        [yes] home
       *[no] to { $province }
    }
    .also = { $count } { $province-is-city ->
        [yes] home
       *[no] to { $province }
    }
grecolonies-event-objective-taken = { grecolonies-event-objective-taken.by } { grecolonies-event-objective-taken.did }.
    .by = { $city }
    .did = took the objective { $objective-label }{ $provinces-id ->
        [none] {""}
       *[some] {" "}with { $provinces }
    }
    .also = { $objective-label }
    .title = { $city } takes the objective { $objective }
grecolonies-event-last-round-begun = { $glory ->
    [yes] The reserve of glory is empty
   *[no] An objective cannot be replaced
}: this round is the last.
    .title = { $glory ->
        [yes] The last marker of glory is won
       *[no] The objectives run out
    }
grecolonies-event-withdrew = { grecolonies-event-withdrew.by } { grecolonies-event-withdrew.did }.
    .by = { $city }
    .did = withdrew: its citizens leave the board
    .title = { $city } withdraws
grecolonies-event-won = { grecolonies-event-won.by } { grecolonies-event-won.did }!
    .by = { $city }
    .did = { $shared ->
        [yes] has shared the victory
       *[no] has won
    } with { $points ->
        [one] 1 point of glory
       *[other] { $points } points of glory
    }
    .title = { $shared ->
        [yes] { $city } shares the victory
       *[no] { $city } has won
    }

## Verbs

grecolonies-verb-move = Move
    .when = In your own turn, as its action.
grecolonies-verb-take = Take citizens along
    .when = In a turn in which you move, until your group arrives.
grecolonies-verb-enter = Enter
    .when = In a turn in which you move, once your group has gathered.
grecolonies-verb-propose = Propose to cohabit
    .when = In a turn in which you move to where others live, once your group has gathered.
grecolonies-verb-attack = Attack
    .when = In a turn in which you move to where others live, once your group has gathered.
grecolonies-verb-recruit = Recruit
    .when = In your own turn, as its action.
grecolonies-verb-pass = Pass
    .when = In your own turn, if you have nobody to recruit.
grecolonies-verb-accept = Accept
    .when = When somebody proposes to live with you in a province of yours.
grecolonies-verb-refuse = Refuse
    .when = When somebody proposes to live with you in a province of yours.
grecolonies-verb-ally = Help
    .first = Help { $city }
    .when = When a fight between others begins.
grecolonies-verb-ready = That is all
    .when = When a fight between others begins, once you have sent citizens.
grecolonies-verb-stay-out = Stay out
    .when = When a fight between others begins.
grecolonies-verb-spare = Send to the Refuge
    .when = In a fight, when the group you command has more citizens than dice.
grecolonies-verb-predict = Ask the Oracle
    .when = When others fight, before the dice are thrown.
grecolonies-verb-abstain = Ask nothing
    .when = When others fight, before the dice are thrown.
grecolonies-verb-shake = Shake the cups
    .when = In a fight that you began, before each assault.
grecolonies-verb-announce = Announce an attack
    .when = In a fight that you command, during an assault.
grecolonies-verb-counter = Counter
    .when = In a fight that you command, once the other side has announced an attack.
grecolonies-verb-dodge = Dodge
    .when = In a fight that you command, once the other side has announced an attack.
grecolonies-verb-lose = Choose the losses
    .when = In a fight that you command, when you have lost an assault.
grecolonies-verb-return = Bring back
    .when = After a fight, when your citizens come back from it.

grecolonies-action-move = Move to { $target }
grecolonies-action-take = Take { grecolonies-citizens } from { $origin }
    .short = +{ $count } from { $origin }
grecolonies-action-enter = Enter
grecolonies-action-propose = Propose to live together
grecolonies-action-attack = Attack { $rival }
grecolonies-action-recruit = Recruit { grecolonies-citizens } in { $province }
    .short = Recruit { $count } in { $province }
grecolonies-action-pass = Pass: nobody can be recruited
grecolonies-action-accept = Accept
grecolonies-action-refuse = Refuse and fight
grecolonies-action-ally = Send { $city } { grecolonies-citizens } from { $origin }
    .short = { $city } +{ $count } from { $origin }
grecolonies-action-ready = That is all I send
grecolonies-action-stay-out = Stay out of this fight
    .short = Stay out
grecolonies-action-spare = Send { grecolonies-citizens } of { $city } to the Refuge
    .short = { $count } of { $city } to the Refuge
grecolonies-action-predict = Foretell: { $winner } wins in { $assaults ->
    [one] 1 assault
   *[other] { $assaults } assaults
}
    .short = { $winner } wins in { $assaults ->
        [one] 1 assault
       *[other] { $assaults } assaults
    }
grecolonies-action-abstain = Ask nothing of the Oracle
    .short = Ask nothing
grecolonies-action-shake = Shake the cups
grecolonies-action-announce = Announce { $count } { $weapon }
    .short = { $count } { $weapon }
grecolonies-action-counter = Counter: there are fewer
    .short = Counter: fewer
grecolonies-action-dodge = Dodge: there are exactly as many
    .short = Dodge: exactly
grecolonies-action-lose = To the Refuge: one of { $refuge }; eliminated: one of { $out }
    .short = { $refuge } flees, { $out } dies
grecolonies-action-return = Bring { grecolonies-citizens } back to { $province }
    .short = { $count } to { $province }

grecolonies-button-hand = My dice
grecolonies-button-answer = My dice, chances, answers

## The panel’s questions

grecolonies-ask-move-target = Move to which province?
grecolonies-ask-take-deed = How many citizens from where?
grecolonies-ask-take-origin = Take citizens from where?
grecolonies-ask-take-count = How many from { $origin }?
grecolonies-ask-attack-rival = Fight whom?
grecolonies-ask-recruit-deed = How many recruits, and where?
grecolonies-ask-recruit-province = Recruits for which province?
grecolonies-ask-recruit-count = How many in { $province }?
grecolonies-ask-ally-deed = How many do you send, and from where?
grecolonies-ask-ally-city = Help whom?
grecolonies-ask-ally-origin = Send citizens from where?
grecolonies-ask-ally-count = How many from { $origin }?
grecolonies-ask-spare-deed = Whose citizens go to the Refuge?
grecolonies-ask-spare-city = Whose citizens go to the Refuge?
grecolonies-ask-spare-count = How many of { $city }?
grecolonies-ask-predict-winner = Who will win?
grecolonies-ask-predict-assaults = { $winner } wins: in how many assaults?
grecolonies-ask-announce-deed = What do you announce?
grecolonies-ask-announce-count = Which number?
grecolonies-ask-announce-weapon = Announce { $count } of which weapon?
grecolonies-ask-lose-deed = Whose citizen flees, whose is eliminated?
grecolonies-ask-lose-refuge = Whose citizen flees to the Refuge?
grecolonies-ask-lose-out = Whose citizen is eliminated?
grecolonies-ask-return-deed = How many go where?
grecolonies-ask-return-province = Where to?
grecolonies-ask-return-count = How many to { $province }?

## Who owes what

grecolonies-decision-action = it is your turn: move or recruit
grecolonies-decision-group = gather the group that moves
grecolonies-decision-recruits = place the rest of your recruits
grecolonies-decision-cohabit = { $rival } wants to live in { $province } together with you: { grecolonies-citizens }, you have { $own }. Accept or fight?
grecolonies-decision-defender = you are refused: choose whom you fight
grecolonies-decision-ally = { $attacker } ({ $attackers }) attacks { $defender } ({ $defenders }{ $guard ->
    [yes] {" "}and the Guard
   *[no] {""}
}) { $province-is-defender ->
    [yes] at home
   *[no] in { $province }
}. Do you help one of them?
grecolonies-decision-more-allies = { $attacker } ({ $attackers }) against { $defender } ({ $defenders }{ $guard ->
    [yes] {" "}and the Guard
   *[no] {""}
}) { $province-is-defender ->
    [yes] at home
   *[no] in { $province }
}: do you send more?
grecolonies-decision-spare = there are dice for { $room } in { $province }: { $surplus ->
    [one] 1 citizen goes
   *[other] { $surplus } citizens go
} to the Refuge. Whose?
grecolonies-decision-predict = { $attacker } ({ $attacker-dice ->
    [one] 1 die
   *[other] { $attacker-dice } dice
}) fights { $defender } ({ $defender-dice }) in { $province }. What does the Oracle say?
grecolonies-decision-shake = shake the cups for the next assault
grecolonies-decision-open-assault = open assault { $number } against { $rival } { grecolonies-theirs }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $rival-dice }
grecolonies-decision-announce = { $rival } announces **{ $count } { $weapon }** (assault { $number } in { $province }, your { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $rival-dice }). A better attack, counter or dodge?
grecolonies-decision-lose = { $rival } has won the assault in { $province }: choose your losses
grecolonies-decision-return = { $count ->
    [one] 1 citizen comes
   *[other] { $count } citizens come
} back from { $province }: where to?

grecolonies-waiting-action = move or recruit
grecolonies-waiting-group = gather the group
grecolonies-waiting-recruits = place recruits
grecolonies-waiting-cohabit = answer in { $province } (accept or refuse)
grecolonies-waiting-defender = choose whom to fight
grecolonies-waiting-ally = help in { $province } or stay out
grecolonies-waiting-more-allies = help in { $province }
grecolonies-waiting-spare = choose who goes to the Refuge
grecolonies-waiting-predict = ask the Oracle or not
grecolonies-waiting-shake = shake the cups
grecolonies-waiting-open-assault = open assault { $number } in { $province }
grecolonies-waiting-announce = answer { $count } { $weapon } in { $province }
grecolonies-waiting-lose = choose the losses in { $province }
grecolonies-waiting-return = bring { grecolonies-citizens } back from { $province }

grecolonies-stage-action = Action
grecolonies-stage-group = Group
grecolonies-stage-meeting = Meeting
grecolonies-stage-fight = Fight
grecolonies-stage-return = Return
grecolonies-stage-recruits = Recruits

grecolonies-order-cohabit-accept = Accept
grecolonies-order-cohabit-refuse = Refuse and fight
grecolonies-orders-cohabit = When others propose to cohabit
grecolonies-orders-cohabit-rival = When { $rival } proposes to cohabit
grecolonies-order-ally-stay-out = Stay out
grecolonies-orders-ally = When others fight and I could help
grecolonies-order-predict-abstain = Ask nothing
grecolonies-orders-predict = When I could ask the Oracle
grecolonies-order-announce-counter-above-4 = Counter anything above 4
grecolonies-order-announce-counter-above-5 = Counter anything above 5
grecolonies-order-announce-counter-above-6 = Counter anything above 6
grecolonies-order-announce-counter-above-7 = Counter anything above 7
grecolonies-order-announce-counter-above-8 = Counter anything above 8
grecolonies-order-announce-counter-above-10 = Counter anything above 10
grecolonies-order-announce-counter-above-12 = Counter anything above 12
grecolonies-orders-announce = When an attack is announced against me
grecolonies-orders-announce-rival = When { $rival } announces an attack against me
grecolonies-order-return-home = All back to my metropolis
grecolonies-orders-return = When my citizens come back from a fight

## What the end of the turn may cost

grecolonies-toll-last-round = ⚠️ This is the last round: you have no turn after this one.
grecolonies-toll-pillage = ⚠️ { $city } has { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $rival } can come with { $rival-dice }: whoever wins there takes an objective of yours (2 points).
grecolonies-toll-open-colonies = ⚠️ You have { $count ->
    [one] 1 citizen
   *[other] { $count } citizens
} in { $places }: others can come with up to { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
## When nothing of a kind can be done

grecolonies-none-move = You can move nowhere now.
grecolonies-none-recruit = You can recruit nobody now.
grecolonies-none-take = You can take nobody along any more.
grecolonies-warning-fewer-dice = { $rival } throws { $rival-dice ->
    [one] 1 die
   *[other] { $rival-dice } dice
} against your { $dice }.
grecolonies-warning-impossible = All dice together show at most { $most } of a weapon: { $wanted } can only be a bluff.

## What an answer would lead to, in its description or above the buttons

grecolonies-preview-ground = { $province }: { $rivals-id ->
    [none] nobody else lives there
   *[some] { $rivals } { $rivals-count ->
        [one] lives
       *[other] live
    } there ({ $strangers }{ $guard ->
        [yes] {" "}and the Guard
       *[no] {""}
    })
}{ $points ->
    [0] {""}
    [one] . Completes { $whole }: 1 point
   *[other] . Completes { $whole }: { $points } points
}{ $half-id ->
    [none] {""}
   *[some] . One of two for { $half }
}
grecolonies-preview-attack = Your { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $theirs } of { $rival }. A victory: 1 point{ $home ->
    [yes] { $pillage ->
        [yes] {" "}and an objective (2 points)
       *[no] , no objective to take
    }
   *[no] {" "}and { $province }
}
grecolonies-preview-accept = Accept: both of you live there, each for its own objectives.
grecolonies-preview-refuse = Refuse: { $rival } may fight you, { $theirs ->
    [one] 1 die
   *[other] { $theirs } dice
} against your { $dice }. The winner has the province and 1 point.
grecolonies-preview-help = { $city } with { $count } more: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} instead of { $now }, against { $theirs }{ $surplus ->
    [0] {""}
   *[other] ; { $surplus } too many, they wait in the Refuge
}
grecolonies-preview-take = { $rivals-id ->
    [none] Nobody else lives in { $province }: 1 citizen is enough, more defend it.
   *[some] Against { $rivals }: { $theirs ->
        [one] 1 die
       *[other] up to { $theirs } dice
    }. You throw one for each citizen, { $most } at most.
} { $origin }: { $has } now, { $stay } must stay.
grecolonies-preview-enter = Enter: { $count ->
    [one] 1 citizen of yours lives
   *[other] { $count } citizens of yours live
} in { $province }{ $points ->
    [0] {""}
    [one] . Completes { $whole }: 1 point
   *[other] . Completes { $whole }: { $points } points
}{ $half-id ->
    [none] {""}
   *[some] . One of two for { $half }
}
grecolonies-preview-propose = Propose: if { $rivals } { $rivals-count ->
    [one] accepts
   *[other] accept
}, you live there together. A single no, and you fight: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} against { $theirs }
grecolonies-preview-recruit = { $province }: { grecolonies-citizens } of yours now{ $dice ->
    [0] {""}
    [one] ; others can come with 1 die
   *[other] ; others can come with up to { $dice } dice
}
grecolonies-preview-return = { $province }: { grecolonies-citizens } of yours there now
grecolonies-preview-counter = Counter: with fewer than { $count } { $weapon } under both cups { $rival } loses the assault, else you do.
grecolonies-preview-dodge = Dodge: with exactly { $count } { $weapon } { $rival } loses the assault, else you do.
grecolonies-preview-assault-lost = A lost assault costs a citizen sent to the Refuge and one eliminated; at home the Guard flees first.
grecolonies-preview-spare = Whoever waits in the Refuge throws no die and comes back after the fight.
grecolonies-preview-lose = The one in the Refuge comes back after the fight; the one eliminated returns to the reserve of its city.
grecolonies-preview-ally = { grecolonies-stakes-ally }
grecolonies-preview-predict = { grecolonies-stakes-predict }

## What a question may cost and win, below it in public

grecolonies-stakes-ally = Helping: your citizens fight under that commander, who may lose them; the others come back. It wins nothing but what you agree on.
grecolonies-stakes-more-allies = { grecolonies-stakes-ally }
grecolonies-stakes-predict = Guessing costs nothing: the citizen you place comes back. Winner and number right: 2 citizens from your reserve go on the Oracle; if nobody has both, 1 for the winner. They join your next recruits.
grecolonies-stakes-lose = { grecolonies-preview-lose }
grecolonies-stakes-cohabit = Accepting: both live there, each for its own objectives. Refusing: a fight for the province and 1 point.

## How it ends

grecolonies-ending-glory = The glory is shared out: { $winners } { $winners-count ->
    [one] wins
   *[other] win
} with { $score ->
    [one] 1 point
   *[other] { $score } points
}.
grecolonies-ending-objectives = The objectives have run out: { $winners } { $winners-count ->
    [one] wins
   *[other] win
} with { $score ->
    [one] 1 point
   *[other] { $score } points
}.
grecolonies-ending-alone = Everybody else has withdrawn: { $winners } wins.

## Options of the rules

grecolonies-option-board = Board
    .help = Classic: eight colonies, twelve objectives, for five. Express: six and nine, for three.
grecolonies-option-board-classic = Classic
grecolonies-option-board-express = Express
grecolonies-option-strict = More stay behind
    .help = Yes: at least four citizens stay in a province you move from. No: three.

## The board in words

grecolonies-line-player = **{ $city }**: { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $markers ->
    [0] no markers
    [one] 1 marker
   *[other] { $markers } markers
}; { $objectives-count ->
    [0] no objectives
   *[other] { $objectives }
}); { $reserve } in reserve, { $oracle } on the Oracle.
grecolonies-line-player-out = **{ $city }** (withdrawn): { $points ->
    [one] 1 point
   *[other] { $points } points
}.
grecolonies-line-citizens = · { $province }: { grecolonies-citizens }
grecolonies-line-colony = { $province } ({ $harvest }, { $craft }, { $sanctuary }): { $cities-count ->
    [0] nobody
   *[other] { $cities }
}
grecolonies-line-objective = Open objective { $objective-label }: { $provinces }.
grecolonies-line-reserve = Reserve: { $glory ->
    [0] no markers of glory
    [one] 1 marker of glory
   *[other] { $glory } markers of glory
}, { $stack ->
    [0] no objectives
    [one] 1 objective
   *[other] { $stack } objectives
} in the stack.
grecolonies-line-last-round = This round is the last.
grecolonies-line-group = { $city } moves { grecolonies-citizens } to { $province }.
grecolonies-line-fight = Fight in { $province }: { $attacker } attacks { $defender }.
grecolonies-line-fighters = · for { $combatant }: { grecolonies-citizens } of { $city }{ $fled ->
    [0] {""}
   *[other] , { $fled } in the Refuge
}
grecolonies-line-side = · { $combatant } throws { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $guard ->
    [yes] {" "}with the Sacred Guard
   *[no] {""}
}
grecolonies-line-prediction = · { $city } foretold: { $winner } in { $assaults }
grecolonies-line-assault = Assault { $number }: { $speaker } is to announce.
grecolonies-line-announced = · { $city } announced { $count } { $weapon }
grecolonies-line-dice = · under the cup of { $city }: { $faces }

## What only one sees oneself, and how likely announcements are. Chances are 0 or 100 only if certain.

grecolonies-hand-cup = Under your cup in { $province }, assault { $number }: { $faces-id ->
    [none] nothing
   *[some] { $faces }. Together: { $helmets ->
        [one] 1 helmet
       *[other] { $helmets } helmets
    }, { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }, { $spears ->
        [one] 1 spear
       *[other] { $spears } spears
    }
}.

grecolonies-odds-chances = Worked out from your own dice and the { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} you cannot see. What { $rival } says may be a bluff, and is left out.
grecolonies-odds-counter = **Counter** (there are fewer than { $count } { $weapon }): { $percent }%
grecolonies-odds-dodge = **Dodge** (there { $count ->
    [one] is
   *[other] are
} exactly { $count } { $weapon }): { $percent }%
grecolonies-odds-said = You announced { $count } { $weapon }: at least that many { $percent }%, exactly that many { $exact }%
grecolonies-odds-attack = **{ $count }** or more: helmets { $helmets }%, shields { $shields }%, spears { $spears }%
grecolonies-odds-bluff = No higher number can be there: a better attack would be a bluff.

## Why something cannot be done. `.short` stands on greyed choices.

grecolonies-refusal-due-action = First choose an action: move or recruit.
    .short = the action comes first
grecolonies-refusal-due-group = A group is gathering: take citizens along, then enter, propose or attack.
    .short = a group is gathering
grecolonies-refusal-due-recruits = You are recruiting: place all your recruits.
    .short = recruits come first
grecolonies-refusal-due-cohabit = Somebody proposes to cohabit: the players who live there answer first, accept or refuse.
    .short = an answer is awaited
grecolonies-refusal-due-defender = Cohabitation was refused: the attacker chooses whom to fight.
    .short = the defender comes first
grecolonies-refusal-due-ally = A fight begins: first the others say whether they help.
    .short = allies come first
grecolonies-refusal-due-spare = A group has more citizens than dice: its commander chooses who goes to the Refuge.
    .short = the Refuge comes first
grecolonies-refusal-due-predict = The Oracle is being asked: foretell or ask nothing.
    .short = the Oracle comes first
grecolonies-refusal-due-shake = The attacker shakes the cups first.
    .short = the cups come first
grecolonies-refusal-due-announce = An assault is on: announce an attack, counter or dodge.
    .short = an assault is on
grecolonies-refusal-due-lose = First the loser of the assault chooses two citizens.
    .short = losses come first
grecolonies-refusal-due-return = First those who fought bring their citizens back.
    .short = returns come first

grecolonies-refusal-nobody-plays-there = Nobody plays { $province }: it stays empty, and nobody can go there.
    .short = nobody plays there
    .right = Choose a colony, or the metropolis of somebody who plays.
grecolonies-refusal-nobody-can-leave = Nobody can leave for { $province }: none of your other provinces has more than { $stay } citizens.
    .short = nobody can leave
    .right = Recruit first, until one of your other provinces has more than { $stay } citizens.
grecolonies-refusal-already-there = The group is on its way to { $province }: it takes nobody along from there.
    .short = already there
    .right = Take citizens from another province of yours.
grecolonies-refusal-none-there = You have no citizen in { $province }.
    .short = none of yours there
    .right = Choose a province where you live with enough citizens.
grecolonies-refusal-must-stay = { $most ->
    [0] Nobody can leave { $province }: { $stay } citizens must stay, and you have { $has }.
    [one] Only 1 citizen can leave { $province }, not { $wanted }: { $stay } must stay.
   *[other] Of your { $has } citizens in { $province } { $most } can leave, not { $wanted }: { $stay } must stay.
}
    .short = { $stay } must stay
    .right = Leave enough behind: take fewer, or citizens from another province, or recruit there first.
grecolonies-refusal-no-group = The group for { $province } has no citizens yet: take at least one along.
    .short = no group yet
    .right = Take at least one citizen along first.
grecolonies-refusal-others-live-there = { $province } is not empty: { $rivals } must accept you, or you fight.
    .short = others live there
    .right = Propose to cohabit, and { $rivals } must accept; attack; or wait until nobody lives there.
grecolonies-refusal-lives-there-already = You live in { $province } already, and nobody can refuse you: enter.
    .short = you live there
    .right = Enter: you live there.
grecolonies-refusal-nobody-to-ask = Nobody else lives in { $province }: enter.
    .short = nobody to ask
    .right = Enter: nobody else lives there.
grecolonies-refusal-no-cohabitation-at-home = { $province } is another player’s metropolis: nobody cohabits there. Attack, or take everything back and go elsewhere.
    .short = a metropolis
    .right = Attack, or take everything back and choose a colony.
grecolonies-refusal-attacks-itself = You lead { $rival } yourself. { $rivals-count ->
    [0] There is nobody to fight in { $province }.
   *[other] You can fight { $rivals-or }.
}
    .short = that is you
    .right = Name somebody else who lives there.
grecolonies-refusal-not-a-defender = { $rival } does not live in { $province }. { $rivals-count ->
    [0] Nobody does.
   *[other] You can fight { $rivals-or }.
}
    .short = not there
    .right = Name somebody who lives in { $province }.

grecolonies-refusal-nobody-to-recruit = Your reserve is empty and nobody waits on the Oracle.
    .short = nobody to recruit
    .right = Move, or pass. Citizens come back to the reserve from fights.
grecolonies-refusal-not-lived-in = You do not live in { $province }. Citizens can go to { $homes-or }.
    .short = you do not live there
    .right = Choose { $homes-or }.
grecolonies-refusal-too-many-recruits = { $left ->
    [one] You have just 1 recruit left to place, not { $wanted }.
   *[other] Place from 1 to { $left } recruits, not { $wanted }.
}
    .short = at most { $left }
    .right = { $left ->
        [one] Place 1.
       *[other] Name a number from 1 to { $left }.
    }
grecolonies-refusal-must-act = You can still recruit { $left ->
    [one] 1 citizen
   *[other] { $left } citizens
}: you can only pass with nobody to recruit.
    .short = you can recruit
    .right = Recruit or move. Passing is for those who have nobody to recruit.

grecolonies-refusal-has-joined = You have sent citizens already: send more, or say that is all.
    .short = you have joined
    .right = Send more, or say that this is all.
grecolonies-refusal-has-not-joined = You have sent nobody yet: send citizens, or stay out.
    .short = you have sent nobody
    .right = Send citizens first, or stay out.
grecolonies-refusal-does-not-fight = { $winner } does not fight here. It is { $combatants-or }.
    .short = does not fight
    .right = Name { $combatants-or }.
grecolonies-refusal-one-side-only = You help { $city } in this fight. Nobody helps both sides.
    .short = one side only
    .right = Send more to { $city }, or say that this is all.
grecolonies-refusal-too-many-to-spare = { $most ->
    [0] { $city } has no citizen to send away.
    [one] Just 1 citizen of { $city } can go to the Refuge, not { $wanted }.
   *[other] From 1 to { $most } citizens of { $city } can go to the Refuge, not { $wanted }: { $surplus ->
        [one] 1 is
       *[other] { $surplus } are
    } too many.
}
    .short = at most { $most }
    .right = { $most ->
        [0] Name another city of the group.
        [one] Send 1, or name another city of the group.
       *[other] Name a number from 1 to { $most }, or another city of the group.
    }
grecolonies-refusal-off-the-table = The Oracle’s table has 1 to { $most } assaults, not { $wanted }.
    .short = 1 to { $most }
    .right = Name a number from 1 to { $most }.
grecolonies-refusal-attack-first = An assault begins with an attack: there is nothing to answer yet.
    .short = attack first
    .right = Announce an attack: a number and a weapon.
grecolonies-refusal-beyond-24 = An attack names a number from 1 to { $most }, not { $wanted }.
    .short = 1 to { $most }
    .right = Name a number from 1 to { $most }, or counter or dodge.
grecolonies-refusal-not-better = { $last ->
    [24] { $last } is the most that can be announced: no attack is better.
   *[other] { $wanted } is not more than { $last }: a better attack names a higher number, up to { $most }.
}
    .short = { $last ->
        [24] { $last } is the most
       *[other] more than { $last }
    }
    .right = { $last ->
        [24] Counter or dodge.
       *[other] Name a number above { $last }, or counter or dodge.
    }
grecolonies-refusal-not-in-group = There are not enough citizens of { $city } in your group: { $has ->
    [0] none
   *[other] only { $has }
}.
    .short = not enough of { $city }
    .right = Choose citizens that are in your group.
grecolonies-refusal-too-many-to-return = { $left ->
    [one] You have just 1 citizen to bring back, not { $wanted }.
   *[other] Bring back from 1 to { $left } citizens, not { $wanted }.
}
    .short = at most { $left }
    .right = { $left ->
        [one] Bring back 1.
       *[other] Name a number from 1 to { $left }; the others can go elsewhere.
    }

## What people look up

grecolonies-kind-sign = sign
grecolonies-kind-term = word of the rules
grecolonies-every-city = A metropolis: only its player lives there, and it cannot be lost. Whoever wins an attack on it takes one of the objectives kept there.
grecolonies-every-weapon = One of the three weapons: of a die’s six faces one shows it once, one twice, and four show another weapon.
grecolonies-every-province = Whoever has a citizen there lives there. Winning a fight against somebody there brings 1 point and the place.
grecolonies-every-objective = It is worth two points. Whoever loses it by a pillage loses these points.
grecolonies-every-sign = Every colony has three signs: a harvest, a craft and a sanctuary.
grecolonies-about-colony = A colony with { $harvest }, { $craft } and { $sanctuary }. It counts for the objectives { $objectives }.
grecolonies-about-objective = Asks for { $sign }: whoever lives in { $provinces } at the end of their own action takes it, if it lay open when that began. { $points ->
    [one] 1 point
   *[other] { $points } points
}.
grecolonies-about-sign = In { $provinces }. The objective { $objective } asks for both.
grecolonies-about-guard = It throws { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}; a side throws { $most } at most.
grecolonies-held-lives = { $city }: { grecolonies-citizens }.
grecolonies-held-empty = Nobody lives there now.
grecolonies-held-unplayed = Nobody plays it in this game: nobody can go there.
grecolonies-held-city = { grecolonies-citizens } and the Guard at home; { $objectives-count ->
    [0] no objectives
   *[other] { $objectives }
}; { $points ->
    [one] 1 point
   *[other] { $points } points
}.
grecolonies-held-open = { $objective } lies open.
grecolonies-held-taken = { $city } has taken { $objective }.
grecolonies-held-unseen = { $objective } has not been turned up yet.
grecolonies-held-each = { $city }: { $count }.
grecolonies-held-left = Left for all: { $count }.
grecolonies-term-citizen = Citizen
    .text = Citizens live in provinces, move in groups and fight: one die each. At least three stay wherever some are taken from (four with that option). One is enough to live in a colony.
    .synonyms = citizens
grecolonies-term-guard = Sacred Guard
    .text = It never leaves its metropolis and fights only when that is attacked. The first assault lost at home costs the Guard alone, which flees to the Refuge.
    .synonyms = guard
grecolonies-term-reserve = Reserve
    .text = Citizens who are not on the board. A recruitment brings three of them; those eliminated return here.
    .synonyms = reserves
grecolonies-term-oracle = Oracle
    .text = Whoever neither attacks nor defends may foretell who wins and in how many assaults. Both right: two citizens of one’s reserve go on the Oracle; if nobody has both, one for the right winner. The next recruitment takes all of them along.
    .synonyms = prediction, predictions, foretell
grecolonies-term-refuge = Refuge
    .text = Here wait citizens beyond six dice and those who fled from an assault. They throw no dice and come back after the fight.
    .synonyms = refuges
grecolonies-term-marker = Marker of glory
    .text = Worth one point: whoever wins a fight takes one. When the reserve of glory is empty, the round is finished and the game is over.
    .synonyms = glory, markers, point, points
grecolonies-term-announcement = Announcement
    .text = “So many of a weapon are under both cups, or more.” Each one names a higher number than the last, of any weapon; or one counters or dodges. Nobody need tell the truth.
    .synonyms = announcements, announce, attack
grecolonies-term-counter = Counter
    .text = “There are fewer.” The cups are lifted: with fewer than announced the announcer loses the assault, else whoever countered.
grecolonies-term-dodge = Dodge
    .text = “There are exactly as many.” The cups are lifted: with exactly the announced number the announcer loses the assault, else whoever dodged.
grecolonies-term-cohabitation = Cohabitation
    .text = Several players live in one colony, each for their own objectives. All who live there must accept a newcomer; one no means a fight. Whoever lives there can end it by an attack.
    .synonyms = cohabit
grecolonies-term-help = Help
    .text = Others may send citizens to one side of a fight. The commander decides about them and may lose them; the rest come back. What help is worth you settle among yourselves, and nothing binds anybody.
    .synonyms = ally, allies, alliance
grecolonies-term-pillage = Pillage
    .text = Whoever wins an attack on a metropolis takes one of the objectives kept there, and goes home again. The city stays its owner’s.
    .synonyms = pillaging, loot

## After the end

grecolonies-honour-friend = The friend in need: { $who }, { $count ->
    [one] 1 citizen sent to help
   *[other] { $count } citizens sent to help
}
grecolonies-honour-settler = The settler: { $who }, { $count ->
    [one] 1 citizen settled
   *[other] { $count } citizens settled
}
grecolonies-honour-oracle = The seer: { $who }, { $count ->
    [one] 1 foretelling
   *[other] { $count } foretellings
}
grecolonies-honour-herald = The peaceful neighbour: { $who }, { $count ->
    [one] 1 offer to cohabit
   *[other] { $count } offers to cohabit
}
grecolonies-luck = { $who } threw { $got ->
    [one] 1 weapon
   *[other] { $got } weapons
} with { $number ->
    [one] 1 die
   *[other] { $number } dice
}, where { $expected } were to be expected: luckier than { $percent } of 100.
grecolonies-honour-strategist = The strategist: { $who }, { $count ->
    [one] 1 fight won
   *[other] { $count } fights won
}
grecolonies-honour-planner = The planner: { $who }, { $count ->
    [one] 1 objective
   *[other] { $count } objectives
}
