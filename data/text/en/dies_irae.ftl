### Dies Irae in English. Powers are named without article. Hexes have .in ("in Athens", "at sea, H8").
### Event texts have parts: .by (who), .did (what, past), .also (the same again), .title (headline, present).

dies_irae-title = Dies Irae
dies_irae-invitation = Greece, Persia and Egypt fight over the eastern Mediterranean: armies, trade and monuments, and nothing left to luck.
dies_irae-length = 10 to 20 turns of five actions: an evening at one table, two to three months at an action a day
dies_irae-changed-2 = Ships from before Astronomy are traders: they contest nothing, and nobody contests what is his own.
dies_irae-changed-3 = Persia and Egypt begin stronger. Games that began before keep their pieces.
dies_irae-chance = { $powers ->
    [chosen] {""}
   *[dealt] It deals the powers and decides nothing else.
}

dies_irae-computer-gentle = Archimedes (gentle)
dies_irae-computer-sensible = Archimedes (sensible)
dies_irae-computer-archimedes = Archimedes (strong)
dies_irae-computer-any = Archimedes
    .many = Archimedes
    .name = Archimedes

dies_irae-headlines = won power-fell withdrew capital-conquered golden-age-reached fought fortress-destroyed monument-destroyed monument-built post-seized region-lost region-gained armistice-accepted armistice-refused armistice-offered hex-contested set-back developed fortress-built post-created unit-raised undermined stability-paid moved deed-chosen turn-began capital-founded power-taken

dies_irae-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
dies_irae-score-goal = { $score } of { $goal } points
dies_irae-score-income = income
dies_irae-score-stability = stability
dies_irae-score-points = { $count ->
    [one] point
   *[other] points
}

## Keryx counts actions; a turn of the rulebook is a whole cycle of them

dies_irae-post-title = **{ $turn ->
    [0] Set-up
   *[other] Action { $turn }
} · { $headline }**
dies_irae-panel-title = **{ $role } · action { $turn }**
dies_irae-board-title = { $title } · { $turn ->
    [0] set-up
   *[other] action { $turn }
}
dies_irae-admin-line-running = **{ $number }** · { $title } in { $channel } · { $turn ->
    [0] set-up
   *[other] action { $turn }
} · host { $host } · last action { $last }
dies_irae-status-running = { $title }, { $turn ->
    [0] set-up
   *[other] action { $turn }, turn { $round }
}.
dies_irae-alt-title = { $title }, action { $turn }.
dies_irae-vote-undo = { $who } would like to take back their last step of { $turn ->
    [0] the set-up
   *[other] action { $turn }
}, and all that followed.
dies_irae-vote-rollback = { $who } would like the game to go back to the beginning of { $turn ->
    [0] the set-up
   *[other] action { $turn }
}.
dies_irae-post-gone-back = Agreed by the table: the game is back at { $turn ->
    [0] the set-up
   *[other] action { $turn }
}, as { $who } asked. What is undone stays in /history.
dies_irae-offer-open = { $who } is looking for somebody to take over { $seat } in { $turn ->
    [0] the set-up
   *[other] action { $turn }
}. Whoever takes it plays on from here.
dies_irae-offer-late = Time is up for { $holder } in { $turn ->
    [0] the set-up
   *[other] action { $turn }
}. Who takes over { $seat } and plays on from here?
dies_irae-offer-named = { $who } offers { $seat } to { $name }, in { $turn ->
    [0] the set-up
   *[other] action { $turn }
}.
dies_irae-recap-since-turn = Since { $turn ->
    [0] the set-up
   *[other] action { $turn }
}
dies_irae-board-alone = **{ $title } · { $turn ->
    [0] set-up
   *[other] action { $turn }
}** · { $headline }
dies_irae-report-lead = Action { $turn }: { $who } takes the lead
dies_irae-analysis-turn = { $turn ->
    [0] Set-up
   *[other] Action { $turn } (turn { $round })
}: { $changes }
dies_irae-report-gain = Action { $turn }: { $who } +{ $gain }

## Powers, units, actions, rows and phases

dies_irae-power-greece = Greece
    .text = The cities of Greece: few legions, the most ships, an archipelago on its doorstep.
dies_irae-power-persia = Persia
    .text = The empire of Asia: the most legions and much land, with rivals on both sides.
dies_irae-power-egypt = Egypt
    .text = The land of the Nile: many legions, few ships, far from the others.

dies_irae-unit-legion = { $count ->
    [one] legion
   *[other] legions
}
    .many = legions
    .label = Legions
    .text = A land unit: it stands on land, coasts and islands, contests every hex with enemy pieces, takes posts and creates them. One without supply at the end of a turn is lost.
dies_irae-unit-ship = { $count ->
    [one] ship
   *[other] ships
}
    .many = ships
    .label = Ships
    .text = It sails on sea, coasts and islands, carries one legion, and creates trade posts where no others are. It contests coasts and islands only from Astronomy on.
dies_irae-unit-leader = leader
    .many = leaders
    .label = The leader
    .text = Adds 2 to combats of units in the leader’s hex, goes 6 points on land or sails along, and is never lost.

dies_irae-chart-development = Chart
dies_irae-deed-move = Move
    .text = Move each of your units up to its points, embark and land legions. Units stop where enemies are; legions contest what they enter.
dies_irae-deed-attack = Attack
    .text = Begin combats in contested hexes and take enemy posts that nobody guards.
dies_irae-deed-build = Build
    .text = Build legions and ships, one per fortress that stood before, fortresses in cities with your post, and one monument.
dies_irae-deed-trade = Create trade posts
    .text = Create as many trade posts as you can pay for, where your units are.
dies_irae-deed-stability = Pay for stability
    .text = Pay for one level of stability.
dies_irae-deed-develop = Develop
    .text = Advance any rows of the development chart by one space each.
dies_irae-deed-armistice = Ask for an armistice
    .text = Offer a rival talents for three turns of peace. Refusing costs the rival 2 stability.
dies_irae-deed-pass = Pass
    .text = Do nothing. When all pass in a row, the cycle ends.

dies_irae-row-military = Military
dies_irae-row-fleet = Fleet
dies_irae-row-economy = Economy
dies_irae-row-culture = Culture

dies_irae-phase-military-0 = no military yet
dies_irae-phase-military-1 = Warriors (Military I)
dies_irae-phase-military-2 = Hoplites (Military II)
dies_irae-phase-military-3 = Phalanx (Military III)
dies_irae-phase-military-4 = Cavalry (Military IV)
dies_irae-phase-military-5 = the golden age of the military
    .text = The last space of its row: 1 victory point, kept for good unless lost goods undo development (17.2).
dies_irae-phase-fleet-0 = no fleet yet
dies_irae-phase-fleet-1 = Galleys (Fleet I)
dies_irae-phase-fleet-2 = Bireme (Fleet II)
dies_irae-phase-fleet-3 = Trireme (Fleet III)
dies_irae-phase-fleet-4 = Astronomy (Fleet IV)
dies_irae-phase-fleet-5 = the golden age of the fleet
    .text = The last space of its row: 1 victory point, kept for good unless lost goods undo development (17.2).
dies_irae-phase-economy-0 = no market yet
dies_irae-phase-economy-1 = Market place (Economy I)
dies_irae-phase-economy-2 = Material science (Economy II)
dies_irae-phase-economy-3 = Manufacture (Economy III)
dies_irae-phase-economy-4 = Bank (Economy IV)
dies_irae-phase-economy-5 = the golden age of the economy
    .text = The last space of its row: 1 victory point, kept for good unless lost goods undo development (17.2).
