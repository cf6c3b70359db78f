import type { Fields, Schema } from './language.ts';
import { ownerPath } from './owner.ts';
import { UNKNOWN } from './secret.ts';

/** A secret somewhere in a state or an event. */
export type FoundSecret = {
  readonly path: readonly (string | number)[];
  /** The seat that may know it. */
  readonly owner: string;
  /** The schema of the value behind it. */
  readonly schema: Schema;
  /** The value, or `'?'` in a view that does not know it. */
  readonly value: unknown;
};

/** Every secret of a state (or event), with its place and its owner. */
export function secretsOf(value: unknown, schema: Schema): FoundSecret[] {
  const found: FoundSecret[] = [];
  replaceSecrets(value, schema, (secret) => {
    found.push(secret);
    return secret.value;
  });
  return found;
}

/**
 * A copy in which each secret has the value that `f` returns for it: another world that looks the same to seats that do
 * not know the secrets, or a guess at what a view hides. Everything around the secrets is new, so the original stays as
 * it is.
 */
export function replaceSecrets<S>(value: S, schema: Schema, f: (secret: FoundSecret) => unknown): S {
  return walk(value, schema, { path: [], records: [], key: undefined }, f) as S;
}

type Place = {
  readonly path: readonly (string | number)[];
  /** The enclosing records, from the inside out. */
  readonly records: readonly Row[];
  readonly key: string | undefined;
};

type Row = Readonly<Record<string, unknown>>;

function walk(x: unknown, s: Schema, at: Place, f: (secret: FoundSecret) => unknown): unknown {
  const below = (key: string | number, place: Place = at): Place => ({ ...place, path: [...at.path, key] });
  switch (s.kind) {
    case 'secret':
      return f({ path: at.path, owner: ownerAt(s.owner, at), schema: s.of, value: x });
    case 'spatial':
      return walk(x, s.of, at, f);
    case 'nullable':
      return x === null ? null : walk(x, s.of, at, f);
    case 'list':
      return (x as readonly unknown[]).map((v, i) => walk(v, s.of, below(i), f));
    case 'table': {
      const rows = Object.entries(x as Row);
      return Object.fromEntries(rows.map(([key, v]) => [key, walk(v, s.of, below(key, { ...at, key }), f)]));
    }
    case 'record':
      return walkFields(x as Row, s.fields, at, f);
    case 'union': {
      const tag = (x as Row)[s.tag] as string;
      return { [s.tag]: tag, ...walkFields(x as Row, s.variants[tag]!, at, f) };
    }
    default:
      return x;
  }
}

function walkFields(x: Row, fields: Fields, at: Place, f: (secret: FoundSecret) => unknown): Row {
  const out: Record<string, unknown> = {};
  const records = [x, ...at.records];
  for (const [name, s] of Object.entries(fields)) {
    out[name] = walk(x[name], s, { path: [...at.path, name], records, key: at.key }, f);
  }
  return out;
}

function ownerAt(owner: string, at: Place): string {
  const path = ownerPath(owner);
  const seat = path.key ? at.key : at.records[path.up]?.[path.field];
  if (typeof seat !== 'string') throw new Error(`the owner '${owner}' is not to be found at ${at.path.join('.')}`);
  return seat;
}

/** Whether the value of a secret is hidden. */
export const isHidden = (secret: FoundSecret): boolean => secret.value === UNKNOWN;
