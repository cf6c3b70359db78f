import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of random integers that can be saved and continued. */
export type Rng = {
  /** Uniform, both ends included. */
  int(min: number, max: number): number;
  readonly state: () => readonly number[];
};

export function seededRng(seed: number): Rng {
  return wrap(xoroshiro128plus(seed));
}

export function rngFromState(state: readonly number[]): Rng {
  return wrap(xoroshiro128plusFromState(state));
}

const wrap = (generator: ReturnType<typeof xoroshiro128plus>): Rng => ({
  int: (min, max) => uniformInt(generator, min, max),
  state: () => generator.getState(),
});

export const pick = <T>(rng: Rng, items: readonly T[]): T => items[rng.int(0, items.length - 1)]!;

export function shuffled<T>(rng: Rng, items: readonly T[]): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = rng.int(0, i);
    const held = result[i]!;
    result[i] = result[j]!;
    result[j] = held;
  }
  return result;
}
