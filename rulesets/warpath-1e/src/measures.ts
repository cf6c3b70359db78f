import type { Plain } from '@walstatt/engine';
import { destroyedPoints } from './28-battle/victory.ts';
import type { State } from './generated/state.ts';

type Measure = (state: State, args: Readonly<Record<string, Plain>>) => number;

/** What odds are computed for. */
export const measures: Readonly<Record<string, Measure>> = {
  damage: (state, args) => state.units[String(args['unit'])]?.damage ?? 0,
  destroyed: (state, args) => (state.units[String(args['unit'])]?.where.at === 'gone' ? 1 : 0),
  suppressed: (state, args) => (state.effects.some((e) => e.name === 'suppressed' && e.on === args['unit']) ? 1 : 0),
  crippled: (state, args) => (state.units[String(args['unit'])]?.crippled ? 1 : 0),
  points: (state, args) => destroyedPoints(state, String(args['side'])),
};
