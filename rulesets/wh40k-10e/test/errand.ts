import { aboutRequest, presetAnswer, type Task } from '@walstatt/engine';
import { refuse } from '@walstatt/engine/host';
import { gap, pointBody } from '@walstatt/geometry';
import { inch, standing } from '../src/04-measuring/table-top.ts';
import { ruleset } from '../src/index.ts';
import type { Asked, L } from '../src/kit.ts';
import { scripts } from '../src/tactics/scripts/index.ts';
import type { Play } from './field.ts';

/** Units that do what a script says. */

export const lookOf = (s: Play, seat = 'red'): L => s.battle.lookAs(seat);

export type Errands = Readonly<Record<string, Task>>;

type AnyAnswer = (look: L, r: Asked, given: unknown) => unknown;
const answerIn = (answers: object, r: Asked): AnyAnswer | undefined =>
  (answers as Readonly<Record<string, AnyAnswer>>)[r.name];

/** What a script answers to a request about its unit. Undefined: it leaves the answer open. */
export const answerBy = (look: L, r: Asked, { script, ...errand }: Task & { readonly unit: string }): unknown =>
  answerIn(scripts.scripts[script]!.answers, r)?.(look, r, errand);

/** What is answered when red's units are on these errands. Whatever nobody has an opinion on is answered as usual. */
export function answerOf(look: L, r: Asked, errands: Errands): unknown {
  const tasks = { of: (id: string) => errands[id] ?? null };
  const together = answerIn(scripts.answers, r)?.(look, r, tasks);
  if (together !== undefined) return together;
  const [unit] = aboutRequest(ruleset as never, r as never).by;
  const task = unit === undefined ? undefined : errands[unit];
  const own = task === undefined ? undefined : answerBy(look, r, { ...task, unit: unit! });
  if (own !== undefined) return own;
  const likely = ruleset.tactics[r.name]?.likely?.(look as never, r as never) ?? null;
  return likely !== null && refuse(look as never, r as never, likely) === null
    ? likely
    : presetAnswer(look as never, r as never);
}

/** Everything that is asked is answered so, until nothing is asked any more. */
export function follow(s: Play, errands: Errands): Play {
  for (let p = s.battle.pending[0]; p !== undefined; p = s.battle.pending[0]) {
    const { request } = p;
    s.answer(request.name, answerOf(lookOf(s, request.by), request as Asked, errands), request.by);
  }
  return s;
}

/** A turn of red in which its units are on these errands. */
export const turn = (s: Play, errands: Errands): Play => follow(s.start('turn', { seat: 'red' }), errands);

/** What units have done, as the events tell: `squad advance`, `squad shot`, `squad charged`. */
const DEEDS: Readonly<Record<string, string>> = {
  shotAt: 'shot',
  stoodStill: 'stayed',
  chargeDeclared: 'declared',
  chargeFailed: 'failed',
  unitCharged: 'charged',
  unitFights: 'fought',
  unitSetUp: 'set up',
};

export const deedsOf = (s: Play, unit: string): string[] =>
  s.events.flatMap((e) => {
    if (!('unit' in e) || e.unit !== unit) return [];
    if (e.type === 'unitMoved') return [e.how];
    return DEEDS[e.type] ?? [];
  });

/** How far the nearest base of a unit is from a place, in inches. */
export function inchesFrom(s: Play, unit: string, x: number, y: number): number {
  const place = pointBody({ x: inch(x), y: inch(y) });
  return Math.min(...standing(lookOf(s), unit).bodies.map((b) => gap(b, place))) / inch(1);
}
