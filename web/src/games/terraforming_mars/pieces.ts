/** The pieces that the scenes on cards are composed of. Things stand on the origin and are about 34 high. */
import type { Shape } from './glyphs';

const f = (d: string, fill: string, opacity = 1): Shape => ({ d, fill, opacity });
const s = (d: string, stroke: string, width = 2.5, opacity = 1): Shape => ({ d, stroke, width, opacity });
const c = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`;

const SOFT = 'var(--soft)';
const STEEL = 'var(--steel)';
const TITAN = 'var(--titan)';
const ICE = 'var(--ice)';
const LEAF = 'var(--leaf)';
const GOLD = 'var(--gold)';
const FLAME = 'var(--flame)';
const BOLT = 'var(--bolt)';
const RED = 'var(--danger)';
const GOOD = 'var(--good)';
const DARK = '#17120f';
const WHITE = '#f4ece3';
const EARTH = '#2f7fb0';
const LAND = '#6fa85a';

/* prettier-ignore */
export const PIECES: Record<string, Shape[]> = {
  // --- in the sky and in space -------------------------------------------------------------------------------------
  comet: [s('M-44-30L-10-8', FLAME, 8, 0.55), s('M-36-34L-6-12', GOLD, 3, 0.6), f(c(0, -2, 10), TITAN), f(c(-3, -5, 3), SOFT)],
  asteroid: [f('M-16-6L-8-20 8-22 18-10 16 4 4 12-12 8z', STEEL), f(c(-4, -8, 4) + c(8, -2, 3), DARK, 0.35)],
  iceberg: [f('M-18 0L-10-20-2-14 6-30 18 0z', ICE), f('M-2-14L6-30 10-18 4 0-4 0z', WHITE, 0.5)],
  meteor: [s('M-34-30L-6-6', FLAME, 6, 0.6), f('M-10-8L0-14 10-8 10 4 0 10-10 4z', ICE), f(c(1, -3, 3), WHITE, 0.7)],
  ship: [f('M0-38q10 12 8 30h-16q-2-18 8-30z', WHITE), f(c(0, -20, 3.5), EARTH), f('M-8-12l-7 12 7-3zM8-12l7 12-7-3z', RED), f('M-4-6h8l-4 12z', FLAME)],
  convoy: [f('M-24-18h34l12 8-12 8h-34z', TITAN), f('M-20-26h10v8h-10zM-4-26h10v8H-4z', STEEL), s('M-32-10h-8M-32-16h-6', FLAME, 3)],
  satellite: [f('M-5-16H5V-4H-5z', WHITE), f('M-26-15h18v10h-18zM8-15h18v10H8z', EARTH), s('M-17-15v10M17-15v10M0-16v-10', SOFT, 1.6), f(c(0, -27, 2.5), GOLD)],
  station: [s(c(0, -14, 18, 8), TITAN, 4), f('M-4-28H4V0h-8z', WHITE), f(c(0, -14, 5), EARTH)],
  probe: [f('M-8-14H8L4-4h-8z', TITAN), f('M-14-24a14 9 0 0 0 28 0z', WHITE), s('M0-20v-10M-8-4l-10 8M8-4l14 4', SOFT, 1.8)],
  mirror: [f(c(0, -16, 20, 10), GOLD, 0.9), f(c(-5, -19, 10, 4), WHITE, 0.6), s('M-14-6l-12 16M0-4v16M14-6l12 16', GOLD, 2, 0.5)],
  beam: [s('M-40-34L20 20', BOLT, 9, 0.35), s('M-40-34L20 20', WHITE, 3)],
  sun: [f(c(0, -16, 12), GOLD), s('M0-34v-6M0 2v6M-18-16h-6M18-16h6M-13-29l-4-4M13-29l4-4M-13-3l-4 4M13-3l4 4', GOLD, 2.5)],
  elevator: [s('M0 0V-46', SOFT, 2.5), f('M-10 0L-4-12h8L10 0z', STEEL), f('M-5-30H5v8H-5z', WHITE), f(c(0, -44, 4), TITAN)],
  cloud: [f('M-22-14a8 8 0 0 1 8-10 11 11 0 0 1 20-2 8 8 0 0 1 14 8 6 6 0 0 1-2 12h-34a6 6 0 0 1-6-8z', SOFT)],
  rain: [f('M-20-18a8 8 0 0 1 8-10 10 10 0 0 1 19-2 8 8 0 0 1 11 8 6 6 0 0 1-2 10h-30a6 6 0 0 1-6-6z', SOFT), s('M-12-8l-3 7M0-8l-3 7M12-8l-3 7', ICE, 2)],
  lightning: [f('M-20-24a8 8 0 0 1 8-8 10 10 0 0 1 19-1 8 8 0 0 1 11 7 6 6 0 0 1-2 9h-30a6 6 0 0 1-6-7z', SOFT), f('M2-16l-9 12h6l-3 10 11-14h-6l4-8z', GOLD)],
  zeppelin: [f(c(0, -20, 24, 9), WHITE), f('M20-28l10-4v22l-10-4z', RED), f('M-8-10h16l-3 6H-5z', STEEL), s('M-22-20h40', SOFT, 1.2)],
  gases: [s('M-14 0q-6-10 0-18t0-16M0 0q-6-10 0-18t0-16M14 0q-6-10 0-18t0-16', GOOD, 3, 0.75)],
  heat: [s('M-14 0q-6-8 0-14t0-14M0 0q-6-8 0-14t0-14M14 0q-6-8 0-14t0-14', FLAME, 3, 0.85)],
  dust: [f(c(-16, -6, 10, 6) + c(6, -10, 14, 8) + c(22, -4, 9, 5), DARK, 0.7)],
  // --- buildings and machines --------------------------------------------------------------------------------------
  dome: [f('M-24 0a24 24 0 0 1 48 0z', ICE, 0.3), f('M-16 0v-9h7v-6h8v4h8v5h8v6z', SOFT), s('M-24 0a24 24 0 0 1 48 0', ICE, 2.4)],
  towers: [f('M-20 0v-16h9V-30h10v12h8v-8h9V0z', SOFT), f('M-8-26h2v3h-2zM-4-26h2v3h-2zM-8-20h2v3h-2zM-16-12h2v3h-2zM10-20h2v3h-2z', DARK, 0.7)],
  capital: [f('M-22 0v-12h10v-14h4l8-12 8 12h4v14h10V0z', GOLD), f('M-3 0v-10h6V0zM-16-8h3v4h-3zM13-8h3v4h-3z', DARK, 0.5)],
  domes: [f('M-28 0a13 13 0 0 1 26 0zM0 0a16 16 0 0 1 32 0z', ICE, 0.4), s('M-28 0a13 13 0 0 1 26 0M0 0a16 16 0 0 1 32 0', ICE, 2), f('M-19 0v-6h8v6zM8 0v-9h8v9z', SOFT)],
  underground: [f('M-40-30q40-10 80 0v34h-80z', DARK, 0.75), f('M-22 0v-12h9v-8h9v6h9v-5h9V0z', GOLD, 0.85), s('M-40-30q40-10 80 0', STEEL, 3)],
  factory: [f('M-22 0v-14l10-7v7l10-7v7l10-7V0z', STEEL), f('M12 0l-1-28h7l1 28z', SOFT), s('M15-31q-7-5 0-9', SOFT, 3, 0.8)],
  reactor: [f('M-18 0q5-16 1-32h16q-4 16 1 32zM4 0q4-12 1-24h12q-3 12 1 24z', SOFT), s('M-9-36q-5-5 1-9M11-28q-4-4 1-8', WHITE, 3, 0.6)],
  mine: [f('M-20 0q0-22 20-22T20 0z', DARK), s('M-20 0q0-22 20-22T20 0', STEEL, 4), s('M-8 0l16 0M-6-4h12', SOFT, 2), f('M-9-8H9l-3 6H-6z', TITAN)],
  quarry: [f('M-30-8h12v5h10v5h20v-5h10v-5h12v16h-64z', DARK, 0.55), f('M2-14l10-8 4 4-10 8zM-2-6h10v6h-10z', GOLD)],
  rig: [s('M-14 0L-4-34h8L14 0M-11-10h22M-8-20h16', TITAN, 2.6), s('M0-30V6', SOFT, 3), f('M-6-38H6v5H-6z', FLAME)],
  hole: [f(c(0, -2, 26, 9), DARK), s(c(0, -2, 26, 9), STEEL, 3), f(c(0, 1, 14, 5), FLAME, 0.9)],
  solar: [f('M-26-4l8-16h16L-8-4zM2-4l8-16h16L18-4z', EARTH), s('M-17-4l8-16M11-4l8-16M-22-12H-4M6-12h18M-17 0v-4M10 0v-4', SOFT, 1.4)],
  windmill: [s('M0 0V-26', SOFT, 3), s('M0-26l0-14M0-26l12 8M0-26l-12 8', WHITE, 3.2), f(c(0, -26, 3), STEEL)],
  dam: [f('M-30-26q30 12 60 0V0h-60z', SOFT), s('M-30-18q30 12 60 0M-30-9q30 12 60 0', DARK, 1.4, 0.4), f('M-6-8H6V4H-6z', ICE)],
  pylon: [s('M-8 0L0-34 8 0M-5-12H5M-14-24h28M-10-30h20', TITAN, 2.4), s('M-14-24q-12 6-20 4M14-24q12 6 20 4', BOLT, 1.6)],
  battery: [f('M-16-24h32V0h-32z', STEEL), f('M-6-28H6v4H-6z', SOFT), f('M2-22l-9 12h6l-2 8 9-12H1z', BOLT)],
  coil: [s('M-16 0q0-30 16-30T16 0', TITAN, 4), s('M-22-8q22-12 44 0M-22-16q22-12 44 0', BOLT, 2.4)],
  magnet: [s('M-12-2v-14a12 12 0 0 1 24 0v14', RED, 7), s('M-12-2v-4M12-2v-4', WHITE, 7), s('M-24-20q-6-14 6-22M24-20q6-14-6-22', BOLT, 2, 0.8)],
  catapult: [s('M-26 0L22-18M-26 0h40', STEEL, 4), f('M14-26h14v10H14z', WHITE), s('M30-24l10-4M30-18l8 0', FLAME, 2.4)],
  pump: [f('M-14 0v-16h10V0zM6 0v-10h14V0z', STEEL), s('M-9-16v-10h22v16', TITAN, 4), f('M24-4q5 6 0 9-5-3 0-9z', ICE)],
  tank: [f('M-18-22a18 6 0 0 1 36 0V-3a18 6 0 0 1-36 0z', TITAN), f(c(0, -22, 18, 6), WHITE, 0.7), s('M-18-12a18 6 0 0 0 36 0', SOFT, 1.6)],
  splitter: [f('M-20 0v-20h14V0zM6 0v-20h14V0z', TITAN), s('M-13-20q13-16 26 0', SOFT, 3), f(c(-13, -10, 4), ICE), f(c(13, -10, 4), RED)],
  mirrors: [f('M-24-6l6-14 12 4-6 14zM4-10l6-14 12 4-6 14z', ICE), s('M-12-2v8M14-6v12', SOFT, 2), s('M-30-30l12 12M-2-34l12 12', GOLD, 2)],
  turbine: [f(c(0, -14, 14), TITAN), s('M0-28v28M-14-14h28M-10-24L10-4M10-24L-10-4', DARK, 2, 0.7), f(c(0, -14, 4), STEEL)],
  furnace: [f('M-18 0v-24h36V0z', STEEL), f('M-10 0v-12a10 8 0 0 1 20 0V0z', FLAME), f('M8-34h7v12H8z', SOFT), s('M11-36q-5-4 1-7', SOFT, 2.6)],
  filters: [f('M-16-20a16 12 0 0 1 32 0v8a16 12 0 0 1-32 0z', SOFT), f(c(-7, -17, 5) + c(7, -17, 5), DARK), f(c(0, -6, 5), STEEL)],
  // --- moving about ------------------------------------------------------------------------------------------------
  rover: [f('M-20-14h24l10 8v4h-34z', WHITE), f('M4-13h6l6 6H4z', EARTH), f(c(-13, 0, 5) + c(0, 0, 5) + c(11, 0, 5), DARK), s('M-14-14v-8', SOFT, 2)],
  train: [f('M-32-18H14q14 0 18 14h-64z', TITAN), f('M12-15q8 0 12 7H12zM-26-14h8v6h-8zM-12-14h8v6h-8z', EARTH), s('M-34 0h68', STEEL, 3)],
  rocket: [f('M0-40q9 12 7 28h-14q-2-16 7-28z', WHITE), f('M-7-16l-6 12 6-2zM7-16l6 12-6-2z', TITAN), f('M-4-10h8L0 8z', FLAME), f(c(0, -24, 3), RED)],
  fleet: [f('M-24-8l16-10 4 4-8 6zM0-18l18-10 4 4-9 6zM4 0l14-8 4 4-7 4z', RED), f('M-12-10l4-2M12-20l4-2', WHITE)],
  // --- living things -----------------------------------------------------------------------------------------------
  moss: [f(c(-18, 0, 10, 5) + c(-2, 0, 13, 7) + c(16, 0, 11, 5), LEAF), f(c(-6, -3, 2) + c(10, -2, 2) + c(-18, -1, 1.6), GOLD)],
  lichen: [f(c(-14, -1, 12, 5) + c(12, -1, 14, 6), GOOD, 0.9), f(c(-10, -2, 4, 2) + c(16, -2, 5, 2), WHITE, 0.5)],
  grass: [s('M-20 0q0-14-6-18M-14 0q0-16 2-22M-6 0q0-12-4-18M0 0q0-18 2-24M8 0q0-14 6-18M14 0q0-18 0-22M22 0q0-12 6-14', LEAF, 3)],
  bush: [f(c(-10, -8, 10) + c(4, -12, 12) + c(16, -6, 8), LEAF), f(c(-8, -8, 2) + c(6, -14, 2) + c(14, -6, 2), RED)],
  tree: [s('M0 0v-14', STEEL, 5), f(c(0, -24, 13) + c(-10, -16, 8) + c(10, -16, 8), LEAF)],
  trees: [f('M-20 0l8-26 8 26zM-2 0L8-34 18 0z', LEAF), s('M-12 0v4M8 0v4', STEEL, 3)],
  crops: [s('M-22 0v-16M-12 0v-18M-2 0v-16M8 0v-18M18 0v-16', LEAF, 3), f(c(-22, -18, 3, 5) + c(-12, -20, 3, 5) + c(-2, -18, 3, 5) + c(8, -20, 3, 5) + c(18, -18, 3, 5), GOLD)],
  kelp: [s('M-16 2q-6-10 0-18t0-18M0 2q6-10 0-18t0-20M16 2q-6-10 0-18t0-16', LEAF, 4)],
  greenhouse: [f('M-24 0v-14l12-10h24l12 10V0z', ICE, 0.35), s('M-24 0v-14l12-10h24l12 10V0M-24-14h48', ICE, 2), s('M-12 0v-8M0 0v-10M12 0v-8', LEAF, 4)],
  mushroom: [f('M-18-10a12 11 0 0 1 24 0z', RED), f('M-9-10h6v10h-6z', WHITE), f('M4-6a9 8 0 0 1 18 0z', STEEL), f('M11-6h4v6h-4z', WHITE), f(c(-10, -14, 2) + c(-2, -15, 1.6), WHITE)],
  microbes: [f(c(-12, -14, 9, 6), GOOD), f(c(10, -20, 8, 5), LEAF), f(c(10, -4, 10, 6), GOOD), f(c(-14, -15, 2) + c(10, -20, 2) + c(13, -4, 2.4), DARK, 0.6), s('M-22-10l-6 4M19-22l6-3M20-2l6 3', GOOD, 1.8)],
  virus: [f(c(0, -15, 11), RED), s('M0-26v-8M0-4v8M-11-15h-8M11-15h8M-8-23l-6-6M8-23l6-6M-8-7l-6 6M8-7l6 6', RED, 2.6), f(c(-3, -18, 3) + c(4, -12, 2.4), WHITE, 0.6)],
  worm: [s('M-24-4q8-14 14 0t14 0 16-8', '#d98b7a', 7), f(c(20, -13, 1.6), DARK)],
  ant: [f(c(-12, -8, 8, 6) + c(1, -8, 5, 4) + c(12, -9, 6, 5), DARK), s('M-2-6l-6 8M2-6l2 8M6-6l8 8M15-13l6-8M11-13l2-9', DARK, 2)],
  bug: [f(c(0, -12, 12, 9), GOLD), s('M-12-12h24M-6-20v17M4-20v17', DARK, 2.6), f(c(-4, -22, 8, 5) + c(8, -22, 8, 5), WHITE, 0.6), f(c(13, -12, 4), DARK)],
  tardigrade: [f('M-22-4q-2-18 20-18T22-8q2 8-6 8h-34z', '#c9a58a'), s('M-14 0v4M-4 0v4M6 0v4M16 0v4', '#c9a58a', 5), f(c(18, -10, 2), DARK)],
  fish: [f('M-20-10q16-16 34 0q-18 16-34 0z', ICE), f('M-18-10l-12-9v18z', ICE), f(c(6, -12, 1.8), DARK)],
  bird: [s('M-24-14q12-12 20 2q8-14 22-4', WHITE, 4), f(c(-2, -11, 4), WHITE)],
  cow: [f(c(0, -14, 18, 9), WHITE), f(c(19, -19, 7, 6), WHITE), s('M-12-6V2M-4-6V2M6-6V2M13-6V2', WHITE, 3.4), f(c(-5, -15, 6, 4), DARK), f(c(21, -20, 1.6), DARK)],
  rabbit: [f(c(-2, -8, 12, 8), SOFT), f(c(12, -14, 6), SOFT), f(c(10, -24, 2.2, 7) + c(15, -23, 2.2, 7), SOFT), f(c(14, -15, 1.4), DARK), f(c(-14, -8, 3.5), WHITE)],
  wolf: [f('M-22-8q4-10 18-10h12l8-8 4 6 8 3-2 5-9 3-4 6V2h-4v-7H-6v7h-4v-8l-8 8h-4l4-10z', SOFT), f(c(16, -17, 1.3), DARK)],
  sheep: [f(c(-6, -14, 9) + c(4, -16, 10) + c(10, -11, 8) + c(-10, -9, 7), WHITE), f(c(18, -15, 5), DARK), s('M-6-4v6M6-4v6', DARK, 3)],
  dog: [f('M-18-6q0-10 12-10h10l4-10 5 2 8 1-1 6-7 2-3 7V2h-4v-8h-12V2h-4v-8z', '#c9986a'), s('M-17-9l-7-8', '#c9986a', 3.4), f(c(12, -20, 1.3), DARK)],
  // --- knowledge and machines that think ----------------------------------------------------------------------------
  flask: [f('M-6-34h12v3H4v11L18-2a3 3 0 0 1-3 4h-30a3 3 0 0 1-3-4L-4-20v-11h-2z', WHITE, 0.85), f('M-10-10h20l7 10a1 1 0 0 1-1 2h-32a1 1 0 0 1-1-2z', GOOD), f(c(-3, -4, 2.4) + c(6, -6, 1.8), WHITE)],
  atom: [s(c(0, -16, 20, 7), WHITE, 2), s('M-9-33c-4 2-1 12 4 20s12 16 15 14 2-11-4-20-11-16-15-14z', WHITE, 2), s('M9-33c4 2 1 12-4 20s-12 16-15 14-2-11 4-20 11-16 15-14z', WHITE, 2), f(c(0, -16, 4), FLAME)],
  dna: [s('M-10 2q20-10 20-19t-20-19', ICE, 3), s('M10 2q-20-10-20-19t20-19', RED, 3), s('M-6-4H6M-8-14H8M-6-28H6', SOFT, 2)],
  rack: [f('M-16-34h32V2h-32z', DARK), s('M-16-34h32V2h-32z', TITAN, 2.4), s('M-10-27H4M-10-19H4M-10-11H4M-10-3H4', ICE, 2.4), f(c(10, -27, 2) + c(10, -19, 2) + c(10, -11, 2), GOOD)],
  robot: [f('M-12-20h24V-2h-24z', TITAN), f('M-9-34H9v12H-9z', SOFT), f(c(-4, -28, 2.2) + c(4, -28, 2.2), RED), s('M-12-16l-10 8M12-16l10 8M-6-2v6M6-2v6', TITAN, 4)],
  telescope: [s('M0-8l-10 12M0-8L10 4M0-8V4', STEEL, 3), f('M-18-12L14-32l5 8-32 20z', TITAN), f('M14-32l5 8 4-3-5-8z', ICE)],
  antenna: [s('M0 4V-12M-8 4H8', STEEL, 3), f('M-20-32a24 24 0 0 0 32 24z', WHITE), s('M-4-20l10-10', SOFT, 2.4), f(c(7, -31, 2.6), RED)],
  tower: [f('M-12 2l4-30H8l4 30z', SOFT), f('M-12-34h24v7h-24z', TITAN), s('M0-34v-10', SOFT, 2), f(c(0, -44, 2.4), RED)],
  school: [f('M-26 2v-16h52V2z', SOFT), f('M-30-14L0-32l30 18z', STEEL), f('M-4 2v-12h8V2z', DARK), s('M-18-10V2M-11-10V2M11-10V2M18-10V2', WHITE, 3)],
  book: [f('M-24-20q12-6 24 0q12-6 24 0V0q-12-6-24 0q-12-6-24 0z', WHITE), s('M0-20V0M-18-14q7-3 13 0M-18-8q7-3 13 0M5-14q7-3 13 0M5-8q7-3 13 0', SOFT, 1.6)],
  bulb: [f('M0-36a13 13 0 0 1 8 23l-2 7h-12l-2-7a13 13 0 0 1 8-23z', GOLD), f('M-5-5H5v5H-5z', SOFT), s('M-4-18l4 4 4-4', DARK, 1.6)],
  gears: [f(c(-8, -14, 11), STEEL), f(c(-8, -14, 4), DARK), f(c(12, -8, 8), TITAN), f(c(12, -8, 3), DARK), s('M-8-27v4M-8-5v4M-21-14h4M1-14h4M12-18v3M12-1v3M2-8h3M19-8h3', STEEL, 4)],
  // --- people and money -------------------------------------------------------------------------------------------
  coins: [f('M-24-4a11 4 0 0 1 22 0v4a11 4 0 0 1-22 0zM-24-11a11 4 0 0 1 22 0v4a11 4 0 0 1-22 0zM2-4a11 4 0 0 1 22 0v4a11 4 0 0 1-22 0zM2-11a11 4 0 0 1 22 0v4a11 4 0 0 1-22 0zM2-18a11 4 0 0 1 22 0v4a11 4 0 0 1-22 0z', GOLD), s('M-24-4a11 4 0 0 0 22 0M2-4a11 4 0 0 0 22 0M2-11a11 4 0 0 0 22 0', DARK, 1.2, 0.5)],
  chart: [s('M-24-30V0h50', SOFT, 2.4), s('M-18-6l12-8 10 4L22-28', GOOD, 3.4), f('M22-34l2 12-10-6z', GOOD)],
  contract: [f('M-16-34h28l6 6V2h-34z', WHITE), s('M-10-26h16M-10-19h22M-10-12h22', SOFT, 2), f(c(8, -4, 5), RED)],
  people: [f(c(-14, -22, 6) + c(2, -26, 7) + c(17, -22, 6), SOFT), f('M-24 2q0-18 10-18t10 14v4zM-9 2q0-22 11-22T13 2zM9 2q0-18 9-18t10 14v4z', STEEL)],
  suit: [f(c(0, -26, 9), WHITE), f(c(1, -26, 6), EARTH), f('M-14 4q0-22 14-22T14 4z', WHITE), f('M-5-10H5v6H-5z', RED)],
  mask: [f('M-14-34a14 12 0 0 1 28 0v12a14 16 0 0 1-28 0z', DARK), f(c(-6, -27, 3, 2) + c(6, -27, 3, 2), RED), f('M-22 4q0-16 22-16T22 4z', DARK)],
  screen: [f('M-26-32h52V-6h-52z', DARK), s('M-26-32h52V-6h-52z', TITAN, 2.4), f('M-20-27h22v16h-22z', ICE), s('M6-26h14M6-20h14M6-14h9M-8 0H8M0-6v6', SOFT, 2)],
  film: [f('M-24-24h48V2h-48z', DARK), f('M-24-24h48v-8h-48z', WHITE), f('M-18-32l8 8h8l-8-8zM0-32l8 8h8l-8-8z', DARK), f('M-5-17L8-10-5-3z', RED)],
  cards: [f('M-18-30l18-6 10 28-18 6z', WHITE), f('M-2-34h18V-4H-2z', SOFT), s('M2-26h10M2-20h10M2-14h6', DARK, 1.6)],
  shield: [f('M0-38l18 7v13C18-6 10 2 0 6-10 2-18-6-18-18v-13z', ICE, 0.5), s('M0-38l18 7v13C18-6 10 2 0 6-10 2-18-6-18-18v-13z', ICE, 2.6)],
  flag: [s('M-10 4V-36', SOFT, 3), f('M-10-36q12-6 18 0t16 0v18q-10 6-16 0t-18 0z', RED)],
  bomb: [f('M-26-6q4-14 14-10t10-12 12 8 16 4-4 18z', FLAME), f('M-14-4q4-10 10-6t10-2 8 10z', GOLD), s('M-26-24l-4-6M0-36v-6M24-26l5-5', FLAME, 2.6)],
  trefoil: [f('M0-20l-10-16a20 20 0 0 1 20 0zM-4-12l-10 16a20 20 0 0 1-10-18zM4-12l10 16a20 20 0 0 0 10-18z', GOLD), f(c(0, -15, 4), GOLD)],
  fence: [s('M-28 2v-22M-10 2v-22M10 2v-22M28 2v-22M-28-16h56M-28-6h56', SOFT, 2.8), f('M-8-30H8v10H-8z', RED)],
  crate: [f('M-18-26h36V2h-36z', STEEL), s('M-18-26L18 2M18-26L-18 2M-18-26h36V2h-36z', DARK, 2, 0.5)],
  spores: [f(c(-16, -20, 3) + c(-4, -28, 2.4) + c(10, -22, 3) + c(20, -12, 2.4) + c(-8, -10, 2.4) + c(4, -6, 3), WHITE, 0.8)],
};

const EARTHBALL: Shape[] = [
  f(c(0, 0, 20), EARTH),
  f('M-14-10q8-8 14-4t-3 8-6 8-9-2q-2-6 4-10zM2 2q8-4 15 1-1 9-8 14-5-2-5-7t-2-8z', LAND),
];

/** Bodies behind everything else, each with its place. */
/* prettier-ignore */
export const BODIES: Record<string, { x: number; y: number; shapes: Shape[] }> = {
  mars: { x: 142, y: 92, shapes: [f(c(0, 0, 58), 'var(--mars-2)'), f(c(-20, -34, 9, 5) + c(6, -44, 6, 3), 'var(--mars-4)', 0.5)] },
  terra: { x: 138, y: 78, shapes: [f(c(0, 0, 46), EARTH), f('M-30-24q14-18 28-10t-6 16-10 14-18 0q-4-10 6-20z', LAND)] },
  earth: { x: 140, y: 18, shapes: EARTHBALL.map((shape) => ({ ...shape })) },
  jupiter: { x: 28, y: 70, shapes: [f(c(0, 0, 52), '#d79a5b'), s('M-46-24q46 12 92 0M-51-6q52 12 102 0M-51 12q52 12 102 0', '#9a5a32', 6, 0.7), f(c(18, -16, 9, 5), '#b5532e')] },
  saturn: { x: 34, y: 44, shapes: [f(c(0, 0, 24), '#d9b877'), s('M-44 12q44-30 88-24', '#f0dcae', 4)] },
  moon: { x: 136, y: 22, shapes: [f(c(0, 0, 14), '#cfc4b8'), f(c(-4, -3, 3) + c(5, 4, 2.4), '#a3988c')] },
  ganymede: { x: 134, y: 58, shapes: [f(c(0, 0, 40), '#8d8378'), f(c(-14, -12, 8) + c(10, 6, 6) + c(-4, 16, 5), '#6f665d')] },
  phobos: { x: 128, y: 46, shapes: [f('M-30-6L-18-24 6-28 26-14 28 8 8 24-18 20z', '#7d6a5c'), f(c(-8, -6, 8) + c(12, 4, 5), '#5f5046')] },
  venus: { x: 30, y: 20, shapes: [f(c(0, 0, 9), '#f2d59a')] },
};
