import { atLeast } from '../../../src/dice/classes.ts';
import { rollDie, rollHighest, rollLowest, rollPool, rollSum } from '../../../src/dice/roll.ts';
import type { Rule } from '../../../src/machine/game.ts';
import { ask, askAll } from '../../../src/requests/ask.ts';
import { activity, alive } from './kit.ts';

type Part = { do: never; c: never };

/** Other activities one after the other. Red scores what a part replies. */
export const script = activity('script', {
  steps: {
    part(g, c) {
      const points = g.replied<number>();
      if (points !== null) g.apply({ type: 'scored', rules: ['WP-DICE-01'], seat: 'red', points });
      const part = (c.parts as unknown as Part[])[c.next];
      if (part === undefined) return undefined;
      g.set(c, { next: c.next + 1 });
      g.then(part.do, part.c);
      return 'part';
    },
  },
});

/**
 * The higher die scores; the highest face and a last tie are worth a reply. A tie is rolled again, from an equal state
 * if ties are unlimited (-1).
 */
export const duel = activity('duel', {
  steps: {
    *roll(g, c): Rule<string | undefined> {
      const a = yield* rollDie(g, { by: c.a, rule: 'WP-DICE-01', purpose: 'duel', sides: c.sides });
      const b = yield* rollDie(g, { by: c.b, rule: 'WP-DICE-01', purpose: 'duel', sides: c.sides });
      if (a !== b) {
        g.apply({ type: 'scored', rules: ['WP-DICE-01'], seat: a > b ? c.a : c.b, points: 1 });
        if (a === c.sides) g.reply(2);
      } else if (c.ties !== 0) {
        if (c.ties > 0) g.set(c, { ties: c.ties - 1 });
        return 'roll';
      } else g.reply(a);
      return undefined;
    },
  },
});

/** The higher die scores. One step rolls until the dice differ, so it has no longest way. */
export const rollOff = activity('rollOff', {
  steps: {
    *roll(g, c): Rule<void> {
      for (;;) {
        const a = yield* rollDie(g, { by: c.a, rule: 'WP-DICE-01', purpose: 'duel', sides: c.sides });
        const b = yield* rollDie(g, { by: c.b, rule: 'WP-DICE-01', purpose: 'duel', sides: c.sides });
        if (a === b) continue;
        g.apply({ type: 'scored', rules: ['WP-DICE-01'], seat: a > b ? c.a : c.b, points: 1 });
        return;
      }
    },
  },
});

/** The best or the worst of several dice scores, in the name of a unit. */
export const trial = activity('trial', {
  steps: {
    *roll(g, c): Rule<void> {
      const roll = c.best ? rollHighest : rollLowest;
      const p = {
        by: c.seat,
        rule: 'WP-DICE-01',
        purpose: 'trial',
        about: c.unit,
        dice: c.dice,
        sides: c.sides,
      } as const;
      g.apply({ type: 'scored', rules: ['WP-DICE-01'], seat: c.seat, points: yield* roll(g, p) });
    },
  },
});

/** Roll on or stop: a one loses the pot, everything else is added to it. */
export const gamble = activity('gamble', {
  steps: {
    *decide(g, c): Rule<string | undefined> {
      if (c.rounds === 0) return 'cash';
      const answer = yield* ask(g, {
        kind: 'choose',
        name: 'gamble',
        by: c.seat,
        rule: 'WP-DICE-04',
        args: { pot: c.pot },
        options: [{ id: 'roll' }, { id: 'stop' }],
        preset: 'roll',
      });
      return answer === 'stop' ? 'cash' : undefined;
    },
    *roll(g, c): Rule<string> {
      const n = yield* rollDie(g, { by: c.seat, rule: 'WP-DICE-01', purpose: 'gamble', sides: c.sides });
      g.set(c, { rounds: n === 1 ? 0 : c.rounds - 1, pot: n === 1 ? 0 : c.pot + n });
      return 'decide';
    },
    cash(g, c) {
      if (c.pot > 0) g.apply({ type: 'scored', rules: ['WP-DICE-01'], seat: c.seat, points: c.pot });
    },
  },
});

