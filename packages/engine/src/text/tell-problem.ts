import type { Language } from '../ruleset/texts.ts';
import { PROBLEM_PHRASES } from './problem-phrases.ts';

/** English phrases with their translation. `{}` stands for anything. */
export type Phrases = Readonly<Record<string, string>>;

type Phrase = { readonly pattern: RegExp; readonly german: string; readonly letters: number };

/** The phrase with the most text of its own is tried first. */
function compiled(phrases: Phrases): readonly Phrase[] {
  return Object.entries(phrases)
    .map(([english, german]): Phrase => {
      const parts = english.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      const letters = english.replaceAll('{}', '').length;
      return { pattern: new RegExp(`^${parts.join('(.+?)')}$`, 's'), german, letters };
    })
    .sort((a, b) => b.letters - a.letters);
}

/**
 * Translates what readers of files and set-ups say into a player's language. They speak English; `more` are the phrases
 * of a ruleset's own readers. Anything unknown, such as names and numbers, stays as it is.
 */
export function problemTeller(language: Language, more: Phrases = {}): (english: string) => string {
  if (language === 'en') return (english) => english;
  const phrases = compiled({ ...PROBLEM_PHRASES, ...more });
  return (english) => translated(english, phrases);
}

const QUOTED = /^"(?:[^"\\]|\\.)*"$/;
const BY_RULE = /^(.*) (\[[A-Z]+-[A-Z0-9.-]+\])$/s;

function translated(english: string, phrases: readonly Phrase[]): string {
  if (QUOTED.test(english)) return english;
  const [, text, rule] = BY_RULE.exec(english) ?? [];
  if (text !== undefined) return `${translated(text, phrases)} ${rule}`;
  for (const { pattern, german } of phrases) {
    const found = pattern.exec(english);
    if (found === null) continue;
    let i = 1;
    return german.replace(/\{\}/g, () => translated(found[i++] ?? '', phrases));
  }
  return english;
}
