import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { breakOff: 'Flight' },
  requests: {
    flightSide: (r, t) => `${t.name(r.args.unit)}: on which side does it run past what is in its way?`,
    pursue: ({ args }, t) => `${t.name(args.unit)}: pursue ${t.name(args.target)}? (it ran ${args.distance}")`,
  },
  purposes: { flight: 'flight', pursuit: 'pursuit' },
};
