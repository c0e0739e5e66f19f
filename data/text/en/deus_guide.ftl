### Deus for newcomers: what each question of the panel is for, a sentence each.

deus-guide-act = A new card sets its whole column to work, so the more cards of a colour you have, the better the next one. Nothing suits? An offering brings a god’s gift and new cards.
deus-guide-pass = There is no card for you to play: your turn ends without anything done.
deus-guide-place = A region of yours or an empty one beside it is free; other empty ones at the edge cost 3 VP. What stands where decides what it makes, and villages fall when they are surrounded.
deus-guide-offering = The top card’s colour names the god, and each further card makes the gift larger; then you draw up to five cards.
deus-guide-end = If your hand is empty you draw five cards now; with cards left you draw none.
deus-guide-lay = Where tiles meet, new regions become neighbours: villages far from the edge are harder to surround, and never touch each other.
deus-guide-muster = Each card needs a piece of its kind on your board; what you do not take now must be gained later.
deus-guide-buy = Resources pay for cards; buy what the cards in your hand lack.
deus-guide-sell = Gold pays for cards too: 4 of it stand for any resource. But the most of a resource is worth 2 VP at the end.
deus-guide-exchange = Give what you have too much of for what your cards need.
deus-guide-produce = Each building makes what its region gives: wood in a forest, clay in a swamp, stone in a mountain, wheat in a field.
deus-guide-take = Take what the cards in your hand cost, or what you could have the most of at the end.
deus-guide-recruit = Without a piece of its kind on your board a card cannot be built: take the kinds of which you have cards.
deus-guide-draw = More cards to choose from; nobody draws beyond ten.
deus-guide-activate = A card that works once more brings its power again, as if you had just reached it.
deus-guide-look = You see cards before you decide which to keep; after that nothing of this turn can be taken back.
deus-guide-dig = Keep what goes with your tallest column, or what you can pay for soon.
deus-guide-discard = Cards you will not build make room for better ones.
deus-guide-march = An army beside a surrounded village takes it, and one beside rivals can rob them; it stops in empty land or with buildings of yours.
deus-guide-rob = Take from whoever is ahead, or whoever has what you lack.
deus-guide-besiege = A village’s points go to whoever has the most armies beside it.
deus-guide-pay = 4 gold stand for any resource, even one you have: keep the resources you could have the most of at the end.
deus-guide-offer-card = The first card you offer is on top, and its colour names the god.
deus-guide-build-card = Dearer cards do more, and each sets off all that lie below it in its column.
