import type { Text } from '../kit.ts';

const MORALE = { ok: 'steady again', pinned: 'pinned', fleeing: 'flees' } as const;

export const text: Text = {
  activities: { moraleTest: 'Morale test' },
  events: {
    moraleChanged: (e, t) => `${t.name(e.unit)}: ${MORALE[e.morale]}`,
    testPassed: (e, t) => `${t.name(e.unit)}: holds`,
  },
  requests: { knowNoFear: (r, t) => `${t.name(r.args.unit)}: roll the failed test again?` },
  purposes: { morale: 'morale test' },
  names: { pinned: 'pinned', fleeing: 'fleeing' },
};
