import type { Eyes, Language, Option, Plain, Request, Types } from '@walstatt/engine';
import type { NeededNumber } from '../game-host.ts';
import { plainArgs, targetOf } from './odds.ts';
import { ruleText } from './rule-text.ts';
import type { AnyRuleset } from './rulesets.ts';
import { type ToldReason, tellReasons } from './told-reasons.ts';

/** Questions of the rulesets that tell what has to be rolled against a target. */
const ASKED: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  hitOn: { de: 'Trifft ab', en: 'Hits on' },
  toHit: { de: 'Trifft ab', en: 'Hits on' },
  shootNeed: { de: 'Trifft bis', en: 'Hits up to' },
  woundOn: { de: 'Verwundet ab', en: 'Wounds on' },
  toWound: { de: 'Verwundet ab', en: 'Wounds on' },
  saveOn: { de: 'Rettet ab', en: 'Saves on' },
};

/** Rulesets answer with a number, or with a number that explains itself; they call it by one of these names. */
const NUMBER = ['value', 'needed', 'need'] as const;

function readNumber(told: Plain, label: string, textOf: (rule: string) => string): NeededNumber | null {
  const plain = { label, roll: null, chance: null };
  if (typeof told === 'number') return Number.isNaN(told) ? null : { ...plain, value: told, base: null, reasons: [] };
  const fields = plainArgs(told);
  const value = NUMBER.map((name) => fields[name]).find((x): x is number => Number.isFinite(x));
  if (value === undefined) return null;
  const reasons = (Array.isArray(fields['reasons']) ? fields['reasons'] : []) as unknown as readonly ToldReason[];
  const base = typeof fields['base'] === 'number' ? fields['base'] : null;
  return { ...plain, value, base, reasons: tellReasons(reasons, textOf) };
}

/** What would have to be rolled, with every modifier and its rule: asked from rulesets that do not forecast by themselves. */
export function neededNumbers(
  ruleset: AnyRuleset,
  look: Eyes<Types>,
  request: Request,
  option: Option,
  language: Language,
): NeededNumber[] {
  const target = targetOf(look.state, option);
  const given = plainArgs(request.args);
  const unit = given['unit'];
  if (target === null || typeof unit !== 'string' || unit === target) return [];
  const args = { with: 'own', ...given, ...plainArgs(option.args), unit, target, model: firstModel(look.state, unit) };
  return Object.entries(ASKED).flatMap(([name, label]) => {
    const question = Object.hasOwn(ruleset.questions, name) ? ruleset.questions[name] : undefined;
    if (question === undefined) return [];
    try {
      const told = question.ask(look as never, args as Readonly<Record<string, Plain>>);
      const number = readNumber(told, label[language], (rule) => ruleText(ruleset, rule, language));
      return number === null ? [] : [number];
    } catch {
      return [];
    }
  });
}

type WithModels = { readonly units?: Readonly<Record<string, { readonly models?: readonly unknown[] }>> };

const firstModel = (state: object, unit: string): Plain => {
  const model = (state as WithModels).units?.[unit]?.models?.[0];
  return typeof model === 'string' ? model : null;
};
