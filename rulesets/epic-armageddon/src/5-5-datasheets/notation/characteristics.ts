import { describe, nearest, type Reader, report } from '@walstatt/engine/files';
import { CENTIMETRE } from '@walstatt/geometry';
import type { Profile } from '../../generated/state.ts';
import { type Marks, unmarked } from './marks.ts';
import { allWords, MANOEUVRES, TYPES, wordFor } from './words.ts';

/** What one line says: the columns of a datasheet from its type to its firefight value. */
export type Characteristics = Pick<Profile, 'type' | 'speed' | 'manoeuvre' | 'armour' | 'closeCombat' | 'firefight'> & {
  /** A war engine, which must have a damage capacity: aircraft can be one, too. */
  readonly isWarEngine: boolean;
};

const FORM = 'type, speed, armour, close combat and firefight, such as INF 15cm 4+ 4+ 4+';

/** EA-1.1.3-01, EA-1.1.3-02: `INF 15cm 4+ 4+ 4+`, `F fighter-bomber 6+ - -`, `CH - - - -`, `WE 0cm 4+ - -`. */
export function readCharacteristics(r: Reader, v: unknown, marks: Marks): Characteristics | null {
  const words = typeof v === 'string' ? v.trim().split(/\s+/) : [];
  if (words.length !== 5) return report(r, FORM, describe(v));
  const [type, speed, ...targets] = words as [string, string, string, string, string];
  const printed = wordFor(TYPES, type);
  if (printed === undefined) return report(r, `a type: ${allTypes.join(', ')}`, type, nearest(type, allTypes));
  const pace = readSpeed(r, unmarked(speed, 'speed', marks));
  const [armour, closeCombat, firefight] = (['armour', 'closeCombat', 'firefight'] as const).map((name, i) =>
    readTarget(r, unmarked(targets[i]!, name, marks)),
  ) as [number | null, number | null, number | null];
  const flies = pace?.manoeuvre != null;
  if (pace !== null && flies !== (printed === 'aircraft') && !(flies && printed === 'warEngine'))
    report(r, flies ? 'a speed in cm' : 'a manoeuvre class: fighter, fighter-bomber or bomber', speed);
  return {
    type: flies ? 'aircraft' : printed,
    speed: pace?.speed ?? 0,
    manoeuvre: pace?.manoeuvre ?? null,
    armour,
    closeCombat,
    firefight,
    isWarEngine: printed === 'warEngine',
  };
}

const allTypes = [...new Set(allWords(TYPES))];

/** `15cm`, `-` for what has no speed of its own, or the manoeuvre class of an aircraft (EA-4.1-01). */
function readSpeed(r: Reader, word: string): Pick<Profile, 'speed' | 'manoeuvre'> | null {
  if (word === '-') return { speed: 0, manoeuvre: null };
  const found = /^(\d{1,3})cm$/.exec(word);
  if (found !== null) return { speed: Number(found[1]) * CENTIMETRE, manoeuvre: null };
  const manoeuvre = wordFor(MANOEUVRES, word);
  return manoeuvre === undefined
    ? report(r, 'a speed such as 15cm, or fighter, fighter-bomber, bomber', word)
    : { speed: 0, manoeuvre };
}

/** `4+`, or `-` for a value that the unit does not have. */
function readTarget(r: Reader, word: string): number | null {
  if (word === '-') return null;
  return /^[1-6]\+$/.test(word) ? Number(word[0]) : report(r, 'a value from 1+ to 6+, or -', word);
}
