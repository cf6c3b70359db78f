import type { Roll } from '../shape.ts';

/** Where dice come from. Null means: somebody must type them in. */
export type DiceSource = {
  readonly kind: 'seeded' | 'scripted' | 'recorded' | 'manual';
  /** The faces of all dice of the roll, in order. Throws `DiceError` when there are none left. */
  roll(roll: Roll): readonly number[] | null;
  /** What has to be kept to go on after a save, if anything. */
  save(): unknown;
};

/** A script or record that does not fit the roll that was wanted. */
export class DiceError extends Error {
  readonly roll: Roll;

  constructor(message: string, roll: Roll) {
    super(message);
    this.name = 'DiceError';
    this.roll = roll;
  }
}
