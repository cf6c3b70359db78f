import { walkFields } from '@walstatt/engine';
import { type Fragment, length, s, spot, ticks, unitId } from '../../fields.ts';

const why = s.literal('pivot', 'manoeuvre', 'fullPower', 'scout', 'arrive');
const bend = s.withDefault(s.int(0, 1), 0);
const pivots = s.withDefault(s.int(0, 1), 0);

export const drive: Fragment = {
  contexts: {
    drive: {
      unit: unitId,
      why,
      left: length,
      bend,
      pivots,
      direction: s.withDefault(s.int(-1, 1), 0),
      met: s.withDefault(s.list(s.text), []),
      over: s.withDefault(s.list(unitId), []),
      /** Enemy vehicles that it touched when it set out and has not got clear of yet. */
      parting: s.withDefault(s.list(unitId), []),
      /** A die has decided that it will be immobilised at the end of its way, which is cut short for that. */
      stuck: s.withDefault(s.bool, false),
      ...walkFields,
    },
  },
  events: {
    drove: { unit: unitId, to: spot, distance: length },
    immobilised: { unit: unitId },
  },
  requests: {
    /** `by` is an angle in tenths of a degree, to the left; `distance` is negative when the vehicle reverses. */
    drive: {
      kind: 'path',
      args: { unit: unitId, why, left: length, bend, pivots },
      legs: { turn: { by: s.int(-1800, 1800) }, go: { distance: ticks } },
      about: { by: 'unit' },
    },
  },
};
