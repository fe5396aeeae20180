"""What cards, projects, conversions and phases do: small frozen effects, each with its question and its change."""
