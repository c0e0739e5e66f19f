### Deus: words that /card tells of, and how things stand around what is looked up.

deus-kind-terrain = kind of region
deus-kind-term = word of the rules

deus-every-region = A space of the continent: one owner, and one piece of each kind.
deus-term-column = Column
    .text = Your cards of one colour. A new card goes on top, then the whole column works, from the lowest card up.
    .synonyms = columns
deus-term-offering = Offering
    .text = Instead of building: discard cards. The colour of the top one names the god whose gift you get; then draw up to five cards.
    .synonyms = offerings, offer, discard
deus-term-building = Building
    .text = Play a card, pay for it, place its piece in a region of yours or an empty one beside it, and use the whole column. For 3 VP it may go to the edge of the board. Pieces of all kinds are called buildings.
    .synonyms = buildings, build
deus-term-town = Town
    .text = A region of yours with several buildings: at most one of each kind. Several cards reward its size.
    .synonyms = towns, city, cities
deus-term-supply = Supply
    .text = What lies there for all: resources, which can run out, gold and VP, which cannot, and as many temples as there are tiles.
    .synonyms = bank, stock
deus-term-personal-supply = Personal supply
    .text = Your pieces that are not yet on your board: gods and cards bring them there, and only then can they be built.
    .synonyms = reserve
deus-term-continent = Continent
    .text = The tiles laid side by side, with seven regions each: two seas, a forest, a swamp, a mountain, a field and a village.
    .synonyms = tile, tiles, map, board
deus-term-end = End of the game
    .text = It begins when the last temple is built or the last village attacked: the round is finished, and one more is played.
    .synonyms = end, ending

deus-held-has = { $seat }: { $count }
deus-held-supply = In the supply: { $count }
deus-held-on-map = { $seat }: { $count } on the map, { $ready } on their board, { $spare } in the personal supply
deus-held-temples = Left in the supply: { $count }
deus-held-not-laid = It is not part of this board.
deus-held-ground = Here: { $terrain }.
deus-held-village = A village here, { $points ->
    [0] attacked already
    [one] worth 1 VP
   *[other] worth { $points } VP
}.
deus-held-stands = { $seat } has here: { $pieces }.
deus-held-empty = Nobody has anything here.
deus-held-beside = Next to it, { $seat }: { $regions }.
deus-held-beside-free = Next to it, free: { $regions }.
deus-held-beside-villages = Next to it, villages: { $regions }.
deus-held-standing = Villages left: { $regions-id ->
    [none] none
   *[some] { $regions }
}.
