import { complete } from '../complete.ts';
import type { Fields, Plain, Schema } from '../language.ts';
import { defaultOf, isFlat } from '../shape.ts';
import { cloneOf } from './clone.ts';
import { define, type Emitter, use } from './emitter.ts';
import { equalOf } from './equal.ts';
import { block, functionOf, text } from './print.ts';
import { typedLiteral } from './typed-literal.ts';
import { typeOf, wordOf } from './types.ts';

/** An expression for `x` as JSON data without what equals its default. */
export function sparseOf(e: Emitter, s: Schema, x: string): string {
  if (!hasDefaults(s)) return cloneOf(e, s, x);
  switch (s.kind) {
    case 'spatial':
      return sparseOf(e, s.of, x);
    case 'nullable':
      return `${x} === null ? null : ${sparseOf(e, s.of, x)}`;
    case 'secret':
      return `${sparseSecret(e, s, s.of)}(${x})`;
    case 'list':
      return `${x}.map((v) => ${wrap(sparseOf(e, s.of, 'v'))})`;
    case 'table':
      return `${sparseTable(e, s, s.of)}(${x})`;
    case 'record':
      return `${sparseFunction(e, s, ['const out: Sparse = {};', ...fieldLines(e, s.fields), 'return out;'])}(${x})`;
    case 'union':
      return `${sparseUnion(e, s, s.tag, s.variants)}(${x})`;
    default:
      return x;
  }
}

export const SPARSE_TYPE = 'type Sparse = Record<string, unknown>;';

/** The body of an arrow function where it needs brackets. */
const wrap = (expression: string): string => (/^\{| \? /.test(expression) ? `(${expression})` : expression);

/** Whether a value can be written in a shorter form. */
function hasDefaults(s: Schema): boolean {
  switch (s.kind) {
    case 'record':
      return fieldsHaveDefaults(s.fields);
    case 'union':
      return Object.values(s.variants).some(fieldsHaveDefaults);
    default:
      return 'of' in s && typeof s.of !== 'string' && hasDefaults(s.of);
  }
}

const fieldsHaveDefaults = (fields: Fields): boolean =>
  Object.values(fields).some((s) => defaultOf(s) !== undefined || hasDefaults(s));

const sparseFunction = (e: Emitter, s: Schema, body: readonly string[]): string =>
  define(e, `sparse${wordOf(e, s)}`, (self) => functionOf(self, [`x: ${typeOf(e, s, false)}`], 'Sparse', body));

function fieldLines(e: Emitter, fields: Fields): string[] {
  return Object.entries(fields).map(([name, s]) => {
    const x = `x.${name}`;
    const value = defaultOf(s);
    if (value === undefined) return `out.${name} = ${sparseOf(e, s, x)};`;
    const there = value === null ? withoutNull(s) : s;
    return `if (${differs(e, s, x, complete(s, value))}) out.${name} = ${sparseOf(e, there, x)};`;
  });
}

/** The schema of an optional value once it is known to be there. */
function withoutNull(s: Schema): Schema {
  if (s.kind === 'spatial') return withoutNull(s.of);
  return s.kind === 'nullable' ? s.of : s;
}

/** A condition under which `x` is not its default. */
function differs(e: Emitter, s: Schema, x: string, value: Plain): string {
  if (isFlat(s)) return `${x} !== ${typedLiteral(e, s, value)}`;
  if (value === null) return `${x} !== null`;
  if (s.kind === 'list' && isEmpty(value)) return `${x}.length !== 0`;
  if (s.kind === 'table' && isEmpty(value)) return `Object.keys(${x}).length !== 0`;
  if (s.kind === 'spatial') return differs(e, s.of, x, value);
  const constant = define(
    e,
    `default${wordOf(e, s)}`,
    (self) => `const ${self}: ${typeOf(e, s, false)} = ${typedLiteral(e, s, value)};`,
  );
  return `!${equalOf(e, s, x, constant)}`;
}

const isEmpty = (value: Plain): boolean => Object.keys(value ?? {}).length === 0;

function sparseUnion(e: Emitter, s: Schema, tag: string, variants: Readonly<Record<string, Fields>>): string {
  const cases = Object.entries(variants).flatMap(([name, fields]) => {
    const lines = fieldLines(e, fields);
    return lines.length === 0 ? [] : [block(`case ${text(name)}:`, [...lines, 'break;'])];
  });
  return sparseFunction(e, s, [
    `const out: Sparse = { ${tag}: x.${tag} };`,
    block(`switch (x.${tag})`, cases),
    'return out;',
  ]);
}

function sparseTable(e: Emitter, s: Schema, of: Schema): string {
  return sparseFunction(e, s, [
    'const out: Sparse = {};',
    block('for (const key of Object.keys(x))', ['const v = x[key]!;', `out[key] = ${sparseOf(e, of, 'v')};`]),
    'return out;',
  ]);
}

function sparseSecret(e: Emitter, s: Schema, of: Schema): string {
  const body = [
    `if (!${use(e, 'isKnown')}(x)) return x;`,
    `const v = ${use(e, 'known')}(x);`,
    `return ${sparseOf(e, of, 'v')};`,
  ];
  return define(e, `sparse${wordOf(e, s)}`, (self) => functionOf(self, [`x: ${typeOf(e, s, false)}`], 'unknown', body));
}
