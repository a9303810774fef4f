"""Hygiene of names and chat."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saboteur.core.table.refusal import Refusal
from saboteur.server.limits.bounds import CHAT_LENGTH, NAME_LENGTH, NOTE_LENGTH, POINTS_A_LETTER
from saboteur.server.people.clean_text import clean, clean_chat, clean_name, clean_note, length, skeleton


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Ann   Smith ", "Ann Smith"),
        ("A\u0308nne", "Änne"),
        ("\u202eevil\u202c", "evil"),
        ("a\u200bd\u200dm\u2060in\ufeff", "admin"),
        ("tab\tand\nline", "tab and line"),
        ("bell\x07", "bell"),
        ("\u2066x\u2069", "x"),
        ("Z" + "\u0335" * 40, "Z" + "\u0335" * 3),
        ("flag\U000e0067\U000e0062", "flag"),
        ("<b>Bob</b>", "<b>Bob</b>"),
        ("Ґандзя", "Ґандзя"),
        ("👨‍👩‍👧‍👦 Fam", "👨‍👩‍👧‍👦 Fam"),
        ("\u200d👨\u200dx\u200d", "👨x"),
    ],
)
def test_a_name_loses_what_is_invisible_and_nothing_else(written: str, shown: str) -> None:
    assert clean_name(written) == shown


@pytest.mark.parametrize("empty", ["", "   ", "\u200b\u200b", "\u3164", "\u0301", "\u2800\u2800", "\x00"])
def test_a_name_without_a_visible_letter_is_refused(empty: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(empty)
    assert refused.value.code == "bad_name"


def test_length_counts_what_people_see() -> None:
    assert length("Änne") == length("A\u0308nne") == 4
    assert length("🇺🇦🇩🇪") == 2
    assert length("👍🏽") == 1
    assert length(clean("👨‍👩‍👧‍👦")) == 1
    clean_name("Z\u0335" * 24)
    with pytest.raises(Refusal):
        clean_name("x" * 25)
    with pytest.raises(Refusal):
        clean_chat("y" * 281)
    with pytest.raises(Refusal):
        clean_chat("\u200b")


@pytest.mark.parametrize(
    ("clean_text", "most"), [(clean_name, NAME_LENGTH), (clean_chat, CHAT_LENGTH), (clean_note, NOTE_LENGTH)]
)
def test_what_is_joined_into_one_letter_is_still_bounded(clean_text: Callable[[str], str], most: int) -> None:
    joined = "\u200d".join("Ⓐ" * (POINTS_A_LETTER * most // 2))
    assert length(joined) == 1
    assert clean_text(joined[:20]) == joined[:19]
    with pytest.raises(Refusal):
        clean_text(joined + "\u200dⒶ")
    heavy = "\U00011c00\U00011c30\U00011c31\U00011c32" * most  # one letter with three marks, four bytes each
    assert len(clean(heavy)) <= POINTS_A_LETTER * most
    with pytest.raises(Refusal):
        clean_text(heavy)


@pytest.mark.parametrize("letter", ["x", "ж", "漢", "Z\u0335\u0336", "👍🏽", "🇺🇦", "की", "👨"])
def test_a_full_name_fits_in_every_script(letter: str) -> None:
    assert clean_name(letter * NAME_LENGTH) == letter * NAME_LENGTH


def test_notes_keep_their_lines() -> None:
    assert clean_note("one\n\n two\u202e  three \n") == "one\n\ntwo three"


@given(st.text())
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    once = clean(text)
    assert clean(once) == once
    assert all(char.isprintable() or char == "\u200d" for char in once)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Аnna"),
        ("ANNA", "αnna"),
        ("Ben", "Вen"),
        ("Paul", "PauI"),
        ("Olga", "0lga"),
        ("Ännе", "Anne"),
        ("Burn", "Bum"),
        ("Nick", "Νick"),  # Greek capital nu, whose small letter looks like v
        ("Weiß", "Weiss"),
        ("Tessa", "ᎢᎬᏚᏚᎪ"),  # Cherokee
        ("Sonya", "Տօոყɑ"),  # Armenian, Georgian, phonetic
        ("Hans", "ꓧꓮꓠꓢ"),  # Lisu
        ("Noah", "ⲚⲞᴀⲎ"),  # Coptic, a small capital
        ("Will", "VVill"),
    ],
)
def test_names_that_look_alike_have_the_same_skeleton(one: str, other: str) -> None:
    assert one != other
    assert skeleton(one) == skeleton(other)


def test_names_that_differ_to_the_eye_differ() -> None:
    names = ["Anna", "Anne", "Ben", "Тарас", "Тамара", "Ivan", "Іван", "Petr", "Maja", "Olaf", "👨‍👩‍👧", "👨"]
    assert len({skeleton(name) for name in names}) == len(names)
