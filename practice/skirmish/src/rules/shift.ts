import type { Plan } from '@walstatt/engine';
import type { Standing } from './space.ts';

/** All movers shifted alike, those in front first, so that nobody ends on somebody who has yet to move. */
export function shiftAll(movers: readonly Standing[], dx: number, dy: number): Plan {
  const ahead = (m: Standing): number => m.body.centre.x * dx + m.body.centre.y * dy;
  return [...movers]
    .sort((a, b) => ahead(b) - ahead(a))
    .map(({ model, body }) => ({
      mover: model,
      legs: [{ leg: 'go', x: body.centre.x + dx, y: body.centre.y + dy }],
    }));
}
