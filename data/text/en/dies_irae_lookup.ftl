### Dies Irae: what /card tells of phases, units, buildings, goods, provinces, powers and actions, and what the panel foretells.

dies_irae-piece-fortress = fortress
    .text = Built in a city in place of your trade post: it keeps the income, defends with 5 and falls to 6 points left after the legions. Each one builds a legion or, at a coast or on an island, a ship per Build action.
dies_irae-piece-trade-post = trade post
    .text = Brings the income of its good. Create one where a legion of yours stands, or a ship at a coast or island; enemies take it with a legion and an Attack while nobody guards it.
dies_irae-piece-monument = monument
    .text = 1 victory point and 1 stability, both lost with it. Built in a city with your post or fortress, one per Build action; it falls to 8 points left after legions and fortress.

dies_irae-kind-piece = building
dies_irae-every-phase = A phase of the development chart: three spaces, one step per Develop action. Only the first space asks for a condition, with uncontested posts.
dies_irae-every-good = A trade post or fortress on its hex brings income while nobody contests the hex.
dies_irae-every-region = Whoever holds every good here with a post, a fortress or a legion, none of them contested, controls it.

dies_irae-every-hex = A hex of the map: units stand there and go on from hex to hex.

dies_irae-about-lies-in = It lies in { $region }.
dies_irae-about-earns = A post or fortress here brings its income.{ $city ->
    [yes] {" "}A fortress and a monument can be built here.
   *[no] {" "}It is no city: nothing else is built here.
}
dies_irae-about-bare = { $terrain ->
    [sea] Sea, for ships alone. It has no good.
    [coast] A coast without a good, for legions and ships{ $mountain ->
        [yes] , in the mountains: entering it costs 2 points
       *[no] {""}
    }.
    [island] On an island, without a good, for legions and ships{ $mountain ->
        [yes] , in the mountains: entering it costs 2 points
       *[no] {""}
    }.
   *[land] Inland and without a good, for legions alone{ $mountain ->
        [yes] , in the mountains: entering it costs 2 points
       *[no] {""}
    }.
}
dies_irae-about-beside-both = Next to it for legions and ships: { $hexes }.
dies_irae-about-beside-land = Next to it for legions alone: { $hexes }.
dies_irae-about-beside-sea = Next to it for ships alone: { $hexes }.
dies_irae-about-beside-open = Next to it: { $hexes }.
dies_irae-about-beside-barred = Legions do not cross the blue barrier, ships do: { $hexes }.
dies_irae-about-beside-mountains = Mountains, 2 points to enter: { $hexes }.
dies_irae-about-capital = { $power } may have its capital here.
dies_irae-about-spaces = { $row }: { $prices-count ->
    [one] the space costs { $prices } talents.
   *[other] the spaces cost { $prices } talents.
}
dies_irae-about-needs = { $needs-id ->
    [none] Needs nothing more.
   *[some] Needs { $needs }.
}
dies_irae-about-units-then = { $unit-label } then fight with { $combat } each, move { $move } points and cost { $price } talents{ $upkeep ->
    [0] {""}
   *[other] , { $upkeep } a turn to keep
}.
dies_irae-about-contests = From then on your ships contest the coasts and islands they enter.
dies_irae-about-income-then = Income +{ $income } in all from this row, and 1 stability on entering. Then a trade post costs { $trade-post } talents, a fortress { $fortress }.
dies_irae-about-culture-then = 1 stability on entering; { $combat } in each combat on its spaces. Then a level of stability costs { $stability } talents, an armistice { $armistice }, a monument { $monument }.
dies_irae-about-price = Costs { $prices } talents in phases I to IV of { $row }.
dies_irae-about-strength = Combat value { $combat } and { $move } points of movement in phases I to IV of { $row }.
dies_irae-about-upkeep = To keep: { $prices } talents each at the end of a turn.
dies_irae-about-pieces = Pieces: Greece { $greece }, Persia { $persia }, Egypt { $egypt }.
dies_irae-about-stacks = Stacks, { $unit-id ->
    [legion] by army markers
   *[ship] by fleet markers
}: Greece { $greece }, Persia { $persia }, Egypt { $egypt }.
dies_irae-about-limit = Each power has { $limit }.
dies_irae-about-good = { $kind ->
    [supply] A yellow good: each post feeds a legion more.
    [luxury] A luxury: the first post of each kind brings 1 stability, and culture needs luxuries.
   *[other] Neither food nor luxury.
} Posts 1, 2, 3 and so on bring { $incomes } talents in all.
dies_irae-about-found = Found at { $hexes }.
dies_irae-about-opens = Asked for by { $phases }.
dies_irae-about-site = { $hex }: { $good }{ $city ->
    [yes] , a city
   *[no] {""}
}{ $terrain ->
    [coast] , at the coast
    [island] , on the island
   *[land] {""}
}{ $mountain ->
    [yes] , in the mountains
   *[no] {""}
}.
dies_irae-about-laurels = { $kind ->
    [islands] A victory point each for holding { $counts } islands.
   *[provinces] A victory point each for holding { $counts } provinces; losing one costs 1 stability.
}
dies_irae-about-begins = Begins with { dies_irae-troops }, { $posts } trade posts, a fortress, { $talents } talents and stability { $stability }. Capital: { $capitals-or }.
dies_irae-about-chart = On the chart it begins with { $phases }.
dies_irae-about-supply = Pieces: { $legions } legions, { $ships } ships, { $armies } armies, { $fleets } fleets.

