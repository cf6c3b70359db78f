import type { Answer, Language, Refusal, Request, Types } from '@walstatt/engine';
import { type Eyes, refuse, teller, tellRefusal } from '@walstatt/engine/host';
import type { Rejection } from '../game-host.ts';
import { tellAnswer } from './answer-words.ts';
import { ruleText } from './rule-text.ts';
import type { AnyRuleset } from './rulesets.ts';

/** A refusal as a player reads it: the rule, the measured value, the limit, and what would be legal. */
export function tellRejection(
  ruleset: AnyRuleset,
  look: Eyes<Types>,
  r: Request | null,
  refusal: Refusal,
  language: Language,
): Rejection {
  const t = teller(ruleset, look.state, language);
  const value = (v: number | string | undefined): string | null => {
    // A name that was "measured" is already in the sentence.
    if (v === undefined || refusal.unit === 'name') return null;
    if (refusal.unit === 'length' && typeof v === 'number') return t.length(v);
    return typeof v === 'string' ? t.name(v) : String(v);
  };
  return {
    text: tellRefusal(ruleset, look.state, refusal, language),
    rule: refusal.rule,
    ruleText: refusal.rule === null ? '' : ruleText(ruleset, refusal.rule, language),
    measured: value(refusal.measured),
    limit: value(refusal.limit),
    better: better(ruleset, look, r, refusal, language),
  };
}

/** The smallest legal change: an answer that can be taken at once, or how far the value is over the limit. */
function better(
  ruleset: AnyRuleset,
  look: Eyes<Types>,
  r: Request | null,
  refusal: Refusal,
  language: Language,
): Rejection['better'] {
  const b = refusal.better;
  if (b === undefined) return null;
  if (r !== null && refuse(look as never, r, b) === null) {
    const answer = b as Answer;
    return { text: tellAnswer(ruleset, look, r, answer, language), answer };
  }
  const t = teller(ruleset, look.state, language);
  const tell = (v: unknown): string => (refusal.unit === 'length' && typeof v === 'number' ? t.length(v) : String(v));
  if (typeof b === 'number' || typeof b === 'string') return { text: tell(b), answer: null };
  const shorter =
    typeof b === 'object' && b !== null && 'shorterBy' in b ? (b as { shorterBy: unknown }).shorterBy : undefined;
  if (shorter === undefined) return null;
  const text = tell(shorter);
  return { text: language === 'de' ? `${text} kürzer` : `${text} shorter`, answer: null };
}
