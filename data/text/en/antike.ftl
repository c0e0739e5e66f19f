### Antike in English. Nations are named by their people, without article: "the { $nation }".
### Event texts have parts: .by (who), .did (what, past), .also (the same again), .title (headline, present).

antike-title = Antike
antike-invitation = Lead a people around the ancient Mediterranean: whoever does the most remarkable things, and not whoever owns the most, wins.
antike-length = about 25 turns each: two hours at one table, four weeks at a turn a day
antike-changed-2 = Whoever gives up before the first turn takes only their own nation out of the game; what a leaver held goes back to the bank.
antike-chance = { $nations ->
    [chosen] {""}
   *[dealt] It deals the nations and decides nothing else.
}

antike-headlines = won conquered withdrew personage-won founded temple-built learned fought armed moved produced went nation-taken settled

antike-score = { $score ->
    [one] 1 personage
   *[other] { $score } personages
}
antike-score-goal = { $score } of { $goal } personages
antike-score-personages = { $count ->
    [one] personage
   *[other] personages
}

antike-scored-personages = { $count } { $personage }

## Nations

antike-nation-greeks = Greeks
antike-nation-romans = Romans
antike-nation-germans = Germans
antike-nation-phoenicians = Phoenicians
antike-nation-carthaginians = Carthaginians
antike-nation-persians = Persians
antike-nation-arabs = Arabs
antike-nation-egyptians = Egyptians
antike-nation-babylonians = Babylonians

## Goods, rondel, units, know-how, personages

antike-good-marble = { $count ->
    [one] marble
   *[other] marble
}
    .many = marble
antike-good-iron = { $count ->
    [one] iron
   *[other] iron
}
    .many = iron
antike-good-gold = { $count ->
    [one] gold
   *[other] gold
}
    .many = gold
antike-good-coin = { $count ->
    [one] coin
   *[other] coins
}
    .many = coins

antike-field-iron = Iron
    .text = You receive 1 iron for each of your iron cities, 3 where it has a temple, and more with Market or Currency.
antike-field-temple = Temple
antike-field-gold = Gold
    .text = You receive 1 gold for each of your gold cities, 3 where it has a temple, and more with Market or Currency.
antike-field-manoeuvre-1 = Manoeuvre
    .label = Manoeuvre (after Gold)
    .text = Your units may move, fight and conquer.
    .synonyms = maneuver, manoeuvres
antike-field-arming = Arming
    .text = You may set up units in your cities, for 1 iron each: 1 in each city, 3 where it has a temple.
    .synonyms = armament
antike-field-marble = Marble
    .text = You receive 1 marble for each of your marble cities, 3 where it has a temple, and more with Market or Currency.
antike-field-know-how = Know-how
    .text = You may learn advances, for gold.
antike-field-manoeuvre-2 = Manoeuvre
    .label = Manoeuvre (after Know-how)

antike-unit-legion = { $count ->
    [one] legion
   *[other] legions
}
    .many = legions
    .label = Legions
    .text = Moves over land borders (red) and those of both kinds. Fights legions, adds 1 to the defence of your city where it stands, and founds and conquers cities. 1 iron each, 17 for each nation.
antike-unit-galley = { $count ->
    [one] galley
   *[other] galleys
}
    .many = galleys
    .label = Galleys
    .text = Moves over sea borders (blue) and those of both kinds. Fights galleys, adds 1 to the defence of your city where it stands, and founds and conquers cities. 1 iron each, 17 for each nation.

antike-advance-wheel = Wheel
    .label = Wheel (legions: 2 actions)
    .text = Each of your legions has 2 actions in a manoeuvre instead of 1.
antike-advance-sailing = Sailing
    .label = Sailing (galleys: 2 actions)
    .text = Each of your galleys has 2 actions in a manoeuvre instead of 1.
antike-advance-market = Market
    .label = Market (production +1)
    .text = You receive 1 more on each resource field of the rondel.
antike-advance-monarchy = Monarchy
    .label = Monarchy (defence +1)
    .text = The defence of each of your cities is higher by 1.
antike-advance-roads = Roads
    .label = Roads (legions: 3 actions)
    .text = Each of your legions has 3 actions in a manoeuvre.
antike-advance-navigation = Navigation
    .label = Navigation (galleys: 3 actions)
    .text = Each of your galleys has 3 actions in a manoeuvre.
antike-advance-currency = Currency
    .label = Currency (production +2)
    .text = You receive 2 more on each resource field of the rondel, instead of the 1 of Market.
antike-advance-democracy = Democracy
    .label = Democracy (defence +2)
    .text = The defence of each of your cities is higher by 2, instead of the 1 of Monarchy.

antike-personage-king = { $count ->
    [one] king
   *[other] kings
}
    .text = Won for every 5 cities you have at the end of your turn.
antike-personage-scholar = { $count ->
    [one] scholar
   *[other] scholars
}
    .text = Won for each advance that you are the first nation to learn.
antike-personage-general = { $count ->
    [one] general
   *[other] generals
}
    .text = Won for each temple that you destroy by conquering its city.
antike-personage-citizen = { $count ->
    [one] citizen
   *[other] citizens
}
    .text = Won for every 3 temples you have at the end of your turn.
antike-personage-navigator = { $count ->
    [one] navigator
   *[other] navigators
}
    .text = Won for every 7 provinces in which you have galleys at the end of your turn.

## Kinds of words, and parts of actions, as people type them

antike-kind-province = province
antike-kind-nation = nation
antike-kind-good = good
antike-kind-field = field of the rondel
antike-kind-unit = kind of unit
antike-kind-advance = advance
antike-kind-piece = piece
antike-kind-personage = personage

