"""The shape of JSON before its meaning: how deep it may be, and how large its numbers.

Readers call themselves for what lies inside, so depth is looked at first and without recursion.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

DEEPEST = 32  # lists and objects inside each other; nothing of ours needs a third of it
LARGEST = 1 << 63  # numbers are smaller, and larger than minus this
ZERO = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # an escaped zero byte; a backslash before it can be escaped itself
MARKS = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)


def text_too_deep(text: bytes, most: int = DEEPEST) -> bool:
    """Does JSON text open more than `most` lists and objects inside each other? It need not be valid JSON."""
    if text.count(b"[") + text.count(b"{") <= most:
        return False
    depth = 0
    for mark in MARKS.finditer(text):
        first = text[mark.start()]
        if first in b"[{":
            depth += 1
            if depth > most:
                return True
        elif first in b"]}":
            depth -= 1
    return False


def text_has_zero(text: bytes) -> bool:
    """Does JSON text hold a zero byte, as it is or escaped? Databases and file systems stumble over it."""
    return b"\0" in text or (b"\\u0000" in text and ZERO.search(text) is not None)


def trouble(data: object, most: int = DEEPEST) -> str:
    """What is wrong with the shape of data that came from JSON; empty if nothing is."""
    layer = [data]
    for _ in range(most + 1):
        inner: list[object] = []
        for value in layer:
            if isinstance(value, Mapping):
                inner += value.values()
            elif isinstance(value, list | tuple):
                inner += value
            elif isinstance(value, int) and not -LARGEST < value < LARGEST:
                return f"a number of {value.bit_length()} bits; allowed: numbers of less than 64"
        if not inner:
            return ""
        layer = inner
    return f"nested too deeply; allowed: at most {most} lists and objects inside each other"
