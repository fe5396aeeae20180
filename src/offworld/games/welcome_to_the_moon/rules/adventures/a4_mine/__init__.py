"""Adventure 4, Mine: dig out mines, bring what they hold to the factories, upgrade and activate these."""
