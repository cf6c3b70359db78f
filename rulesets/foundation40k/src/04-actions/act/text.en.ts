import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { act: '' },
  names: {
    moveAction: 'Move',
    shootAction: 'Shoot',
    meleeAction: 'Melee',
    secureArea: 'Secure area',
    fleeAction: 'Flee',
    rallyAction: 'Rally',
    suppressiveFire: 'Suppressive fire (long)',
    takeCover: 'Take cover (long)',
    sprint: 'Sprint (long)',
    fastMove: 'Free move (fast)',
  },
};
