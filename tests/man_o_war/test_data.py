"""The data set: its lengths, sources and tables, and what a host may change."""

import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from engine.core.errors import BadData
from engine.games.man_o_war.model import areas, data_set, ships, tables
from engine.games.man_o_war.model.areas import AreaName
from engine.games.man_o_war.model.cards import DataSet
from engine.games.man_o_war.model.data_checks import check
from engine.games.man_o_war.model.lengths import LENGTH_FIELDS, in_units, units
from engine.games.man_o_war.model.ships import ShipCard, ShipSort, Weapon, weapon_of
from tests.man_o_war.printed_cards import EVERY_SHIP, OURS, ship

FOLDER = Path(data_set.__file__).parents[1] / "data"
GALLEY_OARS = 'fore = "bow_battery", aft = "stern"'
OARS = "oars = { speed = 10, battle = 15, back = 5 }"
OURS_ALONE, RULEBOOKS = 'source = "authored"', 'source = "rulebook"'


def rulebooks(card: Any) -> set[str]:
    """The values of *card* marked as the rulebook's, each area by its name."""
    marks = set[str]()
    for path in card.rulebook:
        names = card.areas if "*" in path else [""]
        marks |= {path.replace("*", name) for name in names}
    return marks


@pytest.mark.rule("MOW-RANGE-01", "MOW-RANGE-04")
def test_the_ruler_of_guns_has_three_bands_of_7_5_cm() -> None:
    gun = OURS.weapons[Weapon.GUN]
    assert [band.reach for band in gun.bands] == [75_000, 150_000, 225_000]
    assert [band.save_modifier for band in gun.bands] == [-1, 0, 1]
    assert (gun.nearest, gun.over_ships, gun.repels) == (0, False, 1)


def test_the_tables_are_those_of_the_rulebook() -> None:
    rolled = OURS.tables
    criticals = [dataclasses.asdict(one) for one in rolled.criticals.results]
    assert [one.pop("kind") for one in criticals] == [
        *("panic", "catches_fire", "crew_lost", "holed", "holed", "holed"),
    ]
    assert [[*one.values()] for one in criticals] == [[], [], [1], [1], [2], [3]]
    assert " ".join(rolled.fire.results) == "goes_out contained contained fore up aft"
    assert " ".join(rolled.two_above.results) == "left left left right right right"
    assert " ".join(rolled.overboard.results) == "port port starboard starboard ahead ahead"
    assert rolled.grounding.results == (3, 3, 2, 2, 1, 1)
    assert rolled.terrain.results == (0, 0, 1, 1, 2, 3)


def test_the_captains_table_takes_moves_fire_the_captain_or_crews() -> None:
    told = {
        one.name: (one.no_move, one.no_fire, one.drifts, one.crew_lost_from)
        for one in OURS.tables.captain.results
    }
    assert [*told.items()] == [
        ("charts_lost", (True, False, False, None)),
        ("treasure_scattered", (False, True, False, None)),
        ("captain_killed", (True, True, False, None)),
        ("captain_overboard", (False, False, True, None)),
        ("rum", (False, False, False, 6)),
        ("mutiny", (False, False, False, 5)),
    ]


def test_every_table_is_marked_as_the_rulebooks() -> None:
    every = [getattr(OURS.tables, field.name) for field in dataclasses.fields(OURS.tables)]
    assert len(every) == 7
    assert {table.source for table in every} == {"rulebook"}


@pytest.mark.parametrize(
    ("sort", "marks"),
    [
        ("wargalley", "oars guns crew areas.mast.effect"),
        ("pirate_galley", "oars guns crew waterline.save areas.mast.effect"),
        ("wolfship", "guns.bow guns.broadside areas.forecastle.boxes areas.forecastle.effect"),
        ("greatship", "ship_class crew"),
        ("corsair", "divided sails oars guns crew waterline honours ram_damage"),
        ("corsair", "areas.bow.save areas.stern.effect areas.gun_deck.low areas.mizzenmast.boxes"),
        ("buccaneer", "ship_class"),
        ("galleon", "ship_class crew"),
    ],
)
def test_what_the_rulebook_gives_of_a_ship_is_marked_as_the_rulebooks(
    sort: str, marks: str
) -> None:
    assert {*marks.split()} <= rulebooks(ship(sort))


@EVERY_SHIP
def test_footprint_points_and_what_lies_beside_what_are_marked_as_ours(card: ShipCard) -> None:
    ours = {"length", "width", "points", "areas", *(f"areas.{name}" for name in card.areas)}
    ours |= {f"areas.{name}.{field}" for name in card.areas for field in ("fore", "aft", "up")}
    assert card.source == "authored"
    assert not ours & rulebooks(card)


