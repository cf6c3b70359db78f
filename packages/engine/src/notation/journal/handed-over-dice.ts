import type { DiceSource } from '../../dice/sources/source.ts';

/** A dice source that waits: while recorded lines are being played in, the dice come from them. */
export type HandedOverDice = DiceSource & {
  /** From now on the battle rolls with `next`. */
  handOver(next: DiceSource): void;
};

export function handedOverDice(): HandedOverDice {
  let source: DiceSource | null = null;
  return {
    get kind() {
      return source?.kind ?? 'recorded';
    },
    roll: (roll) => source?.roll(roll) ?? null,
    save: () => source?.save() ?? null,
    restore: (saved) => source?.restore?.(saved),
    handOver(next) {
      source = next;
    },
  };
}
