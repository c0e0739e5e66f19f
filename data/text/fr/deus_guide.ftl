### Deus pour qui débute : à quoi sert chaque question du panneau, une phrase chacune.

deus-guide-act = Une nouvelle carte fait agir toute sa colonne : plus tu en as d’une couleur, meilleure est la suivante. Rien ne convient ? Une offrande apporte le don d’un dieu et de nouvelles cartes.
deus-guide-pass = Il n’y a pas de carte à jouer pour toi : ton tour se termine sans rien.
deus-guide-place = Une de tes régions ou une région vide à côté est gratuite ; les autres régions vides du bord coûtent 3 PV. Le lieu décide de ce qui y est produit, et les villages tombent une fois entourés.
deus-guide-offering = La couleur de la carte du dessus désigne le dieu, et chaque carte de plus agrandit le don ; puis tu pioches jusqu’à cinq cartes.
deus-guide-end = Si ta main est vide, tu pioches cinq cartes maintenant ; s’il te reste des cartes, aucune.
deus-guide-lay = Là où les tuiles se touchent, des régions deviennent voisines : un village loin du bord est plus difficile à entourer, et deux villages ne se touchent jamais.
deus-guide-muster = Chaque carte demande une pièce de son genre sur ton plateau ; ce que tu ne prends pas maintenant, il faudra le gagner.
deus-guide-buy = Les ressources paient les cartes ; achète ce qui manque à celles de ta main.
deus-guide-sell = L’or paie aussi les cartes : 4 valent n’importe quelle ressource. Mais le plus d’une ressource vaut 2 PV à la fin.
deus-guide-exchange = Donne ce que tu as en trop contre ce que tes cartes demandent.
deus-guide-produce = Chaque bâtiment produit ce que donne sa région : bois en forêt, argile au marais, pierre en montagne, blé au champ.
deus-guide-take = Prends ce que coûtent les cartes de ta main, ou ce dont tu pourrais avoir le plus à la fin.
deus-guide-recruit = Sans pièce de son genre sur ton plateau, une carte ne se construit pas : prends les genres dont tu as des cartes.
deus-guide-draw = Plus de cartes au choix ; personne ne pioche au-delà de dix.
deus-guide-activate = Une carte qui agit encore une fois apporte de nouveau son pouvoir, comme si tu venais de l’atteindre.
deus-guide-look = Tu vois des cartes avant de choisir lesquelles garder ; après, rien de ce tour ne peut être repris.
deus-guide-dig = Garde ce qui va avec ta plus haute colonne, ou ce que tu pourras bientôt payer.
deus-guide-discard = Les cartes que tu ne construiras pas font place à de meilleures.
deus-guide-march = Une armée à côté d’un village entouré le prend, et à côté de rivaux elle peut les piller ; elle s’arrête en terre vide ou chez toi.
deus-guide-rob = Prends à qui est en tête, ou à qui a ce qui te manque.
deus-guide-besiege = Les points d’un village vont à qui a le plus d’armées à côté.
deus-guide-pay = 4 ors valent n’importe quelle ressource, même une que tu as : garde celles dont tu pourrais avoir le plus à la fin.
deus-guide-offer-card = La première carte offerte est sur le dessus, et sa couleur désigne le dieu.
deus-guide-build-card = Les cartes plus chères font plus, et chacune fait agir toutes celles sous elle dans sa colonne.
