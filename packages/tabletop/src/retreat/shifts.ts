import { type Base, type Body, bodyAt } from '@walstatt/geometry';
import { fanFrom, stepIn } from '../move/direction.ts';
import { type Spot, shiftedSpots } from '../stand/spot.ts';

/** The middle of a group. */
export function middleOf(models: readonly Spot[]): { x: number; y: number } {
  let x = 0;
  let y = 0;
  for (const m of models) {
    x += m.x;
    y += m.y;
  }
  return { x: Math.round(x / models.length), y: Math.round(y / models.length) };
}

/** How far the model that goes farthest goes. */
export function farthest(from: readonly Spot[], to: readonly Spot[]): number {
  let most = 0;
  from.forEach((a, i) => {
    const [dx, dy] = [to[i]!.x - a.x, to[i]!.y - a.y];
    most = Math.max(most, dx * dx + dy * dy);
  });
  return Math.ceil(Math.sqrt(most));
}

/** Moves all models alike by this distance, straight away first and then to both sides. */
export function* shiftsAway(models: readonly Spot[], away: number, far: number): Iterable<Spot[]> {
  for (const angle of fanFrom(away)) {
    const { dx, dy } = stepIn(angle, far);
    yield shiftedSpots(models, dx, dy);
  }
}

/** Distances at which places are looked for, in ticks: from one to another in steps. */
export type Reach = { readonly from: number; readonly to: number; readonly step: number };

/** Places around a spot, the nearest first. Among equally near ones, the place straight away comes first. */
export function* placesAround(spot: Spot, away: number, { from, to, step }: Reach): Iterable<Spot> {
  const fan = fanFrom(away);
  for (let far = from; far <= to; far += step)
    for (const angle of fan) {
      const { dx, dy } = stepIn(angle, far);
      yield { x: spot.x + dx, y: spot.y + dy, facing: spot.facing };
    }
}

/** A group of equal bases that is shifted as a whole. */
export type Shifted = {
  readonly base: Base;
  readonly models: readonly Spot[];
  readonly away: number;
  readonly reach: Reach;
  /** The number of directions in which places are looked for. */
  readonly directions: number;
  /**
   * Null if a model may stand there, whatever its comrades do. Otherwise how much farther it must go at least, 0 if
   * that is unknown.
   */
  readonly lacking: (body: Body) => number | null;
  readonly mayEnd: (bodies: readonly Body[]) => boolean;
};

/**
 * All places between two distances where a group may stand if it is shifted as a whole, the nearest first. It leaves
 * out only what `lacking` proves to be too near, and tries no finer steps or directions than requested.
 */
export function* closeShifts({ base, models, away, reach, directions, lacking, mayEnd }: Shifted): Iterable<Spot[]> {
  const fan = fanFrom(away, directions);
  /** How far it is at least to the next place in each direction. */
  const ahead = fan.map(() => reach.from);
  // The model that was barred last is checked first, because it usually is barred again.
  const order = models.map((_, i) => i);
  for (let far = reach.from; far <= reach.to; far += reach.step)
    for (const [k, angle] of fan.entries()) {
      if (ahead[k]! > far) continue;
      const { dx, dy } = stepIn(angle, far);
      let lack: number | null = null;
      for (let i = 0; i < order.length && lack === null; i++) {
        const { x, y, facing } = models[order[i]!]!;
        lack = lacking(bodyAt(base, { x: x + dx, y: y + dy, facing }));
        if (lack !== null) order.unshift(...order.splice(i, 1));
      }
      if (lack !== null) {
        ahead[k] = far + lack;
        continue;
      }
      const ends = shiftedSpots(models, dx, dy);
      if (mayEnd(ends.map((m) => bodyAt(base, m)))) yield ends;
    }
}
