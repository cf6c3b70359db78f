import type { RuleId } from '@walstatt/engine';
import { outerPolygon } from '@walstatt/geometry';
import { removeModel } from '../01-units/losses/losses.ts';
import { bodyOf } from '../01-units/space.ts';
import type { G } from '../kit.ts';

/** FD-VEHICLE-14, FD-GAP-65: the vehicle is destroyed, and a piece of soft cover takes its place. */
export function wreck(g: G, model: string, ...rules: RuleId[]): void {
  const body = bodyOf(g.state, model);
  const shape = body.kind === 'hull' ? body.points : outerPolygon(body.centre, body.radius);
  g.apply({
    type: 'wreckPlaced',
    rules: ['FD-GAP-65'],
    terrain: `wreck.${model}`,
    shape: shape.map(({ x, y }) => ({ x, y })),
  });
  removeModel(g, model, 'FD-VEHICLE-14', ...rules);
}
