import { aboutRequest, type Language, type Request } from '@walstatt/engine';
import { readSentences, type Sentences } from '@walstatt/engine/host';
import type { AnyRuleset } from './rulesets.ts';

const known = new Map<string, Sentences>();

/**
 * Loads the descriptions of a ruleset's rules in one language. They are in a separate file, needed as soon as the page
 * shows a battle.
 */
export async function learnRules(ruleset: AnyRuleset, language: Language): Promise<void> {
  known.set(`${ruleset.id} ${language}`, await readSentences(ruleset, language));
}

/** A rule in our own words. Empty before they are loaded. */
export const ruleText = (ruleset: AnyRuleset, rule: string, language: Language): string =>
  known.get(`${ruleset.id} ${language}`)?.[rule] ?? '';

/** What the rules say about an option that stands for them. */
export const aboutOption = (ruleset: AnyRuleset, r: Request, option: string, language: Language): string =>
  aboutRequest(ruleset, r, option)
    .rules.map((rule) => ruleText(ruleset, rule, language))
    .join(' ');
