"""The solo mode: ASTRA, its deck, its meddling in each adventure, its turn in adventure 8, and its score.

ASTRA is a rival without a seat: it takes the card of three that the player leaves. Sources are public (medium
confidence); what they leave open is decided by the rulings R189 to R207 and R222 to R226.
"""
