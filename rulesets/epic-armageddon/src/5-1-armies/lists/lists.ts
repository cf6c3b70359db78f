import { parseWith } from '@walstatt/engine/codec';
import { nothing, openRecord, type Reader } from '@walstatt/engine/files';
import { readEntries } from '@walstatt/tabletop';
import type { ArmyList } from '../army-list.ts';
import { noteUnits } from '../notation/known.ts';
import { LIST_FIELDS, readArmyList } from '../notation/list.ts';
import { imperial } from './imperial.ts';
import { orks } from './orks.ts';
import { spaceMarines } from './space-marines.ts';

/** EA-1.2.2-02: the game's own army lists, with their initiative. They are read as those of army files are. */
export const LISTS: Readonly<Record<string, ArmyList>> = readAll();

function readAll(): Record<string, ArmyList> {
  const written = { 'space-marines': spaceMarines, orks, imperial };
  const read = parseWith(written, readEntries(readList), (r) => noteUnits(r, undefined));
  if (!read.ok) throw new Error(`The army lists of Epic are wrong: ${JSON.stringify(read.problems)}`);
  return read.value;
}

function readList(r: Reader, id: string, v: unknown): ArmyList {
  const o = openRecord(r, v, LIST_FIELDS);
  return o === null ? nothing() : readArmyList(r, id, o);
}