dies_irae-phase-culture-0 = no city-state yet
dies_irae-phase-culture-1 = City-state (Culture I)
dies_irae-phase-culture-2 = Kingdom (Culture II)
dies_irae-phase-culture-3 = Empire (Culture III)
dies_irae-phase-culture-4 = Civilisation (Culture IV)
dies_irae-phase-culture-5 = the golden age of culture
    .text = The last space of its row: 1 victory point, kept for good unless lost goods undo development (17.2).

dies_irae-luxuries-1 = 1 luxury post
dies_irae-luxuries-2 = 2 luxury posts
dies_irae-luxuries-3 = 3 luxury posts
dies_irae-luxuries-all = salt, glass and gold
dies_irae-either-lead-silver = lead or silver

## Goods

dies_irae-good-talent = { $count ->
    [one] talent
   *[other] talents
}
dies_irae-good-stone = stone
dies_irae-good-wool = wool
dies_irae-good-wood = wood
dies_irae-good-grain = cereals
dies_irae-good-fish = fish
dies_irae-good-wine = wine
dies_irae-good-cattle = cattle
dies_irae-good-olives = olives
dies_irae-good-lead = lead
dies_irae-good-horse = horses
dies_irae-good-copper = copper
dies_irae-good-bronze = bronze
dies_irae-good-iron = iron
dies_irae-good-silver = silver
dies_irae-good-salt = salt
dies_irae-good-glass = glass
dies_irae-good-gold = gold

## Kinds of words, and parts of actions, as people type them

dies_irae-kind-power = power
dies_irae-kind-hex = hex
dies_irae-kind-region = province or island
dies_irae-kind-good = good
dies_irae-kind-unit = kind of unit
dies_irae-kind-deed = action
dies_irae-kind-row = row of the development chart
dies_irae-kind-phase = phase of the development chart

dies_irae-part-power = the power
dies_irae-part-hex = the hex
dies_irae-part-unit = legion, ship or leader
dies_irae-part-aboard = whether aboard a ship
dies_irae-part-place = the place in the order of play
dies_irae-part-deed = the action
dies_irae-part-count = how many
dies_irae-part-carrying = the legions aboard
dies_irae-part-leader = whether the leader goes along
dies_irae-part-rival = the rival
dies_irae-part-row = the row

## A hex and a phase inside a sentence

dies_irae-this-hex = { $hex-id ->
    [eastern-desert-mines] the Eastern Desert mines
   *[other] { $hex }
}
dies_irae-this-phase = { $phase-id ->
    [military-5] { $phase }
    [fleet-5] { $phase }
    [economy-5] { $phase }
    [culture-5] { $phase }
   *[other] the phase { $phase }
}

## Units together, for texts that know $legions and $ships

dies_irae-troops = { $legions ->
    [0] { $ships ->
        [0] no units
        [one] 1 ship
       *[other] { $ships } ships
    }
    [one] { $ships ->
        [0] 1 legion
        [one] 1 legion and 1 ship
       *[other] 1 legion and { $ships } ships
    }
   *[other] { $ships ->
        [0] { $legions } legions
        [one] { $legions } legions and 1 ship
       *[other] { $legions } legions and { $ships } ships
    }
}
dies_irae-talents = { $talents ->
    [one] 1 talent
   *[other] { $talents } talents
}

## What happened

dies_irae-event-power-taken = { $seat } plays { $power }.
    .by = { $seat }
    .did = plays { $power }
    .also = { $power }
    .title = { $seat } plays { $power }
dies_irae-event-capital-founded = { dies_irae-event-capital-founded.by } { dies_irae-event-capital-founded.did }.
    .by = { $power }
    .did = made { $hex } its capital
    .title = { $power } begins { $hex-in }
dies_irae-event-post-placed = { dies_irae-event-post-placed.by } { dies_irae-event-post-placed.did }.
    .by = { $power }
    .did = placed a trade post { $hex-in } ({ $good })
    .also = one { $hex-in } ({ $good })
dies_irae-event-stationed = { dies_irae-event-stationed.by } { dies_irae-event-stationed.did }.
    .by = { $power }
    .did = stationed { $unit-id ->
        [leader] its leader
        [ship] a ship
       *[legion] a legion
    } { $hex-in }
    .also = { $unit-id ->
        [leader] its leader
        [ship] a ship
       *[legion] a legion
    } { $hex-in }
dies_irae-event-turn-began = Turn { $round } begins.
    .title = Turn { $round } begins
dies_irae-event-income-received = { dies_irae-event-income-received.by } { dies_irae-event-income-received.did }.
    .by = { $power }
    .did = received { dies_irae-talents }
dies_irae-event-order-set = Order of play: { $powers-id ->
    [none] nobody
   *[some] { $powers-listed }
}.
dies_irae-event-deed-chosen = { dies_irae-event-deed-chosen.by } { dies_irae-event-deed-chosen.did }.
    .by = { $power }
    .did = { $deed-id ->
        [pass] passed ({ $number } of 5)
       *[other] chose { $deed } ({ $number } of 5)
    }
    .title = { $deed-id ->
        [pass] { $power } passes
       *[other] { $power } chooses { $deed }
    }
dies_irae-event-moved = { dies_irae-event-moved.by } { dies_irae-event-moved.did }.
    .by = { $power }
    .did = moved { $count } { $unit } { $origin } > { $target }{ $carrying ->
        [0] {""}
        [one] {" "}with 1 legion aboard
       *[other] {" "}with { $carrying } legions aboard
    }
    .also = { $count } { $unit } { $origin } > { $target }{ $carrying ->
        [0] {""}
        [one] {" "}with 1 legion aboard
       *[other] {" "}with { $carrying } legions aboard
    }
    .title = { $power } moves to { $target }
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
dies_irae-event-embarked = { dies_irae-event-embarked.by } { dies_irae-event-embarked.did }.
    .by = { $power }
    .did = { $count ->
        [one] embarked 1 legion
       *[other] embarked { $count } legions
    } { $hex-in }
dies_irae-event-hex-contested = { dies_irae-event-hex-contested.by } { dies_irae-event-hex-contested.did }.
    .by = { $power }
    .did = contested { dies_irae-this-hex }
    .also = { dies_irae-this-hex }
    .title = { $power } contests { dies_irae-this-hex }
    .then = { dies_irae-this-hex }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more hex
           *[other] { $count } more hexes
        }
       *[no] { $count ->
            [one] 1 hex contested
           *[other] { $count } hexes contested
        }
    }
dies_irae-event-hex-freed = Nobody contests { dies_irae-this-hex } any more.
dies_irae-event-fought = { dies_irae-event-fought.by } { dies_irae-event-fought.did }.
    .by = { $power }
    .did = fought { $rival } { $hex-in }, { $unit-many } with { $strength } against { $rival-strength }: { $power } lost { $lost }{ $drowned ->
        [0] {""}
        [one] {" "}and 1 legion aboard
       *[other] {" "}and { $drowned } legions aboard
    }, { $rival } { $rival-lost }{ $rival-drowned ->
        [0] {""}
        [one] {" "}and 1 legion aboard
       *[other] {" "}and { $rival-drowned } legions aboard
    }
    .title = { $hex }: { $power } { $lost }{ $drowned ->
        [0] {""}
       *[other] +{ $drowned }
    }, { $rival } { $rival-lost }{ $rival-drowned ->
        [0] {""}
       *[other] +{ $rival-drowned }
    } lost
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
dies_irae-event-fortress-destroyed = { dies_irae-event-fortress-destroyed.by } { dies_irae-event-fortress-destroyed.did }.
    .by = { $power }
    .did = burnt down { $rival }’s fortress { $hex-in }
    .title = { $rival } loses its fortress { $hex-in }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more fortress
           *[other] { $count } more fortresses
        }
       *[no] { $count ->
            [one] 1 fortress burnt
           *[other] { $count } fortresses burnt
        }
    }
