import type { Leg, Plain } from '@walstatt/engine';
import type { DiceScript } from '@walstatt/engine/host';
import { recordEmitted, type Scenario, scenario } from '@walstatt/testkit';
import { expect } from 'vitest';
import { ruleset } from '../src/index.ts';
import type { Demonworld } from '../src/kit.ts';

/** A place in shorthand: q, r and facing. */
export type Place = readonly [q: number, r: number, facing: number];

export type UnitSpec = {
  readonly owner: 'imperial' | 'imperial-2' | 'ork';
  readonly stand: readonly Place[];
  readonly card?: string;
  readonly order?: 'move' | 'skirmish' | 'attack' | 'hold';
  readonly moved?: boolean;
  readonly engaged?: boolean;
  readonly fought?: number;
};

export type Table = {
  readonly at: string;
  readonly units: Readonly<Record<string, UnitSpec>>;
  readonly cards?: Readonly<Record<string, object>>;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly dice?: DiceScript;
  readonly more?: Readonly<Record<string, unknown>>;
};

/** Foot element of the book's examples: B24/A18/P12, hand weapon 8, no armour. */
const FOOT = { name: 'foot' };
const BOWS = { name: 'bows', missile: { kind: 'bow', bands: [{ maxRange: 9, strength: 4 }] } };

/** A battle that begins in the middle of something, written as a position file. */
export function given(t: Table): Scenario<Demonworld> {
  const lines = ['ruleset: demonworld-2e', `at: ${t.at}`, 'round: 1'];
  const add = (name: string, rows: Readonly<Record<string, unknown>>): void => {
    lines.push(`${name}:`, ...Object.entries(rows).map(([id, row]) => `  ${id}: ${JSON.stringify(row)}`));
  };
  add('cards', { foot: FOOT, bows: BOWS, ...t.cards });
  add(
    'units',
    Object.fromEntries(
      Object.entries(t.units).map(([id, u]) => [id, { card: 'foot', engaged: (u.fought ?? 0) > 0, ...u }]),
    ),
  );
  if (t.options && Object.keys(t.options).length > 0) add('options', t.options);
  for (const [name, value] of Object.entries(t.more ?? {})) lines.push(`${name}: ${JSON.stringify(value)}`);
  return scenario(ruleset, { position: lines.join('\n'), dice: t.dice ?? [] });
}

/** The walk of one unit, alone on the agenda. */
export const walking = (unit: string): string => `walk {unit: ${unit}}`;

/** Ranks of a battle line: `count` elements, `width` of them in the front rank, whose left end is at q, r. */
export function line(q: number, r: number, facing: number, width: number, count = width): Place[] {
  const along = VECTORS[(facing + 2) % 6]!;
  const back = VECTORS[(facing + 4) % 6]!;
  return Array.from({ length: count }, (_, i) => {
    const rank = Math.floor(i / width);
    const k = i % width;
    return [q + along[0] * k + back[0] * rank, r + along[1] * k + back[1] * rank, facing];
  });
}

const VECTORS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** One unit's plan. */
export const plan = (mover: string, ...legs: Leg[]) => [{ mover, legs }];

export const ADVANCE = { left: { leg: 'advance', to: 'left' }, right: { leg: 'advance', to: 'right' } } as const;
export const times = (n: number, leg: Leg): Leg[] => Array.from({ length: n }, () => leg);

/** Places of a unit's elements as `q,r,facing`. */
export function stand(s: Scenario<Demonworld>, unit: string): string {
  return s.state.units[unit]!.elements.map((e) => s.state.elements[e]!.where)
    .map((w) => (w.at === 'table' ? `${w.q},${w.r},${w.facing}` : w.at))
    .join(' ');
}

/**
 * Asks a question by name, as the referee does. The question's rule then counts as applied, and so does that of a
 * refusal in the answer.
 */
export function ask(s: Scenario<Demonworld>, question: string, args: Readonly<Record<string, Plain>>): Plain {
  const q = ruleset.questions[question]!;
  const answer = q.ask(s.battle.lookAs('imperial'), args);
  recordEmitted(q.rule);
  const refused = (answer as { rule?: unknown } | null)?.rule;
  if (typeof refused === 'string') recordEmitted(refused);
  return answer;
}

/** The refusal of a move, by code and rule. */
export function refusedMove(s: Scenario<Demonworld>, answer: unknown, code: string, rule: string, name = 'move'): void {
  const refusal = s.refused(name, answer);
  expect([refusal.code, refusal.rule]).toEqual([code, rule]);
}
