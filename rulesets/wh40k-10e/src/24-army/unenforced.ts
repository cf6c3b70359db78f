import type { InBoth } from '@walstatt/engine';
import { catalogueDe } from '../texts/catalogue.de.ts';
import { detachmentOf } from './muster/judge.ts';
import { enhancementOf, sheetOf } from './rows/recruit.ts';
import type { ArmyBook, Roster } from './sheet.ts';

/** What carries rules: a datasheet, a detachment, an enhancement. */
type Carrier = { readonly name: string; readonly notes?: readonly string[] };

const inGerman = (text: string): string => catalogueDe[text] ?? text;

/** What nothing enforces of the rules that something carries: those in free words, each with its name. */
const unenforcedBy = ({ name, notes = [] }: Carrier): InBoth[] =>
  notes.map((note) => ({ de: `${inGerman(name)}: ${inGerman(note)}`, en: `${name}: ${note}` }));

const once = (notices: readonly InBoth[]): InBoth[] => [...new Map(notices.map((n) => [n.en, n])).values()];

/** What nothing enforces of the rules of an army: its detachment, its datasheets, what its units were given. */
export function unenforcedIn(book: ArmyBook, roster: Roster): InBoth[] {
  const detachment = roster.detachment === null ? undefined : detachmentOf(book, roster.detachment);
  const units = Object.values(roster.units).flatMap((unit): Carrier[] => {
    const enhancement = enhancementOf(book, roster, unit);
    const sheet = sheetOf(book, unit.sheet);
    return enhancement === null ? [sheet] : [sheet, enhancement];
  });
  return once([...(detachment === undefined ? [] : [detachment]), ...units].flatMap(unenforcedBy));
}

/** The same of everything in an army file, and of what its lists take from the catalogue. */
export const unenforcedOf = (book: ArmyBook): InBoth[] =>
  once([
    ...Object.values(book.sheets).flatMap(unenforcedBy),
    ...Object.values(book.detachments).flatMap((d) => [d, ...Object.values(d.enhancements)].flatMap(unenforcedBy)),
    ...Object.values(book.rosters).flatMap((roster) => unenforcedIn(book, roster)),
  ]);
