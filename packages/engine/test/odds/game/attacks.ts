import { rollChain, rollThrough } from '../../../src/dice/chain.ts';
import { atLeast, classesOf } from '../../../src/dice/classes.ts';
import { rollDie, rollPool } from '../../../src/dice/roll.ts';
import type { ChainStage } from '../../../src/dice/shape.ts';
import type { Game, Rule } from '../../../src/machine/game.ts';
import { known } from '../../../src/schema/secret.ts';
import { window } from '../../../src/windows/window.ts';
import type { Contexts } from './generated/state.ts';
import { activity, alive, bigWindow, type T } from './kit.ts';

type Attack = Contexts['barrage'];

const MISS = 0;
const HIT = 1;

/** Hit, wound, save: the dice that come through fail the save. */
function stages(g: Game<T>, c: Attack): ChainStage[] {
  const target = g.state.units[c.target]!;
  const hit = g.modify('hitOn', c.hit, { target: c.target });
  const common = { rule: 'WP-DICE-01', sides: c.sides } as const;
  return [
    { ...common, by: c.by, purpose: 'hit', classes: atLeast(hit, c.sides), feed: HIT },
    { ...common, by: c.by, purpose: 'wound', classes: atLeast(c.wound, c.sides), feed: HIT },
    { ...common, by: target.owner, purpose: 'save', classes: atLeast(known(target.armour), c.sides), feed: MISS },
  ];
}

/** Losses after any unit that may duck has done so. Units that are hit are shaken until the script is over. */
function* lose(g: Game<T>, unit: string, losses: number): Rule<void> {
  const subject = yield* window(g, 'beforeLoss', { unit, losses });
  if (subject.losses === 0) return;
  g.apply({ type: 'lost', rules: ['WP-DICE-01'], unit, n: subject.losses });
  g.beginEffect({
    name: 'shaken',
    rule: 'WP-DICE-01',
    on: unit,
    data: {},
    until: { until: 'end', frame: 'script', of: null, complete: false },
    stack: 'once',
  });
}

export const volley = activity('volley', {
  steps: {
    *roll(g, c) {
      const chain = stages(g, c);
      const losses =
        c.how === 'through' ? yield* rollThrough(g, c.dice, chain) : (yield* rollChain(g, c.dice, chain))[MISS]!;
      yield* lose(g, c.target, losses);
    },
    answer: bigWindow('afterVolley'),
  },
});

const rolled = (s: ChainStage, n: number) => ({ ...s, n });

/** The same attack, one step per pool. The remaining dice are the context. */
export const barrage = activity('barrage', {
  steps: {
    *hit(g, c) {
      const [hit] = stages(g, c);
      g.set(c, { dice: (yield* rollPool(g, rolled(hit!, c.dice)))[HIT]! });
    },
    *wound(g, c) {
      const [, wound] = stages(g, c);
      g.set(c, { dice: (yield* rollPool(g, rolled(wound!, c.dice)))[HIT]! });
    },
    *save(g, c) {
      const [, , save] = stages(g, c);
      g.set(c, { dice: (yield* rollPool(g, rolled(save!, c.dice)))[MISS]! });
    },
    *lose(g, c) {
      yield* lose(g, c.target, c.dice);
    },
  },
});

/** The same attack once more, all pools in one step. */
export const salvo = activity('salvo', {
  steps: {
    *roll(g, c) {
      const [hit, wound, save] = stages(g, c);
      const hits = (yield* rollPool(g, rolled(hit!, c.dice)))[HIT]!;
      const wounds = (yield* rollPool(g, rolled(wound!, hits)))[HIT]!;
      const failed = (yield* rollPool(g, rolled(save!, wounds)))[MISS]!;
      yield* lose(g, c.target, failed);
    },
  },
});

const blow = ['none', 'light', 'heavy'] as const;

/**
 * Random damage in sequence: one blow after the other hits the first unit still standing, and nothing is carried over.
 */
export const hammer = activity('hammer', {
  goesOnWhile: (look, c) => alive(look.state, c.target) > 0,
  steps: {
    *blow(g, c) {
      if (c.left === 0) return 'over';
      g.set(c, { left: c.left - 1 });
      const classes = classesOf(blow, 1, c.sides, (f) => (f === 1 ? 'none' : f < c.sides ? 'light' : 'heavy'));
      const counts = yield* rollPool(g, {
        by: c.by,
        rule: 'WP-DICE-01',
        purpose: 'blow',
        n: 1,
        sides: c.sides,
        classes,
      });
      if (counts[1] === 1) g.apply({ type: 'hurt', rules: ['WP-DICE-01'], unit: c.target, by: 1 });
      if (counts[2] !== 1) return 'blow';
      const by = yield* rollDie(g, { by: c.by, rule: 'WP-DICE-02', purpose: 'damage', sides: 3 });
      g.apply({ type: 'hurt', rules: ['WP-DICE-02'], unit: c.target, by });
      return 'blow';
    },
    over() {},
  },
});
