import { sideOf } from '@walstatt/engine';
import { distanceSquared } from '@walstatt/geometry';
import type { State } from './generated/state.ts';
import type { L } from './kit.ts';
import { field, inch } from './rules/field.ts';
import { result } from './rules/outcome.ts';

/**
 * Weights relative to the worth of models: points on the score, what is left of a broken unit, what being shaken costs.
 */
const SCORE = 1;
const BROKEN = 0.4;
const SUPPRESSED = 0.5;
/** A model on the objective, and one that can fight (from where it can see something of the battle). */
const ON_OBJECTIVE = 0.35;
const FAR = 14;
const DECIDED = 200;

/** How good the battle looks for a player: the sum of its parts, and the end. */
export function evaluate(look: L, seat: string): number {
  const { harm, spare, goal } = partsOf(look, seat);
  const value = spare + harm + goal;
  if (look.state.agenda.length > 0) return value;
  const { winners } = result(look);
  if (winners.length !== 1) return value;
  return value + (winners[0] === sideOf(look.state, seat) ? DECIDED : -DECIDED);
}

/** Models of both sides, the score, and the units near the objective. */
export function partsOf(look: L, seat: string): Record<'harm' | 'spare' | 'goal', number> {
  const s = look.state;
  const own = sideOf(s, seat)!;
  let [harm, spare, goal] = [0, 0, 0];
  for (const id in s.units) {
    if (sideOf(s, s.units[id]!.owner) === own) spare += strengthOf(s, id);
    else harm -= strengthOf(s, id);
  }
  for (const e of s.effects) {
    if (e.name !== 'suppressed') continue;
    if (sideOf(s, s.units[e.on]!.owner) === own) spare -= SUPPRESSED;
    else harm += SUPPRESSED;
  }
  for (const { side, bodies } of field(look).units)
    for (const { centre } of bodies) {
      const away = Math.sqrt(distanceSquared(centre, s.objective)) / inch(1);
      const presence = Math.max(0, 1 - away / FAR) * ON_OBJECTIVE;
      goal += side === own ? presence : -presence;
    }
  for (const side in s.sides) goal += (side === own ? SCORE : -SCORE) * s.sides[side]!.score;
  return { harm, spare, goal };
}

/** The worth of what is left of a unit. */
function strengthOf(s: State, unit: string): number {
  const u = s.units[unit]!;
  let wounds = 0;
  for (const m of u.models) if (s.models[m]!.where.at !== 'gone') wounds += s.models[m]!.wounds;
  return (u.worth * wounds * (u.broken ? BROKEN : 1)) / u.wounds;
}
