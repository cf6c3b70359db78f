import { parseWith } from '@walstatt/engine/codec';
import { readEntries } from '@walstatt/tabletop';
import { imperial } from './data/imperial.ts';
import { orks } from './data/orks.ts';
import { spaceMarines } from './data/space-marines.ts';
import { structures } from './data/structures.ts';
import { titans } from './data/titans.ts';
import type { Datasheet } from './datasheet.ts';
import { readSheet } from './notation/sheet.ts';

const written = { ...spaceMarines, ...orks, ...imperial, ...titans, ...structures };

/** The game's own datasheets, read as those of army files are. */
export const SHEETS: Readonly<Record<string, Datasheet>> = readAll();

function readAll(): Record<string, Datasheet> {
  const read = parseWith(written, readEntries(readSheet), (r) => r.ids.set('units', new Set(Object.keys(written))));
  if (!read.ok) throw new Error(`The catalogue of Epic is wrong: ${JSON.stringify(read.problems)}`);
  return read.value;
}
