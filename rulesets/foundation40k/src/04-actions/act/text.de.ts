import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { act: '' },
  names: {
    moveAction: 'Bewegen',
    shootAction: 'Schießen',
    meleeAction: 'Nahkampf',
    secureArea: 'Gebiet sichern',
    fleeAction: 'Fliehen',
    rallyAction: 'Sammeln',
    suppressiveFire: 'Sperrfeuer (lang)',
    takeCover: 'Deckung nutzen (lang)',
    sprint: 'Sprinten (lang)',
    fastMove: 'Freie Bewegung (schnell)',
  },
};
