/** A worker of the ladder's pool: plays one battle for each task. */
import type { Ruleset, Types } from '@walstatt/engine';
import { loadRuleset } from '../../packages/cli/src/registry.ts';
import { playBattle } from './battle.ts';
import type { Job, Played } from './result.ts';

const loaded = new Map<string, Ruleset<Types>>();

export default async function play({ job, code }: { readonly job: Job; readonly code: string }): Promise<Played> {
  const ruleset = loaded.get(job.ruleset) ?? (await loadRuleset(job.ruleset));
  loaded.set(job.ruleset, ruleset);
  return playBattle(ruleset, job, code);
}
