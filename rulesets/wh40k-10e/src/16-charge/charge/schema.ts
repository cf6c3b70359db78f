import { type Fragment, leg, length, placed, s, seat, unitId } from '../../fields.ts';

const targets = s.list(unitId);

export const charge: Fragment = {
  contexts: {
    charges: {
      seat,
      /** Who was near enough when the phase began, and who has been selected since. */
      early: s.list(unitId),
      selected: s.list(unitId),
    },
    charge: {
      seat,
      unit: unitId,
      targets: s.withDefault(targets, []),
      distance: s.withDefault(length, 0),
      /** A unit that intervenes heroically gets no charge bonus. */
      bonus: s.withDefault(s.bool, true),
    },
  },
  events: {
    chargeDeclared: { unit: unitId, targets },
    unitCharged: { unit: unitId, targets, placed },
    chargeFailed: { unit: unitId, targets },
  },
  requests: {
    chargeNext: { kind: 'choose', about: { by: 'option' } },
    chargeTargets: { kind: 'chooseMany', args: { unit: unitId }, about: { by: 'unit', at: 'option' } },
    charge: {
      kind: 'path',
      args: { unit: unitId, targets, distance: length },
      legs: { go: leg },
      about: { by: 'unit', at: 'targets' },
    },
  },
  effects: { charged: {}, chargeBonus: {} },
};
