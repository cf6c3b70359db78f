import { writtenIds } from '../ledger/carried.ts';
import { matchBrackets, skipTypeArguments } from '../source/brackets.ts';
import { type DocComment, type Token, tokenize } from '../source/tokens.ts';

/** Code whose doc comment names rules, from its first to its last line. */
export type Carrier = { ids: string[]; first: number; last: number };

/** All code of a file that carries rules, in the order of the file: inner code comes after the code around it. */
export function carriersIn(source: string): Carrier[] {
  const docs: DocComment[] = [];
  const tokens = tokenize(source, docs);
  return docs.flatMap(({ text, before }) => {
    const ids = writtenIds(text);
    if (ids.length === 0 || tokens[before] === undefined) return [];
    return [{ ids, first: tokens[before].line, last: tokens[lastOf(tokens, before)]!.line }];
  });
}

/** The rules of the innermost code around a line. */
export const idsAround = (carriers: readonly Carrier[], line: number): string[] =>
  carriers.findLast(({ first, last }) => first <= line && line <= last)?.ids ?? [];

const statement = new Set('export const let var function async class type interface import return'.split(' '));

/** Tokens that continue a declaration on the line after a closing brace. */
const goesOn = new Set(['.', '?.', ':', '=', '=>', '{', '|', '&', '&&', '||', '??', '?', ')', ']', 'as', 'satisfies']);

/** The last token of the declaration or object member that begins at `start`. */
function lastOf(tokens: readonly Token[], start: number): number {
  const brackets = matchBrackets(tokens);
  const isMember = !statement.has(tokens[start]!.text);
  for (let i = start; i < tokens.length; i += 1) {
    const { kind, text } = tokens[i]!;
    if (kind !== 'sign') continue;
    if (text === ';' || (text === ',' && isMember)) return i;
    if (text === '<') i = Math.max(i, skipTypeArguments(tokens, brackets, i) - 1);
    if (text === ')' || text === ']' || text === '}') return i - 1;
    if (text !== '(' && text !== '[' && text !== '{') continue;
    i = brackets.partner.get(i) ?? tokens.length - 1;
    const next = tokens[i + 1];
    const ends = text === '{' && next !== undefined && next.line > tokens[i]!.line && !goesOn.has(next.text);
    if (ends) return i;
  }
  return tokens.length - 1;
}
