"""What delivers each kind of notice: the one table of it."""

from collections.abc import Mapping

from bot.posting.beside import (
    deliver_followed,
    deliver_handover,
    deliver_held,
    deliver_offer,
    deliver_vote,
)
from bot.posting.delivery import Deliver
from bot.posting.exchange import deliver_exchange
from bot.posting.gallery import deliver_board
from bot.posting.own import deliver_closed, deliver_lobby, deliver_post
from bot.store.posts.outbox import NoticeKind

DELIVERERS: Mapping[NoticeKind, Deliver] = {
    NoticeKind.LOBBY: deliver_lobby,
    NoticeKind.TURN: deliver_post,
    NoticeKind.UNDONE: deliver_post,
    NoticeKind.ENDED: deliver_post,
    NoticeKind.CLOSED: deliver_closed,
    NoticeKind.VOTE: deliver_vote,
    NoticeKind.OFFER: deliver_offer,
    NoticeKind.HANDOVER: deliver_handover,
    NoticeKind.FOLLOWED: deliver_followed,
    NoticeKind.EXCHANGE: deliver_exchange,
    NoticeKind.HELD: deliver_held,
    NoticeKind.BOARD: deliver_board,
}

if missing := set(NoticeKind) - DELIVERERS.keys():
    raise LookupError(f"nothing delivers {sorted(missing)}")
