"""A study as one HTML page with plots, nothing loaded from anywhere."""

from __future__ import annotations

from collections import Counter
from html import escape
from io import StringIO
from statistics import fmean
from typing import Any

from theomachy.arena.lab import Estimate, Study, are_pairs, comparisons, estimate

INK = ("#0072b2", "#d55e00")  # two colours that everybody can tell apart
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222;
  background: #fdfcf9 }
h1, h2 { line-height: 1.2 } table { border-collapse: collapse; width: 100%; margin: 1rem 0 }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #ddd; vertical-align: top }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)); gap: 1rem }
svg { max-width: 100%; height: auto }
.sure { font-weight: 600 } footer { color: #666; font-size: .9rem; margin-top: 3rem }
@media (prefers-color-scheme: dark) { body { background: #1d1f21; color: #ddd } th, td { border-color: #444 }
  .plots svg { background: #fdfcf9; border-radius: .4rem } }
"""


def page(studies: list[Study]) -> str:
    """One study, or two side by side with intervals for the differences."""
    title = " against ".join(s.rules.name for s in studies)
    parts = [
        f"<h1>{escape(title)}</h1>", facts(studies), "<h2>Figures</h2>", figure_table(studies),
        *(verdicts(studies) if len(studies) == 2 else []),
        "<h2>Plots</h2>", '<div class="plots">', *plots(studies), "</div>",
        "<h2>What is done, and what it is worth</h2>", uses_table(studies),
        "<footer>Means with 95 % intervals from whole games. Worth: the share of victories of players who did "
        "something more often than the others of their game, less that of those who did it less often; it shows "
        "what goes with winning, not what causes it.</footer>",
    ]  # fmt: skip
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>' + "\n".join(parts) + "</html>"
    )


def facts(studies: list[Study]) -> str:
    rows = []
    for s in studies:
        rows.append(
            f"<li>{escape(s.rules.name)}: {len(s.games)} games of {s.rules.players} players, all seats played by "
            f"<code>{escape(s.rules.bot)}</code>, seed {s.rules.seed}; largest difference between two seats' shares "
            f"of victories {s.imbalance()}</li>"
        )
    return "<ul>" + "".join(rows) + "</ul>"


def verdicts(studies: list[Study]) -> list[str]:
    """A sentence for each figure, and how the two sides were compared."""
    first, second = studies
    how = (
        "Game by game: both games of a pair have the same chance and the same dice on every seat."
        if are_pairs(first, second)
        else "Side by side: the two studies share no chance."
    )
    said = "".join(f"<li>{escape(found.sentence)}</li>" for found in comparisons(first, second))
    return ["<h2>What differs</h2>", f"<p>The second rule set against the first. {how}</p>", f"<ul>{said}</ul>"]


def figure_table(studies: list[Study]) -> str:
    columns = [s.figures() for s in studies]
    heads = "".join(f'<th class="number">{escape(s.rules.name)}</th>' for s in studies)
    if len(studies) == 2:
        heads += '<th class="number">difference</th>'
    changes = {found.figure: found.change for found in comparisons(*studies)} if len(studies) == 2 else {}
    rows = []
    for name in columns[0]:
        cells = "".join(f'<td class="number">{estimate(c[name])}</td>' for c in columns if name in c)
        if name in changes:
            cells += marked(changes[name])
        rows.append(f"<tr><th>{escape(name)}</th>{cells}</tr>")
    return f"<table><tr><th></th>{heads}</tr>{''.join(rows)}</table>"


def marked(found: Estimate) -> str:
    """A difference; bold where the interval leaves zero out."""
    sure = " sure" if found.low > 0 or found.high < 0 else ""
    return f'<td class="number{sure}">{found}</td>'


def uses_table(studies: list[Study]) -> str:
    tables = [s.uses() for s in studies]
    known = {label for t in tables for label in t}
    labels = sorted(known, key=lambda k: -max(t[k].per_player for t in tables if k in t))
    heads = "".join(
        f'<th class="number">{escape(s.rules.name)}: times a player</th><th class="number">worth</th>' for s in studies
    )
    rows = []
    for label in labels:
        cells = ""
        for t in tables:
            if label in t:
                cells += f'<td class="number">{t[label].per_player:.2f}</td>{marked(t[label].worth)}'
            else:
                cells += '<td class="number">–</td><td></td>'
        rows.append(f"<tr><td>{escape(label)}</td>{cells}</tr>")
    return f"<table><tr><th>action</th>{heads}</tr>{''.join(rows)}</table>"


def plots(studies: list[Study]) -> list[str]:
    return [
        seat_plot(studies),
        histogram(studies, "turns in a game"),
        histogram(studies, "changes of the lead"),
        histogram(studies, "winner's margin in points"),
        histogram(studies, "points between first and last"),
        choices_plot(studies),
    ]


def canvas(title: str, x: str, y: str) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5.2, 3.2), layout="constrained")
    axes = figure.subplots()
    axes.set_title(title, fontsize=11)
    axes.set_xlabel(x)
    axes.set_ylabel(y)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes


def svg(figure: Any) -> str:
    import matplotlib

    matplotlib.rcParams["svg.hashsalt"] = "theomachy"  # the same study gives the same page
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None})
    whole = text.getvalue()
    return whole[whole.index("<svg") :]


def seat_plot(studies: list[Study]) -> str:
    figure, axes = canvas("Who wins, by place in the turn order", "player", "share of victories")
    width = 0.8 / len(studies)
    for i, s in enumerate(studies):
        found = [estimate([g.shares[p] for g in s.games]) for p in range(s.rules.players)]
        xs = [p + 1 + (i - (len(studies) - 1) / 2) * width for p in range(s.rules.players)]
        errors = [[e.mean - e.low for e in found], [e.high - e.mean for e in found]]
        axes.bar(xs, [e.mean for e in found], width, yerr=errors, color=INK[i], label=s.rules.name, capsize=3)
        axes.axhline(1 / s.rules.players, color="#888", linewidth=0.8, linestyle=":")
    axes.set_xticks(range(1, max(s.rules.players for s in studies) + 1))
    if len(studies) > 1:
        axes.legend(fontsize=8)
    return svg(figure)


def histogram(studies: list[Study], name: str) -> str:
    figure, axes = canvas(name[0].upper() + name[1:], name, "share of games")
    for i, s in enumerate(studies):
        values = s.figures()[name]
        counts = Counter(round(v) for v in values)
        low, high = min(counts), max(counts)
        step = max(1, (high - low) // 24)
        grouped: Counter[int] = Counter()
        for v, n in counts.items():
            grouped[low + (v - low) // step * step] += n
        xs = sorted(grouped)
        axes.plot(xs, [grouped[x] / len(values) for x in xs], color=INK[i], label=s.rules.name, drawstyle="steps-mid")
        axes.axvline(fmean(values), color=INK[i], linewidth=0.8, linestyle=":")
    if len(studies) > 1:
        axes.legend(fontsize=8)
    return svg(figure)


def choices_plot(studies: list[Study]) -> str:
    figure, axes = canvas("Choices at a decision, along the game", "part of the game in %", "mean number of choices")
    for i, s in enumerate(studies):
        ys = s.choices()
        axes.plot([(k + 0.5) * 100 / len(ys) for k in range(len(ys))], ys, color=INK[i], marker="o", label=s.rules.name)
    axes.set_ylim(bottom=0)
    if len(studies) > 1:
        axes.legend(fontsize=8)
    return svg(figure)
