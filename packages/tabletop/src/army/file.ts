import { MOST_PROBLEMS, type NotationProblem, openYaml, problemIn, type YamlFile } from '@walstatt/engine/files';
import type { RuleProblem } from './by-rule.ts';

/** What was read, or what is wrong with it. */
export type ReadArmy<Army, P> =
  | { readonly ok: true; readonly army: Army }
  | { readonly ok: false; readonly problems: readonly P[] };

/**
 * Reads an army file (`*.army.yaml`). Every mistake is reported at its line and column, with its rule. Never throws.
 */
export function readArmyFile<Army>(
  text: string,
  read: (root: YamlFile['root']) => ReadArmy<Army, RuleProblem>,
): ReadArmy<Army, NotationProblem> {
  const file = openYaml(text, 'army: …');
  if (Array.isArray(file)) return { ok: false, problems: file };
  const army = read(file.root);
  return army.ok ? army : { ok: false, problems: army.problems.slice(0, MOST_PROBLEMS).map((p) => placed(file, p)) };
}

function placed(file: YamlFile, p: RuleProblem): NotationProblem {
  const problem = problemIn(file, p);
  return p.rule === undefined ? problem : { ...problem, rule: p.rule };
}
