import { sideOf } from '@walstatt/engine';
import { distanceSquared } from '@walstatt/geometry';
import type { State } from './generated/state.ts';
import type { L } from './kit.ts';
import { field } from './rules/field.ts';
import { result } from './rules/outcome.ts';
import { inch } from './rules/space.ts';

/** Weights against the worth of models: points on the score, what is left of a broken unit, what being shaken costs. */
const SCORE = 1;
const BROKEN = 0.4;
const SUPPRESSED = 0.5;
/** A model on the objective, and one that can fight (from where it can see something of the battle). */
const ON_OBJECTIVE = 0.35;
const FAR = 14;
const DECIDED = 200;

/** How good the battle looks for a seat: its side's models and score against the others', and who stands near the objective. */
export function evaluate(look: L, seat: string): number {
  const s = look.state;
  const own = sideOf(s, seat)!;
  let value = strength(s, own);
  for (const m of field(look).all) {
    const away = Math.sqrt(distanceSquared(m.body.centre, s.objective)) / inch(1);
    const presence = Math.max(0, 1 - away / FAR) * ON_OBJECTIVE;
    value += m.side === own ? presence : -presence;
  }
  for (const side in s.sides) value += (side === own ? SCORE : -SCORE) * s.sides[side]!.score;
  if (s.agenda.length > 0) return value;
  const { winners } = result(look);
  if (winners.length !== 1) return value;
  return value + (winners[0] === own ? DECIDED : -DECIDED);
}

/** The worth of what is left of all units: the own side's against the others'. */
function strength(s: State, own: string): number {
  let sum = 0;
  for (const id in s.units) {
    const u = s.units[id]!;
    let wounds = 0;
    for (const m of u.models) if (s.models[m]!.where.at !== 'gone') wounds += s.models[m]!.wounds;
    const worth = (u.worth * wounds * (u.broken ? BROKEN : 1)) / u.wounds;
    sum += sideOf(s, u.owner) === own ? worth : -worth;
  }
  for (const e of s.effects) {
    if (e.name !== 'suppressed') continue;
    sum += sideOf(s, s.units[e.on]!.owner) === own ? -SUPPRESSED : SUPPRESSED;
  }
  return sum;
}
