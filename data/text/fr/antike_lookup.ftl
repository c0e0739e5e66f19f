### Antike : ce que /carte dit des mots de la règle, et où en sont les choses qu’on cherche.

antike-kind-term = mot de la règle

antike-term-rondel = La roue
    .text = Le cercle de huit cases où chaque nation avance dans le sens des aiguilles et choisit son action. Jusqu’à trois cases, c’est gratuit ; chaque case de plus coûte un bien ou une pièce. On ne peut pas rester sur place.
    .synonyms = roue, roue des actions, rondel
antike-term-coin = Pièce
    .text = Vaut un marbre, un fer ou un or chaque fois que tu paies. Au début de ton tour, tu peux en prendre une à la banque, qui en a 30.
    .synonyms = pièces, monnaies
antike-term-bank = Banque
    .text = La réserve commune de pièces, de temples et de ressources. Ce qu’on paie y retourne.
    .synonyms = réserve
antike-term-goods = Biens
    .text = Marbre, fer et or. Le marbre bâtit les temples, le fer arme les unités, l’or achète les progrès ; une ville coûte un de chaque. Au départ, chaque nation a 2 marbres, 1 fer et 3 ors.
    .synonyms = bien, ressource, ressources
antike-term-border = Frontière
    .text = Les légions franchissent les frontières rouges, les galères les bleues, toutes les deux celles des deux couleurs. En franchir une est une action.
    .synonyms = frontières, voisin, voisins
antike-term-action = Action
    .text = Ce qu’une unité peut faire dans une manœuvre : franchir une frontière, ou prendre part à une conquête. Chacune en a 1, avec Roue ou Voile 2, avec Routes ou Navigation 3. Combattre n’en coûte pas.
    .synonyms = actions
antike-term-defence = Défense
    .text = Combien d’unités une ville coûte à qui la conquiert : 1, ou 3 avec un temple, plus les légions et galères de sa nation sur place, plus 1 avec Monarchie ou 2 avec Démocratie.
    .synonyms = force
antike-term-fight = Combat
    .text = Les légions combattent les légions, les galères les galères, et les deux camps en perdent autant. Le hasard n’y est pour rien, et cela ne coûte pas d’action.
    .synonyms = combats, bataille
antike-term-conquest = Conquête
    .text = Des unités qui ont encore une action prennent la ville où elles se trouvent : on en perd autant que sa défense. Son temple est détruit, ce qui rapporte un général, et les unités de son possesseur sur place sont perdues. La dernière ville d’une nation ne se conquiert pas.
    .synonyms = conquêtes, conquérir, attaque
antike-term-founding = Fondation d’une ville
    .text = À la fin de tout tour, pour 1 marbre, 1 fer et 1 or chacune, dans les provinces où aucune nation n’a de ville et où tu as une unité.
    .synonyms = fondation, fonder
antike-term-know-how = Progrès
    .text = Un des huit savoir-faire : quatre de base, et un supérieur qui s’appuie sur chacun. La première nation qui l’acquiert le paie plus cher et gagne un savant. Avec les huit, tu changes les biens les uns en les autres.
    .synonyms = technologie
antike-term-higher = Progrès supérieur
    .text = Routes, Navigation, Monnaie ou Démocratie : 10 ors pour la première nation, 5 ensuite, et seulement après Roue, Voile, Marché ou Monarchie.
    .synonyms = progrès supérieurs
antike-term-personages = Personnage
    .text = Rois, savants, généraux, citoyens et navigateurs se gagnent à la fin d’un tour et ne se perdent jamais. La nation qui en a assez gagne aussitôt.
    .synonyms = personnages, victoire, but
antike-term-order = Consigne
    .text = Ta réponse, donnée d’avance par /consignes, quand des unités rivales entrent où se trouvent les tiennes : combattre, laisser passer, ou me demander.
    .synonyms = consignes

antike-held-nobody-here = Personne ne s’y trouve à présent.
antike-held-stock = { $nation } : { $count } { $good }
antike-held-beside = À côté, aux { $nation } : { $provinces }.
antike-held-beside-free = À côté, libres : { $provinces }.
antike-held-road-king = { $nation }, villes vers le prochain : { $count } sur { $needed }.
antike-held-road-citizen = { $nation }, temples vers le prochain : { $count } sur { $needed }.
antike-held-road-navigator = { $nation }, provinces avec galères vers le prochain : { $count } sur { $needed }.
antike-held-road-scholar = À gagner avec { $advances-or }, que personne n’a encore.
antike-held-road-general = À gagner en conquérant le temple de { $provinces-or }.
antike-held-on-field = { $nation } : { antike-field-told }
antike-held-bank = À la banque : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}.
antike-held-bank-goods = Et { $marble } de marbre, { $iron } de fer, { $gold } d’or.
antike-held-of-goal = { $nation } : { $count } sur { $goal }
antike-held-learned = { $nation } : { $advances }
