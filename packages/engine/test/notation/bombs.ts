const times = (text: string): string => text.repeat(Math.floor(150_000 / text.length));
const laughs = Array.from({ length: 20 }, (_, i) => `a${i}: &a${i} [${Array(20).fill(`*a${i - 1}`)}]`).join('\n');

/** Texts made to keep a reader busy for ever: what they are made of, and the text. */
export const BOMBS: readonly (readonly [what: string, text: string])[] = [
  ['brackets', times('[')],
  ['closing brackets', times(']')],
  ['commas', `[${times(',')}`],
  ['maps', times('{a: ')],
  ['lists', times('- ')],
  ['keys', times('? ')],
  ['tags', times('! ')],
  ['quotes', times('"')],
  ['documents', times('---\n')],
  ['directives', times('%a\n')],
  ['empty lines', times('\n')],
  ['spaces', times(' ')],
  ['text', `"${times('a')}`],
  ['aliases', times('*a ')],
  ['a billion laughs', laughs.replace('*a-1', 'ha')],
  ['an anchor inside itself', 'a: &a [*a, *a]'],
  ['a deep agenda', `at: battle ${times('{a: ')}`],
  ['many frames', `at: ${times('battle / ')}`],
  ['many keys', Array.from({ length: 40_000 }, (_, i) => `k${i}: 1`).join('\n')],
  ['a long key', `${times('k')}: 1`],
];
