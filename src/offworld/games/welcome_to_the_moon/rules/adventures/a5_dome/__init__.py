"""Adventure 5, Dome: build skyscrapers up and down, supply the tower, close the dome above."""