antike-part-nation = the nation
antike-part-province = the province
antike-part-good = the good
antike-part-give = what you give
antike-part-get = what you get
antike-part-count = how many
antike-part-field = the field
antike-part-pay = the payment
antike-part-unit = legion or galley
antike-part-advance = the advance
antike-part-origin = where from
antike-part-target = where to
antike-part-left = the actions left
antike-part-rival = the rival
antike-part-legions = the legions to lose
antike-part-galleys = the galleys to lose
antike-part-give-up = the city to give up

## Legions and galleys together, for texts that know $legions and $galleys

antike-field-told = { $field }{ $field-id ->
    [manoeuvre-1] {" "}(after Gold)
    [manoeuvre-2] {" "}(after Know-how)
   *[other] {""}
}
antike-troops = { $legions ->
    [0] { $galleys ->
        [0] no units
        [one] 1 galley
       *[other] { $galleys } galleys
    }
    [one] { $galleys ->
        [0] 1 legion
        [one] 1 legion and 1 galley
       *[other] 1 legion and { $galleys } galleys
    }
   *[other] { $galleys ->
        [0] { $legions } legions
        [one] { $legions } legions and 1 galley
       *[other] { $legions } legions and { $galleys } galleys
    }
}
antike-fallen = { $fallen-legions ->
    [0] { $fallen-galleys ->
        [0] no units
        [one] 1 galley
       *[other] { $fallen-galleys } galleys
    }
    [one] { $fallen-galleys ->
        [0] 1 legion
        [one] 1 legion and 1 galley
       *[other] 1 legion and { $fallen-galleys } galleys
    }
   *[other] { $fallen-galleys ->
        [0] { $fallen-legions } legions
        [one] { $fallen-legions } legions and 1 galley
       *[other] { $fallen-legions } legions and { $fallen-galleys } galleys
    }
}

## What happened

antike-event-nation-taken = { $seat } plays the { $nation }.
    .by = { $seat }
    .did = plays the { $nation }
    .also = the { $nation }
antike-event-settled = { antike-event-settled.by } { antike-event-settled.did }.
    .by = The { $nation }
    .did = began in { $province }
    .title = The { $nation } begin in { $province }
antike-event-taken = { antike-event-taken.by } { antike-event-taken.did }.
    .by = The { $nation }
    .did = { $good-id ->
        [coin] took a coin
       *[other] took 1 { $good }
    }
antike-event-exchanged = { antike-event-exchanged.by } { antike-event-exchanged.did }.
    .by = The { $nation }
    .did = exchanged { $count } { $give } for { $count } { $get }
    .also = { $count } { $give } for { $count } { $get }
antike-event-went = { antike-event-went.by } { antike-event-went.did }.
    .by = The { $nation }
    .did = { $pay-id ->
        [none] went to { $field }
       *[some] paid { $pay } for { $field }
    }
    .title = The { $nation } go to { $field }
antike-event-produced = { antike-event-produced.by } { antike-event-produced.did }.
    .by = The { $nation }
    .did = { $count ->
        [0] received no { $good }
       *[other] received { $count } { $good }
    }
    .title = The { $nation } produce { $good }
antike-event-temple-built = { antike-event-temple-built.by } { antike-event-temple-built.did }.
    .by = The { $nation }
    .did = built a temple in { $province } ({ $pay })
    .also = one in { $province } ({ $pay })
    .title = The { $nation } build a temple in { $province }
    .then = { $province }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more
           *[other] { $count } more
        }
       *[no] { $count ->
            [one] 1 temple
           *[other] { $count } temples
        }
    }
antike-event-armed = { antike-event-armed.by } { antike-event-armed.did }.
    .by = The { $nation }
    .did = set up { $count } { $unit } in { $province } ({ $pay })
    .also = { $count } { $unit } in { $province } ({ $pay })
    .title = The { $nation } arm in { $province }
    .then = { $province }
    .more = { $again ->
        [yes] { $count ->
            [one] in 1 more city
           *[other] in { $count } more cities
        }
       *[no] { $count ->
            [one] units in 1 city
           *[other] units in { $count } cities
        }
    }
antike-event-learned = { antike-event-learned.by } { antike-event-learned.did }.
    .by = The { $nation }
    .did = { $first ->
        [yes] were the first to learn { $advance } ({ $pay })
       *[no] learned { $advance } ({ $pay })
    }
    .title = { $first ->
        [yes] The { $nation } are the first with { $advance }
       *[no] The { $nation } learn { $advance }
    }
    .then = { $advance }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more advance
           *[other] { $count } more advances
        }
       *[no] { $count ->
            [one] 1 advance
           *[other] { $count } advances
        }
    }
antike-event-moved = { antike-event-moved.by } { antike-event-moved.did }.
    .by = The { $nation }
    .did = moved { $count } { $unit } { $origin } > { $target }
    .also = { $count } { $unit } { $origin } > { $target }
    .title = The { $nation } move to { $target }
    .then = { $target }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more move
           *[other] { $count } more moves
        }
       *[no] { $count ->
            [one] 1 move
           *[other] { $count } moves
        }
    }
antike-event-fought = { antike-event-fought.by } { antike-event-fought.did }.
    .by = The { $nation }
    .did = fought the { $rival } in { $province } (each lost { $count } { $unit })
    .met = { antike-event-fought.did }
    .met-too = the { $rival } in { $province } ({ $count } { $unit })
    .title = The { $nation } fight the { $rival } in { $province }
    .then = the { $rival } in { $province }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more fight
           *[other] { $count } more fights
        }
       *[no] { $count ->
            [one] 1 fight
           *[other] { $count } fights
        }
    }
antike-event-demanded = { antike-event-demanded.by } { antike-event-demanded.did }.
    .by = The { $nation }
    .did = demanded a fight with the { $rival } in { $province } ({ $count } { $unit })
antike-event-passed-by = { antike-event-passed-by.by } { antike-event-passed-by.did }.
    .by = The { $nation }
    .did = let the { $unit-many } of the { $rival } pass in { $province }
