import type { Problem, RuleId } from '@walstatt/engine';
import type { Profile } from '../data/profile.ts';
import { readWeapons } from './read-weapons.ts';

type Path = readonly (string | number)[];
type Raw = Record<string, unknown>;

const TYPES = ['infantry', 'hero', 'monster', 'artillery', 'vehicle', 'flyer'];
const FIELDS = [
  'id',
  'name',
  'race',
  'type',
  'models',
  'move',
  'toHit',
  'firepower',
  'range',
  'attacks',
  'defence',
  'morale',
  'specials',
  'weapons',
  'extras',
  'capacity',
  'points',
  'guessed',
  'unique',
  'base',
];

/** Rules that say more about a field than that every profile must have it. */
const HINTS: Readonly<Record<string, RuleId>> = {
  type: 'WP-UNIT-01',
  models: 'WP-UNIT-02',
  move: 'WP-PROFILE-02',
  range: 'WP-PROFILE-02',
  morale: 'WP-PROFILE-05',
  base: 'WP-G-39',
};
const LENGTHS: readonly string[] = ['move', 'range'];
/** Types that charge, and so move into contact at any angle. */
const CHARGERS: readonly unknown[] = ['infantry', 'hero', 'monster'];

/**
 * WP-UNIT-01, -02, WP-PROFILE-01, -02, -05, WP-G-39: checks a unit of an army file field by field; null if it cannot be
 * used.
 */
export function readProfile(x: unknown, problems: Problem[], path: Path): Profile | null {
  const before = problems.length;
  const wrongAt = (at: Path, expected: string, got: unknown, rule?: RuleId): void => {
    const hint = rule ?? HINTS[at[0]!] ?? 'WP-PROFILE-01';
    problems.push({ path: [...path, ...at], expected, got: JSON.stringify(got) ?? 'nothing', hint });
  };
  const wrong = (field: string, expected: string, got: unknown): void => wrongAt([field], expected, got);
  if (typeof x !== 'object' || x === null || Array.isArray(x)) {
    problems.push({ path: [...path], expected: 'a profile', got: JSON.stringify(x) ?? 'nothing' });
    return null;
  }
  const raw = x as Raw;
  for (const key of Object.keys(raw)) if (!FIELDS.includes(key)) wrong(key, `one of ${FIELDS.join(', ')}`, key);
  for (const key of ['id', 'race']) if (typeof raw[key] !== 'string' || raw[key] === '') wrong(key, 'a name', raw[key]);
  if (raw['name'] !== undefined && typeof raw['name'] !== 'string') wrong('name', 'a name', raw['name']);
  if (!TYPES.includes(raw['type'] as string)) wrong('type', TYPES.join(', '), raw['type']);
  const number = (key: string, least: number, most: number, must: boolean): void => {
    const n = raw[key];
    if (n === undefined && !must) return;
    const whole = !LENGTHS.includes(key);
    const isRight = whole ? Number.isInteger(n) : Number.isFinite(n);
    if (!isRight || (n as number) < least || (n as number) > most)
      wrong(key, `a ${whole ? 'whole number' : 'number of inches'} from ${least} to ${most}`, n);
  };
  number('models', 1, 40, raw['type'] === 'infantry');
  number('move', 0, 72, true);
  number('toHit', 2, 6, true);
  number('firepower', 0, 100, false);
  number('range', 0, 200, false);
  number('attacks', 0, 100, false);
  number('defence', 2, 20, true);
  number('capacity', 0, 40, false);
  number('points', 0, 10_000, false);
  if (!isMorale(raw['morale'], raw['type'] === 'flyer'))
    wrong('morale', raw['type'] === 'flyer' ? 'one number' : 'two numbers, the smaller one first', raw['morale']);
  for (const key of ['specials', 'extras'])
    if (raw[key] !== undefined && !(Array.isArray(raw[key]) && raw[key].every((s) => typeof s === 'string')))
      wrong(key, 'a list of names', raw[key]);
  for (const key of ['guessed', 'unique'])
    if (raw[key] !== undefined && typeof raw[key] !== 'boolean') wrong(key, 'true or false', raw[key]);
  const { base, capacity, type, weapons } = raw;
  // WP-FLYER-05, WP-TRANSPORT-12: it never lands, so nobody could ever get out.
  if (type === 'flyer' && capacity !== undefined && capacity !== 0)
    wrong('capacity', 'no capacity: flyers carry nobody', capacity);
  if (weapons !== undefined) readWeapons(weapons, type, wrongAt);
  if (isNumbers(base, [2])) {
    // WP-CHARGE-13: a charge is planned by distances from a centre, which tell where a base touches only if it is
    // round.
    if (CHARGERS.includes(type)) wrong('base', 'a diameter: units that charge have round bases', base);
  } else if (base !== undefined && !(typeof base === 'number' && base > 0))
    wrong('base', 'a diameter, or length and width', base);
  return problems.length > before ? null : (raw as unknown as Profile);
}

/**
 * WP-PROFILE-05, WP-FLYER-16: the limit of suppression and the higher one of destruction; flyers have only the second.
 */
function isMorale(x: unknown, flyer: boolean): boolean {
  if (!isNumbers(x, flyer ? [1] : [2])) return false;
  const [first, second] = x as [number, number?];
  return Number.isInteger(first) && (second === undefined || (Number.isInteger(second) && first < second));
}

const isNumbers = (x: unknown, counts: readonly number[]): boolean =>
  Array.isArray(x) && counts.includes(x.length) && x.every((n) => typeof n === 'number' && n > 0 && n < 100);
