import type { Fields, Schema } from '../language.ts';
import { define, type Emitter, SELF, use, useType } from './emitter.ts';
import { block, text } from './print.ts';
import { typeOf, wordOf } from './types.ts';

/** Which part of a value is hashed: everything, or what is marked spatial. */
export type Part = {
  /** The beginning of the functions' names. */
  readonly verb: string;
  /** The schema of the part of `s`, or nothing if there is none. */
  readonly of: (s: Schema) => Schema | undefined;
  /** How to go on inside a schema that is part as a whole. */
  readonly inner: (s: Schema) => Part;
};

export const everything: Part = { verb: 'hash', of: (s) => s, inner: () => everything };

/** Statements that mix `x` into the lanes `h`. */
export function hashOf(e: Emitter, part: Part, whole: Schema, x: string): string[] {
  const s = part.of(whole);
  if (s === undefined) return [];
  const p = part.inner(whole);
  switch (s.kind) {
    case 'int':
      return [isWord(s.min, s.max) ? `${use(e, 'mixWord')}(h, ${x});` : `${use(e, 'mixNumber')}(h, ${x});`];
    case 'bool':
      return [`${use(e, 'mixWord')}(h, ${x} ? 1 : 0);`];
    case 'text':
    case 'literal':
    case 'id':
      return [`${use(e, 'mixText')}(h, ${x});`];
    case 'data':
      return [`${use(e, 'mixPlain')}(h, ${x});`];
    case 'spatial':
      return hashOf(e, p, s.of, x);
    case 'nullable':
      return [present(e, `${x} === null`, hashOf(e, p, s.of, x))];
    case 'secret':
      return [present(e, `!${use(e, 'isKnown')}(${x})`, hashOf(e, p, s.of, `${use(e, 'known')}(${x})`))];
    case 'list':
      return [`${hashList(e, p, s, s.of)}(h, ${x});`];
    case 'table':
      return [`${hashTable(e, p, s, s.of)}(h, ${x});`];
    case 'record': {
      const lines = hashFields(e, p, s.fields);
      return lines.length === 0 ? [] : [`${hashFunction(e, p, s, lines)}(h, ${x});`];
    }
    case 'union':
      return [`${hashUnion(e, p, s, s.tag, s.variants)}(h, ${x});`];
  }
}

/** Whether all values differ in their low 32 bits. */
const isWord = (min: number, max: number): boolean => max - min < 0x100000000 && min >= -0x80000000 && max <= 0xffffffff;

const present = (e: Emitter, absent: string, lines: readonly string[]): string =>
  [
    `if (${absent}) ${use(e, 'mixWord')}(h, 0);`,
    ...block('else', [`${use(e, 'mixWord')}(h, 1);`, ...lines]).split('\n'),
  ].join('\n');

const hashFunction = (e: Emitter, p: Part, s: Schema, body: readonly string[]): string =>
  define(
    e,
    `${p.verb}${wordOf(e, s)}`,
    block(`function ${SELF}(h: ${useType(e, 'Lanes')}, x: ${typeOf(e, s, false)}): void`, body),
  );

/** Numbers go first, with the lanes in local variables; then whatever has functions of its own. */
function hashFields(e: Emitter, p: Part, fields: Fields): string[] {
  const numbers: { a: string; b: string }[] = [];
  const plain: string[] = [];
  const others: string[] = [];
  for (const [name, whole] of Object.entries(fields)) {
    const number = numberIn(e, p, whole, `x.${name}`);
    const lines = hashOf(e, p, whole, `x.${name}`);
    if (number === undefined) others.push(...lines);
    else {
      numbers.push(number);
      plain.push(...lines);
    }
  }
  if (numbers.length < 2) return [...plain, ...others];
  const [laneA, laneB] = [use(e, 'LANE_A'), use(e, 'LANE_B')];
  return [
    'let a = h[0]!;',
    'let b = h[1]!;',
    ...numbers.flatMap((n) => [
      `a = Math.imul(a ^ (a >>> 15) ^ ${n.a}, ${laneA});`,
      `b = Math.imul(b ^ (b >>> 13) ^ ${n.b}, ${laneB});`,
    ]),
    'h[0] = a;',
    'h[1] = b;',
    ...others,
  ];
}

/** What goes into each lane if the part of this field is a bare number. */
function numberIn(e: Emitter, p: Part, whole: Schema, x: string): { a: string; b: string } | undefined {
  const s = p.of(whole);
  if (s === undefined) return undefined;
  if (s.kind === 'spatial') return numberIn(e, p.inner(whole), s.of, x);
  if (s.kind === 'bool') return { a: `(${x} ? 1 : 0)`, b: `(${x} ? 1 : 0)` };
  if (s.kind !== 'int') return undefined;
  if (isWord(s.min, s.max)) return { a: x, b: x };
  return { a: `${x} ^ ${use(e, 'highA')}(${x})`, b: `${x} ^ ${use(e, 'highB')}(${x})` };
}

/** Variants without anything in the part all count as the same. */
function hashUnion(e: Emitter, p: Part, s: Schema, tag: string, variants: Readonly<Record<string, Fields>>): string {
  const mixWord = use(e, 'mixWord');
  const cases = Object.entries(variants).flatMap(([name, fields], i) => {
    if (Object.keys(fields).length > 0 && Object.values(fields).every((f) => p.of(f) === undefined)) return [];
    const lines = [`${mixWord}(h, ${i + 1});`, ...hashFields(e, p, fields), 'break;'];
    return [block(`case ${text(name)}:`, lines)];
  });
  return hashFunction(e, p, s, [
    cases.length === 0 ? 'return x;' : block(`switch (x.${tag})`, cases),
  ]);
}

function hashList(e: Emitter, p: Part, s: Schema, of: Schema): string {
  const rows = hashOf(e, p, of, 'v');
  return hashFunction(e, p, s, [
    `${use(e, 'mixWord')}(h, x.length);`,
    ...(rows.length === 0 ? [] : [block('for (let i = 0; i < x.length; i++)', ['const v = x[i]!;', ...rows])]),
  ]);
}

function hashTable(e: Emitter, p: Part, s: Schema, of: Schema): string {
  const rows = hashOf(e, p, of, 'v');
  return hashFunction(e, p, s, [
    'const keys = Object.keys(x);',
    `${use(e, 'mixWord')}(h, keys.length);`,
    block('for (let i = 0; i < keys.length; i++)', [
      'const key = keys[i]!;',
      `${use(e, 'mixText')}(h, key);`,
      ...(rows.length === 0 ? [] : ['const v = x[key]!;', ...rows]),
    ]),
  ]);
}
