import type { RuleId } from '@walstatt/engine';
import { isPlainObject } from '@walstatt/engine/files';

/** Reports a mistake at its place in a profile. */
type Wrong = (at: readonly (string | number)[], expected: string, got: unknown, hint?: RuleId) => void;

const FIELDS = ['name', 'firepower', 'range', 'specials', 'arc', 'haltOnly'];

/** Types whose weapons fire all round. */
const TURNING: readonly unknown[] = ['infantry', 'hero', 'monster', 'artillery'];

/**
 * WP-BFG-01, WP-VEHICLE-38, WP-FLYER-11: checks the weapons of a profile; only those of vehicles and flyers have arcs.
 */
export function readWeapons(x: unknown, type: unknown, wrong: Wrong): void {
  if (!Array.isArray(x)) {
    wrong(['weapons'], 'a list of weapons', x);
    return;
  }
  x.forEach((w: unknown, i) => {
    if (typeof w !== 'string') readWeapon(w, type, (at, ...told) => wrong(['weapons', i, ...at], ...told));
  });
}

function readWeapon(x: unknown, type: unknown, wrong: Wrong): void {
  const raw: Readonly<Record<string, unknown>> = isPlainObject(x) ? x : {};
  const { name, firepower, range, specials, arc, haltOnly } = raw;
  const isWhole =
    typeof name === 'string' &&
    isWithin(firepower, 1, 100) &&
    Number.isInteger(firepower) &&
    isWithin(range, 0, 200) &&
    range !== 0 &&
    (specials === undefined || (Array.isArray(specials) && specials.every((s) => typeof s === 'string'))) &&
    (arc === undefined || typeof arc === 'string');
  if (!isWhole) wrong([], 'name, firepower, range, and if wanted specials, arc and haltOnly', x);
  for (const key of Object.keys(raw)) if (!FIELDS.includes(key)) wrong([key], `one of ${FIELDS.join(', ')}`, key);
  if (haltOnly !== undefined && typeof haltOnly !== 'boolean') wrong(['haltOnly'], 'true or false', haltOnly);
  if (arc !== undefined && TURNING.includes(type))
    wrong(['arc'], 'no arc: only weapons of vehicles and flyers have one', arc, 'WP-VEHICLE-38');
}

const isWithin = (x: unknown, least: number, most: number): boolean => typeof x === 'number' && x >= least && x <= most;
