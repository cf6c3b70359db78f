import type { Language } from '@walstatt/engine';
import type { Terrain } from '../generated/state.ts';

type Words = {
  readonly badges: Readonly<Record<string, { readonly text: string; readonly short: string }>>;
  readonly elsewhere: Readonly<Record<'undeployed' | 'reserves' | 'strategic' | 'embarked' | 'destroyed', string>>;
  readonly terrain: Readonly<Record<Terrain['kind'], { readonly name: string; readonly note: string }>>;
  readonly profile: (p: Readonly<Record<'M' | 'T' | 'Sv' | 'inv' | 'W' | 'Ld' | 'OC', string>>) => string;
  readonly weapon: (
    p: Readonly<Record<'n' | 'name' | 'range' | 'A' | 'skill' | 'S' | 'AP' | 'D' | 'abilities', string>>,
  ) => string;
  readonly melee: string;
  readonly ground: string;
  readonly notEnforced: string;
  readonly zone: Readonly<Record<'attacker' | 'defender', string>>;
  readonly points: (commandPoints: number, victoryPoints: number) => string;
  readonly models: (n: number) => string;
  readonly die: string;
};

const de: Words = {
  badges: {
    battleShocked: { text: 'erschüttert', short: 'E' },
    normal: { text: 'bewegt', short: '→' },
    advance: { text: 'vorgerückt', short: '»' },
    fallBack: { text: 'zurückgezogen', short: '←' },
    stationary: { text: 'stationär', short: '·' },
    hovering: { text: 'Schwebemodus', short: 'S' },
  },
  elsewhere: {
    undeployed: 'noch nicht aufgestellt',
    reserves: 'in Reserve',
    strategic: 'in Strategischer Reserve',
    embarked: 'an Bord',
    destroyed: 'zerstört',
  },
  terrain: {
    crater: { name: 'Krater', note: 'Deckung für INFANTERIE, die ganz darauf steht' },
    barricade: { name: 'Barrikade', note: 'Niemand kann darauf stehen. Deckung für INFANTERIE nahe dahinter' },
    debris: { name: 'Trümmer', note: 'Niemand kann darauf stehen. Deckung dahinter' },
    hill: { name: 'Container', note: 'Begehbar, ohne überzustehen. Deckung dahinter' },
    woods: { name: 'Wald', note: 'Bewegung −2 Zoll. Deckung darin und dahinter' },
    ruins: { name: 'Ruine', note: 'Verdeckt die Sicht. INFANTERIE und BESTIEN gehen hindurch' },
  },
  profile: (p) => `B ${p.M} · W ${p.T} · RW ${p.Sv}${p.inv} · LP ${p.W} · MW ${p.Ld} · MK ${p.OC}`,
  weapon: (p) => `${p.n} × ${p.name}: ${p.range}, A ${p.A}, ${p.skill}S ${p.S}, DS ${p.AP}, SW ${p.D}${p.abilities}`,
  melee: 'Nahkampf',
  ground: 'Boden',
  notEnforced: 'Nicht geprüft, selbst ausführen',
  zone: { attacker: 'Angreifer', defender: 'Verteidiger' },
  points: (cp, vp) => `${cp} Befehlspunkte, ${vp} Siegespunkte`,
  models: (n) => (n === 1 ? '1 Modell' : `${n} Modelle`),
  die: 'W',
};

const en: Words = {
  badges: {
    battleShocked: { text: 'battle-shocked', short: 'B' },
    normal: { text: 'moved', short: '→' },
    advance: { text: 'advanced', short: '»' },
    fallBack: { text: 'fell back', short: '←' },
    stationary: { text: 'stationary', short: '·' },
    hovering: { text: 'hover mode', short: 'H' },
  },
  elsewhere: {
    undeployed: 'not set up yet',
    reserves: 'in reserves',
    strategic: 'in Strategic Reserves',
    embarked: 'on board',
    destroyed: 'destroyed',
  },
  terrain: {
    crater: { name: 'Crater', note: 'Cover for INFANTRY wholly on it' },
    barricade: { name: 'Barricade', note: 'Nobody can stand on it. Cover for INFANTRY close behind it' },
    debris: { name: 'Debris', note: 'Nobody can stand on it. Cover behind it' },
    hill: { name: 'Container', note: 'Can be stood on without overhanging. Cover behind it' },
    woods: { name: 'Woods', note: 'Movement −2 inches. Cover in and behind it' },
    ruins: { name: 'Ruins', note: 'Block sight. INFANTRY and BEASTS move through' },
  },
  profile: (p) => `M ${p.M} · T ${p.T} · Sv ${p.Sv}${p.inv} · W ${p.W} · Ld ${p.Ld} · OC ${p.OC}`,
  weapon: (p) => `${p.n} × ${p.name}: ${p.range}, A ${p.A}, ${p.skill}S ${p.S}, AP ${p.AP}, D ${p.D}${p.abilities}`,
  melee: 'melee',
  ground: 'Ground',
  notEnforced: 'Not enforced, play it yourselves',
  zone: { attacker: 'Attacker', defender: 'Defender' },
  points: (cp, vp) => `${cp} command points, ${vp} victory points`,
  models: (n) => (n === 1 ? '1 model' : `${n} models`),
  die: 'D',
};

/** The words in the picture of the table, apart from names. */
export const words: Readonly<Record<Language, Words>> = { de, en };
