import { type Fragment, s, unitId } from '../../fields.ts';

export const leadershipTest: Fragment = {
  contexts: { leadershipTest: { unit: unitId } },
  events: { leadershipTested: { unit: unitId, passed: s.bool } },
};
