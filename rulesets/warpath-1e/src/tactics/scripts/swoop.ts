import type { Placed } from '@walstatt/engine';
import { directionTo, stepIn } from '@walstatt/tabletop';
import { asPlaces } from '../../01-units/places.ts';
import { inches } from '../../07-measuring/lengths.ts';
import { flyInRequest } from '../../22-flyers/request.ts';
import type { Spot } from '../../generated/state.ts';
import type { Asked, Look } from '../../kit.ts';
import { fireAt } from './fire-at.ts';
import { foesOf, type Post, postOf } from './posts.ts';
import { lossOf, overTurns, Reckoning } from './reckon.ts';
import type { Script } from './script.ts';

/** How far from its target a flyer comes down, the best distance first. */
const FROM = [10, 14, 7, 18].map(inches);
const DIRECTIONS = 8;

/** Comes in where it can shoot at an enemy. */
export const swoop: Script = {
  says: { en: (aim) => `fly an attack on ${aim}`, de: (aim) => `${aim} aus der Luft angreifen` },
  aims(look, unit) {
    const u = look.state.units[unit]!;
    if (u.type !== 'flyer' || u.where.at === 'box') return [];
    return foesOf(look, unit).map((foe) => foe.id);
  },
  worth: (look, unit, aim) =>
    overTurns(lossOf(look, aim!, new Reckoning(look).volley(unit, postOf(look, aim!)!), false), 0),
  answers: {
    flyIn: (look, r, { aim }) => comeDown(look, r, postOf(look, aim!)!),
    target: (look, r, { aim }) => fireAt(look, r, aim),
  },
};

/** A legal place with the enemy ahead, or nothing: then the flyer comes wherever it may. */
function comeDown(look: Look, r: Asked<'flyIn'>, foe: Post): readonly Placed[] | undefined {
  for (const far of FROM)
    for (let i = 0; i < DIRECTIONS; i++) {
      const { dx, dy } = stepIn((3600 / DIRECTIONS) * i, far);
      const at = { x: foe.x + dx, y: foe.y + dy };
      const models: Spot[] = [{ ...at, facing: directionTo(at, foe) }];
      if (flyInRequest.judge(look, r, models) === null) return asPlaces(r.args.unit, models);
    }
  return undefined;
}
