import type { Plain } from '@walstatt/engine';
import type { DiceScript } from '@walstatt/engine/host';
import { type Scenario, scenario } from '@walstatt/testkit';
import { inch } from '../src/04-measuring/table-top.ts';
import type { How } from '../src/10-movement/moved.ts';
import { codec, type Datasheet, type Profile, type State, type Terrain, type Weapon } from '../src/generated/state.ts';
import { type FortyK, ruleset } from '../src/index.ts';

/** Small tables for tests, in inches. */

export type Place = readonly [x: number, y: number, z?: number];

export type Troop = {
  /** Where each model stands. */
  readonly places?: readonly Place[];
  /** The profile of all models, and those of single models by their place in the unit. */
  readonly profile?: Partial<Profile>;
  readonly other?: Readonly<Record<number, Partial<Profile>>>;
  readonly weapons?: readonly string[];
  readonly wargear?: readonly string[];
  readonly sheet?: Partial<Datasheet>;
  readonly attachedTo?: string;
  /** WH-AIR-04. */
  readonly hovering?: boolean;
  /** How many models it began with, if more than stand. */
  readonly strength?: number;
  /** Wounds lost by each model. */
  readonly lost?: number;
  readonly status?: Plain;
};

type Lying = string | { readonly moved: How };

export type Field = {
  readonly red?: Readonly<Record<string, Troop>>;
  readonly blue?: Readonly<Record<string, Troop>>;
  readonly terrain?: Readonly<Record<string, Partial<Terrain>>>;
  readonly weapons?: Readonly<Record<string, Partial<Weapon>>>;
  readonly round?: number;
  /** Where objective markers lie. */
  readonly objectives?: Readonly<Record<string, Place>>;
  readonly lastRound?: number;
  readonly firstPlayer?: 'red' | 'blue';
  readonly points?: Readonly<Record<string, number>>;
  readonly dice?: DiceScript;
  /** If nothing else is said, attacks are rolled one at a time. */
  readonly options?: Partial<State['options']>;
  /** What lies on units: an effect without data, or how the unit has moved. */
  readonly effects?: Readonly<Record<string, readonly Lying[]>>;
};

const PROFILE: Profile = {
  name: 'trooper',
  move: inch(6),
  moveDice: 0,
  toughness: 4,
  save: 3,
  invulnerable: null,
  wounds: 2,
  leadership: 6,
  objectiveControl: 2,
  base: { shape: 'round', diameter: inch(1) },
  height: inch(1.5),
};

const rowOf = (on: string, lying: Lying): Plain => ({
  name: typeof lying === 'string' ? lying : 'moved',
  rule: 'WH-ROUND-03',
  on,
  by: null,
  data: typeof lying === 'string' ? {} : { how: lying.moved },
  until: { until: 'never' },
  armed: false,
});

/** A base that is one inch wide. */
export const BASE = 1;

export function stateOf(f: Field): State {
  const datasheets: Record<string, unknown> = {};
  const profiles: Record<string, unknown> = {};
  const units: Record<string, unknown> = {};
  const models: Record<string, unknown> = {};
  for (const owner of ['red', 'blue'] as const)
    for (const [id, troop] of Object.entries(f[owner] ?? {})) {
      const places = troop.places ?? [[30, 22]];
      const ids = places.map((_, i) => `${id}.${i + 1}`);
      const status = troop.status ?? { at: 'battlefield' };
      datasheets[id] = { name: id, ...troop.sheet };
      for (const [i, model] of ids.entries()) {
        const [x, y, z] = places[i]!;
        profiles[model] = { ...PROFILE, ...troop.profile, ...troop.other?.[i] };
        models[model] = {
          unit: id,
          profile: model,
          weapons: troop.weapons ?? [],
          wargear: troop.wargear ?? [],
          lost: troop.lost ?? 0,
          where:
            troop.status === undefined ? { at: 'battlefield', x: inch(x), y: inch(y), z: inch(z ?? 0) } : { at: 'off' },
        };
      }
      units[id] = {
        owner,
        name: id,
        datasheet: id,
        models: ids,
        startingStrength: troop.strength ?? ids.length,
        attachedTo: troop.attachedTo ?? null,
        hovering: troop.hovering ?? false,
        status,
      };
    }
  const parsed = codec.parseState({
    options: { dice: 'strict', ...f.options },
    seats: [
      { id: 'red', side: 'red' },
      { id: 'blue', side: 'blue' },
    ],
    round: f.round ?? 0,
    lastRound: f.lastRound ?? 1,
    firstPlayer: f.firstPlayer ?? 'red',
    players: Object.fromEntries(['red', 'blue'].map((id) => [id, { victoryPoints: f.points?.[id] ?? 0 }])),
    datasheets,
    profiles,
    weapons: f.weapons ?? {},
    units,
    models,
    terrain: f.terrain ?? {},
    objectives: Object.fromEntries(
      Object.entries(f.objectives ?? {}).map(([id, [x, y, z]]) => [
        id,
        { at: { x: inch(x), y: inch(y), z: inch(z ?? 0) } },
      ]),
    ),
    effects: Object.entries(f.effects ?? {}).flatMap(([on, lying]) => lying.map((e) => rowOf(on, e))),
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

export type Play = Scenario<FortyK>;

/** A table on which nothing is happening yet. */
export const field = (f: Field): Play => scenario(ruleset, { state: stateOf(f), dice: f.dice ?? [] });

/** A rectangle in inches as corners: from a corner, so wide and so deep. */
export function rectangle(x: number, y: number, width: number, depth: number): { x: number; y: number }[] {
  const at = (dx: number, dy: number) => ({ x: inch(x + dx), y: inch(y + dy) });
  return [at(0, 0), at(width, 0), at(width, depth), at(0, depth)];
}

/** A wall of a statue on the ground, half an inch thick. */
export const wall = (x: number, y: number, depth: number, top = 5): Partial<Terrain> => ({
  kind: 'debris',
  footprint: rectangle(x, y, 0.5, depth),
  solids: [{ part: 'wall', shape: rectangle(x, y, 0.5, depth), bottom: 0, top: inch(top) }],
});
