import { parseWith } from '@walstatt/engine/codec';
import {
  field,
  isPlainObject,
  type NotationProblem,
  openRecord,
  optional,
  type Reader,
  readLiteral,
  report,
} from '@walstatt/engine/files';
import {
  byRule,
  type ReadArmy,
  type RuleProblem,
  readArmyFile,
  readEntries,
  readName,
  readTitle,
} from '@walstatt/tabletop';
import { catalogue } from '../data/catalogue.ts';
import type { Army } from './army.ts';
import { lookAgain } from './look-again.ts';
import { readArmyList } from './read-list.ts';
import { readProfiles } from './read-profile.ts';
import { readUnit } from './read-unit.ts';
import { readWeapon } from './read-weapon.ts';

const FIELDS = ['army', 'ruleset', 'name', 'weapons', 'profiles', 'units', 'lists'];

/** Reads an army file (`*.army.yaml`, described in `docs/armies.md`). Never throws. */
export const readArmy = (text: string): ReadArmy<Army, NotationProblem> =>
  readArmyFile(text, (root): ReadArmy<Army, RuleProblem> => {
    const parsed = parseWith(root, readRoot, noteNames);
    if (!parsed.ok) return parsed;
    const problems = lookAgain(parsed.value);
    return problems.length > 0 ? { ok: false, problems } : { ok: true, army: parsed.value };
  });

/** References may come before what they refer to. */
function noteNames(r: Reader, root: unknown): void {
  for (const table of ['weapons', 'profiles', 'units'] as const) {
    const own = isPlainObject(root) && isPlainObject(root[table]) ? Object.keys(root[table]) : [];
    r.ids.set(table, new Set([...own, ...Object.keys(catalogue[table])]));
  }
}

function readRoot(r: Reader, v: unknown): Army {
  // Only records come this far.
  const o = openRecord(r, v, FIELDS)!;
  field(r, o, 'ruleset', readLiteral(['foundation40k']));
  const id = field(r, o, 'army', byRule('FD-NEED-01', readName));
  return {
    id: id === catalogue.id ? report(r, 'another name than that of the catalogue', id) : id,
    name: optional(r, o, 'name', readTitle, id),
    weapons: optional(r, o, 'weapons', readEntries(readWeapon), {}),
    profiles: optional(r, o, 'profiles', readNamedProfiles, {}),
    units: optional(r, o, 'units', readEntries(readUnit), {}),
    lists: optional(r, o, 'lists', readEntries(readArmyList), {}),
  };
}

function readNamedProfiles(r: Reader, v: unknown): Army['profiles'] {
  if (isPlainObject(v)) readEntries(() => null)(r, v);
  return readProfiles(r, v);
}
