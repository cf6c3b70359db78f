import type { Fields, Schema } from '../language.ts';
import { isFlat } from '../shape.ts';
import { define, type Emitter, use } from './emitter.ts';
import { block, chain, functionOf, text } from './print.ts';
import { typeOf, wordOf } from './types.ts';

/** An expression for the exact equality of `a` and `b`. */
export function equalOf(e: Emitter, s: Schema, a: string, b: string): string {
  if (isFlat(s)) return `${a} === ${b}`;
  switch (s.kind) {
    case 'spatial':
      return equalOf(e, s.of, a, b);
    case 'nullable':
      return `(${a} === null ? ${b} === null : ${b} !== null && ${equalOf(e, s.of, a, b)})`;
    case 'data':
      return `${use(e, 'equalPlain')}(${a}, ${b})`;
    case 'list':
      return isFlat(s.of) ? `${use(e, 'equalFlatList')}(${a}, ${b})` : `${equalList(e, s, s.of)}(${a}, ${b})`;
    case 'table':
      return isFlat(s.of) ? `${use(e, 'equalFlatTable')}(${a}, ${b})` : `${equalTable(e, s, s.of)}(${a}, ${b})`;
    case 'secret':
      return `${equalSecret(e, s, s.of)}(${a}, ${b})`;
    case 'record': {
      const all = fieldsEqual(e, s.fields);
      return all.length === 0 ? 'true' : `${equalFunction(e, s, [chain('return ', all, '&&', ';')])}(${a}, ${b})`;
    }
    case 'union':
      return `${equalUnion(e, s, s.tag, s.variants)}(${a}, ${b})`;
    default:
      return `${a} === ${b}`;
  }
}

const equalFunction = (e: Emitter, s: Schema, body: readonly string[]): string => {
  const type = typeOf(e, s, false);
  return define(e, `equal${wordOf(e, s)}`, (self) => functionOf(self, [`a: ${type}`, `b: ${type}`], 'boolean', body));
};

/** Numbers and names come first: they are the cheapest to compare, and most states differ there. */
function fieldsEqual(e: Emitter, fields: Fields): string[] {
  const entries = Object.entries(fields);
  const ordered = [...entries.filter(([, s]) => isFlat(s)), ...entries.filter(([, s]) => !isFlat(s))];
  return ordered.map(([name, s]) => equalOf(e, s, `a.${name}`, `b.${name}`));
}

function equalUnion(e: Emitter, s: Schema, tag: string, variants: Readonly<Record<string, Fields>>): string {
  const cases = Object.entries(variants).map(([name, fields]) => {
    const all = [`b.${tag} === ${text(name)}`, ...fieldsEqual(e, fields)];
    return [`case ${text(name)}:`, ...chain('return ', all, '&&', ';').split('\n')].join('\n  ');
  });
  return equalFunction(e, s, cases.length === 0 ? ['return a === b;'] : [block(`switch (a.${tag})`, cases)]);
}

function equalList(e: Emitter, s: Schema, of: Schema): string {
  return equalFunction(e, s, [
    'if (a.length !== b.length) return false;',
    block('for (let i = 0; i < a.length; i++)', rowLines(e, of, 'a[i]!', 'b[i]!')),
    'return true;',
  ]);
}

function equalTable(e: Emitter, s: Schema, of: Schema): string {
  return equalFunction(e, s, [
    `if (!${use(e, 'sameKeys')}(a, b)) return false;`,
    block('for (const key in a)', rowLines(e, of, 'a[key]!', 'b[key]!')),
    'return true;',
  ]);
}

const rowLines = (e: Emitter, of: Schema, a: string, b: string): string[] =>
  of.kind === 'nullable'
    ? [`const v = ${a};`, `const w = ${b};`, `if (!${equalOf(e, of, 'v', 'w')}) return false;`]
    : [`if (!${equalOf(e, of, a, b)}) return false;`];

function equalSecret(e: Emitter, s: Schema, of: Schema): string {
  const isKnown = use(e, 'isKnown');
  return equalFunction(e, s, [
    `if (!${isKnown}(a) || !${isKnown}(b)) return a === b;`,
    `const v = ${use(e, 'known')}(a);`,
    `const w = ${use(e, 'known')}(b);`,
    `return ${equalOf(e, of, 'v', 'w')};`,
  ]);
}