@pytest.mark.rule("MOW-GAP-02")
def test_a_catapult_shoots_over_ships_from_7_5_cm_on_and_repels_nobody() -> None:
    catapult = OURS.weapons[Weapon.CATAPULT]
    assert (catapult.nearest, catapult.over_ships, catapult.repels) == (75_000, True, 0)
    assert [(band.reach, band.save_modifier) for band in catapult.bands] == [(225_000, 0)]
    armed = {card.sort: weapon_of(card, "bow") for card in OURS.ships.values()}
    assert [sort for sort, weapon in armed.items() if weapon is Weapon.CATAPULT] == ["buccaneer"]


# Lengths.


def records() -> Iterator[tuple[str, bool]]:
    """Every field of the cards and tables, and whether it is a length."""
    for module in (areas, ships, tables):
        for kind in vars(module).values():
            if isinstance(kind, type) and dataclasses.is_dataclass(kind):
                for field, hint in get_type_hints(kind, include_extras=True).items():
                    yield field, "length" in getattr(hint, "__metadata__", ())


@pytest.mark.rule("MOW-GEO-18")
def test_every_length_and_nothing_else_is_read_in_centimetres() -> None:
    found = [*records()]
    assert {field for field, is_length in found if is_length} == LENGTH_FIELDS
    assert not {field for field, is_length in found if not is_length} & LENGTH_FIELDS


def test_centimetres_become_units_of_a_ten_thousandth() -> None:
    plain = {"width": 2.5, "crew": 2, "parts": [{"by": 0.0001}, {"by": 0.07}], "speed": True}
    assert units(22.5) == 225_000
    assert in_units(plain, "") == {
        "width": 25_000,
        "crew": 2,
        "parts": [{"by": 1}, {"by": 700}],
        "speed": True,
    }


# A host's files.


def overlaid(folder: Path, file: str, old: str, new: str) -> DataSet:
    """Our data set with a host's *file*, which has *new* wherever ours has *old*."""
    text = (FOLDER / f"{file}.toml").read_text("utf-8")
    assert old in text
    (folder / f"{file}.toml").write_text(text.replace(old, new), "utf-8")
    return data_set.load(folder)


def test_a_host_may_change_a_ship(tmp_path: Path) -> None:
    data = overlaid(tmp_path, "ships", "points = 72\n", "points = 70\n")
    assert data.ships[ShipSort.BUCCANEER].points == 70
    assert data.ships[ShipSort.CORSAIR] == OURS.ships[ShipSort.CORSAIR]
    assert data.hash != OURS.hash
    assert data_set.find(data.hash) == data