dies_irae-event-monument-destroyed = { dies_irae-event-monument-destroyed.by } { dies_irae-event-monument-destroyed.did }.
    .by = { $power }
    .did = tore down { $rival }’s monument { $hex-in }
    .title = { $rival } loses its monument { $hex-in }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more monument
           *[other] { $count } more monuments
        }
       *[no] { $count ->
            [one] 1 monument torn down
           *[other] { $count } monuments torn down
        }
    }
dies_irae-event-post-seized = { dies_irae-event-post-seized.by } { dies_irae-event-post-seized.did }.
    .by = { $power }
    .did = { $razed ->
        [yes] razed { $rival }’s trade post { $hex-in } ({ $good })
       *[no] took { $rival }’s trade post { $hex-in } ({ $good })
    }
    .met = { dies_irae-event-post-seized.did }
    .met-too = the one { $hex-in } ({ $good }){ $razed ->
        [yes] , razed
       *[no] {""}
    }
    .title = { $razed ->
        [yes] { $power } razes { $rival }’s post { $hex-in }
       *[no] { $power } takes { $hex } from { $rival }
    }
    .then = { $razed ->
        [yes] razes { $rival }’s post { $hex-in }
       *[no] takes { $hex } from { $rival }
    }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more post
           *[other] { $count } more posts
        }
       *[no] { $count ->
            [one] 1 post taken
           *[other] { $count } posts taken
        }
    }
dies_irae-event-unit-raised = { dies_irae-event-unit-raised.by } { dies_irae-event-unit-raised.did }.
    .by = { $power }
    .did = built a { $unit } { $hex-in } for { dies_irae-talents }
    .also = a { $unit } { $hex-in } for { dies_irae-talents }
    .title = { $power } builds a { $unit } { $hex-in }
    .then = a { $unit } { $hex-in }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more unit
           *[other] { $count } more units
        }
       *[no] { $count ->
            [one] 1 unit built
           *[other] { $count } units built
        }
    }
dies_irae-event-fortress-built = { dies_irae-event-fortress-built.by } { dies_irae-event-fortress-built.did }.
    .by = { $power }
    .did = built a fortress { $hex-in } for { dies_irae-talents }
    .also = one { $hex-in } for { dies_irae-talents }
    .title = { $power } fortifies { $hex }
    .then = { $hex }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more city
           *[other] { $count } more cities
        }
       *[no] { $count ->
            [one] 1 fortress
           *[other] { $count } fortresses
        }
    }
dies_irae-event-monument-built = { dies_irae-event-monument-built.by } { dies_irae-event-monument-built.did }.
    .by = { $power }
    .did = built a monument { $hex-in } for { dies_irae-talents }
    .title = { $power } builds a monument { $hex-in }
dies_irae-event-post-created = { dies_irae-event-post-created.by } { dies_irae-event-post-created.did }.
    .by = { $power }
    .did = created a trade post { $hex-in } ({ $good }) for { dies_irae-talents }
    .also = one { $hex-in } ({ $good }) for { dies_irae-talents }
    .title = { $power } sets up a post { $hex-in } ({ $good })
    .then = { $hex-in } ({ $good })
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more post
           *[other] { $count } more posts
        }
       *[no] { $count ->
            [one] 1 trade post
           *[other] { $count } trade posts
        }
    }
dies_irae-event-capital-conquered = { $power } has conquered { $rival }’s capital { $hex }!
    .title = { $power } conquers { $rival }’s capital
dies_irae-event-stability-paid = { dies_irae-event-stability-paid.by } { dies_irae-event-stability-paid.did }.
    .by = { $power }
    .did = paid { dies_irae-talents } for stability
    .title = { $power } pays for stability
dies_irae-event-undermined = { dies_irae-event-undermined.by } { dies_irae-event-undermined.did }.
    .by = { $power }
    .did = paid { dies_irae-talents } to undermine { $rival }
    .title = { $power } undermines { $rival }
dies_irae-event-stability-moved = { dies_irae-event-stability-moved.by } { dies_irae-event-stability-moved.did }.
    .by = { $power }
    .did = { $up ->
        [yes] gained { $steps } stability (now { $level })
       *[no] lost { $steps } stability (now { $level })
    }
dies_irae-event-developed = { dies_irae-event-developed.by } { dies_irae-event-developed.did }.
    .by = { $power }
    .did = { $new ->
        [yes] reached { dies_irae-this-phase } for { dies_irae-talents }
       *[no] advanced to space { $space } of { $row } for { dies_irae-talents }
    }
    .title = { $new ->
        [yes] { $power } reaches { dies_irae-this-phase }
       *[no] { $power } advances in { $row }
    }
    .then = { $new ->
        [yes] reaches { dies_irae-this-phase }
       *[no] advances in { $row }
    }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more step
           *[other] { $count } more steps
        }
       *[no] { $count ->
            [one] 1 step of development
           *[other] { $count } steps of development
        }
    }
dies_irae-event-set-back = { dies_irae-event-set-back.by } { dies_irae-event-set-back.did }.
    .by = { $power }
    .did = fell back to space { $space } of { $row } ({ $phase })
    .title = { $power } falls back in { $row }
dies_irae-event-golden-age-reached = { $power } has reached the golden age of stability.
    .title = { $power } reaches the golden age of stability
dies_irae-event-region-gained = { dies_irae-event-region-gained.by } { dies_irae-event-region-gained.did }.
    .by = { $power }
    .did = took control of { $region-the }
    .also = { $region-the }
    .title = { $power } controls { $region-the }
    .then = { $region-the }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more region
           *[other] { $count } more regions
        }
       *[no] { $count ->
            [one] 1 region won
           *[other] { $count } regions won
        }
    }
dies_irae-event-region-lost = { dies_irae-event-region-lost.by } { dies_irae-event-region-lost.did }.
    .by = { $power }
    .did = lost control of { $region-the }
    .also = { $region-the }
    .title = { $power } loses { $region-the }
    .then = { $region-the }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more region
           *[other] { $count } more regions
        }
       *[no] { $count ->
            [one] 1 region lost
           *[other] { $count } regions lost
        }
    }
dies_irae-event-armistice-offered = { dies_irae-event-armistice-offered.by } { dies_irae-event-armistice-offered.did }.
    .by = { $power }
    .did = asked { $rival } for an armistice, offering { dies_irae-talents }
    .title = { $power } asks { $rival } for an armistice
dies_irae-event-armistice-accepted = { dies_irae-event-armistice-accepted.by } { dies_irae-event-armistice-accepted.did }.
    .by = { $power }
    .did = accepted the armistice of { $rival } and received { dies_irae-talents }
    .title = { $power } and { $rival } make peace for three turns
dies_irae-event-armistice-refused = { dies_irae-event-armistice-refused.by } { dies_irae-event-armistice-refused.did }.
    .by = { $power }
    .did = refused the armistice of { $rival }
    .title = { $power } refuses peace with { $rival }