antike-event-conquered = { antike-event-conquered.by } { antike-event-conquered.did }.
    .by = The { $nation }
    .did = conquered { $province } from the { $rival }{ $temple ->
        [yes] {" "}and destroyed its temple
       *[no] {""}
    } (defence { $strength }; lost { antike-troops }{ $fallen-legions ->
        [0] { $fallen-galleys ->
            [0] {""}
           *[other] , the { $rival } { antike-fallen }
        }
       *[other] , the { $rival } { antike-fallen }
    })
    .met = took { $province }{ $temple ->
        [yes] {" "}and destroyed its temple
       *[no] {""}
    }
    .met-too = { $province }{ $temple ->
        [yes] {" "}with its temple
       *[no] {""}
    }
    .title = The { $nation } conquer { $province }
    .then = { $province }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more city
           *[other] { $count } more cities
        }
       *[no] { $count ->
            [one] 1 conquest
           *[other] { $count } conquests
        }
    }
antike-event-gave-up = { antike-event-gave-up.by } { antike-event-gave-up.did }.
    .by = The { $nation }
    .did = gave up { $province }{ $temple ->
        [yes] {" "}with its temple
       *[no] {""}
    }
antike-event-founded = { antike-event-founded.by } { antike-event-founded.did }.
    .by = The { $nation }
    .did = founded { $province } ({ $pay })
    .also = { $province } ({ $pay })
    .title = New city of the { $nation }: { $province }
    .then = { $province }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more
           *[other] { $count } more
        }
       *[no] { $count ->
            [one] 1 new city
           *[other] { $count } new cities
        }
    }
antike-event-personage-won = { antike-event-personage-won.by } { antike-event-personage-won.did }.
    .by = The { $nation }
    .did = won their { $number-nth } { $personage } ({ $total } of { $goal } personages)
    .also = their { $number-nth } { $personage } ({ $total } of { $goal })
    .title = The { $nation } win their { $number-nth } { $personage }
    .then = their { $number-nth } { $personage }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more
           *[other] { $count } more
        }
       *[no] { $count ->
            [one] 1 personage
           *[other] { $count } personages
        }
    }
antike-event-withdrew = { antike-event-withdrew.by } { antike-event-withdrew.did }.
    .by = The { $nation }
    .did = withdrew: their units leave the board, what they hold goes back to the bank, their cities stay
    .title = The { $nation } withdraw
antike-event-won = { antike-event-won.by } { antike-event-won.did }!
    .by = The { $nation }
    .did = have won with { $personages ->
        [one] 1 personage
       *[other] { $personages } personages
    }
    .title = The { $nation } have won

## Verbs

antike-verb-choose-nation = Choose a nation
    .when = In the set-up, when it is for you to choose a nation.
antike-verb-settle = Choose a first city
    .when = In the set-up, once every nation has its player.
antike-verb-take = Take
    .when = At the beginning of each of your turns, before the rondel.
antike-verb-skip-coin = Take nothing
    .when = At the beginning of each of your turns, before the rondel.
antike-verb-exchange = Exchange goods
    .when = In your own turn, once your nation has all eight advances.
antike-verb-go = Go on the rondel
    .when = In each of your turns, once you have decided about the coin.
antike-verb-build-temple = Build a temple
    .when = In a turn in which you go to the field Temple.
antike-verb-arm = Arm
    .when = In a turn in which you go to the field Arming.
antike-verb-learn = Learn
    .when = In a turn in which you go to the field Know-how.
antike-verb-move = Move
    .when = In a turn in which you go to a field Manoeuvre.
antike-verb-fight = Fight
    .when = In a turn in which you go to a field Manoeuvre.
antike-verb-demand = Demand a fight
    .when = When another nation’s units move into a province where yours stand.
antike-verb-let-pass = Let pass
    .when = When another nation’s units move into a province where yours stand.
antike-verb-conquer = Conquer
    .when = In a turn in which you go to a field Manoeuvre.
antike-verb-found = Found a city
    .when = In each of your turns, once you are on a field of the rondel.
antike-verb-end = End the turn
    .when = In each of your turns, once you are on a field of the rondel.

antike-action-choose-nation = Play the { $nation }
antike-action-settle = Begin in { $province } ({ $nation })
antike-action-take = { $good-id ->
    [coin] Take a coin
   *[other] Take 1 { $good }
}
antike-action-skip-coin = Take nothing
antike-action-exchange = Exchange { $count } { $give } for { $count } { $get }
antike-action-go = Go to { antike-field-told }{ antike-paid }
antike-action-build-temple = Build a temple in { $province }{ antike-paid }
antike-action-arm = Set up { $count } { $unit } in { $province }{ antike-paid }
antike-action-learn = Learn { $advance }{ antike-paid }
antike-action-move = Move { $count } { $unit } { $origin } > { $target }{ $left-id ->
    [none] {""}
    [one] {" "}(1 action left)
   *[other] {" "}({ $left } actions left)
}
antike-action-fight = Fight the { $rival } in { $province }: { $count } { $unit } each
antike-action-demand = As the { $nation }: fight, { $count } against { $count }
antike-action-let-pass = As the { $nation }: let them pass
antike-action-conquer = Conquer { $province }{ $legions ->
    [0] { $galleys ->
        [0] {""}
       *[other] , losing { antike-troops }
    }
   *[other] , losing { antike-troops }
}{ $give-up-id ->
    [none] {""}
   *[some] ; give up { $give-up }
}
antike-action-found = Found { $province }{ antike-paid }
antike-action-end = End the turn

antike-paid = { $pay-id ->
    [none] {""}
   *[some] {" "}for { $pay }
}

## The panel's questions and answers

