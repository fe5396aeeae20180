"""Who somebody is, and how much they may do: cookies, links, rights, names, rates."""
