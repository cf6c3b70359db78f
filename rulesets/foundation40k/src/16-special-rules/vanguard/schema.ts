import { type Fragment, s, unitId } from '../../fields.ts';

export const vanguard: Fragment = { contexts: { vanguard: { left: s.withDefault(s.list(unitId), []) } } };
