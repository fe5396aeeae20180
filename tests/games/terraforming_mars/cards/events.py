"""The red cards, as printed; all others stay face up."""

from __future__ import annotations

EVENTS = (
    *("asteroid", "comet", "big_asteroid", "imported_hydrogen", "interstellar_colony_ship", "release_of_inert_gases"),
    *("nitrogen_rich_asteroid", "deimos_down", "virus", "mineral_deposit", "mining_expedition", "land_claim"),
    *("towing_a_comet", "ice_asteroid", "giant_ice_asteroid", "business_contacts", "bribed_committee", "sabotage"),
    *("hired_raiders", "subterranean_reservoir", "lava_flows", "large_convoy", "ceos_favorite_project"),
    *("investment_loan", "convoy_from_europa", "imported_ghg", "imported_nitrogen", "import_of_advanced_ghg"),
    *("aerobraked_ammonia_asteroid", "ice_cap_melting", "flooding", "local_heat_trapping", "permafrost_extraction"),
    *("invention_contest", "indentured_workers", "technology_demonstration", "special_design"),
)