dies_irae-event-armistice-ended = The armistice of { $power } and { $rival } has run out.
dies_irae-event-fleet-maintained = { dies_irae-event-fleet-maintained.by } { dies_irae-event-fleet-maintained.did }.
    .by = { $power }
    .did = { $owed ->
        [0] paid { dies_irae-talents } for its ships
       *[other] could pay { $talents ->
            [0] nothing
           *[other] only { dies_irae-talents }
        } for its ships ({ $owed } short)
    }
dies_irae-event-legion-starved = { dies_irae-event-legion-starved.by } { dies_irae-event-legion-starved.did }.
    .by = { $power }
    .did = gave up a legion without supply { $hex-in }
    .also = one { $hex-in }
    .more = { $again ->
        [yes] { $count ->
            [one] 1 more legion
           *[other] { $count } more legions
        }
       *[no] { $count ->
            [one] 1 legion without supply
           *[other] { $count } legions without supply
        }
    }
dies_irae-event-units-left-out = { dies_irae-event-units-left-out.by } { dies_irae-event-units-left-out.did }.
    .by = { $power }
    .did = has no lawful place for { $unit-id ->
        [ship] { $count ->
            [one] a ship
           *[other] { $count } ships
        }
       *[legion] { $count ->
            [one] a legion
           *[other] { $count } legions
        }
    }, left in the box
dies_irae-event-leader-moved = { dies_irae-event-leader-moved.by } { dies_irae-event-leader-moved.did }.
    .by = { $power }
    .did = saw its leader join the units { $hex-in }
dies_irae-event-power-fell = The people of { $power } revolt: { $power } has lost.
    .title = Revolution: { $power } has lost
dies_irae-event-withdrew = { dies_irae-event-withdrew.by } { dies_irae-event-withdrew.did }.
    .by = { $power }
    .did = withdrew: its units leave the map, its posts and buildings stay
    .title = { $power } withdraws
dies_irae-event-won = { dies_irae-event-won.by } { dies_irae-event-won.did }!
    .by = { $power }
    .did = has won with { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }
    .title = { $power } has won

## Verbs

dies_irae-verb-play-power = Choose a power
    .when = In the set-up, when it is for you to choose a power.
dies_irae-verb-settle = Choose a capital
    .when = In the set-up, once every power has its player.
dies_irae-verb-occupy = Place a trade post
    .when = In the set-up, once your capital stands.
dies_irae-verb-station = Place a unit
    .when = In the set-up, once your first trade posts stand.
dies_irae-verb-take-place = Choose a place in the order
    .when = At the beginning of each turn, if this table plays with Initiative (17.6).
dies_irae-verb-choose = Choose an action
    .when = When it is your turn in the cycle of actions.
dies_irae-verb-lead = Move units
    .when = With the action Move.
dies_irae-verb-land = Land legions
    .when = With the action Move.
dies_irae-verb-to = Go to
    .when = With the action Move, once you have taken up units.
dies_irae-verb-embark = Embark legions
    .when = With the action Move.
dies_irae-verb-fight = Fight
    .when = With the action Attack.
dies_irae-verb-seize = Take a trade post
    .when = With the action Attack.
dies_irae-verb-raise = Build a unit
    .when = With the action Build.
dies_irae-verb-fortify = Build a fortress
    .when = With the action Build.
dies_irae-verb-build-monument = Build a monument
    .when = With the action Build.
dies_irae-verb-create-post = Create a trade post
    .when = With the action Create trade posts.
dies_irae-verb-pay-stability = Pay for stability
    .when = With the action Pay for stability.
dies_irae-verb-undermine = Undermine a rival
    .when = With the action Pay for stability, if this table plays with Fifth column (17.1).
dies_irae-verb-develop = Develop
    .when = With the action Develop.
dies_irae-verb-offer = Ask for an armistice
    .when = With the action Ask for an armistice.
dies_irae-verb-accept = Accept
    .when = When another power asks you for an armistice.
dies_irae-verb-refuse = Refuse
    .when = When another power asks you for an armistice.
dies_irae-verb-disband = Give up a legion
    .when = At the end of a turn, if you have more legions than you can supply.
dies_irae-verb-end = End the action
    .when = Within an action that you have chosen.

dies_irae-action-play-power = Play { $power }
dies_irae-action-settle = Capital: { $hex }
dies_irae-action-occupy = Trade post { $hex-in }
dies_irae-action-station = { $unit-id ->
    [legion] Legion
    [ship] Ship
   *[leader] Leader
} { $hex-in }{ $aboard ->
    [yes] {" "}(aboard)
   *[no] {""}
}
dies_irae-action-take-place = Play { $place-nth }
dies_irae-action-choose = { $deed }
dies_irae-action-lead = Move { $count } { $unit } from { $hex }{ $carrying-id ->
    [none] {""}
    [0] {" "}(empty)
   *[other] {" "}(legions aboard: { $carrying })
}{ $leader ->
    [yes] {" "}with the leader
   *[no] {""}
}
dies_irae-action-land = Land { $count ->
    [one] 1 legion
   *[other] { $count } legions
} { $hex-in }
dies_irae-together-choose = { $then }
dies_irae-together-lead-to = { $count } { $unit } { $hex } → { $then-hex }
dies_irae-action-to = Go to { $hex }
dies_irae-action-embark = Embark { $count ->
    [one] 1 legion
   *[other] { $count } legions
} { $hex-in }
dies_irae-action-fight = Fight { $rival } { $hex-in } ({ $unit-many })
dies_irae-action-seize = Take the trade post { $hex-in }
dies_irae-action-raise = { $unit-id ->
    [leader] Leader
    [legion] Legion
   *[ship] Ship
} { $hex-in }
dies_irae-action-fortify = Fortress { $hex-in }
dies_irae-action-build-monument = Monument { $hex-in }
dies_irae-action-create-post = Create a trade post { $hex-in }
dies_irae-action-pay-stability = Buy one level of stability
dies_irae-action-undermine = Undermine { $power }
dies_irae-action-develop = Advance in { $row }
dies_irae-action-offer = Ask { $power } for an armistice
dies_irae-action-accept = Accept the armistice
dies_irae-action-refuse = Refuse (costs 2 stability)
dies_irae-action-disband = Give up a legion { $hex-in }{ $aboard ->
    [yes] {" "}(aboard)
   *[no] {""}
}
dies_irae-action-end = End the action

## The panel's questions and answers