/** Answers a volley: it costs a token, then it is a gamble. */
export const riposte = activity('riposte', {
  steps: {
    pay(g, c) {
      g.apply({ type: 'spent', rules: ['WP-DICE-03'], seat: c.seat });
      g.then('gamble', { seat: c.seat, sides: c.sides, pot: 0, rounds: c.rounds });
    },
  },
});

/** Two secret numbers: the higher bid wins the sum of two dice minus the bid. */
export const bid = activity('bid', {
  steps: {
    *bids(g, c): Rule<void> {
      const question = { kind: 'number', name: 'bid', rule: 'WP-DICE-03', args: {}, min: 0, max: c.most } as const;
      const [a, b] = (yield* askAll(
        g,
        [
          { ...question, by: c.a },
          { ...question, by: c.b },
        ],
        true,
      )) as number[];
      if (a === b) return;
      const sum = yield* rollSum(g, { by: null, rule: 'WP-DICE-03', purpose: 'prize', dice: 2, sides: c.sides });
      const seat = a! > b! ? c.a : c.b;
      g.apply({ type: 'scored', rules: ['WP-DICE-03'], seat, points: sum - 2 * Math.max(a!, b!) });
    },
  },
});

/** A six (the highest face) scores. Putting it off leads back to an equal state, and so does every other face. */
export const dither = activity('dither', {
  steps: {
    *decide(g, c): Rule<string | undefined> {
      const answer = yield* ask(g, {
        kind: 'choose',
        name: 'dither',
        by: c.seat,
        rule: 'WP-DICE-04',
        args: {},
        options: [{ id: 'later' }, { id: 'roll' }, { id: 'stop' }],
      });
      if (answer === 'later') return 'decide';
      if (answer === 'stop') return undefined;
      const n = yield* rollDie(g, { by: c.seat, rule: 'WP-DICE-01', purpose: 'dither', sides: c.sides });
      if (n < c.sides) return 'decide';
      g.apply({ type: 'scored', rules: ['WP-DICE-01'], seat: c.seat, points: 1 });
      return undefined;
    },
  },
});

/** A seat spreads losses over its units. */
export const share = activity('share', {
  steps: {
    *share(g, c): Rule<void> {
      const own = Object.keys(g.state.units).filter((u) => g.state.units[u]!.owner === c.seat);
      const options = own.map((id) => ({ id, most: alive(g.state, id) }));
      const total = Math.min(
        c.total,
        options.reduce((n, o) => n + o.most, 0),
      );
      const losses = yield* ask(g, {
        kind: 'allocate',
        name: 'share',
        by: c.seat,
        rule: 'WP-DICE-04',
        args: {},
        options,
        total,
      });
      for (const [unit, n] of Object.entries(losses)) g.apply({ type: 'lost', rules: ['WP-DICE-04'], unit, n });
    },
  },
});

/** Any units may volunteer, with one pool for all: those that fail are lost, the others score. */
export const volunteer = activity('volunteer', {
  steps: {
    *who(g, c): Rule<void> {
      const own = Object.keys(g.state.units).filter((u) => g.state.units[u]!.owner === c.seat && alive(g.state, u) > 0);
      const options = own.map((id) => ({ id }));
      const chosen = yield* ask(g, {
        kind: 'chooseMany',
        name: 'volunteer',
        by: c.seat,
        rule: 'WP-DICE-04',
        args: {},
        options,
        min: 0,
        max: 2,
      });
      for (const unit of chosen) {
        const [failed] = yield* rollPool(g, {
          by: c.seat,
          rule: 'WP-DICE-04',
          purpose: 'dare',
          n: 1,
          sides: c.sides,
          classes: atLeast(2, c.sides),
        });
        if (failed === 1) g.apply({ type: 'lost', rules: ['WP-DICE-04'], unit, n: 1 });
        else g.apply({ type: 'scored', rules: ['WP-DICE-04'], seat: c.seat, points: 1 });
      }
    },
  },
});
