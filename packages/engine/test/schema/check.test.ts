import { describe, expect, it } from 'vitest';
import type { RequestSchema, RulesetSchema } from '../../src/schema/core.ts';
import { emit } from '../../src/schema/emit/emit.ts';
import {
  bool,
  id,
  int,
  list,
  literal,
  nullable,
  record,
  type Schema,
  secret,
  table,
  text,
  union,
  withDefault,
} from '../../src/schema/language.ts';
import { schema as bare } from './fixture/bare.ts';

const withState = (x: Schema): RulesetSchema => ({ ...bare, state: { x } });
const asking = (request: RequestSchema, name = 'go'): RulesetSchema => ({ ...bare, requests: { [name]: request } });
const owned = (x: Schema): Schema => table(record({ owner: id('seats'), x }));

describe('a schema is refused', () => {
  it.each<[string, RulesetSchema, string]>([
    ['secrets in contexts', { ...bare, contexts: { go: { plan: secret(int(), 'a') } } }, 'contexts.go.plan: secrets'],
    ['secrets in effects', { ...bare, effects: { fog: { x: list(secret(int(), 'a')) } } }, 'effects.fog.x: secrets'],
    ['a secret in a secret', withState(owned(secret(list(secret(int(), 'owner')), 'owner'))), 'inside a secret'],
    [
      'an unknown owner',
      withState(owned(secret(int(), 'onwer'))),
      "state.x.*.x: the owner is 'onwer', but there is no field onwer",
    ],
    ['an owner too far out', withState(owned(secret(int(), '^^owner'))), 'not so many records around'],
    ['a key without a table', withState(secret(int(), '@key')), 'no table is around'],
    ['an owner that is no seat', withState(table(record({ n: int(), x: secret(int(), 'n') }))), 'n is no seat'],
    [
      'an owner that is secret itself',
      withState(table(record({ o: secret(id('seats'), '@key'), x: secret(int(), 'o') }))),
      'o is no seat',
    ],
    [
      'an owner missing in one variant',
      withState(union('at', { a: { o: id('seats'), x: secret(int(), 'o') }, b: { x: secret(int(), 'o') } })),
      'state.x.b.x: the owner',
    ],
    [
      'an unknown owner in an event',
      { ...bare, events: { said: { x: secret(text, 'seat') } } },
      'events.said.x: the owner',
    ],
    [
      'ids of no table',
      withState(id('dragons')),
      'state.x: there is no table (or list of records with an id) "dragons"',
    ],
    ['ids of something else', { ...bare, state: { n: int(), x: id('n') } }, 'there is no table'],
    [
      'ids of no table in events',
      { ...bare, events: { said: { x: id('score') } } },
      'events.said.x: there is no table',
    ],
    [
      'a default out of range',
      withState(withDefault(int(0, 6), 7)),
      'the default does not fit: 7 is not a whole number from 0 to 6',
    ],
    ['a default that lacks a field', withState(withDefault(record({ a: int() }), {})), 'the field "a" is missing'],
    ['a default with too many fields', withState(withDefault(record({}), { b: 1 })), 'there is no field "b"'],
    ['a default of an unknown kind', withState(withDefault(union('at', { a: {} }), { at: 'b' })), 'a known at'],
    ['a default with bad keys', withState(withDefault(table(int()), { 1: 1 })), 'is not a table'],
    ['an empty range', withState(int(3, 2)), '3 to 2 is no range'],
    ['half numbers', withState(int(0.5, 2)), 'no range of whole numbers'],
    ['a literal without values', withState(literal()), 'a literal needs values'],
    ['a literal with a value twice', withState(literal('a', 'a')), 'twice'],
    ['a secret that may be ?', withState(owned(secret(literal('?', 'a'), 'owner'))), "'?' stands for the unknown"],
    ['a tag as a field', withState(union('at', { a: { at: int() } })), 'the tag of the union has this name'],
    ['a field that is no name', { ...bare, state: { 'a-b': int() } }, 'cannot be the name of a field'],
    ['__proto__', { ...bare, state: { ['__proto__']: int() } }, 'cannot be the name of a field'],
    ['a state field of the engine', { ...bare, state: { agenda: bool } }, 'state.agenda: the engine has this name'],
    ['an activity of the engine', { ...bare, contexts: { window: {} } }, 'contexts.window: the engine has this name'],
    ['an event of the engine', { ...bare, events: { rolled: {} } }, 'events.rolled: the engine has this name'],
    ['rules as a field of an event', { ...bare, events: { said: { rules: text } } }, 'events.said.rules: the engine'],
    ['a request of the engine', asking({ kind: 'order' }, 'orderTriggers'), 'requests.orderTriggers: the engine has'],
    [
      'a secret in a request',
      asking({ kind: 'path', args: { x: secret(int(), '@key') } }),
      'requests.go.args.x: secrets',
    ],
    ['options where there are none', asking({ kind: 'path', option: { x: int() } }), 'a path has no options'],
    ['items where there are none', asking({ kind: 'choose', item: { x: int() } }), 'only an assign has items'],
    [
      'a request about nothing',
      asking({ kind: 'path', about: { by: 'unit' } }),
      'requests.go.about.by: there is no unit',
    ],
    [
      'a request about nothing in its options',
      asking({ kind: 'choose', option: { x: text }, about: { at: 'option.y' } }),
      'requests.go.about.at: there is no option.y',
    ],
    ['ids of no table in requests', asking({ kind: 'path', args: { x: id('n') } }), 'requests.go.args.x: there is no'],
    [
      'one name for two things',
      withState(record({ a: record({}, 'A'), b: record({ c: int() }, 'A') })),
      'two different things',
    ],
    ['a name for something else', withState(record({}, 'Events')), 'taken by the emitted code'],
    ['a name that is none', withState(record({}, 'a b')), 'cannot be the name of a type'],
  ])('with %s', (_, schema, message) => {
    expect(() => emit(schema)).toThrow(message);
  });

  it('with all its mistakes named at once', () => {
    const wrong = { ...bare, state: { a: int(3, 2), b: id('nothing') } };
    expect(() => emit(wrong)).toThrow(/the schema of bare is wrong:\n.*state\.a: .*\n.*state\.b: /);
  });
});

it('the same name with and without a default is one type', () => {
  const a = record({ n: int() }, 'A');
  const text = emit({ ...bare, state: { a, b: withDefault(a, { n: 1 }), c: nullable(a) } });
  expect(text.match(/export type A =/g)).toHaveLength(1);
});
