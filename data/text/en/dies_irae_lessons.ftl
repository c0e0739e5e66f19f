### The course of Dies Irae: the name of each lesson, what it is about, what is to be done, a hint, why other things
### are wrong where the rules do not say it, what is said when it is done.

dies_irae-lesson-moving = Ships set out
    .about = You lead **Persia**, the orange power in the east of the map; Greece is blue, Egypt yellow. There are no dice and no cards. In a turn each power does **five actions**, one after another; what an action may be stands below. With **Move** all your units may move, each once. A ship has 3 points: one for each hex of sea, coast or island.
    .task = Choose Move, and send the ship from Miletus to Samos.
    .hint = First the action, Move; then the ship in Miletus; then where it goes, the island of Samos beside it.
    .done = Your ship lies at Samos. It could go on being your move: every other unit may still go somewhere.
dies_irae-lesson-posts = Goods bring income
    .about = Your ship lies at Samos, others at Chios and Mytilene. With **Create trade posts** you place a post, for 15 talents, on every free good where a unit of yours is. Each turn the first post of a good brings its base (bronze 6, wine and olives 4), and each further one 1 more than the one before: your second wine brings 5. An island or province is **yours** when you hold all its goods; these three islands have one each. Three islands bring a **laurel**: 1 victory point.
    .task = Choose to create trade posts, and place one on Samos.
    .hint = First the action, Create trade posts; then Samos.
    .done = 15 talents spent, 6 more every turn, and your first island. In the same action Chios and Mytilene could follow, and with them the laurel.
dies_irae-lesson-cycle = Not what another just did
    .about = Five actions each, in turn: the **cycle**. What the power before you just chose is closed to you: Greece chose **Develop**. Nobody chooses an action more than twice in a cycle, and all together choose it five times at most. Who plays first? The farthest in Military; on a tie Fleet decides, then income, then the number of units, then the order before. Here Fleet did: Greece began.
        So take **stability**, which runs from −8 to +8 and strengthens your combats. Below −8 comes revolution, and you have lost; above +8 the **golden age**: 1 victory point, and it cannot be lost. You stand at +8.
    .task = Pay for a level of stability.
    .hint = Choose to pay for stability, then buy the level, for 50 talents.
    .done = The golden age: nothing can shake your people any more. You may also choose an action only to keep it from the next power.
dies_irae-lesson-development = Spaces and phases
    .about = **Develop** advances any rows by one space each. A row has twelve **spaces**, three to a **phase**, then its golden age: 1 point. Below the map, 1/4 means: on space 1, the next phase begins at 4. A phase’s first space may have a **condition**. On the chart (a button below every board of a game) a green disc with a tick says that you meet it, a ring with a bar that you do not yet. City-state (Culture I) asks for a luxury: you have gold and salt. Military I asks for City-state, so Culture goes first.
    .task = Develop Culture, then Military.
    .hint = Choose Develop; then Culture, for 4 talents; then Military, for 6, which is open only after that.
    .done = City-state adds 2 to your combats. Your fortress can build legions, and whoever is farthest in Military plays first next turn: you.
dies_irae-lesson-carrying = Across the water
    .about = A legion has 3 points; a mountain costs it 2, any other hex 1. It is stopped by **water alone**: the sea, and the **double blue lines** between two hexes of land, around islands and at the straits (Hellespont, Bosporus, the gulfs of Corinth and Argos). Brown lines, the borders of provinces, stop nobody. Your legion in Ilion cannot walk to Sestos, over the Hellespont, but a ship beside it can **carry** one legion.
    .task = Choose Move, embark the legion in Ilion and sail with it to Sestos.
    .hint = Move; embark the legion in Ilion; then the ship in Ilion, with the legion aboard; then Sestos.
    .done = The legion is at Sestos, still aboard: it goes ashore with a later Move, with all its points.
dies_irae-lesson-supply = Food for legions
    .about = The turn is over. Whoever has enough points now would win; then **ships** are paid for (1 talent each, you paid 6), and **legions** must eat. Two are fed in any case, and one more for each post of cereals, fish, wine, cattle or olives. You have six such posts: fish, cereals, two of wine, two of olives. So eight legions are fed, and you have nine, as those aboard eat too.
    .task = Give up one legion: the one in Dorylaion is needed least.
    .hint = Choose Dorylaion: there your post stays, and no enemy is near.
    .because = The legions aboard are to land soon, and those in Sardis and Celaenae guard your capital and the south.
    .done = Eight legions, all fed, and a new turn has begun with income for everybody. The post in Dorylaion remains yours without a legion.
dies_irae-lesson-contesting = Contested
    .about = Two ships of yours lie off Thebes, with two legions aboard. Ships disturb nobody before Astronomy (Fleet IV). But where **legions** enter among another’s units, posts or fortresses, the hex is **contested**: it brings its owner nothing, and counts for no province. In Thebes it costs Greece 7 talents a turn, the province of Attica-Boeotia and with it **1 stability**: each province lost costs one. It costs you nothing but the Move, without any fight.
    .task = Choose Move, and land both legions in Thebes.
    .hint = Move; land the legions that are aboard in Thebes; and where they go: Thebes itself.
    .done = Thebes is contested: Greece has lost its province and falls to −7. Thebes is free again when either side has left or lost what is there.
dies_irae-lesson-fighting = By land and by sea
    .about = Greece has sent a legion and a ship to Thebes. With **Attack** you may begin one combat by land and one by sea there. Add up: **1** for each unit (more in later phases), once per combat culture and stability, and for the defender 5 for a fortress, 2 on a mountain. **Every full 3 removes an enemy unit**, on both sides at once.
        You: 2 legions, City-state 2, golden age 3, in all **7**. Greece: 1 legion, and −3 for its stability: **0**, so you lose nothing. Below 3 nobody falls. The same holds for the ships.
    .task = Choose Attack, and fight Greece in Thebes by land and by sea.
    .hint = Attack; fight Greece in Thebes with legions, then with ships.
    .done = Legion and ship are gone, and you lost nothing. Nobody guards the post in Thebes: with your next Attack you can take it, free.
dies_irae-lesson-armistice = Peace at a price
    .about = You offer a rival talents for an **armistice**: now 35. If your rival accepts, you pay, and for this turn and two more neither enters the other’s hexes nor fights. A refusal costs you nothing, and your rival **2 stability**. Contested hexes stay contested. Peace is worth its price if war would cost you more: goods every turn, stability for each province, units. Offer it to those who cannot afford to refuse: Greece stands at −7, and −9 would be revolution.
    .task = Ask Greece for an armistice.
    .hint = Choose to ask for an armistice, then Greece.
    .done = Greece accepts and receives 35 talents. Your coast is safe from it for three turns, so you can look towards Egypt.
dies_irae-lesson-winning = How one wins
    .about = The end of another, short game: **8 points** at the end of a turn win (else 10). All play their last action. You are Persia with **7**: two monuments, the golden age of stability, three laurels for islands (3, 5, 7) and one for provinces. **Laurels** for provinces come at 4, 6, 8, 10 and 12; you have five. In Hellespontine Phrygia you hold all goods but **Ilion**: there lies only your ship, and ships control nothing. A legion does.
    .task = Move the legion from Phocaea to Ilion, and end the action.
    .hint = Move; the legion in Phocaea; to Ilion; then end the action.
    .because = You win only if this very turn brings a sixth province, with a legion at Ilion, and takes none of the five away.
    .done = A sixth province, the eighth point, and the turn ends: Persia wins. Points tied? Then monuments decide, then stability, then income. Are you ahead? In a game the line **The others** on your panel compares just these.
