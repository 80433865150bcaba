"""How every check ends: with what it found and a failure, or with one line that says what it looked at."""
import sys
from pathlib import Path


def report(found, looked_at, summary=None):
    for problem in found:
        print(problem)
    if found:
        sys.exit(f"{Path(sys.argv[0]).name}: {summary or f'{len(found)} found'}")
    print(looked_at)
