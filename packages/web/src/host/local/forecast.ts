import type { Answer, Forecast, Language, Request, Texts, Types } from '@walstatt/engine';
import { type Eyes, teller } from '@walstatt/engine/host';
import type { NeededNumber, OddsInWords, Prospects } from '../game-host.ts';
import { ruleText } from './rule-text.ts';
import type { AnyRuleset } from './rulesets.ts';
import { tellReasons } from './told-reasons.ts';

/** What an answer would be rolled for, in words, and what follows from it if that can be told at once. */
export function tellForecast(
  ruleset: AnyRuleset,
  look: Eyes<Types>,
  request: Request,
  answer: Answer,
  language: Language,
): Prospects {
  const rolls = ruleset.forecast?.(look as never, request, answer) ?? [];
  const t = teller(ruleset, look.state, language);
  const { purposes } = ruleset.texts[language] as unknown as Texts;
  const needed = rolls.map((f, i): NeededNumber => {
    const who = [f.by, f.target].filter((x) => x !== undefined).map((x) => t.name(x));
    const what = purposes[f.purpose] ?? f.purpose;
    const before = rolls[i - 1];
    return {
      label: `${who.length > 0 ? `${who.join(' → ')}: ` : ''}${what}${f.means === undefined ? '' : `, ${t.name(f.means)}`}`,
      value: f.needed,
      roll: tellRoll(f, before?.each === true && before.purpose !== f.purpose, language),
      chance: chanceOf(f),
      base: f.base ?? null,
      reasons: tellReasons(f.reasons ?? [], (rule) => ruleText(ruleset, rule, language)),
    };
  });
  const aims = rolls.flatMap((f) =>
    f.by === undefined || f.target === undefined ? [] : [{ from: f.by, to: f.target }],
  );
  return { needed, odds: fallen(rolls, language), aims };
}

const SURE: Readonly<Record<Language, { readonly never: string; readonly always: string }>> = {
  de: { never: 'unmöglich', always: 'sicher' },
  en: { never: 'impossible', always: 'certain' },
};

/** The purpose of a die. Hits come first, then their effects. */
const EACH: Readonly<Record<Language, { readonly hit: string; readonly wound: string }>> = {
  de: { hit: 'je Treffer', wound: 'je Wunde' },
  en: { hit: 'for each hit', wound: 'for each wound' },
};

function tellRoll(f: Forecast, second: boolean, language: Language): string {
  const chance = chanceOf(f);
  if (chance === 0) return SURE[language].never;
  if (chance > 1 - 1e-9) return SURE[language].always;
  const die = `${language === 'de' ? 'W' : 'D'}${f.sides}`;
  const need = f.upTo ? `≤ ${f.needed}` : `${f.needed}+`;
  if (f.each) return `${EACH[language][second ? 'wound' : 'hit']} ${die}: ${need}`;
  return f.sum ? `${f.dice}${die}: ${need}` : `${numberOf(f, language)} × ${die}: ${need}`;
}

/** How many dice there are: `D6+1` if that is rolled, too. */
function numberOf({ dice, number }: Forecast, language: Language): string {
  if (number === undefined) return String(dice);
  const rolled = `${number.dice === 1 ? '' : number.dice}${language === 'de' ? 'W' : 'D'}${number.sides}`;
  return number.plus > 0 ? `(${rolled}+${number.plus})` : rolled;
}

/** The chance of one die, or of the sum. */
export function chanceOf({ dice, sides, needed, upTo, sum }: Forecast): number {
  const sums = sum
    ? sumsOf(dice, sides)
    : new Array<number>(sides).fill(1 / sides).map((p, i): [number, number] => [i + 1, p]);
  return sums.reduce((all, [v, p]) => ((upTo ? v <= needed : v >= needed) ? all + p : all), 0);
}

function sumsOf(dice: number, sides: number): [number, number][] {
  let sums = new Map([[0, 1]]);
  for (let d = 0; d < dice; d++) {
    const next = new Map<number, number>();
    for (const [v, p] of sums) for (let f = 1; f <= sides; f++) next.set(v + f, (next.get(v + f) ?? 0) + p / sides);
    sums = next;
  }
  return [...sums];
}

const FALL: Readonly<Record<Language, string>> = { de: 'Fallen', en: 'Felled' };

/** How many targets fall if each roll removes its own. This is exact, because the dice are independent. */
function fallen(rolls: readonly Forecast[], language: Language): OddsInWords[] {
  const felling = rolls.filter((f) => f.fells && f.target !== undefined);
  if (felling.length === 0) return [];
  const spared = new Map<string, number>();
  for (const f of felling) spared.set(f.target!, (spared.get(f.target!) ?? 1) * (1 - chanceOf(f)) ** f.dice);
  let rows: number[] = [1];
  for (const p of spared.values()) {
    const next = new Array<number>(rows.length + 1).fill(0);
    rows.forEach((q, n) => {
      next[n]! += q * p;
      next[n + 1]! += q * (1 - p);
    });
    rows = next;
  }
  return [
    {
      about: FALL[language],
      mean: rows.reduce((sum, p, n) => sum + n * p, 0),
      exact: true,
      yesNo: false,
      rows: rows.map((p, n): [number, number] => [n, p]).filter(([, p]) => p > 0.0005),
    },
  ];
}
