import type { Problem, RuleId } from '@walstatt/engine';
import { isPlainObject, type NotationProblem } from '@walstatt/engine/files';
import { type ReadArmy, type RuleProblem, readArmyFile } from '@walstatt/tabletop';
import type { Unit } from '../generated/state.ts';
import { type Entry, readArmy } from './army.ts';

/** An army file (`*.army.yaml`): a name, and units of the catalogue or with profiles of their own. */
export type OwnArmy = { readonly name: string; readonly units: readonly Entry[]; readonly points: number };

const FIELDS = ['army', 'ruleset', 'name', 'units'];

/** WP-ARMY-02: reads an army file and reports every mistake with its place. The set-up judges points and numbers. */
export const readOwnArmy = (text: string): ReadArmy<OwnArmy, NotationProblem> => readArmyFile(text, readRoot);

function readRoot(root: Readonly<Record<string, unknown>>): ReadArmy<OwnArmy, RuleProblem> {
  const problems: Problem[] = [];
  for (const key of Object.keys(root))
    if (!FIELDS.includes(key))
      problems.push({ path: [key], expected: 'no such field', got: JSON.stringify(key), hint: FIELDS.join(', ') });
  if (root['ruleset'] !== 'warpath-1e')
    problems.push({ path: ['ruleset'], expected: 'warpath-1e', got: JSON.stringify(root['ruleset']) ?? 'nothing' });
  const list = root['units'];
  if (!Array.isArray(list) || list.length === 0 || !list.every((u) => typeof u === 'string' || isPlainObject(u)))
    problems.push({ path: ['units'], expected: 'a list of units', got: JSON.stringify(list) ?? 'nothing' });
  if (problems.length > 0) return { ok: false, problems };
  const units = list as Entry[];
  const made = readArmy({ seat: 'own', side: 'own', units }, problems, []);
  if (problems.length > 0) return { ok: false, problems: problems.map(withRule) };
  const points = Object.values(made).reduce((sum: number, u: Unit) => sum + (u.points ?? 0), 0);
  return { ok: true, army: { name: String(root['name'] ?? root['army'] ?? ''), units, points } };
}

/** What units have as a hint is not another word but the rule that they break, if there is one. */
const withRule = ({ hint, ...rest }: Problem): RuleProblem => ({ ...rest, rule: hint as RuleId });

/** What an army file holds, in a few words, or what is wrong with it. */
export function checkArmy(
  text: string,
): { readonly about: string } | { readonly problems: readonly NotationProblem[] } {
  const read = readOwnArmy(text);
  return read.ok
    ? { about: `an army of warpath-1e: ${read.army.units.length} units, ${read.army.points} points` }
    : { problems: read.problems };
}
