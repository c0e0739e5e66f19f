"""9.4, 17.4, 17.7: trade posts are created."""

from engine.core.contract import Chance, Event, Refusal, Seat, Step, Word, named
from engine.dies_irae.actions import CreatePost
from engine.dies_irae.board import board
from engine.dies_irae.charts import POSTS, goods, phase_at, site_goods
from engine.dies_irae.events import PostCreated
from engine.dies_irae.frames import Trading
from engine.dies_irae.law.attack import capital_taken
from engine.dies_irae.law.contest import bars_trading_ships, is_contested
from engine.dies_irae.law.prices import paid, too_dear
from engine.dies_irae.law.reckoning import first_luxury
from engine.dies_irae.law.tally import held_of, posts_of
from engine.dies_irae.pieces import stack_at
from engine.dies_irae.state import NOBODY, DiesIraeState, DiesIraeStep, with_site
from engine.dies_irae.values import price
from engine.dies_irae.words import ECONOMY, POWERS, ROWS

RULE = "9.4"
MANUFACTURE = 3
"""The phase of economy from which a second post may stand in a hex (17.7)."""


def legal_posts(state: DiesIraeState, frame: Trading, seat: Seat) -> list[CreatePost]:
    """Where a post can be created now."""
    realm = state.realms[state.active]
    if too_dear(realm, price(realm.development, "trade-post"), RULE) is not None:
        return []
    found = board()
    second = state.options.second_posts
    free = {NOBODY, state.active} if second else {NOBODY}
    stands = [stack.hex for stack in realm.stacks if found.site[stack.hex] >= 0]
    places = [place for place in stands if state.sites[found.site[place]].owner in free]
    if second:
        own = (
            site.hex for number, site in enumerate(found.sites) if state.sites[number].owner == state.active
        )
        places += [place for place in own if place not in places]
    offered = [CreatePost(found.hexes[place]) for place in places]
    return [each for each in offered if refuse_post(state, frame, seat, each) is None]


def refuse_post(state: DiesIraeState, _frame: Trading, _seat: Seat, action: CreatePost) -> Refusal | None:
    """No good there, a post already, contested, nobody to create it, no pieces or boxes left, or too dear."""
    power, place = state.active, board().index[action.hex]
    realm, site = state.realms[power], board().site[place]
    facts = named(hex=action.hex)
    if site < 0:
        return Refusal("no-good-there", facts, "3.2")
    holding = state.sites[site]
    if is_contested(state, place):
        return Refusal("contested", facts, "9.1.3")
    if holding.owner not in (NOBODY, power):
        return Refusal("post-of-another", {**facts, "rival": Word("power", POWERS[holding.owner])}, RULE)
    own = holding.owner == power
    refusal = _refuse_second(state, action) if own else _refuse_trader(state, action)
    if refusal is not None:
        return refusal
    good = site_goods()[site]
    most = len(goods()[good].incomes) - 1
    if held_of(state, power, good) >= most:
        return Refusal(
            "too-many-of-a-good", {**facts, "good": Word("good", goods()[good].good), "limit": most}, "16"
        )
    if posts_of(state, power) >= POSTS:
        return Refusal("no-posts-left", {**facts, "limit": POSTS}, "16")
    return too_dear(realm, price(realm.development, "trade-post"), RULE, facts)


def _refuse_second(state: DiesIraeState, action: CreatePost) -> Refusal | None:
    """17.7: a second post from Manufacture on, no third."""
    facts = named(hex=action.hex)
    holding = state.sites[board().site[board().index[action.hex]]]
    if not state.options.second_posts:
        return Refusal("post-there", facts, RULE)
    economy = ROWS.index(ECONOMY)
    if phase_at(economy, state.realms[state.active].development[economy]) < MANUFACTURE:
        return Refusal("needs-manufacture", facts, "17.7")
    if holding.posts + holding.fortress > 1:
        return Refusal("two-posts-there", facts, "17.7")
    return None


def _refuse_trader(state: DiesIraeState, action: CreatePost) -> Refusal | None:
    """A legion ashore creates posts; a ship does without legions of others there, and not with 17.4."""
    facts = named(hex=action.hex)
    place = board().index[action.hex]
    stack = stack_at(state.realms[state.active], place)
    if stack.legions:
        return None
    if not stack.ships:
        return Refusal("nobody-to-trade", facts, RULE)
    if state.options.settlers:
        return Refusal("ships-do-not-settle", facts, "17.4")
    if bars_trading_ships(state, place, state.active):
        return Refusal("ships-trade-alone", facts, "9.1")
    return None


def create_post(
    state: DiesIraeState, _frame: Trading, _seat: Seat, action: CreatePost, _chance: Chance
) -> DiesIraeStep:
    """The post stands and is paid."""
    power, place = state.active, board().index[action.hex]
    site = board().site[place]
    holding = state.sites[site]
    state, cost = paid(state, "trade-post")
    events: list[Event] = [PostCreated(POWERS[power], action.hex, goods()[site_goods()[site]].good, cost)]
    state = with_site(state, site, holding._replace(owner=power, posts=holding.posts + 1))
    state = first_luxury(state, power, site_goods()[site], events)
    if holding.owner == NOBODY:
        state = capital_taken(state, place, power, events)
    return Step(state, tuple(events))
