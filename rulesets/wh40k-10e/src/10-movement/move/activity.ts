import { ask, FINISHED, type Rule, type RuleId, rollDie, rollSum } from '@walstatt/engine';
import { isOnBattlefield, modelsOf, profileOf } from '../../01-units/units.ts';
import { inch, standing } from '../../04-measuring/table-top.ts';
import type { Contexts } from '../../generated/state.ts';
import { activity, bigWindow, type G } from '../../kit.ts';
import { countAsMoved } from '../moved.ts';
import { endOf, waysOf } from '../ways.ts';
import { barredBy, isAircraft, waysToMove } from './how.ts';

type C = Contexts['move'];

/** WH-MOVE-03, WH-MOVE-04: one unit makes a normal move, advances, falls back or remains stationary. */
export const move = activity('move', {
  begins: (look, { unit, how }) => rulesIn(how === null ? null : barredBy(look, unit, how)),
  goesOnWhile: (look, c) => isOnBattlefield(look.state, c.unit),
  steps: {
    /** WH-AIR-08, WH-AIR-09: AIRCRAFT has no choice. */
    *choose(g, c): Rule<string | undefined> {
      if (isAircraft(g, c.unit)) {
        g.then('flyAhead', { seat: c.seat, unit: c.unit }, 'WH-AIR-08');
        return FINISHED;
      }
      if (c.how !== null) return undefined;
      const how = (yield* ask(g, {
        kind: 'choose',
        name: 'moveHow',
        by: c.seat,
        rule: 'WH-MOVE-03',
        args: { unit: c.unit },
        options: waysToMove(g, c.unit).map((id) => ({ id })),
      })) as NonNullable<C['how']>;
      g.set(c, { how });
      return undefined;
    },

    /** WH-MOVE-16: nobody of the unit moves for the rest of the phase. */
    still(g, c): string | undefined {
      if (c.how !== 'stationary') return undefined;
      stayed(g, c.unit, 'WH-MOVE-16');
      return FINISHED;
    },

    /** WH-DATA-10, WH-G-34: a random M is rolled once for the whole unit, before an advance roll. */
    *randomMove(g, c): Rule<void> {
      const dice = Math.max(...modelsOf(g.state, c.unit).map((m) => profileOf(g.state, m).moveDice));
      if (dice === 0) return;
      const rolled = yield* rollSum(g, { by: c.seat, rule: 'WH-DATA-10', purpose: 'randomMove', about: c.unit, dice });
      g.set(c, { random: inch(rolled) }, 'WH-DATA-10');
    },

    /** WH-ADV-01, WH-ADV-02: one die for the whole unit, added to every M. */
    *advanceRoll(g, c): Rule<void> {
      if (c.how !== 'advance') return;
      const rolled = yield* rollDie(g, { by: c.seat, rule: 'WH-ADV-01', purpose: 'advance', about: c.unit });
      g.set(c, { distance: inch(g.modify('advanceRoll', rolled, { unit: c.unit })) }, 'WH-ADV-02');
    },

    /** WH-FALL-08: a unit that falls back takes all its tests before any of its models moves. */
    escape(g, c): void {
      if (c.how === 'fallBack') g.then('desperateEscape', { seat: c.seat, unit: c.unit, lost: 0 }, 'WH-FALL-08');
    },

    escaped(g, c): void {
      const through = g.replied<string[]>();
      if (through !== null) g.set(c, { through });
    },

    begins: bigWindow<C>('moveBegins'),

    /** WH-MOVE-06, WH-MOVE-07: any of its models, in any order, along any path. */
    *path(g, c): Rule<string | undefined> {
      const how = c.how as 'normal' | 'advance' | 'fallBack';
      const plan = yield* ask(g, {
        kind: 'path',
        name: 'move',
        by: c.seat,
        rule: RULE[how],
        args: { unit: c.unit, how, distance: c.distance, random: c.random, through: c.through },
        movers: standing(g, c.unit).models,
        none: true,
      });
      const ways = waysOf(g, c.unit, plan) ?? [];
      if (ways.length === 0 && how === 'fallBack') {
        stayed(g, c.unit, 'WH-FALL-03');
        return FINISHED;
      }
      const placed = ways.map((way) => ({ model: way.model, ...endOf(way) }));
      g.apply({ type: 'unitMoved', rules: [RULE[how]], unit: c.unit, placed, how });
      countAsMoved(g, c.unit, how, RULE[how]);
      return undefined;
    },

    /** WH-TRANS-03: a unit that has moved may get into a TRANSPORT. */
    board: (g, c) => g.then('embark', { seat: c.seat, unit: c.unit }, 'WH-TRANS-03'),

    ends: bigWindow<C>('moveEnds'),
  },
});

const rulesIn = (rule: RuleId | null): RuleId[] => (rule === null ? [] : [rule]);

const RULE = { normal: 'WH-MOVE-17', advance: 'WH-ADV-03', fallBack: 'WH-FALL-01' } as const;

function stayed(g: G, unit: string, rule: 'WH-MOVE-16' | 'WH-FALL-03'): void {
  g.apply({ type: 'stoodStill', rules: [rule], unit });
  countAsMoved(g, unit, 'stationary', rule);
}