antike-ask-choose-nation-nation = Which nation will you lead?
antike-ask-settle-nation = Which nation chooses first?
antike-ask-settle-province = In which city do the { $nation } begin?
antike-ask-take-good = The bank has no coins: what will you take?
antike-ask-exchange-give = What will you give?
antike-ask-exchange-get = What do you want for { $give }?
antike-ask-exchange-count = How many?
antike-ask-go-field = Where on the rondel?
antike-ask-pay = How will you pay?
antike-ask-found-pay = How will you pay for the city of { $province }?
antike-ask-build-temple-pay = How will you pay for the temple in { $province }?
antike-ask-learn-pay = How will you pay for { $advance }?
antike-ask-go-pay = How will you pay the way to { $field }?
antike-ask-build-temple-province = A temple in which city?
antike-ask-arm-province = Set up units in which city?
antike-ask-arm-unit = Legions or galleys in { $province }?
antike-ask-arm-count = How many { $unit-many } in { $province }?
antike-ask-learn-advance = Which advance?
antike-ask-move-origin = Move units from where?
antike-ask-move-target = From { $origin } to where?
antike-ask-move-unit = Legions or galleys, { $origin } > { $target }?
antike-ask-move-count = How many { $unit-many }, { $origin } > { $target }?
antike-ask-move-left = Which of them?
antike-ask-fight-province = Fight where?
antike-ask-fight-unit = Legions or galleys in { $province }?
antike-ask-fight-rival = Against whom in { $province }?
antike-ask-fight-count = How many { $unit-many } on each side?
antike-ask-demand-nation = For which nation?
antike-ask-demand-count = Fight with how many?
antike-ask-let-pass-nation = For which nation?
antike-ask-conquer-province = Conquer which city?
antike-ask-conquer-legions = How many legions will you lose for { $province }? Galleys make up the rest.
antike-ask-conquer-galleys = How many galleys will you lose for { $province }?
antike-ask-conquer-give-up = You have all 25 cities: which one will you give up?
antike-ask-found-province = Found a city where?

antike-answer-move-left = { $value ->
    [one] those with 1 action left
   *[other] those with { $value } actions left
}
antike-answer-conquer-legions = { $value ->
    [0] no legions
    [one] 1 legion
   *[other] { $value } legions
}
antike-answer-conquer-galleys = { $value ->
    [0] no galleys
    [one] 1 galley
   *[other] { $value } galleys
}

antike-price-go = { $total ->
    [one] 1 good or coin
   *[other] { $total } goods or coins
}
antike-price-learn = { $total } gold
antike-price-build-temple = { $total } marble
antike-price-arm = { $total } iron
antike-price-found = 1 marble, 1 iron, 1 gold, or coins

## Who owes what

antike-decision-nation = choose your nation
antike-decision-settle = choose the first city of the { $nation }
antike-decision-coin = it is your turn
antike-decision-rondel = it is your turn on the rondel
antike-decision-temples = build temples
antike-decision-arming = arm your cities
antike-decision-know-how = buy know-how
antike-decision-manoeuvre = your units can move
antike-decision-founding = found cities or end your turn
antike-decision-entry = { $count } { $unit } of the { $rival } { $count ->
    [one] has
   *[other] have
} come to { $province }, where you ({ $nation }) have { $own }. Fight or let them pass?

antike-waiting-nation = choose a nation
antike-waiting-settle = choose the first city of the { $nation }
antike-waiting-coin = begin the turn
antike-waiting-rondel = go on the rondel
antike-waiting-temples = build temples
antike-waiting-arming = set up units
antike-waiting-know-how = buy know-how
antike-waiting-manoeuvre = manoeuvre
antike-waiting-founding = found cities or end the turn
antike-waiting-entry = answer in { $province } (fight or let pass)

antike-stage-coin = Coin
antike-stage-rondel = Rondel
antike-stage-action = Action
antike-stage-found = Found cities
antike-stage-end = End

antike-order-entry-fight = Fight with all I have there
antike-order-entry-let-pass = Let them pass
antike-orders-entry = When others’ units move in where I have the same
antike-orders-entry-rival = When units of the { $rival } move in where I have the same
antike-orders-entry-unit = When others’ { $unit-many } move in where I have some
antike-orders-entry-rival-unit = When { $unit-many } of the { $rival } move in where I have some

## What the end of the turn may cost

antike-toll-open-city = ⚠️ After your turn the { $rival } can take { $province } (defence { $strength }{ $temple ->
    [yes] , with its temple
   *[no] {""}
}) in one manoeuvre: { antike-troops } in reach.
antike-toll-empty-cities = ⚠️ Without units, and within reach of the { $rival }: { $places }.
antike-toll-more-open = ⚠️ Open as well: { $places }.
## When nothing of a kind can be done

antike-none-arm = You can set up no units now.
antike-none-build-temple = You can build no temple now.
antike-none-learn = You can learn nothing now.
antike-none-conquer = You can conquer nothing now.
antike-none-found = You can found no city now.
antike-warning-idle-units = { $legions ->
    [0] { $galleys ->
        [one] 1 galley has not moved.
       *[other] { $galleys } galleys have not moved.
    }
    [1] { $galleys ->
        [0] 1 legion has not moved.
       *[other] { antike-troops } have not moved.
    }
   *[other] { antike-troops } have not moved.
}
antike-warning-idle-field = You have nothing to use on { antike-field-told } now.
antike-warning-could-build = You could still build a temple: { $places }.
antike-warning-could-arm = You could still set up units in { $places }.
antike-warning-could-learn = You could still learn { $places-or }.
antike-warning-could-conquer = You could still conquer { $places }.
antike-warning-could-found = You could still found a city: { $places }.

## What an answer would lead to, in its description or above the buttons

