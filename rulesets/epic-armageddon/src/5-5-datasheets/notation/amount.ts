import { type Read, type Reader, refuse } from '@walstatt/engine/files';
import type { Amount } from '../../generated/state.ts';

const AMOUNT = /^(?:(\d?)[DW]([36])(?:\+(\d{1,2}))?|(\d{1,2}))$/;

/** EA-1.0.1-04, EA-1.0.1-05: `2`, `D3`, `2D6`, `D6+3`. German books write W for D. Null if it is nothing of the kind. */
export function amountIn(text: string): Amount | null {
  const found = AMOUNT.exec(text);
  if (found === null) return null;
  const [, dice, sides, plus, fixed] = found;
  if (fixed !== undefined) return { dice: 0, sides: 6, plus: Number(fixed) };
  return { dice: Number(dice === '' ? 1 : dice), sides: Number(sides), plus: Number(plus ?? 0) };
}

export const readAmount: Read<Amount> = (r: Reader, v) =>
  amountIn(String(v)) ?? refuse(r, 'a number or dice such as 2, D3, 2D6 or D6+3', v);

export const fixed = (plus: number): Amount => ({ dice: 0, sides: 6, plus });

/** As books of either language print it. */
export function amountAs({ dice, sides, plus }: Amount, language: 'en' | 'de'): string {
  if (dice === 0) return String(plus);
  const rolled = `${dice === 1 ? '' : dice}${language === 'de' ? 'W' : 'D'}${sides}`;
  return plus === 0 ? rolled : `${rolled}+${plus}`;
}
