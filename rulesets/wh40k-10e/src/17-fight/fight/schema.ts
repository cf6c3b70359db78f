import { type Fragment, seat, unitId } from '../../fields.ts';

export const fight: Fragment = {
  contexts: { fight: { seat, unit: unitId } },
  events: { unitFights: { unit: unitId } },
  effects: { fought: {} },
};
