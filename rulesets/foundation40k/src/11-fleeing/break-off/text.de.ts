import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { breakOff: 'Flucht' },
  requests: {
    flightSide: (r, t) => `${t.name(r.args.unit)}: auf welcher Seite läuft sie am Hindernis vorbei?`,
    pursue: ({ args }, t) => `${t.name(args.unit)}: ${t.name(args.target)} nachjagen? (geflohen: ${args.distance}")`,
  },
  purposes: { flight: 'Flucht', pursuit: 'Nachjagen' },
};
