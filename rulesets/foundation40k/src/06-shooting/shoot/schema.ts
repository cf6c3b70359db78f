import { count, type Fragment, modelId, s, seat, unitId, weaponId } from '../../fields.ts';

/** Which model uses which weapon. Null is the improvised one. */
export const armed = s.list(s.record({ model: modelId, weapon: s.nullable(weaponId) }, 'Armed'));

export const shoot: Fragment = {
  contexts: {
    shoot: {
      seat,
      unit: unitId,
      suppress: s.bool,
      target: s.nullable(unitId),
      armed: s.withDefault(armed, []),
      /** Models of the target before the volley. */
      before: s.withDefault(count, 0),
    },
  },
  events: { shot: { unit: unitId, target: unitId, suppress: s.bool } },
  requests: {
    target: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit', at: 'option' } },
    weapons: { kind: 'assign', args: { unit: unitId }, about: { by: 'unit' } },
    vehicleWeapons: {
      kind: 'chooseMany',
      args: { unit: unitId, model: modelId },
      option: { weapon: weaponId },
      about: { by: 'unit' },
    },
  },
};
