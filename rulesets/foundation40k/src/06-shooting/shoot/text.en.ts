import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { shoot: 'Shooting' },
  events: {
    shot: (e, t) => `${t.name(e.unit)}: ${e.suppress ? 'suppressive fire' : 'shoots'} at ${t.name(e.target)}`,
  },
  requests: {
    target: (r, t) => `${t.name(r.args.unit)}: which unit does it shoot at?`,
    weapons: (r, t) => `${t.name(r.args.unit)}: who shoots with what?`,
    vehicleWeapons: (r, t) => `${t.name(r.args.model)}: which weapons does it fire?`,
  },
  options: { vehicleWeapons: (o, t) => t.name(o.args.weapon) },
  names: { outOfReach: 'no weapon reaches' },
};
