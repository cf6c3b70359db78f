import { pick, type Rng } from '@walstatt/engine';

/** Random bytes of any value. */
export function randomBytes(n: number, rng: Rng): Uint8Array {
  const bytes = new Uint8Array(n);
  for (let i = 0; i < n; i++) bytes[i] = rng.int(0, 255);
  return bytes;
}

/** Random bytes as a program that expects UTF-8 gets them: broken sequences become U+FFFD. */
export const randomText = (bytes: number, rng: Rng): string => new TextDecoder().decode(randomBytes(bytes, rng));

/** Characters that mean something to YAML, JSON, the journal or a program, and numbers at the edges. */
const NASTY: readonly string[] = [
  ...'{}[]():;,.#"\'\\/|>-<&*!?%@`~=+ \t\n\r\0',
  '\r\n',
  ': ',
  ' #',
  '---\n',
  '<<',
  '&a ',
  '*a',
  '!!binary ',
  '? ',
  '|\n  ',
  'null',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '0',
  '1e999',
  '9007199254740993',
  '0x10',
  '6in',
  'NaN',
  '\u2028',
  '\ufeff',
  '\ud800',
  'ß×😀',
  '[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[',
  '{"a":{"a":{"a":{"a":{"a":{"a":{"a":',
];

type Mutation = (text: string, rng: Rng) => string;

const at = (text: string, rng: Rng): number => rng.int(0, text.length);

/** A span of the text: its beginning and its end. */
function span(text: string, rng: Rng, most: number): [number, number] {
  const start = at(text, rng);
  return [start, Math.min(text.length, start + rng.int(1, most))];
}

function swapLines(text: string, rng: Rng): string {
  const lines = text.split('\n');
  const [i, j] = [rng.int(0, lines.length - 1), rng.int(0, lines.length - 1)];
  const held = lines[i]!;
  lines[i] = lines[j]!;
  lines[j] = held;
  return lines.join('\n');
}

const MUTATIONS: readonly Mutation[] = [
  (text, rng) => {
    const [start, end] = span(text, rng, 12);
    return text.slice(0, start) + text.slice(end);
  },
  (text, rng) => {
    const [start, end] = span(text, rng, 40);
    const to = at(text, rng);
    return text.slice(0, to) + text.slice(start, end) + text.slice(to);
  },
  (text, rng) => {
    const i = at(text, rng);
    return text.slice(0, i) + pick(rng, NASTY) + text.slice(i);
  },
  (text, rng) => {
    const [start, end] = span(text, rng, 8);
    return text.slice(0, start) + pick(rng, NASTY) + text.slice(end);
  },
  (text, rng) => {
    const i = at(text, rng);
    return text.slice(0, i) + String.fromCharCode(rng.int(0, 0xffff)) + text.slice(i + 1);
  },
  swapLines,
  (text, rng) => text.slice(0, at(text, rng)),
  (text, rng) => {
    const lines = text.split('\n');
    lines.splice(rng.int(0, lines.length - 1), 1);
    return lines.join('\n');
  },
  (text, rng) => text.replace(/\d+/g, (number) => (rng.int(0, 9) === 0 ? String(rng.int(-9, 99)) : number)),
];

/** A valid text with one to four mistakes of the kind that people, disks and attackers make. */
export function mutate(text: string, rng: Rng): string {
  let result = text;
  for (let n = rng.int(1, 4); n > 0; n--) result = pick(rng, MUTATIONS)(result, rng);
  return result;
}
