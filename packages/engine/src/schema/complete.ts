import { type Fields, ID_PATTERN, type Plain, type Schema } from './language.ts';
import { range } from './run/read-scalar.ts';
import { UNKNOWN } from './secret.ts';
import { defaultOf } from './shape.ts';

type PlainObject = { readonly [key: string]: Plain };

/**
 * The full value that `value` stands for: defaults filled in, fields in the order of the schema. Throws if it does not
 * fit. Used for defaults in schemas, which may leave out what has a default of its own.
 */
export function complete(s: Schema, value: Plain): Plain {
  const wrong = (expected: string): never => {
    throw new Error(`${JSON.stringify(value)} is not ${expected}`);
  };
  switch (s.kind) {
    case 'int':
      return typeof value === 'number' && Number.isSafeInteger(value) && value >= s.min && value <= s.max
        ? value
        : wrong(range(s.min, s.max));
    case 'bool':
      return typeof value === 'boolean' ? value : wrong('true or false');
    case 'text':
      return typeof value === 'string' ? value : wrong('a text');
    case 'literal':
      return s.values.includes(value as string) ? value : wrong(`one of ${s.values.join(', ')}`);
    case 'id':
      return typeof value === 'string' && ID_PATTERN.test(value) ? value : wrong('an id');
    case 'list':
      return Array.isArray(value) ? value.map((v: Plain) => complete(s.of, v)) : wrong('a list');
    case 'table': {
      if (!isObject(value) || !Object.keys(value).every((key) => ID_PATTERN.test(key))) return wrong('a table');
      return Object.fromEntries(Object.entries(value).map(([key, v]) => [key, complete(s.of, v)]));
    }
    case 'record':
      return isObject(value) ? completeFields(s.fields, value, []) : wrong('an object');
    case 'union': {
      const tag = isObject(value) ? value[s.tag] : undefined;
      if (typeof tag !== 'string' || !Object.hasOwn(s.variants, tag)) return wrong(`an object with a known ${s.tag}`);
      return { [s.tag]: tag, ...completeFields(s.variants[tag]!, value as PlainObject, [s.tag]) };
    }
    case 'nullable':
      return value === null ? null : complete(s.of, value);
    case 'secret':
      return value === UNKNOWN ? value : complete(s.of, value);
    case 'spatial':
      return complete(s.of, value);
    case 'data':
      return value;
  }
}

function completeFields(fields: Fields, value: PlainObject, also: readonly string[]): PlainObject {
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(fields, key) && !also.includes(key)) throw new Error(`there is no field ${JSON.stringify(key)}`);
  }
  const out: Record<string, Plain> = {};
  for (const [name, s] of Object.entries(fields)) {
    const v = Object.hasOwn(value, name) ? value[name] : defaultOf(s);
    if (v === undefined) throw new Error(`the field ${JSON.stringify(name)} is missing`);
    out[name] = complete(s, v);
  }
  return out;
}

const isObject = (x: Plain): x is PlainObject => typeof x === 'object' && x !== null && !Array.isArray(x);
