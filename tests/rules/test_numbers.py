"""Every rule and ruling has a test that carries its number."""

from tests.rules.numbers import NUMBERS, carried, marks_in


def test_every_rule_and_ruling_has_a_test_that_carries_its_number() -> None:
    found = carried()
    missing = [number for number in NUMBERS if number not in found]
    assert not missing, f"no test carries {', '.join(missing)}"


def test_no_test_carries_a_number_that_is_none() -> None:
    assert not set(carried()) - set(NUMBERS)


def test_the_list_of_numbers_is_whole() -> None:
    assert len(NUMBERS) == len(set(NUMBERS)) == 20 + 16 + 8 + 8 + 2 + 36


def test_only_marks_on_tests_count() -> None:
    source = """
@pytest.mark.rule("B1", "R-02")
def test_one(): ...

@pytest.mark.rule("B3")
def helper(): ...

# @pytest.mark.rule("B4")
@pytest.mark.parametrize("seats", [3])
def test_two(seats): ...
"""
    assert list(marks_in(source)) == ["B1", "R-02"]
