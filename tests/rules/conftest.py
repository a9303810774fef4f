"""What holds for the scenarios of the rules."""

import pytest

pytest.register_assert_rewrite("tests.rules.helpers")
