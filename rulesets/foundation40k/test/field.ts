import type { Plain } from '@walstatt/engine';
import type { DiceScript } from '@walstatt/engine/host';
import { type Scenario, scenario } from '@walstatt/testkit';
import { inch } from '../src/01-units/space.ts';
import {
  codec,
  type Model,
  type Profile,
  type State,
  type Terrain,
  type Unit,
  type Weapon,
} from '../src/generated/state.ts';
import { type Foundation, ruleset } from '../src/index.ts';
import type { Asked } from '../src/kit.ts';

/** Small tables for tests, in inches. */

export type Troop = {
  /** The centre of the first model, or of each model. */
  readonly at?: readonly [number, number];
  readonly places?: readonly (readonly [number, number])[];
  readonly models?: number;
  /** From centre to centre along x. */
  readonly step?: number;
  readonly profile?: Partial<Omit<Profile, 'move' | 'base'>> & {
    readonly move?: number;
    readonly base?: Profile['base'];
  };
  readonly weapons?: readonly string[];
  /** Other profiles or weapons for single models, by place in the unit. */
  readonly other?: Readonly<Record<number, { profile?: Partial<Profile>; weapons?: readonly string[] }>>;
  readonly rules?: Unit['specialRules'];
  readonly immobilised?: boolean;
  /** The damage of every model. */
  readonly damage?: Partial<Pick<Model, 'shaken' | 'stunned' | 'immobilised' | 'lost' | 'results'>>;
} & Partial<Pick<Unit, 'morale' | 'takeCover' | 'reactionMarker' | 'activated' | 'entryEdge' | 'status' | 'fled'>>;

export type Piece = Partial<Omit<Terrain, 'shape'>> & { readonly rect: readonly [number, number, number, number] };

export type Field = {
  readonly red?: Readonly<Record<string, Troop>>;
  readonly blue?: Readonly<Record<string, Troop>>;
  readonly terrain?: Readonly<Record<string, Piece>>;
  readonly weapons?: Readonly<Record<string, Partial<Weapon>>>;
  readonly options?: Partial<State['options']>;
  readonly mission?: State['mission'];
  readonly round?: number;
  readonly waaagh?: 'red' | 'blue';
  readonly generals?: Readonly<Record<string, string>>;
  readonly objectives?: Readonly<Record<string, { at: readonly [number, number]; value?: number }>>;
  readonly loot?: readonly number[];
  readonly dice?: DiceScript;
};

const PROFILE: Profile = {
  name: 'trooper',
  unitType: 'infantry',
  move: inch(6),
  meleeSkill: 4,
  shootSkill: 3,
  save: 3,
  morale: 2,
  attacks: { dice: 0, plus: 1 },
  lives: 1,
  base: { shape: 'round', diameter: inch(1) },
  specialRules: [],
};

const gun = (range: number, rof: number, fp: number): Weapon => ({
  name: 'gun',
  kind: 'shooting',
  range: inch(range),
  rof,
  fp,
  specialRules: [],
});
const blade = (rof: number, fp: number, reach = 1): Weapon => ({
  name: 'blade',
  kind: 'melee',
  range: inch(reach),
  rof,
  fp,
  specialRules: [],
});

const WEAPONS: Readonly<Record<string, Weapon>> = {
  boltgun: gun(24, 1, 1),
  shoota: gun(18, 2, 0),
  plasma: gun(24, 1, 4),
  rocketLauncher: gun(36, 1, 7),
  sword: blade(1, 1),
  club: blade(1, 0),
  spear: blade(0, 0, 3),
};

