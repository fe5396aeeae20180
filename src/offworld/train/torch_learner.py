"""Learning with PyTorch, on a GPU where there is one."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt
import torch
from torch import nn

from offworld.train.folder import Recipe
from offworld.train.learner import DECAY, MOST, REPORT, share_of_old
from offworld.train.net import Floats, Net


class TorchLearner:
    """A net of PyTorch, with the positions that it learns from in the memory of the same device."""

    def __init__(self, recipe: Recipe, device: str | None = None) -> None:
        self.recipe = recipe
        torch.manual_seed(recipe.seed)
        self.device = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
        self.scales = torch.tensor(recipe.scales, device=self.device)
        self.turns = torch.tensor(recipe.symmetries, device=self.device)
        self.net = _net(recipe).to(self.device)
        self.mean = _net(recipe).to(self.device)
        self.mean.load_state_dict(self.net.state_dict())
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=recipe.rate, weight_decay=DECAY)
        self.rows: Any = None
        self.targets = torch.zeros(recipe.window, device=self.device)
        self.held = 0
        self.place = 0

    def resume(self, known: Net) -> None:
        for at, layer in enumerate(_layers(self.net)):
            weights = torch.from_numpy(known.weights[at].T.copy()).to(self.device)
            layer.weight.data.copy_(weights * self.scales if at == 0 else weights)
            layer.bias.data.copy_(torch.from_numpy(known.biases[at].copy()))
        self.mean.load_state_dict(self.net.state_dict())

    def keep(self, rows: npt.NDArray[Any], targets: Floats) -> None:
        new = torch.from_numpy(rows).to(self.device)
        if self.rows is None:
            self.rows = torch.zeros((self.recipe.window, self.recipe.size), dtype=new.dtype, device=self.device)
        places = (self.place + torch.arange(len(rows), device=self.device)) % self.recipe.window
        self.rows[places] = new
        self.targets[places] = torch.from_numpy(targets).to(self.device)
        self.place = (self.place + len(rows)) % self.recipe.window
        self.held = min(self.held + len(rows), self.recipe.window)

    def step(self, rate: float, number: int) -> float | None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        drawn = torch.randint(self.held, (self.recipe.batch,), device=self.device)
        rows = self.rows[drawn].float() / self.scales
        if len(self.turns) > 1:
            ways = torch.randint(len(self.turns), (self.recipe.batch,), device=self.device)
            rows = torch.gather(rows, 1, self.turns[ways])
        loss = nn.functional.binary_cross_entropy_with_logits(self.net(rows)[:, 0], self.targets[drawn])
        self.optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), MOST)
        self.optimizer.step()
        keep = share_of_old(number)
        with torch.no_grad():
            for mean, now in zip(self.mean.parameters(), self.net.parameters()):
                mean.lerp_(now, 1.0 - keep)
        return float(loss.detach()) if number % REPORT == 0 else None

    def weights(self) -> tuple[list[Floats], list[Floats]]:
        layers = _layers(self.mean)
        weights = [layer.weight.detach().T for layer in layers]
        weights[0] = weights[0] / self.scales[:, None]
        return [each.cpu().numpy() for each in weights], [layer.bias.detach().cpu().numpy() for layer in layers]


def _net(recipe: Recipe) -> Any:
    parts: list[Any] = []
    width = recipe.size
    for wide in recipe.layers:
        parts.extend((nn.Linear(width, wide), nn.ReLU()))
        width = wide
    return nn.Sequential(*parts, nn.Linear(width, 1))


def _layers(net: Any) -> list[Any]:
    return [each for each in net if isinstance(each, nn.Linear)]
