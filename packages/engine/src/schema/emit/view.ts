import type { Fields, Owner, Schema } from '../language.ts';
import { ownerPath } from '../owner.ts';
import { hasSecret } from '../shape.ts';
import { cloneOf } from './clone.ts';
import { define, type Emitter, use } from './emitter.ts';
import { block, bracketed, functionOf, text } from './print.ts';
import { typeOf, wordOf } from './types.ts';

/**
 * An expression for a copy of `x` with `?` in place of every secret whose owner `may` refuses. `owners` gives the
 * expression for each owner that is named inside `x` but stands outside of it.
 */
export function viewOf(e: Emitter, s: Schema, x: string, owners: (owner: Owner) => string): string {
  if (!hasSecret(s)) return cloneOf(e, s, x);
  switch (s.kind) {
    case 'spatial':
      return viewOf(e, s.of, x, owners);
    case 'nullable':
      return `${x} === null ? null : ${viewOf(e, s.of, x, owners)}`;
    case 'secret':
      return `may(${owners(s.owner)}) ? ${cloneOf(e, s, x)} : ${use(e, 'HIDDEN')}`;
    case 'list':
      return call(viewList(e, s, s.of), x, s, owners);
    case 'table':
      return call(viewTable(e, s, s.of), x, s, owners);
    case 'record':
      return call(viewFunction(e, s, [literalOf(e, s.fields, [])]), x, s, owners);
    case 'union':
      return call(viewUnion(e, s, s.tag, s.variants), x, s, owners);
    default:
      throw new Error(`${s.kind} has no secrets`);
  }
}

/** The owners that secrets in `s` name but that stand outside of it, as seen from `s`. */
export function outerOwners(s: Schema): Owner[] {
  const found = new Set<Owner>();
  const collect = (inner: readonly Schema[], outside: (owner: Owner) => Owner | undefined): void => {
    for (const owner of inner.flatMap(outerOwners)) {
      const o = outside(owner);
      if (o !== undefined) found.add(o);
    }
  };
  const beyondRecord = (o: Owner): Owner | undefined => (o === '@key' ? o : o.startsWith('^') ? o.slice(1) : undefined);
  if (s.kind === 'secret') found.add(s.owner);
  else if (s.kind === 'table') collect([s.of], (o) => (o === '@key' ? undefined : o));
  else if (s.kind === 'record') collect(Object.values(s.fields), beyondRecord);
  else if (s.kind === 'union')
    collect(
      Object.values(s.variants).flatMap((f) => Object.values(f)),
      beyondRecord,
    );
  else if ('of' in s && typeof s.of !== 'string') collect([s.of], (o) => o);
  return [...found].sort();
}

/**
 * The parameter for an owner that stands outside: `$owner`, `$$owner` one record further out, `key` for a table's key.
 */
function parameter(owner: Owner): string {
  const path = ownerPath(owner);
  return path.key ? 'key' : '$'.repeat(path.up + 1) + path.field;
}

const inRecord = (owner: Owner): string =>
  owner === '@key' ? 'key' : owner.startsWith('^') ? parameter(owner.slice(1)) : `x.${owner}`;

const call = (f: string, x: string, s: Schema, owners: (owner: Owner) => string): string =>
  `${f}(${[x, 'may', ...outerOwners(s).map(owners)].join(', ')})`;

function viewFunction(e: Emitter, s: Schema, body: readonly string[]): string {
  const parameters = [
    `x: ${typeOf(e, s, true)}`,
    'may: (owner: string) => boolean',
    ...outerOwners(s).map((owner) => `${parameter(owner)}: string`),
  ];
  return define(e, `view${wordOf(e, s)}`, (self) => functionOf(self, parameters, typeOf(e, s, false), body));
}

const literalOf = (e: Emitter, fields: Fields, before: readonly string[]): string =>
  bracketed(
    'return ',
    [...before, ...Object.entries(fields).map(([name, s]) => `${name}: ${viewOf(e, s, `x.${name}`, inRecord)}`)],
    '{}',
    ';',
  );

function viewUnion(e: Emitter, s: Schema, tag: string, variants: Readonly<Record<string, Fields>>): string {
  const cases = Object.entries(variants).map(([name, fields]) =>
    [`case ${text(name)}:`, ...literalOf(e, fields, [`${tag}: ${text(name)}`]).split('\n')].join('\n  '),
  );
  return viewFunction(e, s, [block(`switch (x.${tag})`, cases)]);
}

function viewList(e: Emitter, s: Schema, of: Schema): string {
  return viewFunction(e, s, [
    'const n = x.length;',
    `const out = new Array<${typeOf(e, of, false)}>(n);`,
    block('for (let i = 0; i < n; i++)', ['const v = x[i]!;', `out[i] = ${viewOf(e, of, 'v', parameter)};`]),
    'return out;',
  ]);
}

function viewTable(e: Emitter, s: Schema, of: Schema): string {
  return viewFunction(e, s, [
    `const out = ${use(e, 'newTable')}<${typeOf(e, of, false)}>(x);`,
    block('for (const key in x)', ['const v = x[key]!;', `out[key] = ${viewOf(e, of, 'v', parameter)};`]),
    'return out;',
  ]);
}