antike-preview-start = The { $nation } play { $place-nth } and begin in { $cities }.
antike-preview-good = { $province } brings { $good }.
antike-preview-harvest = { $field }: brings { $count } { $good } now.
antike-preview-field-temple = { $field }: { $count ->
    [0] you cannot pay for a temple
    [one] you can pay for 1 temple
   *[other] you can pay for { $count } temples
} (5 marble each).
antike-preview-field-arming = { $field }: { $count ->
    [0] you cannot pay for units
    [one] you can pay for 1 unit
   *[other] you can pay for { $count } units
} (1 iron each).
antike-preview-field-know-how = { $field }: you have { $count } gold or coins for advances.
antike-preview-field-manoeuvre = { antike-field-told }: { antike-troops } can move.
antike-preview-ground = { $province } ({ $good }): { $own ->
    [yes] your city, defence { $strength }
   *[no] { $owner-id ->
        [none] no city
       *[some] city of the { $owner }, defence { $strength }
    }
}{ $temple ->
    [yes] {" "}with a temple
   *[no] {""}
}{ $rivals-id ->
    [none] {""}
   *[some] ; units of the { $rivals }
}
antike-preview-armed = { $province }: defence { $now }, then { $strength }
antike-preview-first = { $advance }: you are the first to learn it, which wins 1 scholar.
antike-preview-conquer = { $province } brings { $more } { $good-many } each time; city { $count }{ $won-id ->
    [none] {" "}(next king at { $next })
   *[some] : wins 1 { $won }
}
antike-preview-found = { antike-preview-conquer }
antike-preview-build-temple = { $province } brings { $more } { $good-many } more each time; temple { $count }{ $won-id ->
    [none] {" "}(next citizen at { $next })
   *[some] : wins 1 { $won }
}
antike-preview-fight = { $province }: { $kept ->
    [0] none of your { $unit-many } stays, and { $left ->
        [0] none of the { $rival }
       *[other] { $left } of the { $rival } { $left ->
            [one] does
           *[other] do
        }
    }
   *[other] { $left ->
        [0] { $kept } of your { $unit-many } { $kept ->
            [one] stays
           *[other] stay
        }, and none of the { $rival }
       *[other] { $kept } of your { $unit-many } and { $left } of the { $rival } stay
    }
}

## How it ends

antike-ending-personages = { $winners } wins with { $score ->
    [one] 1 personage
   *[other] { $score } personages
}.
antike-ending-last-temple = All personages were gone, and { $winners } has destroyed the next temple: that wins.
antike-ending-alone = Everybody else has withdrawn: { $winners } wins.

## Options of the rules

antike-option-board = Board
    .help = The East of Alexander’s time or the West of Augustus’ time.
antike-option-board-east = East
antike-option-board-west = West
antike-option-manoeuvre = Manoeuvre
    .help = 2006: first all moves and fights, then all conquests. 2005: in any order.
antike-option-manoeuvre-2006 = 2006 (moves, then conquests)
antike-option-manoeuvre-2005 = 2005 (in any order)
antike-option-personages = Goal with three
    .help = Personages needed to win with three nations. Other numbers have one goal only.
antike-option-personages-10 = 10 personages
antike-option-personages-12 = 12 personages
antike-option-start = Start
    .help = Begin with three cities, or with one of the three for a longer game.
antike-option-start-three-cities = three cities
antike-option-start-one-city = one city (longer)
antike-option-nations = Nations
    .help = Dealt by chance, or chosen in the order of the seats.
antike-option-nations-dealt = dealt
antike-option-nations-chosen = chosen
antike-option-chips = Chips
    .help = Limited: the bank has 80 of each resource, and what is gone is gone.
antike-option-chips-unlimited = unlimited
antike-option-chips-limited = limited

## The board in words

antike-line-nation = **{ $nation }**: { $personages } of { $goal } personages; { $goods }; { $advances-count ->
    [0] no know-how
   *[other] { $advances }
}; { $field-id ->
    [none] not yet on the rondel
   *[some] on { $field }
}.
antike-line-nation-out = **{ $nation }** (withdrawn): { $personages } of { $goal } personages.
antike-line-city = · { $province } ({ $resource }){ $temple ->
    [yes] , temple
   *[no] {""}
}, defence { $strength }{ $legions ->
    [0] { $galleys ->
        [0] {""}
       *[other] {": "}{ antike-troops }
    }
   *[other] {": "}{ antike-troops }
}
antike-line-units = · elsewhere, in { $province }: { antike-troops }
antike-line-bank = Bank: { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}, { $temples ->
    [0] no temples
    [one] 1 temple
   *[other] { $temples } temples
}.
antike-line-bank-chips = In the bank: marble { $marble }, iron { $iron }, gold { $gold }.
antike-line-piles = Personages still to be won: kings { $king }, scholars { $scholar }, generals { $general }, citizens { $citizen }, navigators { $navigator }.

## Why something cannot be done. `.short` stands on greyed choices.

antike-refusal-due-opening = The game has not begun: nations and first cities come first.
    .short = not yet
antike-refusal-due-coin = First decide about the coin: take it or take nothing.
    .short = the coin comes first
antike-refusal-due-rondel = First choose a field on the rondel.
    .short = the rondel comes first
antike-refusal-due-temples = You are on Temple: build temples, found cities or end your turn.
    .short = not on this field
antike-refusal-due-arming = You are on Arming: set up units, found cities or end your turn.
    .short = not on this field
antike-refusal-due-know-how = You are on Know-how: learn, found cities or end your turn.
    .short = not on this field
antike-refusal-due-manoeuvre = You are on Manoeuvre: move, fight, conquer, found cities or end your turn.
    .short = not on this field
antike-refusal-due-founding = The field’s action is done: you can still found cities or end your turn.
    .short = the action is done
antike-refusal-due-entry = Units have moved in: first those who stand there answer, fight or let pass.
    .short = an answer is awaited

antike-refusal-no-coin-left = { $goods-count ->
    [0] The bank has neither coins nor resources left: take nothing.
   *[other] The bank has no coins left: take 1 { $goods-or } instead.
}
    .short = no coins left
    .right = Take a resource that is left, or nothing.
