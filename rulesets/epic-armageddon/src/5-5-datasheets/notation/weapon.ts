import { describe, nearest, type Reader, refuse, report } from '@walstatt/engine/files';
import { CENTIMETRE } from '@walstatt/geometry';
import type { Weapon, WeaponAbility, WeaponMode } from '../../generated/state.ts';
import { amountIn, fixed } from './amount.ts';
import { type Marks, unmarked } from './marks.ts';
import { ARCS, ASSAULT_WEAPON, allWords, RANGES, SMALL_ARMS, WEAPON_ABILITIES, wordFor } from './words.ts';

const FORM = 'a weapon such as 2x Heavy Bolter 30cm AP5+';
/** A range, and what stands in its place. The first of them ends the name. */
const RANGE = String.raw`(?:\d{1,3}cm|\(15cm\)|\([A-Za-z-]+\))`;
const LINE = new RegExp(String.raw`^(?:(\d{1,2})x )?(.+?) (${RANGE}(?: .+)?)$`);
const MODES = new RegExp(` (and|or|und|oder) (?=${RANGE})`);
const MODE = new RegExp(`^(${RANGE}) ?(.*)$`);

/** Where a value of a weapon stands, for the marks of what is inferred. */
type Place = { readonly weapon: string; readonly marks: Marks };

/** EA-1.1.3-03, EA-1.1.3-08: a line of a datasheet, as `2x Rokkit 30cm AT4+, FxF`. */
export function readWeapon(r: Reader, v: unknown, marks: Marks): Weapon {
  const found = typeof v === 'string' ? LINE.exec(v.trim()) : null;
  if (found === null) return report(r, FORM, describe(v));
  const [, count = '1', name, rest] = found as unknown as [string, string | undefined, string, string];
  const parts = rest.split(MODES);
  const written = parts.filter((_, i) => i % 2 === 0);
  const joins = new Set(parts.filter((_, i) => i % 2 === 1).map((word) => (/^(or|oder)$/.test(word) ? 'or' : 'and')));
  if (joins.size > 1) report(r, 'either and or or between the lines of one weapon', 'both');
  const modes = written.map((text) => readMode(r, text, { weapon: name, marks }));
  return { name, count: Number(count), modes, joined: joins.has('or') ? 'or' : 'and' };
}

function readMode(r: Reader, text: string, place: Place): WeaponMode {
  const [, range, rest] = MODE.exec(text) as unknown as [string, string, string];
  const mode: WeaponMode = { ...readRange(r, range), ...NOTHING, abilities: [] };
  const before = r.problems.length;
  for (const part of rest.split(', ')) if (part !== '') addPart(r, mode, part, place);
  const fires = mode.ap !== null || mode.at !== null || mode.aa !== null || mode.mw !== null || mode.barrage !== null;
  const mustFire = mode.use !== 'smallArms' && mode.use !== 'assault';
  if (mustFire && !fires && r.problems.length === before)
    report(r, 'firepower such as AP5+/AT6+, MW4+ or 2BP', rest === '' ? 'nothing' : rest);
  return mode;
}

const NOTHING = { shots: fixed(1), ap: null, at: null, aa: null, mw: null, barrage: null, arc: 'all' } as const;

/** `45cm`; `(15cm)` for small arms; `(base)`, `(orbital)` and `(pin-point)` have no range. */
function readRange(r: Reader, word: string): Pick<WeaponMode, 'use' | 'range'> {
  if (word === '(15cm)') return { use: 'smallArms', range: 15 * CENTIMETRE };
  if (!word.startsWith('(')) return { use: 'fire', range: Number(word.slice(0, -2)) * CENTIMETRE };
  const use = wordFor(RANGES, word);
  const known = ['(15cm)', ...allWords(RANGES)];
  return use === undefined ? report(r, 'a range', word, nearest(word, known)) : { use, range: 0 };
}

const FIRE = /^(?:(\S+)x )?((?:AP|AT|AA|MW)[1-6]\+\*?(?:\/(?:AP|AT|AA)[1-6]\+\*?)*)$/;
const BARRAGE = /^(\S+?) ?BP$/;

/** What stands behind the range, between commas: firepower, an arc, abilities. */
function addPart(r: Reader, mode: WeaponMode, part: string, place: Place): void {
  const fire = FIRE.exec(part);
  if (fire !== null) {
    addFire(r, mode, fire, place);
    return;
  }
  const points = BARRAGE.exec(part);
  if (points !== null) {
    mode.barrage = amountIn(points[1]!) ?? refuse(r, 'barrage points such as 2BP or D6+1BP', part);
    return;
  }
  const arc = wordFor(ARCS, part);
  if (arc !== undefined) mode.arc = arc;
  else if (!saysUse(mode, part)) mode.abilities.push(readAbility(r, part, mode));
}

/** EA-1.1.3-04, EA-1.1.3-06, EA-1.1.3-07: `AP5+/AT6+`, `4x AP5+/AT3+`, `D3x AP5+`. */
function addFire(r: Reader, mode: WeaponMode, found: RegExpExecArray, { weapon, marks }: Place): void {
  const [, shots, values] = found as unknown as [string, string | undefined, string];
  if (shots !== undefined) mode.shots = amountIn(shots) ?? refuse(r, 'a number of shots such as 4, D3 or D6+3', shots);
  for (const value of values.split('/')) {
    const kind = value.slice(0, 2).toLowerCase() as 'ap' | 'at' | 'aa' | 'mw';
    if (mode[kind] !== null) report(r, 'each kind of fire once', `${kind.toUpperCase()} twice`);
    mode[kind] = Number(unmarked(value.slice(2), `${weapon}.${kind}`, marks)[0]);
  }
}

/** Books print what small arms and assault weapons are; the range has said so already. */
const saysUse = ({ use }: WeaponMode, part: string): boolean =>
  (use === 'smallArms' && isOneOf(SMALL_ARMS, part)) || (use === 'assault' && isOneOf(ASSAULT_WEAPON, part));

const isOneOf = (word: { en: string; de: string }, part: string): boolean => part === word.en || part === word.de;

/** EA-2.2-01: `MW`, `EA+1`, `TK`, `TK(D3)`. */
function readAbility(r: Reader, part: string, { use }: WeaponMode): WeaponAbility {
  const extra = amountIn(/^EA\+(\S+)$/.exec(part)?.[1] ?? '');
  if (extra !== null) {
    // EA-2.2.3-01: extra attacks are close combat or firefight attacks.
    if (use !== 'assault' && use !== 'smallArms') report(r, 'EA of an assault weapon or of small arms', part);
    return { ability: 'extraAttacks', attacks: extra };
  }
  if (part === 'TK') return { ability: 'titanKiller', damage: fixed(1) };
  const damage = amountIn(/^TK ?\((\S+)\)$/.exec(part)?.[1] ?? '');
  if (damage !== null) return { ability: 'titanKiller', damage };
  const ability = wordFor(WEAPON_ABILITIES, part);
  if (ability !== undefined) return { ability };
  const known = [...allWords(WEAPON_ABILITIES), ...allWords(ARCS), 'EA+1', 'TK', 'TK(D3)'];
  return report(r, 'firepower, an arc or an ability of weapons', describe(part), nearest(part, known));
}
