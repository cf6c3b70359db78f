import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Parsed } from '../../src/schema/codec.ts';
import { type JsonSchema, jsonSchema } from '../../src/schema/json-schema.ts';
import { data, int, list, record, secret, table, text, withDefault } from '../../src/schema/language.ts';
import { corruptions } from './fixture/corruptions.ts';
import { games } from './fixture/games.ts';
import type { Loose } from './fixture/load.ts';

/** Checks a value against a JSON Schema, for the keywords in use. Unknown keywords fail. */
function accepts(schema: Loose, x: Loose, root: JsonSchema): boolean {
  const isObject = typeof x === 'object' && x !== null && !Array.isArray(x);
  const types: Record<string, boolean> = {
    integer: Number.isInteger(x),
    boolean: typeof x === 'boolean',
    string: typeof x === 'string',
    array: Array.isArray(x),
    object: isObject,
    null: x === null,
  };
  const own = (o: object, key: string) => Object.hasOwn(o, key);
  const keyword: Record<string, (v: Loose) => boolean> = {
    $schema: () => true,
    $defs: () => true,
    title: () => true,
    description: () => true,
    default: () => true,
    $ref: (v) => accepts((root as Loose).$defs[v.slice('#/$defs/'.length)], x, root),
    type: (v) => types[v]!,
    minimum: (v) => typeof x !== 'number' || x >= v,
    maximum: (v) => typeof x !== 'number' || x <= v,
    pattern: (v) => typeof x !== 'string' || new RegExp(v, 'u').test(x),
    enum: (v) => v.includes(x),
    const: (v) => v === x,
    not: (v) => !accepts(v, x, root),
    anyOf: (v) => v.some((s: Loose) => accepts(s, x, root)),
    oneOf: (v) => v.filter((s: Loose) => accepts(s, x, root)).length === 1,
    items: (v) => !Array.isArray(x) || x.every((item) => accepts(v, item, root)),
    required: (v) => !isObject || v.every((name: string) => own(x, name)),
    properties: (v) => !isObject || Object.entries(v).every(([name, s]) => !own(x, name) || accepts(s, x[name], root)),
    propertyNames: (v) => !isObject || Object.keys(x).every((name) => accepts(v, name, root)),
    additionalProperties: (v) =>
      !isObject ||
      Object.keys(x).every((name) => own(schema.properties ?? {}, name) || (v !== false && accepts(v, x[name], root))),
  };
  return Object.entries(schema).every(([name, v]) => {
    const check = keyword[name];
    if (check === undefined) throw new Error(`the keyword ${name} is not known`);
    return check(v);
  });
}

describe.each(games)('the JSON Schema of $id', ({ codec, state, event, states, events }) => {
  const stateJson = jsonSchema(state, 'State');
  const eventJson = jsonSchema(event, 'Event');

  it('accepts states, views, sparse states and events', () => {
    fc.assert(
      fc.property(states, events, (s, e) => {
        expect(accepts(stateJson, s, stateJson)).toBe(true);
        expect(
          accepts(
            stateJson,
            codec.view(s, () => false),
            stateJson,
          ),
        ).toBe(true);
        expect(accepts(stateJson, codec.sparse(s), stateJson)).toBe(true);
        expect(accepts(eventJson, e, eventJson)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('refuses what JSON can spoil, except ids of missing rows', () => {
    const [s] = fc.sample(states, { numRuns: 1, seed: 5 });
    const spoilt = corruptions(s, state, false).filter((c) => breaksForm(codec.parseState(asJson(c.value))));
    expect(spoilt.length).toBeGreaterThan(20);
    const inData = (c: { path: readonly (string | number)[] }) =>
      ['notes', 'reply', 'memo'].some((f) => c.path.includes(f));
    for (const c of spoilt.filter((x) => !inData(x))) {
      expect(accepts(stateJson, asJson(c.value), stateJson), c.path.join('/')).toBe(false);
    }
  });
});

/** Whether anything other than a reference is wrong, because JSON Schema cannot look up rows. */
const breaksForm = (read: Parsed<unknown>): boolean =>
  !read.ok && read.problems.some((p) => !p.expected.startsWith('an id of'));

const asJson = (x: Loose): Loose =>
  JSON.parse(JSON.stringify(x, (_, v) => (typeof v === 'bigint' || typeof v === 'function' ? 0.5 : v)));

it('names what has a name, and writes defaults in full', () => {
  const point = record({ x: int(), y: withDefault(int(0, 9), 3) }, 'Point');
  const s = record({
    at: withDefault(point, { x: 1 }),
    more: list(point),
    hand: table(secret(text, '@key')),
    any: data,
  });
  expect(jsonSchema(s, 'Example')).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Example',
    type: 'object',
    properties: {
      at: { $ref: '#/$defs/Point', default: { x: 1, y: 3 } },
      more: { type: 'array', items: { $ref: '#/$defs/Point' } },
      hand: {
        type: 'object',
        propertyNames: { pattern: '^[A-Za-z][A-Za-z0-9_.:-]*$' },
        additionalProperties: { anyOf: [{ type: 'string' }, { const: '?' }] },
      },
      any: {},
    },
    required: ['more', 'hand', 'any'],
    additionalProperties: false,
    $defs: {
      Point: {
        type: 'object',
        properties: {
          x: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
          y: { type: 'integer', minimum: 0, maximum: 9, default: 3 },
        },
        required: ['x'],
        additionalProperties: false,
      },
    },
  });
});
