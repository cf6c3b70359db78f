import type { Problem } from '../../schema/codec.ts';
import type { Schema } from '../../schema/language.ts';
import { nearest } from '../../schema/run/problem.ts';
import { fieldsOf } from '../../schema/shape.ts';
import { meant, type NotationProblem, type Place, problemAt } from '../problems.ts';
import type { WrittenAgenda } from './agenda.ts';
import type { PositionFile } from './file.ts';
import { lengthHint } from './lengths.ts';
import { POSITION_WORDS } from './words.ts';

/** What the codec found wrong with the state, at its place in the file. */
export function stateProblem(
  schema: Schema,
  file: PositionFile,
  agenda: WrittenAgenda | null,
  p: Problem,
): NotationProblem {
  return problemAt(placeOf(file, agenda, p), messageOf(p), hintFor(schema, p), p.path);
}

function messageOf(p: Problem): string {
  if (isAboutName(p)) return `there is no field ${p.got} here`;
  return p.got === 'nothing' ? `missing: expected ${p.expected}` : `expected ${p.expected}, got ${p.got}`;
}

function placeOf({ places, root }: PositionFile, agenda: WrittenAgenda | null, p: Problem): Place {
  if (p.path[0] === 'agenda' && agenda !== null) return agenda.find(p.path.slice(1));
  const found = places.find(p.path);
  if (found.depth > 0 || p.path.length === 0) return isAboutName(p) ? found.key : found.value;
  const start = ['setup', 'scenario'].find((word) => root[word] !== undefined);
  return start === undefined ? found.value : places.find([start]).key;
}

/** A field that should not be there is pointed to by its name, everything else by its value. */
const isAboutName = (p: Problem): boolean => /^no (?:such field|fields)$/.test(p.expected);

function hintFor(schema: Schema, p: Problem): string | undefined {
  if (isAboutName(p) && p.path.length === 1) {
    return meant(nearest(String(p.path[0]), [...Object.keys(fieldsOf(schema)), ...POSITION_WORDS]));
  }
  if (p.hint !== undefined) return meant(p.hint);
  if (p.expected === 'a text' && /^(?:-?\d|true|false|null)/.test(p.got)) return 'texts like this need quotes';
  return p.got.startsWith('"') ? lengthHint(p.got.slice(1, -1)) : undefined;
}
