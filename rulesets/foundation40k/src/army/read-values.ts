import type { RuleId } from '@walstatt/engine';
import {
  describe,
  lengthHint,
  nothing,
  type Read,
  type Reader,
  readInt,
  readLength,
  refuse,
  report,
} from '@walstatt/engine/files';
import { INCH } from '@walstatt/geometry';
import type { Attacks, ProfileBase } from '../generated/state.ts';

/** What is wrong with a value may be against a rule of the ledger; the problem then says which. */
type RuleProblem = { rule?: RuleId };

/** Reads as before; whatever is found wrong is wrong by this rule. */
export const byRule =
  <T>(rule: RuleId, read: Read<T>): Read<T> =>
  (r, v) => {
    const before = r.problems.length;
    const value = read(r, v);
    for (let i = before; i < r.problems.length; i++) {
      const tagged: Reader['problems'][number] & RuleProblem = { rule, ...r.problems[i]! };
      r.problems[i] = tagged;
    }
    return value;
  };

/** The rule of a problem, if a rule is behind it. */
export const ruleOf = (problem: object): RuleId | undefined => (problem as RuleProblem).rule;

/** Names of own entries: they become parts of ids, so they have no dots. */
const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;

export function readName(r: Reader, v: unknown): string {
  if (typeof v === 'string' && NAME.test(v)) return v;
  return refuse(r, 'a name: a letter, then letters, digits, _ or -', v);
}

/** What is shown to players: anything on one line. */
export function readTitle(r: Reader, v: unknown): string {
  if (typeof v !== 'string') return refuse(r, 'a text', v);
  const isLine = v.length > 0 && v.length <= 80 && !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(v);
  return isLine ? v : refuse(r, 'a text of 1 to 80 signs on one line', v);
}

/** `4` or `4+`: the number a D6 must show. */
export const readNeed =
  (min: number, max: number): Read<number> =>
  (r, v) => {
    const need = typeof v === 'string' && /^\d\+?$/.test(v) ? Number(v[0]) : v;
    if (typeof need === 'number' && Number.isSafeInteger(need) && need >= min && need <= max) return need;
    return refuse(r, `a number from ${min}+ to ${max}+`, v);
  };

/** Inches as a number, or a length with its unit (`24in`, `60cm`); whole ticks up to the given number of inches. */
export const readInches =
  (most: number): Read<number> =>
  (r, v) => {
    const ticks = typeof v === 'number' ? v * INCH : typeof v === 'string' ? readLength(v) : null;
    if (ticks !== null && Number.isSafeInteger(ticks) && ticks >= 0 && ticks <= most * INCH) return ticks + 0;
    const hint = typeof v === 'string' && lengthHint(v) !== undefined ? '24, 4.5, 24in, 60cm' : undefined;
    return report(r, `a length from 0 to ${most} inches`, describe(v), hint);
  };

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

/** `1`: a round base of that diameter; `[4.5, 3]`: a rectangle, length and width. */
export function readBase(r: Reader, v: unknown): ProfileBase {
  const side = readInches(LARGEST_BASE);
  if (!Array.isArray(v)) {
    const diameter = side(r, v);
    return diameter === 0 ? refuse(r, 'a base larger than nothing', v) : { shape: 'round', diameter };
  }
  const [length, width] = v.length === 2 ? v.map((x) => side(r, x)) : [];
  if (length === undefined || width === undefined) return refuse(r, 'a diameter, or [length, width]', v);
  return length === 0 || width === 0 ? refuse(r, 'a base larger than nothing', v) : { shape: 'rect', length, width };
}

/** A list without repetitions. */
export const readSet =
  <T extends string>(read: Read<T[]>): Read<T[]> =>
  (r, v) => {
    const list = read(r, v);
    if (!Array.isArray(list)) return nothing();
    const twice = list.find((x, i) => list.indexOf(x) !== i);
    return twice === undefined ? list : report(r, 'each only once', `${describe(twice)} twice`);
  };

export const readCount = readInt(1, 100);
