# Stopgap by the lead: the speech part may replace this file with its own version.
# Antike in English.

antike-title = Antike

# Words

antike-nation-romans = the Romans
    .plain = Romans
antike-nation-greeks = the Greeks
    .plain = Greeks
antike-nation-germans = the Germans
    .plain = Germans
antike-nation-phoenicians = the Phoenicians
    .plain = Phoenicians
antike-nation-carthaginians = the Carthaginians
    .plain = Carthaginians
antike-nation-persians = the Persians
    .plain = Persians
antike-nation-arabs = the Arabs
    .plain = Arabs
antike-nation-egyptians = the Egyptians
    .plain = Egyptians
antike-nation-babylonians = the Babylonians
    .plain = Babylonians

antike-good-marble = marble
antike-good-iron = iron
antike-good-gold = gold
antike-good-coin = coin

antike-amount-marble = { $count } marble
antike-amount-iron = { $count } iron
antike-amount-gold = { $count } gold
antike-amount-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
antike-amount-personages = { $count ->
    [one] { $count } personage
   *[other] { $count } personages
}

antike-field-iron = Iron
antike-field-temple = Temple
antike-field-gold = Gold
antike-field-manoeuvre-1 = Manoeuvre (after Gold)
antike-field-arming = Arming
antike-field-marble = Marble
antike-field-know-how = Know-how
antike-field-manoeuvre-2 = Manoeuvre (after Know-how)

antike-unit-legion = { $count ->
    [one] legion
   *[other] legions
}
antike-unit-galley = { $count ->
    [one] galley
   *[other] galleys
}

antike-advance-wheel = Wheel
antike-advance-sailing = Sailing
antike-advance-market = Market
antike-advance-monarchy = Monarchy
antike-advance-roads = Roads
antike-advance-navigation = Navigation
antike-advance-currency = Currency
antike-advance-democracy = Democracy

antike-personage-king = king
antike-personage-scholar = scholar
antike-personage-general = general
antike-personage-citizen = citizen
antike-personage-navigator = navigator

antike-kind-province = a province
antike-kind-nation = a nation
antike-kind-good = a good (marble, iron, gold or coin)
antike-kind-field = a field of the rondel
antike-kind-unit = legion or galley
antike-kind-advance = an advance

# What happened

antike-event-nation-taken = { $seat } plays { $nation }.
antike-event-settled = { $nation } begin in { $province }.
antike-event-taken = { $good-id ->
    [coin] { $nation } take a coin.
   *[other] { $nation } take 1 { $good }, since the bank has no coin.
}
antike-event-exchanged = { $nation } exchange { $count } { $give } for { $count } { $get }.
antike-event-went = { $pay-given ->
   *[yes] { $pay-total ->
        [0] { $nation } go to { $field }.
       *[other] { $nation } go to { $field } for { $pay }.
    }
}
antike-event-produced = { $nation } receive { $count } { $good }.
antike-event-temple-built = { $nation } build a temple in { $province } ({ $pay }).
antike-event-armed = { $nation } arm { $unit-id ->
    [legion] { $count ->
        [one] a legion
       *[other] { $count } legions
    }
   *[galley] { $count ->
        [one] a galley
       *[other] { $count } galleys
    }
} in { $province } ({ $pay }).
antike-event-learned = { $first ->
    [yes] { $nation } are the first with { $advance } ({ $pay }).
   *[no] { $nation } learn { $advance } ({ $pay }).
}
antike-event-moved = { $nation } move { $unit-id ->
    [legion] { $count ->
        [one] a legion
       *[other] { $count } legions
    }
   *[galley] { $count ->
        [one] a galley
       *[other] { $count } galleys
    }
} { $origin } → { $target }.
antike-event-fought = { $nation } fight { $rival } in { $province }: each loses { $unit-id ->
    [legion] { $count ->
        [one] a legion
       *[other] { $count } legions
    }
   *[galley] { $count ->
        [one] a galley
       *[other] { $count } galleys
    }
}.
antike-event-demanded = { $nation } demand a fight in { $province } ({ $count } { $unit-id ->
    [legion] { $count ->
        [one] legion
       *[other] legions
    }
   *[galley] { $count ->
        [one] galley
       *[other] galleys
    }
}).
antike-event-passed-by = { $nation } let { $rival } pass in { $province }.
antike-event-conquered = { $nation } conquer { $province } from { $rival } (defence { $strength }), losing { $legions ->
    [0] { $galleys ->
        [one] a galley
       *[other] { $galleys } galleys
    }
    [one] { $galleys ->
        [0] a legion
        [one] a legion and a galley
       *[other] a legion and { $galleys } galleys
    }
   *[other] { $galleys ->
        [0] { $legions } legions
        [one] { $legions } legions and a galley
       *[other] { $legions } legions and { $galleys } galleys
    }
}{ $temple ->
    [yes] , and destroy a temple
   *[no] { "" }
}.
antike-event-gave-up = { $nation } give up { $province }.
antike-event-founded = { $nation } found { $province } ({ $pay }).
antike-event-personage-won = { $nation } win a { $personage }: { $total } of { $goal } personages.
antike-event-withdrew = { $nation } have lost their leader: their units leave the board.
antike-event-won = { $nation } have won with { $personages ->
    [one] { $personages } personage
   *[other] { $personages } personages
}!

