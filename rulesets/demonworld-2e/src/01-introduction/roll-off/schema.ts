import type { Fragment } from '../../fields.ts';

export const rollOff: Fragment = {
  requests: {
    tieWon: { kind: 'choose' },
  },
};
