import type { Problem } from '@walstatt/engine';
import { describe, isPlainObject } from '@walstatt/engine/files';

type Raw = Record<string, unknown>;
type Wrong = (path: readonly (string | number)[], expected: string, got: unknown) => void;

const listOf = (x: unknown): readonly Raw[] => (Array.isArray(x) ? x.filter(isPlainObject) : []);
const rowsOf = (x: unknown): [string, Raw][] =>
  isPlainObject(x) ? Object.entries(x).filter((row): row is [string, Raw] => isPlainObject(row[1])) : [];

/**
 * What a position file may not say although each field is right on its own: no battle reaches such a position, and none
 * could go on from it. The codec judges what a field may hold.
 */
export function judgePosition(raw: Raw): readonly Problem[] {
  const problems: Problem[] = [];
  const wrong: Wrong = (path, expected, got) => {
    problems.push({ path: [...path], expected, got: describe(got) });
  };
  judgeSides(raw, wrong);
  for (const [id, u] of rowsOf(raw['units'])) {
    judgeModels(id, u, wrong);
    judgeWhereabouts(id, u, raw, wrong);
  }
  return problems;
}

/** WP-TURN-01, WP-ARMY-08: two sides, each with its edge of the table. */
function judgeSides(raw: Raw, wrong: Wrong): void {
  const seats = listOf(raw['seats']);
  const sides = new Set(seats.map((s) => s['side']));
  if (sides.size !== 2) wrong(['seats'], 'seats of two sides', sides.size);
  const rows = rowsOf(raw['sides']).map(([side]) => side);
  seats.forEach(({ side }, i) => {
    if (typeof side === 'string' && !rows.includes(side)) wrong(['seats', i, 'side'], 'one of `sides`', side);
  });
}

/** WP-UNIT-10, WP-LEADER-01, WP-G-51: a place for each model; the leader and the bearers are among the models. */
function judgeModels(id: string, u: Raw, wrong: Wrong): void {
  const { size, leader, where, weapons } = u;
  if (typeof size !== 'number') return;
  const models = isPlainObject(where) && where['at'] === 'table' ? where['models'] : null;
  if (Array.isArray(models) && models.length !== size)
    wrong(['units', id, 'where', 'models'], `${size} models`, models.length);
  const isModel = (n: unknown): boolean => typeof n !== 'number' || n < size;
  if (!isModel(leader)) wrong(['units', id, 'leader'], `less than ${size}`, leader);
  listOf(weapons).forEach(({ bearer }, i) => {
    if (!isModel(bearer)) wrong(['units', id, 'weapons', i, 'bearer'], `less than ${size}`, bearer);
  });
}

/**
 * WP-TRANSPORT-01, WP-G-26, WP-MELEE-01: no unit rides with the enemy or in a passenger; chargers stand on the table.
 */
function judgeWhereabouts(id: string, u: Raw, raw: Raw, wrong: Wrong): void {
  const where = isPlainObject(u['where']) ? u['where'] : {};
  const units = isPlainObject(raw['units']) ? raw['units'] : {};
  const sideOf = (x: Raw): unknown => listOf(raw['seats']).find((s) => s['id'] === x['owner'])?.['side'];
  if (typeof u['charging'] === 'string' && where['at'] !== 'table')
    wrong(['units', id, 'charging'], 'nobody: only units on the table charge', u['charging']);
  const carrier = where['at'] === 'aboard' ? units[String(where['of'])] : undefined;
  if (!isPlainObject(carrier)) return;
  const its = isPlainObject(carrier['where']) ? carrier['where']['at'] : 'nowhere';
  if (its === 'aboard' || sideOf(carrier) !== sideOf(u))
    wrong(['units', id, 'where', 'of'], 'a transport of its own side that is no passenger', where['of']);
}
