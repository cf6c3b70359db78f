import { activity, bigWindow, type G, type L } from '../kit.ts';
import { inch, spotOf } from '../rules/field.ts';
import { canGoOn, isOnTable, leaderOf, unitOf } from '../rules/units.ts';
import { fromOwnEdge } from '../rules/ways.ts';
import { chooseTarget } from './shoot.ts';

/** The actions of a unit that moves. After each move enemies may react (window `afterMove`). */

/** SK-ACT-08: what every action declares about itself. */
export const goesOn = (look: L, c: { unit: string }): boolean => canGoOn(look.state, c.unit);

export const walkOf = (
  g: G,
  unit: string,
  kind: 'move' | 'charge' | 'withdraw',
  allowance: number,
  target: string | null,
): void => g.then('walk', { unit, kind, allowance, target, plan: [], crossing: null, trace: [], asked: false });

const move = (g: G, c: { unit: string }): void => walkOf(g, c.unit, 'move', unitOf(g.state, c.unit).move, null);

const openWindow = bigWindow('afterMove');

/** SK-REACT-01: enemies react to a walk if a model has moved on it. The walk's reply says so. */
function overwatch(g: G, c: { unit: string }): void {
  if (g.replied<boolean>()) openWindow(g, c);
}

/** SK-ACT-03: move, then perhaps shoot. */
export const advance = activity('advance', {
  goesOnWhile: goesOn,
  steps: {
    move,
    overwatch,
    *shoot(g, c) {
      yield* chooseTarget(g, c.unit, 'SK-ACT-03', true);
    },
  },
});

/** SK-ACT-04: three moves. Enemies may react to each. */
export const march = activity('march', {
  goesOnWhile: goesOn,
  steps: {
    move,
    overwatch,
    again(g, c) {
      g.set(c, { movesLeft: c.movesLeft - 1 }, 'SK-ACT-04');
      return c.movesLeft > 0 ? 'move' : undefined;
    },
  },
});

/** SK-MORALE-04. */
const FLED_WITHIN = inch(3);

/** SK-MORALE-03: the move of a unit that has just broken. */
export const withdraw = activity('withdraw', {
  goesOnWhile: (look, c) => isOnTable(look.state, c.unit),
  steps: {
    run: (g, c) => walkOf(g, c.unit, 'withdraw', unitOf(g.state, c.unit).move, null),
    flee(g, c) {
      const leader = leaderOf(g.state, c.unit)!;
      if (fromOwnEdge(g, c.unit, spotOf(g.state, leader)) > FLED_WITHIN) return;
      g.apply({ type: 'unitFled', rules: ['SK-MORALE-04', 'SK-END-01'], unit: c.unit });
    },
    overwatch,
  },
});
