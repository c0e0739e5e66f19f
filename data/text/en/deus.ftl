### Deus in English. People are named by their seat’s holder: "{ $seat }".
### Event texts have parts: .by (who), .did (what, past), .also (the same again), .title (headline, present).
### Cards have a name, a .label for menus and a .text that says all they do.

deus-title = Deus
deus-invitation = Found cities on an unknown continent, please the gods with your cards, and build columns that grow stronger with each card.
deus-length = about 25 turns each: an hour and a half at one table, four weeks at a turn a day
deus-changed-2 = Ships are all that is built at sea: temples stand on land only.
deus-chance = It decides who begins, which tiles lie on the table, and the order of the cards.

deus-headlines = won scored last-round-began end-triggered village-attacked built placed offered built-wild besieged robbed marched withdrew mustered began

deus-score = { $score ->
    [one] 1 VP
   *[other] { $score } VP
}

## Colours of the players’ pieces

deus-player-white = White
deus-player-black = Black
deus-player-orange = Orange
deus-player-teal = Teal

## Goods, pieces, colours, gods, terrains

deus-good-wood = wood
    .text = A resource: forests make it. Cards cost it, and 4 gold may stand for any resource. The most of it at the end is worth 2 VP.
deus-good-clay = { $count ->
    [one] clay
   *[other] clay
}
    .text = A resource: swamps make it. Cards cost it, and 4 gold may stand for any resource. The most of it at the end is worth 2 VP.
deus-good-stone = { $count ->
    [one] stone
   *[other] stone
}
    .text = A resource: mountains make it. Cards cost it, and 4 gold may stand for any resource. The most of it at the end is worth 2 VP.
deus-good-wheat = { $count ->
    [one] wheat
   *[other] wheat
}
    .text = A resource: fields make it. Cards cost it, and 4 gold may stand for any resource. The most of it at the end is worth 2 VP.
deus-good-gold = { $count ->
    [one] gold
   *[other] gold
}
    .text = 4 gold may stand for any resource, even one you have. It never runs out. The most of it at the end is worth 2 VP.
deus-good-vp = VP
    .text = Victory points: whoever has the most at the end wins. Yours are secret until then; temples and the most of each resource are added at the end.
    .synonyms = victory points, points
deus-thing-hand = { $count ->
    [one] card
   *[other] cards
}

deus-thing-supply = Supply
deus-thing-deck = Draw pile
deus-thing-discard = Discarded

deus-shelf-hand = In your hand
deus-shelf-drawn = Drawn to choose from
deus-shelf-offered = In your offering, the first on top
deus-shelf-face-down = Face down in a column
deus-stock-ready = ready
deus-stock-ready-one = ready
deus-stock-spare = in reserve

deus-piece-ship = { $count ->
    [one] ship
   *[other] ships
}
    .many = ships
    .label = Ship
    .text = Built by blue cards, at sea alone. Ships trade.
deus-piece-production = { $count ->
    [one] production building
   *[other] production buildings
}
    .many = production buildings
    .label = Production building
    .text = Built by green cards, on land: it makes the resource of its own region.
deus-piece-science = { $count ->
    [one] scientific building
   *[other] scientific buildings
}
    .many = scientific buildings
    .label = Scientific building
    .text = Built by yellow cards, on land. Science draws cards, gains pieces and uses other cards once more.
deus-piece-civil = { $count ->
    [one] civil building
   *[other] civil buildings
}
    .many = civil buildings
    .label = Civil building
    .text = Built by brown cards, on land. They pay for the size of towns and for the land you hold.
deus-piece-army = { $count ->
    [one] army
   *[other] armies
}
    .many = armies
    .label = Army
    .text = Built by red cards, on land. Armies move, rob neighbours, and without one beside it no village falls.
deus-piece-temple = { $count ->
    [one] temple
   *[other] temples
}
    .many = temples
    .label = Temple
    .text = Built by purple cards for 1 wood, 1 clay, 1 stone and 1 wheat, where you have pieces on land. Up to 12 VP each at the end. The second needs 1 card in each of the five other columns, the third 2, and so on; the last one brings the end.

deus-colour-blue = blue
    .label = Blue (ships)
    .column = blue
deus-colour-green = green
    .label = Green (production)
    .column = green
deus-colour-yellow = yellow
    .label = Yellow (science)
    .column = yellow
deus-colour-brown = brown
    .label = Brown (civil)
    .column = brown
deus-colour-red = red
    .label = Red (armies)
    .column = red
deus-colour-purple = purple
    .label = Purple (temples)

deus-god-neptune = Neptune
    .label = Neptune: 2 gold a card, a ship
    .text = Blue cards on top of an offering: 2 gold for each card of it, and a ship from your personal supply.
deus-god-ceres = Ceres
    .label = Ceres: a resource a card, a production building
    .text = Green cards on top of an offering: a resource of your choice for each card of it, and a production building from your personal supply.
deus-god-minerva = Minerva
    .label = Minerva: 1 more card for each, a scientific building
    .text = Yellow cards on top of an offering: a scientific building from your personal supply, and at the end of your turn one card more for each card of it.
deus-god-vesta = Vesta
    .label = Vesta: 1 or 2 VP, a civil building
    .text = Brown cards on top of an offering: 1 VP for one card, 2 VP for more, and a civil building from your personal supply.
deus-god-mars = Mars
    .label = Mars: a piece a card
    .text = Red cards on top of an offering: a piece of your choice from your personal supply for each card of it, temples excepted.
deus-god-jupiter = Jupiter
    .label = Jupiter: any of the five others
    .text = Purple cards on top of an offering: the gift of any of the five others.

deus-terrain-sea = sea
    .text = Ships alone are built here; armies enter only where a ship of yours lies.
    .synonyms = seas
deus-terrain-forest = forest
    .text = Production buildings here make wood.
    .synonyms = forests
deus-terrain-swamp = swamp
    .text = Production buildings here make clay.
    .synonyms = swamps
deus-terrain-mountain = mountain
    .text = Production buildings here make stone.
    .synonyms = mountains
deus-terrain-field = field
    .text = Production buildings here make wheat.
    .synonyms = fields
deus-terrain-village = village
    .text = Barbarians, worth as many VP as they have regions beside them. Attacked as soon as all of these are taken and an army stands in one: the points go to whoever has the most armies there. The last one attacked brings the end.
    .synonyms = villages, barbarians

## Kinds of words, and parts of actions, as people type them

deus-kind-card = card
deus-kind-colour = colour
deus-kind-good = resource
deus-kind-piece = kind of piece
deus-kind-region = region
deus-kind-tile = tile
deus-kind-god = god

deus-part-beside = the tile beside it
deus-part-side = the direction
deus-part-turn = the turn
deus-part-piece = the kind of piece
deus-part-count = how many
deus-part-card = the card
deus-part-pay = the payment
deus-part-colour = the colour
deus-part-region = the region
deus-part-god = the god
deus-part-good = the resource
deus-part-give = what you give
deus-part-get = what you get
deus-part-origin = where from
deus-part-target = where to
deus-part-rival = the rival

## What happened

deus-event-began = { $seat } begins each round.
    .by = { $seat }
    .did = begins each round
    .title = { $seat } begins
deus-event-tile-laid = { deus-event-tile-laid.by } { deus-event-tile-laid.did }.
    .by = { $seat }
    .did = laid tile { $tile }
    .also = tile { $tile }
deus-event-mustered = { deus-event-mustered.by } { deus-event-mustered.did }.
    .by = { $seat }
    .did = began with these pieces: ships { $ships }, production { $production }, science { $science }, civil { $civil }, armies { $armies }
    .title = { $seat } is ready
deus-event-built = { deus-event-built.by } { deus-event-built.did }.
    .by = { $seat }
    .did = { $pay-id ->
        [none] played { $card }
       *[some] played { $card } for { $pay }
    }
    .title = { $seat } builds { $card }
deus-event-built-wild = { deus-event-built-wild.by } { deus-event-built-wild.did }.
    .by = { $seat }
    .did = played a card face down as { $colour } for { $pay }
    .title = { $seat } plays a card face down
deus-event-placed = { deus-event-placed.by } { deus-event-placed.did }.
    .by = { $seat }
    .did = placed 1 { $piece } in { $region }{ $vp ->
        [0] {""}
       *[other] , paying { $vp } VP
    }
    .title = { $seat } builds in { $region }