dies_irae-ask-play-power-power = Which power will you lead?
dies_irae-ask-settle-hex = Where will your capital be?
dies_irae-ask-occupy-hex = Where do you place a trade post? These hexes are equally near.
dies_irae-ask-station-hex = Where do you place a unit?
dies_irae-ask-station-deed = Which unit stands where?
dies_irae-ask-station-unit = Which unit { $hex-in }?
dies_irae-ask-station-aboard = Aboard the ship { $hex-in }?
dies_irae-ask-take-place-place = Which place in the order of play?
dies_irae-ask-choose-deed = Which action?
dies_irae-ask-lead-hex = Move units from where?
dies_irae-ask-lead-deed = Who goes where?
dies_irae-ask-lead-unit = Which units { $hex-in }?
dies_irae-ask-lead-count = How many { $unit-many } { $hex-in }?
dies_irae-ask-lead-carrying = With how many legions aboard?
dies_irae-ask-lead-leader = Does the leader sail along?
dies_irae-ask-land-hex = Land legions where?
dies_irae-ask-land-deed = Which legions land where?
dies_irae-ask-land-count = How many legions { $hex-in }?
dies_irae-ask-to-hex = Where to?
dies_irae-ask-embark-hex = Embark legions where?
dies_irae-ask-embark-deed = Which legions embark?
dies_irae-ask-embark-count = How many legions { $hex-in }?
dies_irae-ask-fight-hex = Fight where?
dies_irae-ask-fight-deed = Which combat?
dies_irae-ask-fight-unit = By land or by sea { $hex-in }?
dies_irae-ask-fight-rival = Against whom { $hex-in }?
dies_irae-ask-seize-hex = Take which trade post?
dies_irae-ask-raise-hex = Build in which fortress?
dies_irae-ask-raise-deed = Which unit is built where?
dies_irae-ask-raise-unit = A legion or a ship { $hex-in }?
dies_irae-ask-fortify-hex = A fortress in which city?
dies_irae-ask-build-monument-hex = A monument in which city?
dies_irae-ask-create-post-hex = A trade post where?
dies_irae-ask-undermine-power = Undermine whom?
dies_irae-ask-develop-row = Advance in which row?
dies_irae-ask-offer-power = Whom do you ask for an armistice?
dies_irae-ask-disband-hex = Which legion must go?
dies_irae-ask-disband-deed = Which legion must go?
dies_irae-ask-disband-aboard = One aboard a ship { $hex-in }?

dies_irae-answer-raise-unit = 1 { $value }
dies_irae-answer-lead-carrying = { $value-id ->
    [none] as many as possible
    [0] no legions
    [one] 1 legion
   *[other] { $value } legions
}
dies_irae-answer-take-place-place = { $value-nth }

## Who owes what

dies_irae-decision-power = choose your power
dies_irae-decision-capital = choose your capital
dies_irae-decision-posts = place your trade posts ({ $count } left)
dies_irae-decision-units = place your units ({ dies_irae-troops } left)
dies_irae-decision-place = choose your place in the order of play
dies_irae-decision-action = it is your turn (action { $number } of 5)
dies_irae-decision-moving = your units can move
dies_irae-decision-route = { $count ->
    [one] where does { $count } { $unit } go
   *[other] where do the { $count } { $unit } go
}?
dies_irae-decision-attacking = fight or take posts
dies_irae-decision-building = build
dies_irae-decision-trading = create trade posts
dies_irae-decision-steadying = pay for stability
dies_irae-decision-developing = advance on the development chart
dies_irae-decision-offering = ask for an armistice
dies_irae-decision-offer = { $rival } asks you ({ $power }) for an armistice of three turns and offers { dies_irae-talents }. Refusing costs 2 stability; if you do not answer in time, it is accepted. Accept?
dies_irae-decision-supply = { $count ->
    [one] 1 legion
   *[other] { $count } legions
} of { $power } cannot be supplied: choose which to give up

dies_irae-waiting-power = choose a power
dies_irae-waiting-capital = choose a capital
dies_irae-waiting-posts = place trade posts ({ $count } left)
dies_irae-waiting-units = place units ({ dies_irae-troops } left)
dies_irae-waiting-place = choose a place in the order
dies_irae-waiting-action = choose an action ({ $number } of 5)
dies_irae-waiting-moving = move
dies_irae-waiting-route = move { $count } { $unit }
dies_irae-waiting-attacking = attack
dies_irae-waiting-building = build
dies_irae-waiting-trading = create trade posts
dies_irae-waiting-steadying = pay for stability
dies_irae-waiting-developing = develop
dies_irae-waiting-offering = ask for an armistice
dies_irae-waiting-offer = answer { $rival } for { $power } (armistice for { dies_irae-talents })
dies_irae-waiting-supply = choose { $count ->
    [one] 1 legion
   *[other] { $count } legions
} of { $power } to give up

dies_irae-stage-action-1 = 1st
dies_irae-stage-action-2 = 2nd
dies_irae-stage-action-3 = 3rd
dies_irae-stage-action-4 = 4th
dies_irae-stage-action-5 = 5th action

dies_irae-order-offer-accept = Accept the armistice
dies_irae-order-offer-refuse = Refuse the armistice
dies_irae-orders-offer = When I am asked for an armistice
dies_irae-orders-offer-rival = When { $rival } asks me for an armistice
dies_irae-order-supply-farthest = The farthest from my capital go first
dies_irae-order-supply-smallest = The smallest stacks go first
dies_irae-order-supply-aboard = Those aboard ships go first
dies_irae-orders-supply = When legions cannot be supplied

## What the end of the turn will cost

dies_irae-toll-upkeep = -# Turn end: { $ships ->
    [one] 1 ship costs
   *[other] { $ships } ships cost
} { dies_irae-talents } to keep.
dies_irae-toll-upkeep-missing = ⚠️ Turn end: { $ships ->
    [one] 1 ship costs
   *[other] { $ships } ships cost
} { dies_irae-talents } to keep, you have { $has }: stability falls by { $steps } (to { $level }).
dies_irae-toll-revolt = ⚠️ Turn end: { $ships ->
    [one] 1 ship costs
   *[other] { $ships } ships cost
} { dies_irae-talents } to keep, you have { $has }: your people revolt, and you are out.
dies_irae-toll-hunger = ⚠️ Turn end: you can supply { $supplied ->
    [0] no legion
    [one] 1 legion
   *[other] { $supplied } legions
}, { $count ->
    [one] 1 must go.
   *[other] { $count } must go.
}
dies_irae-toll-open-posts = ⚠️ { $rival } can take your unguarded trade posts with one attack: { $places }.
dies_irae-toll-rival-wins = ⚠️ Turn end: { $rival } wins, with { $points }/{ $goal } points.
dies_irae-toll-last-turn = ⚠️ This is the last turn: the game ends with it.
## Who has what

dies_irae-held-nobody = Nobody has any of it now.
dies_irae-held-reached = Reached by { $powers }.
dies_irae-held-each = Now: Greece { $greece }, Persia { $persia }, Egypt { $egypt }.
dies_irae-held-controlled = { $power } controls it now.
dies_irae-held-player = Played by { $seat }.
dies_irae-held-fortress = { $power } has a fortress { $hex-in }.
dies_irae-held-posts = { $power } has { $count ->
    [one] a trade post
   *[other] { $count } trade posts
} { $hex-in }.
dies_irae-held-monument = { $power } has a monument { $hex-in }.

## When nothing of a kind can be done

dies_irae-none-raise = You can build no unit now.
dies_irae-none-fortify = You can build no fortress now.
dies_irae-none-build-monument = You can build no monument now.
dies_irae-none-seize = There is no trade post to take now.
dies_irae-none-fight = There is nobody to fight now.
dies_irae-none-create-post = You can create no trade post now.
dies_irae-none-develop = You can advance in no row now.
dies_irae-none-undermine = You can undermine nobody now.
dies_irae-warning-idle-units = { $legions ->
    [0] { $ships ->
        [one] 1 ship has not moved.
       *[other] { $ships } ships have not moved.
    }
    [1] { $ships ->
        [0] 1 legion has not moved.
       *[other] { dies_irae-troops } have not moved.
    }
   *[other] { dies_irae-troops } have not moved.
}
dies_irae-warning-idle-deed = There is nothing you could do with { $deed } now, except keep the next power from choosing it.
dies_irae-warning-left-out = That leaves { $unit-id ->
    [ship] { $count ->
        [one] a ship of yours
       *[other] { $count } ships of yours
    } without a coast
   *[legion] { $count ->
        [one] a legion of yours
       *[other] { $count } legions of yours
    } without a lawful place
}: left in the box.
dies_irae-warning-gives-up = That gives up control of { $places-the }; each province lost costs 1 stability.
dies_irae-warning-could-create = You could still create a trade post: { $places }.
dies_irae-warning-could-develop = You could still advance: { $places }.
dies_irae-warning-could-seize = You could still take a trade post: { $places }.
dies_irae-warning-could-fight = You could still fight: { $places }.
dies_irae-warning-could-raise = You could still build a unit: { $places }.

