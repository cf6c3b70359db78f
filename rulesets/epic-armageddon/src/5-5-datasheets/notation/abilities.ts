import { describe, nearest, type Reader, report } from '@walstatt/engine/files';
import type { Profile } from '../../generated/state.ts';
import { amountIn } from './amount.ts';
import { type Marks, unmarked } from './marks.ts';
import { ABILITIES, allWords, PORTHOLES, wordFor } from './words.ts';

/** What the last column of a datasheet says besides transport and critical hits. */
export type Abilities = Pick<Profile, 'abilities' | 'damageCapacity' | 'shields' | 'powerFields' | 'portholes'>;

export const NO_ABILITIES: Abilities = {
  abilities: [],
  damageCapacity: null,
  shields: 0,
  powerFields: null,
  portholes: false,
};

/** EA-2.1-01, EA-3-01, EA-5.5.4-01: `DC 3, fearless, reinforced armour, void shields 2, power fields D6+6, leader*`. */
export function readAbilities(r: Reader, v: unknown, marks: Marks): Abilities {
  const all: Abilities = { ...NO_ABILITIES, abilities: [] };
  if (typeof v !== 'string') return report(r, 'abilities with commas between them', describe(v));
  for (const word of v.split(',')) addAbility(r, all, word.trim(), marks);
  return all;
}

const CAPACITY = /^DC ?(\d{1,2})$/;
const SHIELDS = /^(?:void shields|Deflektorschilde) (\d{1,2})$/;
const FIELDS = /^(?:power fields|Schpezialkraftfelder) (\S+)$/;

function addAbility(r: Reader, all: Abilities, word: string, marks: Marks): void {
  const capacity = Number(CAPACITY.exec(word)?.[1]);
  if (capacity >= 1 && capacity <= 20) {
    all.damageCapacity = capacity;
    return;
  }
  const shields = Number(SHIELDS.exec(word)?.[1]);
  if (shields >= 1 && shields <= 12) {
    all.shields = shields;
    return;
  }
  const fields = amountIn(FIELDS.exec(word)?.[1] ?? '');
  if (fields !== null) {
    all.powerFields = fields;
    return;
  }
  if (word === PORTHOLES.en || word === PORTHOLES.de) {
    all.portholes = true;
    return;
  }
  const ability = wordFor(ABILITIES, word.replace(/\*$/, ''));
  if (ability === undefined) {
    const known = [...allWords(ABILITIES), 'DC 3', 'void shields 2', 'power fields D6+6', PORTHOLES.en];
    report(r, 'an ability of units', describe(word), nearest(word, known));
  } else if (all.abilities.includes(ability)) report(r, 'each ability once', `${word} twice`);
  else {
    unmarked(word, ability, marks);
    all.abilities.push(ability);
  }
}
