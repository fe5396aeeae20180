"""The wording of cards, made from the same data as their rules; the words are in `terraforming_mars_cards.ftl`."""
