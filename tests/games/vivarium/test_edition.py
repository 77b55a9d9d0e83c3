"""Vivarium's editions: whatever is missing, extra, of the wrong type, out of range or inconsistent is one clear line."""

from __future__ import annotations

import re

import pytest

from tests.nets.sizes import usually
from vivant.engine.dice import FastDice
from vivant.engine.edition import edition_from_text, flatten, marks, marks_at
from vivant.engine.errors import EditionError
from vivant.engine.simulate import play_out
from vivant.games.vivarium import Vivarium
from vivant.games.vivarium.edition import SWITCHES, read_components
from vivant.testkit.nets import NETS
from vivant.testkit.trial import COMPILED

from .table import STANDARD, changed_edition, ruled

DOMINOES = '["D7", 1, 4, 3], ["D8", 1, 3, 4], ["D9", 2, 4, 4],'

# What is put in the place of what; then the entry that the refusal must name, and the message's id.
BAD = [
    # missing, extra, of the wrong type
    ('game = "vivarium"', "", "edition.game", "edition-missing"),
    ("rounds = 7 ", "", "edition.rounds", "edition-missing"),
    ("players = [2, 3, 4]", "", "edition.players", "edition-missing"),
    ("[abilities]", "[talents]", "abilities", "edition-missing"),
    ("camera_cards = 2", "", "abilities.camera_cards", "edition-missing"),
    ("[creatures]", "[beasts]", "creatures", "edition-missing"),
    ("vp_values = [1, 2, 3]", "", "creatures.vp_values", "edition-missing"),
    ("six_base = 6", "", "contract_values.six_base", "edition-missing"),
    ("[dominoes]", "[tiles]", "dominoes", "edition-missing"),
    ("camera_cards = 2", "camera_cards = 2\nfilm = 1", "abilities.film", "edition-extra"),
    ("finite_bank = true", "finite_purse = true", "rulings.finite_purse", "edition-extra"),
    ("rounds = 7 ", "rounds = 7\nlaps = 2 ", "edition.laps", "edition-extra"),
    ("rounds = 7 ", 'rounds = "7" ', "edition.rounds", "edition-type"),
    ("rounds = 7 ", "rounds = true ", "edition.rounds", "edition-type"),
    ("players = [2, 3, 4]", "players = 4", "edition.players", "edition-type"),
    ('types = ["mineral", "vegetable", "animal", "dragon"]', "types = [1, 2]", "edition.types", "edition-type"),
    # range
    ("rounds = 7 ", "rounds = 0 ", "edition.rounds", "edition-range"),
    ("board_rows = 4", "board_rows = 8", "edition.board_rows", "edition-range"),
    ("number_min = 1", "number_min = 0", "edition.number_min", "edition-range"),
    ("camera_cards = 2", "camera_cards = 0", "abilities.camera_cards", "edition-range"),
    ("per_symbol = 3", "per_symbol = -3", "contract_values.per_symbol", "edition-range"),
    ("gems_total = 40", "gems_total = -1", "edition.gems_total", "edition-range"),
    # players
    ("players = [2, 3, 4]", "players = [2, 3, 5]", "edition.players", "edition-count"),
    ("players = [2, 3, 4]", "players = [1]", "edition.players", "edition-count"),
    ("players = [2, 3, 4]", "players = [true]", "edition.players", "edition-count"),
    ("players = [2, 3, 4]", "players = [3, 3]", "edition.players", "edition-twice"),
    ("players = [2, 3, 4]", "players = []", "edition.players", "edition-short"),
    # names
    ('colours = ["mountain", "forest"', 'colours = ["Mountain", "forest"', "edition.colours", "edition-name"),
    ('types = ["mineral", ', 'types = ["mineral", "mineral", ', "edition.types", "edition-twice"),
    ('types = ["mineral", ', 'types = ["a", "b", "c", "d", "e", "mineral", ', "edition.types", "edition-names-most"),
    ('types = ["mineral", ', 'types = ["robot", "mineral", ', "edition.types", "edition-name-unused"),
    ('colours = ["mountain", ', 'colours = ["sea", "mountain", ', "edition.colours", "edition-name-unused"),
    ('symbols = ["circle", ', 'symbols = ["star", "circle", ', "edition.symbols", "edition-name-unused"),
    ('["mineral", "mountain", [', '["robot", "mountain", [', "creatures.cards", "edition-unknown"),
    ('["mineral", "mountain", [', '["mineral", "sea", [', "creatures.cards", "edition-unknown"),
    ('["E01", "bag", "circle", 1, []]', '["E01", "hat", "circle", 1, []]', "equipment.cards", "edition-unknown"),
    ('["E01", "bag", "circle", 1, []]', '["E01", "bag", "star", 1, []]', "equipment.cards", "edition-unknown"),
    ('["K13", "symbol", ["circle"]]', '["K13", "symbol", ["star"]]', "contracts.cards", "edition-unknown"),
    ('["K19", "per_contract", []]', '["K19", "per_cat", []]', "contracts.cards", "edition-unknown"),
    ('["S1", "mountain"]', '["S1", "sea"]', "starting_contracts.colour", "edition-unknown"),
    ('["T1", "mineral"]', '["T1", "robot"]', "starting_contracts.type", "edition-unknown"),
    ('["P7", "equipment", []]', '["P7", "gems", []]', "priority_tokens.tokens", "edition-unknown"),
    ('"creature", "creature", "equipment", "contract"]', '"creature", "creature", "gear", "contract"]', "edition.row_decks", "edition-unknown"),
    # ids
    ('["C01", "C02", "C03"]', '["C01", "C02", "C01"]', "creatures.cards", "edition-id-twice"),
    ('["C01", "C02", "C03"]', '["C01", "C02", "c01"]', "creatures.cards", "edition-id-twice"),
    ('["E01", "bag"', '["C01", "bag"', "equipment.cards", "edition-id-twice"),
    ('["S1", "mountain"]', '["D1", "mountain"]', "dominoes.tiles", "edition-id-twice"),
    ('["C01", "C02", "C03"]', '["C 1", "C02", "C03"]', "creatures.cards", "edition-id"),
    ('["C01", "C02", "C03"]', '["1,1", "C02", "C03"]', "creatures.cards", "edition-id"),
    ('["C01", "C02", "C03"]', '[1, "C02", "C03"]', "creatures.cards", "edition-id"),
    # rows of lists
    ('["C01", "C02", "C03"]', '["C01", "C02"]', "creatures.cards", "edition-vp-ids"),
    ('["E01", "bag", "circle", 1, []]', '["E01", "bag", "circle", 1]', "equipment.cards", "edition-row"),
    ('["E01", "bag", "circle", 1, []]', '["E01", "bag", "circle", true, []]', "equipment.cards", "edition-row"),
    ('["E01", "bag", "circle", 1, []]', "7", "equipment.cards", "edition-row"),
    ('["E01", "bag", "circle", 1, []]', '["E01", "bag", "circle", -1, []]', "equipment.cards", "edition-gems"),
    ('["E01", "bag", "circle", 1, []]', '["E01", "bag", "circle", 1, ["dragon", "animal"]]', "equipment.cards", "edition-arguments"),
    ('"wineskin", "circle", 1, ["mineral", "vegetable"]', '"wineskin", "circle", 1, ["mineral"]', "equipment.cards", "edition-arguments"),
    ('["K01", "type_pairs", ["mineral", "vegetable"]]', '["K01", "type_pairs", ["mineral", "mineral"]]', "contracts.cards", "edition-arguments"),
    ('["K19", "per_contract", []]', '["K19", "per_contract", ["dragon"]]', "contracts.cards", "edition-arguments"),
    ('["P1", "types", ["mineral", "vegetable"]]', '["P1", "types", []]', "priority_tokens.tokens", "edition-arguments"),
    ("vp_values = [1, 2, 3]", "vp_values = [1, 2, -3]", "creatures.vp_values", "edition-vp"),
    ("pairs_vp = [0, 2, 5, 9, 14]", "pairs_vp = [1, 2, 5]", "contract_values.pairs_vp", "edition-table-start"),
    ("sets_vp = [0, 4, 10, 18]", 'sets_vp = [0, "4"]', "contract_values.sets_vp", "edition-vp"),
    ("sets_vp = [0, 4, 10, 18]", "sets_vp = []", "contract_values.sets_vp", "edition-short"),
    # board and decks
    ('"creature", "creature", "equipment", "contract"]', '"creature", "creature", "equipment"]', "edition.row_decks", "edition-row-decks"),
    ("board_columns = 4", "board_columns = 5", "edition.number_max", "edition-numbers"),
    ("number_max = 4", "number_max = 5", "edition.number_max", "edition-numbers"),
    # dominoes
    (DOMINOES, '["D7", 1, 4, 3], ["D8", 1, 3, 4],', "dominoes.tiles", "edition-dominoes-few"),
    (DOMINOES, "", "dominoes.tiles", "edition-dominoes-few"),
    ('["D7", 1, 4, 3]', '["D7", 1, 4, 2]', "dominoes.tiles", "edition-dominoes-many"),
    (DOMINOES, DOMINOES + ' ["D10", 2, 3, 4],', "dominoes.tiles", "edition-dominoes-many"),
    ('["D1", 1, 2, 2]', '["D1", 1, 5, 2]', "dominoes.tiles", "edition-domino-number"),
    ('["D1", 1, 2, 2]', '["D1", 0, 2, 2]', "dominoes.tiles", "edition-domino-number"),
    ('["D1", 1, 2, 2]', '["D1", 1, 2, 5]', "dominoes.tiles", "edition-domino-players"),
    # tokens
    ('["P0", "blank", []],', "", "priority_tokens.tokens", "edition-blank"),
    ('["P7", "equipment", []]', '["P7", "blank", []]', "priority_tokens.tokens", "edition-blank"),
    ("priority_stack = 6", "priority_stack = 5", "edition.priority_stack", "edition-stack"),
    ("rounds = 7 ", "rounds = 8 ", "edition.priority_stack", "edition-stack"),
    ('["P7", "equipment", []], ["P8", "contract", []],', "", "", ""),  # six are left, which is enough
    # starting contracts and gems
    ('["S3", "desert"], ["S4", "marsh"]', '["S3", "desert"]', "starting_contracts.colour", "edition-starts"),
    ('["T3", "animal"], ["T4", "dragon"]', '["T3", "animal"]', "starting_contracts.type", "edition-starts"),
    ("gems_at_start = 1", "gems_at_start = 11", "edition.gems_at_start", "edition-gems-few"),
    # switches
    ("finite_bank = true", 'finite_bank = "no"', "rulings.finite_bank", "edition-switch"),
    ('majority = "owned"', 'majority = "most"', "rulings.majority", "edition-switch"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("find", "put", "entry", "key"), BAD, ids=[f"{key}:{entry}:{at}" for at, (_, _, entry, key) in enumerate(BAD)]
)
def test_a_bad_entry_is_refused_by_file_and_place(find: str, put: str, entry: str, key: str) -> None:
    assert STANDARD.count(find) == 1, f"{find} stands {STANDARD.count(find)} times"
    text = STANDARD.replace(find, put)
    if not key:
        Vivarium.components(edition_from_text(text, "my.toml"))
        return
    check_refused(text, entry, key)


def check_refused(text: str, entry: str, key: str) -> None:
    with pytest.raises(EditionError) as refused:
        Vivarium.components(edition_from_text(text, "my.toml"))
    error = refused.value
    assert (error.where, error.entry, error.problem.key) == ("my.toml", entry, key)
    for lang in ("en", "fr"):
        said = error.say(lang)
        assert said.startswith("my.toml, [")
        assert entry in said
        assert "\n" not in said
        assert len(said) < 300
        assert not re.search(r"\{|\$|edition-", said), said


def test_a_board_larger_than_a_deck_is_refused() -> None:
    text = re.sub(r'\["E1[0-6]", [^\]]*\[\]\],?', "", STANDARD)
    text = re.sub(r'\["E0[5-9]", [^\]]*\[\]\],?', "", text)
    text = text.replace('["E02", "bag", "square", 1, []],', "")
    for name in ("triangle", "cross"):
        text = text.replace(f'"{name}", ', "").replace(f', "{name}"]', "]", 1)
        text = re.sub(rf'\["K\d+", "symbol", \["{name}"\]\],?', "", text)
    check_refused(text, "edition.row_decks", "edition-board-large")


def test_more_rows_than_creatures_are_refused() -> None:
    decks = ", ".join(['"creature"'] * 7)
    text = STANDARD.replace("board_rows = 4", "board_rows = 7").replace("board_columns = 4", "board_columns = 7")
    text = text.replace('["creature", "creature", "equipment", "contract"]', f"[{decks}]")
    check_refused(text.replace("number_max = 4", "number_max = 7"), "edition.row_decks", "edition-board-large")


def test_a_domino_that_could_clear_no_column_is_refused() -> None:
    text = STANDARD.replace("board_rows = 4", "board_rows = 5").replace("number_max = 4", "number_max = 5")
    text = text.replace('["creature", "creature",', '["creature", "creature", "creature",')
    Vivarium.components(edition_from_text(text, "my.toml"))
    text = text.replace('["D6", 3, 4, 2]', '["D6", 3, 5, 2]')
    check_refused(text, "dominoes.tiles", "edition-no-column")
    Vivarium.components(edition_from_text(text.replace("players = [2, 3, 4]", "players = [3, 4]"), "my.toml"))


def test_too_many_cards_and_bags_are_refused() -> None:
    more = ", ".join(f'["X{n}", "map", "cross", 1, []]' for n in range(50))
    check_refused(STANDARD.replace('["E01", "bag"', f'{more}, ["E01", "bag"'), "equipment.cards", "edition-cards-most")
    more = ", ".join(f'["X{n}", "bag", "cross", 1, []]' for n in range(7))
    check_refused(STANDARD.replace('["E01", "bag"', f'{more}, ["E01", "bag"'), "equipment.cards", "edition-bags-most")
    more = ", ".join(f'["mineral", "forest", ["X{n}", "Y{n}", "Z{n}"]]' for n in range(5))
    check_refused(
        STANDARD.replace('["mineral", "mountain", [', f'{more}, ["mineral", "mountain", ['),
        "creatures.cards",
        "edition-cards-most",
    )


def test_the_standard_edition_is_that_of_the_page() -> None:
    found = read_components(Vivarium.standard_edition())
    assert (len(found.creatures), len(found.equipment), len(found.contracts)) == (48, 16, 21)
    assert (len(found.tokens), len(found.dominoes)) == (9, 9)
    assert (found.rounds, found.turns_per_player_per_round) == (7, 2)
    assert (found.board_rows, found.board_columns) == (4, 4)
    assert (found.gems_total, found.gems_at_start, found.gems_instead_of_card) == (40, 1, 2)
    assert (found.gem_vp, found.priority_vp, found.priority_gem, found.priority_stack) == (1, 2, 1, 6)
    assert sorted((card.type, card.colour, card.vp) for card in found.creatures) == [
        (type, colour, vp) for type in range(4) for colour in range(4) for vp in (1, 2, 3)
    ]
    assert [(tile.a, tile.b) for tile in found.dominoes] == [
        (1, 2),
        (1, 3),
        (1, 4),
        (2, 3),
        (2, 4),
        (3, 4),
        (1, 4),
        (1, 3),
        (2, 4),
    ]
    assert [card.gems for card in found.equipment] == [1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 1, 1]
    assert found.values.pairs == (0, 2, 5, 9, 14)
    assert found.values.sets == (0, 4, 10, 18)
    assert [(switch.name, switch.rule, switch.default) for switch in SWITCHES] == [
        ("finite_bank", "VA-R7", True),
        ("handed_creatures_pay", "VA-R11", True),
        ("majority", "VA-R17", "owned"),
        ("token_at_zero", "VA-R18", True),
        ("units_are_creatures", "VA-R20", False),
        ("starting_contracts_count", "VA-R22", True),
        ("six_minus_floor", "VA-R23", False),
    ]


def test_a_deck_may_hold_62_cards() -> None:
    assert len(read_components(OTHER["as many creatures as there may be"]).creatures) == 62


def test_rulings_that_are_not_written_have_their_defaults() -> None:
    without = STANDARD[: STANDARD.index("[rulings]")]
    assert (
        read_components(edition_from_text(without, "my.toml")).rulings
        == read_components(Vivarium.standard_edition()).rulings
    )


def test_every_entry_of_the_standard_edition_is_marked() -> None:
    found = marks(STANDARD)
    assert found["edition.rounds"] == ["printed"]
    assert found["creatures.cards"] == ["printed", "reconstructed"]
    assert found["contract_values.sets_vp"] == ["reconstructed"]
    entries = {
        f"{table}.{name}"
        for table, names in Vivarium.standard_edition().content.items()
        for name in names
        if (table, name) not in (("edition", "game"), ("edition", "name"))
    }
    assert entries <= set(found)


def test_the_marks_are_those_of_the_rules_page() -> None:
    marked = {place: marks_at(marks(STANDARD), place) for place, _ in flatten(Vivarium.standard_edition().content)}
    partly = ["printed", "reconstructed"]
    assert {place: words for place, words in marked.items() if words != ["printed"]} == {
        "edition.game": [],
        "edition.name": [],
        "edition.symbols": partly,
        "creatures.cards": partly,
        "equipment.cards": partly,
        "contracts.cards": partly,
        "contract_values.per_creature": partly,
        "contract_values.pairs_vp": partly,
        "contract_values.sets_vp": ["reconstructed"],
        "starting_contracts.colour": partly,
        "starting_contracts.type": partly,
        "priority_tokens.tokens": partly,
        "dominoes.tiles": ["printed", "reported", "reconstructed"],
        **{f"rulings.{name}": ["ruling"] for name in Vivarium.standard_edition().content["rulings"]},
    }


def test_an_edition_for_one_count_is_played_at_that_count() -> None:
    edition = changed_edition(("players = [2, 3, 4]", "players = [3]"), ('["D8", 1, 3, 4], ["D9", 2, 4, 4],', ""))
    assert Vivarium.player_counts(edition) == (3,)
    assert play_out(start := Vivarium(3, edition=edition).new(), FastDice(1)) > 2 * 42
    assert start.is_over()


OTHER = {
    "another board": changed_edition(
        ("players = [2, 3, 4]", "players = [3, 4]"),
        ("board_rows = 4", "board_rows = 5"),
        ("board_columns = 4", "board_columns = 6"),
        ('"creature", "creature", "equipment", "contract"]', '"contract", "creature", "creature", "equipment", "creature"]'),
        ("number_max = 4", "number_max = 6"),
        ('["D9", 2, 4, 4]', '["D9", 5, 6, 4]'),
    ),
    "other dominoes": changed_edition(('["D1", 1, 2, 2], ["D2", 1, 3, 2]', '["Da", 4, 4, 1], ["Db", 1, 1, 2]')),
    "other cards": changed_edition(
        ('["mineral", "mountain", ["C01", "C02", "C03"]]', '["mineral", "mountain", ["C01", "", "X3"]], ["dragon", "marsh", ["", "Y", ""]]'),
        ('["E01", "bag", "circle", 1, []]', '["E01", "bag", "circle", 9, []], ["E17", "bag", "cross", 0, []]'),
        ("camera_cards = 2", "camera_cards = 3"),
        ("binoculars_gems = 1", "binoculars_gems = 0"),
    ),
    "other contracts": changed_edition(
        ('["K19", "per_contract", []]', '["K19", "colour_sets", []], ["K22", "type_sets", []], ["K23", "symbol", ["cross"]]'),
        ("pairs_vp = [0, 2, 5, 9, 14]", "pairs_vp = [0, 7]"),
    ),
    "as many creatures as there may be": changed_edition(
        ('["mineral", "mountain", ["C01", "C02", "C03"]]', ", ".join(
            ['["mineral", "mountain", ["C01", "C02", "C03"]]']
            + [f'["dragon", "forest", ["X{n}", "Y{n}", "{"Z" if n == 0 else f"Z{n}"}"]]' for n in range(4)]
            + ['["animal", "forest", ["X9", "", "Z9"]]']
        )),
    ),
    "short": changed_edition(("rounds = 7", "rounds = 1"), ("priority_stack = 6", "priority_stack = 0")),
    "no gems": changed_edition(("gems_total = 40", "gems_total = 0"), ("gems_at_start = 1", "gems_at_start = 0")),
    "other rulings": ruled(finite_bank=False, handed_creatures_pay=False, majority="round", token_at_zero=False),
}  # fmt: skip


CASES = [(name, players) for name in OTHER for players in (2, 3, 4) if (name, players) != ("another board", 2)]


@pytest.mark.parametrize(("name", "players"), usually(CASES[::20], deep=CASES if COMPILED else CASES[::4]))
def test_another_consistent_edition_passes_all_nets(name: str, players: int) -> None:
    for at, net in enumerate(NETS):
        net(Vivarium(players, edition=OTHER[name]), 100 * players + at)
