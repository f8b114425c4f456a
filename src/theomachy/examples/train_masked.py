"""Teach a masked policy GODS, second edition, for two players, from nothing, by play against itself.

    python -m theomachy.examples.train_masked --minutes 3 --out policy.npz

It needs the extra `rl` (docs/rl.md), and of it numpy alone.

The policy scores every open action: by its kind, from what the player sees as counts, and by its
hex, from what lies there and beside it; hexes share their weights, so a lesson learned in one place holds everywhere.
An actor and a critic with lambda-returns do the rest. Then it plays 400 games against random play, each seat half of
the time, and says how many it has won.
"""

from __future__ import annotations

import argparse
from time import perf_counter

from theomachy.core.extras import needing

with needing("rl"):
    import numpy as np

    from theomachy.rl.batch import Batch, batch

HIDDEN, STEPS = 128, 48
LAMBDA, ENTROPY, PACE = 0.9, 0.01, 1e-3
TRIBES, TEMPLE, CARDS = 4, 10, 11  # kinds of cards in the part `card`: 1 to 4 are tribes
LOCAL = 10  # numbers that describe a hex


class Table:
    """Where things stand in an observation, and what the numbers of actions are about."""

    def __init__(self, games: Batch) -> None:
        self.part = {part.name: slice(part.start, part.start + part.size) for part in games.parts}
        told = games.kit.fields()
        codes = sorted({values["at"] for _, values in told if "at" in values})
        place = {at: i for i, at in enumerate(codes)}
        kinds: dict[object, int] = {}
        self.kind, self.hex = np.zeros(len(told), int), np.full(len(told), len(codes))
        for number, (form, values) in enumerate(told):
            rest = (form, *[value for name, value in values.items() if name != "at"])
            self.kind[number] = kinds.setdefault(rest, len(kinds))
            self.hex[number] = place.get(values.get("at", -1), len(codes))
        self.kinds = len(kinds)
        around = (256, 255, -1, -256, -255, 1)  # codes of the neighbours, relative
        near = [[place.get(at + step, len(codes)) for step in around] for at in codes]
        self.near = np.array([*near, [len(codes)] * 6])

    def whole(self, seen: np.ndarray) -> np.ndarray:
        """What the whole table looks like: counts, tribes by colour, and the two cards on display."""
        shown = np.eye(CARDS, dtype=np.float32)[seen[:, self.part["display"]]].reshape(len(seen), -1)
        counts = np.minimum(seen[:, self.part["counts"]].astype(np.float32) / 8, 3)
        return np.concatenate([counts, seen[:, self.part["tribes"]] / np.float32(3), shown], axis=1)

    def local(self, seen: np.ndarray, rows: np.ndarray, numbers: np.ndarray) -> np.ndarray:
        """What each action's hex looks like; zeros for actions without one."""
        pad = np.zeros((len(seen), 1), np.uint8)
        card = np.concatenate([seen[:, self.part["card"]], pad], axis=1)
        owner = np.concatenate([seen[:, self.part["owner"]], pad], axis=1)
        beside = np.concatenate([seen[:, self.part["beside"]], pad], axis=1)
        at = self.hex[numbers]
        cards, owners = card[rows[:, None], self.near[at]], owner[rows[:, None], self.near[at]]
        tribe, temple = (cards > 0) & (cards <= TRIBES), cards == TEMPLE
        own, other = owners == 1, owners > 1
        sums = [(tribe & own), (tribe & other), (tribe & (owners == 0)), (temple & own), (temple & other)]
        here, price = owner[rows, at], beside[rows, at].astype(np.float32)
        out = [s.sum(axis=1) for s in sums] + [price / 3, price == 1, price == 2, here == 1, here > 1]
        return np.stack(out, axis=1).astype(np.float32)


