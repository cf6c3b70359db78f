import type { Refusal, Request } from '@walstatt/engine';
import { gap, INCH } from '@walstatt/geometry';
import { stepIn } from '@walstatt/tabletop';
import { placing, unitOfRequest } from '../../01-units/placing.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { bodiesAt, standingOf } from '../../07-measuring/table-top.ts';
import type { Spot } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';

/** The transport that the passengers leave. */
export const carrierOf = (r: Request): string => (r.args as { carrier: string }).carrier;

/** How much nearer or farther than an inch the leader may stand: he is put down by hand. */
const SLOPPY = inches(0.25);

/** WP-TRANSPORT-10: the leader an inch from the transport. */
function refuse(look: Look, r: Request, models: readonly Spot[]): Refusal | null {
  const u = look.state.units[unitOfRequest(r)]!;
  const hull = standingOf(look, carrierOf(r))!.bodies[0]!;
  const far = gap(bodiesAt(u, [models[u.leader]!])[0]!, hull);
  if (Math.abs(far - INCH) <= SLOPPY) return null;
  return { code: 'leaderNotBeside', rule: 'WP-TRANSPORT-10', measured: Math.round(far), limit: INCH, unit: 'length' };
}

function* wanted(look: Look, r: Request): Iterable<Spot> {
  const { centre } = standingOf(look, carrierOf(r))!.bodies[0]!;
  for (let angle = 0; angle < 3600; angle += 150)
    for (let far = inches(2.5); far <= inches(6); far += inches(0.25)) {
      const { dx, dy } = stepIn(angle, far);
      yield { x: centre.x + dx, y: centre.y + dy, facing: angle };
    }
}

/** Passengers leave their transport; staying is allowed. */
export const disembarkRequest = placing({
  manner: () => ({}),
  leaderBehind: true,
  refuse,
  wanted,
  none: () => null,
});
