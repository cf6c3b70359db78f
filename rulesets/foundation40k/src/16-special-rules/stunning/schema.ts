import type { Fragment } from '../../fields.ts';

export const stunning: Fragment = {
  effects: {
    /** FD-SPECIAL-10, FD-SPECIAL-11: no quick reflexes, and strikes last. */
    dazed: {},
  },
};
