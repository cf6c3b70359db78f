import type { Classes } from '../dice/classes.ts';
import { type ChainStage, isOneOutcome, type Roll, type Shape } from '../dice/shape.ts';
import type { Need } from '../machine/need.ts';
import { countOutcomes, multinomial, type Outcomes } from './multinomial.ts';

/** How many faces of one die fall into each class. */
export function faceWeights(classes: Classes, sides: number): number[] {
  const weights = new Array<number>(classes.names.length).fill(0);
  for (let face = 1; face <= sides; face++) weights[classes.of[face - classes.lowest]!]!++;
  return weights;
}

/** The number of ways to roll each total of this many dice, from the lowest (all ones) on. */
export function waysToSum(dice: number, sides: number): number[] {
  let ways = [1];
  for (let d = 0; d < dice; d++) {
    const more = new Array<number>(ways.length + sides - 1).fill(0);
    for (let i = 0; i < ways.length; i++) for (let f = 0; f < sides; f++) more[i + f]! += ways[i]!;
    ways = more;
  }
  return ways;
}

/**
 * A whole chain as one roll of n dice: each ends in a class of the last stage or drops out on the way (the last
 * weight). The weights are whole numbers of cases.
 */
export function chainWeights(stages: readonly ChainStage[]): number[] {
  let alive = 1;
  let dropped = 0;
  let last: number[] = [];
  stages.forEach((s, i) => {
    const cases = alive;
    last = faceWeights(s.classes, s.sides).map((w) => w * cases);
    dropped *= s.sides;
    if (i === stages.length - 1) return;
    alive = last[s.feed]!;
    dropped += cases * s.sides - alive;
  });
  return [...last, dropped];
}

/** Weights of the dice that come through all stages, and of all others. */
export function throughWeights(stages: readonly ChainStage[]): number[] {
  const weights = chainWeights(stages);
  const through = weights[stages[stages.length - 1]!.feed]!;
  return [through, weights.reduce((sum, w) => sum + w, 0) - through];
}

/** Outcomes of rolls, cached, because the same pools come up at many nodes. */
export class OutcomeTable {
  private readonly byClasses = new WeakMap<Classes, Map<string, Outcomes>>();
  private readonly byText = new Map<string, Outcomes>();

  /** `foresee` gets the number of outcomes before they are made. */
  ofRoll(roll: Roll, foresee: (outcomes: number) => void): Outcomes {
    const { shape, classes } = roll;
    const table = this.byClasses.get(classes) ?? new Map<string, Outcomes>();
    if (table.size === 0) this.byClasses.set(classes, table);
    const key = `${shape.sum ? 'sum' : (shape.keep ?? 'each')} ${shape.dice} ${shape.sides}`;
    let outcomes = table.get(key);
    if (outcomes !== undefined) return outcomes;
    outcomes = isOneOutcome(shape)
      ? outcomesTogether(shape, classes)
      : this.pool(shape.dice, faceWeights(classes, shape.sides), foresee);
    table.set(key, outcomes);
    return outcomes;
  }

  /** The last count of each outcome is that of the dice that dropped out. The rule does not see it. */
  ofChain(chain: Need & { what: 'chain' }, foresee: (outcomes: number) => void): Outcomes {
    const weights = chain.through ? throughWeights(chain.stages) : chainWeights(chain.stages);
    return this.pool(chain.n, weights, foresee);
  }

  private pool(n: number, weights: readonly number[], foresee: (outcomes: number) => void): Outcomes {
    const text = `${n}:${weights.join()}`;
    let outcomes = this.byText.get(text);
    if (outcomes === undefined) {
      foresee(countOutcomes(n, weights.filter((w) => w > 0).length));
      outcomes = multinomial(n, weights);
      this.byText.set(text, outcomes);
    }
    return outcomes;
  }
}

/** The number of ways in which each face is the highest of this many dice, from 1 on. Exact up to 2^53. */
export function waysToHighest(dice: number, sides: number): number[] {
  /** The number of ways in which no die shows more than this. */
  const upTo = (face: number): number => {
    let ways = 1;
    for (let d = 0; d < dice; d++) ways *= face;
    return ways;
  };
  return Array.from({ length: sides }, (_, i) => upTo(i + 1) - upTo(i));
}

/** Dice that are added up, or of which one counts, make one outcome in one class. */
function outcomesTogether({ dice, sides, sum, keep }: Shape, classes: Classes): Outcomes {
  const highest = sum ? [] : waysToHighest(dice, sides);
  const ways = sum ? waysToSum(dice, sides) : keep === 'lowest' ? highest.reverse() : highest;
  const lowest = sum ? dice : 1;
  const weights = new Array<number>(classes.names.length).fill(0);
  ways.forEach((w, i) => {
    weights[classes.of[lowest + i - classes.lowest]!]! += w;
  });
  const { counts, chances, roundings } = multinomial(1, weights);
  return { counts, chances, roundings: roundings + 2 * dice * sides };
}
