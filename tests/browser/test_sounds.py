"""Sounds: off until somebody switches them on, short, never too loud, and each at its moment, once."""

from __future__ import annotations

from typing import Any

MODULE = "performance.getEntriesByType('resource').map((e) => e.name).find((name) => name.includes('/sound.js'))"

# What the page asks for from now on, each with the number of the state.
LISTEN = f"""
async () => {{
  const {{ Sound }} = await import({MODULE});
  const play = Sound.prototype.play;
  window.heard = [];
  Sound.prototype.play = function (...names) {{
    for (const name of names) window.heard.push([name, Number(document.body.dataset.seq)]);
    play.apply(this, names);
  }};
}}
"""

# Each sound at full volume, made without a loudspeaker: the loudest sample, the first and the last that can be heard.
MADE = f"""
async () => {{
  const {{ NAMES, compose }} = await import({MODULE});
  const found = {{}};
  for (const name of NAMES) {{
    const context = new OfflineAudioContext(1, 2 * 44100, 44100);
    compose(context, name, 1);
    const samples = (await context.startRendering()).getChannelData(0);
    const loud = [...samples.keys()].filter((i) => Math.abs(samples[i]) > 0.003);
    found[name] = [samples.reduce((a, b) => Math.max(a, Math.abs(b)), 0), loud[0] / 44100, loud.at(-1) / 44100];
  }}
  return found;
}}
"""

# How many notes a context was asked for, whether or not anything is heard.
COUNT = """
() => { window.notes = 0; const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.notes += 1; return make.call(this); }; }
"""


def test_every_sound_is_short_and_never_too_loud(people: Any) -> None:
    someone = people()
    someone.open_table("gods-first", ["me", "bot greedy"])
    found = someone.page.evaluate(MADE)
    assert set(found) == {"turn", "piece", "choose", "gain", "loss", "clock", "end"}
    for name, (peak, first, last) in found.items():
        assert 0.05 < peak < 0.5, name  # two at once do not overdrive
        assert first < 0.02, name
        assert last < 1, name


def test_they_are_off_until_they_are_switched_on_and_the_volume_is_kept(people: Any) -> None:
    someone = people()
    page = someone.page
    someone.open_table("gods-first", ["me", "bot greedy"])
    someone.wait_for_turn()
    page.evaluate(COUNT)
    someone.choose_first()
    assert page.evaluate("() => window.notes") == 0
    page.locator("#sound").click()
    page.wait_for_function("() => window.notes > 0")
    page.locator("#tab-people").click()
    page.locator("#volume").fill("0.3")
    page.reload()
    page.wait_for_selector("#board svg")
    assert page.locator("#volume").input_value() == "0.3"
    assert page.locator("#sound").get_attribute("aria-pressed") == "true"


def test_each_is_heard_at_its_moment_once(people: Any) -> None:
    """A whole game: what was chosen, a piece, gains and losses of mine, my turn, and the end."""
    someone = people()
    page = someone.page
    someone.open_table("gods-first", ["me", "bot greedy"], after=4)
    page.evaluate(LISTEN)
    someone.click_on(120)
    page.wait_for_selector("body.over", timeout=120_000)
    heard = page.evaluate("() => window.heard")
    names = [name for name, _ in heard]
    assert names.count("end") == 1
    assert {"choose", "piece", "turn"} <= set(names)
    for name in ("turn", "gain", "loss", "end"):  # of one state each is heard once
        states = [seq for each, seq in heard if each == name]
        assert len(states) == len(set(states)), name
