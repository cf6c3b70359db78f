import { parseWith } from '@walstatt/engine/codec';
import {
  field,
  isPlainObject,
  type NotationProblem,
  nothing,
  openRecord,
  optional,
  type Reader,
  readLiteral,
  report,
} from '@walstatt/engine/files';
import { type ReadArmy, type RuleProblem, readArmyFile, readEntries, readName, readTitle } from '@walstatt/tabletop';
import { catalogue } from '../data/catalogue.ts';
import { judgeRoster } from '../muster/judge.ts';
import type { ArmyBook } from '../sheet.ts';
import { readDetachment, readRoster } from './read-roster.ts';
import { readSheet } from './read-sheet.ts';

const FIELDS = ['army', 'ruleset', 'name', 'datasheets', 'detachments', 'lists'];

/** Reads an army file (`*.army.yaml`, described in `docs/armies.md`). Never throws. */
export const readArmy = (text: string): ReadArmy<ArmyBook, NotationProblem> =>
  readArmyFile(text, (root): ReadArmy<ArmyBook, RuleProblem> => {
    const parsed = parseWith(root, readRoot, noteNames);
    if (!parsed.ok) return parsed;
    const book = parsed.value;
    const problems = Object.entries(book.rosters).flatMap(([id, roster]) => judgeRoster(book, roster, ['lists', id]));
    return problems.length > 0 ? { ok: false, problems } : { ok: true, army: book };
  });

/** References may come before what they refer to. */
function noteNames(r: Reader, root: unknown): void {
  const own = isPlainObject(root) && isPlainObject(root['datasheets']) ? Object.keys(root['datasheets']) : [];
  r.ids.set('datasheets', new Set([...own, ...Object.keys(catalogue.sheets)]));
}

function readRoot(r: Reader, v: unknown): ArmyBook {
  const o = openRecord(r, v, FIELDS);
  if (o === null) return nothing();
  field(r, o, 'ruleset', readLiteral(['wh40k-10e']));
  const id = field(r, o, 'army', readName);
  return {
    id: id === catalogue.id ? report(r, 'another name than that of the catalogue', id) : id,
    name: optional(r, o, 'name', readTitle, id),
    sheets: optional(r, o, 'datasheets', readEntries(readSheet), {}),
    detachments: optional(r, o, 'detachments', readEntries(readDetachment), {}),
    rosters: optional(r, o, 'lists', readEntries(readRoster), {}),
  };
}