class Policy:
    """One hidden layer; from it come the value, a score for each kind of action, and weights for what hexes show."""

    def __init__(self, table: Table, size: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        wide = {"kind": table.kinds, "hex": table.kinds * LOCAL, "value": 1}
        self.table = table
        self.w = {"in": rng.normal(0, size**-0.5, (size, HIDDEN)), "in0": np.zeros(HIDDEN)}
        for name, count in wide.items():
            self.w |= {name: rng.normal(0, 0.01, (HIDDEN, count)), f"{name}0": np.zeros(count)}
        self.w = {name: value.astype(np.float32) for name, value in self.w.items()}
        self.mean = {name: np.zeros_like(value) for name, value in self.w.items()}
        self.square = {name: np.zeros_like(value) for name, value in self.w.items()}
        self.updates = 0

    def look(self, seen: np.ndarray, rows: np.ndarray, numbers: np.ndarray) -> dict[str, np.ndarray]:
        """Values of the states, and chances of the open actions: `rows` says of which state each one is."""
        w, table = self.w, self.table
        x = table.whole(seen)
        h = np.maximum(x @ w["in"] + w["in0"], 0)
        spot = rows * table.kinds + table.kind[numbers]
        local = table.local(seen, rows, numbers)
        scores = (h @ w["kind"] + w["kind0"]).ravel()[spot]
        scores += ((h @ w["hex"] + w["hex0"]).reshape(-1, LOCAL)[spot] * local).sum(axis=1)
        begins = np.flatnonzero(np.diff(rows, prepend=-1))
        scores = np.exp(scores - np.maximum.reduceat(scores, begins)[rows])
        chance = scores / np.add.reduceat(scores, begins)[rows]
        return {"x": x, "h": h, "spot": spot, "local": local, "chance": chance, "begins": begins,
                "value": np.tanh(h @ w["value"] + w["value0"])[:, 0]}  # fmt: skip

    def choose(self, seen: np.ndarray, masks: np.ndarray, rng: np.random.Generator | None) -> tuple[np.ndarray, ...]:
        """An action for each state, drawn by its chance, or without dice the likeliest; and what learning needs."""
        rows, numbers = np.nonzero(masks)
        found = self.look(seen, rows, numbers)
        score = np.log(found["chance"] + 1e-9) + (0 if rng is None else rng.gumbel(size=len(rows)))
        best = np.flatnonzero(score == np.maximum.reduceat(score, found["begins"])[rows])
        picked = best[np.searchsorted(rows[best], np.arange(len(seen)))]
        return numbers[picked], found["value"], rows, numbers, picked

    def learn(self, seen: np.ndarray, rows: np.ndarray, numbers: np.ndarray, picked: np.ndarray,
              gain: np.ndarray, came: np.ndarray) -> None:  # fmt: skip
        """One step: more of what brought more than was expected."""
        w, found, count = self.w, self.look(seen, rows, numbers), len(seen)
        chance, value, h = found["chance"], found["value"], found["h"]
        logs = np.log(chance + 1e-9)
        doubt = -np.add.reduceat(chance * logs, found["begins"])
        score = chance * gain[rows] + ENTROPY * chance * (logs + doubt[rows])
        score[picked] -= gain
        score /= count
        places = count * self.table.kinds
        sums = [np.bincount(found["spot"], score * found["local"][:, f], places) for f in range(LOCAL)]
        outs = {"kind": np.bincount(found["spot"], score, places).reshape(count, -1),
                "hex": np.stack(sums, axis=1).reshape(count, -1),
                "value": ((value - came) * (1 - value**2) / count)[:, None]}  # fmt: skip
        slopes: dict[str, np.ndarray] = {}
        back = np.zeros_like(h)
        for name, out in outs.items():
            slopes |= {name: h.T @ out, f"{name}0": out.sum(axis=0)}
            back += out @ w[name].T
        back *= h > 0
        slopes |= {"in": found["x"].T @ back, "in0": back.sum(axis=0)}
        self.updates += 1
        for name, slope in slopes.items():  # Adam
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            mean, square = self.mean[name] / (1 - 0.9**self.updates), self.square[name] / (1 - 0.999**self.updates)
            w[name] -= PACE * mean / (np.sqrt(square) + 1e-8)


def lesson(games: Batch, policy: Policy, rng: np.random.Generator) -> None:
    """Play some steps of every game with itself, and learn from them, the last first."""
    kept = []
    for _ in range(STEPS):
        seen, side = games.observations.copy(), np.where(games.seats == 0, 1, -1)
        action, value, rows, numbers, picked = policy.choose(seen, games.masks, rng)
        games.step(action)
        kept.append((seen, (rows, numbers, picked), value, side, games.rewards[:, 0].copy(), games.over.copy()))
    # Everything is told from the side of seat 0: what it gains the other loses.
    came = after = policy.choose(games.observations, games.masks, rng)[1] * np.where(games.seats == 0, 1, -1)
    for seen, (rows, numbers, picked), value, side, reward, over in reversed(kept):
        came = np.where(over, reward, LAMBDA * came + (1 - LAMBDA) * after)
        after = value * side
        policy.learn(seen, rows, numbers, picked, came * side - value, came * side)


def victories(policy: Policy, count: int = 400, seed: int = 99) -> float:
    """The share of so many games that the policy wins against random play, each seat half of the time."""
    games = batch("gods-second", 2, count=count, seed=seed, sees="all")
    mine, won, open_ = np.arange(count) % 2, np.zeros(count), np.ones(count, bool)
    while open_.any():
        action = games.random_actions()
        turn = np.flatnonzero((games.seats == mine) & open_)
        if len(turn):
            action[turn] = policy.choose(games.observations[turn], games.masks[turn], None)[0]
        games.step(action)
        ended = games.over & open_
        won[ended] = (games.rewards[ended, mine[ended]] + 1) / 2
        open_ &= ~ended
    return float(won.mean())


def train(games: int = 256, minutes: float = 3.0, lessons: int = 10**9, seed: int = 1, tell: bool = True) -> Policy:
    """From nothing, until the time or the lessons are over."""
    playing, rng = batch("gods-second", 2, count=games, seed=seed, sees="all"), np.random.default_rng(seed)
    table = Table(playing)
    policy = Policy(table, table.whole(playing.observations[:1]).shape[1], seed)
    begin = perf_counter()
    for number in range(1, lessons + 1):
        lesson(playing, policy, rng)
        minute = (perf_counter() - begin) / 60
        if tell and number % 10 == 0:
            print(f"{minute:5.1f} min, {number * STEPS * games:9,} decisions: {victories(policy, 100):.0%}", flush=True)
        if minute > minutes:
            break
    return policy


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default="")
    chosen = parser.parse_args()
    learned = train(minutes=chosen.minutes, seed=chosen.seed)
    print(f"against random play: {victories(learned):.1%} of 400 games")
    if chosen.out:
        np.savez(chosen.out, **learned.w)  # type: ignore[arg-type]