antike-refusal-coins-left = The bank still has { $coins ->
    [one] a coin
   *[other] { $coins } coins
}: take a coin. Resources are there only when the coins are gone.
    .short = only when coins are gone
    .right = Take a coin. Once the bank has none left, you can take a resource instead.
antike-refusal-bank-empty = The bank has no { $good } left.
    .short = the bank has none
    .right = Choose something the bank still has.
antike-refusal-needs-all-advances = Goods can be exchanged only with all eight advances. You have { $has ->
    [0] none
   *[other] { $has }
}.
    .short = needs all 8 advances
    .right = Learn the advances you lack, on Know-how. With all eight you can exchange.
antike-refusal-no-exchange = Exchange one or more of a resource for another: marble, iron or gold. Coins stand for any of them anyway.
    .short = not an exchange
    .right = Name two different resources of marble, iron and gold.
antike-refusal-not-enough = { $has ->
    [0] You have no { $good }.
   *[other] You have only { $has } { $good }, not { $needs }.
}
    .short = you have { $has }
    .right = Give less of it, or let your cities produce more first.
antike-refusal-too-dear = That costs { $needs } in { $accepted-many-or }, and you have { $has ->
    [0] none
   *[other] { $has }
}.
    .short = needs { $needs }, you have { $has }
    .right = Have { $needs } in { $accepted-many-or }: let your cities produce, and take a coin each turn.
antike-refusal-wrong-payment = { $pay } is not the price: it is { $needs } in { $accepted-many-or }.
    .short = costs { $needs }
    .right = Pay exactly { $needs } in { $accepted-many-or }.
antike-refusal-not-held = You cannot pay { $pay }: you have { $has }.
    .short = you do not have that
    .right = Pay with what you have: { $has }.
antike-refusal-move-is-free = { antike-field-told } is at most three fields on: going there is free.
    .short = free
    .right = Go there without paying.
antike-refusal-field-too-far = { antike-field-told } is { $distance } fields on and costs { $needs } in goods or coins. You have { $has ->
    [0] none
   *[other] { $has }
}.
    .short = costs { $needs }, you have { $has }
    .right = Choose a field at most three on, which is free, or have the { $needs } it costs.

antike-refusal-not-your-city = { $province } is not your city.
    .short = not your city
    .right = Choose a city of your own. { $province } would have to be yours first, founded or conquered.
antike-refusal-temple-there = { $province } has a temple already. A city holds one.
    .short = has a temple
    .right = Choose a city of yours that has no temple yet.
antike-refusal-no-temple-left = All { $temples } temples stand on the board. One must fall before another can be built.
    .short = no temple left
    .right = Conquer a city that has a temple, or wait until somebody does: its temple falls, and one can be built again.
antike-refusal-legions-need-land = { $province } has no land border, so no legion can be set up there. Galleys can.
    .short = no land border
    .right = Set up galleys there, or legions in a city with a land border.
antike-refusal-galleys-need-sea = { $province } has no sea border, so no galley can be set up there. Legions can.
    .short = no sea border
    .right = Set up legions there, or galleys in a city with a sea border.
antike-refusal-at-least-one = Name how many { $unit-many }: at least one.
    .short = at least one
    .right = Name a number from 1 on.
antike-refusal-arming-limit = { $province } can take { $limit ->
    [one] 1 unit a turn without a temple
   *[other] { $limit } units a turn with its temple
}: { $left ->
    [0] it is full for this turn
    [one] 1 more, not { $wanted }
   *[other] { $left } more, not { $wanted }
}.
    .short = { $left ->
        [0] full for this turn
       *[other] { $left } more at most
    }
    .right = Set up the others in another city, or in your next Arming. With a temple a city takes three in a turn.
antike-refusal-no-pieces-left = You have { $left ->
    [0] no { $unit-many }
    [one] only 1 { $unit }
   *[other] only { $left } { $unit-many }
} left in your supply: a nation has { $limit } in all.
    .short = supply: { $left }
    .right = Set up fewer, or the other kind. Units that fall come back to your supply.

antike-refusal-already-known = You have { $advance } already.
    .short = yours already
    .right = Choose an advance you do not have yet.
antike-refusal-no-prerequisite = { $advance } builds on { $basic }: learn { $basic } first.
    .short = needs { $basic } first
    .right = Learn { $basic } first; { $advance } can follow in the same turn if you can pay both.

antike-refusal-conquering-began = You have conquered a city in this turn: moves and fights come before all conquests.
    .short = conquests have begun
    .right = Move and fight before your first conquest: in your next Manoeuvre.
antike-refusal-no-land-border = { $origin } has no land border with { $target }, so legions cannot go there. { $reachable-count ->
    [0] No legion can leave { $origin }.
   *[other] Legions in { $origin } can reach { $reachable-or }.
}
    .short = no land border
    .right = Go there border by border over land, or send galleys if both lie at the sea.
antike-refusal-no-sea-border = { $origin } has no sea border with { $target }, so galleys cannot go there. { $reachable-count ->
    [0] No galley can leave { $origin }.
   *[other] Galleys in { $origin } can reach { $reachable-or }.
}
    .short = no sea border
    .right = Go there border by border over the sea, or send legions if a land border leads there.
antike-refusal-no-units-there = You have no { $unit-many } in { $province }.
    .short = no { $unit-many } there
    .right = Choose a province where you have { $unit-many }, or bring some to { $province } first.
antike-refusal-no-action-left = Your { $unit-many } in { $province } have no action left. They can still fight their like.
    .short = no action left
    .right = In your next Manoeuvre they have actions again. Wheel and Roads give legions more, Sailing and Navigation galleys.
