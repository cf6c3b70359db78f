import type { Token } from './tokens.ts';

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** For every bracket the index of its partner, for every other token the index of the bracket around it (-1: none). */
export type Brackets = { partner: Map<number, number>; around: Int32Array };

/** Braces of template placeholders are part of string tokens and never appear here. */
export function matchBrackets(tokens: readonly Token[]): Brackets {
  const partner = new Map<number, number>();
  const around = new Int32Array(tokens.length).fill(-1);
  const open: number[] = [];
  for (const [i, token] of tokens.entries()) {
    around[i] = open.at(-1) ?? -1;
    if (token.kind !== 'sign') continue;
    if (token.text in closing) open.push(i);
    else if (token.text === ')' || token.text === ']' || token.text === '}') {
      const start = open.pop();
      if (start === undefined || closing[tokens[start]!.text] !== token.text) continue;
      partner.set(start, i);
      partner.set(i, start);
      around[i] = open.at(-1) ?? -1;
    }
  }
  return { partner, around };
}

/**
 * The index after type arguments `<...>` that begin at `i`, or `i` itself if there are none (but a comparison, for
 * example).
 */
export function skipTypeArguments(tokens: readonly Token[], { partner }: Brackets, i: number): number {
  if (tokens[i]?.text !== '<') return i;
  let depth = 0;
  for (let k = i; k < tokens.length; k += 1) {
    const { kind, text } = tokens[k]!;
    if (kind !== 'sign') continue;
    if (text === '<') depth += 1;
    else if (text === '>') depth -= 1;
    else if (text in closing) k = partner.get(k) ?? tokens.length;
    else if (!['.', ',', '|', '&', '=>', '=', '?', ':', '-'].includes(text)) return i;
    if (depth === 0) return k + 1;
  }
  return i;
}

/** The index before type arguments that end at `i`, or `i` itself if there are none. */
export function skipTypeArgumentsBack(tokens: readonly Token[], i: number): number {
  if (tokens[i]?.text !== '>') return i;
  let depth = 0;
  for (let k = i; k >= 0; k -= 1) {
    if (tokens[k]!.text === '>') depth += 1;
    if (tokens[k]!.text === '<') depth -= 1;
    if (depth === 0) return k - 1;
    if (tokens[k]!.text === ';') return i;
  }
  return i;
}
