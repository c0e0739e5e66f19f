### Grécolonies : d’autres mots dont /carte parle, et où en sont les choses qu’on cherche.

grecolonies-term-colony = Colonie
    .text = Une province qui n’est pas une métropole, avec trois signes. Plusieurs joueurs peuvent y vivre ensemble. Il n’y a pas de frontières : de chaque province on va dans toutes les autres.
    .synonyms = colonies, province, provinces, frontière, frontières
grecolonies-term-metropolis = Métropole
    .text = Là où un joueur est chez lui : personne d’autre n’y vit, on ne la conquiert jamais, mais on peut la piller. Les objectifs y sont gardés, et la Garde sacrée la défend.
    .synonyms = métropoles, maison
grecolonies-term-objective = Objectif
    .text = Une tuile au nom d’un dieu, qui vaut 2 points. Il demande les deux colonies de son signe : qui vit dans les deux à la fin de sa propre action le prend, s’il était découvert quand elle a commencé.
    .synonyms = objectifs, dieu, dieux, tuile, tuiles
grecolonies-term-sign = Signe
    .text = Chaque colonie a une récolte, un artisanat et un sanctuaire ; chaque signe est sur exactement deux colonies.
    .synonyms = signes, récolte, artisanat, sanctuaire, sanctuaires
grecolonies-term-weapon = Arme
    .text = Casque, bouclier et lance : un dé montre chacune une fois ou deux. C’est elles qu’on annonce.
    .synonyms = armes, dés, dé, gobelet, gobelets
grecolonies-term-group = Groupe
    .text = Les citoyens qui se déplacent ensemble, ou qui combattent dans un camp : un dé chacun, six au plus.
    .synonyms = groupes
grecolonies-term-assault = Assaut
    .text = Un jet de dés et les annonces qui le suivent. Qui le perd retire deux citoyens du groupe : l’un va dans la Zone de fuite, l’autre dans la réserve de son joueur. Un combat a de un à cinq assauts.
    .synonyms = assauts, combat, combats
grecolonies-term-commander = Chef
    .text = L’attaquant et le défenseur, qui mènent un combat : ils annoncent, choisissent à qui sont les citoyens perdus et prennent la gloire. Le combat est fini quand l’un n’a plus personne.
    .synonyms = chefs, attaquant, défenseur
grecolonies-term-action = Action
    .text = Une par tour : déplacer des citoyens vers une province, ou en recruter trois avec ceux qui attendent à l’Oracle.
    .synonyms = tour, déplacer, recruter

grecolonies-held-fight = { $attacker } et { $defender } y combattent maintenant.
grecolonies-held-asks = Découverts et la demandant : { $objectives }.
grecolonies-held-near = { $city } vit dans ces provinces : { $provinces }.
grecolonies-held-abroad = { $provinces-id ->
    [none] Personne ailleurs.
   *[some] Vit aussi ici : { $provinces }.
} Réserve : { $reserve } ; à l’Oracle : { $oracle }.
grecolonies-held-stack = { $objectives-id ->
    [none] Aucun n’est découvert.
   *[some] Découverts : { $objectives }.
} Dans la pile : { $count }.
grecolonies-held-points = { $city } : { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
