import { type Rng, rngFromState, seededRng } from '../../random/rng.ts';
import type { DiceSource } from './source.ts';

/** The computer's dice. */
export const seededDice = (seed: number): DiceSource => fromRng(seededRng(seed));

export const restoredDice = (state: readonly number[]): DiceSource => fromRng(rngFromState(state));

function fromRng(begun: Rng): DiceSource {
  let rng = begun;
  return {
    kind: 'seeded',
    roll(roll) {
      const faces = new Array<number>(roll.shape.dice);
      for (let i = 0; i < faces.length; i++) faces[i] = rng.int(1, roll.shape.sides);
      return faces;
    },
    save: () => rng.state(),
    restore(saved) {
      rng = rngFromState(saved as readonly number[]);
    },
  };
}
