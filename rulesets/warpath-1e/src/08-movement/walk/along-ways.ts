import type { Plan } from '@walstatt/engine';
import { pieceName } from '../../01-units/pieces.ts';
import type { Spot } from '../../generated/state.ts';
import type { WaysTo } from '../ways-to.ts';

/** The plan in which each model goes straight to its place. */
export const asPlan = (unit: string, models: readonly Spot[]): Plan =>
  models.map((m, i) => ({ mover: pieceName(unit, i), legs: [{ leg: 'to', x: m.x, y: m.y }] }));

/** The plan in which each model takes its way. */
export const alongWays = (unit: string, ends: readonly Spot[], ways: WaysTo): Plan =>
  ends.map((m, i) => ({
    mover: pieceName(unit, i),
    legs: ways(i, m)!
      .slice(1)
      .map(({ x, y }) => ({ leg: 'to', x, y })),
  }));
