import { walkFields } from '@walstatt/engine';
import { axis, direction, elementId, type Fragment, facing, placed, s, unitId } from '../../fields.ts';

/** What a moving unit has spent and met. */
const soFar = {
  unit: unitId,
  spent: s.withDefault(s.int(0), 0),
  used: s.withDefault(s.int(0, 9), 0),
  wheel: s.withDefault(s.literal('none', 'left', 'right'), 'none'),
  wheels: s.withDefault(s.int(0, 9), 0),
  /** Enemy units that it has come into contact with on this move. */
  met: s.withDefault(s.list(unitId), []),
  /** Elements that have moved on their own (small units, completion), and what each has spent. */
  single: s.withDefault(
    s.list(s.record({ element: elementId, spent: s.int(0), used: s.int(0, 99), steps: s.int(0, 99) }, 'OwnAccount')),
    [],
  ),
};

const leftOrRight = { to: s.literal('left', 'right') };

/** What a step costs: points, if it is left out. */
const pay = s.nullable(s.literal('points', 'manoeuvre'));

const shifts = s.list(s.record({ element: elementId, q: axis, r: axis }));

const legs = {
  advance: leftOrRight,
  step: { direction },
  shift: { to: shifts },
  turn: { facings: s.table(facing), free: s.nullable(shifts), more: s.nullable(shifts) },
  wheel: leftOrRight,
  column: { facing, ...leftOrRight, pay, facings: s.nullable(s.table(facing)) },
  /** Of a single element. */
  go: { direction, pay },
  face: { facing },
};

export const walk: Fragment = {
  contexts: {
    walk: {
      ...walkFields,
      ...soFar,
      /** Enemy units that must still be asked for a reaction. */
      waiting: s.withDefault(s.list(unitId), []),
    },
  },
  events: {
    moved: { unit: unitId, leg: s.text, placed },
    contacted: { unit: unitId, enemy: unitId },
    unitDone: { unit: unitId },
  },
  requests: {
    move: { kind: 'path', args: { ...soFar, fields: s.int(0), withOne: s.int(0) }, legs, about: { by: 'unit' } },
    complete: { kind: 'path', args: soFar, legs: { go: legs.go, face: legs.face }, about: { by: 'unit' } },
  },
};
