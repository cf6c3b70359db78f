import type { Text } from '../kit.ts';

const MORALE = { ok: 'wieder gefasst', pinned: 'niedergehalten', fleeing: 'flieht' } as const;

export const text: Text = {
  activities: { moraleTest: 'Moraltest' },
  events: {
    moraleChanged: (e, t) => `${t.name(e.unit)}: ${MORALE[e.morale]}`,
    testPassed: (e, t) => `${t.name(e.unit)}: hält stand`,
  },
  requests: { knowNoFear: (r, t) => `${t.name(r.args.unit)}: den misslungenen Test wiederholen?` },
  purposes: { morale: 'Moraltest' },
  names: { pinned: 'niedergehalten', fleeing: 'fliehend' },
};
