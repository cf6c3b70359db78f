import { Eyes } from '@walstatt/engine/host';
import { type Given, type Scenario, scenario, watchful } from '@walstatt/testkit';
import { afterEach } from 'vitest';
import { block } from '../src/01-units/formation.ts';
import { inches } from '../src/07-measuring/lengths.ts';
import { makeUnit } from '../src/26-army/make-unit.ts';
import { CATALOGUE } from '../src/data/catalogue.ts';
import type { Profile } from '../src/data/profile.ts';
import { codec, type State, type Unit } from '../src/generated/state.ts';
import { ruleset } from '../src/index.ts';
import type { Asked, Look, Warpath } from '../src/kit.ts';

/** A unit of a test: a catalogue id or a profile of its own, where it stands (inches), and what differs from a fresh one. */
export type Piece = {
  readonly is?: string;
  readonly profile?: Partial<Profile>;
  /** Middle of a block of five columns. */
  readonly at?: readonly [number, number];
  /** Or each model by itself. */
  readonly models?: readonly (readonly [number, number])[];
  readonly facing?: number;
  readonly columns?: number;
  readonly with?: Partial<Unit>;
};

export type Ground = {
  readonly kind: 'blocking' | 'obstacle' | 'decorative' | 'difficult';
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly cover?: 'soft' | 'hard';
  readonly seeThrough?: boolean;
};

export type Field = {
  readonly red?: Readonly<Record<string, Piece>>;
  readonly blue?: Readonly<Record<string, Piece>>;
  readonly ground?: Readonly<Record<string, Ground>>;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Where the turn of red stands. */
  readonly phase?: 'start' | 'movement' | 'shooting' | 'melee' | 'free' | 'turns';
  readonly dice?: readonly number[];
  readonly state?: Readonly<Record<string, unknown>>;
  readonly effects?: readonly unknown[];
};

const PLAIN: Profile = {
  id: 'plain',
  race: 'x',
  type: 'infantry',
  models: 5,
  move: 5,
  toHit: 4,
  firepower: 5,
  range: 24,
  attacks: 5,
  defence: 4,
  morale: [11, 13],
  points: 100,
};

export function unitOf(owner: string, p: Piece): Unit {
  const base = p.is === undefined ? PLAIN : CATALOGUE.find((c) => c.id === p.is)!;
  const profile = { ...base, ...p.profile } as Profile;
  const fixed =
    profile.type !== 'infantry' && p.is === undefined && p.profile?.models === undefined
      ? { ...profile, models: 1 }
      : profile;
  const problems: never[] = [];
  const u = makeUnit(fixed, owner, problems, []);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const facing = p.facing ?? (owner === 'red' ? 900 : 2700);
  if (p.models !== undefined)
    u.where = { at: 'table', models: p.models.map(([x, y]) => ({ x: inches(x), y: inches(y), facing })) };
  else if (p.at !== undefined)
    u.where = { at: 'table', models: block(u, { x: inches(p.at[0]), y: inches(p.at[1]), facing }, p.columns ?? 5) };
  return Object.assign(u, p.with);
}

const corner = ([x, y]: readonly [number, number]): { x: number; y: number } => ({ x: inches(x), y: inches(y) });

