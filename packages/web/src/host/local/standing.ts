import {
  type Answer,
  type Language,
  presetAnswer,
  type Request,
  type SeatId,
  type Texts,
  type Types,
} from '@walstatt/engine';
import { type Battle, type Eyes, refuse, type Standing, tellNone } from '@walstatt/engine/host';
import type { Asked, StandingInWords, StandingWish } from '../game-host.ts';
import { tellAnswer } from './answer-words.ts';
import { ruleText } from './rule-text.ts';
import type { AnyRuleset } from './rulesets.ts';

/** A wish not to be asked again, in the engine's terms. */
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
  if (answer.take !== 'value') return 'preset';
  if (Array.isArray(answer.value)) return 'none';
  return answer.value === null ? 'pass' : answer.value ? 'yes' : 'no';
}

/** Longer answers are not described in advance. */
const LONGEST = 120;

/**
 * What can be answered once and for all: yes, no, nothing if that is allowed, or else what the rules preset (the whole
 * of a share or plan, the shortest charge, the usual place). Secret orders depend only on the moment, and so does a
 * choice that must be made, so these are asked for every time.
 */
export function standingOffers(
  ruleset: AnyRuleset,
  look: Eyes<Types>,
  r: Request,
  sealed: boolean,
  language: Language,
): Asked['standing'] {
  const told = (answer: Answer): string => {
    const words = tellAnswer(ruleset, look, r, answer, language);
    return words.length > LONGEST ? '' : words;
  };
  if (sealed) return [];
  switch (r.kind) {
    case 'confirm':
      return [
        { answer: 'no', words: '' },
        { answer: 'yes', words: '' },
      ];
    case 'choose':
    case 'activity':
      return r.optional === true ? [{ answer: 'pass', words: told(null) }] : [];
    case 'place':
    case 'path':
      return refuse(look as never, r, []) === null
        ? [{ answer: 'none', words: told([]) }]
        : [{ answer: 'preset', words: '' }];
    default:
      return [{ answer: 'preset', words: told(presetAnswer(look as never, r)) }];
  }
}

/** What a seat has asked not to be asked again. */
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
    .standings.filter((s) => s.seat === seat && s.answer.take !== 'ask')
    .map((s) => ({
      name: s.name ?? '',
      rule: s.rule ?? '',
      title: toldInAdvance(ruleset, s, language) ?? titles.get(s.name ?? '') ?? titleBy(ruleset, s, language),
      answer: wished(s),
      words: ['pass', 'none'].includes(wished(s)) ? (tellNone(ruleset, s.name ?? '', language) ?? '') : '',
      until: s.until === undefined ? null : (activities[s.until] ?? s.until),
    }));
}

/** Standing answers that were there from the beginning say themselves what they are about. */
const toldInAdvance = (ruleset: AnyRuleset, s: Standing, language: Language): string | undefined =>
  s.rule === undefined
    ? ruleset.inAdvance?.find(({ name, option }) => name === s.name && option === s.option)?.about[language]
    : undefined;

/** After a reload the question is no longer known, but its rule is. */
const titleBy = (ruleset: AnyRuleset, s: Standing, language: Language): string =>
  s.rule === undefined ? (s.name ?? '') : ruleText(ruleset, s.rule, language);
