import { writeShape } from '../shape.ts';
import { DiceError, type DiceSource } from './source.ts';

export type RecordedRoll = { readonly rule: string; readonly shape: string; readonly faces: readonly number[] };

/** The dice of a journal. Each must have been recorded for exactly the roll that is wanted. */
export function recordedDice(rolls: readonly RecordedRoll[]): DiceSource {
  let next = 0;
  return {
    kind: 'recorded',
    roll(roll) {
      const wanted = `${writeShape(roll.shape)} for ${roll.purpose} [${roll.rule}]`;
      const r = rolls[next++];
      if (r === undefined) throw new DiceError(`the record ends, but ${wanted} was wanted`, roll);
      if (r.rule !== roll.rule || r.shape !== writeShape(roll.shape)) {
        throw new DiceError(`the record holds ${r.shape} [${r.rule}], but ${wanted} was wanted`, roll);
      }
      return r.faces;
    },
    save: () => next,
    restore(saved) {
      next = saved as number;
    },
  };
}
