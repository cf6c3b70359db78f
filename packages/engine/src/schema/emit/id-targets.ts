import { complete } from '../complete.ts';
import type { Plain, Schema } from '../language.ts';
import { contains, defaultOf, fieldsOf } from '../shape.ts';
import { define, type Emitter, use, useType } from './emitter.ts';
import { functionOf, literal, text } from './print.ts';

/** How to find the rows of something that ids point to: by their keys, or by the field `id` of each. */
export type IdTarget = { readonly rows: 'keys' | 'ids'; readonly schema: Schema };

/** Everything in the state that ids can point to: its tables, and its lists of records with an `id`. */
export function idTargets(state: Schema): ReadonlyMap<string, IdTarget> {
  const found = new Map<string, IdTarget>();
  for (const [name, field] of Object.entries(fieldsOf(state))) {
    const rows = field.kind === 'spatial' ? field.of : field;
    if (rows.kind === 'table') found.set(name, { rows: 'keys', schema: field });
    if (rows.kind === 'list' && rows.of.kind === 'record' && rows.of.fields['id']?.kind === 'text') {
      found.set(name, { rows: 'ids', schema: field });
    }
  }
  return found;
}

/** A function that notes which ids exist before a state is read. Undefined if the state refers to none. */
export function noteFunction(e: Emitter, state: Schema): string | undefined {
  const lines = [...idTargets(state)]
    .filter(([name]) => contains(state, (s) => s.kind === 'id' && s.of === name))
    .map(([name, target]) => {
      const note = use(e, target.rows === 'keys' ? 'noteKeys' : 'noteIds');
      return `${note}(r, x, ${text(name)}, ${literal(defaultIds(target))});`;
    });
  if (lines.length === 0) return undefined;
  return define(e, 'noteIdsOfState', (self) =>
    functionOf(self, [`r: ${useType(e, 'Reader')}`, 'x: unknown'], 'void', lines),
  );
}

/** The ids that exist if the state leaves the table out. */
function defaultIds({ rows, schema }: IdTarget): Plain {
  const value = defaultOf(schema);
  if (value === undefined) return [];
  const all = complete(schema, value) as { readonly [key: string]: Plain };
  return rows === 'keys' ? Object.keys(all) : Object.values(all).map((row) => (row as { readonly id: string }).id);
}
