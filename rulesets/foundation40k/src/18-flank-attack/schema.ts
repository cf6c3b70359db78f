import { type Fragment, unitId } from '../fields.ts';

export const flankAttack: Fragment = {
  requests: { entryEdge: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit' } } },
};
