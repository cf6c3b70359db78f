import type { Fragment } from '../../fields.ts';

export const war: Fragment = { contexts: { war: {} } };
