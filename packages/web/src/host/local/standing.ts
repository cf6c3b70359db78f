import type { Battle, Language, SeatId, Standing, Texts, Types } from '@walstatt/engine';
import type { StandingInWords, StandingWish } from '../game-host.ts';
import { ruleText } from './rule-text.ts';
import type { AnyRuleset } from './rulesets.ts';

/** A wish not to be asked again, as the engine understands it. */
export const standingOf = (seat: SeatId, name: string, rule: string, wish: StandingWish): Standing => ({
  seat,
  name,
  rule,
  answer: wish.answer === 'preset' ? { take: 'preset' } : { take: 'value', value: VALUES[wish.answer] },
  ...(wish.until === null ? {} : { until: wish.until }),
});

const VALUES = { pass: null, yes: true, no: false } as const;

/** What a seat has said not to be asked again. */
export function standingsOf(
  battle: Battle<Types>,
  seat: SeatId | null,
  titles: ReadonlyMap<string, string>,
  language: Language,
): StandingInWords[] {
  const { ruleset } = battle;
  const { activities } = ruleset.texts[language] as unknown as Texts;
  return battle
    .kept()
    .standings.filter((s) => s.seat === seat)
    .map((s) => ({
      name: s.name ?? '',
      rule: s.rule ?? '',
      title: titles.get(s.name ?? '') ?? titleBy(ruleset, s, language),
      answer: s.answer.take === 'preset' ? 'preset' : s.answer.value === null ? 'pass' : s.answer.value ? 'yes' : 'no',
      until: s.until === undefined ? null : (activities[s.until] ?? s.until),
    }));
}

/** What was asked is not known any more after a reload; its rule is. */
const titleBy = (ruleset: AnyRuleset, s: Standing, language: Language): string =>
  s.rule === undefined ? (s.name ?? '') : ruleText(ruleset, s.rule, language);
