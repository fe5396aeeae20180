"""The games under the names by which `gymnasium.make` knows them: `offworld/dig_mars-v0` and so on.

Gymnasium knows them once this module is imported; `gymnasium.make("offworld.learn.gym:offworld/dig_mars-v0")` does it.
"""

from __future__ import annotations

from gymnasium.envs import registration

from offworld.games import games

for name in games():
    if f"offworld/{name}-v0" not in registration.registry:
        registration.register(f"offworld/{name}-v0", entry_point="offworld.learn:single", kwargs={"game": name})
