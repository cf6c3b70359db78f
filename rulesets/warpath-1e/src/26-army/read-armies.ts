import type { Problem } from '@walstatt/engine';
import { describe, isPlainObject, oneOf } from '@walstatt/engine/files';
import type { ArmyFile } from './army.ts';

const FIELDS = ['seat', 'side', 'army', 'units', 'size', 'alliesAgreed'];
const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;

/** More players than this do not fit around a table. */
const MOST = 8;

/** WP-BATTLE-01: the armies of a set-up as it comes from outside, one for each player. What is bought is judged later. */
export function readArmies(raw: unknown, problems: Problem[]): readonly ArmyFile[] | null {
  const before = problems.length;
  if (!Array.isArray(raw) || raw.length < 1 || raw.length > MOST) {
    problems.push({ path: ['armies'], expected: `a list of up to ${MOST} armies`, got: describe(raw) });
    return null;
  }
  raw.forEach((army: unknown, i) => {
    if (isPlainObject(army)) judge(army, ['armies', i], problems);
    else problems.push({ path: ['armies', i], expected: 'seat, side, and army or units', got: describe(army) });
  });
  return problems.length > before ? null : (raw as ArmyFile[]);
}

function judge(army: Record<string, unknown>, path: Problem['path'], problems: Problem[]): void {
  const check = (field: string, isRight: boolean, expected: string): void => {
    if (!isRight) problems.push({ path: [...path, field], expected, got: describe(army[field]) });
  };
  for (const field of Object.keys(army)) check(field, FIELDS.includes(field), oneOf(FIELDS));
  for (const field of ['seat', 'side']) check(field, isName(army[field]), 'a name');
  const { army: example, units, alliesAgreed } = army;
  check('army', example === undefined || typeof example === 'string', 'a name');
  check('units', units === undefined || Array.isArray(units), 'a list of units');
  check('alliesAgreed', alliesAgreed === undefined || typeof alliesAgreed === 'boolean', 'true or false');
}

const isName = (x: unknown): boolean => typeof x === 'string' && NAME.test(x) && !(x in Object.prototype);
