import type { Fragment } from '../../fields.ts';

export const battle: Fragment = { contexts: { battle: {} }, events: { battleEnded: {} } };
