import type { Roll } from '../shape.ts';

/** Where dice come from. Null means that someone must type them in. */
export type DiceSource = {
  readonly kind: 'seeded' | 'scripted' | 'recorded' | 'manual';
  /** The faces of all dice of the roll, in order. Throws `DiceError` when none are left. */
  roll(roll: Roll): readonly number[] | null;
  /** What must be kept to continue after a save, if anything. */
  save(): unknown;
  /** Goes back to what `save` said earlier. Sources that remember nothing need not. */
  restore?(saved: unknown): void;
};

/** A script or record does not fit the roll that was wanted. */
export class DiceError extends Error {
  readonly roll: Roll;

  constructor(message: string, roll: Roll) {
    super(message);
    this.name = 'DiceError';
    this.roll = roll;
  }
}
