import type { Text } from '../../kit.ts';
import { list } from '../../texts/args.ts';

export const text: Text = {
  activities: {
    movementPhase: 'Bewegungsphase',
    segment: '',
  },
  events: {
    segmentBegan: (e, t) => `Einheiten mit ${t.name(e.order)} bewegen: ${list(t, e.sides)}.`,
    firstSide: (e, t) => `${t.name(e.side)}: zuerst.`,
  },
  requests: {
    firstOrSecond: (r, t) => `Weniger Einheiten mit ${t.name(r.args.order)}: zuerst oder als zweiter bewegen?`,
    nextUnit: (r, t) => `Welche Einheit mit ${t.name(r.args.order)} bewegt als nächste?`,
  },
  options: {
    firstOrSecond: (o, t) => t.name(o.id),
    nextUnit: (o, t) => t.name(o.id),
  },
};
