import type { Fragment } from '../../fields.ts';

export const mission: Fragment = { contexts: { mission: {} } };
