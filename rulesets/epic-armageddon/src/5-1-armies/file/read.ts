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
import { type ReadArmy, type RuleProblem, readArmyFile, readEntries, readName } from '@walstatt/tabletop';
import { SHEETS } from '../../5-5-datasheets/catalogue.ts';
import type { Datasheet } from '../../5-5-datasheets/datasheet.ts';
import { readBothNames, readSheet } from '../../5-5-datasheets/notation/sheet.ts';
import { LISTS } from '../lists/lists.ts';
import { ownSheets } from '../muster/enlist.ts';
import { judgeList, judgeRoster } from '../muster/judge.ts';
import { noteUnits } from '../notation/known.ts';
import { LIST_FIELDS, readArmyList } from '../notation/list.ts';
import type { ArmyBook } from './book.ts';
import { readRoster } from './read-roster.ts';

const FIELDS = ['army', 'ruleset', 'units', 'lists', ...LIST_FIELDS];

/** Reads an army file (`*.army.yaml`, described in `docs/armies.md`). Never throws. */
export const readArmy = (text: string): ReadArmy<ArmyBook, NotationProblem> =>
  readArmyFile(text, (root): ReadArmy<ArmyBook, RuleProblem> => {
    const parsed = parseWith(root, readRoot, (r, v) => noteUnits(r, isPlainObject(v) ? v['units'] : undefined));
    if (!parsed.ok) return parsed;
    const book = parsed.value;
    const inList = book.list === null ? [] : judgeList(book.list, ownSheets(book));
    const inArmies = Object.entries(book.rosters).flatMap(([id, roster]) => judgeRoster(book, roster, ['lists', id]));
    const problems = [...inList, ...inArmies];
    return problems.length > 0 ? { ok: false, problems } : { ok: true, army: book };
  });

/** An army list of its own stands in the file itself, beside its datasheets. */
function readRoot(r: Reader, v: unknown): ArmyBook {
  const o = openRecord(r, v, FIELDS);
  if (o === null) return nothing();
  field(r, o, 'ruleset', readLiteral(['epic-armageddon']));
  const id = field(r, o, 'army', readBookName);
  const sheets = optional(r, o, 'units', readEntries(readOwnSheet), {});
  const list = Object.hasOwn(o, 'formations') ? readArmyList(r, id, o) : null;
  return {
    id,
    name: optional(r, o, 'name', readBothNames, { en: id, de: id }),
    sheets,
    list,
    rosters: optional(r, o, 'lists', readEntries(readRoster(list === null ? null : id)), {}),
  };
}

function readBookName(r: Reader, v: unknown): string {
  const name = readName(r, v);
  return Object.hasOwn(LISTS, name) ? report(r, 'another name than that of an army list of the game', name) : name;
}

function readOwnSheet(r: Reader, id: string, v: unknown): Datasheet {
  if (Object.hasOwn(SHEETS, id)) return report(r, 'another name than that of a datasheet of the game', id);
  return readSheet(r, id, v);
}
