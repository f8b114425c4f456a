"""The log of a match: it never changes, shares what it can, and tells only what is read."""

from __future__ import annotations

import pytest

import theomachy
from theomachy.core.log import EVERY, RECENT, Log, MoveRow
from theomachy.core.match import Match

GAME = theomachy.game("gods-second")


def first_legal(match: Match, count: int) -> None:
    for _ in range(count):
        match.play_text(match.legal_texts()[0])


def facts(log: Log) -> list[object]:
    rows = [entry.row for entry in log.entries]
    return [log.position.key(), rows, log.seq, [text for *_, text in log.told(None, "en")]]


def test_two_futures_of_the_same_past_do_not_meet() -> None:
    """As when a row could not be written: the next log is made from the same one, and the first is forgotten."""
    match = Match(GAME, 2, 1)
    first_legal(match, 6)
    past = match.log
    before = facts(past)
    legal = [int(a) for a in past.position.legal(past.position.turn)]
    player = int(past.position.turn)
    futures = [past.play(player, action, lambda position: None) for action in legal[:4]]
    assert facts(past) == before
    for action, future in zip(legal, futures, strict=False):
        assert future.entries[-1].row.action == action
        assert len(future) == len(past) + 1
        alone = past.position.copy()
        alone.apply(player, action)
        assert future.position.key() == alone.key()
        later, _ = future.take_back(player)
        assert later.position.key() == past.position.key()
        assert (later.seq, later.last_undo, len(later)) == (future.seq + 1, future.seq + 1, len(past))


def test_sentences_are_made_when_somebody_reads_them(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    words = GAME.module("words.words")
    say = words.say

    def counted(position: object, event: object, lang: str) -> str:
        said.append(lang)
        return str(say(position, event, lang))

    monkeypatch.setattr(words, "say", counted)
    match = Match(GAME, 2, 1)
    first_legal(match, 20)
    assert said == []
    german = match.story(lang="de")
    assert said == ["de"] * len(match.events)
    assert match.story(lang="de") == german
    first_legal(match, 1)
    match.story(lang="de", since=len(match.log) - 1)
    assert len(said) <= len(match.events)
    assert set(said) == {"de"}


def test_a_long_log_keeps_few_positions() -> None:
    match = Match(GAME, 2, 4)
    while not match.over:
        match.play_text(match.legal_texts()[0])
    rows = [entry.row for entry in match.log.entries]
    at_once = Log(GAME, match.start).after(rows)
    assert len(rows) > 3 * EVERY
    for log in (match.log, at_once):
        kept = [number for number, entry in enumerate(log.entries) if entry.after is not None]
        assert [number for number in kept if number < len(log) - RECENT] == [*range(0, len(log) - RECENT, EVERY)]
    assert facts(at_once) == facts(match.log)


def test_rows_are_found_by_their_numbers() -> None:
    match = Match(GAME, 2, 1)
    first_legal(match, 3)
    log = match.log
    seq = log.seq
    log, _ = log.take_back(int(log.position.turn), 2)
    log = log.after([MoveRow(log.seq + 1, int(log.position.turn), int(log.position.legal(log.position.turn)[0]), "x")])
    assert [entry.row.seq for entry in log.entries] == [*range(1, seq - 1), seq + 2]
    assert (log.upto(0), log.upto(seq - 2), log.upto(seq + 1), log.upto(seq + 2)) == (0, seq - 2, seq - 2, seq - 1)
    assert log.back_to(3).position.key() == log.at(3).key()
