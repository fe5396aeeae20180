"""What one wanderer did, and what was wrong with it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Fault:
    """Something wrong that was seen after a press."""

    rule: str
    at: str
    more: str

    @property
    def key(self) -> str:
        """What makes it the same fault as another one."""
        return f"{self.rule} {self.at}"


@dataclass
class Walk:
    """What one wanderer did and saw."""

    game: str
    width: int
    seed: int
    presses: int = 0
    answers: int = 0
    matches: int = 0
    last: list[str] = field(default_factory=list)
    faults: dict[str, tuple[Fault, int, str]] = field(default_factory=dict)

    def note(self, fault: Fault) -> bool:
        """Keep a fault with the presses that led to it; return whether it is a new one."""
        new = fault.key not in self.faults
        if new:
            self.faults[fault.key] = (fault, self.presses, " | ".join(self.last[-6:]))
        return new

    def note_crash(self, error: Exception) -> None:
        """Keep what ended the walk before its time."""
        self.note(Fault("crash", type(error).__name__, str(error)[:400]))

    def report(self) -> str:
        """Tell what was found, so that it can be repeated."""
        head = f"{self.game} width {self.width} seed {self.seed}: {self.presses} presses, {self.answers} answers, "
        lines = [head + f"{self.matches} matches ended, {len(self.faults)} faults"]
        for fault, press, last in self.faults.values():
            lines.append(f"  [{press}] {fault.rule}: {fault.at}: {fault.more}\n        after {last}")
        return "\n".join(lines)
