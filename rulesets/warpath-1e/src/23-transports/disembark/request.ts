import type { Refusal } from '@walstatt/engine';
import { gap, INCH } from '@walstatt/geometry';
import { stepIn } from '@walstatt/tabletop';
import { placing } from '../../01-units/placing.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { bodiesAt, standingOf } from '../../07-measuring/table-top.ts';
import type { Spot } from '../../generated/state.ts';
import type { Asked, Look } from '../../kit.ts';

/** How much nearer or farther than an inch the leader may stand, being put down by hand. */
const SLOPPY = inches(0.25);

/** WP-TRANSPORT-10: the leader an inch from the transport. */
function refuse(look: Look, r: Asked<'disembark'>, models: readonly Spot[]): Refusal | null {
  const u = look.state.units[r.args.unit]!;
  const hull = standingOf(look, r.args.carrier)!.bodies[0]!;
  const far = gap(bodiesAt(u, [models[u.leader]!])[0]!, hull);
  if (Math.abs(far - INCH) <= SLOPPY) return null;
  return { code: 'leaderNotBeside', rule: 'WP-TRANSPORT-10', measured: Math.round(far), limit: INCH, unit: 'length' };
}

function* wanted(look: Look, r: Asked<'disembark'>): Iterable<Spot> {
  const { centre } = standingOf(look, r.args.carrier)!.bodies[0]!;
  for (let angle = 0; angle < 3600; angle += 150)
    for (let far = inches(2.5); far <= inches(6); far += inches(0.25)) {
      const { dx, dy } = stepIn(angle, far);
      yield { x: centre.x + dx, y: centre.y + dy, facing: angle };
    }
}

/** Passengers leave their transport; staying is allowed. */
export const disembarkRequest = placing<'disembark'>({
  manner: () => ({}),
  leaderBehind: true,
  refuse,
  wanted,
  none: () => null,
});
