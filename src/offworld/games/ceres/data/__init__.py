"""The components of Ceres, one file for each kind, every entry with its confidence; `rules.DATA` numbers them all."""
