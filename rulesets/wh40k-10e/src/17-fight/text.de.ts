import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { fights: '', fight: '', meleeAttacks: '' },
  events: {
    fightStepBegan: (e) => (e.first ? 'Erstschlag' : 'Restliche Nahkämpfe'),
    piledIn: (e, t) => `${t.name(e.unit)}: rückt nach`,
    consolidated: (e, t) => `${t.name(e.unit)}: ordnet sich neu`,
    unitFights: (e, t) => `${t.name(e.unit)}: kämpft`,
  },
  requests: {
    fightNext: () => 'Mit welcher Einheit kämpfst du als nächstes?',
    pileIn: (r, t) => `${t.name(r.args.unit)}: Wer rückt nach, bis zu 3"?`,
    consolidate: (r, t) => `${t.name(r.args.unit)}: Wer ordnet sich neu, bis zu 3"?`,
    meleeWeapons: (r, t) => `${t.name(r.args.unit)}: Wer kämpft womit?`,
    meleeTargets: (r, t) =>
      `${t.name(r.args.unit)}, ${t.name(r.args.weapon)}: Wie verteilst du die Attacken auf die Ziele?`,
  },
  none: { pileIn: 'Niemand rückt nach', consolidate: 'Niemand bewegt sich' },
  refusals: {
    enemyFirst: () => 'Die Einheit kann sich in Nahkampfreichweite um eine feindliche Einheit neu ordnen.',
    notInRange: () => 'Die Einheit endet nicht in Reichweite des nächsten Missionszielmarkers.',
    notNear: () => 'Die Einheit endet nicht in Nahkampfreichweite um eine feindliche Einheit.',
  },
  effects: { fought: '' },
  names: { unused: 'Ohne diese Waffe' },
};
