import type { Schema } from '../language.ts';
import { idName, typeName } from '../type-name.ts';

/** The names of all record and union types of a file. */
export type TypeNames = {
  /** By name, or by the object that lists the fields if a record has none. */
  readonly byKey: ReadonlyMap<unknown, string>;
  /** Types of the state: everything else is read-only. */
  readonly mutable: ReadonlySet<string>;
  /** Each type once, in the order in which they were met. */
  readonly all: readonly { readonly name: string; readonly schema: Composite }[];
};

export type Composite = Schema & { kind: 'record' | 'union' };

/** Names that mean something else in the emitted file. */
const RESERVED =
  'Contexts Events EffectData Requests Codec Id Secret Plain Frozen Lanes Reader Sparse Record Readonly Array Object Math'.split(
    ' ',
  );

/** Names every record and union in the state, then in the other roots. Throws if one name means two things. */
export function nameTypes(state: Schema, others: readonly Schema[], tables: readonly string[]): TypeNames {
  const taken = new Map<string, string>();
  for (const name of RESERVED) taken.set(name, 'reserved');
  for (const table of tables) taken.set(idName(table), 'reserved');
  for (const root of [state, ...others]) eachComposite(root, '', (s) => claimName(taken, s));

  const byKey = new Map<unknown, string>();
  const all: { name: string; schema: Composite }[] = [];
  const mutable = new Set<string>();
  const visit = (root: Schema, met: (name: string) => void): void =>
    eachComposite(root, '', (s, path) => {
      let name = byKey.get(typeKey(s));
      if (name === undefined) {
        name = s.name ?? freeName(taken, path);
        byKey.set(typeKey(s), name);
        all.push({ name, schema: s });
      }
      met(name);
    });
  visit(state, (name) => mutable.add(name));
  for (const root of others) visit(root, () => {});
  return { byKey, all, mutable };
}

export const typeKey = (s: Composite): unknown => s.name ?? (s.kind === 'record' ? s.fields : s.variants);

function claimName(taken: Map<string, string>, s: Composite): void {
  if (s.name === undefined) return;
  const { default: _, ...shape } = s;
  const meaning = JSON.stringify(shape);
  const there = taken.get(s.name);
  if (there === 'reserved') throw new Error(`the type name ${s.name} is taken by the emitted code itself`);
  if (!/^[A-Z_][A-Za-z0-9_]*$/.test(s.name)) throw new Error(`${s.name} cannot be the name of a type`);
  if (there !== undefined && there !== meaning) throw new Error(`the type name ${s.name} means two different things`);
  taken.set(s.name, meaning);
}

function freeName(taken: Map<string, string>, base: string): string {
  let name = base;
  for (let n = 2; taken.has(name); n++) name = `${base}${n}`;
  taken.set(name, 'made up');
  return name;
}

/** Calls `f` for each record and union, outermost first, with a name made from the path to it. */
function eachComposite(s: Schema, path: string, f: (s: Composite, path: string) => void): void {
  switch (s.kind) {
    case 'list':
      eachComposite(s.of, `${path}Item`, f);
      break;
    case 'table':
      eachComposite(s.of, `${path}Row`, f);
      break;
    case 'nullable':
    case 'secret':
    case 'spatial':
      eachComposite(s.of, path, f);
      break;
    case 'record': {
      f(s as Composite, path);
      const prefix = s.name === 'State' ? '' : (s.name ?? path);
      for (const [name, field] of Object.entries(s.fields)) eachComposite(field, prefix + typeName(name), f);
      break;
    }
    case 'union': {
      f(s as Composite, path);
      const prefix = s.name === 'Event' ? '' : (s.name ?? path);
      for (const [variant, fields] of Object.entries(s.variants)) {
        const inner = prefix + typeName(variant);
        for (const [name, field] of Object.entries(fields)) eachComposite(field, inner + typeName(name), f);
      }
    }
  }
}
