import * as s from '@walstatt/engine/schema';
import { weaponOf } from '../12-shooting/shots.ts';
import { ofShot, ofUnit, point, pointOf, seenBy, shotOf, textOf } from '../asking.ts';
import { question } from '../kit.ts';
import { bodySeenAt, crewAt } from './figures.ts';

/** What players ask while they think. */
export const questions = {
  /** Whether the leader, or a weapon's bearer, sees a unit; with the line that proves it. */
  sees: question({
    rule: 'WP-LOS-04',
    takes: ofShot,
    ask: (look, a) => {
      const shot = shotOf(look, a);
      const seen = seenBy(look, shot);
      const { line } = seen;
      return {
        visible: seen.visible,
        eye: weaponOf(look.state.units[shot.unit]!, shot.with) === null ? 'leader' : 'bearer',
        model: seen.model,
        from: { x: line.from.x, y: line.from.y },
        to: { x: line.to.x, y: line.to.y },
        blockedBy: line.free ? null : line.blockedBy,
        pieces: [...seen.pieces],
      };
    },
  }),
  /** Whether what sticks out at a point is part of a target's body: the number of the model, or null. */
  bodyAt: question({
    rule: 'WP-LOS-05',
    takes: { target: s.id('units'), ...point },
    ask: (look, a) => bodySeenAt(look, textOf(a, 'target'), pointOf(a)),
  }),
  /** Whether a figure of a gun's crew may stand at a point. */
  crew: question({
    rule: 'WP-UNIT-07',
    takes: { ...ofUnit, ...point },
    ask: (look, a) => crewAt(look, textOf(a, 'unit'), pointOf(a)),
  }),
};
