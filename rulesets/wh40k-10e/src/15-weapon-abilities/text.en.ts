import type { Text } from '../kit.ts';

export const text: Text = {
  activities: { hazardous: 'Hazardous tests' },
  requests: {
    afterRoll: () => 'Do you roll again?',
    hazard: (r, t) => `${t.name(r.args.unit)}: which model suffers for the failed hazardous test?`,
    precision: (r, t) => `${t.name(r.args.unit)}: do you allocate the attack to a CHARACTER?`,
  },
  none: { precision: 'Let the opponent allocate it as usual' },
  purposes: { extraHits: 'additional hits', hazardous: 'hazardous test' },
  names: {
    twinLinked: 'Twin-linked',
    'twinLinked/failed': 'Twin-linked: re-roll the wound rolls that failed',
    'twinLinked/ordinary': 'Twin-linked: re-roll everything that is not critical',
    'twinLinked/all': 'Twin-linked: re-roll all wound rolls',
  },
};
