import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { fights: '', fight: '', meleeAttacks: '' },
  events: {
    fightStepBegan: (e) => (e.first ? 'Fights First' : 'Remaining combats'),
    piledIn: (e, t) => `${t.name(e.unit)}: piles in`,
    consolidated: (e, t) => `${t.name(e.unit)}: consolidates`,
    unitFights: (e, t) => `${t.name(e.unit)}: fights`,
  },
  requests: {
    fightNext: () => 'With which unit do you fight next?',
    pileIn: (r, t) => `${t.name(r.args.unit)}: who piles in, up to 3"?`,
    consolidate: (r, t) => `${t.name(r.args.unit)}: who consolidates, up to 3"?`,
    meleeWeapons: (r, t) => `${t.name(r.args.unit)}: who fights with what?`,
    meleeTargets: (r, t) =>
      `${t.name(r.args.unit)}, ${t.name(r.args.weapon)}: how do you split the attacks between the targets?`,
  },
  none: { pileIn: 'Nobody piles in', consolidate: 'Nobody moves' },
  refusals: {
    enemyFirst: () => 'The unit can consolidate into engagement range of an enemy unit.',
    notInRange: () => 'The unit does not end within range of the closest objective marker.',
    notNear: () => 'The unit does not end within engagement range of an enemy unit.',
  },
  effects: { fought: '' },
  names: { unused: 'without this weapon' },
};
