import { presetAnswer } from '@walstatt/engine';
import { gap, pointBody } from '@walstatt/geometry';
import { inch, standing } from '../src/01-units/space.ts';
import type { Asked, L } from '../src/kit.ts';
import { scripts } from '../src/tactics/scripts/index.ts';
import { activate, type Play } from './field.ts';

/** Units that do what a script says. */

export const lookOf = (s: Play): L => s.battle.lookAs('red');

type Errand = { readonly script: string; readonly unit: string; readonly aim: string | null };
type AnyAnswer = (look: L, r: Asked, errand: Errand) => unknown;

/** What a script answers to a request about its unit. Undefined: it leaves the answer open. */
export const answerBy = (look: L, r: Asked, errand: Errand): unknown =>
  (scripts.scripts[errand.script]!.answers as Readonly<Record<string, AnyAnswer>>)[r.name]?.(look, r, errand);

/** The unit's activation by a script. Whatever the script leaves open is answered by default. */
export function follow(s: Play, script: string, unit: string, aim: string | null): Play {
  activate(s, unit);
  for (let p = s.battle.pending[0]; p !== undefined; p = s.battle.pending[0]) {
    const { request } = p;
    const look = s.battle.lookAs(request.by);
    const own = answerBy(look, request as Asked, { script, unit, aim });
    s.answer(request.name, own === undefined ? presetAnswer(look as never, request) : own);
  }
  return s;
}

const DEEDS: Readonly<Record<string, string>> = {
  shot: 'shot',
  struck: 'struck',
  reactionReady: 'secured',
  tookCover: 'took cover',
};

/** What a unit has done, as the events tell. */
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