deus-event-offered = { deus-event-offered.by } { deus-event-offered.did }.
    .by = { $seat }
    .did = offered { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to { $god } ({ $card } on top)
    .title = { $seat } invokes { $god }
deus-event-god-gave = { deus-event-god-gave.by } { deus-event-god-gave.did }.
    .by = { $seat }
    .did = received { $gains-id ->
        [none] { $piece-id ->
            [none] nothing
           *[other] 1 { $piece }
        }
       *[some] { $piece-id ->
            [none] { $gains }
           *[other] { $gains } and 1 { $piece }
        }
    }
deus-event-activated = { deus-event-activated.by } { deus-event-activated.did }.
    .by = { $seat }
    .did = used { $card } once more
deus-event-gained = { deus-event-gained.by } { deus-event-gained.did }.
    .by = { $seat }
    .did = gained { $gains } from { $card }
    .also = { $gains } from { $card }
    .title = { $seat } gains { $gains }
deus-event-took-goods = { deus-event-took-goods.by } { deus-event-took-goods.did }.
    .by = { $seat }
    .did = took { $gains }
    .also = { $gains }
deus-event-bought = { deus-event-bought.by } { deus-event-bought.did }.
    .by = { $seat }
    .did = bought { $gains } for { $pay }
    .also = { $gains } for { $pay }
deus-event-sold = { deus-event-sold.by } { deus-event-sold.did }.
    .by = { $seat }
    .did = sold { $goods } for { $gains }
    .also = { $goods } for { $gains }
deus-event-exchanged = { deus-event-exchanged.by } { deus-event-exchanged.did }.
    .by = { $seat }
    .did = exchanged { $goods } for { $gains }
    .also = { $goods } for { $gains }
deus-event-recruited = { deus-event-recruited.by } { deus-event-recruited.did }.
    .by = { $seat }
    .did = took from their own supply { $count } { $piece }
    .also = { $count } { $piece }
deus-event-drew = { deus-event-drew.by } { deus-event-drew.did }.
    .by = { $seat }
    .did = drew { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
deus-event-shuffled = The discard pile was shuffled: a draw pile of { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
deus-event-looked-at = { deus-event-looked-at.by } { deus-event-looked-at.did }.
    .by = { $seat }
    .did = looked at { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
deus-event-kept = { deus-event-kept.by } { deus-event-kept.did }.
    .by = { $seat }
    .did = kept { $discarded ->
        [0] one
        [one] one, discarding the other
       *[other] one, discarding the other { $discarded }
    }
deus-event-discarded = { deus-event-discarded.by } { deus-event-discarded.did }.
    .by = { $seat }
    .did = discarded { $card }
    .also = { $card }
deus-event-marched = { deus-event-marched.by } { deus-event-marched.did }.
    .by = { $seat }
    .did = moved an army { $origin } > { $target }
    .also = { $origin } > { $target }
    .title = { $seat } marches to { $target }
deus-event-robbed = { deus-event-robbed.by } { deus-event-robbed.did }.
    .by = { $seat }
    .did = { $gains-id ->
        [none] took nothing from { $rival }
       *[some] took { $gains } from { $rival }
    }
    .also = { $gains-id ->
        [none] nothing from { $rival }
       *[some] { $gains } from { $rival }
    }
    .title = { $seat } robs { $rival }
deus-event-besieged = { deus-event-besieged.by } { deus-event-besieged.did }.
    .by = { $seat }
    .did = took { $vp } VP from the village { $region } ({ $left } left)
    .title = { $seat } besieges { $region }
deus-event-village-attacked = { $winners-count ->
    [0] The village { $region } fell: nobody took its { $vp } VP.
    [one] The village { $region } fell: { $winners } took { $vp } VP.
   *[other] The village { $region } fell: { $winners } took { $vp } VP each.
}
    .title = The village { $region } falls
deus-event-end-triggered = { $by-temples ->
    [yes] The last temple has been built
   *[no] All villages have been attacked
}: this round is finished, and round { $round } is the last.
    .title = The end is near
deus-event-last-round-began = Round { $round } is the last.
    .title = The last round begins
deus-event-scored = { deus-event-scored.by } { deus-event-scored.did }.
    .by = { $seat }
    .did = has { $vp } VP, { $temples } for temples and { $majorities } for majorities: { $total } in all
    .title = { $seat } has { $total } VP
deus-event-withdrew = { deus-event-withdrew.by } { deus-event-withdrew.did }.
    .by = { $seat }
    .did = withdrew: the pieces stay where they are
    .title = { $seat } withdraws
deus-event-won = { $winners-count ->
    [0] Nobody has won.
    [one] { $winners } has won with { $total } VP!
   *[other] { $winners } share the victory with { $total } VP!
}
    .title = { $winners-count ->
        [0] Nobody has won
        [one] { $winners } has won
       *[other] { $winners } share the victory
    }

## Verbs

deus-verb-lay = Lay the tile
    .when = In the set-up, while the continent is laid.
deus-verb-muster = Choose pieces
    .when = In the set-up, once the continent lies.
deus-verb-build = Build
    .when = In your own turn, as its action.
deus-verb-build-wild = Play a card face down
    .when = In your own turn, as its action, if this table plays with cards face down.
deus-verb-place = Place
    .when = In a turn in which you play a card, for its piece.
deus-verb-place-afar = Place far away (costs 3 VP)
    .when = In a turn in which you play a card, for its piece.
deus-verb-offer = Make an offering
    .when = In your own turn, as its action.
deus-verb-offer-also = Add a card
    .when = In a turn in which you make an offering, until you invoke the god.
deus-verb-invoke = Invoke the god
    .when = In a turn in which you make an offering.
deus-verb-buy = Buy
    .when = When a card of yours lets you buy.
deus-verb-sell = Sell
    .when = When a card of yours lets you sell.
deus-verb-exchange = Exchange
    .when = When a card of yours lets you exchange.
deus-verb-produce = Produce
    .when = When a card of yours lets buildings produce.
deus-verb-take = Take
    .when = When a card or a god gives you something of your choice.
deus-verb-recruit = Take pieces
    .when = When a card or a god gives you pieces.
deus-verb-draw = Draw
    .when = When a card or a god lets you draw cards.
deus-verb-activate = Use a card once more
    .when = When a card lets you use another of yours once more.
deus-verb-look = Look at the cards
    .when = When a card lets you look at cards.
deus-verb-keep = Keep a card
    .when = When a card lets you keep one of the cards you looked at.
deus-verb-discard = Discard
    .when = When a card works for cards you discard.
deus-verb-march = Move an army
    .when = When a card lets your armies move.
deus-verb-rob = Rob
    .when = When a card lets you take from a player beside your army.
deus-verb-besiege = Besiege
    .when = When a card lets you take VP from a village beside your army.
deus-verb-done = No more
    .when = When a card or a god offers you something that you may leave.
deus-verb-pass = Pass
    .when = In your own turn, if you have no card.
deus-verb-end = End the turn
    .when = In each of your turns, once its action is done.

deus-action-lay = Lay beside { $beside }, direction { $side }, turn { $turn }
deus-action-muster = Begin with { $count } { $piece }
deus-action-build = Build { $card }{ $pay-id ->
    [none] {""}
   *[some] {" "}for { $pay }
}
deus-action-build-wild = Play { $card } face down as { $colour }
deus-action-place = Place in { $region }
deus-action-place-afar = Place in { $region } (costs 3 VP)
deus-action-offer = Offer { $card }
deus-action-offer-also = Add { $card }
deus-together-build-place = { $first } → { $then-region }
deus-together-offer-also-invoke = { $first } → { $then-god }
deus-together-invoke-end = { $first }, end the turn
deus-together-take-end = { $first }, end the turn
deus-together-recruit-end = { $first }, end the turn
deus-together-recruit-recruit = Take { $count } { $piece } and { $then-count } { $then-piece }
deus-together-produce-produce = Produce { $good } and { $then-good }
deus-together-offer-offer-also = Offer { $card } with { $then-card }
deus-together-offer-also-offer-also = Add { $card } and { $then-card }
deus-together-all-but = Add all but { $cards }
deus-action-invoke = Invoke { $god }
deus-action-buy = Buy { $count } { $good }
deus-action-sell = Sell { $count } { $good }
deus-action-exchange = Exchange { $count } { $give } for { $count } { $get }
deus-action-produce = Produce 1 { $good }
deus-action-take = Take { $count } { $good }
deus-action-recruit = Take { $count } { $piece }
deus-action-draw = Draw the cards
deus-action-activate = Use { $card } once more
deus-action-look = Look at the cards
deus-action-keep = Keep { $card }
deus-action-discard = Discard { $card }
deus-action-march = Move { $origin } > { $target }
deus-action-rob = Rob { $rival }
deus-action-besiege = Besiege { $region }
deus-action-done = No more
deus-action-pass = Pass
deus-action-end = End the turn

## The panel's questions and answers

deus-ask-lay-beside = Beside which tile?
deus-ask-lay-side = On which side of tile { $beside }?
deus-ask-lay-turn = How is it turned?
deus-ask-muster-piece = Which pieces?
deus-ask-muster-count = How many { $piece-many } do you begin with?
deus-ask-build-card = Which card will you build?
deus-ask-build-pay = How will you pay for { $card }?
deus-ask-build-wild-card = Which card do you play face down?
deus-ask-build-wild-colour = In which column does { $card } count?
deus-ask-place-region = In which region?
deus-ask-place-afar-region = In which region? It costs 3 VP.
deus-ask-offer-card = Which card lies on top? Its colour names the god.
deus-ask-offer-also-card = Which card will you add?
deus-ask-invoke-god = Which god will you invoke?
deus-ask-good = Which resource?
deus-ask-buy-deed = Which resources do you buy?
deus-ask-take-deed = Which resources do you take?
deus-ask-exchange-deed = What do you exchange?
deus-ask-recruit-deed = Which pieces do you take?
deus-ask-march-deed = Which army moves, and where?
deus-ask-buy-count = How much { $good }?
deus-ask-sell-count = How much { $good }?
deus-ask-take-count = How much { $good }?
deus-ask-exchange-give = What do you give?
deus-ask-exchange-get = What do you want for { $give }?
deus-ask-recruit-piece = Which pieces?
deus-ask-recruit-count = How many { $piece-many }?
deus-ask-activate-card = Which card will you use once more?
deus-ask-keep-card = Which card do you keep?
deus-ask-discard-card = Which card do you discard?
deus-ask-march-origin = Which army moves?
deus-ask-march-target = From { $origin } to where?
deus-ask-rob-rival = Whom?
deus-ask-besiege-region = Which village?

deus-answer-offer-card = { $value } → { $god }
deus-answer-lay-side = { $value ->
    [1] to the right
    [2] below, to the right
    [3] below, to the left
    [4] to the left
    [5] above, to the left
   *[6] above, to the right
}
deus-answer-lay-turn = { $value ->
    [1] as it is
    [2] by 60°
    [3] by 120°
    [4] by 180°
    [5] by 240°
   *[6] by 300°
}

## Who owes what. $source is the card that offers the choice; a god offers it where there is none.

deus-by = { $source-id ->
    [none] {""}
   *[some] {" "}({ $source }){ $later-count ->
        [0] {""}
       *[other] , then { $later }
    }
}
deus-decision-act = it is your turn: build or make an offering
deus-decision-pass = you have no cards, and there are none: pass
deus-decision-place = place your { $piece }
deus-decision-offering = { $count ->
    [one] 1 card is offered: add more or invoke the god
   *[other] { $count } cards are offered: add more or invoke the god
}
deus-decision-end = end your turn
deus-decision-lay = lay the next tile
deus-decision-muster = choose your { $count } starting pieces: how many { $piece-many }?
deus-decision-buy = buy up to { $left ->
    [one] 1 more resource
   *[other] { $left } resources
}{ deus-by }
deus-decision-sell = sell resources{ deus-by }
deus-decision-exchange = exchange up to { $left ->
    [one] 1 more resource
   *[other] { $left } resources
}{ deus-by }
deus-decision-produce = let { $left ->
    [one] 1 more building
   *[other] { $left } more buildings
} produce{ deus-by }
deus-decision-take = take { $left ->
    [one] 1 more resource
   *[other] { $left } more resources
} of your choice{ deus-by }
deus-decision-recruit = take { $left ->
    [one] 1 more piece
   *[other] { $left } more pieces
}{ deus-by }
deus-decision-draw = draw cards{ deus-by }
deus-decision-activate = use a card once more{ deus-by }
deus-decision-look = look at cards{ deus-by }
deus-decision-dig = keep a card{ deus-by }
deus-decision-discard = discard up to { $left ->
    [one] 1 card
   *[other] { $left } cards
}{ deus-by }
deus-decision-march = move an army by up to { $left ->
    [one] 1 region
   *[other] { $left } regions
}{ deus-by }
deus-decision-rob = choose whom to rob{ deus-by }
deus-decision-besiege = choose a village{ deus-by }

deus-waiting-act = build or make an offering
deus-waiting-pass = pass
deus-waiting-place = place a piece
deus-waiting-offering = make an offering
deus-waiting-end = end the turn
deus-waiting-lay = lay the next tile
deus-waiting-muster = choose starting pieces
deus-waiting-buy = buy
deus-waiting-sell = sell
deus-waiting-exchange = exchange
deus-waiting-produce = produce
deus-waiting-take = take resources
deus-waiting-recruit = take pieces
deus-waiting-draw = draw
deus-waiting-activate = use a card once more
deus-waiting-look = look at cards
deus-waiting-dig = keep a card
deus-waiting-discard = discard
deus-waiting-march = move an army
deus-waiting-rob = choose whom to rob
deus-waiting-besiege = choose a village

deus-stage-action = Card or offering
deus-stage-place = Piece or god
deus-stage-powers = Powers
deus-stage-end = End

## What the end of the turn may cost

deus-toll-last-turn = ⚠️ This is your last turn: cards left in hand bring nothing.
deus-toll-end-near = ⚠️ The end has been triggered ({ $by-temples ->
    [yes] the last temple is built
   *[no] the last village has fallen
}): you have one more turn after this.
deus-toll-village-open = ⚠️ The village { $village } ({ $vp } VP) falls with a piece in { $region }: { $rival } has { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} beside it, you have { $own }.
## Who has a card

deus-held-built = Built by { $builders }.
deus-held-in-hand = It is in your hand.
deus-held-discarded = It lies on top of the discard pile.
deus-held-nobody = Nobody has built it yet.

## When nothing of a kind can be done

deus-none-build = Nothing in your hand can be built now: make an offering.
deus-warning-last-temple = { $card } takes the last temple: the end of the game begins.
deus-warning-no-temple-piece = No temple is left: { $card } is played without one and scores all the same.
deus-warning-gifts-left = You could still take { $left }.
deus-warning-cards-left = You could draw { $left ->
    [one] 1 card
   *[other] { $left } cards
}.

## What an action will bring, told before the last click

deus-preview-pays = { $pay-id ->
    [none] costs nothing
   *[some] costs { $pay }
}
deus-preview-where = { $many ->
    [0] {""}
   *[other] { $regions-count ->
        [0] {" "}in one of { $many } possible regions
       *[other] {" "}in { $regions-or }
    }
}{ $far ->
    [0] {""}
   *[other] { $many ->
        [0] {" "}far away, paying { $vp } VP
       *[other] {" "}(or far away, paying { $vp } VP)
    }
}
deus-preview-build = **{ $card }** { deus-preview-pays }, places 1 { $piece }{ deus-preview-where }, then sets off { $powers }.
deus-preview-build-wild = **{ $card }**, face down as { $colour }, { deus-preview-pays }, places 1 { $piece }{ deus-preview-where }{ $powers-count ->
    [0] {""}
   *[other] , then sets off { $powers }
}.
deus-preview-build-temple = **{ $card }** { deus-preview-pays }, places 1 { $piece }{ deus-preview-where }. It scores at the end.
deus-preview-build-no-temple = **{ $card }** { deus-preview-pays }; no temple is left to place. It scores at the end.
deus-preview-offer = Offering with { $colour } on top: **{ $god-label }**.
deus-preview-falls = **{ $region }**: { deus-preview-fall }.
deus-preview-fall = the village { $village } falls, { $winners-count ->
    [0] nobody takes its { $vp } VP
    [one] { $winners } takes { $vp } VP
   *[other] { $winners } take { $vp } VP each
}
deus-preview-ground = **{ $region }** ({ $terrain }{ $good-id ->
    [none] {""}
   *[some] , { $good }
}){ $pieces-id ->
    [none] {""}
   *[some] : yours, { $pieces }
}{ $villages-count ->
    [0] {""}
    [one] , beside the village { $villages } ({ $points } VP)
   *[other] , beside the villages { $villages } ({ $points } VP)
}{ $village-id ->
    [none] {""}
   *[some] {" "}→ { deus-preview-fall }
}{ $gains-id ->
    [none] {""}
   *[some] {" "}→ brings { $gains } at once
}{ $stolen-id ->
    [none] {""}
   *[some] {" "}→ takes { $stolen } from { $rivals } at once
}
deus-preview-powers = Then, from the bottom up: { $powers }.
deus-preview-piece = { $piece-id ->
    [none] no piece, as none is left in your supply
   *[other] 1 { $piece }
}
deus-preview-god = **{ $god }** for { $offered ->
    [one] 1 card
   *[other] { $offered } cards
}:
deus-preview-god-neptune = { deus-preview-god } { $gains } and { deus-preview-piece }.
deus-preview-god-ceres = { deus-preview-god } { $offered } { $offered ->
    [one] resource
   *[other] resources
} of your choice and { deus-preview-piece }.
deus-preview-god-minerva = { deus-preview-god } { $offered } { $offered ->
    [one] card
   *[other] cards
} more at the end of the turn and { deus-preview-piece }.
deus-preview-god-vesta = { deus-preview-god } { $gains } and { deus-preview-piece }.
deus-preview-god-mars = { deus-preview-god } { $offered } { $offered ->
    [one] piece
   *[other] pieces
} of your choice.
deus-preview-sell = **{ $goods }**: brings { $gains }.
deus-preview-rob = **{ $rival }**: { $gains-id ->
    [none] { $vp ->
        [0] there is no gold to take
       *[other] you take { $vp } VP, if there are any
    }
   *[some] you take { $gains }{ $vp ->
        [0] {""}
       *[other] {" "}and { $vp } VP, if there are any
    }
}.
deus-preview-besiege = **{ $region }**: you take { $vp } VP{ $left ->
    [0] ; the village is empty then and counts as attacked
   *[other] {" "}of the village, { $left } VP { $left ->
        [one] stays
       *[other] stay
    }
}.
deus-preview-keep = **{ $card-label }** (costs { $cost }).
deus-preview-activate = **{ $card-label }**.
deus-preview-draw = You draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}. Nothing done before can be taken back then.
deus-preview-look = You look at { $count ->
    [one] 1 card
   *[other] { $count } cards
} and keep { $keep }. Nothing done before can be taken back then.
deus-preview-muster = { $count } { $piece }: { $left ->
    [0] no other pieces are left to choose
   *[other] { $left } of the kinds to come
}.
deus-preview-lay = Tile { $tile }: its village has { $vp ->
    [one] 1 region
   *[other] { $vp } regions
} beside it{ $more ->
    [yes] {" "}so far
   *[no] {""}
}, so many VP.

## What a card does, effect by effect: for cards of people’s own, in the words of ours. What is counted (deus-per)
## and the most it brings (deus-limit) come after; from the second effect on $then is yes.

deus-every = { $each ->
    [1] for each
    [2] for every two
   *[other] for every { $each }
}
deus-round = { $each ->
    [1] {""}
   *[other] { $round ->
        [up] , rounded up
       *[down] , rounded down
    }
}
deus-per = { $measure-id ->
    [none] {""}
    [occupied] {" "}{ deus-every } { $terrain } { $each ->
        [1] region
       *[other] regions
    } where you have pieces{ deus-round }
    [production] {" "}{ deus-every } of your production buildings in a { $terrain }{ deus-round }
    [cities] {" "}{ deus-every } { $each ->
        [1] region
       *[other] regions
    } where you have { $number ->
        [1] pieces
       *[other] at least { $number } buildings{ $each ->
            [1] {""}
           *[other] {" "}each
        }
    }{ deus-round }
    [tiles] {" "}{ deus-every } { $each ->
        [1] tile
       *[other] tiles
    } where you have pieces{ $number ->
        [1] {""}
       *[other] {" "}in at least { $number } regions
    }{ deus-round }
    [on-map] {" "}{ deus-every } of your { $piece-many } on the map{ deus-round }
    [largest-city] {" "}{ deus-every } { $each ->
        [1] building
       *[other] buildings
    } in the region where you have the most{ deus-round }
    [villages-beside-army] {" "}{ deus-every } { $each ->
        [1] barbarian village not yet attacked that lies
       *[other] barbarian villages not yet attacked that lie
    } beside at least one of your armies{ deus-round }
    [attacked-villages-beside-army] {" "}{ deus-every } { $each ->
        [1] attacked barbarian village
       *[other] attacked barbarian villages
    } beside at least one of your armies{ deus-round }
    [villages-beside-region] {" "}{ deus-every } { $each ->
        [1] barbarian village
       *[other] barbarian villages
    }, attacked or not, beside at least one of your regions{ deus-round }
    [longest-column] {" "}{ deus-every } { $each ->
        [1] card
       *[other] cards
    } in your longest column, temples aside{ deus-round }
    [full-sets] {" "}{ deus-every } { $each ->
        [1] full set
       *[other] full sets
    } of one card of each of the five colours{ deus-round }
    [gold] {" "}{ deus-every } gold you hold{ deus-round }
    [resources] {" "}{ deus-every } { $each ->
        [1] resource
       *[other] resources
    } you hold{ deus-round }
    [temple-cards] {" "}{ deus-every } { $each ->
        [1] temple card
       *[other] temple cards
    } you have built{ $temple ->
        [yes] , this one too
       *[no] {""}
    }{ deus-round }
    [regions-entered] {" "}{ deus-every } { $each ->
        [1] region
       *[other] regions
    } { $marched ->
        [1] it
       *[other] your armies
    } entered{ deus-round }
   *[cards-discarded] {" "}{ deus-every } { $each ->
        [1] card
       *[other] cards
    } discarded{ deus-round }
}
deus-limit = { $most ->
    [0] {""}
   *[other] , { $limit-id ->
        [none] { $most }{ $kinds ->
            [0] {""}
           *[other] {" "}of each
        }
       *[some] { $limit }
    } at most
}
deus-does-gain = { $then ->
    [yes] Then gain
   *[no] Gain
} { $gain-id ->
    [none] { $gains }
   *[other] { $much } { $gain }
}{ deus-per }{ deus-limit }.
deus-does-take = { $then ->
    [yes] Then take
   *[no] Take
} { $goods ->
    [one] 1 resource
   *[other] { $goods } resources
} of your choice{ deus-per }{ deus-limit }.
deus-does-buy = { $then ->
    [yes] Then buy
   *[no] Buy
} up to { $count ->
    [one] 1 resource of any kind
   *[other] { $count } resources of any kinds
} from the supply for { $price } gold{ $count ->
    [one] {""}
   *[other] {" "}each
}.
deus-does-sell = { $then ->
    [yes] Then sell
   *[no] Sell
} { $good-id ->
    [none] { $how ->
        [all] as many of your resources as you like
        [every] at most one resource of each kind
        [another] up to { $count } resources, each of another kind,
       *[some] up to { $count } of your resources
    }
   *[other] { $how ->
        [all] as much of your { $good } as you like
       *[some] up to { $count } of your { $good }
    }
} to the supply for { $gains } each.
deus-does-exchange = { $then ->
    [yes] Then give
   *[no] Give
} up to { $count ->
    [one] 1 resource to the supply and take another of any kind
   *[other] { $count } resources to the supply and take as many of any kinds
}.
deus-does-produce = { $then ->
    [yes] Then { $buildings ->
        [0] each of your production buildings makes 1 resource of its region
        [1] one of your production buildings makes 1 resource of its region
        [2] two of your production buildings make 1 resource of their region each
       *[other] { $buildings } of your production buildings make 1 resource of their region each
    }
   *[no] { $buildings ->
        [0] Each of your production buildings makes 1 resource of its region
        [1] One of your production buildings makes 1 resource of its region
        [2] Two of your production buildings make 1 resource of their region each
       *[other] { $buildings } of your production buildings make 1 resource of their region each
    }
}.
deus-does-draw = { $then ->
    [yes] Then draw
   *[no] Draw
} { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ deus-per }{ deus-limit }.
deus-does-recruit = { $then ->
    [yes] Then take
   *[no] Take
} { $pieces ->
    [one] 1 piece of any kind
    [2] 2 pieces of { $one-each ->
        [yes] two different kinds
       *[no] any kinds
    }
   *[other] { $pieces } pieces of { $one-each ->
        [yes] different kinds
       *[no] any kinds
    }
} from your personal supply{ deus-per }{ $measure-id ->
    [none] {""}
   *[other] { $one-each ->
        [yes] , all of different kinds
       *[no] {""}
    }
}{ deus-limit }.
deus-does-activate = { $then ->
    [yes] Then choose
   *[no] Choose
} a card of your { $colours-column-or } column and carry out its power once.
deus-does-dig = { $then ->
    [yes] Then look
   *[no] Look
} at the top { $look ->
    [one] card
   *[other] { $look } cards
} of the draw pile, keep { $keep } and discard the others. This is no offering.
deus-does-discard = { $then ->
    [yes] Then discard
   *[no] Discard
} up to { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
deus-does-march = { $then ->
    [yes] Then move
   *[no] Move
} { $armies ->
    [one] one of your armies { $regions ->
        [one] 1 region
       *[other] up to { $regions } regions
    }
   *[other] up to { $armies } of your armies { $regions ->
        [one] 1 region
       *[other] up to { $regions } regions
    } each
}.
deus-does-rob = { $then ->
    [yes] Then take
   *[no] Take
} { $gains } from { $whom ->
    [each] each rival
   *[one] one rival
} { $marched ->
    [0] who has a region beside one of your armies
    [1] beside that army
   *[other] beside the army that moved last
}.
deus-does-besiege = { $then ->
    [yes] Then take
   *[no] Take
} { $vp ->
    [one] 1 VP
   *[other] up to { $vp } VP
} from one barbarian village beside one of your armies. A village left without any counts as attacked.
deus-does-score = { $then ->
    [yes] And
   *[no] At the end:
} { $gains }{ deus-per }{ deus-limit }.

## What else there is to say of a card one looks up

deus-about-card = { $colour-label }. Costs { $cost }; 4 gold may stand for any resource. { $copies ->
    [one] There is one such card.
   *[other] There are { $copies } such cards.
} On top of an offering: { $god-label }.

## How it ends

deus-ending-temples = { $winners-count ->
    [one] All temples have been built: { $winners } wins with { $score } VP.
   *[other] All temples have been built: { $winners } share the victory with { $score } VP.
}
deus-ending-villages = { $winners-count ->
    [one] All villages have fallen: { $winners } wins with { $score } VP.
   *[other] All villages have fallen: { $winners } share the victory with { $score } VP.
}
deus-ending-alone = Everybody else has withdrawn: { $winners } wins.

## Options of the rules

deus-option-layout = Continent
    .help = The shape the tiles are laid in: given, by chance, or laid tile by tile.
deus-option-layout-standard = standard
deus-option-layout-long = long
deus-option-layout-open = open
deus-option-layout-chance = by chance
deus-option-layout-free = laid by all in turn
deus-option-layout-host = laid by the first seat
deus-option-pieces = Starting pieces
    .help = Two of each kind, or so many of your choice, chosen in secret: 10, down to 6 for experts.
deus-option-pieces-standard = two of each
deus-option-pieces-10 = 10 of choice
deus-option-pieces-9 = 9 of choice
deus-option-pieces-8 = 8 of choice
deus-option-pieces-7 = 7 of choice
deus-option-pieces-6 = 6 of choice
deus-option-wild = Card face down
    .help = Each player may once build with a card of any colour, face down, for 1, 2, 3… gold.
deus-option-wild-no = no
deus-option-wild-yes = yes, once a game
deus-option-cards = Cards
    .help = All 66 designs, or a simpler set for first games; 96 cards each.
deus-option-cards-all = all designs
deus-option-cards-first = for first games

## The board in words

deus-line-player = **{ $seat }**: { $goods }; { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}; ready: ships { $ship }, production { $production }, science { $science }, civil { $civil }, armies { $army }; open points { $open }{ $vp-id ->
    [none] {""}
   *[some] {"; "}{ $points } VP in hand
}.
deus-line-player-out = **{ $seat }** has withdrawn.
deus-line-column = · { $colour }, from the bottom up: { $cards }
deus-line-region = · { $region } ({ $terrain }): { $pieces }
deus-line-village = Village { $region }: { $vp ->
    [0] attacked
   *[other] { $vp } VP, { $empty-count ->
        [0] surrounded
       *[other] empty beside it: { $empty }
    }, { $army ->
        [yes] an army beside it
       *[no] no army beside it
    }
}.
deus-line-tile = Tile { $tile }, 0 to 6: { $regions }.
deus-standing-hidden = VP stay hidden until the end: places and curve count what everybody can see.
deus-scored-temples = { $count } for temples
deus-scored-majorities = { $count } for majorities
deus-scored-vp = { $count } VP
deus-scored-vp-of-ones-own = besides { $count } VP that only you see
deus-line-points = Points: { $vp } VP that only you see; open to all: { $temples } for temples, { $majorities } for majorities{ $goods-count ->
    [0] {""}
   *[other] {" "}({ $goods })
}.
deus-line-supply = Supply: { $goods }; temples { $temples }. Draw pile { $deck }, discard pile { $discard }{ $top-id ->
    [none] {""}
   *[some] , { $top } on top
}.

## What only one sees oneself

deus-hand-cards = In hand, { $colour }: { $cards }
deus-hand-wild = Face down as { $colour }: { $card }
deus-hand-drawn = Drawn to choose from: { $cards }
deus-hand-offering = In your offering, below the first: { $cards }
deus-hand-mustered = Chosen in secret: { $count } { $piece }

## Why something cannot be done. `.short` stands on greyed choices.

deus-refusal-due-laying = The continent is still being laid: lay the next tile.
    .short = first the continent
deus-refusal-due-mustering = First everybody chooses starting pieces.
    .short = first the starting pieces
deus-refusal-due-acting = Your action is due: build a card or make an offering.
    .short = first your action
deus-refusal-due-placing = Your card is played: place its piece first.
    .short = first the piece
deus-refusal-due-offering = You are making an offering: add cards or invoke the god.
    .short = first the offering
deus-refusal-due-choice = A card or god offers you something first: use it, or say “No more”.
    .short = something else is offered
deus-refusal-due-ending = Your action is done: end your turn.
    .short = the action is done

deus-refusal-not-in-hand = { $card } is not in your hand{ $cards-count ->
    [0] , which is empty
   *[other] : you hold { $cards }
}.
    .short = not in hand
    .right = Choose a card of your hand. New cards come with an offering.
deus-refusal-no-piece-ready = You have no { $piece } on your board{ $spare ->
    [0] , and none is left in your supply
   *[other] . { $spare } in your personal supply can be gained by offerings and some cards
}.
    .short = no { $piece } ready
    .right = Gain such a piece first: offer to the god of its colour, or use a card that takes pieces.
deus-refusal-no-room = No region is free for your piece ({ $piece }).
    .short = no room
    .right = Choose a card whose piece has room, or build towards free regions first.
deus-refusal-no-room-for-temple = A temple needs land of yours where none stands yet.
    .short = no region for it
    .right = Place another piece on land without a temple first: then that region can hold one.
deus-refusal-too-dear = { $card } costs { $cost }, and 4 gold for each resource you lack. You have { $goods }.
    .short = costs { $cost }
    .right = Get what you lack, or 4 gold for each resource: by trade, production or an offering. Or choose a cheaper card.
deus-refusal-wrong-payment = { $pay } does not pay for { $card }: it costs { $cost }, 4 gold standing for any resource. You could pay { $usual }.
    .short = costs { $cost }
    .right = Pay { $usual }, or 4 gold in place of any resource.
deus-refusal-temple-condition = Your { $number-nth } temple needs { $needs ->
    [one] 1 card
   *[other] { $needs } cards
} in each of the five columns. Too short: { $columns }.
    .short = needs { $needs } in each column
    .right = Build more cards in the columns that are too short: { $columns }.
deus-refusal-no-wild = This game is played without cards face down.
    .short = not in this game
    .right = Build the card face up. Cards face down are an option, chosen before the game begins.
deus-refusal-wild-used = You have played your card face down: it can be done once a game.
    .short = done already
    .right = Build the card face up, for what it is.
deus-refusal-wild-no-temple = A card face down can be anything but a temple: choose one of the five other colours.
    .short = not as a temple
    .right = Choose blue, green, yellow, brown or red.
deus-refusal-wild-too-dear = A card face down in that column costs { $needs } gold, one for each card there and one more. You have { $has ->
    [0] none
   *[other] { $has }
}.
    .short = costs { $needs } gold
    .right = Get { $needs } gold first, or choose a colour of which you have fewer cards.

deus-refusal-no-such-region = This continent has no region { $region }: its tiles are { $tiles }, each with regions from 0 (its middle) to 6.
    .short = no such region
    .right = Name a tile and a number from 0 to 6. The tiles are { $tiles }.
deus-refusal-not-far = { $region } is free to take: place there without paying.
    .short = costs nothing
    .right = Place there without paying: it costs no points.
deus-refusal-temple-there = A temple stands in { $region } already. { $regions-count ->
    [0] There is no other region for it.
   *[other] Free for it: { $regions }.
}
    .short = has a temple
    .right = Choose a region of yours on land that has no temple.
deus-refusal-temple-at-sea = Ships are all that is built at sea: no temple stands in { $region }. { $regions-count ->
    [0] You hold no land where one could stand.
   *[other] Free for it: { $regions }.
}
    .short = at sea
    .right = Choose a region of yours on land that has no temple.
deus-refusal-temple-needs-own-region = A temple needs a region where you have pieces; { $region } is not one. { $regions-count ->
    [0] There is none.
   *[other] Free for it: { $regions }.
}
    .short = not your region
    .right = Place another piece in { $region } first, or choose a region of yours.
deus-refusal-village-region = Nothing is ever built on a village such as { $region }. { $regions-count ->
    [0] No region is free for your piece.
   *[other] Possible: { $regions }.
}
    .short = a village
    .right = Choose a region beside the village: with armies there you win its points.
deus-refusal-wrong-terrain = No { $piece } can be placed in { $region }: ships go to sea, everything else on land. { $regions-count ->
    [0] No region is free for it.
   *[other] Possible: { $regions }.
}
    .short = wrong terrain
    .right = Choose the sea for ships, land for everything else.
deus-refusal-type-there = You have this kind of piece in { $region } already ({ $piece }): each stands there once. { $regions-count ->
    [0] No region is free for your piece.
   *[other] Possible: { $regions }.
}
    .short = one there already
    .right = Choose a region of yours without such a piece, or an empty one beside yours.
deus-refusal-held-by-other = { $region } belongs to { $rival }. { $regions-count ->
    [0] No region is free for your piece.
   *[other] Possible: { $regions }.
}
    .short = belongs to { $rival }
    .right = Choose a region of yours or an empty one, or wait until { $region } is free again.
deus-refusal-far-costs = { $region } is not beside your regions. It is at the edge, so you can place there for { $vp } VP.
    .short = costs { $vp } VP
    .right = Pay { $vp } VP and place there from far away, or build your way there.
deus-refusal-far-too-dear = { $region } is not beside your regions and would cost { $vp } VP. You have { $has ->
    [0] none
   *[other] { $has }
}.
    .short = costs { $vp } VP
    .right = Gain { $vp } VP first, or build your way there region by region.
deus-refusal-not-beside = { $region } is neither yours nor an empty region beside yours. { $regions-count ->
    [0] There is none for { $piece-many }.
   *[other] Possible: { $regions }.
}
    .short = not beside yours
    .right = Build your way to { $region } first, or choose a region of yours or an empty one beside yours.
deus-refusal-first-at-edge = Your first piece goes to the edge of the board; { $region } lies inside. { $regions-count ->
    [0] Nothing is free there.
   *[other] Possible: { $regions }.
}
    .short = not at the edge
    .right = Choose a region at the edge of the board.
deus-refusal-first-apart = Your first piece keeps two regions between it and others where it can; { $region } is too near. { $regions-count ->
    [0] Nothing is free there.
   *[other] Possible: { $regions }.
}
    .short = too near to others
    .right = Choose a region at the edge that is farther from the others.

deus-refusal-army-on-its-way = Your army cannot stop in { $at }: it must go on first.
    .short = another must go on
    .right = March on from { $at } first; the other army can follow then.
deus-refusal-no-army-there = You have no army in { $origin }. { $regions-count ->
    [0] You have none on the map.
   *[other] Yours: { $regions }.
}
    .short = no army there
    .right = Choose a region where an army of yours stands.
deus-refusal-army-guards-temple = The army in { $origin } guards a temple alone: it cannot leave it.
    .short = guards a temple
    .right = Place another piece of yours in { $origin } first, or march with another army.
deus-refusal-army-tired = The army in { $origin } cannot move any more for this card.
    .short = moved already
    .right = March with another army, or build another card that lets armies march.
deus-refusal-not-neighbours = { $origin } does not touch { $region }. Armies go from region to region: { $origin } touches { $regions }.
    .short = not side by side
    .right = Go step by step, first to one of { $regions }.
deus-refusal-no-ship-there = An army enters the sea only where a ship of yours lies; { $region } has none.
    .short = no ship of yours
    .right = Place a ship in { $region } first, or go over land.
deus-refusal-no-stop-there = From { $region } your army could not reach a place to stop in time. It stops in empty land, or in a region of yours without an army.
    .short = cannot stop there
    .right = Choose a way that ends in empty land, or in a region of yours without an army.
deus-refusal-two-armies = Two armies would be in { $region } at the end of your turn: neither could march on any more.
    .short = an army is there
    .right = Choose another region, or march the army that stands in { $region } on first.
deus-refusal-must-part = Two armies are in { $regions }: one of them must march on before your turn ends.
    .short = first part your armies
    .right = March one of the armies in { $regions } on.
deus-refusal-not-beside-army = { $rival } has no region beside your army. { $rivals-count ->
    [0] Nobody has.
   *[other] You can rob { $rivals-or }.
}
    .short = not beside your army
    .right = Choose somebody whose region lies beside your army, or march there first.
deus-refusal-no-siege-there = No army of yours stands beside a village with points in { $region }. { $regions-count ->
    [0] There are none anywhere.
   *[other] Villages to besiege: { $regions }.
}
    .short = no points there
    .right = Choose a village that still has points and lies beside an army of yours.
deus-refusal-must-keep = You have looked at these cards: keep { $left ->
    [one] one
   *[other] { $left }
} first.
    .short = first keep a card
    .right = Keep as many of the cards as are due, then say “No more”.
deus-refusal-must-march-on = Your army cannot stop here: it must go on.
    .short = the army must go on
    .right = March on to empty land, or to a region of yours without an army.

deus-refusal-sells-other = { $goods-count ->
    [0] Nothing more can be sold here.
   *[other] Here you can sell { $goods-or }, not { $good }.
}
    .short = not sold here
    .right = Choose something that this card trades in.
deus-refusal-not-owned = { $has ->
    [0] You have no { $good }.
   *[other] You have { $has } { $good }, not { $wanted }.
}
    .short = you have { $has }
    .right = Name no more than you have, or get more first.
deus-refusal-deal-limit = { $most ->
    [0] No { $good } is available here any more.
    [one] You can name just 1 { $good } here.
   *[other] Name from 1 to { $most } { $good } here.
}
    .short = at most { $most }
    .right = Name a number the card allows, choose something else, or say “No more”.
deus-refusal-supply-short = The supply has { $has ->
    [0] no { $good } left
   *[other] only { $has } { $good } left
}.
    .short = supply: { $has }
    .right = Take less of it or something else, or wait until some goes back to the supply.
deus-refusal-gold-short = That costs { $needs } gold, and you have { $has ->
    [0] none
   *[other] { $has }
}.
    .short = costs { $needs } gold
    .right = Buy less, or get gold first.
deus-refusal-no-resource = Name a resource ({ $goods-or }) instead of { $good }.
    .short = no resource
    .right = Name one of { $goods-or }.
deus-refusal-no-temples = Temples are never taken like that: name { $pieces-or }.
    .short = no temples
    .right = Name one of { $pieces-or }.
deus-refusal-same-good = Exchange { $good } for another resource.
    .short = the same
    .right = Name two different resources.
deus-refusal-no-producer = You have no production building on { $good } that has not produced yet.
    .short = no building there
    .right = Choose a resource that a building of yours can still make, or place one where this grows.
deus-refusal-other-type = These pieces must be of different kinds: you have taken { $piece-many }.
    .short = taken already
    .right = Choose a kind you have not taken with this card yet.
deus-refusal-no-spare = Your personal supply has { $has ->
    [0] no { $piece-many }
   *[other] only { $has }
} left.
    .short = { $has } left
    .right = Take fewer, or a kind that your personal supply still has.
deus-refusal-recruit-limit = { $most ->
    [0] You can take no { $piece-many } here any more.
    [one] You can take just 1 piece here ({ $piece-many }).
   *[other] You can take from 1 to { $most } { $piece-many } here.
}
    .short = at most { $most }
    .right = Name a number that is allowed here, another kind, or say “No more”.
deus-refusal-pass-with-cards = { $count ->
    [one] You have a card: build it or offer it.
   *[other] You have { $count } cards: build one or make an offering.
}
    .short = you have { $count ->
        [one] a card
       *[other] { $count } cards
    }
    .right = Build a card or make an offering. Passing is for an empty hand.
deus-refusal-not-among-them = { $card } is not among the cards you look at: { $cards }.
    .short = not among them
    .right = Choose one of { $cards }.
deus-refusal-not-in-columns = { $card } cannot be used once more now. { $cards-count ->
    [0] No card can.
   *[other] You can use { $cards-or }.
}
    .short = not in these columns
    .right = Choose a card of your columns that can be used once more.
deus-refusal-offered-already = { $card } is part of your offering already.
    .short = offered already
    .right = Add another card, or invoke the god.
deus-refusal-jupiter-copies = Jupiter stands for another god: invoke { $gods-or } instead of { $god }.
    .short = choose another god
    .right = Invoke { $gods-or }.
deus-refusal-other-god = The top card, { $card }, invokes { $own }, not { $god }.
    .short = { $own } is invoked
    .right = Invoke { $own }. For another god begin an offering with a card of its colour.

deus-refusal-no-such-tile = Tile { $tile } has not been laid yet. On the table lie { $tiles }.
    .short = not laid yet
    .right = Name one of the tiles that lie: { $tiles }.
deus-refusal-six-directions = Directions and turns are numbers from 1 to 6, not { $side } and { $turn }.
    .short = from 1 to 6
    .right = Name numbers from 1 to 6.
deus-refusal-place-taken = Tile { $tile } lies there already.
    .short = taken by { $tile }
    .right = Choose a side where no tile lies.
deus-refusal-villages-touch = Turned like that, two villages would touch. Turn it another way than { $turn }.
    .short = villages would touch
    .right = Turn the tile so that its village lies beside no other.
deus-refusal-muster-order = Pieces are chosen kind by kind: now { $due-many }, not { $piece-many }.
    .short = not their turn
    .right = Say how many { $due-many } you take.
deus-refusal-muster-count = You choose { $whole } pieces in all, at most 5 of a kind: here { $least-is-most ->
    [yes] { $most }
   *[no] from { $least } to { $most }
} ({ $piece-many }), not { $wanted }.
    .short = { $least-is-most ->
        [yes] { $most }
       *[no] { $least } to { $most }
    }
    .right = Name a number from { $least } to { $most }.

## Cards

deus-card-galley = Galley
    .label = Galley: buy 3 resources, 1 gold each
    .text = Buy up to 3 resources of any kinds from the supply for 1 gold each.
deus-card-merchantman-wood = Merchantman (wood)
    .label = Merchantman (wood): sell wood for 4 gold each
    .text = Sell as much of your wood as you like to the supply for 4 gold each.
deus-card-merchantman-clay = Merchantman (clay)
    .label = Merchantman (clay): sell clay for 4 gold each
    .text = Sell as much of your clay as you like to the supply for 4 gold each.
deus-card-merchantman-stone = Merchantman (stone)
    .label = Merchantman (stone): sell stone for 4 gold each
    .text = Sell as much of your stone as you like to the supply for 4 gold each.
deus-card-merchantman-wheat = Merchantman (wheat)
    .label = Merchantman (wheat): sell wheat for 4 gold each
    .text = Sell as much of your wheat as you like to the supply for 4 gold each.
deus-card-small-port-wood = Small port (wood)
    .label = Small port (wood): sell 6 wood for 1 VP each
    .text = Sell up to 6 of your wood to the supply for 1 VP each.
deus-card-small-port-clay = Small port (clay)
    .label = Small port (clay): sell 6 clay for 1 VP each
    .text = Sell up to 6 of your clay to the supply for 1 VP each.
deus-card-small-port-stone = Small port (stone)
    .label = Small port (stone): sell 6 stone for 1 VP each
    .text = Sell up to 6 of your stone to the supply for 1 VP each.
deus-card-small-port-wheat = Small port (wheat)
    .label = Small port (wheat): sell 6 wheat for 1 VP each
    .text = Sell up to 6 of your wheat to the supply for 1 VP each.
deus-card-exchange-quay = Exchange quay
    .label = Exchange quay: exchange 3 resources; 2 gold
    .text = Give up to 3 resources to the supply and take as many of any kinds. Then gain 2 gold.
deus-card-emporium = Emporium
    .label = Emporium: sell 3 different resources, 1 VP each
    .text = Sell up to 3 resources, each of another kind, to the supply for 1 VP each.
deus-card-small-production-building = Small production building
    .label = Small production building: 1 of your buildings produces
    .text = One of your production buildings makes 1 resource of its region.
deus-card-manufactory = Manufactory
    .label = Manufactory: 2 production buildings produce
    .text = Two of your production buildings make 1 resource of their region each.
deus-card-great-estate = Great estate
    .label = Great estate: all production buildings produce
    .text = Each of your production buildings makes 1 resource of its region.
deus-card-cooperative-forest = Cooperative (forest)
    .label = Cooperative (forest): 2 wood per production building in a forest
    .text = Gain 2 wood for each of your production buildings in a forest.
deus-card-cooperative-swamp = Cooperative (swamp)
    .label = Cooperative (swamp): 2 clay per production building in a swamp
    .text = Gain 2 clay for each of your production buildings in a swamp.
deus-card-cooperative-mountain = Cooperative (mountain)
    .label = Cooperative (mountain): 2 stone per production building in a mountain
    .text = Gain 2 stone for each of your production buildings in a mountain.
deus-card-cooperative-field = Cooperative (field)
    .label = Cooperative (field): 2 wheat per production building in a field
    .text = Gain 2 wheat for each of your production buildings in a field.
deus-card-guild-of-the-forest = Guild of the forest
    .label = Guild of the forest: 1 VP per production building in a forest (2 at most)
    .text = Gain 1 VP for each of your production buildings in a forest, 2 VP at most.
deus-card-guild-of-the-swamp = Guild of the swamp
    .label = Guild of the swamp: 1 VP per production building in a swamp (2 at most)
    .text = Gain 1 VP for each of your production buildings in a swamp, 2 VP at most.
deus-card-guild-of-the-mountain = Guild of the mountain
    .label = Guild of the mountain: 1 VP per production building in a mountain (2 at most)
    .text = Gain 1 VP for each of your production buildings in a mountain, 2 VP at most.
deus-card-guild-of-the-field = Guild of the field
    .label = Guild of the field: 1 VP per production building in a field (2 at most)
    .text = Gain 1 VP for each of your production buildings in a field, 2 VP at most.
deus-card-school = School
    .label = School: 1 card per region with 2 buildings
    .text = Draw 1 card for each region where you have at least 2 buildings.
deus-card-library = Library
    .label = Library: draw 2 cards
    .text = Draw 2 cards.
deus-card-workshop = Workshop
    .label = Workshop: 1 piece per region with 2 buildings
    .text = Take 1 piece of any kind from your personal supply for each region where you have at least 2 buildings.
deus-card-forge = Forge
    .label = Forge: 2 pieces of different kinds
    .text = Take 2 pieces of two different kinds from your personal supply.
deus-card-academy = Academy
    .label = Academy: use a blue or green card once more
    .text = Choose a card of your blue or green column and carry out its power once.
deus-card-observatory = Observatory
    .label = Observatory: use a brown or red card once more
    .text = Choose a card of your brown or red column and carry out its power once.
deus-card-archives = Archives
    .label = Archives: look at 4 cards, keep 1
    .text = Look at the top 4 cards of the draw pile, keep 1 and discard the others. This is no offering.
deus-card-oracle = Oracle
    .label = Oracle: discard 2 cards for 1 resource each; draw 1
    .text = Discard up to 2 cards. Take 1 resource of your choice for each card discarded. Then draw 1 card.
deus-card-estate-tax-forest = Estate tax (forest)
    .label = Estate tax (forest): 3 gold per forest
    .text = Gain 3 gold for each forest region where you have pieces.
deus-card-estate-tax-mountain = Estate tax (mountain)
    .label = Estate tax (mountain): 3 gold per mountain
    .text = Gain 3 gold for each mountain region where you have pieces.
deus-card-estate-tax-field = Estate tax (field)
    .label = Estate tax (field): 3 gold per field
    .text = Gain 3 gold for each field region where you have pieces.
deus-card-estate-tax-swamp = Estate tax (swamp)
    .label = Estate tax (swamp): 3 gold per swamp
    .text = Gain 3 gold for each swamp region where you have pieces.
deus-card-villa-forest = Villa (forest)
    .label = Villa (forest): 1 VP per 2 forests (2 at most)
    .text = Gain 1 VP for every two forest regions where you have pieces, rounded up, 2 VP at most.
deus-card-villa-mountain = Villa (mountain)
    .label = Villa (mountain): 1 VP per 2 mountains (2 at most)
    .text = Gain 1 VP for every two mountain regions where you have pieces, rounded up, 2 VP at most.
deus-card-villa-field = Villa (field)
    .label = Villa (field): 1 VP per 2 fields (2 at most)
    .text = Gain 1 VP for every two field regions where you have pieces, rounded up, 2 VP at most.
deus-card-villa-swamp = Villa (swamp)
    .label = Villa (swamp): 1 VP per 2 swamps (2 at most)
    .text = Gain 1 VP for every two swamp regions where you have pieces, rounded up, 2 VP at most.
deus-card-forum = Forum
    .label = Forum: 1 VP per 2 regions with 2 buildings
    .text = Gain 1 VP for every two regions where you have at least 2 buildings each, rounded down.
deus-card-basilica = Basilica
    .label = Basilica: 2 gold per region with 2 buildings
    .text = Gain 2 gold for each region where you have at least 2 buildings.
deus-card-theatre = Theatre
    .label = Theatre: 1 VP per region with 3 buildings
    .text = Gain 1 VP for each region where you have at least 3 buildings.
deus-card-aqueduct = Aqueduct
    .label = Aqueduct: 2 gold per building in the largest region
    .text = Gain 2 gold for each building in the region where you have the most.
deus-card-siege-tower = Siege tower
    .label = Siege tower: 2 VP from a village beside an army
    .text = Take up to 2 VP from one barbarian village beside one of your armies. A village left without any counts as attacked.
deus-card-ballista = Ballista
    .label = Ballista: 4 gold per village beside an army
    .text = Gain 4 gold for each barbarian village not yet attacked that lies beside at least one of your armies.
deus-card-legion = Legion
    .label = Legion: move 1 army by 2; rob 2 gold
    .text = Move one of your armies up to 2 regions. Then take 2 gold from one rival beside that army.
deus-card-cavalry = Cavalry
    .label = Cavalry: move 1 army by 3; 1 gold each
    .text = Move one of your armies up to 3 regions. Gain 1 gold for each region it entered.
deus-card-archers = Archers
    .label = Archers: rob each neighbour of 2 gold
    .text = Take 2 gold from each rival who has a region beside one of your armies.
deus-card-war-elephants = War elephants
    .label = War elephants: move 1 army by 1; rob 1 VP
    .text = Move one of your armies 1 region. Then take 1 VP from one rival beside that army.
deus-card-scouts = Scouts
    .label = Scouts: move 2 armies by 1; draw 1 card
    .text = Move up to 2 of your armies 1 region each. Then draw 1 card.
deus-card-triumph = Triumph
    .label = Triumph: 1 VP per fallen village beside an army
    .text = Gain 1 VP for each attacked barbarian village beside at least one of your armies.
deus-card-temple-of-the-fields = Temple of the Fields
    .label = Temple of the Fields: at the end 4 VP per field
    .text = At the end: 4 VP for each field region where you have pieces, 12 VP at most.
deus-card-temple-of-the-mountains = Temple of the Mountains
    .label = Temple of the Mountains: at the end 4 VP per mountain
    .text = At the end: 4 VP for each mountain region where you have pieces, 12 VP at most.
deus-card-temple-of-the-forests = Temple of the Forests
    .label = Temple of the Forests: at the end 4 VP per forest
    .text = At the end: 4 VP for each forest region where you have pieces, 12 VP at most.
deus-card-temple-of-the-swamps = Temple of the Swamps
    .label = Temple of the Swamps: at the end 4 VP per swamp
    .text = At the end: 4 VP for each swamp region where you have pieces, 12 VP at most.
deus-card-temple-of-the-empire = Temple of the Empire
    .label = Temple of the Empire: at the end 1 VP per region
    .text = At the end: 1 VP for each region where you have pieces, 12 VP at most.
deus-card-temple-of-the-towns = Temple of the Towns
    .label = Temple of the Towns: at the end 2 VP per region with 2 buildings
    .text = At the end: 2 VP for each region where you have at least 2 buildings, 12 VP at most.
deus-card-temple-of-the-cities = Temple of the Cities
    .label = Temple of the Cities: at the end 4 VP per region with 3 buildings
    .text = At the end: 4 VP for each region where you have at least 3 buildings, 12 VP at most.
deus-card-temple-of-the-tides = Temple of the Tides
    .label = Temple of the Tides: at the end 3 VP per sea region
    .text = At the end: 3 VP for each sea region where you have pieces, 12 VP at most.
deus-card-temple-of-the-frontier = Temple of the Frontier
    .label = Temple of the Frontier: at the end 3 VP per village beside you
    .text = At the end: 3 VP for each barbarian village, attacked or not, beside at least one of your regions, 12 VP at most.
deus-card-temple-of-the-guilds = Temple of the Guilds
    .label = Temple of the Guilds: at the end 2 VP per card in the longest column
    .text = At the end: 2 VP for each card in your longest column, temples aside, 12 VP at most.
deus-card-temple-of-harmony = Temple of Harmony
    .label = Temple of Harmony: at the end 5 VP per set of five colours
    .text = At the end: 5 VP for each full set of one card of each of the five colours, 12 VP at most.
deus-card-temple-of-treasure = Temple of Treasure
    .label = Temple of Treasure: at the end 1 VP per 3 gold
    .text = At the end: 1 VP for every 3 gold you hold, rounded down, 12 VP at most.
deus-card-temple-of-plenty = Temple of Plenty
    .label = Temple of Plenty: at the end 1 VP per resource
    .text = At the end: 1 VP for each resource you hold, 12 VP at most.
deus-card-temple-of-the-continents = Temple of the Continents
    .label = Temple of the Continents: at the end 3 VP per tile with 2 regions
    .text = At the end: 3 VP for each tile where you have pieces in at least 2 regions, 12 VP at most.
deus-card-temple-of-the-legions = Temple of the Legions
    .label = Temple of the Legions: at the end 3 VP per army on the map
    .text = At the end: 3 VP for each of your armies on the map, 12 VP at most.
deus-card-temple-of-the-ancestors = Temple of the Ancestors
    .label = Temple of the Ancestors: at the end 4 VP per temple card
    .text = At the end: 4 VP for each temple card you have built, this one too, 12 VP at most.

## Tiles and regions

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

## Why cards win more or less often than others: for balance reports

deus-balance-temple-of-the-empire = 1 VP a region (published): built by one in five who draw it, late, once they hold most of the land and lead anyway
deus-balance-temple-of-the-guilds = counts the longest column: built by those who have built much, so it shows a lead more than it makes one
deus-balance-temple-of-the-towns = counts towns (value from a review): built by those who have grown, so it shows a lead more than it makes one
deus-balance-cooperative-forest = wood is what cards cost most often (29 of 80 against 24 or 25 of the others); its three sisters lie at 57 to 60
deus-balance-cooperative-swamp = its sisters of the mountain and the field lie at 57 to 59: within the error of the sample (2 in 100)
deus-balance-guild-of-the-mountain = its three sisters, alike but for the land, lie at 57 to 59: within the error of the sample (2 in 100)
deus-balance-workshop = counts towns of two: built by those who have grown; 61.3 is within the error of the sample (2 in 100)

## After the end

deus-honour-builder = The builder: { $who }, { $count ->
    [one] 1 card built
   *[other] { $count } cards built
}
deus-honour-settler = The settler: { $who }, { $count ->
    [one] 1 region built in
   *[other] { $count } regions built in
}
deus-honour-pious = The friend of the gods: { $who }, { $count ->
    [one] 1 offering
   *[other] { $count } offerings
}
deus-honour-marcher = The general: { $who }, { $count ->
    [one] 1 march
   *[other] { $count } marches
}
deus-honour-trader = The trader: { $who }, { $count ->
    [one] 1 sale
   *[other] { $count } sales
}
