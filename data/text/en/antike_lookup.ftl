### Antike: what /card tells of words of the rules, and how things stand around what is looked up.

antike-kind-term = word of the rules

antike-term-rondel = Rondel
    .text = The wheel of eight fields on which each nation moves clockwise and chooses its action. Up to three fields are free, each further one costs a good or a coin. Nobody may stand still.
    .synonyms = wheel
antike-term-coin = Coin
    .text = Stands for one marble, one iron or one gold whenever you pay. At the start of your turn you may take one from the bank, which has 30.
    .synonyms = coins, money
antike-term-bank = Bank
    .text = The common stock of coins, temples and resources. What is paid comes back to it.
    .synonyms = supply, stock
antike-term-goods = Goods
    .text = Marble, iron and gold. Marble builds temples, iron arms units, gold buys advances; a city costs one of each. At the start each nation has 2 marble, 1 iron and 3 gold.
    .synonyms = good, resource, resources
antike-term-border = Border
    .text = Red borders are crossed by legions, blue ones by galleys, those of both colours by either. Crossing one is an action.
    .synonyms = borders, neighbour, neighbours
antike-term-action = Action
    .text = What a unit can do in a manoeuvre: cross one border, or take part in one conquest. Each has 1, with Wheel or Sailing 2, with Roads or Navigation 3. Fighting costs none.
    .synonyms = actions
antike-term-defence = Defence
    .text = How many units a city costs whoever conquers it: 1, or 3 with a temple, plus its nation’s legions and galleys there, plus 1 with Monarchy or 2 with Democracy.
    .synonyms = strength
antike-term-fight = Fight
    .text = Legions fight legions, galleys fight galleys, and both sides lose equally many. There is no luck in it, and it costs no action.
    .synonyms = fights, combat, battle
antike-term-conquest = Conquest
    .text = Units with an action left take the city where they stand: as many are lost as its defence. Its temple is destroyed, which brings a general, and its owner’s units there are lost. A nation’s last city cannot be conquered.
    .synonyms = conquer, attack
antike-term-founding = Founding a city
    .text = At the end of any turn, for 1 marble, 1 iron and 1 gold each, in provinces where no nation has a city and you have a unit.
    .synonyms = founding, found, settle
antike-term-know-how = Advance
    .text = One of the eight kinds of know-how: four basic ones, and a higher one that builds on each. Being the first nation to learn one costs more, and brings a scholar. With all eight you may change goods into each other.
    .synonyms = advances, technology
antike-term-higher = Higher advance
    .text = Roads, Navigation, Currency or Democracy: 10 gold for the first nation, 5 after that, and only after Wheel, Sailing, Market or Monarchy.
    .synonyms = higher advances
antike-term-personages = Personage
    .text = Kings, scholars, generals, citizens and navigators are won at the end of a turn and never lost. The nation that has enough of them wins at once.
    .synonyms = personages, victory, goal
antike-term-order = Standing order
    .text = Your answer, given in advance by /orders, when a rival’s units move in where yours stand: fight, let them pass, or ask me.
    .synonyms = standing orders, orders, order

antike-held-nobody-here = Nobody stands there now.
antike-held-stock = { $nation }: { $count } { $good }
antike-held-beside = Next to it, the { $nation }: { $provinces }.
antike-held-beside-free = Next to it, free: { $provinces }.
antike-held-road-king = { $nation }, on the way to the next: { $count } of { $needed } cities.
antike-held-road-citizen = { $nation }, on the way to the next: { $count } of { $needed } temples.
antike-held-road-navigator = { $nation }, on the way to the next: galleys in { $count } of { $needed } provinces.
antike-held-road-scholar = To be won with { $advances-or }, which nobody has learned yet.
antike-held-road-general = To be won by conquering the temple in { $provinces-or }.
antike-held-on-field = { $nation }: { antike-field-told }
antike-held-bank = In the bank: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $temples ->
    [one] 1 temple
   *[other] { $temples } temples
}.
antike-held-bank-goods = And { $marble } marble, { $iron } iron, { $gold } gold.
antike-held-of-goal = { $nation }: { $count } of { $goal }
antike-held-learned = { $nation }: { $advances }
