import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { shoot: 'Beschuss' },
  events: {
    shot: (e, t) => `${t.name(e.unit)}: ${e.suppress ? 'Sperrfeuer' : 'schießt'} auf ${t.name(e.target)}`,
  },
  requests: {
    target: (r, t) => `${t.name(r.args.unit)}: auf wen schießt sie?`,
    weapons: (r, t) => `${t.name(r.args.unit)}: wer schießt womit?`,
    vehicleWeapons: (r, t) => `${t.name(r.args.model)}: welche Waffen feuern?`,
  },
  options: { vehicleWeapons: (o, t) => t.name(o.args.weapon) },
  names: { outOfReach: 'keine Waffe reicht so weit' },
};
