import type { Fields, Schema } from '../language.ts';
import { isFlat } from '../shape.ts';
import { define, type Emitter, use } from './emitter.ts';
import { block, bracketed, functionOf, key, text } from './print.ts';
import { typeOf, wordOf } from './types.ts';

/** An expression for a full copy of `x`: object literals field by field, loops for rows, nothing generic. */
export function cloneOf(e: Emitter, s: Schema, x: string): string {
  if (isFlat(s)) return x;
  switch (s.kind) {
    case 'spatial':
      return cloneOf(e, s.of, x);
    case 'nullable':
      return `${x} === null ? null : ${cloneOf(e, s.of, x)}`;
    case 'data':
      return `${use(e, 'clonePlain')}(${x})`;
    case 'list':
      return isFlat(s.of) ? `${x}.slice()` : `${cloneList(e, s, s.of)}(${x})`;
    case 'table':
      return isFlat(s.of) ? `{ ...${x} }` : `${cloneTable(e, s, s.of)}(${x})`;
    case 'secret':
      return `${cloneSecret(e, s, s.of)}(${x})`;
    case 'record':
      if (Object.keys(s.fields).length === 0) return '{}';
      return `${cloneFunction(e, s, [literalOf(e, s.fields, [])])}(${x})`;
    case 'union':
      return `${cloneUnion(e, s, s.tag, s.variants)}(${x})`;
    default:
      return x;
  }
}

const cloneFunction = (e: Emitter, s: Schema, body: readonly string[]): string =>
  define(e, `clone${wordOf(e, s)}`, (self) =>
    functionOf(self, [`x: ${typeOf(e, s, true)}`], typeOf(e, s, false), body),
  );

const literalOf = (e: Emitter, fields: Fields, before: readonly string[]): string =>
  bracketed(
    'return ',
    [...before, ...Object.entries(fields).map(([name, s]) => `${name}: ${cloneOf(e, s, `x.${name}`)}`)],
    '{}',
    ';',
  );

function cloneUnion(e: Emitter, s: Schema, tag: string, variants: Readonly<Record<string, Fields>>): string {
  const cases = Object.entries(variants).map(([name, fields]) =>
    [`case ${text(name)}:`, ...literalOf(e, fields, [`${key(tag)}: ${text(name)}`]).split('\n')].join('\n  '),
  );
  return cloneFunction(e, s, cases.length === 0 ? ['return x;'] : [block(`switch (x.${tag})`, cases)]);
}

function cloneList(e: Emitter, s: Schema, of: Schema): string {
  return cloneFunction(e, s, [
    'const n = x.length;',
    `const out = new Array<${typeOf(e, of, false)}>(n);`,
    block('for (let i = 0; i < n; i++)', rowLines(e, of, 'x[i]!', 'out[i]')),
    'return out;',
  ]);
}

function cloneTable(e: Emitter, s: Schema, of: Schema): string {
  return cloneFunction(e, s, [
    `const out = ${use(e, 'newTable')}<${typeOf(e, of, false)}>(x);`,
    block('for (const key in x)', rowLines(e, of, 'x[key]!', 'out[key]')),
    'return out;',
  ]);
}

/** A row that is used twice gets a name first. */
const rowLines = (e: Emitter, of: Schema, from: string, to: string): string[] =>
  of.kind === 'nullable'
    ? [`const v = ${from};`, `${to} = ${cloneOf(e, of, 'v')};`]
    : [`${to} = ${cloneOf(e, of, from)};`];

function cloneSecret(e: Emitter, s: Schema, of: Schema): string {
  return cloneFunction(e, s, [
    `if (!${use(e, 'isKnown')}(x)) return x;`,
    `const v = ${use(e, 'known')}(x);`,
    `return ${use(e, 'hide')}(${cloneOf(e, of, 'v')});`,
  ]);
}
