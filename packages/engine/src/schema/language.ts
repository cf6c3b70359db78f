/**
 * The schema language: the single description of a ruleset's state, contexts and events. Types, clone, hash, equality,
 * JSON, validation, views and redaction are emitted from it (see `emit-all.ts`).
 */
export type Schema = SchemaShape & { readonly default?: Plain };

export type SchemaShape =
  | { readonly kind: 'int'; readonly min: number; readonly max: number }
  | { readonly kind: 'bool' }
  | { readonly kind: 'text' }
  | { readonly kind: 'literal'; readonly values: readonly string[] }
  /** The key of a row in the state's table `of`, or an id of the list of records `of` (for seats). */
  | { readonly kind: 'id'; readonly of: string }
  | { readonly kind: 'list'; readonly of: Schema }
  /** Rows by id. The order of rows is part of the value, because rules iterate in it. Ids match `ID_PATTERN`. */
  | { readonly kind: 'table'; readonly of: Schema }
  | { readonly kind: 'record'; readonly fields: Fields; readonly name?: string }
  /** Records told apart by the literal field `tag`. */
  | {
      readonly kind: 'union';
      readonly tag: string;
      readonly variants: Readonly<Record<string, Fields>>;
      readonly name?: string;
    }
  | { readonly kind: 'nullable'; readonly of: Schema }
  /** A value that only `owner` may know. `Owner` describes how the owner's seat is found. */
  | { readonly kind: 'secret'; readonly of: Schema; readonly owner: Owner }
  /** A value that geometry depends on: part of `spaceHash`. Everything inside counts. */
  | { readonly kind: 'spatial'; readonly of: Schema }
  /** Any plain JSON value (answers, effect data). Never secret inside, never spatial. */
  | { readonly kind: 'data' };

export type Fields = Readonly<Record<string, Schema>>;

/**
 * Where the owner's seat id stands: `'owner'` is a field of the record that holds the secret, `'^owner'` a field of the
 * record around that one (and so on, one `^` each), `'@key'` the key of the nearest table.
 */
export type Owner = string;

/** Plain JSON data. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** Ids never look like integers, because JavaScript would reorder the rows. */
export const ID_PATTERN = /^[A-Za-z][A-Za-z0-9_.:-]*$/;

export const int = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Schema => ({
  kind: 'int',
  min,
  max,
});
export const bool: Schema = { kind: 'bool' };
export const text: Schema = { kind: 'text' };
export const data: Schema = { kind: 'data' };
export const literal = (...values: string[]): Schema => ({ kind: 'literal', values });
export const id = (of: string): Schema => ({ kind: 'id', of });
export const list = (of: Schema): Schema => ({ kind: 'list', of });
export const table = (of: Schema): Schema => ({ kind: 'table', of });
export const nullable = (of: Schema): Schema => ({ kind: 'nullable', of, default: null });
export const secret = (of: Schema, owner: Owner): Schema => ({ kind: 'secret', of, owner });
export const spatial = (of: Schema): Schema => ({ kind: 'spatial', of });
export const withDefault = (schema: Schema, value: Plain): Schema => ({ ...schema, default: value });

/** A record. With a name, it gets an exported type of that name. */
export const record = (fields: Fields, name?: string): Schema =>
  name === undefined ? { kind: 'record', fields } : { kind: 'record', fields, name };
export const union = (tag: string, variants: Readonly<Record<string, Fields>>, name?: string): Schema =>
  name === undefined ? { kind: 'union', tag, variants } : { kind: 'union', tag, variants, name };
