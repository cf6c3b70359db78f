import type { Asked, Look } from '../../kit.ts';
import { expectedShot } from '../expectation.ts';
import { lossOf } from './reckon.ts';

/** Of what the best target promises, the share at which a unit still prefers the one that it is about. */
const LOYAL = 0.7;

/** Its aim if it is worth a shot, otherwise what anybody would shoot at. */
export function fireAt(look: Look, r: Asked<'target'>, aim: string | null): string | undefined {
  const { unit, attack } = r.args;
  if (aim === null || !r.options.some((o) => o.id === aim)) return undefined;
  const gain = (target: string): number =>
    lossOf(look, target, expectedShot(look, { unit, with: attack, target }), false);
  const wanted = gain(aim);
  return wanted > 0 && r.options.every((o) => LOYAL * gain(o.id) <= wanted) ? aim : undefined;
}
