### Dies Irae for newcomers: what each question of the panel is for, a sentence each.

dies_irae-guide-power = Greece is poor and lives at sea, Persia large and rich, Egypt stable behind the desert: each asks for another game.
dies_irae-guide-capital = Your first posts go to the goods nearest your capital, and its loss costs 3 stability: so it decides where you begin.
dies_irae-guide-posts = Each turn the first post of a good brings its base, and each further one of the same good 1 more than the one before.
dies_irae-guide-units = Posts without units are easily contested; ships at coasts and islands can create new posts.
dies_irae-guide-place = Whoever plays first may choose freely; whoever plays last sees what the others did.
dies_irae-guide-action = Five actions a turn: what the power before you just chose is closed to you, and you choose none more than twice. Posts bring income, development strength, stability keeps you alive.
dies_irae-guide-moving = Go where a good is free, to create a post there later; or among a rival’s posts with legions, to contest them.
dies_irae-guide-route = Entering a hex with another power’s pieces stops you; legions there contest it, which takes its owner’s income.
dies_irae-guide-attacking = Each full 3 of strength removes an enemy unit, on both sides at once: compare the sums before you begin.
dies_irae-guide-building = Each fortress builds one unit; a monument is 1 point and 1 stability.
dies_irae-guide-trading = A post costs 15 talents, 20 later, and pays every turn; all goods of an island or a province make it yours.
dies_irae-guide-steadying = Stability strengthens your combats; below −8 you have lost, above +8 is the golden age: 1 point for good.
dies_irae-guide-developing = Military and Fleet make units stronger, Economy and Culture open the other rows and bring stability; the end of each row is 1 point.
dies_irae-guide-offering = For three turns neither of you enters the other’s hexes. Offer it to those who cannot afford the 2 stability of a refusal.
dies_irae-guide-offer = Accept, and you get the talents and three turns of peace with this rival; refuse, and it costs 2 stability.
dies_irae-guide-supply = Each post of cereals, fish, wine, cattle or olives feeds one legion, beside two that are always fed: give up those you need least.
dies_irae-guide-lead-count = Those who stay may still move elsewhere in the same action, each unit once.
dies_irae-guide-lead-hex = Each of your units may move once in this action; begin with those that must clear the way.
dies_irae-guide-raise-unit = Legions take, hold and contest land; ships carry them, and create posts on coasts and islands.
dies_irae-guide-fight-unit = Legions fight legions and ships fight ships; each kind has one combat of its own.
