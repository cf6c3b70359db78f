import type { Fields, Schema } from '../language.ts';
import { contains } from '../shape.ts';
import { idName } from '../type-name.ts';
import { type Emitter, useType } from './emitter.ts';
import { block, key, text } from './print.ts';
import { type Composite, typeKey } from './type-names.ts';

/** The TypeScript type of a schema. `frozen`: the read-only form. */
export function typeOf(e: Emitter, s: Schema, frozen: boolean): string {
  switch (s.kind) {
    case 'int':
      return 'number';
    case 'bool':
      return 'boolean';
    case 'text':
      return 'string';
    case 'literal':
      return s.values.map(text).join(' | ');
    case 'id':
      return idName(s.of);
    case 'list': {
      const of = typeOf(e, s.of, frozen);
      return `${frozen ? 'readonly ' : ''}${isUnion(s.of) || of.startsWith('readonly ') ? `(${of})` : of}[]`;
    }
    case 'table': {
      const rows = `Record<string, ${typeOf(e, s.of, frozen)}>`;
      return frozen ? `Readonly<${rows}>` : rows;
    }
    case 'nullable':
      return `${typeOf(e, s.of, frozen)} | null`;
    case 'secret':
      return `${useType(e, 'Secret')}<${typeOf(e, s.of, false)}>`;
    case 'spatial':
      return typeOf(e, s.of, frozen);
    case 'data':
      return useType(e, 'Plain');
    default: {
      const name = nameOf(e, s as Composite);
      return frozen && e.names.mutable.has(name) && holdsList(s) ? `${useType(e, 'Frozen')}<${name}>` : name;
    }
  }
}

/** Whether the type is written with bars. */
function isUnion(s: Schema): boolean {
  if (s.kind === 'spatial') return isUnion(s.of);
  return s.kind === 'nullable' || (s.kind === 'literal' && s.values.length > 1);
}

/** When values are passed on, only lists make a difference between a type and its read-only form. */
const holdsList = (s: Schema): boolean => contains(s, (x) => x.kind === 'list' || x.kind === 'table');

export function nameOf(e: Emitter, s: Composite): string {
  const name = e.names.byKey.get(typeKey(s));
  if (name === undefined) throw new Error('a record type has no name');
  return name;
}

/** The word for a schema in the names of functions: `Unit`, `UnitList`, `IntTable`. */
export function wordOf(e: Emitter, s: Schema): string {
  switch (s.kind) {
    case 'list':
      return `${wordOf(e, s.of)}List`;
    case 'table':
      return `${wordOf(e, s.of)}Table`;
    case 'nullable':
      return `Optional${wordOf(e, s.of)}`;
    case 'secret':
      return `Secret${wordOf(e, s.of)}`;
    case 'spatial':
      return wordOf(e, s.of);
    case 'record':
    case 'union':
      return nameOf(e, s as Composite);
    case 'id':
      return idName(s.of);
    default:
      return { int: 'Int', bool: 'Bool', text: 'Text', literal: 'Word', data: 'Data' }[s.kind];
  }
}

/** All exported types. `Event` is built from `Events`, its variants by type. */
export function typeDeclarations(e: Emitter, tables: readonly string[]): string[] {
  const ids = tables.map((t) => `export type ${idName(t)} = ${useType(e, 'Id')}<${text(t)}>;`);
  return [ids.join('\n'), ...e.names.all.map(({ name, schema }) => declaration(e, name, schema))];
}

function declaration(e: Emitter, name: string, s: Composite): string {
  const frozen = !e.names.mutable.has(name);
  if (s.kind === 'record' && Object.keys(s.fields).length === 0) return `export type ${name} = Record<string, never>;`;
  if (s.kind === 'record') return block(`export type ${name} =`, fieldLines(e, s.fields, frozen), ';');
  const variants = Object.entries(s.variants).map(
    ([tag, fields]) => [tag, [fieldLine(s.tag, text(tag), frozen), ...fieldLines(e, fields, frozen)]] as const,
  );
  if (name === 'Event') {
    const map = variants.map(([tag, lines]) => block(`${key(tag)}:`, lines, ';'));
    return `${block('export type Events =', map, ';')}\n\nexport type Event = Events[keyof Events];`;
  }
  if (variants.length === 0) return `export type ${name} = never;`;
  if (variants.length === 1) return block(`export type ${name} =`, variants[0]![1], ';');
  return `export type ${name} =${variants.map(([, lines]) => `\n  | ${variant(lines)}`).join('')};`;
}

function variant(lines: readonly string[]): string {
  const short = `{ ${lines.join(' ').replace(/;$/, '')} }`;
  return short.length <= 110 ? short : ['{', ...lines.map((line) => `      ${line}`), '    }'].join('\n');
}

const fieldLines = (e: Emitter, fields: Fields, frozen: boolean): string[] =>
  Object.entries(fields).map(([name, s]) => fieldLine(name, typeOf(e, s, frozen), frozen));

const fieldLine = (name: string, type: string, frozen: boolean): string =>
  `${frozen ? 'readonly ' : ''}${name}: ${type};`;

/** A mapping from names to named types: `Contexts`, `EffectData`. */
export const mapping = (name: string, entries: readonly (readonly [string, string])[]): string =>
  entries.length === 0
    ? `export type ${name} = Record<never, never>;`
    : block(
        `export type ${name} =`,
        entries.map(([k, type]) => `${key(k)}: ${type};`),
        ';',
      );