## How it ends

dies_irae-ending-points = { $winners } wins with { $score ->
    [one] 1 victory point
   *[other] { $score } victory points
}.
dies_irae-ending-turns = The last turn is over: { $winners } wins with { $score ->
    [one] 1 victory point
   *[other] { $score } victory points
}.
dies_irae-ending-revolution = The others were swept away by revolution: { $winners } wins.
dies_irae-ending-alone = Everybody else has withdrawn: { $winners } wins.

## Options of the rules

dies_irae-option-victory = Victory points
    .help = Points that win at the end of a cycle: the full, the medium and the short game.
dies_irae-option-victory-10 = 10 (full)
dies_irae-option-victory-9 = 9 (medium)
dies_irae-option-victory-8 = 8 (short)
dies_irae-option-powers = Powers
    .help = Chosen in the order of the seats, or dealt by chance.
dies_irae-option-powers-chosen = chosen
dies_irae-option-powers-dealt = dealt
dies_irae-option-turns = Length
    .help = A rule of ours: after so many turns whoever has the most points wins.
dies_irae-option-turns-unlimited = unlimited
dies_irae-option-turns-12 = 12 turns
dies_irae-option-turns-20 = 20 turns
dies_irae-option-undermining = 17.1 Fifth column
    .help = With Pay for stability, 100 talents move a rival one level down.
dies_irae-option-setbacks = 17.2 Setbacks
    .help = Goods lost undo development, and golden ages can be lost.
dies_irae-option-acclaim = 17.3 Acclaim
    .help = A province gained brings 1 stability.
dies_irae-option-settlers = 17.4 Legions settle
    .help = Ships create no trade posts: a legion must land.
dies_irae-option-leaders = 17.5 Leaders
    .help = Each power has a leader, who adds 2 to combats in the leader’s hex.
dies_irae-option-initiative = 17.6 Initiative
    .help = The powers choose their places in the order of play.
dies_irae-option-second-posts = 17.7 Second posts
    .help = From Manufacture on a second trade post in a hex of one’s own.
dies_irae-option-light-laurels = 17.8 Light laurels
    .help = The light laurels of the control track count instead of the dark ones: faster.

## The board in words

dies_irae-scored-provinces = { $points } for { $count } { $count ->
    [one] province
   *[other] provinces
}
dies_irae-scored-islands = { $points } for { $count } { $count ->
    [one] island
   *[other] islands
}
dies_irae-scored-ages = { $count } { $count ->
    [one] golden age
   *[other] golden ages
}
dies_irae-scored-monuments = { $count } { $count ->
    [one] monument
   *[other] monuments
}
dies_irae-line-power = **{ $power }**: { $points } of { $goal } points; { dies_irae-talents }, income { $income }; stability { $stability }; supply for { $supplied ->
    [one] 1 legion
   *[other] { $supplied } legions
}; provinces { $provinces }, islands { $islands }.
dies_irae-line-compared = The others · { $first }: points { $first-points }, income { $first-income }, stability { $first-stability } · { $second }: points { $second-points }, income { $second-income }, stability { $second-stability }
dies_irae-line-compared-one = The other · { $first }: points { $first-points }, income { $first-income }, stability { $first-stability }
dies_irae-line-power-out = **{ $power }** is out of the game.
dies_irae-line-charts = · { $military }, { $fleet }, { $economy }, { $culture } (spaces { $spaces })
dies_irae-line-fortresses = · fortresses: { $hexes }
dies_irae-line-posts = · trade posts: { $hexes }
dies_irae-line-monuments = · monuments: { $hexes }
dies_irae-line-units = · { $hex }: { dies_irae-troops }{ $aboard ->
    [0] {""}
    [one] , 1 legion aboard
   *[other] , { $aboard } legions aboard
}
dies_irae-line-contested = Contested: { $hexes }.
dies_irae-line-ships-meet = Ships of several powers lie together, and nothing is contested: { $hexes }.
dies_irae-line-armistice = Armistice of { $power } and { $rival }: turn { $box } of 3.
dies_irae-line-cycle = Turn { $round }, order { $order-listed }; { $cubes ->
    [0] nothing chosen yet
    [one] 1 action chosen: { $chosen }
   *[other] { $cubes } actions chosen: { $chosen }
}.

## Why something cannot be done. `.short` stands on greyed choices.

dies_irae-refusal-due-power = First the powers are chosen.
    .short = powers come first
dies_irae-refusal-due-capital = First a capital is chosen.
    .short = capitals come first
dies_irae-refusal-due-posts = First the trade posts are placed.
    .short = posts come first
dies_irae-refusal-due-units = First the units are placed.
    .short = units come first
dies_irae-refusal-due-place = First the order of play is chosen.
    .short = the order comes first
dies_irae-refusal-due-action = First choose an action, for instance `choose move`.
    .short = first choose an action
dies_irae-refusal-due-moving = You are moving: take up units, land or embark legions, or end the action.
    .short = you are moving
dies_irae-refusal-due-route = Say first where the units go that you took up.
    .short = where do they go?
dies_irae-refusal-due-attacking = You are attacking: fight, take trade posts, or end the action.
    .short = you are attacking
dies_irae-refusal-due-building = You are building: units, fortresses, a monument, or end the action.
    .short = you are building
dies_irae-refusal-due-trading = You are trading: create trade posts, or end the action.
    .short = you are trading
dies_irae-refusal-due-steadying = You can pay for stability now, or end the action.
    .short = stability is due
dies_irae-refusal-due-developing = You are developing: advance rows, or end the action.
    .short = you are developing
dies_irae-refusal-due-offering = You can ask for an armistice now, or end the action.
    .short = you ask for an armistice
dies_irae-refusal-due-answer = Somebody asks for an armistice: the answer comes first.
    .short = an answer is awaited
dies_irae-refusal-due-supply = First choose the legions without supply that must go.
    .short = supply comes first

dies_irae-refusal-power-taken = { $power } is taken. You can take { $free-or }.
    .short = taken
    .right = Choose a power that is free.
dies_irae-refusal-no-capital = { $hex } cannot be the capital of { $power }. Choose { $possible-or }.
    .short = no capital of yours
    .right = Choose one of the capitals of this power.
dies_irae-refusal-not-nearest = Trade posts go to the goods nearest your capital. Next come { $nearest-or }.
    .short = others are nearer
    .right = Choose one of { $nearest-or }.
dies_irae-refusal-leader-last = The leader is placed last, with a unit of yours.
    .short = the leader comes last
    .right = Place your legions and ships first.
dies_irae-refusal-none-left-to-place = You have no { $unit-many } left to place.
    .short = none left
    .right = Place a unit that you still have.
dies_irae-refusal-leader-needs-unit = The leader is placed with a legion or a ship of yours.
    .short = no unit there
    .right = Choose a hex where a legion or ship of yours stands.
