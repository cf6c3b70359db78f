import type { Plain } from '@walstatt/engine';
import type { DiceScript } from '@walstatt/engine/host';
import { type Scenario, scenario } from '@walstatt/testkit';
import { cm } from '../src/1-00-materials/cm.ts';
import type { MannerName } from '../src/1-07-movement/manner.ts';
import { codec, type Formation, type Profile, type State, type Terrain, type Unit } from '../src/generated/state.ts';
import { type Epic, ruleset } from '../src/index.ts';

/** Small tables for tests, in centimetres. */

/** Where a unit stands, and where it looks in degrees: 0 is along x, 90 along y. */
export type Place = readonly [x: number, y: number, facing?: number];

/** A unit that is not simply on the table: aboard another one, or not there. */
type Elsewhere = { readonly aboard: string } | { readonly at: 'off' | 'gone' };

/** A formation for a test. Its units are called `id.1`, `id.2` and so on. */
export type Troop = {
  readonly places?: readonly (Place | Elsewhere)[];
  /** The profile of all units, and those of single units by their place in the formation, from 0. */
  readonly profile?: Partial<Profile>;
  readonly other?: Readonly<Record<number, Partial<Profile>>>;
  /** More about single units: damage, characters. */
  readonly unit?: Readonly<Record<number, Partial<Unit>>>;
} & Partial<Omit<Formation, 'units' | 'owner' | 'name'>>;

/** What lies on a formation or unit: an effect, to the end of the round unless it says more. */
type Lying = string | { readonly name: string; readonly data?: Plain; readonly until?: Plain };

export type Field = {
  readonly red?: Readonly<Record<string, Troop>>;
  readonly blue?: Readonly<Record<string, Troop>>;
  readonly terrain?: Readonly<Record<string, Partial<Terrain>>>;
  /** Profiles of characters. */
  readonly profiles?: Readonly<Record<string, Partial<Profile>>>;
  /** Strategy ratings; 2 if nothing is said. */
  readonly ratings?: Readonly<Partial<Record<'red' | 'blue', number>>>;
  readonly dice?: DiceScript;
  readonly options?: Partial<State['options']>;
  readonly effects?: Readonly<Record<string, readonly Lying[]>>;
} & Partial<Pick<State, 'round' | 'lastRound' | 'first' | 'strategyWinner' | 'nextBirthday'>>;

/** Round, two centimetres wide: easy to measure between. */
export const PROFILE: Profile = {
  name: 'trooper',
  sheet: 'trooper',
  type: 'infantry',
  speed: cm(15),
  manoeuvre: null,
  armour: 5,
  closeCombat: 4,
  firefight: 5,
  damageCapacity: null,
  critical: { does: 'nothing' },
  shields: 0,
  powerFields: null,
  weapons: [],
  abilities: [],
  holds: [],
  portholes: false,
  base: { shape: 'round', diameter: cm(2) },
};

/** A base is two centimetres wide. */
export const BASE = 2;

/** Profiles that tests often need. */
export const TANK = { name: 'tank', sheet: 'tank', type: 'armouredVehicle', speed: cm(30) } as const;
export const CARRIER = {
  ...TANK,
  name: 'carrier',
  sheet: 'carrier',
  holds: [{ capacity: 2, allows: ['infantry'], excludes: ['mounted'], costs: [], limits: [] }],
} as const satisfies Partial<Profile>;

const isPlace = (place: Place | Elsewhere): place is Place => Array.isArray(place);

const whereOf = (place: Place | Elsewhere): Plain => {
  // A place is a list, and lists have an `at` of their own.
  if (!isPlace(place)) return 'aboard' in place ? { at: 'aboard', transport: place.aboard } : place;
  const [x, y, degrees = 0] = place;
  return { at: 'table', x: cm(x), y: cm(y), facing: degrees * 10, air: false };
};

const rowOf = (on: string, lying: Lying): Plain => {
  const { name, data = {}, until } = typeof lying === 'string' ? { name: lying } : lying;
  return {
    name,
    rule: 'EA-1.6.1-03',
    on,
    by: null,
    data,
    until: until ?? { until: 'end', frame: 'round', of: null, complete: false },
    armed: false,
  };
};

