import { nothing, openRecord, type Read, readInt, readList, refuse, report } from '@walstatt/engine/files';
import { INCH } from '@walstatt/geometry';
import { readInches } from '@walstatt/tabletop';
import { keywordAs } from '../keywords/spelling.ts';
import { DICE, readAmount } from '../rows/amount.ts';
import type { Dice, WrittenBase } from '../sheet.ts';

/** Single values of datasheets, as books print them. */

/** `3`, `D3`, `2D6`, `D6+1`; dice have three or six sides (WH-DICE-01, WH-DICE-03). */
export const readDice: Read<Dice> = (r, v) =>
  readAmount(v) === null ? refuse(r, 'a number or dice such as 3, D3, 2D6 or D6+1', v) : (v as Dice);

/** WH-MOVE-15, WH-AIR-12, WH-DATA-10: `6`, `-` (never moves), `20+` (an aircraft), `D6+6` (rolled for each move). */
export const readMove: Read<Dice> = (r, v) => {
  if (v === '-') return v;
  const written = String(v).replace(/\+$/, '');
  const isDice = (typeof v === 'number' || typeof v === 'string') && DICE.test(written) && !/[DW]3/.test(written);
  return isDice ? (v as Dice) : refuse(r, 'a Movement such as 6, 20+, D6+6 or -', v);
};

/** `x+` as x. */
export const readNeedOf =
  (min: number, max: number): Read<number> =>
  (r, v) => {
    const need = typeof v === 'string' && /^\d\+?$/.test(v) ? Number(v[0]) : v;
    if (typeof need === 'number' && Number.isSafeInteger(need) && need >= min && need <= max) return need;
    return refuse(r, `a number from ${min}+ to ${max}+`, v);
  };

/** AP: `0`, `-1` and so on. */
export const readPenetration = readInt(-9, 0);

const readMillimetres = readInt(10, 300);

/** `{round: 32}`, `{oval: [120, 92]}` in millimetres, or `{hull: [4.5, 3]}` in inches for a model without a base. */
export const readBase: Read<WrittenBase> = (r, v) => {
  const o = openRecord(r, v, ['round', 'oval', 'hull']);
  if (o === null) return nothing();
  const [shape, ...more] = Object.keys(o);
  if (shape === undefined || more.length > 0) return report(r, 'one of round, oval, hull', Object.keys(o).join(', '));
  r.path.push(shape);
  const base = shape === 'round' ? { round: readMillimetres(r, o[shape]) } : { [shape]: readSides(shape)(r, o[shape]) };
  r.path.pop();
  return base as WrittenBase;
};

const readSides =
  (shape: string): Read<readonly number[]> =>
  (r, v) => {
    if (!Array.isArray(v) || v.length !== 2) return refuse(r, '[length, width]', v);
    const read = shape === 'oval' ? readMillimetres : readSize;
    return readList(read)(r, v);
  };

/** A length in inches, more than nothing. It stays in inches, as it is written. */
export const readSize: Read<number> = (r, v) => {
  const ticks = readInches(12)(r, v);
  if (ticks === undefined) return nothing();
  return ticks === 0 ? refuse(r, 'more than nothing', v) : ticks / INCH;
};

export const readKeyword: Read<string> = (r, v) => {
  if (typeof v !== 'string' || !/^[\p{L}\d][\p{L}\d _'-]{0,39}$/u.test(v)) return refuse(r, 'a keyword', v);
  return keywordAs(v);
};
