import { type Signal, type SignalDefinition, sideOf } from '@walstatt/engine';
import type { G, Warpath } from './kit.ts';

/** What comes from the clock. */
export const signals: Readonly<Record<string, SignalDefinition<Warpath>>> = {
  /** WP-TIME-06: a player's chess clock has run out: all his units are gone and the game is scored. */
  clockOut: {
    rule: 'WP-TIME-06',
    run(g: G, signal: Signal) {
      for (const [unit, u] of Object.entries(g.state.units))
        if (u.owner === signal.seat && u.where.at !== 'gone')
          g.apply({ type: 'destroyed', rules: ['WP-TIME-06'], unit });
      g.apply({ type: 'timeRanOut', rules: ['WP-TIME-06'], seat: signal.seat });
    },
  },
  /** WP-TIME-08, WP-DEMO-08: the time for this turn is over. */
  turnTimeOut: {
    rule: 'WP-TIME-08',
    run(g: G, signal: Signal) {
      if (g.state.active === null || sideOf(g.state, signal.seat) !== g.state.active || g.state.cut !== 'no') return;
      const soft = g.state.options.softClock;
      g.apply({ type: 'turnCut', rules: [soft ? 'WP-DEMO-08' : 'WP-TIME-08'], soft });
    },
  },
  /** WP-BATTLE-06: the time for the game is over: it ends when both sides have had the same number of turns. */
  timeUp: {
    rule: 'WP-BATTLE-06',
    run(g: G) {
      if (!g.state.timeUp) g.apply({ type: 'timeUp', rules: ['WP-BATTLE-06'] });
    },
  },
  /** WP-TIME-10: the time to deploy a unit is over: it stands where the default puts it. */
  deployTimeOut: { rule: 'WP-TIME-10', run: () => {}, finishes: 'deployUnit' },
};