# Who owes what

antike-decision-nation = choose a nation
antike-decision-settle = choose the first city of { $nation }
antike-decision-coin = take a coin and move on the rondel
antike-decision-rondel = move on the rondel
antike-decision-temples = build temples
antike-decision-arming = arm legions and galleys
antike-decision-know-how = learn advances
antike-decision-manoeuvre = manoeuvre
antike-decision-founding = found cities or end the turn
antike-decision-entry = { $rival } move { $unit-id ->
    [legion] { $count ->
        [one] a legion
       *[other] { $count } legions
    }
   *[galley] { $count ->
        [one] a galley
       *[other] { $count } galleys
    }
} into { $province }, where { $nation } have { $own }: fight or let pass?

# Choosing

antike-verb-choose-nation = Choose a nation
antike-verb-settle = Settle
antike-verb-take = Take from the bank
antike-verb-skip-coin = Take no coin
antike-verb-exchange = Exchange goods
antike-verb-go = Go to a field
antike-verb-build-temple = Build a temple
antike-verb-arm = Arm
antike-verb-learn = Learn an advance
antike-verb-move = Move
antike-verb-fight = Fight
antike-verb-demand = Demand a fight
antike-verb-let-pass = Let pass
antike-verb-conquer = Conquer a city
antike-verb-found = Found a city
antike-verb-end = End the turn

antike-action-choose-nation = Play { $nation }
antike-action-settle = { $nation }: begin in { $province }
antike-action-take = Take 1 { $good }
antike-action-skip-coin = Take no coin
antike-action-exchange = { $count } { $give } → { $count } { $get }
antike-action-go = { $field }{ $pay-given ->
    [yes] { " " }for { $pay }
   *[no] { "" }
}
antike-action-build-temple = Temple in { $province }{ $pay-given ->
    [yes] { " " }for { $pay }
   *[no] { "" }
}
antike-action-arm = { $unit-id ->
    [legion] { $count ->
        [one] 1 legion
       *[other] { $count } legions
    }
   *[galley] { $count ->
        [one] 1 galley
       *[other] { $count } galleys
    }
} in { $province }{ $pay-given ->
    [yes] { " " }for { $pay }
   *[no] { "" }
}
antike-action-learn = { $advance }{ $pay-given ->
    [yes] { " " }for { $pay }
   *[no] { "" }
}
antike-action-move = { $unit-id ->
    [legion] { $count ->
        [one] 1 legion
       *[other] { $count } legions
    }
   *[galley] { $count ->
        [one] 1 galley
       *[other] { $count } galleys
    }
} { $origin } → { $target }
antike-action-fight = Fight { $rival } in { $province } ({ $count } each)
antike-action-demand = Fight with { $count } ({ $nation })
antike-action-let-pass = Let pass ({ $nation })
antike-action-conquer = Conquer { $province }, losing { $legions ->
    [one] { $legions } legion
   *[other] { $legions } legions
} and { $galleys ->
    [one] { $galleys } galley
   *[other] { $galleys } galleys
}{ $give-up-given ->
    [yes] { "" }, giving up { $give-up }
   *[no] { "" }
}
antike-action-found = Found { $province }{ $pay-given ->
    [yes] { " " }for { $pay }
   *[no] { "" }
}
antike-action-end = End the turn

antike-ask-go-field = Where on the rondel?
antike-ask-pay = How do you pay?
antike-ask-build-temple-province = A temple in which city?
antike-ask-arm-province = Arm in which province?
antike-ask-unit = Legions or galleys?
antike-ask-count = How many?
antike-ask-learn-advance = Which advance?
antike-ask-move-origin = Move from where?
antike-ask-move-target = From { $origin } to where?
antike-ask-left = Which ones? Those with how many actions left?
antike-ask-fight-province = Fight where?
antike-ask-rival = Against whom?
antike-ask-conquer-province = Conquer which city?
antike-ask-legions = How many legions do you lose? Galleys make up the rest.
antike-ask-give-up = You have 25 cities: which one do you give up?
antike-ask-found-province = Found a city where?
antike-ask-nation = Which nation?
antike-ask-settle-province = Begin in which city?
antike-ask-give = Give what?
antike-ask-get = For what?
antike-ask-good = Take what?

