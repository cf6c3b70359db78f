import type { Text } from '../../kit.ts';
import { list } from '../../texts/args.ts';

export const text: Text = {
  activities: {
    movementPhase: 'Movement phase',
    segment: '',
  },
  events: {
    segmentBegan: (e, t) => `Units with ${t.name(e.order)} move: ${list(t, e.sides)}.`,
    firstSide: (e, t) => `${t.name(e.side)}: first.`,
  },
  requests: {
    firstOrSecond: (r, t) => `You have fewer units with ${t.name(r.args.order)}: move first or second?`,
    nextUnit: (r, t) => `Which unit with ${t.name(r.args.order)} moves next?`,
  },
  options: {
    firstOrSecond: (o, t) => t.name(o.id),
    nextUnit: (o, t) => t.name(o.id),
  },
};
