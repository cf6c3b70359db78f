import { type MeasureArgs, measuredUnit } from '../01-units/measured-unit.ts';
import type { State } from '../generated/state.ts';

/** The morale of a unit, of which odds can be asked. */
export const measures = {
  pinned: (s: State, args: MeasureArgs): number => (measuredUnit(s, args).morale === 'pinned' ? 1 : 0),
  fleeing: (s: State, args: MeasureArgs): number => (measuredUnit(s, args).morale === 'fleeing' ? 1 : 0),
};
