import { type Brackets, matchBrackets } from '../source/brackets.ts';
import type { Token } from '../source/tokens.ts';
import type { Check } from './finding.ts';
import { isRuleCode } from './scopes.ts';

/** What returns the number that was rolled. */
const rolls = new Set(['rollDie', 'rollSum', 'rollHighest', 'rollLowest']);
const compared = new Set(['<', '<=', '>', '===']);

/**
 * If one number decides what a die means, players are told the number: `rollAtLeast` and `rollAtMost` do it by
 * themselves, other rolls with `needs`. Dice compared with one another, or with several numbers (a table), need none.
 */
export const neededNumbers: Check = {
  name: 'needed-numbers',
  run({ sources }) {
    return sources.flatMap(({ path, tokens }) => {
      if (!isRuleCode(path)) return [];
      const code: Code = { tokens, brackets: matchBrackets(tokens) };
      return tokens.flatMap(({ text, line }, i) => {
        if (!isRoll(tokens, i) || tellsNeed(code, i + 1) || !isDecidedByOne(code, i)) return [];
        const message = `${text}(…) is decided by a number that players are not told: use rollAtLeast or rollAtMost, or give needs`;
        return [{ path, line, message }];
      });
    });
  },
};

type Code = { readonly tokens: readonly Token[]; readonly brackets: Brackets };

const isRoll = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]!.kind === 'name' &&
  rolls.has(tokens[i]!.text) &&
  tokens[i - 1]?.text === '*' &&
  tokens[i - 2]?.text === 'yield' &&
  tokens[i + 1]?.text === '(';

/** Whether `needs` stands in the arguments, or in an object of this file that is handed over. */
function tellsNeed({ tokens, brackets: { partner } }: Code, open: number): boolean {
  const has = (from: number): boolean =>
    tokens.slice(from, partner.get(from)).some(({ kind, text }) => kind === 'name' && text === 'needs');
  const handed = new Set(tokens.slice(open, partner.get(open)).flatMap((t) => (t.kind === 'name' ? [t.text] : [])));
  const isObject = (i: number): boolean =>
    tokens[i]!.text === 'const' && handed.has(tokens[i + 1]!.text) && tokens[i + 2]?.text === '=' && has(i + 3);
  return has(open) || tokens.some((_, i) => tokens[i + 3]?.text === '{' && isObject(i));
}

/** Whether the number that was rolled is compared once, and not with another roll. */
function isDecidedByOne(code: Code, i: number): boolean {
  const { tokens, brackets } = code;
  const end = brackets.partner.get(i + 1)!;
  if (tokens[i - 3]?.text === '(' && tokens[end + 1]?.text === ')') return isOrder(tokens[end + 2]);
  const die = dieOf(tokens, i);
  if (die === null) return false;
  const block = brackets.partner.get(brackets.around[i]!) ?? tokens.length;
  const dice = new Set(tokens.flatMap((_, k) => (isRoll(tokens, k) ? (dieOf(tokens, k) ?? []) : [])));
  const comparisons = tokens.slice(end, block).flatMap(({ text }, n) => {
    const k = end + n;
    if (text !== die || tokens[k - 1]?.text === '.') return [];
    const before = compared.has(tokens[k - 1]!.text);
    if (!before && !compared.has(tokens[k + 1]!.text)) return [];
    const sign = tokens[before ? k - 1 : k + 1]!;
    const other = tokens[before ? k - 2 : tokens[k + 2]?.text === '=' ? k + 3 : k + 2];
    return dice.has(other?.text ?? '') ? [] : [sign];
  });
  return comparisons.length === 1 && isOrder(comparisons[0]);
}

const isOrder = (sign: Token | undefined): boolean =>
  sign !== undefined && sign.text !== '===' && compared.has(sign.text);

/** The name in `const name = yield* roll…(`. */
const dieOf = (tokens: readonly Token[], i: number): string | null =>
  tokens[i - 3]?.text === '=' && tokens[i - 4]?.kind === 'name' ? tokens[i - 4]!.text : null;
