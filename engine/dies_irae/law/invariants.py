"""What is true of every state of Dies Irae: pieces are conserved, charts agree with the board."""

from collections.abc import Iterator

from engine.dies_irae.board import LAND, SEA, board
from engine.dies_irae.charts import FORTRESSES, GOLDEN, HIGHEST, MONUMENTS, POSTS, REVOLUTION, goods, powers
from engine.dies_irae.frames import Founding, Posting, Stationing
from engine.dies_irae.law.contest import parties
from engine.dies_irae.law.tally import fortresses_of, goods_of, held_of, monuments_of, posts_of, regions_of
from engine.dies_irae.pieces import armies, count_legions, count_ships, fleets
from engine.dies_irae.state import NOBODY, DiesIraeState


def invariants(state: DiesIraeState) -> Iterator[tuple[bool, str]]:
    """What holds of a state if it is sound, each with its text."""
    for power, realm in enumerate(state.realms):
        form = powers()[power]
        name = form.power
        yield realm.talents >= 0, f"{name}: no debts"
        yield REVOLUTION <= realm.stability <= HIGHEST, f"{name}: stability on its track"
        yield all(0 <= space <= GOLDEN for space in realm.development), f"{name}: development on its chart"
        yield count_legions(realm) <= form.legion_pieces, f"{name}: legions"
        yield count_ships(realm) <= form.ship_pieces, f"{name}: ships"
        yield armies(realm) <= form.armies, f"{name}: army markers"
        yield fleets(realm) <= form.fleets, f"{name}: fleet markers"
        yield posts_of(state, power) <= POSTS, f"{name}: trade posts"
        yield fortresses_of(state, power) <= FORTRESSES, f"{name}: fortresses"
        yield monuments_of(state, power) <= MONUMENTS, f"{name}: monuments"
        yield (
            all(held_of(state, power, good) < len(form.incomes) for good, form in enumerate(goods())),
            f"{name}: posts of a good",
        )
        yield list(realm.stacks) == sorted(realm.stacks), f"{name}: stacks sorted"
        yield not realm.fallen or not realm.stacks, f"{name}: no units after revolution"
        for stack in realm.stacks:
            terrain = board().terrain[stack.hex]
            yield min(stack[1:]) >= 0 and max(stack[1:]) > 0, f"{name}: units in a stack"
            yield stack.aboard <= stack.ships, f"{name}: one legion a ship"
            yield not stack.legions or terrain != SEA, f"{name}: legions on land"
            yield not stack.ships or terrain != LAND, f"{name}: ships on water"
        if not isinstance(state.frame, Founding | Posting | Stationing):
            yield realm.goods == goods_of(state, power), f"{name}: goods chart"
            yield realm.regions == regions_of(state, power), f"{name}: control track"
    for number, holding in enumerate(state.sites):
        spot = board().hexes[board().sites[number].hex]
        yield holding.posts + holding.fortress <= 1 + state.options.second_posts, f"{spot}: posts"
        yield (holding.owner == NOBODY) == (not holding.posts and not holding.fortress), f"{spot}: owner"
        yield (
            board().sites[number].city or (not holding.fortress and holding.monument == NOBODY),
            f"{spot}: fortresses and monuments in cities",
        )
    yield list(state.contested) == sorted(set(state.contested)), "contested hexes sorted"
    for place in state.contested:
        yield len(parties(state, place)) > 1, f"{board().hexes[place]}: contested by two"
