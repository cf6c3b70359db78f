import { direction, type Fragment, facing, kills, placed, s, seat, unitId } from '../../fields.ts';

const alone = { go: { direction }, face: { facing } };

export const followUp: Fragment = {
  contexts: {
    followUp: { units: s.list(unitId), kills, sides: s.withDefault(s.list(s.text), []) },
  },
  events: {
    followedUp: { seat: seat, placed },
  },
  requests: {
    followFirst: { kind: 'choose', args: { kills: s.int(0) } },
    followUp: { kind: 'path', args: { last: s.bool }, legs: alone },
  },
};