export function stateOf(f: Field): State {
  const profiles: Record<string, Plain> = {};
  const formations: Record<string, Plain> = {};
  const units: Record<string, Plain> = {};
  for (const [id, profile] of Object.entries(f.profiles ?? {})) profiles[id] = { ...PROFILE, ...profile } as Plain;
  for (const owner of ['red', 'blue'] as const)
    for (const [id, troop] of Object.entries(f[owner] ?? {})) {
      const { places = [[30, 30]], profile, other, unit, ...formation } = troop;
      const ids = places.map((_, i) => `${id}.${i + 1}`);
      for (const [i, name] of ids.entries()) {
        profiles[name] = { ...PROFILE, ...profile, ...other?.[i] } as Plain;
        units[name] = { formation: id, profile: name, where: whereOf(places[i]!), ...unit?.[i] } as Plain;
      }
      formations[id] = {
        owner,
        name: id,
        initiative: 2,
        units: ids,
        status: { at: 'deployed' },
        ...formation,
      } as Plain;
    }
  const parsed = codec.parseState({
    options: { ...f.options },
    seats: [
      { id: 'red', side: 'red' },
      { id: 'blue', side: 'blue' },
    ],
    round: f.round ?? 0,
    lastRound: f.lastRound ?? 1,
    first: f.first ?? null,
    strategyWinner: f.strategyWinner ?? null,
    nextBirthday: f.nextBirthday ?? null,
    players: Object.fromEntries((['red', 'blue'] as const).map((id) => [id, { strategyRating: f.ratings?.[id] ?? 2 }])),
    profiles,
    formations,
    units,
    terrain: f.terrain ?? {},
    effects: Object.entries(f.effects ?? {}).flatMap(([on, lying]) => lying.map((e) => rowOf(on, e))),
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

export type Play = Scenario<Epic>;

/** A table on which nothing is happening yet. */
export const field = (f: Field): Play => scenario(ruleset, { state: stateOf(f), dice: f.dice ?? [] });

/** A rectangle in centimetres as corners: from a corner, so wide and so deep. */
export function rectangle(x: number, y: number, width: number, depth: number): { x: number; y: number }[] {
  const at = (dx: number, dy: number) => ({ x: cm(x + dx), y: cm(y + dy) });
  return [at(0, 0), at(width, 0), at(width, depth), at(0, depth)];
}

/** A legs `go`, or `creep`, to a place in centimetres. */
export const go = (x: number, y: number, facing?: number) => legTo('go', x, y, facing);
export const creep = (x: number, y: number, facing?: number) => legTo('creep', x, y, facing);
/** Where a unit gets out. */
export const out = (x: number, y: number, facing?: number) => legTo('out', x, y, facing);

const legTo = (leg: string, x: number, y: number, degrees?: number) => ({
  leg,
  x: cm(x),
  y: cm(y),
  facing: degrees === undefined ? null : degrees * 10,
});

/** The plan of a move: which unit goes which legs. */
export const plan = (legs: Readonly<Record<string, readonly (ReturnType<typeof go> | Load)[]>>) =>
  Object.entries(legs).map(([mover, own]) => ({ mover, legs: [...own] }));

type Load = { readonly leg: 'load'; readonly unit: string };

/** A leg that picks a unit up. */
export const load = (unit: string): Load => ({ leg: 'load', unit });

/** Units in a row, so far from edge to edge. */
export const row = (units: number, gap: number, from = 5, y = 10): Place[] =>
  Array.from({ length: units }, (_, i) => [from + i * (BASE + gap), y]);

/** Carries out a single move of a formation, as its action would. */
export const moveOf = (formation: string, manner: MannerName = 'move', left = 0) => ({
  seat: 'red',
  formation,
  manner,
  left,
  targets: [],
  contacted: [],
  pickedUp: [],
  moved: [],
  plan: [],
  crossing: null,
  trace: [],
  asked: false,
});
