import type { Text } from '../../kit.ts';

const RESULT = ['', 'Crew durchgeschüttelt', 'Crew betäubt', 'lahmgelegt', 'Waffe zerstört', 'zerstört', 'explodiert'];

export const text: Text = {
  activities: { vehicleDamage: 'Fahrzeugschaden' },
  events: {
    vehicleDamaged: (e, t) => `${t.name(e.model)}: ${RESULT[e.result]}`,
    weaponLost: (e, t) => `${t.name(e.model)}: verliert ${t.name(e.weapon)}`,
    wreckPlaced: () => 'Ein Wrack bleibt zurück',
    exploded: (e, t) => `${t.name(e.model)}: explodiert`,
  },
  requests: { weaponToLose: (r, t) => `${t.name(r.args.model)}: welche Waffe wird zerstört?` },
  purposes: { vehicleDamage: 'Fahrzeugschaden' },
};
