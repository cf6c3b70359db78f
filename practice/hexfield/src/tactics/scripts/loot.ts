import { script } from '../../kit.ts';
import { climb, threat } from '../../requests/walk.ts';
import { holds } from '../../rules/board.ts';
import { stepsTo } from '../standing.ts';

/** What an unopened chest holds on average, in points, and what a step on the way costs. */
const CHEST = 4;
const STEP = 0.4;

/** Walks to a chest and opens it. */
export const loot = script({
  says: { de: () => 'eine Truhe holen', en: () => 'fetch a chest' },
  aims: ({ state }) => Object.keys(state.loot).filter((id) => state.loot[id]!.found === null),
  worth: (look, unit, aim) => CHEST - STEP * stepsTo(look, unit, [look.state.loot[aim!]!]),
  answers: {
    walk(look, r, { unit, aim }) {
      const { q, r: row } = look.state.loot[aim!]!;
      const chest = { q, r: row };
      const legs = climb(look, r.args, {
        worth: (stance) => threat(stance, [chest]),
        there: (stance) => stance.altitude === 0 && holds(stance.fields, chest),
      });
      return [{ mover: unit, legs }];
    },
  },
});