def test_a_host_may_offer_another_fleet(tmp_path: Path) -> None:
    fleet = 'nation = "empire"\npoints = 700\nsquadrons = ["wolfship"]\nsource = "authored"\n'
    (tmp_path / "fleets.toml").write_text(f"[three_wolves]\n{fleet}", "utf-8")
    data = data_set.load(tmp_path)
    assert data.fleets["three_wolves"].squadrons == (ShipSort.WOLFSHIP,)
    assert data.fleets.keys() - OURS.fleets.keys() == {"three_wolves"}


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "ships",
            "bow = 3, broad",
            "bow = 2, broad",
            r"[wolfship] guns.bow: 2, but its areas lose 3",
        ),
        ("ships", "hit = [2, 3]", "hit = [1, 3]", "[wargalley] areas.bow_battery.hit.0: "),
        (
            "ships",
            "high = [5, 6]",
            "high = [4, 6]",
            "areas: 4 stands 2 times among the high numbers",
        ),
        ("ships", "low = [6]", "hit = [6]", "areas.stern.hit: the ship is divided"),
        ("ships", "hit = [6]", "low = [6]", "areas.stern.low: the ship is undivided"),
        ("ships", "hit = [6], ", "", "areas.stern.hit: no number hits the area"),
        (
            "ships",
            GALLEY_OARS,
            'fore = "bow_battery", aft = "bow_battery"',
            "bow_battery does not have oars fore of it",
        ),
        (
            "ships",
            GALLEY_OARS,
            'fore = "bow_battery", aft = "deck"',
            "areas.oars.aft: the ship has no area deck",
        ),
        (
            "ships",
            GALLEY_OARS,
            'fore = "bow_battery"',
            "areas.stern.fore: oars does not have stern aft of it",
        ),
        ("ships", 'up = ["deck"]', 'up = ["bow"]', "areas.stern.up: bow is in no higher row"),
        ("ships", 'up = ["mast"]', 'up = ["deck"]', "areas.oars.up: the ship has no area deck"),
        (
            "ships",
            'row = "high", hit',
            'row = "low", hit',
            "areas.forecastle.up: foremast is in no higher",
        ),
        (
            "ships",
            'row = "low", hit = [6]',
            'row = "centre", hit = [6]',
            "deck.aft: stern is in another row",
        ),
        ("ships", "crew = 5", "crew = 5\nram_damage = 2", "ram_damage: a ship without oars has no"),
        (
            "ships",
            "width = 2.5",
            "width = 6.5",
            "width: a ship is as long as it is wide, or longer",
        ),
        ("ships", "width = 2.5", "width = 0", "width: a ship is as long as it is wide, or longer"),
        ("ships", "width = 2.5", "width = -1", "width: -1 is not a length in cm from 0 to 180"),
        ("ships", "width = 2.5", "width = nan", "width: nan is not a length in cm from 0 to 180"),
        ("ships", "width = 2.5", "width = 25000", "width: 25000 is not a length in cm from 0 to"),
        ("ships", "width = 2.5", "width = 2.00005", "width: 2.00005 cm is finer than 1/10,000 cm"),
        ("ships", "width = 2.5", "width = true", "width: Input should be a valid integer"),
        ("ships", "width = 2.5", 'width = "2.5"', "width: Input should be a valid integer"),
        ("ships", f"{OARS}\nram_damage = 3\n", "", "areas.oars.effect: the ship has no oars"),
        ("ships", "save = 5", "save = 7", ".save: Input should be less than or equal to 6"),
        ("ships", '"guns.bow"', '"guns.prow"', "rulebook: the card has no value 'guns.prow'"),
        ("ships", '"areas.*.save"', '"areas.*.saves"', "the card has no value 'areas.*.saves'"),
        ("ships", '"areas.mast.effect"', '"areas.deck.effect"', "has no value 'areas.deck.effect'"),
        ("ships", '"areas.mast.effect"', '"crew.first"', "has no value 'crew.first'"),
        (
            "ships",
            "points = 100",
            "points = 130",
            "cost 1611 of 1500 points, of which 75 are kept for the",
        ),
        (
            "weapons",
            f"{OURS_ALONE}\nrule",
            f"{RULEBOOKS}\nrule",
            "the whole card is the rulebook's",
        ),
        ("weapons", "reach = 15,", "reach = 5,", "[gun] bands: each reaches farther than the one"),
        (
            "weapons",
            "nearest = 7.5",
            "nearest = 22.5",
            "[catapult] bands: each reaches farther than",
        ),
        (
            "weapons",
            "width = 2.5",
            "width = 0",
            "weapons.toml [catapult] width: the ruler has none",
        ),
        ("weapons", "repels = 0", "range = 0", "weapons.toml [catapult] repels: Field required"),
        ("tables", '"contained", "contained", ', "", "tables.toml fire.results: Tuple should have"),
        ("tables", '"rum"', '"rest"', "tables.toml captain.results.4.name: Input should be "),
        ("tables", "crew = 1", "points = 1", "criticals.results.2.crew_lost.crew: Field required"),
        ("building", ", capital_ship = 1", "", "building.toml squadrons: capital_ship is missing"),
        (
            "building",
            '["squadrons.ship',
            '["squadron.ship',
            "building.toml rulebook: the card",
        ),
        ("building", "points = 1500", "points = 2000", "there is no total of 1500 points"),
        (
            "fleets",
            'quadrons = ["corsair"]',
            'quadrons = ["wolfship"]',
            "bretonnia has no such ship",
        ),
        ("fleets", '"galleon", "corsair"]', '"galleon"]', "too few squadrons of the line for its"),
        (
            "fleets",
            '["pirate_galley", "pirate_galley", "buc',
            '["pirate_galley", "buc',
            "pirates has too few squadrons",
        ),
        ("fleets", '"wargalley"]\nsource', '"galley"]\nsource', "squadrons.1: Input should be "),
        (
            "fleets",
            "standard = true",
            "standard = false",
            "not one fleet is standard for empire at 450",
        ),
    ],
)
def test_a_fault_in_a_hosts_file_is_told_with_its_place(
    tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    with pytest.raises(BadData, match=re.escape(told)):
        overlaid(tmp_path, file, old, new)


@pytest.mark.parametrize(
    ("order", "told"),
    [
        ("mast bow_battery oars stern", "bow_battery is in a lower row than mast"),
        ("oars bow_battery stern mast", "bow_battery is nearer to the bow than oars"),
    ],
)
def test_areas_in_another_order_are_a_fault(order: str, told: str) -> None:
    galley = ship("wargalley")
    areas_so = {AreaName(name): galley.areas[AreaName(name)] for name in order.split()}
    shuffled = dataclasses.replace(galley, areas=areas_so)
    data = dataclasses.replace(OURS, ships={**OURS.ships, galley.sort: shuffled})
    with pytest.raises(BadData, match=re.escape(f"ships.toml [wargalley] areas: {told}")):
        check(data)


def test_a_kept_data_set_is_restored_unless_changed(tmp_path: Path) -> None:
    (tmp_path / "kept.json").write_bytes(data_set.dump(OURS))
    assert data_set.restore_all(tmp_path) == ()
    changed = data_set.dump(OURS).replace(b'"crew":5', b'"crew":6')
    (tmp_path / "kept.json").write_bytes(changed)
    (told,) = data_set.restore_all(tmp_path)
    assert told.endswith("kept.json was changed since it was kept")
