import { type Rule, walkSteps } from '@walstatt/engine';
import { isOnTheGround } from '../../1-02-formations/formations.ts';
import { checkBreaking } from '../../1-03-blast-markers/markers.ts';
import type { Contexts } from '../../generated/state.ts';
import { activity, bigWindow } from '../../kit.ts';
import { setDown } from '../disembark/set-down.ts';
import { mannerOf } from '../manners.ts';
import { loseStrays } from '../stray/lose-strays.ts';
import { walk } from './walk.ts';

type C = Contexts['move'];

const openWatch = bigWindow<C>('formationMoved');

/**
 * EA-1.7.1-01: a single move of a formation, with all that follows from it before the next one. It replies which units
 * have moved or got out. EA-1.13.3-03: a formation that breaks on the way loses the rest.
 */
export const move = activity('move', {
  goesOnWhile: ({ state: s }, { formation }) => isOnTheGround(s, formation) && !s.formations[formation]!.withdraws,
  steps: {
    ...walkSteps(walk),

    /** EA-1.7.4-01, EA-1.7.4-04. */
    *stray(g, c): Rule<void> {
      if (mannerOf(c.manner).coherency !== 'losses') return;
      yield* loseStrays(g, c.formation);
      checkBreaking(g, c.formation);
    },

    /** EA-1.10-03: a formation of which nobody moves triggers nothing (EA-G-08). */
    watched(g, c): void {
      if (mannerOf(c.manner).watched && c.moved.length > 0) openWatch(g, c);
    },

    /** EA-1.7.5-05, EA-1.7.5-06: after overwatch fire at the move. */
    *disembark(g, c): Rule<string | undefined> {
      if (!mannerOf(c.manner).transports) return 'end';
      const out = yield* setDown(g, c);
      if (out.length === 0) return 'end';
      g.set(c, { moved: [...c.moved, ...out] });
      return undefined;
    },

    /** EA-1.10-03: getting out is watched, too. */
    watchedAgain(g, c): void {
      if (mannerOf(c.manner).watched) openWatch(g, c);
    },

    end: (g, c) => g.reply(c.moved),
  },
});
