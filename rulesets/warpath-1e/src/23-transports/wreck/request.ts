import { middleOf, stepIn } from '@walstatt/tabletop';
import { placeAt } from '../../01-units/place-somewhere.ts';
import { placing } from '../../01-units/placing.ts';
import { inches } from '../../07-measuring/lengths.ts';
import type { Spot } from '../../generated/state.ts';
import type { Asked, Look } from '../../kit.ts';

/** How far from the wreck places are searched, and how much farther than the nearest one a player may go. */
const NEAR = inches(18);
const SLACK = inches(1);

const farFrom = (r: Asked<'wreck'>, models: readonly Spot[]): number => {
  const { x, y } = r.args;
  const at = middleOf(models);
  return Math.sqrt((at.x - x) * (at.x - x) + (at.y - y) * (at.y - y));
};

/** The distance of the nearest place that was found. */
const nearest = (look: Look, r: Asked<'wreck'>): number => {
  const id = r.args.unit;
  const { x, y } = r.args;
  return look.memo('nearWreck', `${id} ${x} ${y}`, () => {
    const found = placeAt(look, id, wanted(look, r), {});
    return found === null ? NEAR : farFrom(r, found);
  });
};

function* wanted(_look: Look, r: Asked<'wreck'>): Iterable<Spot> {
  const { x, y } = r.args;
  yield { x, y, facing: 0 };
  for (let far = inches(1); far <= NEAR; far += inches(1))
    for (let angle = 0; angle < 3600; angle += 225) {
      const { dx, dy } = stepIn(angle, far);
      yield { x: x + dx, y: y + dy, facing: angle };
    }
}

/** WP-TRANSPORT-07, WP-G-26: in coherency, as near as possible to where the transport stood, an inch from others. */
export const wreckRequest = placing<'wreck'>({
  manner: () => ({}),
  refuse(look, r, models) {
    const far = farFrom(r, models);
    if (far <= SLACK) return null;
    const limit = Math.round(nearest(look, r)) + SLACK;
    return far <= limit
      ? null
      : { code: 'farFromWreck', rule: 'WP-G-26', measured: Math.round(far), limit, unit: 'length' };
  },
  wanted,
});