dies_irae-refusal-not-your-hex = Units begin in your capital or at your trade posts, and you have none { $hex-in }.
    .short = not yours
    .right = Choose your capital or a hex with a trade post of yours.
dies_irae-refusal-no-room-aboard = No ship { $hex-in } has room: each carries one legion.
    .short = no room aboard
    .right = Choose a hex where a ship of yours has room, or place another ship first.
dies_irae-refusal-ships-need-water = Ships begin in a port or at a coast with a trade post of yours.
    .short = no coast
    .right = Choose a port, or a coast with a trade post of yours.
dies_irae-refusal-legion-or-ship = A hex holds legions or ships at first, not both, but a legion can be aboard.
    .short = legions or ships
    .right = Choose a hex without units of the other kind, or place the legion aboard.
dies_irae-refusal-no-marker = More than one of the { $unit-many } { $hex-in } need an army or fleet marker, and yours are all in use.
    .short = no marker left
    .right = Choose another hex, or let one of your armies or fleets break up: its marker is free then.
dies_irae-refusal-no-such-place = You cannot play { $place-nth }. Choose { $free-nth-or }.
    .short = not open to you
    .right = Choose one of the places that are left.

dies_irae-refusal-just-chosen = { $rival } chose { $deed } just before you: choose something else.
    .short = just chosen by { $rival }
    .right = Choose another action. Once somebody else has chosen something different, it is open again.
dies_irae-refusal-chosen-twice = You have chosen { $deed } twice in this cycle: that is the most for one power.
    .short = chosen twice by you
    .right = Choose another action. The cycle of the next turn opens this one again.
dies_irae-refusal-chosen-often = { $deed } was chosen { $limit } times in this cycle: that is the most for all.
    .short = chosen { $limit } times
    .right = Choose another action. The cycle of the next turn opens this one again.

dies_irae-refusal-no-units-there = You have no { $unit-many } { $hex-in }.
    .short = none there
    .right = Choose a hex where you have such units, or bring some there first.
dies_irae-refusal-moved-already = Your { $unit-many } { $hex-in } have moved in this action.
    .short = moved already
    .right = Take other units, or choose Move once more: then they can go on.
dies_irae-refusal-too-few-units = { $has ->
    [0] None of your { $unit-many } { $hex-in } can do that.
    [one] Only 1 of your { $unit-many } { $hex-in } can do that, not { $wanted }.
   *[other] Only { $has } of your { $unit-many } { $hex-in } can do that, not { $wanted }.
}
    .short = only { $has }
    .right = { $has ->
        [0] Choose units that can, or bring some there first.
       *[other] Name fewer, or bring more there first.
    }
dies_irae-refusal-only-ships-carry = Only ships carry legions or a leader.
    .short = only ships carry
    .right = Leave out the cargo, or take ships.
dies_irae-refusal-wrong-cargo = These ships carry { $fewest-is-most ->
    [yes] { $most ->
        [0] none
       *[other] { $most }
    }
   *[no] { $fewest } to { $most }
} of the legions aboard { $hex-in }: one each, and the ships that stay keep the rest.
    .short = { $fewest-is-most ->
        [yes] { $most }
       *[no] { $fewest } to { $most }
    } aboard
    .right = Say how many legions go along, from { $fewest } to { $most }.
dies_irae-refusal-leader-not-there = Your leader is not there to go.
    .short = no leader there
    .right = Take the leader from the hex where it stands.
dies_irae-refusal-leader-at-sea = The last ships { $hex-in } take the leader along: leader:yes.
    .short = the leader sails along
    .right = Take the leader along, leader:yes, or leave a ship there.
dies_irae-refusal-nowhere-to-go = These units have nowhere to go from { $hex }.
    .short = nowhere to go
    .right = Take other units, or wait until the way from { $hex } is open.
dies_irae-refusal-none-aboard = You have no legions aboard { $hex-in }.
    .short = none aboard
    .right = Embark legions first, in an action Move before this one.
dies_irae-refusal-no-shore = Legions land and embark at a coast or an island only.
    .short = no shore
    .right = Sail to a coast or an island first.
dies_irae-refusal-not-yet-landing = { $has ->
    [0] No legion can land { $hex-in }
    [one] Only 1 legion can land { $hex-in }, not { $wanted }
   *[other] Only { $has } legions can land { $hex-in }, not { $wanted }
}: they must be aboard there when the action begins.
    .short = in a later Move
    .right = Land those that were aboard there when the action began; the others in your next Move.
dies_irae-refusal-no-berths = { $has ->
    [0] No ship { $hex-in } can take a legion aboard
    [one] Only 1 ship { $hex-in } can take a legion aboard, not { $wanted }
   *[other] Only { $has } ships { $hex-in } can take a legion aboard, not { $wanted }
}: each carries one, and none that has moved.
    .short = no room aboard
    .right = Embark fewer, or bring ships there first: in the next Move each takes one legion.
dies_irae-refusal-armistice-holds = You have an armistice with { $rival }: neither enters the other’s hexes or fights.
    .short = armistice
    .right = Wait until the armistice with { $rival } ends, or go elsewhere.
dies_irae-refusal-contested-by-others = { $hex } is contested by two others: a third power cannot enter.
    .short = contested by others
    .right = Wait until one of the two has left or fallen, or go elsewhere.
dies_irae-refusal-leader-meets-enemies = The leader does not go alone to { $hex }, among enemies.
    .short = enemies there
    .right = Send the leader along with units.
dies_irae-refusal-barrier = The water between { $origin } and { $hex } stops legions: a ship can carry them.
    .short = water between
    .right = Go round by land, or embark and land on the other side.
dies_irae-refusal-legions-ashore = Legions do not go to sea: { $hex } is water. Embark them on ships.
    .short = that is water
    .right = Embark the legions, and let the ships go there.
dies_irae-refusal-ships-afloat = Ships do not go inland: { $hex } does not touch the sea.
    .short = not by the sea
    .right = Choose a sea, a coast or an island; legions can go on from there.
dies_irae-refusal-out-of-reach = { $hex } is out of reach from { $origin }: { $unit-many } have { $points } points of movement, mountains cost 2, and enemy pieces stop them.
    .short = out of reach
    .right = Go there in several Moves, or advance the row that gives { $unit-many } more points.

dies_irae-refusal-leader-no-fight = Legions fight by land and ships by sea; the leader only helps.
    .short = legions or ships
    .right = Fight with legions or ships; the leader helps where it stands.
dies_irae-refusal-own-power = That is you. Name a rival.
    .short = that is you
    .right = Name a rival that has pieces in that hex.
dies_irae-refusal-fought-already = Your { $unit-many } have fought { $hex-in } in this action: once by land and once by sea.
    .short = fought already
    .right = Fight elsewhere, or choose Attack once more.
dies_irae-refusal-not-contested = { $hex } is not contested.
    .short = not contested
    .right = Move legions into a hex of a rival first: that makes it contested.
dies_irae-refusal-post-does-not-fight = { $rival } has only a trade post { $hex-in }, which does not fight: take it.
    .short = take it instead
    .right = Take the trade post with a legion: say seize.
dies_irae-refusal-nobody-to-fight = { $rival } has nothing { $hex-in } that fights your { $unit-many }.
    .short = nobody to fight
    .right = Fight with the kind of unit that meets others of its kind, or choose another hex.
dies_irae-refusal-no-enemy-post = There is no trade post of a rival { $hex-in }.
    .short = no enemy post
    .right = Choose a hex with a trade post of a rival and a legion of yours.