antike-answer-legions = { $value ->
    [one] { $value } legion
   *[other] { $value } legions
}
antike-answer-left = { $value ->
    [one] those with { $value } action left
   *[other] those with { $value } actions left
}

antike-stage-coin = Coin
antike-stage-rondel = Rondel
antike-stage-action = Action
antike-stage-found = Cities
antike-stage-end = End

antike-warning-idle-units = { $legions ->
    [0] { $galleys ->
        [one] 1 galley has not moved.
       *[other] { $galleys } galleys have not moved.
    }
    [one] { $galleys ->
        [0] 1 legion has not moved.
        [one] 1 legion and 1 galley have not moved.
       *[other] 1 legion and { $galleys } galleys have not moved.
    }
   *[other] { $galleys ->
        [0] { $legions } legions have not moved.
        [one] { $legions } legions and 1 galley have not moved.
       *[other] { $legions } legions and { $galleys } galleys have not moved.
    }
}
antike-warning-idle-field = { $field } brings you nothing now.
antike-warning-could-build = You could still build a temple: { $places }.
antike-warning-could-arm = You could still arm: { $places }.
antike-warning-could-learn = You could still learn { $places }.
antike-warning-could-conquer = You could still conquer { $places }.
antike-warning-could-found = You could still found { $places }.

antike-order-entry-fight = Fight with all I have
antike-order-entry-let-pass = Let pass

# Why not

antike-refusal-due-coin = First take your coin or leave it.
antike-refusal-due-rondel = First move on the rondel.
antike-refusal-due-temples = You are on Temple: build temples, found cities or end the turn.
antike-refusal-due-arming = You are on Arming: set up units, found cities or end the turn.
antike-refusal-due-know-how = You are on Know-how: learn advances, found cities or end the turn.
antike-refusal-due-manoeuvre = You are on Manoeuvre: move, fight, conquer, found cities or end the turn.
antike-refusal-due-founding = The action is over: found cities or end the turn.
antike-refusal-due-entry = First those whose waters or land were entered must answer: fight or let pass.
antike-refusal-due-opening = The game is still being set up: choose your nation or first city.
antike-refusal-due-over = The game is over.
antike-refusal-not-on-this-board = Something in this does not exist on this board.
antike-refusal-no-coin-left = The bank has no coin left: take 1 marble, iron or gold instead.
antike-refusal-coins-left = The bank still has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}: take a coin. A resource is taken only when there is none.
antike-refusal-bank-empty = The bank has no { $good } left.
antike-refusal-needs-all-advances = Goods are exchanged freely only with all eight advances; you have { $has }.
antike-refusal-no-exchange = Exchange one resource for another: marble, iron or gold.
antike-refusal-not-enough = That takes { $needs } { $good }; you have { $has }.
antike-refusal-too-dear = That costs { $needs }; you have { $has } to pay with ({ $accepted }).
antike-refusal-wrong-payment = { $pay } does not pay for it: { $needs } in all, of { $accepted }.
antike-refusal-not-held = You do not have { $pay }. You have { $has }.
antike-refusal-move-is-free = Going to { $field } is free: no payment.
antike-refusal-field-too-far = { $field } is { $distance } fields on and costs { $needs }; you have { $has } to pay with.
antike-refusal-not-your-city = { $province } is not a city of yours.
antike-refusal-temple-there = { $province } has a temple already; a city has only one.
antike-refusal-no-temple-left = All { $temples } temples stand on the board. One must be destroyed first.
antike-refusal-legions-need-land = { $province } has only sea borders: no legions can be set up there, only galleys.
antike-refusal-galleys-need-sea = { $province } has only land borders: no galleys can be set up there, only legions.
antike-refusal-at-least-one = At least one { $unit }.
antike-refusal-arming-limit = { $province } takes { $limit ->
    [one] 1 unit
   *[other] { $limit } units
} a turn{ $limit ->
    [one] { " " }without a temple
   *[other] { " " }with its temple
}; { $left ->
    [0] it is full
   *[other] { $left } still fit
}.
antike-refusal-no-pieces-left = You have only { $left } { $unit } left of your { $limit }.
antike-refusal-already-known = You know { $advance } already.
antike-refusal-no-prerequisite = { $advance } needs { $basic } first.
antike-refusal-conquering-began = After the first conquest nobody moves or fights any more in this turn.
antike-refusal-no-land-border = { $origin } has no land border with { $target }: legions cannot go there.{ $reachable-given ->
    [yes] { " " }They could reach { $reachable }.
   *[no] { "" }
}
antike-refusal-no-sea-border = { $origin } has no sea border with { $target }: galleys cannot go there.{ $reachable-given ->
    [yes] { " " }They could reach { $reachable }.
   *[no] { "" }
}
antike-refusal-no-units-there = You have no { $unit } in { $province }.
antike-refusal-no-action-left = No { $unit } of yours in { $province } has an action left.
antike-refusal-which-units = Your units in { $province } have different numbers of actions left: add left:N ({ $lefts }).
antike-refusal-too-few-units = Only { $has } in { $province } can do that, not { $wanted }.
antike-refusal-no-rival = { $rival } cannot be fought: name another nation of the game.
antike-refusal-rival-not-there = { $rival } have no { $unit } in { $province }. Like fights only like.
antike-refusal-too-many-to-fight = At most { $most } can fight in { $province }, one for one.
antike-refusal-not-asked = { $nation } owe no answer in { $province }.
antike-refusal-no-city = There is no city in { $province } to conquer. You could found one.
antike-refusal-own-city = { $province } is yours already.
antike-refusal-last-city = { $province } is the last city of { $rival }: it cannot be conquered.
antike-refusal-too-weak = { $province } has a defence of { $needs }; you have { $has } units there with an action left.
antike-refusal-wrong-losses = Conquering { $province } costs exactly { $needs } units; you can give up to { $legions } legions and { $galleys } galleys.
antike-refusal-nothing-to-give-up = You give up a city only when you own { $limit }.
antike-refusal-give-up-which = You own { $limit } cities: say which one you give up (give-up:…).
antike-refusal-city-there = { $rival } have a city in { $province } already.
antike-refusal-no-unit-to-found = You need a legion or a galley in { $province } to found a city there.
antike-refusal-no-stones-left = You own { $limit } cities: no stone is left for another.
antike-refusal-city-too-dear = A city costs 1 marble, 1 iron and 1 gold. You lack { $missing } and have { $coins ->
    [0] no coin
    [one] 1 coin
   *[other] { $coins } coins
} in their stead.
antike-refusal-one-of-each = A city costs 1 marble, 1 iron and 1 gold; coins may stand for any of them. { $pay } does not do.
antike-refusal-nation-not-free = { $nation } are not to be had. Free: { $free }.
antike-refusal-no-starting-city = { $province } is not among the starting cities of { $nation }: { $cities }.

