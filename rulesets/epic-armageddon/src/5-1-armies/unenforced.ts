import type { InBoth } from '@walstatt/engine';
import type { Datasheet } from '../5-5-datasheets/datasheet.ts';
import { sheetIn } from './army-list.ts';
import type { ArmyBook } from './file/book.ts';
import { type Force, sheetOf } from './force.ts';
import { enlist } from './muster/enlist.ts';

/** The notes of a datasheet, each with its name: rules that players must see to themselves. */
const notesOf = ({ name, notes }: Datasheet): InBoth[] =>
  notes.map(({ en, de }) => ({ en: `${name.en}: ${en}`, de: `${name.de}: ${de}` }));

const once = (notices: readonly InBoth[]): InBoth[] => [...new Map(notices.map((n) => [n.en, n])).values()];

/** What nothing enforces of the rules of forces that go to battle. */
export const unenforcedIn = (forces: readonly Force[]): InBoth[] =>
  once(
    forces.flatMap(({ formations, own }) =>
      Object.values(formations).flatMap(({ units, characters }) =>
        [...units, ...characters].flatMap((ref) => notesOf(sheetOf(own, sheetIn(ref)))),
      ),
    ),
  );

/** The same of everything in an army file, and of what its lists take from the catalogue. */
export const unenforcedOf = (book: ArmyBook): InBoth[] =>
  once([
    ...Object.values(book.sheets).flatMap(notesOf),
    ...unenforcedIn(Object.values(book.rosters).map((roster) => enlist(book, roster))),
  ]);
