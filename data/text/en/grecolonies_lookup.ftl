### Grécolonies: more words that /card tells of, and how things stand around what is looked up.

grecolonies-term-colony = Colony
    .text = A province that is no metropolis, with three signs. Several players may live there side by side. There are no borders: every province can be reached from every other.
    .synonyms = colonies, province, provinces, border, borders
grecolonies-term-metropolis = Metropolis
    .text = Where a player is at home: nobody else lives there, and it is never conquered, but it can be pillaged. Objectives are kept there, and the Sacred Guard defends it.
    .synonyms = metropolises, home
grecolonies-term-objective = Objective
    .text = A tile named after a god, worth 2 points. It asks for the two colonies with its sign: whoever lives in both at the end of their own action takes it, if it lay open when that began.
    .synonyms = objectives, god, gods, tile, tiles
grecolonies-term-sign = Sign
    .text = Every colony has a harvest, a craft and a sanctuary; every sign is on exactly two colonies.
    .synonyms = signs, harvest, craft, sanctuary, sanctuaries
grecolonies-term-weapon = Weapon
    .text = Helmet, shield and spear: a die shows each of them once or twice. They are what is announced.
    .synonyms = weapons, dice, die, cup, cups
grecolonies-term-group = Group
    .text = The citizens that move together, or that fight on one side: one die each, six at most.
    .synonyms = groups
grecolonies-term-assault = Assault
    .text = One throw of the dice and the announcements about it. Whoever loses it takes two citizens out of the group: one to the Refuge, one to its owner’s reserve. A fight has one to five assaults.
    .synonyms = assaults, fight, fights
grecolonies-term-commander = Commander
    .text = Attacker and defender, who lead a fight: they announce, choose whose citizens are lost, and take the glory. A fight is over when one has nobody left.
    .synonyms = commanders, attacker, defender
grecolonies-term-action = Action
    .text = One in each turn: move citizens to a province, or recruit three and those who wait on the Oracle.
    .synonyms = turn, move, recruit

grecolonies-held-fight = { $attacker } and { $defender } fight there now.
grecolonies-held-asks = Open now and asking for it: { $objectives }.
grecolonies-held-near = { $city } lives in { $provinces }.
grecolonies-held-abroad = { $provinces-id ->
    [none] Nobody elsewhere.
   *[some] Also in { $provinces }.
} Reserve { $reserve }, on the Oracle { $oracle }.
grecolonies-held-stack = { $objectives-id ->
    [none] None lies open.
   *[some] Open: { $objectives }.
} In the stack: { $count }.
grecolonies-held-points = { $city }: { $count ->
    [one] 1 point
   *[other] { $count } points
}.
