import { type Read, type Reader, readInt, refuse } from '@walstatt/engine/files';
import { byRule, readInches } from '@walstatt/tabletop';
import type { Attacks, ProfileBase } from '../generated/state.ts';

const MOST_DICE = 6;
const MOST_ATTACKS = 20;
const ATTACKS = /^(?:(\d{0,2})[DW](\d{1,3})(?:\+(\d{1,2}))?|(\d{1,2}))$/;

/** `1`, `1D6`, `W6`, `2D6+1`. FD-NEED-02: all dice have six sides. */
export function readAttacks(r: Reader, v: unknown): Attacks {
  const found = typeof v === 'number' || typeof v === 'string' ? ATTACKS.exec(String(v)) : null;
  if (found === null) return refuse(r, 'a number of attacks such as 1, 1D6 or D6+1', v);
  const [, number, sides, more, plain] = found;
  if (sides !== undefined && sides !== '6') return byRule('FD-NEED-02', notSix)(r, v);
  const dice = sides === undefined ? 0 : number === '' ? 1 : Number(number);
  const plus = Number(plain ?? more ?? 0);
  if (dice > MOST_DICE || plus > MOST_ATTACKS) return refuse(r, `at most ${MOST_DICE}D6+${MOST_ATTACKS} attacks`, v);
  return { dice, plus };
}

const notSix: Read<never> = (r, v) => refuse(r, 'dice with six sides', v);

const LARGEST_BASE = 12;

/** `1` is a round base of that diameter. `[4.5, 3]` is a rectangle, by length and width. */
export function readBase(r: Reader, v: unknown): ProfileBase {
  const side = readInches(LARGEST_BASE);
  if (!Array.isArray(v)) {
    const diameter = side(r, v);
    return diameter === 0 ? refuse(r, 'a base larger than nothing', v) : { shape: 'round', diameter };
  }
  if (v.length !== 2) return refuse(r, 'a diameter, or [length, width]', v);
  const [length, width] = [side(r, v[0]), side(r, v[1])];
  return length === 0 || width === 0 ? refuse(r, 'a base larger than nothing', v) : { shape: 'rect', length, width };
}

export const readCount = readInt(1, 100);
