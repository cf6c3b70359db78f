import { sideOf } from '@walstatt/engine';
import { distanceSquared } from '@walstatt/geometry';
import type { L } from './kit.ts';
import { field } from './rules/field.ts';
import { result } from './rules/outcome.ts';
import { inch } from './rules/space.ts';

/** Weights against a model's worth: what a score is, a wound, being broken, and an inch nearer to the objective. */
const SCORE = 1.5;
const BROKEN = 0.5;
const INCH_AWAY = 0.04;
const DECIDED = 200;

/** How good the battle looks for a seat: its side's models and score against the others', and who stands near the objective. */
export function evaluate(look: L, seat: string): number {
  const s = look.state;
  const own = sideOf(s, seat)!;
  let value = 0;
  for (const id in s.units) {
    const u = s.units[id]!;
    const sign = sideOf(s, u.owner) === own ? 1 : -1;
    let wounds = 0;
    for (const m of u.models) if (s.models[m]!.where.at !== 'gone') wounds += s.models[m]!.wounds;
    value += (sign * u.worth * wounds * (u.broken ? BROKEN : 1)) / u.wounds;
  }
  for (const m of field(look).all) {
    const away = Math.sqrt(distanceSquared(m.body.centre, s.objective)) / inch(1);
    value -= (m.side === own ? 1 : -1) * INCH_AWAY * away;
  }
  for (const side in s.sides) value += (side === own ? SCORE : -SCORE) * s.sides[side]!.score;
  if (s.agenda.length > 0) return value;
  const { winners } = result(look);
  if (winners.length !== 1) return value;
  return value + (winners[0] === own ? DECIDED : -DECIDED);
}
