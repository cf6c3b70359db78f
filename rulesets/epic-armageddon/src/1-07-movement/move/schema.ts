import { walkFields } from '@walstatt/engine';
import { type Fragment, facing, formationId, s, seat, ticks, unitId } from '../../fields.ts';

/** The kinds of moves. What each allows stands in its `Manner`. */
export const mannerName = s.literal('move', 'roadMarch', 'withdrawal', 'charge', 'counterCharge', 'consolidation');

/** What a move is about, beside the formation. */
const terms = {
  formation: formationId,
  manner: mannerName,
  /** Moves of the same action that come after this one. */
  left: s.withDefault(s.int(0, 3), 0),
  /** The enemy formations that a charge is aimed at. */
  targets: s.withDefault(s.list(formationId), []),
  /** EA-1.7.3-05: enemy units that have been contacted in this action, and have no zone of control any more. */
  contacted: s.withDefault(s.list(unitId), []),
  /** Units that have been picked up in this move. */
  pickedUp: s.withDefault(s.list(unitId), []),
};

const to = { x: ticks, y: ticks, facing: s.nullable(facing) };

export const move: Fragment = {
  contexts: {
    move: {
      ...walkFields,
      seat,
      ...terms,
      /** Units that have moved or got out. */
      moved: s.withDefault(s.list(unitId), []),
    },
  },
  events: {
    unitMoved: { unit: unitId, manner: mannerName, x: ticks, y: ticks, facing },
    unitLoaded: { unit: unitId, transport: unitId },
    unitSetDown: { unit: unitId, transport: unitId, x: ticks, y: ticks, facing },
  },
  requests: {
    /** `go` straight to a place; `creep`: the same, cautiously; `load`: pick up a unit in base contact. */
    move: {
      kind: 'path',
      args: terms,
      legs: { go: to, creep: to, load: { unit: unitId } },
      about: { by: 'formation' },
    },
    formationMoved: { kind: 'window', args: { formation: formationId }, about: { at: 'formation' } },
  },
};
