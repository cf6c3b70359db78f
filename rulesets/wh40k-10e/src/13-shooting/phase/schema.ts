import type { Fragment } from '../../fields.ts';

export const shooting: Fragment = {
  requests: { shootNext: { kind: 'activity', about: { by: 'option' } } },
  effects: { shot: {} },
};