## What the panel foretells

dies_irae-preview-begins = **{ $power }**: { dies_irae-troops }, { $posts } trade posts, a fortress, { $talents } talents, stability { $stability }. Capital: { $capitals-or }.
dies_irae-preview-capital = **{ $hex }** ({ $good }){ $placed ->
    [0] {""}
    [one] {" "}· 1 post: { $wares }
   *[other] {" "}· { $placed } posts: { $wares }
}{ $open ->
    [0] {""}
    [one] {" "}· 1 post where you choose
   *[other] {" "}· { $open } posts where you choose
} · income { $income }{ $open ->
    [0] {""}
   *[other] {" "}without these
}{ $steps ->
    [0] {""}
   *[other] {" "}· { $steps } stability
}
dies_irae-preview-within-reach = { $hex }, free goods in reach: { $land-number } by land{ $land-id ->
    [none] {""}
   *[some] {" "}({ $land-listed }{ $land-more ->
        [0] )
       *[other] …)
    }
}{ $sea-id ->
    [none] {""}
   *[some] , { $sea-number } by sea ({ $sea-listed }{ $sea-more ->
        [0] )
       *[other] …)
    }
}
dies_irae-preview-left = { $left ->
    [0] {""}
    [one] {" "}· 1 hex short of { $region-the }
   *[other] {" "}· { $left } hexes short of { $region-the }
}
dies_irae-preview-good = { $hex }: { $good } · brings { $more } more income{ dies_irae-preview-left }
dies_irae-preview-good-razed = { $hex }: { $good } · only removed, as you can hold no more
dies_irae-preview-ground = { $hex }: { $good } · { $power-id ->
    [none] no post there
   *[other] { $fortress ->
        [yes] fortress of { $power }
       *[no] held by { $power }
    }
}{ $powers-id ->
    [none] {""}
   *[some] {" "}· units of { $powers }
}{ dies_irae-preview-left }
dies_irae-preview-guests = { $hex }: units of { $powers }
dies_irae-preview-beside = { $sea ->
    [yes] Open sea
   *[no] No good here
}{ $free-id ->
    [none] {""}
   *[some] {" "}· free beside it: { $free }
}{ $held-id ->
    [none] {""}
   *[some] {" "}· beside { $held }
}
dies_irae-preview-counts = { $hex }: completes { $regions-the }{ $steps ->
    [0] {""}
   *[other] {" "}· { $steps } stability
}{ $points ->
    [0] {""}
    [one] {" "}· 1 point
   *[other] {" "}· { $points } points
}
dies_irae-preview-condition = { $met-id ->
    [none] {""}
   *[some] {" "}✓ { $met }
}{ $missing-id ->
    [none] {""}
   *[some] {" "}✗ { $missing }
}
dies_irae-preview-row = **{ $row }**: { $new ->
    [yes] { $phase }
   *[no] the next space
} for { dies_irae-talents }{ $dear ->
    [yes] {" "}(more than you have)
   *[no] {""}
}{ dies_irae-preview-condition }
dies_irae-preview-row-complete = **{ $row }**: complete.
dies_irae-preview-later = After it: { $phase }{ dies_irae-preview-condition }
dies_irae-preview-units = { $unit-label } then fight with { $combat } and move { $move } points.
dies_irae-preview-income = Income +{ $talents }{ $steps ->
    [0] {""}
   *[other] {" "}and { $steps } stability
}.
dies_irae-preview-culture = { $combat } in each combat.
dies_irae-preview-culture-phase = { $steps ->
    [0] {""}
   *[other] { $steps } stability;{" "}
}{ $combat } in each combat.
dies_irae-preview-legion = **Legion**: you can supply { $supplied ->
    [0] none
   *[other] { $supplied }
} and would have { $count }.
dies_irae-preview-ship = **Ship**: { dies_irae-talents } to keep at the end of each turn.
dies_irae-preview-fortress = **Fortress**: 5 in defence, and a unit in each later action Build.
dies_irae-preview-monument = **Monument**: 1 point{ $steps ->
    [0] {""}
   *[other] {" "}and { $steps } stability
}.
dies_irae-preview-golden = The golden age of { $row }: 1 victory point.
dies_irae-preview-fight = **{ $hex }**, { $unit-many }: { $strength } against { $rival-strength }. You lose { $lost }{ $drowned ->
    [0] {""}
   *[other] {" "}(and { $drowned } aboard)
}, { $rival } loses { $rival-lost }{ $rival-drowned ->
    [0] {""}
   *[other] {" "}(and { $rival-drowned } aboard)
}{ $fortress ->
    [yes] {" "}and the fortress
   *[no] {""}
}{ $monument ->
    [yes] {" "}and the monument
   *[no] {""}
}.