export function stateOf(f: Field): State {
  const profiles: Record<string, Profile> = {};
  const units: Record<string, unknown> = {};
  const models: Record<string, unknown> = {};
  for (const owner of ['red', 'blue'] as const)
    for (const [id, troop] of Object.entries(f[owner] ?? {})) addTroop(owner, id, troop, profiles, units, models);
  const weapons = Object.fromEntries(
    Object.entries({ ...WEAPONS, ...f.weapons }).map(([id, w]) => [id, { ...gun(24, 1, 1), ...w }]),
  );
  const parsed = codec.parseState({
    options: f.options ?? {},
    seats: [
      { id: 'red', side: 'red' },
      { id: 'blue', side: 'blue' },
    ],
    mission: f.mission ?? 'annihilation',
    round: f.round ?? 1,
    startPlayer: 'red',
    firstToDeploy: 'red',
    players: Object.fromEntries(
      (['red', 'blue'] as const).map((id) => [
        id,
        {
          edge: id === 'red' ? 'south' : 'north',
          unitsLeft: Object.keys(f[id] ?? {}).length,
          waaagh: f.waaagh === id ? 'ready' : 'none',
          general: f.generals?.[id] ?? null,
        },
      ]),
    ),
    profiles,
    weapons,
    units,
    models,
    terrain: Object.fromEntries(Object.entries(f.terrain ?? {}).map(([id, p]) => [id, pieceOf(p)])),
    objectives: Object.fromEntries(
      Object.entries(f.objectives ?? {}).map(([id, o]) => [
        id,
        { at: { x: inch(o.at[0]), y: inch(o.at[1]) }, value: o.value ?? 0 },
      ]),
    ),
    loot: f.loot ?? [],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

function addTroop(
  owner: string,
  id: string,
  t: Troop,
  profiles: Record<string, Profile>,
  units: Record<string, unknown>,
  models: Record<string, unknown>,
): void {
  profiles[id] = { ...PROFILE, ...t.profile } as Profile;
  const n = t.places?.length ?? t.models ?? 1;
  const ids = Array.from({ length: n }, (_, i) => `${id}.${i + 1}`);
  ids.forEach((model, i) => {
    const other = t.other?.[i];
    if (other?.profile !== undefined) profiles[`${id}-${i}`] = { ...profiles[id]!, ...other.profile };
    const [x, y] = t.places?.[i] ?? [(t.at?.[0] ?? 36) + i * (t.step ?? 1.5), t.at?.[1] ?? 24];
    const off = t.status === 'reserve' || t.status === 'undeployed';
    models[model] = {
      unit: id,
      profile: other?.profile === undefined ? id : `${id}-${i}`,
      weapons: other?.weapons ?? t.weapons ?? [],
      immobilised: t.immobilised ?? false,
      ...t.damage,
      where: off ? { at: 'off' } : { at: 'table', x: inch(x), y: inch(y) },
    };
  });
  units[id] = {
    owner,
    name: id,
    models: ids,
    specialRules: t.rules ?? [],
    status: t.status ?? 'table',
    living: n,
    morale: t.morale ?? 'ok',
    takeCover: t.takeCover ?? false,
    reactionMarker: t.reactionMarker ?? false,
    activated: t.activated ?? false,
    fled: t.fled ?? false,
    entryEdge: t.entryEdge ?? (owner === 'red' ? 'south' : 'north'),
  };
}

function pieceOf({ rect, ...rest }: Piece): unknown {
  const [x, y, w, h] = rect.map(inch) as [number, number, number, number];
  return {
    kind: 'test',
    class: 'softCover',
    ...rest,
    shape: [
      { x, y },
      { x: x + w, y },
      { x: x + w, y: y + h },
      { x, y: y + h },
    ],
  };
}

export type Play = Scenario<Foundation>;

export const field = (f: Field): Play => scenario(ruleset, { state: stateOf(f), dice: f.dice ?? [] });

/** A single action, with the reactions to it. */
export const act = (s: Play, unit: string, action: string): Play =>
  s.start('act', { seat: s.state.units[unit]!.owner, unit, action, free: false });

export const activate = (s: Play, unit: string): Play =>
  s.start('activation', { seat: s.state.units[unit]!.owner, unit, taken: [], fastUsed: false, over: false });

/** A plan that moves every model of a unit by the given number of inches. */
export const shift = (s: Play, unit: string, dx: number, dy: number) =>
  s.state.units[unit]!.models.flatMap((m) => {
    const { where } = s.state.models[m]!;
    return where.at === 'table'
      ? [{ mover: m, legs: [{ leg: 'go', x: where.x + inch(dx), y: where.y + inch(dy) }] }]
      : [];
  });

export const whereIs = (s: Play, model: string): readonly [number, number] => {
  const { where } = s.state.models[model]!;
  if (where.at !== 'table') throw new Error(`${model} is ${where.at}`);
  return [where.x / 2540, where.y / 2540];
};

export const modelState = (s: Play, model: string): Model => s.state.models[model]!;

/** Asks a question of the ruleset. */
export const ask = (s: Play, name: string, args: Readonly<Record<string, Plain>>): Plain =>
  ruleset.questions[name]!.ask(s.battle.lookAs('red'), args);

/** What the odds are computed of: a measure of a unit, or of the unit of a model. */
export const measured = (s: Play, measure: string, of: string): number =>
  ruleset.measures[measure]!.value(s.state, { unit: of });

/** A pending request with its data. */
export const asked = <N extends Asked['name']>(s: Play, name: N): Asked<N> => s.request(name);

/** What a request offers. */
export const options = (s: Play, name: Asked['name']): string[] => {
  const r = s.request(name);
  return 'options' in r ? r.options.map((o) => o.id) : [];
};

/** A battle just before its next round (or, after the last one, just before its end). */
export function war(f: Field): Play {
  const state = stateOf(f);
  state.agenda = [
    { do: 'battle', at: 'reveal', c: {}, reply: null },
    { do: 'war', at: 'round', c: {}, reply: null },
  ];
  return scenario(ruleset, { state, dice: f.dice ?? [] });
}

/** The rest of the current round, in which nobody acts any more. */
export function endRound(f: Field): Play {
  const state = stateOf(f);
  state.agenda = [
    { do: 'battle', at: 'reveal', c: {}, reply: null },
    { do: 'war', at: 'round', c: {}, reply: null },
    { do: 'endOfRound', at: 'markers', c: { rolling: [], arriving: [] }, reply: null },
  ];
  return scenario(ruleset, { state, dice: f.dice ?? [] });
}
