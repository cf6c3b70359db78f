/**
 * Runs in Node and, bundled, in a browser. Both must produce the same battles, bit for bit. Rulesets are passed in, so
 * that each side loads them in its own way.
 */
import { selfPlay } from '@walstatt/bots';
import { type Ruleset, seededRng, type Types } from '@walstatt/engine';
import { loadYaml, parseJournal, replayJournal } from '@walstatt/engine/notation';

/** Hashes of the final states of random battles, and what is wrong with journals. */
export type Outcome = { readonly hashes: string[]; readonly problems: string[] };

export async function sameBattles(
  ruleset: Ruleset<Types>,
  seeds: readonly number[],
  journals: readonly string[],
): Promise<Outcome> {
  await loadYaml();
  const hashes = seeds.map((seed) => {
    const set = ruleset.setUp({});
    if ('problems' in set) throw new Error(`${ruleset.id} cannot be set up`);
    const { state, requests } = selfPlay(ruleset, set.state, seededRng(seed));
    return `${ruleset.id} ${seed} ${requests} ${ruleset.codec.hash(state).toString(16)}`;
  });
  const problems = journals.flatMap((text, i) => {
    const parsed = parseJournal(text);
    if (!parsed.ok) return [`journal ${i}: ${parsed.problems[0]?.message}`];
    const replayed = replayJournal(ruleset, parsed.journal);
    return replayed.ok ? [] : [`journal ${i}, line ${replayed.problem.line}: ${replayed.problem.message}`];
  });
  return { hashes, problems };
}