## Words of the rules

dies_irae-kind-term = word of the rules
dies_irae-every-row = A row of the development chart: four phases of three spaces, then its golden age. Develop advances one space in each row you pay for.
dies_irae-term-stability = Stability
    .text = From −8 to 8. It adds to combats or takes from them; above it lies the golden age, 1 victory point, below it revolution.
dies_irae-term-revolution = Revolution
    .text = A power whose stability falls below −8 has lost: its units go, its posts, fortresses and monuments stay and bring nothing. When a second power falls, the last has won.
    .synonyms = fall, revolt
dies_irae-term-contested = Contested hex
    .text = A hex where two powers have pieces: it brings its owner no income, no supply, no control, and nothing is built there.
    .synonyms = contested, contest
dies_irae-term-control = Control
    .text = A province or island is yours when every good in it has your post, fortress or legion, and none of these hexes is contested. Losing a province costs 1 stability.
    .synonyms = province, provinces, island, islands
dies_irae-term-laurels = Laurels
    .text = Victory points for controlled provinces, at 4, 6, 8, 10 and 12 of them, and for islands, at 3, 5, 7 and 9; others with that option. They go again when you fall below.
    .synonyms = victory points, points
dies_irae-term-golden-age = Golden age
    .text = The end of a row of the chart or of stability: 1 victory point, kept for good.
dies_irae-term-supply = Supply
    .text = At the end of a turn two legions are fed in any case, and one more for each uncontested post of cereals, fish, wine, cattle or olives. The others are lost.
    .synonyms = food, maintenance
dies_irae-term-income = Income
    .text = Talents at the start of a turn: each good brings its base for the first post and 1 more for each further one, and phases of Economy add to it.
    .synonyms = talents, talent, money
dies_irae-term-luxury = Luxury
    .text = Salt, glass and gold: the first post of each brings 1 stability, and culture needs them.
    .synonyms = luxuries
dies_irae-term-cycle = Action cycle
    .text = The actions of all powers in one turn: each marks the one it chooses with a cube, and each can be chosen only so often.
    .synonyms = cycle, action, actions

dies_irae-held-has = Now: Greece { $greece }, Persia { $persia }, Egypt { $egypt }.
dies_irae-held-row = { $power }: { $phase }
dies_irae-held-beside = Next to it, { $power }: { $regions }.
dies_irae-held-beside-free = Next to it, controlled by nobody: { $regions }.
dies_irae-held-empty = Nobody is there now.
dies_irae-held-capital = It is { $power }’s capital.
dies_irae-held-units = There now, { $power }: { dies_irae-troops }{ $aboard ->
    [0] {""}
    [one] , 1 legion aboard
   *[other] , { $aboard } legions aboard
}.
dies_irae-held-leader = { $power }’s leader is there.
dies_irae-held-contested = Contested by { $powers }.
