"""ASTRA's effect cards: what each does at once in the adventure, and the mission that it turns on the second pass."""

from __future__ import annotations

from dataclasses import dataclass

from offworld.games.welcome_to_the_moon.data.astra import PASS, TRIGGERED
from offworld.games.welcome_to_the_moon.data.names import LETTERS
from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch.marks import circle_error
from offworld.games.welcome_to_the_moon.rules.adventures.a1_launch.sheet import ICON_ROOM, SABOTAGES
from offworld.games.welcome_to_the_moon.rules.adventures.a5_dome.marks import END_IDS
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.marks import USED_SPREADS, VIRUSES
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.rules import VIRUS
from offworld.games.welcome_to_the_moon.rules.adventures.a6_virus.sheet import COLOURS, MISSION_VIRUS, SPREADS
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.astra import AstraLands
from offworld.games.welcome_to_the_moon.rules.adventures.a8_battle.sheet import MOON_IDS
from offworld.games.welcome_to_the_moon.rules.astra.scoring import meddling
from offworld.games.welcome_to_the_moon.rules.engine.state import Moon, Rules
from offworld.kernel.decision import Decision
from offworld.kernel.each import Place
from offworld.kernel.effect import Effect
from offworld.kernel.text import Text

EARLY_VIRUSES = ("green", "blue")  # those of the tracks


def target_ids(rules: Rules) -> tuple[str, ...]:
    """Return all that ASTRA's effect cards can strike in an adventure."""
    if rules.number == 6:
        return (*EARLY_VIRUSES, *SPREADS)
    return MOON_IDS if rules.number == 8 else rules.common.fields[0].ids


def target_name(rules: Rules, target: str) -> Text:
    """Return what ASTRA strikes in words."""
    if target in SABOTAGES:
        return Text("welcome_to_the_moon-astra-icon", {"room": ICON_ROOM[SABOTAGES.index(target)] + 1})
    if target in END_IDS:
        end = END_IDS.index(target)
        key = "welcome_to_the_moon-astra-bottom" if end % 2 else "welcome_to_the_moon-astra-top"
        return Text(key, {"skyscraper": end // 2 + 1})
    if rules.number == 6 and target in COLOURS:
        return Text(f"welcome_to_the_moon-virus-{target}")
    if target in SPREADS:
        track = "plants" if target.startswith("plants") else "water"
        return Text(f"welcome_to_the_moon-astra-spread-{track}", {"place": int(target.removeprefix(track))})
    return rules.named(target)


@dataclass(frozen=True, slots=True)
class Meddle(Effect):
    """Carry out the effect card of a letter; where it has several targets the player chooses, without any it does
    nothing (R197). On the second pass it also turns the mission of its letter (R195)."""

    letter: int

    def targets(self, state: Moon) -> list[str]:
        """Return what the card may strike."""
        number = state.rules.number
        if LETTERS[self.letter] not in meddling(state).effective or number == 8:  # R196
            return []
        if number != 6:
            return [each for i, each in enumerate(target_ids(state.rules)) if not state.common[i]]
        if state.astra[PASS] > 1:
            return []
        asleep = [each for each in EARLY_VIRUSES if not state.common[VIRUSES + COLOURS.index(each)]]
        return asleep or [each for i, each in enumerate(SPREADS) if not state.common[USED_SPREADS + i]]

    def ask(self, state: Moon, seat: int) -> Decision | None:
        targets = self.targets(state)
        if len(targets) < 2:
            return None
        params: dict[str, object] = {"letter": LETTERS[self.letter]}
        return Place(seat, f"welcome_to_the_moon-ask-astra-{state.rules.number}", targets, params, "astra")

    def apply(self, state: Moon, seat: int, answer: str | None) -> None:
        targets = self.targets(state)
        target = answer if answer is not None else targets[0] if targets else None
        if state.log is not None:
            state.tell("welcome_to_the_moon-astra-card", letter=LETTERS[self.letter])
        if state.rules.number == 8:
            state.push(seat, AstraLands())
        elif state.rules.number == 6 and state.astra[PASS] > 1:
            self.wake(state, MISSION_VIRUS[self.letter])
        elif target is not None:
            self.strike(state, seat, target)
        if state.astra[PASS] > 1 and not state.flipped[self.letter]:
            state.flipped[self.letter] = 1
            if state.log is not None:
                state.tell("welcome_to_the_moon-astra-flipped", letter=LETTERS[self.letter])

    def strike(self, state: Moon, seat: int, target: str) -> None:
        """Cross off a bonus for the first on the player's sheet, or set off a virus."""
        rules = state.rules
        if rules.number == 6 and target in COLOURS:
            self.wake(state, COLOURS.index(target))
            return
        if state.log is not None:
            state.tell(f"welcome_to_the_moon-astra-struck-{rules.number}", target=target_name(rules, target))
        if rules.number == 6:
            state.common[USED_SPREADS + SPREADS.index(target)] = 1
            state.astra[TRIGGERED] += 1
            VIRUS.spread(state, [1])
            return
        state.common[target_ids(rules).index(target)] = 1
        if rules.number == 1:
            circle_error(state.sheets[seat])

    def wake(self, state: Moon, colour: int) -> None:
        """Activate a virus and let all active ones spread at once (R202); nothing where it is active already."""
        if VIRUS.activate(state, colour):
            state.astra[TRIGGERED] += 1
            VIRUS.spread(state, [1])

    def why_not(self, state: Moon, seat: int, answer: object) -> Text | None:
        return Text("welcome_to_the_moon-marked") if answer in target_ids(state.rules) else None

    def considered(self, state: Moon, seat: int) -> list[object]:
        return list(target_ids(state.rules))
