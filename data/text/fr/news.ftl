### Les nouveautés, pour les tables en cours quand une version arrive : deux phrases par version.
### `news-<version>` avec - au lieu des points. Seule la plus récente est dite.

news-0-2 = /partie classement montre à tout moment qui a combien de points, et comment on en est arrivé là. /note garde en haut de ton panneau une note que personne d’autre ne voit, et /carte trouve tout ce qui porte un nom.
