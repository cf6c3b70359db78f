import { type Fragment, s, unitId } from '../../fields.ts';

export const shootUnit: Fragment = {
  contexts: {
    shootUnit: {
      unit: unitId,
      own: s.withDefault(s.bool, false),
      fired: s.withDefault(s.list(s.int(0)), []),
      /** Shots that a die found to be out of sight. */
      unseen: s.withDefault(s.list(s.text), []),
      aiming: s.withDefault(s.nullable(s.text), null),
    },
  },
  events: {
    aimed: { unit: unitId, facing: s.int(0, 3599) },
    doneShooting: { unit: unitId },
  },
  requests: {
    /**
     * `bearer`: the model that carries it, `nth`: which of several equal weapons it is, `target`: its target if there
     * is only one.
     */
    attack: {
      kind: 'choose',
      args: { unit: unitId },
      option: {
        unit: unitId,
        attack: s.text,
        weapon: s.nullable(s.text),
        bearer: s.nullable(s.int(0)),
        nth: s.int(0),
        target: s.nullable(unitId),
      },
      about: { by: 'unit', at: 'option.target' },
    },
    target: {
      kind: 'choose',
      args: { unit: unitId, attack: s.text, weapon: s.nullable(s.text) },
      about: { by: 'unit', at: 'option' },
    },
  },
};
