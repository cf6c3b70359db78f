import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { fights: '', fight: 'Fight', meleeAttacks: 'Melee attacks' },
  events: {
    fightStepBegan: (e) => (e.first ? 'Fights First' : 'Remaining combats'),
    unitFights: (e, t) => `${t.name(e.unit)}: fights`,
  },
  requests: {
    fightNext: () => 'With which unit do you fight next?',
    meleeWeapons: (r, t) => `${t.name(r.args.unit)}: who fights with what?`,
    meleeTargets: (r, t) =>
      `${t.name(r.args.unit)}, ${t.name(r.args.weapon)}: how do you split the attacks between the targets?`,
  },
  effects: { fought: 'has fought' },
  names: { unused: 'without this weapon' },
};
