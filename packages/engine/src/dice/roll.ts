import type { RuleId } from '../generated/rule-ids.ts';
import type { Game, Rule } from '../machine/game.ts';
import { needDice } from '../machine/need.ts';
import type { SeatId, Types } from '../machine/types.ts';
import { window } from '../windows/window.ts';
import { type Classes, everyFace, everySum } from './classes.ts';
import { ANGLE_SIDES, type Roll, writeShape } from './shape.ts';

export type PoolRoll = {
  readonly by: SeatId | null;
  readonly rule: RuleId;
  readonly purpose: string;
  readonly n: number;
  readonly sides?: number;
  readonly classes: Classes;
};

/** What stands after a roll: counts per class, dice never re-rolled apart from dice rolled again. The subject of `afterRoll`. */
export type RolledPool = { readonly roll: Roll; readonly fresh: number[]; readonly again: number[] };

/** Rolls n equal dice at once; says how many fell into each class after all re-rolls. */
export function* rollPool<T extends Types>(g: Game<T>, p: PoolRoll): Rule<readonly number[]> {
  if (p.n === 0) return new Array<number>(p.classes.names.length).fill(0);
  const shape = { dice: p.n, sides: p.sides ?? 6, sum: false };
  const pool = yield* settle(g, {
    by: p.by,
    rule: p.rule,
    purpose: p.purpose,
    shape,
    classes: p.classes,
    again: false,
  });
  return pool.fresh.map((n, i) => n + pool.again[i]!);
}

type SingleRoll = Omit<PoolRoll, 'n' | 'classes'>;

/** One die; says its face. */
export function* rollDie<T extends Types>(g: Game<T>, p: SingleRoll): Rule<number> {
  const sides = p.sides ?? 6;
  const classes = everyFace(sides);
  const counts = yield* rollPool(g, { ...p, n: 1, classes });
  return counts.indexOf(1) + 1;
}

/** Dice added up; says the total. Re-rolled as a whole. */
export function* rollSum<T extends Types>(g: Game<T>, p: SingleRoll & { readonly dice: number }): Rule<number> {
  const sides = p.sides ?? 6;
  const classes = everySum(p.dice, sides);
  const shape = { dice: p.dice, sides, sum: true };
  const pool = yield* settle(g, { by: p.by, rule: p.rule, purpose: p.purpose, shape, classes, again: false });
  const fresh = pool.fresh.indexOf(1);
  return (fresh >= 0 ? fresh : pool.again.indexOf(1)) + p.dice;
}

/** A random direction in tenths of a degree. */
export function* rollAngle<T extends Types>(g: Game<T>, p: Omit<SingleRoll, 'sides'>): Rule<number> {
  const face = yield* rollDie(g, { ...p, sides: ANGLE_SIDES });
  return face - 1;
}

/** The dice fall, then those who may roll some again are asked (small window `afterRoll`). */
function* settle<T extends Types>(g: Game<T>, roll: Roll): Rule<RolledPool> {
  const fresh = yield* throwDice(g, roll);
  const pool: RolledPool = { roll, fresh, again: new Array<number>(fresh.length).fill(0) };
  if (g.mayReroll(roll)) yield* window(g, 'afterRoll', pool);
  return pool;
}

/** "k fresh dice of each class once more": moves them from `fresh` to `again` with new results. */
export function* rollAgain<T extends Types>(
  g: Game<T>,
  pool: RolledPool,
  perClass: readonly number[],
  by: SeatId | null,
  rule: RuleId,
): Rule<void> {
  let n = 0;
  perClass.forEach((k, i) => {
    pool.fresh[i]! -= k;
    n += k;
  });
  if (n === 0) return;
  const shape = pool.roll.shape.sum ? pool.roll.shape : { ...pool.roll.shape, dice: n };
  const counts = yield* throwDice(g, { ...pool.roll, by, rule, shape, again: true });
  counts.forEach((k, i) => {
    pool.again[i]! += k;
  });
}

function* throwDice<T extends Types>(g: Game<T>, roll: Roll): Rule<number[]> {
  g.note(roll.rule);
  const rolled = yield* needDice(roll);
  if (rolled.faces !== null) {
    g.apply({
      type: 'rolled',
      rules: [roll.rule],
      by: roll.by,
      purpose: roll.purpose,
      shape: writeShape(roll.shape),
      faces: rolled.faces,
      classes: roll.classes.names,
      counts: rolled.counts,
    } as never);
  }
  return [...rolled.counts];
}
