import { complete } from '../complete.ts';
import type { Fields, Schema } from '../language.ts';
import { defaultOf } from '../shape.ts';
import { typeName } from '../type-name.ts';
import { define, type Emitter, use, useType } from './emitter.ts';
import { block, bracketed, functionOf, key, text } from './print.ts';
import { typedLiteral } from './typed-literal.ts';
import { typeOf, wordOf } from './types.ts';

/** The name of a function that reads a value of this schema. `hint` is the field it stands in. */
export function readerOf(e: Emitter, s: Schema, hint: string): string {
  switch (s.kind) {
    case 'int':
      return constant(e, `read${rangeWord(s.min, s.max)}`, `${use(e, 'readInt')}(${s.min}, ${s.max})`);
    case 'bool':
      return use(e, 'readBool');
    case 'text':
      return use(e, 'readText');
    case 'data':
      return use(e, 'readData');
    case 'literal':
      return constant(
        e,
        `read${typeName(hint)}Word`,
        bracketed(`${use(e, 'readLiteral')}(`, s.values.map(text), '[]', ')'),
      );
    case 'id':
      return constant(e, `read${wordOf(e, s)}`, `${use(e, 'readId')}(${text(s.of)})`);
    case 'spatial':
      return readerOf(e, s.of, hint);
    case 'list':
      return wrapped(e, 'readList', s.of, hint, (word) => `${word}List`);
    case 'table':
      return wrapped(e, 'readTable', s.of, hint, (word) => `${word}Table`);
    case 'nullable':
      return wrapped(e, 'readNullable', s.of, hint, (word) => `Optional${word}`);
    case 'secret':
      return wrapped(e, 'readSecret', s.of, hint, (word) => `Secret${word}`);
    case 'record': {
      const names = Object.keys(s.fields).map(text);
      return readFunction(e, s, [
        bracketed(`const o = ${use(e, 'openRecord')}(r, v, `, names, '[]', ');'),
        `if (o === null) return ${use(e, 'nothing')}();`,
        literalOf(e, s.fields, []),
      ]);
    }
    case 'union':
      return readUnion(e, s, s.tag, s.variants);
  }
}

const constant = (e: Emitter, base: string, value: string): string =>
  define(e, base, (self) => `const ${self} = ${value};`);

/** A reader made from the reader of what is inside, named after it. */
function wrapped(e: Emitter, by: string, of: Schema, hint: string, word: (inner: string) => string): string {
  const inner = readerOf(e, of, hint);
  return constant(e, `read${word(inner.slice('read'.length))}`, `${use(e, by)}(${inner})`);
}

function rangeWord(min: number, max: number): string {
  const word = (n: number): string => (n < 0 ? `Minus${-n}` : String(n));
  const from = min === Number.MIN_SAFE_INTEGER ? '' : `From${word(min)}`;
  return `Number${from}${max === Number.MAX_SAFE_INTEGER ? '' : `To${word(max)}`}`;
}

const readFunction = (e: Emitter, s: Schema, body: readonly string[]): string =>
  define(e, `read${wordOf(e, s)}`, (self) =>
    functionOf(self, [`r: ${useType(e, 'Reader')}`, 'v: unknown'], typeOf(e, s, false), body),
  );

function literalOf(e: Emitter, fields: Fields, before: readonly string[]): string {
  const items = Object.entries(fields).map(([name, s]) => {
    const start = `r, o, ${text(name)}, ${readerOf(e, s, name)}`;
    const value = defaultOf(s);
    if (value === undefined) return `${name}: ${use(e, 'field')}(${start})`;
    return `${name}: ${use(e, 'optional')}(${start}, ${typedLiteral(e, s, complete(s, value))})`;
  });
  return bracketed('return ', [...before, ...items], '{}', ';');
}

function readUnion(e: Emitter, s: Schema, tag: string, variants: Readonly<Record<string, Fields>>): string {
  const names = Object.entries(variants).map(([name, fields]) =>
    bracketed(`${key(name)}: `, Object.keys(fields).map(text), '[]'),
  );
  const open = bracketed(`${use(e, 'openVariant')}(r, v, ${text(tag)}, `, names, '{}', ')');
  const nothing = `${use(e, 'nothing')}()`;
  if (names.length === 0) return readFunction(e, s, [`${open};`, `return ${nothing};`]);
  const cases = Object.entries(variants).map(([name, fields]) =>
    [`case ${text(name)}:`, ...literalOf(e, fields, [`${tag}: ${text(name)}`]).split('\n')].join('\n  '),
  );
  return readFunction(e, s, [
    `const o = ${open};`,
    `if (o === null) return ${nothing};`,
    block(`switch (o[${text(tag)}] as ${wordOf(e, s)}[${text(tag)}])`, cases),
  ]);
}
