import {
  type Battle,
  type Language,
  type SeatId,
  type Standing,
  type Texts,
  type Types,
  tellNone,
} from '@walstatt/engine';
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

const VALUES = { pass: null, none: [], yes: true, no: false } as const;

/** What a standing answer answers, as a wish. */
function wished({ answer }: Standing): StandingWish['answer'] {
  if (answer.take === 'preset') return 'preset';
  if (Array.isArray(answer.value)) return 'none';
  return answer.value === null ? 'pass' : answer.value ? 'yes' : 'no';
}

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
      answer: wished(s),
      words: ['pass', 'none'].includes(wished(s)) ? (tellNone(ruleset, s.name ?? '', language) ?? '') : '',
      until: s.until === undefined ? null : (activities[s.until] ?? s.until),
    }));
}

/** What was asked is not known any more after a reload; its rule is. */
const titleBy = (ruleset: AnyRuleset, s: Standing, language: Language): string =>
  s.rule === undefined ? (s.name ?? '') : ruleText(ruleset, s.rule, language);
