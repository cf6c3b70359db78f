import { ask, enemiesOf, type Rule } from '@walstatt/engine';
import { activity } from '../../kit.ts';
import { APART, FROM_EDGE } from './request.ts';

/** WH-ONLYWAR-06. */
const MARKERS = 4;

/** WH-ONLYWAR-06: after the terrain the players place objective markers in turn, the winner of a roll-off first. */
export const markers = activity('markers', {
  steps: {
    roll(g): string | undefined {
      if (Object.keys(g.state.objectives).length >= MARKERS) return 'done';
      g.then('rollOff', { winner: null }, 'WH-ONLYWAR-06');
      return undefined;
    },

    first: (g, c) => g.set(c, { turn: g.replied<string>() }),

    *place(g, c): Rule<string | undefined> {
      const placed = Object.keys(g.state.objectives).length;
      if (placed >= MARKERS) return undefined;
      const seat = c.turn!;
      const marker = `M${placed + 1}`;
      const [answer] = yield* ask(g, {
        kind: 'place',
        name: 'marker',
        by: seat,
        rule: 'WH-ONLYWAR-06',
        args: { marker, left: MARKERS - placed, apart: APART, edge: FROM_EDGE },
        pieces: [marker],
      });
      // A table so crowded that no marker finds room is played with those that did.
      if (answer === undefined) return 'done';
      g.apply({ type: 'markerPlaced', rules: ['WH-OBJ-01'], seat, marker, x: answer.pose['x']!, y: answer.pose['y']! });
      g.set(c, { turn: enemiesOf(g.state, seat)[0]! });
      return 'place';
    },

    done(): void {},
  },
});
