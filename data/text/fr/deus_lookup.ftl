### Deus : les mots dont /carte parle, et où en sont les choses qu’on cherche.

deus-kind-terrain = sorte de région
deus-kind-term = mot de la règle

deus-every-region = Une case du continent : un seul propriétaire, et un pion de chaque sorte.
deus-term-column = Colonne
    .text = Tes cartes d’une couleur. Une nouvelle carte se pose dessus, puis toute la colonne agit, de la carte du bas vers le haut.
    .synonyms = colonnes
deus-term-offering = Offrande
    .text = Au lieu de construire : défausser des cartes. La couleur de celle du dessus désigne le dieu dont tu reçois le don ; puis tu pioches jusqu’à cinq cartes.
    .synonyms = offrandes, défausser
deus-term-building = Construire
    .text = Jouer une carte, la payer, placer son pion dans une région à toi ou une région vide à côté, et utiliser toute la colonne. Pour 3 PV, il peut aller au bord du plateau. Les pions de toute sorte s’appellent bâtiments.
    .synonyms = bâtiment, bâtiments, construction
deus-term-town = Ville
    .text = Une région à toi avec plusieurs bâtiments : un de chaque sorte au plus. Plusieurs cartes récompensent sa taille.
    .synonyms = villes, cité
deus-term-supply = Réserve
    .text = Ce qui est là pour tous : les ressources, qui peuvent manquer, l’or et les PV, qui ne manquent jamais, et autant de temples que de tuiles.
    .synonyms = réserve commune, banque
deus-term-personal-supply = Réserve personnelle
    .text = Tes pions qui ne sont pas encore sur ton plateau : les dieux et les cartes les y apportent, et alors seulement on peut les construire.
    .synonyms = pions
deus-term-continent = Continent
    .text = Les tuiles posées côte à côte, de sept régions chacune : deux mers, une forêt, un marais, une montagne, un champ et un village.
    .synonyms = tuile, tuiles, carte du monde, plateau
deus-term-end = Fin de la partie
    .text = Elle commence quand le dernier temple est construit ou le dernier village attaqué : on finit le tour de table, et on en joue un de plus.
    .synonyms = fin

deus-held-has = { $seat } : { $count }
deus-held-supply = Dans la réserve : { $count }
deus-held-on-map = { $seat } : { $count } sur la carte, { $ready } sur son plateau, { $spare } en réserve personnelle
deus-held-temples = Reste dans la réserve : { $count }
deus-held-not-laid = Elle n’est pas sur ce plateau.
deus-held-ground = Ici : { $terrain }.
deus-held-village = Un village ici, { $points ->
    [0] déjà attaqué
   *[other] qui vaut { $points } PV
}.
deus-held-stands = { $seat } a ici : { $pieces }.
deus-held-empty = Personne n’a rien ici.
deus-held-beside = À côté, à { $seat } : { $regions }.
deus-held-beside-free = À côté, libres : { $regions }.
deus-held-beside-villages = À côté, villages : { $regions }.
deus-held-standing = Villages restants : { $regions-id ->
    [none] aucun
   *[some] { $regions }
}.
