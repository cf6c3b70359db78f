import type { Eyes, Language, Option, Plain, Request, Types } from '@walstatt/engine';
import type { NeededNumber } from '../game-host.ts';
import { targetOf } from './odds.ts';
import type { AnyRuleset } from './rulesets.ts';

/** Questions of the rulesets that tell what has to be rolled against a target. */
const ASKED: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  hitOn: { de: 'Trifft ab', en: 'Hits on' },
  toHit: { de: 'Trifft ab', en: 'Hits on' },
  shootNeed: { de: 'Trifft bis', en: 'Hits up to' },
  woundOn: { de: 'Verwundet ab', en: 'Wounds on' },
  toWound: { de: 'Verwundet ab', en: 'Wounds on' },
  saveOn: { de: 'Rettet ab', en: 'Saves on' },
};

type Reason = { readonly rule: string; readonly op?: string; readonly by: number; readonly value?: number };

/** Only what changes something is worth telling. */
const matters = ({ op, by, value }: Reason): boolean =>
  op === 'atLeast' || op === 'atMost' ? value === by : op === 'set' || op === 'multiply' || by !== 0;

const SIGNS: Readonly<Record<string, string>> = { set: '=', add: '', multiply: '×', atLeast: '≥', atMost: '≤' };

/** Rulesets answer with a number, or with a number that explains itself; they call it by one of these names. */
const NUMBER = ['value', 'needed', 'need'] as const;

function readNumber(told: Plain, label: string): NeededNumber | null {
  if (typeof told === 'number') return Number.isNaN(told) ? null : { label, value: told, base: null, reasons: [] };
  const fields = plainArgs(told);
  const value = NUMBER.map((name) => fields[name]).find((x): x is number => Number.isFinite(x));
  if (value === undefined) return null;
  const reasons = (Array.isArray(fields['reasons']) ? fields['reasons'] : []) as unknown as readonly Reason[];
  return {
    label,
    value,
    base: typeof fields['base'] === 'number' ? fields['base'] : null,
    reasons: reasons.filter(matters).map(({ rule, op = 'add', by }) => ({
      rule,
      text: `${SIGNS[op] ?? ''}${op === 'add' && by > 0 ? '+' : ''}${by}`,
    })),
  };
}

/** What would have to be rolled, with every modifier and its rule. */
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
      const number = readNumber(told, label[language]);
      return number === null ? [] : [number];
    } catch {
      return [];
    }
  });
}

const plainArgs = (args: Plain | undefined): Record<string, Plain> =>
  typeof args === 'object' && args !== null && !Array.isArray(args) ? (args as Record<string, Plain>) : {};

type WithModels = { readonly units?: Readonly<Record<string, { readonly models?: readonly unknown[] }>> };

const firstModel = (state: object, unit: string): Plain => {
  const model = (state as WithModels).units?.[unit]?.models?.[0];
  return typeof model === 'string' ? model : null;
};
