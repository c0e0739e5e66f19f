"""Whom sentences name at a table with several computer players."""

from house import ANA, House

from bot.replies import teller_for


async def test_computer_players_of_a_kind_are_told_apart(house: House):
    table = await house.open(seats=4)
    table = await house.lobby.computers(table.id, ANA, "random")
    assert [str(name) for name in teller_for(table, "en").names] == [
        "Ana",
        "Random computer 1",
        "Random computer 2",
        "Random computer 3",
    ]
    table = await house.lobby.configure(table.id, ANA, seats=2)
    assert [str(name) for name in teller_for(table, "fr").names] == ["Ana", "Ordinateur (au hasard)"]
