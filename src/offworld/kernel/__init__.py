"""The rules kernel: state, effects, decisions, matches and records. It knows no game and does no I/O."""
