"""The set-up page: everything that a game declares can be chosen on it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from textwrap import wrap
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from ui.driving import USUAL, press, program, setup_for, text
from wordgames import decks
from wordgames.lexicon import enchant
from wordgames.lexicon.embedded import embedded
from wordgames.setups import GAMES, find_game
from wordgames.setups.game import MAX_NAME
from wordgames.ui.program import WordGames
from wordgames.ui.setup import draft as draft_module
from wordgames.ui.setup.draft import Draft
from wordgames.ui.setup.options import explained
from wordgames.ui.setup.screen import SetupPage


class Page:
    """The set-up page and the hands at it."""

    def __init__(self, app: WordGames, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot
        page = app.screen
        assert isinstance(page, SetupPage)
        self.page = page

    async def press(self, *keys: str) -> None:
        await press(self.pilot, *keys)

    def shown(self) -> str:
        return text(self.app)

    async def go_to(self, name: str) -> None:
        """Mark that option."""
        self.page.options.focus()
        await self.pilot.pause()
        names = [field.name for field in self.page.options.fields]
        steps = (names.index(name) - self.page.options.index) % len(names)
        await self.press(*["down"] * steps)


@asynccontextmanager
async def set_up(
    folder: Path, game: str = "pdq", *, size: tuple[int, int] = USUAL
) -> AsyncIterator[Page]:
    app = program(folder)
    async with app.run_test(size=size) as pilot:
        await press(pilot, str(GAMES.index(game) + 1))
        yield Page(app, pilot)


@pytest.mark.parametrize("game", GAMES)
async def test_every_variant_can_be_chosen(tmp_path: Path, game: str) -> None:
    pick = find_game(game).variants
    if pick is None:
        return
    async with set_up(tmp_path, game) as page:
        await page.press("tab")
        for name, label, _ in [*pick.choices[1:], pick.choices[0]]:
            await page.press("down")
            assert page.page.draft.variant == name
            assert label in page.shown()


@pytest.mark.parametrize("game", GAMES)
async def test_every_option_can_be_set_and_is_explained(tmp_path: Path, game: str) -> None:
    """By the keys alone: arrows to it, and to another value."""
    async with set_up(tmp_path, game) as page:
        draft = page.page.draft
        for option in find_game(game).options:
            pick = find_game(game).variants
            if option is pick:
                continue
            if option.variants is not None and pick is not None:
                draft.set(pick.name, next(n for n in pick.names if n in option.variants))
            await page.go_to(option.name)
            before = draft.value(option)
            await page.press("right")
            after = draft.value(option)
            assert after != before
            assert option.check(after) == after
            assert option.label in page.shown()
            await page.press("left")
            assert draft.value(option) == before


async def test_what_is_chosen_is_played_and_offered_again(tmp_path: Path) -> None:
    async with set_up(tmp_path) as page:
        await page.press("word:ann", "down", "word:bob", "down", "word:cy")
        await page.press("right", "right", "t")
        await page.press("tab")
        await page.press("down", "down")  # younger
        await page.go_to("tie-window")
        await page.press("2", "0", "0")
        await page.go_to("banned")
        await page.press("word:QUIZ")
        await page.press("enter")
        await page.app.workers.wait_for_complete()
        page.app.go_home()
        await page.pilot.pause()
        setup = page.app.settings.setup("pdq")
        assert setup is not None
        assert [(seat.name, seat.key) for seat in setup.seats] == [
            ("ann", "q"),
            ("bob", "p"),
            ("cy", "t"),
        ]
        assert dict(setup.options) == {"variant": "younger", "tie-window": 200}
        assert setup.banned == ("QUIZ",)
    again = program(tmp_path)
    async with again.run_test(size=USUAL) as pilot:
        await press(pilot, "1")
        assert isinstance(again.screen, SetupPage)
        assert again.screen.draft.setup() == setup
        await press(pilot, "escape")
        await press(pilot, "3")  # another game: the same people are asked again
        assert [seat.name for seat in again.screen.draft.seats] == ["ann", "bob", "cy"]


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["ann", "ann"], "two players are called"),
        (["ann", None], "every player needs a name"),
    ],
)
async def test_bad_names_are_refused_in_a_line(
    tmp_path: Path, names: list[str | None], told: str
) -> None:
    async with set_up(tmp_path) as page:
        for name in names:
            await page.press("delete" if name is None else f"word:{name}", "down")
        await page.press("enter")
        assert page.app.screen is page.page
        assert told in page.shown()


async def test_names_that_look_like_markup_are_names(tmp_path: Path) -> None:
    async with set_up(tmp_path) as page:
        for name in ("[bold]x", "$e[/]"):
            page.app.post_message(events.Paste(name))
            await page.pilot.pause()
            await page.press("down")
        assert "[bold]x" in page.shown()
        await page.press("enter")
        assert "[bold]x" in page.shown()
        await page.press("space", "q")
        assert "[bold]x" in page.shown()


async def test_names_are_counted_in_cells_and_never_break_the_frame(tmp_path: Path) -> None:
    async with set_up(tmp_path) as page:
        page.app.post_message(events.Paste("漢字" * 20))
        await page.pilot.pause()
        assert len(page.page.draft.seats[0].name) <= MAX_NAME
        line = page.shown().splitlines()[3]
        assert line.count("│") + line.count("┃") == 4


async def test_players_come_and_go(tmp_path: Path) -> None:
    async with set_up(tmp_path) as page:
        draft = page.page.draft
        await page.press(*["f4"] * 7)
        assert len(draft.seats) == 8
        assert "only 8 chairs" in page.shown()
        assert len({seat.key for seat in draft.seats}) == 8
        await page.press(*["f6"] * 8)
        assert len(draft.seats) == 1
        assert "Somebody has to play" in page.shown()
        await page.press("down", "word:eve")
        assert draft.seats[1].name == "eve"


async def test_a_key_is_chosen_by_pressing_it(tmp_path: Path) -> None:
    async with set_up(tmp_path) as page:
        draft = page.page.draft
        await page.press("right", "right", "p")
        assert "P is Player 2's key already" in page.shown()
        await page.press("left_shift", "X")
        assert draft.seats[0].key == "x"
        await page.press("space")
        assert draft.seats[0].key == "space"
        await page.press("backspace")
        assert "needed for other things" in page.shown()


async def test_the_key_test_tells_which_keys_arrive(tmp_path: Path) -> None:
    async with set_up(tmp_path) as page:
        await page.press("f2")
        assert "press all keys together" in page.shown()
        await page.press("q")
        assert "missing P" in page.shown()
        await page.press("p")
        assert "this keyboard is fine" in page.shown()
        await page.press("f2")
        assert page.page.draft.seats[0].name == "Player 1"


async def test_numbers_can_be_typed_and_none_is_beyond_the_ends(tmp_path: Path) -> None:
    async with set_up(tmp_path) as page:
        await page.go_to("time-to-type")
        await page.press("1", "2")
        assert page.page.draft.options["time-to-type"] == 12
        await page.press("9", "9")
        assert "3 to 30 seconds or none, not 99" in page.shown()
        await page.press("right", "right")
        assert page.page.draft.options["time-to-type"] is None


async def test_a_seed_and_a_deck_of_ones_own(tmp_path: Path) -> None:
    async with set_up(tmp_path) as page:
        await page.go_to("seed")
        await page.press("word:x", "enter")
        assert "the seed is a whole number" in page.shown()
        await page.press("delete", "4", "2")
        await page.go_to("deck")
        await page.press("left")
        await page.press("enter")
        assert "type the name or the path of the deck" in page.shown()
        await page.go_to("other-deck")
        await page.press("word:nowhere", "full_stop", "word:toml", "enter")
        assert "nowhere.toml" in page.shown()
        assert "is not there" in page.shown()


async def test_a_dictionary_that_cannot_be_opened_is_told_before_the_game(tmp_path: Path) -> None:
    async with set_up(tmp_path) as page:
        await page.go_to("dictionary")
        await page.press("left")
        await page.go_to("other-dictionary")
        await page.press("word:klingon", "enter")
        assert page.app.screen is page.page
        assert "there is no dictionary 'klingon'" in page.shown()


async def test_the_mouse_can_do_it(tmp_path: Path) -> None:
    async with set_up(tmp_path) as page:
        variants = page.page.variants
        assert variants is not None
        await page.pilot.click(variants, offset=(5, 4))
        assert page.page.draft.variant == find_game("pdq").variants.names[3]  # type: ignore[union-attr]
        await page.pilot.click(page.page.players, offset=(28, 2))
        assert page.page.draft.seats[0].colour == 1


@pytest.mark.parametrize("value", ["", "][", "version = 1\n[setups]\npdq = 3\n"])
async def test_a_broken_settings_file_costs_nothing(tmp_path: Path, value: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(value)
    app = program(tmp_path)
    async with app.run_test(size=USUAL) as pilot:
        await press(pilot, "1")
        app.remember(setup_for("pdq"))
        await app.workers.wait_for_complete()
        assert app.settings.setup("pdq") == setup_for("pdq")
    kept = list(tmp_path.glob("settings.toml.corrupt-*"))
    if value == "][":
        assert [each.read_text() for each in kept] == [value]


@pytest.mark.parametrize("name", ["broad", "standard", "family"])
def test_the_dictionary_is_shown_with_its_count_and_hash(name: str) -> None:
    draft = Draft.begin("pdq", None, {}, alone=False)
    draft.set("dictionary", name)
    field = next(field for field in draft.fields() if field.name == "dictionary")
    lexicon = embedded(name)
    told = draft.explanation(field)
    assert f"{lexicon.count:,} words" in told
    assert lexicon.digest[:8] in told


async def test_a_deck_file_that_is_gone_is_told_when_the_game_should_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decks, "data_path", lambda *parts: str(tmp_path.joinpath(*parts)))
    async with set_up(tmp_path) as page:
        await page.press("enter")
        assert page.app.screen is page.page
        assert "pdq.toml: is not there" in " ".join(page.shown().split())


@pytest.mark.parametrize("tags", [(), ("en_GB", "en_US")])
def test_the_spell_checkers_dictionaries_are_offered_where_there_are_any(
    monkeypatch: pytest.MonkeyPatch, tags: tuple[str, ...]
) -> None:
    monkeypatch.setattr(enchant, "available", lambda: tags)
    draft_module.dictionaries.cache_clear()
    try:
        draft = Draft.begin("pdq", None, {}, alone=False)
        field = next(field for field in draft.fields() if field.name == "dictionary")
        offered = []
        while draft.value(field) not in offered:
            offered.append(draft.value(field))
            draft.step(field, 1)
        spelling = [f"enchant:{tag}" for tag in tags]
        assert offered == ["broad", "standard", "family", *spelling, "other"]
        if tags:
            draft.set("dictionary", "enchant:en_GB")
            assert draft.setup().dictionary == "enchant:en_GB"
    finally:
        draft_module.dictionaries.cache_clear()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(60, 18), USUAL])
async def test_no_explanation_of_an_option_is_cut(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    async with set_up(tmp_path, game, size=size) as page:
        options = page.page.options
        options.focus()
        for _ in options.fields:
            await page.press("down")
            notice = page.page.notice
            assert len(wrap(notice.text, size[0] - 2)) <= notice.size.height, notice.text


@pytest.mark.parametrize("game", GAMES)
async def test_a_large_screen_explains_the_options_below_them(tmp_path: Path, game: str) -> None:
    async with set_up(tmp_path, game, size=(160, 50)) as page:
        options = page.page.options
        shown = " ".join(page.shown().split())
        for field in options.fields:
            for word in page.page.draft.explanation(field).split():
                assert word in shown, field


@pytest.mark.parametrize("room", range(1, 60))
@pytest.mark.parametrize("told", [(1,), (2, 2, 1), (2, 2, 1, 2, 2, 2, 2, 3, 2, 2, 1, 1, 1)])
def test_explained_fields_keep_their_order_and_never_overlap(
    told: tuple[int, ...], room: int
) -> None:
    places = explained(told, room)
    assert [place.index for place in places] in ([], list(range(len(told))))
    for column in (0, 1):
        stack = [place for place in places if place.column == column]
        for above, below in pairwise(stack):
            assert above.y + above.told < below.y
        assert all(1 <= place.told <= told[place.index] for place in stack)
        assert all(place.y + place.told <= room for place in stack)
