import type { Language, Option } from '@walstatt/engine';
import { readSentences, type Sentences } from '@walstatt/engine/host';
import type { AnyRuleset } from './rulesets.ts';

type Named = { readonly rule?: string; readonly rules?: readonly string[] };

const known = new Map<string, Sentences>();

/** Loads what is told of a ruleset's rules in one language: a file of its own, wanted as soon as a battle is on the page. */
export async function learnRules(ruleset: AnyRuleset, language: Language): Promise<void> {
  known.set(`${ruleset.id} ${language}`, await readSentences(ruleset, language));
}

/** A rule in our own words; nothing before they were loaded. */
export const ruleText = (ruleset: AnyRuleset, rule: string, language: Language): string =>
  known.get(`${ruleset.id} ${language}`)?.[rule] ?? '';

/** What the rules say of an option that stands for them: its arguments, or what is offered `of` it, name `rule` or `rules`. */
export function aboutOption(ruleset: AnyRuleset, o: Option, text: string, language: Language): string {
  const args = (o.args ?? {}) as Named & { readonly of?: Named };
  const { rule, rules = rule === undefined ? [] : [rule] } = args.of?.rule === undefined ? args : args.of;
  return rules.map((r) => withoutName(ruleText(ruleset, r, language), text)).join(' ');
}

/** "Move: no shooting." below "Move!", "Move (long)", "Move! (5 inches)" or "Scouts: Move" says its name twice. */
function withoutName(told: string, text: string): string {
  const name = text.replace(/!?( \(.*\))?$/, '').replace(/^.*: /, '');
  if (!told.startsWith(`${name}: `)) return told;
  const rest = told.slice(name.length + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
