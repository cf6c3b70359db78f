import type { RuleId } from '@walstatt/engine';
import { parseWith } from '@walstatt/engine/codec';
import {
  field,
  isPlainObject,
  MOST_PROBLEMS,
  type NotationProblem,
  nothing,
  openRecord,
  openYaml,
  optional,
  problemIn,
  type Reader,
  readLiteral,
  report,
  type YamlFile,
} from '@walstatt/engine/files';
import { catalogue } from '../data/catalogue.ts';
import type { Army } from './army.ts';
import { lookAgain } from './look-again.ts';
import { readArmyList } from './read-list.ts';
import { readProfiles } from './read-profile.ts';
import { readEntries, readUnit } from './read-unit.ts';
import { byRule, readName, readTitle, ruleOf } from './read-values.ts';
import { readWeapon } from './read-weapon.ts';

/** A mistake in an army file; `rule` where a rule of the ledger is against it. */
export type ArmyProblem = NotationProblem & { readonly rule?: RuleId };

export type ReadArmy =
  | { readonly ok: true; readonly army: Army }
  | { readonly ok: false; readonly problems: readonly ArmyProblem[] };

const FIELDS = ['army', 'ruleset', 'name', 'weapons', 'profiles', 'units', 'lists'];

/** Reads an army file (`*.army.yaml`, described in `docs/armies.md`). Never throws. */
export function readArmy(text: string): ReadArmy {
  const file = openYaml(text, 'army: …');
  if (Array.isArray(file)) return { ok: false, problems: file };
  const parsed = parseWith(file.root, readRoot, noteNames);
  if (!parsed.ok) return { ok: false, problems: parsed.problems.slice(0, MOST_PROBLEMS).map((p) => inFile(file, p)) };
  const more = lookAgain(parsed.value);
  return more.length > 0 ? { ok: false, problems: more.map((p) => inFile(file, p)) } : { ok: true, army: parsed.value };
}

function inFile(file: YamlFile, p: Reader['problems'][number]): ArmyProblem {
  const problem = problemIn(file, p);
  const rule = ruleOf(p);
  return rule === undefined ? problem : { ...problem, rule };
}

/** References may stand before what they refer to. */
function noteNames(r: Reader, root: unknown): void {
  for (const table of ['weapons', 'profiles', 'units'] as const) {
    const own = isPlainObject(root) && isPlainObject(root[table]) ? Object.keys(root[table]) : [];
    r.ids.set(table, new Set([...own, ...Object.keys(catalogue[table])]));
  }
}

function readRoot(r: Reader, v: unknown): Army {
  const o = openRecord(r, v, FIELDS);
  if (o === null) return nothing();
  field(r, o, 'ruleset', readLiteral(['foundation40k']));
  const id = field(r, o, 'army', byRule('FD-NEED-01', readName));
  return {
    id: id === catalogue.id ? report(r, 'another name than that of the catalogue', id) : id,
    name: optional(r, o, 'name', readTitle, id),
    weapons: optional(r, o, 'weapons', readEntries(readName, readWeapon), {}),
    profiles: optional(r, o, 'profiles', readNamedProfiles, {}),
    units: optional(r, o, 'units', readEntries(readName, readUnit), {}),
    lists: optional(r, o, 'lists', readEntries(readName, readArmyList), {}),
  };
}

function readNamedProfiles(r: Reader, v: unknown): Army['profiles'] {
  if (isPlainObject(v)) readEntries(readName, () => null)(r, v);
  return readProfiles(r, v);
}