antike-refusal-which-units = Your { $unit-many } in { $province } have different numbers of actions left. Say which: left:{ $lefts-or }.
    .short = which of them?
    .right = Say which ones go by the actions they have left: left:{ $lefts-or }.
antike-refusal-too-few-units = { $has ->
    [0] None of your { $unit-many } in { $province } can do that.
    [one] Only 1 { $unit } in { $province } can do that, not { $wanted }.
   *[other] Only { $has } { $unit-many } in { $province } can do that, not { $wanted }.
}
    .short = only { $has }
    .right = Name fewer of them, or bring more { $unit-many } with an action left to { $province } first.
antike-refusal-no-rival = You lead the { $rival } now, or they do not play in this game. Name another nation.
    .short = no rival
    .right = Name a nation that you do not lead and whose units stand beside yours.
antike-refusal-rival-not-there = The { $rival } have no { $unit-many } in { $province }. Legions only fight legions, galleys only galleys.
    .short = none of theirs there
    .right = Fight where units of the same kind of both stand: legions against legions, galleys against galleys.
antike-refusal-too-many-to-fight = { $most ->
    [one] Only 1 { $unit } on each side can fight
   *[other] From 1 to { $most } { $unit-many } on each side can fight
} in { $province }, not { $wanted }.
    .short = at most { $most }
    .right = Name a number from 1 to { $most }.
antike-refusal-not-asked = Nobody asks the { $nation } about { $province }.
    .short = not asked
    .right = Answer for a nation of yours that others have moved in on: the panel says which.
antike-refusal-no-city = There is no city in { $province } to conquer. With a unit there you can found one at the end of your turn.
    .short = no city there
    .right = Choose a province with a city of another nation and units of yours.
antike-refusal-own-city = { $province } is yours.
    .short = yours
    .right = Choose a city of another nation.
antike-refusal-last-city = { $province } is the last city of the { $rival }: it cannot be conquered.
    .short = their last city
    .right = Choose another city: every nation keeps its last one. Should they found another, { $province } can fall.
antike-refusal-too-weak = { $province } has a defence of { $needs }; you have { $has ->
    [0] no units
    [one] 1 unit
   *[other] { $has } units
} there with an action left.
    .short = defence { $needs }, you have { $has }
    .right = Bring units with an action left there until you have { $needs }, or make its defenders fewer in a fight first.
antike-refusal-wrong-losses = { $province } costs exactly { $needs ->
    [one] 1 unit
   *[other] { $needs } units
} with an action left. You have { antike-troops } there and named { $wanted-legions ->
    [one] 1 legion
   *[other] { $wanted-legions } legions
} and { $wanted-galleys ->
    [one] 1 galley
   *[other] { $wanted-galleys } galleys
}.
    .short = costs exactly { $needs ->
        [one] 1 unit
       *[other] { $needs } units
    }
    .right = Name legions and galleys that make { $needs } in all.
antike-refusal-nothing-to-give-up = You have fewer than { $limit } cities: none need be given up for { $province }.
    .short = nothing to give up
    .right = Leave out which city you give up.
antike-refusal-give-up-which = You have { $limit } cities, all there are. Name one to give up for { $province }, such as `give-up:{ $city-id }`.
    .short = give up a city first
    .right = Add a city of yours to give up, such as `give-up:{ $city-id }`.

antike-refusal-city-there = The { $rival } have a city in { $province }. It can be conquered, not founded.
    .short = a city is there
    .right = Found where no nation has a city. This one would have to be conquered, in a Manoeuvre.
antike-refusal-no-unit-to-found = You need a legion or galley in { $province } to found a city there.
    .short = no unit there
    .right = Move a legion or galley to { $province }, or found where one of yours stands.
antike-refusal-no-stones-left = You have { $limit } cities, all there are.
    .short = { $limit } cities at most
    .right = A city of yours would have to fall first. In a conquest you may give one up for another.
antike-refusal-city-too-dear = A city costs 1 marble, 1 iron and 1 gold. You lack { $missing }, and { $coins ->
    [0] you have no coin to stand for it
    [one] you have only 1 coin to stand in
   *[other] you have only { $coins } coins to stand in
}.
    .short = you lack { $missing }
    .right = Get what you lack ({ $missing }) from your cities, or coins in its place.
antike-refusal-one-of-each = A city costs one each of marble, iron and gold, a coin standing for any of them. { $pay } is not that.
    .short = one of each
    .right = Pay one marble, one iron and one gold, or a coin for each that you lack.

antike-refusal-nation-not-played = The { $nation } do not play in this game. { $free-count ->
    [0] All the others are taken.
   *[other] You can take { $free-or }.
}
    .short = not in this game
    .right = Choose a nation that plays in this game and is free.
antike-refusal-nation-not-free = The { $nation } are not free. { $free-count ->
    [0] None are.
   *[other] You can take { $free-or }.
}
    .short = taken
    .right = Choose a nation that is still free.
antike-refusal-no-starting-city = The { $nation } cannot begin in { $province }. { $cities-count ->
    [0] They are not yours to settle now.
   *[other] They can begin in { $cities-or }.
}
    .short = not a starting city
    .right = Choose one of the cities in which this nation may begin.

## What people look up by name

antike-piece-city = City
    .text = Brings 1 of its resource on that field of the rondel, 3 with a temple. Its defence is 1, 3 with a temple, and 1 more for each unit of its nation there. Founding one costs 1 marble, 1 iron and 1 gold and needs a unit of yours in a province without a city. 25 for each nation.
    .synonyms = cities
antike-piece-temple = Temple
    .text = Its city brings 3 instead of 1, has a defence of 3 instead of 1, and takes 3 new units instead of 1. Costs 5 marble. Whoever conquers the city destroys it and wins a general.
    .synonyms = temples
