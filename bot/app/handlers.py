"""What every button, menu and form does: one table for the whole bot."""

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from bot.calling import presses, trial
from bot.commands.person import me, privacy
from bot.commands.playing import looking, orders, play
from bot.commands.servers import admin
from bot.commands.tables import call_settings, clock_settings, forks, game, lfg, people
from bot.herald.press import Press
from bot.posting.messages import (
    analysis_view,
    held_view,
    host_view,
    lobby_view,
    own_view,
    people_view,
    vote_view,
)
from bot.private.advising import handlers as advising
from bot.private.learning import handlers as learning
from bot.private.learning import why as lesson_why
from bot.private.looking import (
    anywhere,
    board_view,
    hand_view,
    history_view,
    post_view,
    recap_view,
    standing_view,
    thing_view,
)
from bot.private.noting import handlers as noting
from bot.private.panel import handlers as panel
from bot.private.planning import ahead_view, case_view
from bot.private.planning import handlers as planning
from bot.private.reading import rules_view, search_view, section_view, stats_view
from bot.private.why import handlers as why
from bot.private.why import happened_view

Handler: TypeAlias = Callable[[Press], Awaitable[None]]


def united(*tables: Mapping[str, Handler]) -> Mapping[str, Handler]:
    """All handlers of these tables by their names: the process does not start where two have the same.

    Raises:
        LookupError: two have the same name.
    """
    found: dict[str, Handler] = {}
    for table in tables:
        if twice := found.keys() & table.keys():
            raise LookupError(f"two handlers are called {sorted(twice)}")
        found |= table
    return found


OWN: Mapping[str, Handler] = {
    # The panel, and answers in an exchange
    "turn": panel.opened,
    "panel": panel.opened,
    "several": panel.several,
    "these": panel.these,
    "sure": panel.sure,
    "undo": panel.undo,
    "say": panel.say,
    # Plans
    "plan": play.plan,
    "plan-at": planning.walk,
    "plan-several": planning.several,
    "plan-these": planning.these,
    "plan-sure": planning.WALK.choose,
    "plan-guess": planning.guess,
    "plan-skip": planning.skip,
    "plan-drop": planning.drop,
    "plan-play": planning.play,
    "plan-both": planning.play_and_give,
    "plan-note": planning.ask_name,
    "plan-noted": planning.keep_note,
    "plan-mend": planning.ask_line,
    "plan-mended": planning.mended,
    "plan-load": planning.load,
    # Moves given ahead, and standing orders
    "plan-ahead": ahead_view.from_plan,
    "ahead": ahead_view.show,
    "ahead-drop": ahead_view.drop,
    "ahead-again": ahead_view.again,
    "ahead-unwatch": ahead_view.unwatch,
    "ahead-find": ahead_view.ask_word,
    "ahead-word": ahead_view.add_word,
    "plan-if": case_view.ask,
    "if-event": case_view.choose_event,
    "if-field": case_view.choose_word,
    "if-other": case_view.ask_again,
    "if-keep": case_view.keep,
    "if-open": ahead_view.open_case,
    "if-plan": ahead_view.plan_case,
    "if-first": ahead_view.first_case,
    "if-drop": ahead_view.drop_one,
    "orders": orders.orders,
    "case": orders.choose_case,
    "order": orders.choose_order,
    # Lessons
    **lesson_why.HANDLERS,
    # Looking at a game
    "board": looking.board,
    "boardat": board_view.board_at,
    "chart": board_view.chart,
    "words": board_view.words,
    "fork": forks.ask,
    "fork-as": forks.choose,
    "note": noting.note,
    "noted": noting.noted,
    "standing": standing_view.show,
    "standing-post": standing_view.post,
    "analysis": analysis_view.analysis,
    "hand": hand_view.hand,
    "odds": hand_view.odds,
    "what": thing_view.ask_name,
    "what-named": thing_view.show_named,
    "what-of": anywhere.show_chosen,
    "advise": advising.advise,
    "advise-play": advising.play,
    "advise-try": advising.try_out,
    "why": why.show_questions,
    "why-of": why.answer_chosen,
    "why-ask": why.ask,
    "why-typed": why.answer_typed,
    "why-post": happened_view.show_happened,
    "why-event": happened_view.show_rule,
    "why-told": happened_view.show_rule_beside,
    "history": history_view.turn_pages,
    "changed": recap_view.recap,
    "everything": post_view.everything,
    # Rules and statistics
    "titles": rules_view.turn_titles,
    "title": rules_view.choose_title,
    "topic": rules_view.turn_topic,
    "topics": rules_view.choose_topic,
    "rules-seek": search_view.ask_sought,
    "rules-sought": search_view.seek,
    "rules-open": search_view.open_found,
    "rules": rules_view.rules,
    "section": section_view.show_section,
    "stats": stats_view.elsewhere,
    # The lobby
    "join": lobby_view.join,
    "leave": lobby_view.leave,
    "start": lobby_view.start,
    "hosting": host_view.hosting,
    "fill": host_view.fill,
    "empty": host_view.empty,
    "alone": host_view.alone,
    "calloff": host_view.call_off,
    "options": lobby_view.options,
    "set": lobby_view.settle_option,
    "wish": lobby_view.wish,
    "own": own_view.own,
    "ours": own_view.ours,
    "calls": call_settings.calls,
    "clocks": clock_settings.show,
    "callset": call_settings.set_by_menu,
    # Searches for players
    "lfg-in": lfg.answer,
    "lfg-out": lfg.take_back,
    "lfg-leave": lfg.leave,
    # Going back and ending
    "concede": game.concede_now,
    "askundo": people.ask_undo,
    "abandon": people.abandon_now,
    "ballot": vote_view.ballot,
    "goon": held_view.go_on,
    "playon": vote_view.play_on,
    "unpause": vote_view.end_pause,
    # Seats
    "take": people_view.take,
    "refuse": people_view.refuse,
    "rematch": people_view.rematch,
    # Calls
    "snooze": presses.snooze,
    "snoozed": presses.snooze_typed,
    "hush": presses.hush,
    "extend": presses.extend,
    "callagain": presses.call_again,
    "standin": presses.stand_in,
    # Oneself
    "guide": me.be_guided,
    "meset": me.settle,
    "zone": me.zone_chosen,
    "meform": me.form,
    "metyped": me.settle,
    "metry": trial.try_call,
    "meback": me.back,
    "privacy": privacy.privacy,
    "privacy-details": privacy.show_details,
    "privacy-file": privacy.give_file,
    "privacy-count": privacy.count_or_not,
    "privacy-forget": privacy.ask_forget,
    "privacy-forget-now": privacy.forget_now,
    # Servers
    "admin-page": admin.turn_pages,
    "admin-close": admin.close_now,
    "admin-keep": admin.keep_table,
}

HANDLERS = united(OWN, panel.WALK.handlers(), planning.WALK.handlers(), learning.HANDLERS)
"""By the name in its id; what the ids are made of stands in `bot.herald.ids.IDS`."""
