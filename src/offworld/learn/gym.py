"""The games under the names by which `gymnasium.make` knows them: `offworld/dig_mars-v0` and so on.

Gymnasium finds them by itself where this package is installed (entry point `gymnasium.envs`).
"""

from __future__ import annotations

from offworld.games import games


def register() -> None:
    """Make all games known to Gymnasium; `make` takes the parameters of `offworld.learn.single`."""
    from gymnasium.envs import registration

    for name in games():
        known = f"offworld/{name}-v0"
        if known not in registration.registry:
            registration.register(known, entry_point="offworld.learn:single", kwargs={"game": name})
