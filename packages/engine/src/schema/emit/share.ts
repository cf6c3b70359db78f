import type { Schema } from '../language.ts';
import { fieldsOf, isFlat } from '../shape.ts';
import { cloneOf } from './clone.ts';
import { define, type Emitter, use } from './emitter.ts';
import { equalOf } from './equal.ts';
import { bracketed, functionOf } from './print.ts';
import { typeOf } from './types.ts';

/**
 * An expression for a full copy of the state `x` that takes from `b`, an earlier copy, the rows and fields that are
 * still the same.
 */
export function shareOf(e: Emitter, state: Schema, x: string, b: string): string {
  const type = typeOf(e, state, false);
  const fields = Object.entries(fieldsOf(state)).map(
    ([name, s]) => `${name}: ${fieldOf(e, s, `x.${name}`, `b.${name}`)}`,
  );
  const share = define(e, 'shareState', (self) =>
    functionOf(self, [`x: ${type}`, `b: ${type}`], type, [bracketed('return ', fields, '{}', ';')]),
  );
  return `${share}(${x}, ${b})`;
}

function fieldOf(e: Emitter, s: Schema, x: string, b: string): string {
  if (isFlat(s)) return x;
  if (s.kind === 'spatial') return fieldOf(e, s.of, x, b);
  const inTable = s.kind === 'table' && !isFlat(s.of);
  const one = inTable ? s.of : s;
  const equal = equalOf(e, one, 'v', 'w');
  // A record without fields never changes.
  if (equal === 'true' && !inTable) return b;
  const same = `(v, w) => ${equal}`;
  const copy = cloneOf(e, one, 'v');
  return bracketed(use(e, inTable ? 'shareTable' : 'shareOne'), [x, b, same, `(v) => ${bare(copy)}`], '()');
}

/** An object literal after an arrow needs brackets of its own. */
const bare = (expression: string): string => (expression.startsWith('{') ? `(${expression})` : expression);
