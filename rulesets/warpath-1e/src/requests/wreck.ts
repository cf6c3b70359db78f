import type { Request } from '@walstatt/engine';
import type { Spot } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { stepIn } from '../rules/directions.ts';
import { inches } from '../rules/lengths.ts';
import { placing } from './placing.ts';

type Args = { x: number; y: number };

/** How far from the wreck its passengers may be put down. */
const NEAR = inches(12);

function* wanted(_look: Look, r: Request): Iterable<Spot> {
  const { x, y } = r.args as unknown as Args;
  yield { x, y, facing: 0 };
  for (let far = inches(1); far <= NEAR; far += inches(1))
    for (let angle = 0; angle < 3600; angle += 225) {
      const { dx, dy } = stepIn(angle, far);
      yield { x: x + dx, y: y + dy, facing: angle };
    }
}

/** WP-TRANSPORT-07, WP-G-26: coherent, as near as possible to where the transport stood, an inch from others. */
export const wreckRequest = placing({
  manner: () => ({}),
  refuse(_look, r, models) {
    const { x, y } = r.args as unknown as Args;
    const near = NEAR + inches(6);
    const far = Math.sqrt((models[0]!.x - x) * (models[0]!.x - x) + (models[0]!.y - y) * (models[0]!.y - y));
    return far <= near
      ? null
      : { code: 'farFromWreck', rule: 'WP-G-26', measured: Math.round(far), limit: near, unit: 'length' };
  },
  wanted,
  random: (_look, r) => {
    const { x, y } = r.args as unknown as Args;
    return { x, y, facing: 0 };
  },
});
