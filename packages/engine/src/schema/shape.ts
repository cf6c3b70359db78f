import type { Fields, Plain, Schema } from './language.ts';

/** Questions about schemas that several parts of the emitter ask. */

/** The schemas directly inside one. */
export function inside(s: Schema): readonly Schema[] {
  switch (s.kind) {
    case 'list':
    case 'table':
    case 'nullable':
    case 'secret':
    case 'spatial':
      return [s.of];
    case 'record':
      return Object.values(s.fields);
    case 'union':
      return Object.values(s.variants).flatMap((fields) => Object.values(fields));
    default:
      return [];
  }
}

/** Whether `s` or anything in it satisfies `p`. */
export const contains = (s: Schema, p: (s: Schema) => boolean): boolean =>
  p(s) || inside(s).some((inner) => contains(inner, p));

export const hasSecret = (s: Schema): boolean => contains(s, (x) => x.kind === 'secret');
export const hasSpatial = (s: Schema): boolean => contains(s, (x) => x.kind === 'spatial');

/** Whether values are copied by assignment and compared by `===`. */
export function isFlat(s: Schema): boolean {
  switch (s.kind) {
    case 'nullable':
    case 'secret':
    case 'spatial':
      return isFlat(s.of);
    default:
      return s.kind === 'int' || s.kind === 'bool' || s.kind === 'text' || s.kind === 'literal' || s.kind === 'id';
  }
}

/** The default of a field, even if the mark stands inside `spatial` or `secret`. */
export function defaultOf(s: Schema): Plain | undefined {
  if (s.default !== undefined) return s.default;
  return s.kind === 'spatial' || s.kind === 'secret' ? defaultOf(s.of) : undefined;
}

/** The fields of a record schema. Anything else is a mistake of the caller. */
export function fieldsOf(s: Schema): Fields {
  if (s.kind !== 'record') throw new Error(`a record schema was expected, not ${s.kind}`);
  return s.fields;
}
