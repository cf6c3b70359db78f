import type { Token } from '../source/tokens.ts';
import type { Check, Finding } from './finding.ts';
import { isRuleCode } from './scopes.ts';

const aSeat =
  /(?:^(?:seat|player|opponent|enemy|owner|side|active)|(?:Seat|Player|Opponent|Enemy|Owner|Side))(?:Id|Index|Number)?$/;

/** There is no "other player": battles have any number of seats on any number of sides. */
export const otherPlayer: Check = {
  name: 'other-player',
  run({ sources }) {
    return sources.flatMap(({ path, tokens }) => {
      if (!isRuleCode(path) || path.startsWith('packages/geometry/')) return [];
      const findings: Finding[] = [];
      for (let i = 0; i < tokens.length; i += 1) {
        const written = otherPlayerAt(tokens, i);
        if (written)
          findings.push({
            path,
            line: tokens[i]!.line,
            message: `"${written}" takes for granted that there are two players: ask for enemies or for the next seat`,
          });
      }
      return findings;
    });
  },
};

/** `1 - seat`, `seat ^ 1`, `(seat + 1) % 2`, `seat === 0 ? 1 : 0` and the like. */
function otherPlayerAt(tokens: readonly Token[], i: number): string | null {
  const words = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(' ');
  const is = (k: number, ...texts: string[]) => tokens[k]?.kind !== 'string' && texts.includes(tokens[k]?.text ?? '');
  if (is(i, '1') && is(i + 1, '-')) {
    const end = endOfMember(tokens, i + 2);
    if (end > 0 && aSeat.test(tokens[end]!.text) && !is(i - 1, '.', '+', '-', '*', '/')) return words(i, end + 1);
  }
  if (tokens[i]?.kind !== 'name' || !aSeat.test(tokens[i]!.text)) return null;
  if (is(i + 1, '^') && is(i + 2, '1')) return words(i, i + 3);
  if (is(i + 1, '+') && is(i + 2, '1') && is(i + 3, ')') && is(i + 4, '%') && is(i + 5, '2')) return words(i, i + 6);
  if (is(i + 1, '===', '==') && is(i + 2, '0', '1') && is(i + 3, '?') && is(i + 4, '0', '1') && is(i + 5, ':'))
    return words(i, i + 7);
  return null;
}

/** The last name of `a`, `a.b` or `a.b.c` that begins at `i`; -1 if no name begins there. */
function endOfMember(tokens: readonly Token[], i: number): number {
  if (tokens[i]?.kind !== 'name') return -1;
  let end = i;
  while (['.', '?.'].includes(tokens[end + 1]?.text ?? '') && tokens[end + 2]?.kind === 'name') end += 2;
  return end;
}
