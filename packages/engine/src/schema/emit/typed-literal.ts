import type { Fields, Plain, Schema } from '../language.ts';
import { UNKNOWN } from '../secret.ts';
import { type Emitter, use } from './emitter.ts';
import { bracketed, key, literal, text } from './print.ts';
import { typeOf } from './types.ts';

/** A literal of a complete value that has the schema's type. Secrets in it are hidden from the type checker. */
export function typedLiteral(e: Emitter, s: Schema, value: Plain): string {
  switch (s.kind) {
    case 'spatial':
      return typedLiteral(e, s.of, value);
    case 'secret':
      if (value === UNKNOWN) return use(e, 'HIDDEN');
      return `${use(e, 'hide')}<${typeOf(e, s.of, false)}>(${typedLiteral(e, s.of, value)})`;
    case 'nullable':
      return value === null ? 'null' : typedLiteral(e, s.of, value);
    case 'list': {
      const rows = (value as readonly Plain[]).map((v) => typedLiteral(e, s.of, v));
      return bracketed('', rows, '[]');
    }
    case 'table': {
      const rows = Object.entries(value as Row).map(([name, v]) => `${key(name)}: ${typedLiteral(e, s.of, v)}`);
      return bracketed('', rows, '{}');
    }
    case 'record':
      return bracketed('', fieldItems(e, s.fields, value as Row), '{}');
    case 'union': {
      const tag = (value as Row)[s.tag] as string;
      return bracketed('', [`${s.tag}: ${text(tag)}`, ...fieldItems(e, s.variants[tag]!, value as Row)], '{}');
    }
    default:
      return literal(value);
  }
}

type Row = { readonly [name: string]: Plain };

const fieldItems = (e: Emitter, fields: Fields, value: Row): string[] =>
  Object.entries(fields).map(([name, s]) => `${name}: ${typedLiteral(e, s, value[name]!)}`);
