/** Which scene stands on which card: the ground, then the pieces from the back to the front. */
import type { Shape } from './glyphs';
import { BODIES, PIECES } from './pieces';

export interface Placed {
  x: number;
  y: number;
  scale: number;
  flip: boolean;
  shapes: Shape[];
}

export interface Scene {
  ground: Ground;
  placed: Placed[];
}

export type Ground = 'space' | 'mars' | 'dawn' | 'sea' | 'green' | 'lab' | 'ice' | 'office';

/* prettier-ignore */
const SCENES: Record<string, string> = {
  colonizer_training_camp: 'mars domes suit', asteroid_mining_consortium: 'space jupiter asteroid fleet', deep_well_heating: 'mars rig heat',
  cloud_seeding: 'green rain ship', search_for_life: 'lab microbes telescope', inventors_guild: 'office bulb gears', martian_rails: 'mars train',
  capital: 'mars capital', asteroid: 'space mars comet', comet: 'space mars meteor', big_asteroid: 'space mars comet asteroid',
  water_import_from_europa: 'space jupiter iceberg convoy', space_elevator: 'dawn elevator', development_center: 'lab rack flask',
  equatorial_magnetizer: 'mars magnet coil', domed_crater: 'mars dome', noctis_city: 'dawn towers dome', methane_from_titan: 'space saturn tank convoy',
  imported_hydrogen: 'space terra tank convoy', research_outpost: 'mars antenna domes', phobos_space_haven: 'space phobos station',
  black_polar_dust: 'ice dust', arctic_algae: 'ice kelp iceberg', predators: 'green wolf', space_station: 'space mars station',
  eos_chasma_national_park: 'green trees rabbit', interstellar_colony_ship: 'space venus rocket', security_fleet: 'space mars fleet',
  cupola_city: 'dawn domes', lunar_beam: 'space moon beam', optimal_aerobraking: 'space mars comet shield', underground_city: 'mars underground',
  regolith_eaters: 'lab microbes', ghg_producing_bacteria: 'lab microbes gases', ants: 'green ant', release_of_inert_gases: 'mars gases tank',
  nitrogen_rich_asteroid: 'space mars meteor spores', rover_construction: 'mars rover', deimos_down: 'space mars asteroid comet',
  asteroid_mining: 'space jupiter asteroid rig', food_factory: 'mars factory crops', archaebacteria: 'ice microbes',
  carbonate_processing: 'mars furnace tank', natural_preserve: 'dawn fence', nuclear_power: 'mars reactor', lightning_harvest: 'mars lightning pylon',
  algae: 'sea kelp', adapted_lichen: 'mars lichen', tardigrades: 'lab tardigrade', virus: 'lab virus', miranda_resort: 'space saturn dome',
  fish: 'sea fish fish', lake_marineris: 'sea iceberg', small_animals: 'green rabbit', kelp_farming: 'sea kelp crate', mine: 'mars mine',
  vesta_shipyard: 'space phobos rocket', beam_from_a_thorium_asteroid: 'space jupiter asteroid beam', mangrove: 'sea trees', trees: 'green tree trees',
  great_escarpment_consortium: 'mars mine contract', mineral_deposit: 'mars crate asteroid', mining_expedition: 'mars rover rig',
  mining_area: 'mars quarry', building_industries: 'mars factory crate', land_claim: 'mars flag', mining_rights: 'mars rig contract',
  sponsors: 'office coins people', electro_catapult: 'mars catapult coil', earth_catapult: 'space terra catapult', advanced_alloys: 'lab gears atom',
  birds: 'green bird bird', mars_university: 'dawn school', viral_enhancers: 'lab virus dna', towing_a_comet: 'space mars meteor ship',
  space_mirrors: 'space mars mirror', solar_wind_power: 'space sun satellite', ice_asteroid: 'space mars meteor iceberg',
  quantum_extractor: 'lab atom coil', giant_ice_asteroid: 'space mars iceberg comet', ganymede_colony: 'space ganymede dome',
  callisto_penal_mines: 'space ganymede mine', giant_space_mirror: 'space sun mirror', trans_neptune_probe: 'space venus probe',
  commercial_district: 'dawn towers coins', robotic_workforce: 'mars robot gears', grass: 'green grass', heather: 'green moss grass',
  peroxide_power: 'mars battery tank', research: 'lab flask atom', gene_repair: 'lab dna', io_mining_industries: 'space jupiter rig', bushes: 'green bush',
  mass_converter: 'lab coil atom', physics_complex: 'lab atom rack', greenhouses: 'mars greenhouse', nuclear_zone: 'mars trefoil',
  tropical_resort: 'green dome tree', toll_station: 'space mars station coins', fueled_generators: 'mars battery', ironworks: 'mars furnace',
  power_grid: 'mars pylon pylon', steelworks: 'mars furnace factory', ore_processor: 'mars factory asteroid', earth_office: 'office earth people',
  acquired_company: 'office contract towers', media_archives: 'office screen book', open_city: 'green towers tree', media_group: 'office screen people',
  business_network: 'office chart people', business_contacts: 'office people contract', bribed_committee: 'office people coins', solar_power: 'dawn solar',
  breathing_filters: 'mars filters', artificial_photosynthesis: 'lab flask grass', artificial_lake: 'green pump', geothermal_power: 'mars turbine heat',
  farming: 'green crops', dust_seals: 'mars dust suit', urbanized_area: 'dawn towers towers', sabotage: 'mars bomb crate', moss: 'ice moss',
  industrial_center: 'mars factory towers', hired_raiders: 'mars mask crate', hackers: 'office mask screen', ghg_factories: 'mars factory gases',
  subterranean_reservoir: 'mars pump', ecological_zone: 'green tree sheep', zeppelins: 'dawn zeppelin', worms: 'green worm', decomposers: 'green mushroom spores',
  fusion_power: 'lab reactor atom', symbiotic_fungus: 'green mushroom', extreme_cold_fungus: 'ice mushroom', advanced_ecosystems: 'green tree bird rabbit',
  great_dam: 'sea dam', cartel: 'office people coins', strip_mine: 'mars quarry factory', wave_power: 'sea turbine', lava_flows: 'mars heat hole',
  power_plant: 'mars battery pylon', mohole_area: 'mars hole', large_convoy: 'space terra convoy convoy', titanium_mine: 'mars mine asteroid',
  tectonic_stress_power: 'mars turbine rig', nitrophilic_moss: 'mars moss', herbivores: 'green sheep', insects: 'green bug',
  ceos_favorite_project: 'office suit chart', anti_gravity_technology: 'lab atom zeppelin', investment_loan: 'office coins contract',
  insulation: 'mars tank shield', adaptation_technology: 'mars suit gears', caretaker_contract: 'green contract shield', designed_microorganisms: 'lab microbes flask',
  standard_technology: 'lab gears bulb', nitrite_reducing_bacteria: 'lab microbes spores', industrial_microbes: 'mars microbes factory', lichen: 'ice lichen',
  power_supply_consortium: 'mars pylon contract', convoy_from_europa: 'space jupiter convoy', imported_ghg: 'space terra tank gases',
  imported_nitrogen: 'space terra convoy spores', micro_mills: 'mars windmill windmill', magnetic_field_generators: 'mars coil coil',
  shuttles: 'space mars ship', import_of_advanced_ghg: 'space terra gases convoy', windmills: 'dawn windmill windmill', tundra_farming: 'ice crops',
  aerobraked_ammonia_asteroid: 'space mars comet spores', magnetic_field_dome: 'mars dome magnet', pets: 'green dog', protected_habitats: 'green shield rabbit',
  protected_valley: 'green trees shield', satellites: 'space mars satellite', noctis_farming: 'dawn greenhouse crops', water_splitting_plant: 'sea splitter',
  heat_trappers: 'mars tank heat', soil_factory: 'mars factory moss', fuel_factory: 'mars tank rocket', ice_cap_melting: 'ice heat iceberg',
  corporate_stronghold: 'mars tower towers', biomass_combustors: 'mars furnace trees', livestock: 'green cow', olympus_conference: 'dawn school people',
  rad_suits: 'mars suit suit', aquifer_pumping: 'mars pump rig', flooding: 'sea towers', energy_saving: 'dawn bulb towers', local_heat_trapping: 'mars heat dome',
  permafrost_extraction: 'ice rig iceberg', invention_contest: 'lab bulb people', plantation: 'green trees trees', power_infrastructure: 'mars pylon battery',
  indentured_workers: 'mars people crate', lagrange_observatory: 'space earth telescope', terraforming_ganymede: 'space ganymede trees',
  immigration_shuttles: 'space terra ship people', restricted_area: 'mars fence antenna', immigrant_city: 'dawn towers people', energy_tapping: 'mars pylon mask',
  underground_detonations: 'mars bomb', soletta: 'space sun mirror mirror', technology_demonstration: 'space mars rocket people', rad_chem_factory: 'mars factory trefoil',
  special_design: 'lab gears contract', medical_lab: 'lab dna flask', ai_central: 'lab rack robot',
  credicor: 'office coins towers', ecoline: 'green trees grass', helion: 'space sun', interplanetary_cinematics: 'mars film', inventrix: 'lab bulb flask',
  mining_guild: 'mars quarry mine', phobolog: 'space phobos convoy', tharsis_republic: 'dawn flag towers', thorgate: 'mars lightning turbine',
  united_nations_mars_initiative: 'dawn earth people', saturn_systems: 'space saturn station', teractor: 'office earth contract', beginner: 'mars rover domes',
};

