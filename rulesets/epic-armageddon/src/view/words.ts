import type { Language } from '@walstatt/engine';
import type { Formation, Profile, Terrain } from '../generated/state.ts';

type Status = Formation['status']['at'];

type Words = {
  readonly terrain: Readonly<Record<Terrain['kind'], string>>;
  readonly terrainEffects: Readonly<Record<'dangerous' | 'impassable' | 'none', (who: string) => string>>;
  readonly columns: Readonly<Record<'infantry' | 'vehicle' | 'warEngine', string>>;
  readonly elsewhere: Readonly<Record<Status | 'aboard', string>>;
  readonly markers: (n: number) => string;
  readonly badges: Readonly<Record<'broken' | 'overwatch' | 'activated' | 'marched', { text: string; short: string }>>;
  readonly units: (n: number) => string;
  readonly types: Readonly<Record<Profile['type'], string>>;
  readonly profile: (p: Readonly<Record<'type' | 'speed' | 'armour' | 'cc' | 'ff' | 'dc', string>>) => string;
  readonly initiative: (n: number) => string;
};

const de: Words = {
  terrain: {
    buildings: 'Gebäude',
    cliffs: 'Klippen',
    fortification: 'Befestigung',
    hill: 'Hügel',
    jungle: 'Dschungel',
    marsh: 'Sumpf',
    river: 'Fluss',
    road: 'Straße',
    ruins: 'Ruinen',
    scrub: 'Gebüsch',
    woods: 'Wald',
  },
  terrainEffects: {
    none: () => '',
    dangerous: (who) => `Gefährlich für ${who}`,
    impassable: (who) => `Unpassierbar für ${who}`,
  },
  columns: { infantry: 'Infanterie', vehicle: 'Fahrzeuge', warEngine: 'Kriegsmaschinen' },
  elsewhere: {
    undeployed: 'noch nicht aufgestellt',
    deployed: '',
    reserve: 'in Reserve',
    destroyed: 'vernichtet',
    aboard: 'an Bord',
  },
  markers: (n) => (n === 1 ? '1 Beschussmarke' : `${n} Beschussmarken`),
  badges: {
    broken: { text: 'aufgerieben', short: 'A' },
    overwatch: { text: 'in Feuerbereitschaft', short: 'F' },
    activated: { text: 'hat gehandelt', short: '✓' },
    marched: { text: 'ist marschiert', short: 'M' },
  },
  units: (n) => (n === 1 ? '1 Einheit' : `${n} Einheiten`),
  types: {
    infantry: 'Infanterie',
    armouredVehicle: 'gepanzertes Fahrzeug',
    lightVehicle: 'leichtes Fahrzeug',
    warEngine: 'Kriegsmaschine',
    aircraft: 'Flugzeug',
    spacecraft: 'Raumschiff',
    character: 'Charaktermodell',
    objective: 'Ziel',
  },
  profile: (p) => `${p.type} · Geschw. ${p.speed} · Rüstung ${p.armour} · CC ${p.cc} · FF ${p.ff}${p.dc}`,
  initiative: (n) => `Initiative ${n}+`,
};

const en: Words = {
  terrain: {
    buildings: 'Buildings',
    cliffs: 'Cliffs',
    fortification: 'Fortification',
    hill: 'Hill',
    jungle: 'Jungle',
    marsh: 'Marsh',
    river: 'River',
    road: 'Road',
    ruins: 'Ruins',
    scrub: 'Scrub',
    woods: 'Woods',
  },
  terrainEffects: {
    none: () => '',
    dangerous: (who) => `Dangerous for ${who}`,
    impassable: (who) => `Impassable for ${who}`,
  },
  columns: { infantry: 'infantry', vehicle: 'vehicles', warEngine: 'war engines' },
  elsewhere: {
    undeployed: 'not set up yet',
    deployed: '',
    reserve: 'in reserve',
    destroyed: 'destroyed',
    aboard: 'on board',
  },
  markers: (n) => (n === 1 ? '1 blast marker' : `${n} blast markers`),
  badges: {
    broken: { text: 'broken', short: 'B' },
    overwatch: { text: 'on overwatch', short: 'O' },
    activated: { text: 'has acted', short: '✓' },
    marched: { text: 'has marched', short: 'M' },
  },
  units: (n) => (n === 1 ? '1 unit' : `${n} units`),
  types: {
    infantry: 'infantry',
    armouredVehicle: 'armoured vehicle',
    lightVehicle: 'light vehicle',
    warEngine: 'war engine',
    aircraft: 'aircraft',
    spacecraft: 'spacecraft',
    character: 'character',
    objective: 'objective',
  },
  profile: (p) => `${p.type} · speed ${p.speed} · armour ${p.armour} · CC ${p.cc} · FF ${p.ff}${p.dc}`,
  initiative: (n) => `Initiative ${n}+`,
};

/** The words in the picture of the table, apart from names. */
export const words: Readonly<Record<Language, Words>> = { de, en };
