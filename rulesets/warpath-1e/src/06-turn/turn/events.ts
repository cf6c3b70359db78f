import { sideOf } from '@walstatt/engine';
import { event } from '../../kit.ts';

export const turnEvents = {
  /** What a unit did in its owner's last turn is forgotten when the owner's next one begins. */
  turnBegan: event(
    'turnBegan',
    (s, e) => {
      s.turn = e.turn;
      s.active = e.side;
      s.cut = 'no';
      for (const u of Object.values(s.units)) {
        if (sideOf(s, u.owner) !== e.side) continue;
        u.order = 'none';
        u.jumped = false;
        u.travelled = 0;
        u.turned = false;
        u.shot = false;
        u.cameFrom = null;
        u.shaken = false;
      }
    },
    { shows: 'round' },
  ),
};
