import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { fights: '', fight: 'Kämpfen', meleeAttacks: 'Nahkampfattacken' },
  events: {
    fightStepBegan: (e) => (e.first ? 'Erstschlag' : 'Restliche Nahkämpfe'),
    unitFights: (e, t) => `${t.name(e.unit)}: kämpft`,
  },
  requests: {
    fightNext: () => 'Mit welcher Einheit kämpfst du als nächstes?',
    meleeWeapons: (r, t) => `${t.name(r.args.unit)}: Wer kämpft womit?`,
    meleeTargets: (r, t) =>
      `${t.name(r.args.unit)}, ${t.name(r.args.weapon)}: Wie verteilst du die Attacken auf die Ziele?`,
  },
  effects: { fought: 'hat gekämpft' },
  names: { unused: 'Ohne diese Waffe' },
};
