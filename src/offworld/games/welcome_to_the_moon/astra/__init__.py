"""The solo mode: ASTRA, its deck and its meddling in each adventure."""
