"""Planning over real sockets: tried in private, kept over a restart, played in one click while it holds."""

from at_table import CHANNEL
from bot_process import BotProcess
from buttons import has, id_for, ids
from driver import Answer, Person
from tables import begin, called

from bot.playground.server import Playground


async def numbers(person: Person) -> int:
    """How many entries the channel's game has."""
    (file,) = (await person.command(CHANNEL, "game export")).message.attachments
    return (await person.read(file)).decode().count('"deed"')


async def press(person: Person, answer: Answer, label: str) -> Answer:
    found = await person.click(answer, label)
    assert not found.late
    return found


async def test_a_plan_is_tried_walked_kept_over_a_restart_and_played(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    assert any(each.label == "Plan" for each in post.buttons)
    before, public = await numbers(mine), len(await mine.messages(CHANNEL))

    plan = await mine.press(post, id_for(post, "plan"))
    assert plan.message.private
    assert "nothing here counts yet" in plan.text
    assert plan.message.attachments[0].description
    plan = await press(mine, plan, "coin")
    assert "1." in plan.text
    assert "1 coin" in plan.text
    plan = await press(mine, plan, "Iron")
    assert "2." in plan.text
    assert "→" in plan.text
    assert "3. End the turn" in plan.text  # nothing else is left: it comes along, as in the panel
    plan = await press(mine, plan, "◀ Step")
    assert "~~3." in plan.text
    first = plan.message.attachments[0]
    plan = await press(mine, plan, "Step ▶")
    assert "~~3." not in plan.text
    assert not any("When my turn comes" in each.label for each in plan.message.buttons)
    assert plan.message.attachments[0].url != first.url
    assert await numbers(mine) == before
    assert [m.text for m in await other.messages(CHANNEL) if "counts yet" in m.text] == []

    await bot.kill()
    await bot.start()
    plan = await press(mine, plan, "Play this")
    assert "Played:" in plan.text
    assert "Go to Iron" in plan.text
    assert await numbers(mine) == before + 4  # their next nation's coin, too
    assert len([m for m in await mine.messages(CHANNEL) if not m.private]) <= public


async def test_typed_plans_others_guessed_and_notes(bot: BotProcess, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    before = await numbers(mine)
    # The one who waits plans too: what the other might do is guessed.
    plan = await other.press(post, id_for(post, "plan"))
    assert "it is for" in plan.text
    plan = await press(other, plan, "Guess the others")
    assert "I have guessed" in plan.text
    assert not any(":plan-play:" in (each.custom_id or "") for each in plan.message.buttons)
    plan = await other.command(CHANNEL, "plan", moves="take coin / go gold")
    assert "Gold" in plan.text or "gold" in plan.text
    form = await press(other, plan, "Keep")
    kept = await other.submit(form, {"Under which name?": "gold **first**"})
    assert "Kept as “gold \\*\\*first" in kept.text
    dropped = await press(other, kept, "Drop it")
    assert "Try out moves" in dropped.text
    again = await other.choose(dropped, "gold **first**")
    assert "gold" in again.text.lower()
    assert await numbers(mine) == before

    # The first player's turn passes: one's own steps still stand, and can be played.
    for _ in range(2):  # both of their nations
        await mine.command(CHANNEL, "play", move="take coin / go iron / end")
    newest = await other.wait_for(lambda message: has(message, "turn") and other.name in message.mentions)
    fresh = await other.press(newest, id_for(newest, "plan"))
    played = await press(other, fresh, "Play this")
    assert "Played:" in played.text
    assert await numbers(mine) == before + 8


async def test_plans_after_the_board_changed_and_other_mistakes(
    playground: Playground, bot: BotProcess, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    old = await mine.command(CHANNEL, "plan", moves="take coin / go iron / end")
    older = await mine.press(post, id_for(post, "plan"))
    assert not old.late
    await mine.command(CHANNEL, "play", move="take coin")
    before = await numbers(mine)
    stale = await mine.press(old, ids(old.message, "plan-play")[0])
    assert "has changed since you saw it" in stale.text
    assert "no longer fits the game from step 1 on" in stale.text
    assert await numbers(mine) == before

    await mine.speak("fr")
    stale = await mine.press(older, ids(older.message, "plan-play")[0])
    assert "a changé depuis" in stale.text
    assert "ne va plus avec la partie à partir de l’étape 1" in stale.text
    await mine.speak("en-US")
    refused = await mine.command(CHANNEL, "plan", moves="build-temple paphos")
    assert "Step 1 of your line does not fit" in refused.text
    assert "Left of your line: `build-temple paphos`" in refused.text
    nonsense = await mine.command(CHANNEL, "plan", moves="fly to the moon")
    assert "fly" in nonsense.text
    await mine.speak("fr")
    async with Person(playground, "Zoé", "fr") as stranger:
        assert "Tu ne joues pas" in (await stranger.press(post, id_for(post, "plan"))).text
        assert "Tu ne joues pas" in (await stranger.command(CHANNEL, "plan")).text
    assert await numbers(mine) == before
    await mine.make_channel("stoa")
    assert "pas de partie" in (await mine.command("stoa", "plan")).text
    assert [choice.value for choice in await other.complete(CHANNEL, "plan", "moves", "go ir")] == ["go iron"]


async def test_moves_given_ahead_are_played_and_stop_where_told(
    bot: BotProcess, ana: Person, bruno: Person
) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    before = await numbers(mine)
    # Planned while waiting, with the other's turns guessed; given for when the turn comes.
    plan = await other.press(post, id_for(post, "plan"))
    plan = await press(other, plan, "Guess the others")
    plan = await other.command(CHANNEL, "plan", moves="take coin / go gold / end")
    given = await press(other, plan, "When my turn comes")
    assert "played when your next turn comes" in given.text
    form = await press(other, given, "Stop if")
    told = await other.submit(form, {"Names, with commas between": "alexandira, Carthago"})
    assert "Did you mean" in told.text
    assert "Carthago" in told.text
    for _ in range(2):  # both of their nations
        await mine.command(CHANNEL, "play", move="take coin / go iron / end")
    newest = await other.wait_for(
        lambda message: has(message, "turn") and other.name in message.mentions and message.id != post.id
    )
    assert await numbers(mine) == before + 9
    assert "gold" in newest.text.lower()

    # Others give moves that will not be possible, and hear why; in French too.
    refused = await mine.command(CHANNEL, "orders", moves="take coin / jump")
    assert "jump" in refused.text
    told = await mine.command(CHANNEL, "orders", moves="take coin / build-temple paphos / end")
    assert "Build" in told.text or "temple" in told.text
    await other.command(CHANNEL, "play", move="take coin / go marble / end")
    newest = await mine.wait_for(lambda message: has(message, "turn") and mine.name in message.mentions)
    panel = await mine.press(newest, id_for(newest, "turn"))
    assert "stopped before step 2" in panel.text
    assert await numbers(mine) == before + 13
    await mine.speak("fr")
    assert "se sont arrêtés avant l’étape 2" in (await mine.command(CHANNEL, "orders")).text
    await mine.speak("en-US")
    listed = await mine.command(CHANNEL, "orders")
    listed = await press(mine, listed, "Moves ahead")
    dropped = await press(mine, listed, "Drop it")
    assert "nothing is played for you" in dropped.text


async def test_a_line_that_fails_comes_back_to_be_mended(bot: BotProcess, ana: Person, bruno: Person) -> None:
    post = await begin(ana, bruno)
    mine, other = called(post, ana, bruno)
    before = await numbers(mine)
    await mine.command(CHANNEL, "plan", moves="take coin / go gold")
    failed = await mine.command(CHANNEL, "play", move="take coin / go irn / end")
    assert "Nothing of your line has been played" in failed.text
    assert "Step 2 of your line does not fit" in failed.text
    assert "`iron`" in failed.text
    assert "Kept as “Before your line”" in failed.text
    assert await numbers(mine) == before
    # What is typed goes on with the steps that fit, in place of what is left.
    for typed in ("", "GO ir", "go"):
        offers = await mine.complete(CHANNEL, "plan", "moves", typed)
        assert "go iron" in [each.value for each in offers], typed
    assert await mine.complete(CHANNEL, "plan", "moves", "go irn / ") == []
    offers = await mine.complete(CHANNEL, "plan", "moves", "go iron / en")
    assert "go iron / end" in [each.value for each in offers]
    await bot.kill()
    await bot.start()
    form = await press(mine, failed, "Mend the line")
    assert form.modal is not None
    (field,) = form.modal.body["components"]
    assert field["component"]["value"] == "go irn / end"
    plan = await mine.submit(form, {"Steps, with / between them": "go iron / end"})
    assert "Left of your line" not in plan.text
    played = await press(mine, plan, "Play this")
    assert "Played:" in played.text

    await other.speak("fr")
    late = await mine.command(CHANNEL, "play", move="take coin / go gold / end")
    assert "Your line: `take coin / go gold / end`" in late.text or "Left of your line" in late.text
    offers = await other.complete(CHANNEL, "play", "move", "prendre")
    assert [each.value for each in offers] in ([], ["prendre pièce"])
    told = await other.command(CHANNEL, "orders", moves="prendr piece / avancer or")
    assert "`prendre`" in told.text
    assert "Ta ligne\u00a0: `prendr piece / avancer or`" in told.text
