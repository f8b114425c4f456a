"""The fit of `fit.py` on a GPU, where PyTorch and one are at hand: the same steps, many times faster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from theomachy.learning.fit import BATCH, PACE, SLOWER, SPREAD, Shape


def usable() -> bool:
    try:
        import torch
    except ImportError:
        return False
    return bool(torch.cuda.is_available())


def fit_on_gpu(
    shape: Shape, seen: Any, came: Any, steps: int, seed: int, told: Callable[[int, float], None] | None = None
) -> tuple[Shape, float]:
    """As `fit`, with other lots drawn."""
    import torch

    torch.manual_seed(seed)
    card = torch.device("cuda")
    rows = torch.from_numpy(np.ascontiguousarray(seen)).to(card)
    y_all = torch.from_numpy(np.ascontiguousarray(came)).to(card)
    sample = rows[torch.randint(0, len(rows), (min(len(rows), 200_000),), device=card)].float()
    spread = sample.std(dim=0).clamp(min=SPREAD)
    used = (sample != 0).any(dim=0)

    def on_card(values: Any) -> Any:
        return torch.tensor(values, dtype=torch.float32, device=card)

    parts = [
        on_card(shape.first) * spread[:, None] * used[:, None], on_card(shape.bias), on_card(shape.last),
        on_card(shape.linear) * spread * used, on_card([shape.offset]),
    ]  # fmt: skip
    for part in parts:
        part.requires_grad_(True)
    adam = torch.optim.Adam(parts, lr=PACE)
    tail: list[Any] = []
    batch = min(BATCH, len(rows))
    for step in range(1, steps + 1):
        for group in adam.param_groups:
            group["lr"] = PACE * (1 - (1 - SLOWER) * step / steps)
        chosen = torch.randint(0, len(rows), (batch,), device=card)
        x = rows[chosen].float() / spread
        first, bias, last, linear, offset = parts
        odds = torch.relu(x @ first + bias) @ last + x @ linear + offset
        loss = torch.nn.functional.binary_cross_entropy_with_logits(odds, y_all[chosen])
        adam.zero_grad()
        loss.backward()
        adam.step()
        if step > steps * 0.9:
            tail.append(loss.detach())
        if told is not None and step % 250 == 0:
            told(step, float(loss.detach()))
    first, bias, last, linear, offset = [part.detach() for part in parts]
    out = Shape(
        (first / spread[:, None] * used[:, None]).cpu().numpy(), bias.cpu().numpy(), last.cpu().numpy(),
        (linear / spread * used).cpu().numpy(), float(offset[0]),
    )  # fmt: skip
    return out, float(torch.stack(tail).mean())
