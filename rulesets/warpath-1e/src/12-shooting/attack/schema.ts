import { type Fragment, s, unitId } from '../../fields.ts';

export const attack: Fragment = {
  contexts: {
    attack: {
      unit: unitId,
      with: s.text,
      target: unitId,
      cover: s.withDefault(s.nullable(s.literal('none', 'soft', 'hard')), null),
      wounds: s.withDefault(s.int(0), 0),
    },
  },
  events: {
    shotFired: {
      unit: unitId,
      with: s.text,
      /** The name of a special weapon. */
      weapon: s.nullable(s.text),
      target: unitId,
      dice: s.int(0),
      need: s.int(2, 6),
    },
  },
  requests: {
    doubtCover: { kind: 'confirm', args: { unit: unitId, target: unitId }, about: { by: 'unit', at: 'target' } },
    doubtSight: {
      kind: 'confirm',
      args: { unit: unitId, target: unitId, visible: s.bool },
      about: { by: 'unit', at: 'target' },
    },
  },
};
