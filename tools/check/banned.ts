import type { Token } from '../source/tokens.ts';
import type { Check, Finding } from './finding.ts';
import { isDeterministic, isRuleCode } from './scopes.ts';

/** Their last digits differ between machines and browsers. */
const inexact = new Set(
  'sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh hypot pow exp expm1 log log2 log10 log1p cbrt'.split(
    ' ',
  ),
);

/** Deterministic code has no clock, no randomness of its own, no waiting and no code from text. */
export const banned: Check = {
  name: 'banned-calls',
  run({ sources }) {
    return sources.flatMap(({ path, tokens }) => {
      if (!isRuleCode(path)) return [];
      const objections = isDeterministic(path) ? [everywhere, deterministic] : [everywhere];
      const findings: Finding[] = [];
      for (let i = 0; i < tokens.length; i += 1) {
        if (tokens[i]!.kind === 'string' || tokens[i]!.kind === 'pattern') continue;
        for (const objection of objections) {
          const message = objection(tokens, i);
          if (message) findings.push({ path, line: tokens[i]!.line, message });
        }
      }
      return findings;
    });
  },
};

const isMember = (tokens: readonly Token[], i: number) => ['.', '?.'].includes(tokens[i - 1]?.text ?? '');
const isKey = (tokens: readonly Token[], i: number) =>
  tokens[i + 1]?.text === ':' && ['{', ',', ';'].includes(tokens[i - 1]?.text ?? '');

function everywhere(tokens: readonly Token[], i: number): string | null {
  const { text } = tokens[i]!;
  const next = tokens[i + 1]?.text;
  if (isMember(tokens, i)) return null;
  if (text === 'Math' && next === '.' && tokens[i + 2]?.text === 'random')
    return 'Math.random: chance comes from dice requests, or from the random numbers handed in';
  if (text === 'eval' && next === '(') return 'eval: browsers forbid it; emit code at build time';
  if (text === 'Function' && (next === '(' || tokens[i - 1]?.text === 'new'))
    return 'new Function: browsers forbid it; emit code at build time';
  return null;
}

function deterministic(tokens: readonly Token[], i: number): string | null {
  const { text } = tokens[i]!;
  const [next, afterNext] = [tokens[i + 1]?.text ?? '', tokens[i + 2]?.text ?? ''];
  if (text === '**') {
    const exponent = next === '-' ? tokens[i + 2] : tokens[i + 1];
    const written = isInteger(tokens[i - 1]) && isInteger(exponent);
    return written ? null : '**: only between whole numbers written out (2 ** 53); otherwise multiply';
  }
  if (isMember(tokens, i) || isKey(tokens, i)) return null;
  if (text === 'Math' && next === '.')
    return inexact.has(afterNext) ? `Math.${afterNext}: not the same on every machine; use geometry's tables` : null;
  if (text === 'Math') return 'Math: name its function, so that this check can see which one it is';
  if (text === 'Date') return 'Date: rules have no clock; time comes as a signal from the host';
  if (text === 'await') return 'await: rules never wait; ask with yield*';
  if (text === 'async' && (next === 'function' || next === '(' || next === '*' || tokens[i + 1]?.kind === 'name'))
    return 'async: rules never wait; ask with yield*';
  return null;
}

const isInteger = (token: Token | undefined): boolean => token?.kind === 'number' && /^[\d_]+$/.test(token.text);
