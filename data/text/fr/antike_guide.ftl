### Antike pour qui débute : à quoi sert chaque question du panneau, une phrase chacune.

antike-guide-nation = Ta nation dit où tu commences sur la carte, et donc qui seront tes voisins.
antike-guide-settle = Une ville rapporte le bien de sa province toute la partie ; cherche des provinces libres à côté, pour les suivantes.
antike-guide-coin = Une pièce vaut un marbre, un fer ou un or : ce qui te manquera plus tard.
antike-guide-rondel = La case dit ce que tu fais ce tour, et à quelle distance sera la suivante : une à trois cases plus loin, c’est gratuit ; chaque case de plus coûte un bien ou une pièce.
antike-guide-temples = Un temple rend sa ville trois fois meilleure : elle rapporte 3, accueille 3 unités par tour et vaut 3 en défense. Chaque troisième temple gagne un citoyen.
antike-guide-arming = Les unités servent à fonder et à conquérir, et chacune dans une de tes provinces ajoute 1 à la défense de la ville.
antike-guide-know-how = Un progrès dure toute la partie. Être le tout premier à l’avoir coûte plus cher, et gagne un savant.
antike-guide-manoeuvre = Envoie des unités là où personne n’a de ville, pour en fonder une, ou là où une ville est plus faible qu’elles ne sont nombreuses, pour la conquérir.
antike-guide-founding = Les villes rapportent des biens, et chaque cinquième un roi : tu peux fonder partout où se tient une de tes unités et où personne n’a de ville.
antike-guide-entry = Un combat coûte une unité à chaque camp pour chacune que tu engages ; si tu laisses passer, elles pourront conquérir ta ville si elles suffisent.
antike-guide-pay = Une pièce paie tout, un bien seulement ce pour quoi il est fait : garde tes pièces pour ce qui te manquera.
antike-guide-arm-province = Une ville sans temple accueille une unité par tour, avec un temple trois.
antike-guide-arm-unit = Les légions passent les frontières rouges, par terre, les galères les bleues, par mer ; pour fonder, conquérir et garder, elles se valent.
antike-guide-arm-count = Plus d’unités d’un coup, c’est moins d’Armements plus tard, et chacune coûte un fer ou une pièce.
antike-guide-move-origin = Une unité qui part ne garde plus sa province : regarde ce qui se tient à côté.
antike-guide-move-target = Chaque frontière passée est une action de l’unité ; conquérir en prend une aussi.
antike-guide-move-count = Qui reste peut encore aller ailleurs ce tour-ci.