# How it ends

antike-ending-personages = The personages are won.
antike-ending-last-temple = All personages are gone, and another temple has fallen.
antike-ending-alone = All others have given up.

# Options

antike-option-board = Board
    .help = The East of Alexander, or the West of Augustus.
antike-option-board-east = East
antike-option-board-west = West
antike-option-manoeuvre = Manoeuvre
    .help = 2006: first all moves and fights, then conquests. 2005: in any order.
antike-option-manoeuvre-2006 = 2006: moves, then conquests
antike-option-manoeuvre-2005 = 2005: in any order
antike-option-personages = Goal with three
    .help = Personages to win with three nations.
antike-option-personages-10 = 10 with three nations
antike-option-personages-12 = 12 with three nations
antike-option-start = Start
    .help = One city: each begins with one of its three; a longer game.
antike-option-start-three-cities = three cities each
antike-option-start-one-city = one city each (longer)
antike-option-nations = Nations
    .help = Dealt by chance, or chosen in the order of the seats.
antike-option-nations-dealt = dealt by chance
antike-option-nations-chosen = chosen
antike-option-chips = Resource chips
    .help = Limited: the bank holds 80 of each resource.
antike-option-chips-unlimited = unlimited chips
antike-option-chips-limited = limited chips

# The board in words

antike-line-nation = **{ $nation }**: { $personages } of { $goal } personages, { $goods }{ $field-given ->
    [yes] , on { $field }
   *[no] { "" }
}{ $advances-given ->
    [yes] ; { $advances }
   *[no] { "" }
}.
antike-line-nation-out = **{ $nation }** (withdrawn): { $personages } of { $goal } personages.
antike-line-city = · { $province } ({ $resource }{ $temple ->
    [yes] , temple
   *[no] { "" }
}), defence { $strength }{ $legions ->
    [0] { "" }
    [one] , 1 legion
   *[other] , { $legions } legions
}{ $galleys ->
    [0] { "" }
    [one] , 1 galley
   *[other] , { $galleys } galleys
}
antike-line-units = · abroad in { $province }: { $legions ->
    [0] { "" }
    [one] 1 legion
   *[other] { $legions } legions
} { $galleys ->
    [0] { "" }
    [one] 1 galley
   *[other] { $galleys } galleys
}
antike-line-bank = Bank: { $coins } coins, { $temples } temples.
antike-line-piles = Personages left: { $king } kings, { $scholar } scholars, { $general } generals, { $citizen } citizens, { $navigator } navigators.
