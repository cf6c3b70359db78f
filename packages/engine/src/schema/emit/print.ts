import type { Plain } from '../language.ts';

/** Lays out the emitted text: two spaces, single quotes, lines of at most 120 characters. */
const WIDTH = 120;

export const indent = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : `  ${line}`));

/** `head { … }` with the body's lines indented. */
export const block = (head: string, body: readonly string[], tail = ''): string =>
  [`${head} {`, ...indent(body), `}${tail}`].join('\n');

/** Items between brackets: on one line if it fits, otherwise one line each. */
export function bracketed(head: string, items: readonly string[], brackets: '{}' | '[]' | '()', tail = ''): string {
  const [open, close] = brackets as unknown as [string, string];
  if (items.length === 0) return `${head}${open}${close}${tail}`;
  const space = brackets === '{}' ? ' ' : '';
  const short = `${head}${open}${space}${items.join(', ')}${space}${close}${tail}`;
  // Three levels of indentation may still come on top.
  if (short.length <= WIDTH - 6 && !short.includes('\n')) return short;
  return [`${head}${open}`, ...indent(items.map((item) => `${item},`)), `${close}${tail}`].join('\n');
}

/** A function with its body. The parameters get a line each if they do not fit on one. */
export const functionOf = (
  name: string,
  parameters: readonly string[],
  returns: string,
  body: readonly string[],
): string => [bracketed(`function ${name}`, parameters, '()', `: ${returns} {`), ...indent(body), '}'].join('\n');

/** Operands joined by an operator: on one line if it fits, otherwise bracketed with one line each. */
export function chain(head: string, operands: readonly string[], operator: string, tail = ''): string {
  const short = `${head}${operands.join(` ${operator} `)}${tail}`;
  if (short.length <= WIDTH - 4) return short;
  const lines = operands.map((x, i) => (i < operands.length - 1 ? `${x} ${operator}` : x));
  return [`${head}(`, ...indent(lines), `)${tail}`].join('\n');
}

export const text = (s: string): string =>
  `'${JSON.stringify(s).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

export const key = (name: string): string => (/^[A-Za-z_$][A-Za-z0-9_$]*$/.test(name) ? name : text(name));

/** Plain data as a literal. */
export function literal(x: Plain): string {
  if (typeof x === 'string') return text(x);
  if (x === null || typeof x !== 'object') return String(x);
  if (Array.isArray(x)) return bracketed('', x.map(literal), '[]');
  const entries = Object.entries(x as { readonly [k: string]: Plain });
  return bracketed(
    '',
    entries.map(([k, v]) => `${key(k)}: ${literal(v)}`),
    '{}',
  );
}
