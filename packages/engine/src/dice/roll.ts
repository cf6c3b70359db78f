import type { RuleId } from '../generated/rule-ids.ts';
import { cite } from '../machine/cite.ts';
import type { Game, Rule } from '../machine/game.ts';
import { needDice } from '../machine/need.ts';
import type { SeatId, Types } from '../machine/types.ts';
import { unmodified } from '../modifiers/fold.ts';
import { window } from '../windows/window.ts';
import { atLeast, atMost, type Classes, everyFace, everySum } from './classes.ts';
import { ANGLE_SIDES, isOneOutcome, type Needs, type Roll, type Shape, writeShape } from './shape.ts';

export type PoolRoll = {
  readonly by: SeatId | null;
  readonly rule: RuleId;
  readonly purpose: string;
  /** The unit or model that the roll is for. */
  readonly about?: string;
  readonly n: number;
  readonly sides?: number;
  readonly classes: Classes;
  /** The number that the dice are judged against, where rules computed it. */
  readonly needs?: Needs;
};

/**
 * What stands after a roll, as counts per class: `fresh` dice that were never re-rolled, and dice rolled `again`. The
 * subject of `afterRoll`.
 */
export type RolledPool = { readonly roll: Roll; readonly fresh: number[]; readonly again: number[] };

/** Rolls n equal dice at once. Returns how many fell into each class after all re-rolls. */
export function* rollPool<T extends Types>(g: Game<T>, p: PoolRoll): Rule<readonly number[]> {
  if (p.n === 0) return new Array<number>(p.classes.names.length).fill(0);
  const shape = { dice: p.n, sides: p.sides ?? 6, sum: false };
  const pool = yield* settle(g, rollOf(g, p, shape, p.classes));
  return pool.fresh.map((n, i) => n + pool.again[i]!);
}

type SingleRoll = Omit<PoolRoll, 'n' | 'classes'>;
type RollOfSeveral = SingleRoll & { readonly dice: number };

const rollOf = <T extends Types>(g: Game<T>, p: SingleRoll, shape: Shape, classes: Classes): Roll => ({
  by: p.by,
  rule: p.rule,
  purpose: p.purpose,
  about: p.about ?? null,
  shape,
  classes,
  again: false,
  needs: g.watched && p.needs !== undefined ? p.needs() : null,
});

/** Rolls one die and returns its face. */
export function* rollDie<T extends Types>(g: Game<T>, p: SingleRoll): Rule<number> {
  const sides = p.sides ?? 6;
  const classes = everyFace(sides);
  const counts = yield* rollPool(g, { ...p, n: 1, classes });
  return counts.indexOf(1) + 1;
}

/**
 * Rolls one die that has to show a number or more, and says whether it does. Everybody is told the number, unmodified if
 * the roll gives no reasons of its own.
 */
export function* rollAtLeast<T extends Types>(g: Game<T>, need: number, p: SingleRoll): Rule<boolean> {
  return yield* rollOne(g, need, p, atLeast(need, p.sides));
}

/** The same for a number or less. */
export function* rollAtMost<T extends Types>(g: Game<T>, need: number, p: SingleRoll): Rule<boolean> {
  return yield* rollOne(g, need, p, atMost(need, p.sides ?? 6));
}

function* rollOne<T extends Types>(g: Game<T>, need: number, p: SingleRoll, classes: Classes): Rule<boolean> {
  const counts = yield* rollPool(g, { needs: () => unmodified(need), ...p, n: 1, classes });
  return counts[1] === 1;
}

/** Rolls dice that are added up and returns the total. They are re-rolled together. */
export function* rollSum<T extends Types>(g: Game<T>, p: RollOfSeveral): Rule<number> {
  const sides = p.sides ?? 6;
  const shape = { dice: p.dice, sides, sum: true };
  return outcomeOf(yield* settle(g, rollOf(g, p, shape, everySum(p.dice, sides)))) + p.dice;
}

/** Rolls several dice of which only the highest counts and returns its face. They are re-rolled together. */
export function* rollHighest<T extends Types>(g: Game<T>, p: RollOfSeveral): Rule<number> {
  return yield* rollKeeping(g, p, 'highest');
}

/** The same for the lowest. */
export function* rollLowest<T extends Types>(g: Game<T>, p: RollOfSeveral): Rule<number> {
  return yield* rollKeeping(g, p, 'lowest');
}

function* rollKeeping<T extends Types>(g: Game<T>, p: RollOfSeveral, keep: 'highest' | 'lowest'): Rule<number> {
  const sides = p.sides ?? 6;
  // A single die is its own highest: it is written, rolled and typed in as one die.
  const shape: Shape = p.dice === 1 ? { dice: 1, sides, sum: false } : { dice: p.dice, sides, sum: false, keep };
  return outcomeOf(yield* settle(g, rollOf(g, p, shape, everyFace(sides)))) + 1;
}

/** The class of the one outcome. */
function outcomeOf(pool: RolledPool): number {
  const fresh = pool.fresh.indexOf(1);
  return fresh >= 0 ? fresh : pool.again.indexOf(1);
}

/** A random direction in tenths of a degree. */
export function* rollAngle<T extends Types>(g: Game<T>, p: Omit<SingleRoll, 'sides'>): Rule<number> {
  const face = yield* rollDie(g, { ...p, sides: ANGLE_SIDES });
  return face - 1;
}

/** Rolls the dice, then asks the seats that may re-roll some of them (small window `afterRoll`). */
function* settle<T extends Types>(g: Game<T>, roll: Roll): Rule<RolledPool> {
  const fresh = yield* throwDice(g, roll);
  const pool: RolledPool = { roll, fresh, again: new Array<number>(fresh.length).fill(0) };
  if (g.mayReroll(roll)) yield* window(g, 'afterRoll', pool);
  return pool;
}

/** Re-rolls k fresh dice of each class: moves them from `fresh` to `again` with new results. */
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
  const shape = isOneOutcome(pool.roll.shape) ? pool.roll.shape : { ...pool.roll.shape, dice: n };
  const counts = yield* throwDice(g, { ...pool.roll, by, rule, shape, again: true });
  counts.forEach((k, i) => {
    pool.again[i]! += k;
  });
}

function* throwDice<T extends Types>(g: Game<T>, roll: Roll): Rule<number[]> {
  cite(g, roll.rule);
  const rolled = yield* needDice(roll);
  if (rolled.faces !== null) {
    g.apply({
      type: 'rolled',
      rules: [roll.rule],
      by: roll.by,
      purpose: roll.purpose,
      about: roll.about,
      shape: writeShape(roll.shape),
      faces: rolled.faces,
      classes: roll.classes.names,
      counts: rolled.counts,
      needs: roll.needs,
    } as never);
  }
  return [...rolled.counts];
}
