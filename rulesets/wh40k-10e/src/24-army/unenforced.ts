import type { InBoth } from '@walstatt/engine';
import type { SpecialAbility, SpecialDeed } from '../generated/state.ts';
import { catalogueDe } from '../texts/catalogue.de.ts';
import { detachmentOf } from './muster/judge.ts';
import { enhancementOf, sheetOf } from './rows/recruit.ts';
import type { ArmyBook, Roster } from './sheet.ts';

/** What carries rules: a datasheet, a detachment, an enhancement. */
type Carrier = {
  readonly name: string;
  readonly notes?: readonly string[];
  readonly special?: readonly SpecialAbility[];
};

const inGerman = (text: string): string => catalogueDe[text] ?? text;

/** What a special ability does that nothing carries out. */
const deedInWords = (deed: SpecialDeed): InBoth | null =>
  deed.does !== 'refund'
    ? null
    : {
        de: `Jedes Mal, wenn auf diese Einheit eine Gefechtsoption angewendet wird, bringt ein Wurf von ${deed.on}+ ihrem Spieler 1 Befehlspunkt (WH-CMD-04 begrenzt das).`,
        en: `Each time a stratagem is used on this unit, a roll of ${deed.on}+ gains its player 1 command point (WH-CMD-04 limits it).`,
      };

/** WH-DATA-04: what nothing enforces of the rules that something carries, each with its name. */
function unenforcedBy({ name, notes = [], special = [] }: Carrier): InBoth[] {
  const inWords = special.flatMap((ability) => {
    const words = deedInWords(ability.does);
    if (words === null) return [];
    const { name: own } = ability;
    return [{ de: `${inGerman(own)}: ${words.de}`, en: `${own}: ${words.en}` }];
  });
  const free = notes.map((note) => ({ de: inGerman(note), en: note }));
  return [...inWords, ...free].map(({ de, en }) => ({ de: `${inGerman(name)}: ${de}`, en: `${name}: ${en}` }));
}

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
