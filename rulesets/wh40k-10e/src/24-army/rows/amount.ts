import type { Amount } from '../../generated/state.ts';
import type { Dice } from '../sheet.ts';

/** `3`, `D3`, `2D6`, `D6+1`; `W` may stand for `D`. */
export const DICE = /^(?:(\d{0,2})[DW]([36])(?:\+(\d{1,2}))?|(\d{1,2}))$/;

/** WH-DICE-02, WH-DICE-03: an amount as it is written. Null if it is not one. */
export function readAmount(written: unknown): Amount | null {
  const found = typeof written === 'number' || typeof written === 'string' ? DICE.exec(String(written)) : null;
  if (found === null) return null;
  const [, number, sides, more, plain] = found;
  if (sides === undefined) return { dice: 0, sides: 6, plus: Number(plain) };
  const dice = number === '' ? 1 : Number(number);
  return dice > 12 ? null : { dice, sides: Number(sides), plus: Number(more ?? 0) };
}

export const amountOf = (written: Dice): Amount => readAmount(written)!;
