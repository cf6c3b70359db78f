import { type Fragment, formationId } from '../fields.ts';

export const overwatch: Fragment = { events: { overwatchEnded: { formation: formationId } } };
