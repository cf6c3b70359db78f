import { parseWith } from '@walstatt/engine/codec';
import { readEntries } from '@walstatt/tabletop';
import type { Roster } from '../army-list.ts';
import { readRoster } from '../file/read-roster.ts';
import { noteUnits } from '../notation/known.ts';
import { imperial } from './imperial.ts';
import { orks } from './orks.ts';
import { spaceMarines } from './space-marines.ts';

/** Ready armies, bought from the game's own lists, for the scenarios in which players bring armies. */
export const ARMIES: Readonly<Record<string, Roster>> = readAll();

function readAll(): Record<string, Roster> {
  const written = { ...spaceMarines, ...orks, ...imperial };
  const read = parseWith(written, readEntries(readRoster(null)), (r) => noteUnits(r, undefined));
  if (!read.ok) throw new Error(`The ready armies of Epic are wrong: ${JSON.stringify(read.problems)}`);
  return read.value;
}
