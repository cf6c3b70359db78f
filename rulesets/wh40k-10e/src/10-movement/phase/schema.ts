import type { Fragment } from '../../fields.ts';

export const movementSteps: Fragment = {
  requests: {
    moveNext: { kind: 'choose', about: { by: 'option' } },
    moveBegins: { kind: 'window' },
    moveEnds: { kind: 'window' },
    movementEnds: { kind: 'window' },
  },
};
