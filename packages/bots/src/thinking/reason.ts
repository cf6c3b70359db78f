import { aboutRequest, type Language, type Request, type Ruleset, type Types } from '@walstatt/engine';
import { type Eyes, teller, tellOption } from '@walstatt/engine/host';
import type { Change } from '../planner/choices.ts';
import { scriptsOf } from '../planner/plan.ts';
import type { Compared } from '../planner/search.ts';

/** Why the planner decided as it did, in words and numbers: what it found when it played its best answers out. */
export type Reason = {
  /** What the unit is about. Empty if the answer comes from no plan, or if whoever is told must not know. */
  readonly plan: string;
  /** The chance to win, in percent, over so many playouts. */
  readonly chance: number;
  readonly playouts: number;
  /** The next best, if it was worse and there are words for it that differ. */
  readonly instead: { readonly words: string; readonly chance: number } | null;
  /** Others did as well, or so little better that it may be chance. */
  readonly even: boolean;
};

/** Who is told: what they see, and in which language. */
export type Told = { readonly ruleset: Ruleset<Types>; readonly look: Eyes<Types>; readonly language: Language };

const WORDS = {
  de: {
    plan: (plan: string) => `Plan: ${plan}; `,
    chance: (percent: number) => `Siegchance ${percent} %`,
    instead: (words: string, percent: number) => `, am nächsten kam „${words}“ mit ${percent} %`,
    even: ', nichts war deutlich besser',
    times: (n: number) => ` (${n}-mal durchgespielt)`,
  },
  en: {
    plan: (plan: string) => `plan: ${plan}; `,
    chance: (percent: number) => `chance to win ${percent} %`,
    instead: (words: string, percent: number) => `, next best "${words}" with ${percent} %`,
    even: ', nothing was clearly better',
    times: (n: number) => ` (played out ${n === 1 ? 'once' : `${n} times`})`,
  },
} as const;

/** The reason as a part of a sentence. */
export function tellReason({ plan, chance, playouts, instead, even }: Reason, language: Language): string {
  const w = WORDS[language];
  const other = instead === null ? (even ? w.even : '') : w.instead(instead.words, instead.chance);
  return `${plan === '' ? '' : w.plan(plan)}${w.chance(chance)}${other}${w.times(playouts)}`;
}

/** A chance from fewer playouts than this is not worth telling. */
const FEW = 4;

/** Null if nothing was compared, or too little. */
export function reasonFor(told: Told, request: Request, compared: readonly Compared[]): Reason | null {
  const [best, ...others] = compared.filter((c) => c.playouts > 0);
  if (best === undefined || others.length === 0 || best.playouts < FEW) return null;
  const own = wordsFor(told, request, best);
  // A plan is compared with a plan, and an answer as such with another.
  const alike = others.filter((o) => (o.change === null) === (best.change === null) && o.playouts >= FEW);
  const next = alike.find((o) => wordsFor(told, request, o) !== '' && wordsFor(told, request, o) !== own);
  const isAsGood = (o: Compared): boolean => !o.worse || percent(o.share) >= percent(best.share);
  const even = others.some((o) => o.playouts === best.playouts && isAsGood(o)) || (next && isAsGood(next)) === true;
  return {
    plan: planFor(told, request, best),
    chance: percent(best.share),
    playouts: best.playouts,
    instead:
      next === undefined || even ? null : { words: nextWords(told, request, best, next), chance: percent(next.share) },
    even,
  };
}

const percent = (share: number): number => Math.round(100 * share);

const wordsFor = (told: Told, request: Request, { change, answer }: Compared): string => {
  if (change !== null) {
    const plan = planWords(told, change);
    return plan === '' ? '' : `${change.unit} ${plan}`;
  }
  const { ruleset, look, language } = told;
  const option = 'options' in request ? request.options.find((o) => o.id === answer) : undefined;
  return option === undefined ? '' : tellOption(ruleset, look.state, request, option, language);
};

/** The unit is named only if it is another one. */
function nextWords(told: Told, request: Request, best: Compared, next: Compared): string {
  if (next.change === null) return wordsFor(told, request, next);
  const plan = planWords(told, next.change);
  if (next.change.unit === best.change?.unit) return plan;
  return `${teller(told.ruleset, told.look.state, told.language).name(next.change.unit)}: ${plan}`;
}

/** Empty if there is no plan behind the answer, or if the answer goes against somebody else than the plan. */
function planFor(told: Told, request: Request, { change, answer }: Compared): string {
  if (change === null) return '';
  const { at } = aboutRequest(told.ruleset, request, typeof answer === 'string' ? answer : undefined);
  const { aim } = change.task;
  return aim !== null && at.length > 0 && !at.includes(aim) ? '' : planWords(told, change);
}

/** Empty if there is no name for what the unit is aimed at: then it is hidden. */
function planWords({ ruleset, look, language }: Told, { task: { script, aim } }: Change): string {
  const says = scriptsOf(look as never).scripts[script]?.says[language];
  const name = aim === null ? '' : teller(ruleset, look.state, language).name(aim);
  return says === undefined || name === aim ? '' : says(name);
}
