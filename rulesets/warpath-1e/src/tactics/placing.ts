import { type Placed, pick, type Rng, type Tactic } from '@walstatt/engine';
import { stepIn } from '@walstatt/tabletop';
import { block, widths } from '../01-units/formation.ts';
import { asPlaces } from '../01-units/places.ts';
import type { PlacingName, PlacingRequest } from '../01-units/placing.ts';
import { inches } from '../07-measuring/lengths.ts';
import { standingOf } from '../07-measuring/table-top.ts';
import { flyInRequest } from '../22-flyers/request.ts';
import { disembarkRequest } from '../23-transports/disembark/request.ts';
import { wreckRequest } from '../23-transports/wreck/request.ts';
import { arriveRequest } from '../25-reinforcements/request.ts';
import { deepOf, deployRequest, isSouth } from '../28-battle/deploy-unit/request.ts';
import type { Spot } from '../generated/state.ts';
import type { Asked, Look, Warpath } from '../kit.ts';
import { placementsFor } from './placements.ts';

/** How often a random player looks for a place. */
const TRIES = 12;

type AnySpot<N extends PlacingName> = (look: Look, r: Asked<N>, rng: Rng) => Spot;

/** How computer players place a whole unit: at the best of all places that the rules consider, or at any legal one. */
const placingTactic = <N extends PlacingName>(
  request: PlacingRequest<N>,
  anySpot: AnySpot<N>,
): Tactic<Warpath, readonly Placed[], Asked<N>> => ({
  candidates(look, r, rng) {
    const id = r.args.unit;
    const u = look.state.units[id]!;
    return placementsFor(look, id, request.wanted(look, r), rng).map((models) =>
      asPlaces(id, request.arrange(u, models)),
    );
  },
  sample(look, r, rng) {
    const id = r.args.unit;
    const u = look.state.units[id]!;
    for (let i = 0; i < TRIES; i++) {
      const models = request.arrange(u, block(u, anySpot(look, r, rng), pick(rng, widths(u))));
      if (request.judge(look, r, models) === null) return asPlaces(id, models);
    }
    return null;
  },
});

export const arriveTactic = placingTactic(arriveRequest, (look, r, rng) =>
  pick(rng, [...arriveRequest.wanted(look, r)]),
);

export const deployTactic = placingTactic(deployRequest, (look, r, rng) => {
  const { width, depth } = look.state.table;
  const south = isSouth(look, r);
  const deep = rng.int(inches(2), deepOf(look));
  return { x: rng.int(inches(2), width - inches(2)), y: south ? deep : depth - deep, facing: south ? 900 : 2700 };
});

export const disembarkTactic = placingTactic(disembarkRequest, (look, r, rng) => {
  const { centre } = standingOf(look, r.args.carrier)!.bodies[0]!;
  const angle = rng.int(0, 3599);
  const { dx, dy } = stepIn(angle, rng.int(inches(2.5), inches(6)));
  return { x: centre.x + dx, y: centre.y + dy, facing: angle };
});

export const flyInTactic = placingTactic(flyInRequest, (look, _r, rng) => ({
  x: rng.int(0, look.state.table.width),
  y: rng.int(0, look.state.table.depth),
  facing: rng.int(0, 3599),
}));

export const wreckTactic = placingTactic(wreckRequest, (_look, r) => ({ x: r.args.x, y: r.args.y, facing: 0 }));
