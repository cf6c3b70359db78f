import type { Language, Problem, SetupPick, SetupPicks, Types } from '@walstatt/engine';
import { Eyes } from '@walstatt/engine/host';
import { loadYaml } from '@walstatt/engine/notation';
import type { SetupDraft, SetupPreview } from '../game-host.ts';
import { holdsFile } from './beginning.ts';
import { type AnyRuleset, loadRuleset } from './rulesets.ts';
import { seatsOf } from './seats.ts';
import { tableOf } from './sight.ts';
import { tellInFile, tellInSetup } from './told-problems.ts';

/** Lays out the table of a set-up without beginning the battle: what it would look like, or why it is impossible. */
export async function previewOf(draft: SetupDraft, language: Language): Promise<SetupPreview> {
  const ruleset = await loadRuleset(draft.ruleset);
  if (holdsFile(draft.picks)) await loadYaml();
  const { parts, picks } = openFiles(ruleset, draft);
  const wrong = await wrongFiles(ruleset, draft, language);
  if (wrong.length > 0) return { problems: wrong, parts };
  const setup = {
    scenario: draft.scenario,
    ...(Object.keys(draft.options).length > 0 ? { options: draft.options } : {}),
    ...ruleset.setupChoices?.toSetup(draft.scenario, picks),
  };
  const set = ruleset.setUp(setup);
  if (!('state' in set))
    return {
      problems: await Promise.all(
        set.problems.map((p) => tellInSetup(ruleset, ofSeat(ruleset, draft.scenario, p), language)),
      ),
      parts,
    };
  const seats = seatsOf(ruleset, set.state, {}, language);
  const { scene } = tableOf(ruleset, new Eyes<Types>(ruleset, set.state), language);
  const unenforced = (set.unenforced ?? []).map((rule) => rule[language]);
  return { setup, seats, scene, unit: ruleset.unit, parts, problems: [], unenforced };
}

/**
 * An army that only has a number is called by the seat it was chosen for, because armies are asked for in that order.
 */
function ofSeat(ruleset: AnyRuleset, scenario: string, problem: Problem): Problem {
  const [part, n, ...rest] = problem.path;
  if (part !== 'armies' || typeof n !== 'number') return problem;
  const seat = ruleset.setupChoices?.list(scenario).filter((c) => c.about === 'army')[n]?.seat;
  return seat === undefined ? problem : { ...problem, path: [part, seat, ...rest] };
}

type Parts = SetupPreview['parts'];

/** Files that hold several lists: what these lists are, and the first one if none was picked. */
function openFiles(ruleset: AnyRuleset, draft: SetupDraft): { parts: Parts; picks: SetupPicks } {
  const parts: Record<string, Parts[string]> = {};
  const picks: Record<string, SetupPick> = { ...draft.picks };
  for (const [id, pick] of Object.entries(draft.picks)) {
    if (typeof pick !== 'object') continue;
    const found = ruleset.setupChoices?.partsOf?.(id, pick.file) ?? [];
    if (found.length === 0) continue;
    parts[id] = found;
    if (!found.some((p) => p.value === pick.part)) picks[id] = { file: pick.file, part: found[0]!.value };
  }
  return { parts, picks };
}

/** Mistakes in the player's own files, each with its place and the choice it was given for. */
function wrongFiles(ruleset: AnyRuleset, { scenario, picks }: SetupDraft, language: Language): Promise<string[]> {
  if (ruleset.checkArmy === undefined) return Promise.resolve([]);
  const choices = ruleset.setupChoices?.list(scenario) ?? [];
  const told = choices.flatMap(({ id, name }) => {
    const pick = picks[id];
    const checked = typeof pick === 'object' ? ruleset.checkArmy!(pick.file) : null;
    if (checked === null || !('problems' in checked)) return [];
    return checked.problems.map(async (p) => `${name[language]}, ${await tellInFile(ruleset, p, language)}`);
  });
  return Promise.all(told);
}
