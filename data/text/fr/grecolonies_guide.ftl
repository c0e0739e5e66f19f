### Grécolonies pour qui débute : à quoi sert chaque question du panneau, une phrase chacune.

grecolonies-guide-action = Habite les deux provinces d’un objectif ouvert à la fin de ton tour, et il est à toi : 2 points. Recrute quand il te reste trop peu de monde pour partir.
grecolonies-guide-group = Dans un combat, chaque citoyen est un dé, six au plus ; d’où ils partent, trois doivent rester.
grecolonies-guide-recruits = Les recrues n’arrivent que là où tu habites déjà : place-les d’où tu partiras, ou là où tu crains une attaque.
grecolonies-guide-cohabit = Vivre côte à côte compte pour les objectifs de chacune des deux cités ; refuser, c’est un combat, et qui le gagne reçoit un marqueur de Gloire, 1 point.
grecolonies-guide-defender = Seul celui que tu choisis te combat maintenant ; regarde combien de citoyens chacun a là.
grecolonies-guide-ally = La Gloire va à qui mène le combat. Tu prêtes tes citoyens contre ce qu’on t’a promis, ou pour empêcher quelqu’un de gagner.
grecolonies-guide-more-allies = Chaque citoyen envoyé est un dé de plus pour ce camp, jusqu’à six, et peut être perdu.
grecolonies-guide-spare = Un camp a six dés au plus. Qui va au Refuge est à l’abri, et revient après le combat.
grecolonies-guide-predict = Prédis à la fois le vainqueur et le nombre d’assauts, et deux citoyens viennent avec tes prochaines recrues ; se tromper ne coûte rien.
grecolonies-guide-shake = De nouveaux dés pour tout le monde : personne d’autre ne voit ce qu’il y a sous ton gobelet.
grecolonies-guide-open-assault = Dis combien d’une arme se trouvent sous les deux gobelets, au moins. Trop bas, on surenchérit ; trop haut, on te contre.
grecolonies-guide-announce = Moins qu’annoncé ? Contre. Exactement autant ? Esquive. Peut-être plus ? Annonce un nombre plus haut.
grecolonies-guide-lose = Un assaut perdu prend deux citoyens : l’un est à l’abri au Refuge, l’autre retourne dans la réserve de son propriétaire.
grecolonies-guide-return = Ils peuvent aller partout où tu habites déjà : pense aux signes qu’il te faut, et à qui pourrait être attaqué.
grecolonies-guide-take-count = Plus le groupe est grand, plus tu as de dés en cas de combat, et moins il en reste pour garder d’où ils viennent.
grecolonies-guide-take-origin = Partout trois au moins doivent rester : personne ne part d’où vivent trois citoyens ou moins.
grecolonies-guide-recruit-province = Tu peux répartir tes recrues entre les lieux où tu habites.
grecolonies-guide-ally-count = Un dé pour chaque citoyen envoyé ; trois restent d’où ils partent.
grecolonies-guide-announce-count = D’une arme, un dé montre un demi en moyenne : douze dés, environ six. Ce que tu vois sous ton gobelet est certain.
grecolonies-guide-announce-weapon = Les trois armes sont aussi probables : nommes-en une dont tu as beaucoup, ou fais semblant.
