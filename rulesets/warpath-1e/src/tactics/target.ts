import { unseenBy } from '../12-shooting/shots.ts';
import { type Asked, type Look, tactic } from '../kit.ts';
import { expectedShot } from './expectation.ts';
import { harmOf, turnsLeft } from './life.ts';

/**
 * The target that an attack takes most from, in points. One that is not seen counts for nothing, even if the sight is
 * doubtful.
 */
function likely(look: Look, r: Asked<'target'>): string | null {
  const { unit, attack } = r.args;
  const turns = turnsLeft(look.state);
  let best: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { id } of r.options) {
    const shot = { unit, with: attack, target: id };
    const hidden = look.state.options.doubtfulSight && unseenBy(look, shot) !== null;
    const damage = hidden ? 0 : expectedShot(look, shot);
    const gain = harmOf(look.state.units[id]!, damage, turns, false);
    if (gain <= most) continue;
    most = gain;
    best = id;
  }
  return best;
}

/** Which target computer players aim an attack at. */
export const targetTactic = tactic('target', { likely });
