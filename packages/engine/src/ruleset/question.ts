import type { Look } from '../machine/game.ts';
import type { CoreState, Types } from '../machine/types.ts';
import { readLength } from '../notation/position/lengths.ts';
import type { Problem } from '../schema/codec.ts';
import type { Fields, Plain, Schema } from '../schema/language.ts';
import { isInherited } from '../schema/run/inherited.ts';
import { describe, nearest, oneOf } from '../schema/run/problem.ts';
import { readData } from '../schema/run/read-data.ts';
import { isPlainObject } from '../schema/run/read-record.ts';
import { parseWith } from '../schema/run/reader.ts';

/** A question that has no answer in this position, for a reason that the asker can understand. */
export class Unanswerable extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(why, options);
    this.name = 'Unanswerable';
  }
}

export type Answered = { readonly answer: Plain } | { readonly problems: readonly Problem[] };

/**
 * Asks one of the ruleset's questions. Its arguments are checked first, and those that may be left out are filled in.
 */
export function askQuestion<T extends Types>(
  look: Look<T>,
  name: string,
  raw: Readonly<Record<string, unknown>>,
): Answered {
  const { questions } = look.ruleset;
  const question = Object.hasOwn(questions, name) ? questions[name] : undefined;
  if (question === undefined) return { problems: [unknown(['question'], name, Object.keys(questions))] };
  const read = readArguments(look, question.takes, raw);
  return 'problems' in read ? read : { answer: question.ask(look as never, read.args) };
}

export type Arguments = { readonly args: Readonly<Record<string, Plain>> } | { readonly problems: readonly Problem[] };

/** Arguments from outside, compared with what is taken, and filled in where they may be left out. */
export function readArguments<T extends Types>(
  look: Look<T>,
  takes: Fields,
  raw: Readonly<Record<string, unknown>>,
): Arguments {
  const problems: Problem[] = [];
  const args = readFields({ state: look.state, lengths: look.ruleset.unit !== 'hex', problems }, takes, raw, []);
  return problems.length > 0 ? { problems } : { args: args as Record<string, Plain> };
}

type Reading = { readonly state: CoreState; readonly lengths: boolean; readonly problems: Problem[] };
type Path = readonly (string | number)[];

function readFields(
  r: Reading,
  fields: Fields,
  raw: Readonly<Record<string, unknown>>,
  path: Path,
): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const name of Object.keys(raw))
    if (!Object.hasOwn(fields, name)) r.problems.push(unknown([...path, name], name, Object.keys(fields)));
  for (const [name, s] of Object.entries(fields)) {
    const given = Object.hasOwn(raw, name) ? raw[name] : undefined;
    out[name] = given === undefined && s.default !== undefined ? s.default : read(r, s, given, [...path, name]);
  }
  return out;
}

function read(r: Reading, s: Schema, x: unknown, path: Path): unknown {
  const wrong = (expected: string, hint?: string): undefined => {
    const problem = { path: [...path], expected, got: describe(x) };
    r.problems.push(hint === undefined ? problem : { ...problem, hint });
    return undefined;
  };
  switch (s.kind) {
    case 'bool':
      return typeof x === 'boolean' ? x : wrong('true or false');
    case 'text':
      return typeof x === 'string' ? x : wrong('a text');
    case 'int': {
      const n = typeof x === 'string' && r.lengths ? readLength(x) : x;
      return Number.isSafeInteger(n) && (n as number) >= s.min && (n as number) <= s.max
        ? n
        : wrong(range(s.min, s.max));
    }
    case 'literal':
      return oneOfThese(x, s.values) ? x : wrong(oneOf(s.values), near(x, s.values));
    case 'id': {
      const ids = idsOf(r.state, s.of);
      return oneOfThese(x, ids) ? x : wrong(`an id of ${s.of}: ${oneOf(ids)}`, near(x, ids));
    }
    case 'nullable':
      return x === null ? null : read(r, s.of, x, path);
    case 'secret':
    case 'spatial':
      return read(r, s.of, x, path);
    case 'list':
      return Array.isArray(x) ? x.map((v, i) => read(r, s.of, v, [...path, i])) : wrong('a list');
    case 'record':
      return isPlainObject(x) ? readFields(r, s.fields, x, path) : wrong('fields with values');
    case 'table':
      return isPlainObject(x) ? readTable(r, s.of, x, path) : wrong('names with values');
    case 'union': {
      const fields =
        isPlainObject(x) && Object.hasOwn(s.variants, String(x[s.tag])) ? s.variants[String(x[s.tag])] : undefined;
      if (fields === undefined) return wrong(`fields with values, and ${s.tag} ${oneOf(Object.keys(s.variants))}`);
      const { [s.tag]: tag, ...rest } = x as Record<string, unknown>;
      return { [s.tag]: tag, ...readFields(r, fields, rest, path) };
    }
    case 'data': {
      if (x === undefined) return wrong('a value');
      const plain = parseWith(x, readData);
      if (plain.ok) return plain.value;
      for (const p of plain.problems) r.problems.push({ ...p, path: [...path, ...p.path] });
      return undefined;
    }
  }
}

function readTable(
  r: Reading,
  of: Schema,
  raw: Readonly<Record<string, unknown>>,
  path: Path,
): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(raw))
    if (isInherited(name)) r.problems.push({ path: [...path, name], expected: 'another name', got: describe(name) });
    else out[name] = read(r, of, value, [...path, name]);
  return out;
}

const oneOfThese = (x: unknown, values: readonly string[]): boolean => typeof x === 'string' && values.includes(x);

const near = (x: unknown, names: readonly string[]): string | undefined =>
  typeof x === 'string' ? nearest(x, names) : undefined;

function unknown(path: Path, name: string, names: readonly string[]): Problem {
  const problem = { path: [...path], expected: oneOf(names), got: describe(name) };
  const hint = nearest(name, names);
  return hint === undefined ? problem : { ...problem, hint };
}

function idsOf(state: CoreState, table: string): string[] {
  if (table === 'seats') return state.seats.map((s) => s.id);
  return Object.keys((state as unknown as Record<string, object>)[table] ?? {});
}

function range(min: number, max: number): string {
  if (min === Number.MIN_SAFE_INTEGER && max === Number.MAX_SAFE_INTEGER) return 'a whole number';
  if (max === Number.MAX_SAFE_INTEGER) return `a whole number of at least ${min}`;
  return `a whole number from ${min} to ${max}`;
}