dies_irae-refusal-no-legion-to-seize = Only a legion ashore takes a trade post, and you have none { $hex-in }.
    .short = needs a legion
    .right = Bring a legion ashore there with Move first.
dies_irae-refusal-guarded = { $rival } guards { $hex } with a legion or a fortress: fight first.
    .short = guarded
    .right = Beat the legions and the fortress of { $rival } there first, or wait until they have left.
dies_irae-refusal-guard-just-fell = { $hex } was guarded when this action began: take it with another Attack.
    .short = with another Attack
    .right = Choose Attack once more: the guard is gone then.

dies_irae-refusal-leader-not-built = A leader is not built: legions and ships are.
    .short = legions or ships
    .right = Build legions or ships.
dies_irae-refusal-no-fortress = Units are built in fortresses, and you have none { $hex-in }.
    .short = no fortress
    .right = Choose a city with a fortress of yours, or build one there first.
dies_irae-refusal-contested = { $hex } is contested: nothing is built or created there.
    .short = contested
    .right = Drive the others out first, or wait until they have left.
dies_irae-refusal-fortress-not-ready = A fortress that stood when the action began builds one unit; { $hex } cannot build now.
    .short = one unit an action
    .right = Choose another fortress, or build there with your next Build.
dies_irae-refusal-no-port = { $hex } has no water: ships are built in ports.
    .short = no port
    .right = Choose a fortress at a coast or on an island, or build a legion.
dies_irae-refusal-no-pieces-left = You have all { $limit } of your { $unit-many } on the map.
    .short = none left
    .right = Units that fall or are disbanded can be built again.
dies_irae-refusal-not-yet = { $item-id ->
    [legion] Legions need phase I of Military.
    [ship] Ships need phase I of Fleet.
   *[monument] Monuments need the City-state, phase I of Culture.
}
    .short = needs a first phase
    .right = Advance the row to that phase with Develop.
dies_irae-refusal-too-dear = That costs { $needs ->
    [one] 1 talent
   *[other] { $needs } talents
}, and you have { $has ->
    [0] none
   *[other] { $has }
}.
    .short = { $needs ->
        [one] 1 talent
       *[other] { $needs } talents
    }, you have { $has }
    .right = Save talents for it: the income of the next turn brings more, and Economy changes prices.
dies_irae-refusal-no-city = { $hex } has no city: fortresses and monuments stand in cities.
    .short = no city
    .right = Choose a hex with a city.
dies_irae-refusal-no-own-post = You have no trade post { $hex-in }.
    .short = no post of yours
    .right = Choose a city with a trade post of yours, or create one there first.
dies_irae-refusal-fortress-there = { $hex } has a fortress already.
    .short = fortified
    .right = Choose another city with a trade post of yours.
dies_irae-refusal-no-fortress-left = You have { $limit } fortresses, all there are.
    .short = { $limit } at most
    .right = Use those you have. One that falls can be built again.
dies_irae-refusal-one-monument = You have built a monument in this action: one is the most.
    .short = one an action
    .right = Build the next monument with another Build.
dies_irae-refusal-monument-there = { $hex } has a monument already.
    .short = has a monument
    .right = Choose another city of yours.
dies_irae-refusal-no-monument-left = You have { $limit } monuments, all there are.
    .short = { $limit } at most
    .right = You have all the points that monuments bring.

dies_irae-refusal-no-good-there = { $hex } has no good to trade in.
    .short = no good there
    .right = Choose a hex with a good.
dies_irae-refusal-post-of-another = { $rival } has a trade post { $hex-in }: it can only be taken.
    .short = taken by { $rival }
    .right = Take it with a legion and Attack, or choose a hex without a trade post.
dies_irae-refusal-post-there = You have a trade post { $hex-in } already.
    .short = yours already
    .right = Choose a hex without a trade post.
dies_irae-refusal-needs-manufacture = A second trade post needs Manufacture, phase III of Economy.
    .short = needs Manufacture
    .right = Advance Economy to phase III, Manufacture, or choose a hex without a post.
dies_irae-refusal-two-posts-there = { $hex } holds two of yours already: that is the most.
    .short = two already
    .right = Choose another hex with a good.
dies_irae-refusal-nobody-to-trade = A legion or ship of yours must be { $hex-in } to create a trade post.
    .short = nobody there
    .right = Bring a legion or a ship there with Move first.
dies_irae-refusal-ships-do-not-settle = Ships create no trade posts in this game: land a legion { $hex-in }.
    .short = needs a legion
    .right = Bring a legion ashore there first.
dies_irae-refusal-ships-trade-alone = Your ship does not trade { $hex-in } while a legion of another power is there.
    .short = a foreign legion is there
    .right = Bring a legion of your own ashore, or wait until the others have left.
dies_irae-refusal-too-many-of-a-good = You hold { $limit } of { $good }, all the chart has room for.
    .short = { $limit } at most
    .right = Choose a hex with another good.
dies_irae-refusal-no-posts-left = You have { $limit } trade posts, all there are.
    .short = { $limit } at most
    .right = Turn a post into a fortress: its marker can be placed again.

dies_irae-refusal-no-undermining = Rivals cannot be undermined in this game: { $rival } is safe from that.
    .short = not in this game
    .right = Pay for your own stability. Undermining is an option, chosen before the game begins.
dies_irae-refusal-no-rival = { $rival } is no rival of yours in this game any more, or it is you.
    .short = no rival
    .right = Name a rival that still plays.
dies_irae-refusal-golden-already = You have reached the golden age of stability: there is nothing above it.
    .short = the golden age
    .right = You need nothing more here: end the action.
dies_irae-refusal-one-space = { $row } has advanced in this action: one space each is the most.
    .short = one space an action
    .right = Advance another row, or this one with your next Develop.
dies_irae-refusal-row-complete = { $row } has reached its golden age: there is nothing beyond.
    .short = complete
    .right = Advance another row.
dies_irae-refusal-condition = The next phase of { $row } needs more: you lack { $missing }. Contested posts do not count.
    .short = you lack { $missing }
    .right = Get what you lack: { $missing }. Take or create trade posts, or advance other rows first.
dies_irae-refusal-offer-to-oneself = You cannot ask { $rival } for an armistice: that is you.
    .short = that is you
    .right = Name a rival.
dies_irae-refusal-armistice-already = You have an armistice with { $rival } already.
    .short = you have one
    .right = Ask again once it has ended.
dies_irae-refusal-all-fed = Your legions have all the supply they need.
    .short = all supplied
    .right = Nobody has to go.

## After the end

dies_irae-honour-artist = The artist: { $who }, { $count ->
    [one] 1 monument
   *[other] { $count } monuments
}
dies_irae-honour-merchant = The merchant: { $who }, { $count ->
    [one] 1 post set up
   *[other] { $count } posts set up
}
dies_irae-honour-scholar = The scholar: { $who }, { $count ->
    [one] 1 step of progress
   *[other] { $count } steps of progress
}
dies_irae-honour-builder = The builder: { $who }, { $count ->
    [one] 1 fortress
   *[other] { $count } fortresses
}
dies_irae-honour-traveller = The traveller: { $who }, { $count ->
    [one] 1 unit moved
   *[other] { $count } units moved
}
dies_irae-honour-peacemaker = The peacemaker: { $who }, { $count ->
    [one] 1 armistice
   *[other] { $count } armistices
}
dies_irae-honour-strategist = The strategist: { $who }, { $count ->
    [one] 1 post taken
   *[other] { $count } posts taken
}
