import type { Language, Texts } from '@walstatt/engine';
import type { AnyRuleset } from './rulesets.ts';

/** A rule in our own words. */
export const ruleText = (ruleset: AnyRuleset, rule: string, language: Language): string =>
  (ruleset.texts[language] as unknown as Texts).rules[rule] ?? '';
