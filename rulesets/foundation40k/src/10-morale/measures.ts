import type { Measure } from '@walstatt/engine';
import { measuredUnit, OF_UNIT } from '../01-units/measured-unit.ts';
import type { State } from '../generated/state.ts';

/** The morale of a unit, whose odds can be asked for. */
export const measures: Readonly<Record<string, Measure<State>>> = {
  pinned: {
    name: { de: 'Niedergehalten', en: 'Pinned' },
    kind: 'yesNo',
    takes: OF_UNIT,
    shown: { of: 'unit', place: 4 },
    value: (s, args) => (measuredUnit(s, args).morale === 'pinned' ? 1 : 0),
  },
  fleeing: {
    name: { de: 'Flieht', en: 'Fleeing' },
    kind: 'yesNo',
    takes: OF_UNIT,
    shown: { of: 'unit', place: 5 },
    value: (s, args) => (measuredUnit(s, args).morale === 'fleeing' ? 1 : 0),
  },
};
