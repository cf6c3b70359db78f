import { ask, FINISHED, type Rule } from '@walstatt/engine';
import { spotOf } from '../../01-units/places.ts';
import { rollOff } from '../../06-turn/roll-off.ts';
import { leadSeat, otherSide } from '../../06-turn/seats.ts';
import { activity } from '../../kit.ts';
import { isCalledOff } from '../victory.ts';
import { findsMark, terrainMarks } from './request.ts';

/**
 * WP-BATTLE-10, WP-BATTLE-11, WP-BATTLE-12, WP-BATTLE-13: objectives are placed or declared in turn, more than twelve
 * inches apart, as long as there is a place for them (WP-G-43).
 */
export const objectives = activity('objectives', {
  endsWhen: isCalledOff,
  steps: {
    *begin(g, c): Rule<void> {
      g.set(c, { side: yield* rollOff(g, 'WP-BATTLE-12') });
    },
    *place(g, c): Rule<string> {
      if (c.left === 0) return FINISHED;
      const side = c.side!;
      const by = leadSeat(g.state, side);
      const room = findsMark(g);
      const pieces = terrainMarks(g);
      if (!room && pieces.length === 0) return FINISHED;
      const what = (yield* ask(g, {
        kind: 'choose',
        name: 'objectiveKind',
        by,
        rule: 'WP-BATTLE-11',
        args: {},
        options: [...(room ? [{ id: 'marker' }] : []), ...pieces.map((id) => ({ id }))],
      }))!;
      if (what === 'marker') {
        const placed = yield* ask(g, {
          kind: 'place',
          name: 'objective',
          by,
          rule: 'WP-BATTLE-13',
          args: {},
          pieces: ['marker'],
        });
        const { x, y } = spotOf(placed[0]!);
        g.apply({ type: 'objectivePlaced', rules: ['WP-BATTLE-11', 'WP-BATTLE-13'], x, y, terrain: null });
      } else {
        const [first] = g.state.terrain[what]!.shape;
        g.apply({ type: 'objectivePlaced', rules: ['WP-BATTLE-11'], x: first!.x, y: first!.y, terrain: what });
      }
      g.set(c, { left: c.left - 1, side: otherSide(g.state, side) }, 'WP-BATTLE-12');
      return 'place';
    },
  },
});
