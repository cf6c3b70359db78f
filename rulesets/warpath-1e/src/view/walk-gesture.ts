import type { Answer, Plan } from '@walstatt/engine';
import { addedTo, type Drawn, legsAlong, longestThatLasts, takenBy, type Way, waysDrawn } from '@walstatt/tabletop';
import { modelIndex } from '../01-units/pieces.ts';
import { modelsOf } from '../01-units/units.ts';
import { TOLERANCE } from '../07-measuring/lengths.ts';
import { standingOf } from '../07-measuring/table-top.ts';
import { gaitOf } from '../08-movement/walk/walk-gait.ts';
import { costOf, inReach } from '../08-movement/way.ts';
import type { Asked, Look } from '../kit.ts';

type PathRequest = Asked<'walk' | 'chargeMove'>;

/**
 * All models that are dragged together go the same way and turn together at the end; the others stay where they were
 * put before.
 */
export function walkAlong(look: Look, r: PathRequest, drawn: Drawn, before: Answer | null): Plan {
  const { unit } = r.args;
  const taken = takenBy(r.movers, drawn, () => unit);
  const models = modelsOf(look.state.units[unit]!)!;
  const spots = taken.map((m) => models[modelIndex(m)]!);
  const ways = affordable(look, r, (most) => waysDrawn(taken, spots, drawn, most));
  return addedTo(
    before,
    ways.map((w) => ({ mover: w.model, legs: stays(w) ? [] : legsAlong(w.points, 'to') })),
  );
}

/** A model that ends where it stands and has gone nowhere else takes no step. */
const stays = ({ points: [start, ...way] }: Way): boolean => way.every((p) => p.x === start!.x && p.y === start!.y);

/** A way beyond the allowance is shortened to it if that helps; difficult terrain counts twice (WP-TERRAIN-12). */
function affordable(look: Look, r: PathRequest, ways: (most: number) => Way[]): Way[] {
  if (r.name !== 'walk') return ways(Number.POSITIVE_INFINITY);
  const { allowance, unit } = r.args;
  const gait = gaitOf(r.args);
  const near = inReach(look, unit, standingOf(look, unit)!.bodies, allowance);
  return longestThatLasts(allowance, ways, (all) =>
    all.every((w) => costOf(near, w.points, gait) <= allowance + TOLERANCE),
  );
}
