import { ask, FINISHED, type Rule } from '@walstatt/engine';
import { activity, type G } from '../kit.ts';
import { actionsOf } from '../rules/actions.ts';
import { opponentsOf } from '../rules/contact.ts';
import { leadingSide, nextSeat, nextSide } from '../rules/turn-order.ts';
import { hasReadyUnit, readyUnits, unitOf } from '../rules/units.ts';
import { newFight } from './fight.ts';

/** SK-ROUND-04: sides activate units in turn until no unit is ready. */
export const actionPhase = activity('actionPhase', {
  steps: {
    *next(g, c) {
      const s = g.state;
      const isReady = (seat: string): boolean => hasReadyUnit(s, seat);
      const side = nextSide(s, leadingSide(s), c.last, (x) => s.seats.some((y) => y.side === x && isReady(y.id)));
      if (side === null) return FINISHED;
      const seat = nextSeat(s, side, c.acted, isReady);
      const unit = yield* ask(g, {
        kind: 'choose',
        name: 'chooseUnit',
        by: seat,
        rule: 'SK-ACT-01',
        args: {},
        options: readyUnits(s, seat).map((id) => ({ id })),
      });
      g.set(c, { last: side, acted: [...c.acted.filter((x) => x !== seat), seat] }, 'SK-ROUND-04');
      g.then('activation', { seat, unit: unit! }, 'SK-ACT-01');
      return 'next';
    },
  },
});

/** SK-ACT-02: one unit acts. */
export const activation = activity('activation', {
  steps: {
    *act(g, c) {
      g.apply({ type: 'activated', rules: ['SK-ROUND-05'], unit: c.unit });
      g.beginEffect({
        name: 'hasActed',
        rule: 'SK-ROUND-05',
        on: c.unit,
        data: {},
        until: { until: 'end', frame: 'actionPhase', of: null, complete: false },
        stack: 'once',
      });
      const action = yield* ask(g, {
        kind: 'activity',
        name: 'chooseAction',
        by: c.seat,
        rule: 'SK-ACT-02',
        args: { unit: c.unit },
        options: actionsOf(g, c.unit).map((id) => ({ id, activity: id })),
      });
      yield* start(g, c.unit, action!);
    },
  },
});

function* start(g: G, unit: string, action: string): Rule<void> {
  switch (action) {
    case 'march':
      return g.then('march', { unit, movesLeft: 3 }, 'SK-ACT-04');
    case 'charge':
      return g.then('charge', { unit, target: null, reach: 0 }, 'SK-CHARGE-01');
    case 'fight':
      return yield* startFight(g, unit);
    case 'advance':
    case 'fire':
    case 'hold':
      return g.then(action, { unit }, 'SK-ACT-02');
    default:
      throw new Error(`there is no action ${action}`);
  }
}

function* startFight(g: G, unit: string): Rule<void> {
  const target = yield* ask(g, {
    kind: 'choose',
    name: 'chooseOpponent',
    by: unitOf(g.state, unit).owner,
    rule: 'SK-CHARGE-06',
    args: { unit },
    options: opponentsOf(g, unit).map((id) => ({ id })),
  });
  g.then('fight', newFight(unit, target!), 'SK-CHARGE-08');
}
