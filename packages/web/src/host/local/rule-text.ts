import { aboutRequest, type Language, type Request } from '@walstatt/engine';
import { readSentences, type Sentences } from '@walstatt/engine/host';
import type { AnyRuleset } from './rulesets.ts';

const known = new Map<string, Sentences>();

/** Loads what is told of a ruleset's rules in one language: a file of its own, wanted as soon as a battle is on the page. */
export async function learnRules(ruleset: AnyRuleset, language: Language): Promise<void> {
  known.set(`${ruleset.id} ${language}`, await readSentences(ruleset, language));
}

/** A rule in our own words; nothing before they were loaded. */
export const ruleText = (ruleset: AnyRuleset, rule: string, language: Language): string =>
  known.get(`${ruleset.id} ${language}`)?.[rule] ?? '';

/** What the rules say of an option that stands for them. */
export const aboutOption = (ruleset: AnyRuleset, r: Request, option: string, language: Language): string =>
  aboutRequest(ruleset, r, option)
    .rules.map((rule) => ruleText(ruleset, rule, language))
    .join(' ');