/** With `spare`, a far-off pair of units keeps the phase open: the active one still has something to do. */
export function stateOf(f: Field, spare = false): State {
  const units: Record<string, Unit> = {};
  for (const [id, p] of Object.entries(f.red ?? {})) units[id] = unitOf('red', p);
  for (const [id, p] of Object.entries(f.blue ?? {})) units[id] = unitOf('blue', p);
  if (spare && (f.phase === undefined || f.phase === 'movement' || f.phase === 'shooting')) {
    units['z'] = unitOf('red', { at: [70, 3], profile: { type: 'hero', range: 9, models: 1 } });
    units['y'] = unitOf('blue', { at: [70, 11], profile: { type: 'hero', models: 1 } });
  }
  const terrain = Object.fromEntries(
    Object.entries(f.ground ?? {}).map(([id, g]) => {
      const [a, b] = [corner(g.from), corner(g.to)];
      const shape = [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }];
      return [
        id,
        { kind: g.kind, cover: g.cover ?? 'hard', blocksSight: !(g.seeThrough ?? g.kind !== 'blocking'), shape },
      ];
    }),
  );
  const c = { seat: 'red', side: 'red' };
  const phase = f.phase ?? 'movement';
  const next = {
    start: 'movement',
    movement: 'testsAfterMovement',
    shooting: 'testsAfterShooting',
    melee: 'end',
  } as const;
  const agenda =
    phase === 'free'
      ? []
      : phase === 'turns'
        ? [{ do: 'battle', at: 'turns', c: {} }]
        : [
            { do: 'battle', at: 'turns', c: {} },
            { do: 'turn', at: next[phase], c },
            {
              do: phase === 'start' ? 'startOfTurn' : phase,
              at: phase === 'start' || phase === 'melee' ? 'begin' : 'pick',
              c,
            },
          ];
  const parsed = codec.parseState({
    options: { turns: 0, ...f.options },
    seats: [
      { id: 'red', side: 'red' },
      { id: 'blue', side: 'blue' },
    ],
    sides: { red: { edge: 'south' }, blue: { edge: 'north' } },
    mission: 'battle',
    table: { width: inches(72), depth: inches(48) },
    condition: 'meatGrinder',
    size: 500,
    turn: phase === 'turns' ? 0 : 1,
    first: 'red',
    active: phase === 'turns' ? null : 'red',
    units,
    terrain,
    agenda,
    effects: f.effects ?? [],
    ...f.state,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const played: Scenario<Warpath>[] = [];

/** Every die of a test must have been rolled, whatever is still asked at its end. */
afterEach(() => {
  for (const s of played.splice(0)) s.end(...s.asked.map((a) => a.slice(a.indexOf(':') + 1)));
});

/** A battle from a set-up, a position file or a state, with dice that must be used up. */
export function begun(given: Given<Warpath>): Scenario<Warpath> {
  const s = scenario(ruleset, given);
  played.push(s);
  return s;
}

/** A battle from a field, with dice that must be used up. */
export const play = (f: Field): Scenario<Warpath> => begun({ state: stateOf(f, true), dice: f.dice ?? [] });

/** Only to look at: rules that speak are recorded as in a battle. */
export const look = (f: Field): Look => new Eyes(ruleset, stateOf(f), undefined, watchful(ruleset).onNote!);

/** Asks a question of the ruleset. */
export const asks = (f: Field, name: string, args: Record<string, string | number | boolean>): unknown =>
  ruleset.questions[name]!.ask(look(f), args);

export const suppressed = (on: string): unknown => ({
  name: 'suppressed',
  rule: 'WP-MORALE-07',
  on,
  by: null,
  data: {},
  until: { until: 'end', frame: 'turn', of: on.startsWith('r') ? 'red' : 'blue', complete: true },
  armed: on.startsWith('r'),
});

export const bound = (on: string, ...attackers: string[]): unknown => ({
  name: 'followOn',
  rule: 'WP-REGROUP-05',
  on,
  by: null,
  data: { attackers },
  until: { until: 'end', frame: 'turn', of: 'red', complete: true },
  armed: true,
});

/** A plan in which every model of a unit goes the same way. */
export function shift(
  s: { state: State },
  id: string,
  dx: number,
  dy: number,
): { mover: string; legs: { leg: string; x: number; y: number }[] }[] {
  const { where } = s.state.units[id]!;
  if (where.at !== 'table') throw new Error(`${id} is not on the table`);
  return where.models.map((m, i) => ({
    mover: `${id}.${i}`,
    legs: [{ leg: 'to', x: m.x + inches(dx), y: m.y + inches(dy) }],
  }));
}

export const drive = (
  id: string,
  ...legs: ({ go: number } | { turn: number })[]
): { mover: string; legs: { leg: string }[] }[] => [
  {
    mover: `${id}.0`,
    legs: legs.map((l) => ('go' in l ? { leg: 'go', distance: inches(l.go) } : { leg: 'turn', by: l.turn * 10 })),
  },
];

export const optionIds = (s: Scenario<Warpath>, name: Asked['name']): string[] => {
  const r = s.request(name);
  return 'options' in r ? r.options.map((o) => o.id).filter((id) => id !== 'z' && id !== 'y') : [];
};

/** Takes the engine's own proposal for the pending request of that name. */
export function propose(s: Scenario<Warpath>, name: Asked['name']): Scenario<Warpath> {
  const r = s.request(name);
  const look = new Eyes(ruleset, s.state, undefined, watchful(ruleset).onNote!);
  const answer = ruleset.requests[name]!.witness!(look, r);
  return s.answer(name, answer);
}