const GROUNDS = ['space', 'mars', 'dawn', 'sea', 'green', 'lab', 'ice', 'office'];
const SLOTS: Record<number, number[]> = { 1: [84], 2: [52, 118], 3: [36, 84, 132], 4: [26, 66, 106, 146] };

/** A number from 0 to 1 that is always the same for the same word. */
function chance(word: string, turn: number): number {
  let mixed = 2166136261 + turn * 101;
  for (const letter of word) mixed = Math.imul(mixed ^ letter.charCodeAt(0), 16777619);
  return ((mixed >>> 8) % 1000) / 1000;
}

const composed = new Map<string, Scene>();

function compose(id: string): Scene {
  const [ground = 'mars', ...names] = (SCENES[id] ?? 'mars domes').split(' ');
  const behind = names.filter((name) => name in BODIES);
  const before = names.filter((name) => name in PIECES);
  const placed: Placed[] = behind.map((name) => {
    const body = BODIES[name];
    return { x: body?.x ?? 0, y: body?.y ?? 0, scale: 1, flip: false, shapes: body?.shapes ?? [] };
  });
  const slots = SLOTS[before.length] ?? [];
  before.forEach((name, index) => {
    const inSpace = ground === 'space';
    const x =
      (slots[index] ?? 84) -
      (inSpace && behind.length ? (behind.includes('jupiter') || behind.includes('saturn') ? -14 : 18) : 0);
    placed.push({
      x: x + (chance(id, index) - 0.5) * 10,
      y: (inSpace ? 44 : 57) + (chance(id, index + 7) - 0.5) * (inSpace ? 12 : 5),
      scale:
        (before.length === 1 ? 1.04 : before.length === 2 ? 0.9 : 0.78) *
        (0.94 + chance(id, index + 3) * 0.12),
      flip: chance(id, index + 13) > 0.7,
      shapes: PIECES[name] ?? [],
    });
  });
  return { ground: (GROUNDS.includes(ground) ? ground : 'mars') as Ground, placed };
}

/** Returns the scene of a card. */
export function sceneOf(id: string): Scene {
  const known = composed.get(id) ?? compose(id);
  composed.set(id, known);
  return known;
}

/** Returns the ids that have a scene of their own. */
export function scenes(): Record<string, string> {
  return SCENES;
}
