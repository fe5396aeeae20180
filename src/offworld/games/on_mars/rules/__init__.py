"""The rules: the state, what happens, and what may be chosen.

Where is a deed of On Mars? In `effects/`, whatever it is: moving, building, claiming a goal, raising the level. Nothing
in `actions/` does anything itself: it says which deeds a turn offers and why not others, and begins them. `rounds` and
`ending` are the order in which all of that comes, `rival/` how Lacerda decides where others are asked, and `calls` what
effects need of those above them.
"""
