import type { Answer } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import type { Ghost } from '@walstatt/scene';
import { ghostsOf, type Spot } from '@walstatt/tabletop';
import { outsIn } from '../1-07-movement/disembark/outs.ts';
import { stepOf } from '../1-07-movement/move/legs.ts';
import type { Asked, L } from '../kit.ts';
import { facingOf } from './shapes.ts';

/** Where units would stand after an answer. */
export const ghosts = (look: L, r: Asked, answer: Answer): readonly Ghost[] =>
  ghostsOf(r, answer, {
    course(entry) {
      const where = look.state.units[entry.mover]?.where;
      if (where === undefined) return null;
      if (r.name === 'disembark') {
        const spot = outsIn(look, [entry])?.[0]?.spot;
        return spot === undefined ? null : { ...spot, way: [] };
      }
      if (where.at !== 'table') return null;
      let at: Spot = where;
      const way: Point[] = [{ x: at.x, y: at.y }];
      for (const leg of entry.legs) {
        const step = stepOf(leg, at);
        if (step === null) continue;
        at = step.to;
        way.push({ x: at.x, y: at.y });
      }
      return { x: at.x, y: at.y, facing: at.facing, way };
    },
    facing: (piece, tenths) => (piece in look.state.units ? facingOf(look.state, piece, tenths) : null),
  });
