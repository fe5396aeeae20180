"""What is printed for all adventures: cards, missions, opponents. Sheets stand beside the rules of their adventure."""
