import { type Signal, type SignalDefinition, sideOf } from '@walstatt/engine';
import { removeAll } from '../28-battle/giving-up/remove-all.ts';
import type { G, Warpath } from '../kit.ts';
import { isClockStopped, timerOf } from './clock.ts';

/** What players or their clocks say unasked. */
export const signals: Readonly<Record<string, SignalDefinition<Warpath>>> = {
  /** WP-TIME-06: a player's chess clock has run out: all the player's units are gone and the game is scored. */
  clockOut: {
    rule: 'WP-TIME-06',
    run(g: G, signal: Signal) {
      if (g.state.over || isClockStopped(g.state)) return;
      g.apply({ type: 'timeRanOut', rules: ['WP-TIME-06'], seat: signal.seat });
      removeAll(g, signal.seat, 'WP-TIME-06');
    },
  },
  /** WP-TIME-08, WP-DEMO-08: the time for this turn is over. Dice that have fallen are still resolved (WP-G-30). */
  turnTimeOut: {
    rule: 'WP-TIME-08',
    run(g: G, signal: Signal) {
      const { state } = g;
      if (state.active === null || sideOf(state, signal.seat) !== state.active) return;
      if (state.cut !== 'no' || isClockStopped(state)) return;
      const soft = state.options.softClock;
      g.apply({ type: 'turnCut', rules: [soft ? 'WP-DEMO-08' : 'WP-TIME-08'], soft });
    },
    finishes: (g) => (g.state.cut === 'now' ? 'turn' : null),
  },
  /**
   * WP-BATTLE-06: the time agreed for the battle is over: it ends when both sides have had the same number of turns.
   */
  timeUp: {
    rule: 'WP-BATTLE-06',
    run(g: G) {
      if (timerOf(g)?.signal === 'timeUp') g.apply({ type: 'timeUp', rules: ['WP-BATTLE-06'] });
    },
  },
  /**
   * WP-TIME-10: the time to deploy a unit is over: it stands where the default puts it. After that the signal means
   * nothing.
   */
  deployTimeOut: {
    rule: 'WP-TIME-10',
    run: () => {},
    finishes: (g) => (timerOf(g)?.signal === 'deployTimeOut' ? 'deployUnit' : null),
  },
  /** WP-TIME-11: the clock stops as soon as all players want it to. */
  pause: {
    rule: 'WP-TIME-11',
    menu: {
      name: { de: 'Uhr anhalten', en: 'Stop the clock' },
      sure: {
        de: 'Die Uhr steht, bis jemand weiterspielen will.',
        en: 'The clock stands until somebody wants to go on.',
      },
      together: true,
    },
    offered: ({ state }, seat) => state.options.clock !== 'none' && !state.over && !state.pausing.includes(seat),
    joins: () => ({ joins: true, why: { de: 'es nicht eilt', en: 'there is no hurry' } }),
    run(g: G, { seat }: Signal) {
      if (!g.state.pausing.includes(seat)) g.apply({ type: 'pauseWanted', rules: ['WP-TIME-11'], seat });
    },
  },
  /** WP-TIME-11: the clock goes on as soon as one of the players is ready. */
  goOn: {
    rule: 'WP-TIME-11',
    menu: {
      name: { de: 'Uhr weiterlaufen lassen', en: 'Let the clock go on' },
      sure: { de: 'Die Uhr läuft sofort weiter.', en: 'The clock goes on at once.' },
    },
    offered: ({ state }) => state.pausing.length > 0,
    run(g: G, { seat }: Signal) {
      if (g.state.pausing.length > 0) g.apply({ type: 'clockGoesOn', rules: ['WP-TIME-11'], seat });
    },
  },
};
