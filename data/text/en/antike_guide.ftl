### Antike for newcomers: what each question of the panel is for, a sentence each.

antike-guide-nation = Your nation says where on the map you begin, and so who your neighbours will be.
antike-guide-settle = A city brings the good of its province for the whole game; look for free provinces beside it, where the next ones can be.
antike-guide-coin = A coin stands for a marble, an iron or a gold, whatever you will lack later.
antike-guide-rondel = The field says what you do this turn, and how far you will be from the next one: one to three fields on are free, each further one costs a good or a coin.
antike-guide-temples = A temple makes its city three times as good: it brings 3, takes 3 units a turn and counts 3 in its defence. Every third one wins a citizen.
antike-guide-arming = Units are what you found and conquer cities with, and each one in a province of yours adds 1 to its city’s defence.
antike-guide-know-how = An advance lasts for the whole game. Being the first of all to have one costs more, and wins a scholar.
antike-guide-manoeuvre = Send units where nobody has a city, to found one, or where a city is weaker than they are many, to conquer it.
antike-guide-founding = Cities bring goods, and every fifth one a king: you may found wherever a unit of yours stands and nobody has a city.
antike-guide-entry = A fight takes one unit of each side for each you send; let them pass, and they may conquer your city there if they are enough.
antike-guide-pay = Coins pay for anything, goods only for what they are made for: so keep coins for what you will lack.
antike-guide-arm-province = A city without a temple takes one unit a turn, one with a temple three.
antike-guide-arm-unit = Legions cross red borders over land, galleys blue ones over sea; for founding, conquering and guarding they are alike.
antike-guide-arm-count = More units at once mean fewer Armings, and each one costs an iron or a coin.
antike-guide-move-origin = A unit that leaves no longer guards its province: look at what stands beside it.
antike-guide-move-target = Each border crossed is one action of the unit; conquering takes one, too.
antike-guide-move-count = Whoever stays behind may still go elsewhere in this turn.
