import { type Fragment, formationId, seat } from '../../fields.ts';

export const regroup: Fragment = { contexts: { regroup: { seat, formation: formationId } } };
