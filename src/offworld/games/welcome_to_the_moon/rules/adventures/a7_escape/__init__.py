"""Adventure 7, Escape: open airlocks, fill modules and greenhouses of six starships."""
