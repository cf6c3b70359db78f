import type { Ruleset } from '../machine/game.ts';
import type { Types } from '../machine/types.ts';
import { askingForced } from '../ruleset/define.ts';
import type { Problem } from '../schema/codec.ts';
import type { Plain } from '../schema/language.ts';
import { Battle, type BattleOptions, type Kept } from './battle.ts';
import type { Entry } from './entry.ts';

/** A battle as plain JSON: the state at the last step boundary, the lines since, and the whole journal. */
export type Save = {
  readonly ruleset: string;
  readonly version: string;
  /** The state before the first line of the journal. */
  readonly first: unknown;
  readonly state: unknown;
  /** The live journal lines that come after `state`. */
  readonly since: readonly Entry[];
  readonly journal: readonly Entry[];
  readonly kept: Kept;
  /** A single option is asked, too. */
  readonly forced?: 'ask';
  /** The dice source's own memory. */
  readonly dice: { readonly kind: string; readonly state: Plain };
};

export function saveBattle<T extends Types>(battle: Battle<T>): Save {
  const { state, since } = battle.position;
  return {
    ruleset: battle.ruleset.id,
    version: battle.ruleset.version,
    first: battle.chronicle.first.state,
    state,
    since,
    journal: battle.chronicle.journal,
    kept: battle.kept(),
    ...(battle.ruleset.asksForced ? { forced: 'ask' as const } : {}),
    dice: { kind: battle.dice.kind, state: battle.dice.save() as Plain },
  };
}

export type Restored<T extends Types> = { readonly battle: Battle<T> } | { readonly problems: readonly Problem[] };

/** Continues from a save. Saves of another ruleset or version are refused rather than played wrongly. */
export function restoreBattle<T extends Types>(
  ruleset: Ruleset<T>,
  save: Save,
  options: BattleOptions<T>,
): Restored<T> {
  if (save.ruleset !== ruleset.id) return refused('ruleset', ruleset.id, save.ruleset);
  if (save.version !== ruleset.version) return refused('version', ruleset.version, save.version);
  const parsed = ruleset.codec.parseState(save.state);
  if (!parsed.ok) return { problems: parsed.problems };
  const first = ruleset.codec.parseState(save.first);
  if (!first.ok) return { problems: first.problems };
  const past = { journal: save.journal, kept: save.kept, first: first.value };
  const its = save.forced === 'ask' ? askingForced(ruleset) : ruleset;
  return { battle: Battle.resume(its, parsed.value, save.since, options, past) };
}

const refused = (field: string, expected: string, got: string): { problems: Problem[] } => ({
  problems: [{ path: [field], expected: `a battle of ${field} ${expected}`, got: String(got) }],
});
