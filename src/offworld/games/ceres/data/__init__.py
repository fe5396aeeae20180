"""The components of Ceres, one file for each kind, every entry with its confidence; `figures.DATA` numbers them all."""
