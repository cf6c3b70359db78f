import { type Fields, record, type Schema } from '../language.ts';
import { hasSpatial } from '../shape.ts';
import { define, type Emitter, use, useType } from './emitter.ts';
import { block, functionOf, text } from './print.ts';
import { typeOf, wordOf } from './types.ts';

/** Which part of a value is hashed: everything, or only what is marked spatial. */
export type Part = {
  /** The beginning of the functions' names. */
  readonly verb: string;
  /** Whether values of this schema contain anything of the part. */
  readonly covers: (s: Schema) => boolean;
};

export const everything: Part = { verb: 'hash', covers: () => true };

/** Descends only where there is a mark below. Inside a mark everything counts. */
export const spatialPart: Part = { verb: 'space', covers: hasSpatial };

/** Statements that mix `x` into the lanes `h`. */
export function hashOf(e: Emitter, p: Part, s: Schema, x: string): string[] {
  if (!p.covers(s)) return [];
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
      return hashOf(e, everything, s.of, x);
    case 'nullable':
      return [whenThere(e, `${x} === null`, hashOf(e, p, s.of, x))];
    case 'secret':
      return [`${hashSecret(e, p, s, s.of)}(h, ${x});`];
    case 'list':
      return [`${hashList(e, p, s, s.of)}(h, ${x});`];
    case 'table':
      return [`${hashTable(e, p, s, s.of)}(h, ${x});`];
    case 'record': {
      const lines = hashFields(e, p, s.fields);
      return lines.length === 0 ? [] : [`${hashFunction(e, p, s, lines)}(h, ${x});`];
    }
    case 'union':
      if (Object.keys(s.variants).length === 0) return [];
      return [`${hashUnion(e, p, s, s.tag, s.variants)}(h, ${x});`];
  }
}

/** Whether all values differ in their low 32 bits. */
const isWord = (min: number, max: number): boolean =>
  max - min < 0x100000000 && min >= -0x80000000 && max <= 0xffffffff;

const whenThere = (e: Emitter, absent: string, lines: readonly string[]): string =>
  [
    `if (${absent}) ${use(e, 'mixWord')}(h, 0);`,
    ...block('else', [`${use(e, 'mixWord')}(h, 1);`, ...lines]).split('\n'),
  ].join('\n');

const hashFunction = (e: Emitter, p: Part, s: Schema, body: readonly string[]): string =>
  define(e, `${p.verb}${wordOf(e, s)}`, (self) =>
    functionOf(self, [`h: ${useType(e, 'Lanes')}`, `x: ${typeOf(e, s, false)}`], 'void', body),
  );

/** Numbers go first, with the lanes in local variables, then everything that has functions of its own. */
function hashFields(e: Emitter, p: Part, fields: Fields): string[] {
  const entries = Object.entries(fields).filter(([, s]) => p.covers(s));
  const numbers = entries.filter(([, s]) => isNumber(s));
  if (numbers.length < 2) return entries.flatMap(([name, s]) => hashOf(e, p, s, `x.${name}`));
  const others = entries.filter(([, s]) => !isNumber(s));
  return [
    'let a = h[0]!;',
    'let b = h[1]!;',
    ...numbers.flatMap(([name, s]) => [
      `a = Math.imul(a ^ (a >>> 15) ^ ${word(e, s, `x.${name}`, 'highA')}, ${use(e, 'LANE_A')});`,
      `b = Math.imul(b ^ (b >>> 13) ^ ${word(e, s, `x.${name}`, 'highB')}, ${use(e, 'LANE_B')});`,
    ]),
    'h[0] = a;',
    'h[1] = b;',
    ...others.flatMap(([name, s]) => hashOf(e, p, s, `x.${name}`)),
  ];
}

const isNumber = (s: Schema): boolean =>
  s.kind === 'spatial' ? isNumber(s.of) : s.kind === 'int' || s.kind === 'bool';

/** What goes into a lane for a number, or for a yes or no. */
function word(e: Emitter, s: Schema, x: string, high: 'highA' | 'highB'): string {
  if (s.kind === 'spatial') return word(e, s.of, x, high);
  if (s.kind !== 'int') return `(${x} ? 1 : 0)`;
  return isWord(s.min, s.max) ? x : `${x} ^ ${use(e, high)}(${x})`;
}

/** Variants without anything of the part all count as the same. */
function hashUnion(e: Emitter, p: Part, s: Schema, tag: string, variants: Readonly<Record<string, Fields>>): string {
  const mixWord = use(e, 'mixWord');
  const covered = Object.entries(variants).filter(([, fields]) => p.covers(record(fields)));
  const cases = covered.map(([name, fields], i) =>
    block(`case ${text(name)}:`, [`${mixWord}(h, ${i + 1});`, ...hashFields(e, p, fields), 'break;']),
  );
  if (covered.length < Object.keys(variants).length) cases.push(`default:\n  ${mixWord}(h, 0);`);
  return hashFunction(e, p, s, [block(`switch (x.${tag})`, cases)]);
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
    `${use(e, 'mixWord')}(h, Object.keys(x).length);`,
    block('for (const key in x)', [
      `${use(e, 'mixText')}(h, key);`,
      ...(rows.length === 0 ? [] : ['const v = x[key]!;', ...rows]),
    ]),
  ]);
}

function hashSecret(e: Emitter, p: Part, s: Schema, of: Schema): string {
  const open = [`const v = ${use(e, 'known')}(x);`, ...hashOf(e, p, of, 'v')];
  return hashFunction(e, p, s, [whenThere(e, `!${use(e, 'isKnown')}(x)`, open)]);
}
