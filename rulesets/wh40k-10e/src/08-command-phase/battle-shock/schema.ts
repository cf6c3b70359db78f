import { type Fragment, unitId } from '../../fields.ts';

export const battleShock: Fragment = {
  contexts: { battleShockTest: { unit: unitId } },
  events: { battleShockPassed: { unit: unitId } },
  effects: { battleShocked: {} },
};
