"""What a rule's ID looks like: AF-12, AF-E3, AF-Q5, with the prefixes of the rulebooks that there are."""
import re
from pathlib import Path

BOOKS = sorted(Path("docs/rules").glob("*.en.md"))
_FIRST = (re.search(r"\*\*([A-Z]{2})-", book.read_text(encoding="utf-8")) for book in BOOKS)
PREFIXES = [first.group(1) for first in _FIRST if first]
ID = rf"(?:{'|'.join(PREFIXES) or '(?!)'})-[A-Z]?[0-9]+"