antike-every-province = One city can stand in each province; it brings its nation the resource.
antike-every-nation = Nations play in turn, and win as soon as they have enough personages.
antike-about-good = Its city brings { $good }.
antike-about-borders = Land borders: { $land-id ->
    [none] none
   *[some] { $land }
}. Sea: { $sea-id ->
    [none] none
   *[some] { $sea }
}. Both: { $both-id ->
    [none] none
   *[some] { $both }
}.
antike-about-price = Costs { $first } gold for the first nation to learn it, { $then } for the others.{ $basic-id ->
    [none] {""}
   *[some] {" "}It builds on { $basic }.
}
antike-about-pile = There are { $count }.
antike-held-nobody = Nobody has it now.
antike-held-no-city = No city stands there now.
antike-held-city = City of the { $nation }{ $temple ->
    [yes] {" "}with a temple
   *[no] {""}
}, defence { $strength }.
antike-held-units = The { $nation } have { antike-troops } there.
antike-held-not-played = They do not play in this game.
antike-held-realm = Led by { $seat }: { $personages } of { $goal } personages. { $cities-count ->
    [0] No cities
    [one] 1 city: { $cities }
   *[other] { $cities-count } cities: { $cities }
}. Units: { antike-troops }.
antike-held-known = Known to: { $nations }.
antike-held-costs = It costs { $count } gold now.
antike-held-count = { $nation }: { $count }
antike-held-left = Left: { $count }
antike-held-here = There now: { $nations }.

## Provinces of both boards

antike-province-adane = Adane
antike-province-adulis = Adulis
antike-province-alexandria = Alexandria
antike-province-ammonion = Ammonion
antike-province-antiochia = Antiochia
    .synonyms = Antioch
antike-province-artaxata = Artaxata
antike-province-athen = Athenae
    .synonyms = Athens
antike-province-athenae = Athenae
    .synonyms = Athens
antike-province-attalia = Attalia
antike-province-babylon = Babylon
antike-province-berenice = Berenice
antike-province-brigantium = Brigantium
antike-province-burdigala = Burdigala
    .synonyms = Bordeaux
antike-province-bycantium = Byzantium
    .synonyms = Byzantion, Constantinople, Istanbul
antike-province-byzantion = Byzantion
    .synonyms = Byzantium, Constantinople, Istanbul
antike-province-caesarea = Caesarea
antike-province-calisia = Calisia
antike-province-caralis = Caralis
antike-province-carnuntum = Carnuntum
antike-province-carthago = Carthago
    .synonyms = Carthage
antike-province-castra_regina = Castra Regina
    .synonyms = Regensburg
antike-province-charax = Charax
antike-province-chersonesos = Chersonesos
antike-province-corniclanum = Corniclanum
antike-province-cyrene = Cyrene
antike-province-dioscoridis = Dioscoridis
antike-province-dyrrhachion = Dyrrhachion
antike-province-ephesos = Ephesos
    .synonyms = Ephesus
antike-province-gades = Gades
    .synonyms = Cadiz
antike-province-gerrha = Gerrha
antike-province-gordion = Gordion
antike-province-harmotia = Harmotia
antike-province-knossos = Knossos
    .synonyms = Cnossus
antike-province-ktesiphon = Ktesiphon
    .synonyms = Ctesiphon
antike-province-leptis_magna = Leptis Magna
antike-province-londinium = Londinium
    .synonyms = London
antike-province-lutetia = Lutetia
    .synonyms = Paris
antike-province-massilia = Massilia
    .synonyms = Marseille
antike-province-mecca = Mecca
antike-province-mediolanum = Mediolanum
    .synonyms = Milan
antike-province-melitene = Melitene
antike-province-memphis = Memphis
antike-province-meroe = Meroe
antike-province-messana = Messana
    .synonyms = Messina
antike-province-moscha = Moscha
antike-province-napoca = Napoca
antike-province-ninive = Ninive
    .synonyms = Nineveh
antike-province-olisipo = Olisipo
    .synonyms = Lisbon
antike-province-ommana = Ommana
antike-province-opone = Opone
antike-province-palmyra = Palmyra
antike-province-paphos = Paphos
antike-province-pella = Pella
antike-province-persepolis = Persepolis
antike-province-petra = Petra
antike-province-phasis = Phasis
antike-province-punt = Punt
antike-province-rhagai = Rhagai
antike-province-roma = Roma
    .synonyms = Rome
antike-province-saba = Saba
antike-province-salonae = Salonae
    .synonyms = Split
antike-province-sinope = Sinope
antike-province-sirmium = Sirmium
antike-province-sparta = Sparta
antike-province-susa = Susa
antike-province-syracusae = Syracusae
    .synonyms = Syracuse
antike-province-tacape = Tacape
antike-province-taima = Taima
antike-province-tarentum = Tarentum
    .synonyms = Taranto
antike-province-tarraco = Tarraco
antike-province-theben = Thebae
    .synonyms = Thebes
antike-province-thessalonica = Thessalonica
    .synonyms = Thessaloniki
antike-province-tingis = Tingis
    .synonyms = Tangier
antike-province-toletum = Toletum
    .synonyms = Toledo
antike-province-tomis = Tomis
antike-province-treva = Treva
antike-province-treveri = Treveri
    .synonyms = Trier
antike-province-tyras = Tyras
antike-province-tyros = Tyros
    .synonyms = Tyre
antike-province-zadrakarta = Zadrakarta

## After the end

antike-honour-builder = The builder: { $who }, { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
antike-honour-founder = The founder: { $who }, { $count ->
    [one] 1 new city
   *[other] { $count } new cities
}
antike-honour-scholar = The scholar: { $who }, { $count ->
    [one] 1 advance
   *[other] { $count } advances
}
antike-honour-traveller = The traveller: { $who }, { $count ->
    [one] 1 unit moved
   *[other] { $count } units moved
}
antike-honour-smith = The smith: { $who }, { $count ->
    [one] 1 good produced
   *[other] { $count } goods produced
}
