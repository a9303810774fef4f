"""Run tests on a machine that stutters: pytest is stopped at random for moments, as it is on busy, shared machines.

    python tools/stutter.py tests/server                       five runs
    python tools/stutter.py --runs 2 --stop 1.5 tests/web      fewer, with pauses of up to three seconds

A test that fails here alone waits for a while instead of for what must happen, or has too little patience.
Nothing is slowed down but pytest itself, so whatever runs beside it is not disturbed.
"""

import argparse
import random
import signal
import subprocess
import sys
import time


def stuttered(tests: list[str], stop: float, go: float, dice: random.Random) -> int:
    """Run pytest, stopped now and then; return its exit code."""
    process = subprocess.Popen([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests])
    try:
        while process.poll() is None:
            time.sleep(dice.uniform(0, 2 * go))
            process.send_signal(signal.SIGSTOP)  # nothing happens to a process that has ended
            time.sleep(dice.uniform(0, 2 * stop))
            process.send_signal(signal.SIGCONT)
    finally:
        process.send_signal(signal.SIGCONT)
        process.terminate()
    return process.wait()


def main() -> int:
    """Run as often as is wanted; the exit code tells whether any run failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, help="how often")
    parser.add_argument("--stop", type=float, default=0.5, help="seconds that a pause lasts on average")
    parser.add_argument("--go", type=float, default=1.0, help="seconds between two pauses on average")
    parser.add_argument("tests", nargs="+", help="which tests; whatever else is said goes to pytest, too")
    wanted, more = parser.parse_known_args()
    tests = [*wanted.tests, *more]
    codes = [stuttered(tests, wanted.stop, wanted.go, random.Random()) for _ in range(wanted.runs)]
    print(f"{sum(code != 0 for code in codes)} of {len(codes)} runs failed")
    return int(any(codes))


if __name__ == "__main__":
    sys.exit(main())
