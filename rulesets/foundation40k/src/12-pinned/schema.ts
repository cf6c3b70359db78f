import { type Fragment, seat, unitId } from '../fields.ts';

export const rally: Fragment = { contexts: { rally: { seat, unit: unitId } } };
