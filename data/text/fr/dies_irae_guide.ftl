### Dies Irae pour qui débute : à quoi sert chaque question du panneau, une phrase chacune.

dies_irae-guide-power = La Grèce est pauvre et vit sur la mer, la Perse grande et riche, l’Égypte stable derrière le désert : chacune demande un autre jeu.
dies_irae-guide-capital = Tes premiers comptoirs vont aux ressources les plus proches de ta capitale, et sa perte coûte 3 de stabilité : elle décide d’où tu commences.
dies_irae-guide-posts = Chaque tour, le premier comptoir d’une ressource rapporte sa base, et chaque autre de la même ressource 1 de plus que le précédent.
dies_irae-guide-units = Les comptoirs sans unités sont faciles à contester ; les navires sur les côtes et les îles peuvent créer de nouveaux comptoirs.
dies_irae-guide-place = Qui joue en premier choisit librement ; qui joue en dernier voit ce qu’ont fait les autres.
dies_irae-guide-action = Cinq actions par tour : ce que vient de choisir la puissance d’avant t’est fermé, et tu n’en choisis aucune plus de deux fois. Les comptoirs rapportent, le développement renforce, la stabilité te garde en vie.
dies_irae-guide-moving = Va où une ressource est libre, pour y créer un comptoir ensuite ; ou avec des légions parmi les comptoirs d’un rival, pour les contester.
dies_irae-guide-route = Entrer dans un hexagone où sont les pièces d’une autre puissance t’arrête ; des légions y contestent, ce qui prend le revenu de son propriétaire.
dies_irae-guide-attacking = Chaque tranche entière de 3 en force retire une unité ennemie, dans les deux camps à la fois : compare les sommes avant de commencer.
dies_irae-guide-building = Chaque forteresse construit une unité ; un monument vaut 1 point et 1 de stabilité.
dies_irae-guide-trading = Un comptoir coûte 15 talents, 20 plus tard, et rapporte chaque tour ; toutes les ressources d’une île ou d’une province la rendent tienne.
dies_irae-guide-steadying = La stabilité renforce tes combats ; sous −8 tu as perdu, au-dessus de +8 c’est l’âge d’or : 1 point pour de bon.
dies_irae-guide-developing = Le Militaire et la Flotte rendent les unités plus fortes, l’Économie et la Culture ouvrent les autres lignes et apportent de la stabilité ; le bout de chaque ligne vaut 1 point.
dies_irae-guide-offering = Pendant trois tours, ni toi ni ton adversaire n’entrez chez l’autre. Propose-le quand un refus, qui coûte 2 de stabilité, lui serait trop cher.
dies_irae-guide-offer = Accepte, et tu reçois les talents et trois tours de paix avec ce rival ; refuse, et cela coûte 2 de stabilité.
dies_irae-guide-supply = Chaque comptoir de céréales, poisson, vin, bétail ou olives nourrit une légion, en plus de deux toujours nourries : renonce à celles dont tu as le moins besoin.
dies_irae-guide-lead-count = Qui reste peut encore aller ailleurs dans la même action, chaque unité une fois.
dies_irae-guide-lead-hex = Chacune de tes unités peut bouger une fois dans cette action ; commence par celles qui doivent dégager la voie.
dies_irae-guide-raise-unit = Les légions prennent, tiennent et contestent les terres ; les navires les portent, et créent des comptoirs sur les côtes et les îles.
dies_irae-guide-fight-unit = Les légions combattent les légions et les navires les navires ; chaque genre a son propre combat.
