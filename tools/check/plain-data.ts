import type { Brackets } from '../source/brackets.ts';
import { matchBrackets } from '../source/brackets.ts';
import type { Token } from '../source/tokens.ts';
import type { Check, Finding } from './finding.ts';
import { isRuleCode } from './scopes.ts';

/** Arguments of these become part of requests, events or state, so they must be plain data. */
const takers = new Set(['ask', 'askAll', 'agree', 'apply']);
/** Common names, which count only as methods of the game: `g.set(…)`. */
const takersOfGame = new Set(['set', 'then', 'reply', 'beginEffect']);

/** Requests, events and contexts hold no functions and no class instances, because those could not be saved. */
export const plainData: Check = {
  name: 'plain-data',
  run({ sources }) {
    return sources.flatMap(({ path, tokens }) => {
      if (!isRuleCode(path)) return [];
      const brackets = matchBrackets(tokens);
      const findings: Finding[] = [];
      for (const [i, token] of tokens.entries()) {
        if (token.kind !== 'name' || !isTaker(tokens, brackets, i)) continue;
        for (const k of valuesIn(tokens, brackets, i + 1)) {
          const message = objection(tokens, brackets, k, token.text);
          if (message) findings.push({ path, line: tokens[k]!.line, message });
        }
      }
      return findings;
    });
  },
};

function isTaker(tokens: readonly Token[], { partner }: Brackets, i: number): boolean {
  const [before, first] = [tokens[i - 1]?.text ?? '', tokens[i - 2]?.text];
  if (tokens[i + 1]?.text !== '(' || before === 'function' || (before === '*' && first !== 'yield')) return false;
  const after = tokens[(partner.get(i + 1) ?? i) + 1]?.text ?? '';
  if (['{', '}', ',', ';'].includes(before) && ['{', ':'].includes(after)) return false; // a method of that name
  const { text } = tokens[i]!;
  return takers.has(text) || (takersOfGame.has(text) && before === '.' && first === 'g');
}

/** The tokens in the arguments of `(` at `open` that are values themselves. Arguments of inner calls are left out. */
function* valuesIn(tokens: readonly Token[], { partner }: Brackets, open: number): Generator<number> {
  const end = partner.get(open) ?? tokens.length;
  for (let k = open + 1; k < end; k += 1) {
    const before = tokens[k - 1]!;
    const isCall = tokens[k]!.text === '(' && (before.kind === 'name' || [')', ']', '>', '?.'].includes(before.text));
    const isParameters = isCall && ['=>', '{', ':'].includes(tokens[(partner.get(k) ?? k) + 1]?.text ?? '');
    if (isCall && !isParameters) k = partner.get(k) ?? end;
    else if (tokens[k]!.text === '[' && (before.kind === 'name' || before.text === ')' || before.text === ']'))
      k = partner.get(k) ?? end;
    else yield k;
  }
}

function objection(tokens: readonly Token[], { partner }: Brackets, k: number, taker: string): string | null {
  const { kind, text } = tokens[k]!;
  const handed = `is handed to ${taker}(), which takes plain data only`;
  if (kind === 'sign') return text === '=>' ? `a function ${handed}; register it under a name instead` : null;
  if (kind !== 'name' || tokens[k - 1]?.text === '.') return null;
  if (text === 'new') return `an instance of ${tokens[k + 1]?.text ?? 'a class'} ${handed}`;
  if (text === 'function') return `a function ${handed}; register it under a name instead`;
  const isMethod = tokens[k + 1]?.text === '(' && tokens[(partner.get(k + 1) ?? k) + 1]?.text === '{';
  return isMethod ? `the method ${text} ${handed}; register it under a name instead` : null;
}
