import { type Fragment, s, unitId } from '../../fields.ts';

export const movementSteps: Fragment = {
  requests: {
    moveNext: { kind: 'choose', about: { by: 'option' } },
    moveBegins: { kind: 'window', args: { unit: unitId, charges: s.bool }, about: { at: 'unit' } },
    moveEnds: { kind: 'window', args: { unit: unitId, charges: s.bool }, about: { at: 'unit' } },
    movementEnds: { kind: 'window' },
  },
};
