import type { Text } from '../../kit.ts';

const RESULT = ['', 'crew shaken', 'crew stunned', 'immobilised', 'weapon destroyed', 'destroyed', 'explodes'];

export const text: Text = {
  activities: { vehicleDamage: 'Vehicle damage' },
  events: {
    vehicleDamaged: (e, t) => `${t.name(e.model)}: ${RESULT[e.result]}`,
    weaponLost: (e, t) => `${t.name(e.model)}: loses ${t.name(e.weapon)}`,
    wreckPlaced: () => 'A wreck stays behind',
    exploded: (e, t) => `${t.name(e.model)}: explodes`,
  },
  requests: { weaponToLose: (r, t) => `${t.name(r.args.model)}: which weapon is destroyed?` },
  purposes: { vehicleDamage: 'vehicle damage' },
};
