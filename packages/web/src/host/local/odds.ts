import type { Language, Option, Prospect, Request, SeatId, Types } from '@walstatt/engine';
import { Battle, manualDice, oddsFor, teller } from '@walstatt/engine/host';
import type { Answer, OddsInWords } from '../game-host.ts';
import type { AnyRuleset } from './rulesets.ts';
import { targetOf } from './target-of.ts';

/** Small enough to answer while the player is still looking. */
const LIMITS = { nodes: 2_500, runs: 25_000, samples: 300, worlds: 4 };

/** The options that an answer takes. */
function optionsIn(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return [answer];
  if (Array.isArray(answer)) return answer.filter((x) => typeof x === 'string');
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).map(([key, value]) => (typeof value === 'string' ? value : value > 0 ? key : ''));
}

/** The targets of an answer, the first first. If its options do not name any, what would be rolled for does. */
function aimedAt(battle: Battle<Types>, r: Request & { options: readonly Option[] }, answer: Answer): string[] {
  const { ruleset, state } = battle;
  const look = battle.lookAs(r.by);
  const taken = new Set(optionsIn(answer).filter((id) => r.options.some((o) => o.id === id)));
  if (taken.size === 0) return [];
  const targets = [...taken].flatMap((id) => targetOf(ruleset, look, r, id) ?? []);
  if (targets.length > 0) return [...new Set(targets)];
  const rolls = ruleset.forecast?.(look as never, r, answer) ?? [];
  const theirs = (id: string): boolean => (ruleset.ownerOf?.(state, id) ?? r.by) !== r.by;
  return rolls.flatMap((f) => (f.target !== undefined && theirs(f.target) ? [f.target] : [])).slice(0, 1);
}

/** The measures that speak of a target, in the order in which they are shown. */
const shownMeasures = (ruleset: AnyRuleset) =>
  Object.values(ruleset.measures)
    .flatMap((m) => (m.shown === undefined ? [] : [{ ...m, shown: m.shown }]))
    .sort((a, b) => a.shown.place - b.shown.place);

/** What a ruleset estimates that an answer leads to later on. */
export function tellProspects(ruleset: AnyRuleset, found: readonly Prospect[], language: Language): OddsInWords[] {
  return found.flatMap(({ measure, rows }) => {
    const told = ruleset.measures[measure];
    if (told === undefined) return [];
    const mean = rows.reduce((sum, [v, p]) => sum + v * p, 0);
    const yesNo = told.kind === 'yesNo';
    return [{ about: told.name[language], mean, exact: true, yesNo, rows: rows.filter(([, p]) => p > 0.0005) }];
  });
}

/**
 * What an answer would do to the units it is aimed at. It is computed by the same code that plays it, on the seat's
 * view.
 */
export function oddsOfAnswer(
  battle: Battle<Types>,
  seat: SeatId,
  id: string,
  answer: Answer,
  language: Language,
): OddsInWords[] {
  const request = battle.pending.find((p) => p.id === id)?.request;
  if (request === undefined || request.blind || !('options' in request)) return [];
  const targets = aimedAt(battle, request, answer).slice(0, TARGETS);
  if (targets.length === 0) return [];
  const copy = answered(battle, id, answer);
  const fewerThan = battle.state.agenda.length + (beginsSomething(battle.ruleset, request) ? 1 : 0);
  if (copy === null || copy.idle || copy.state.agenda.length < fewerThan) return [];
  const measures = shownMeasures(battle.ruleset);
  const asked = targets.flatMap((target) => measures.map((m) => ({ ...m, target })));
  const all = (state: Types['State']): number[] => asked.map((m) => m.value(state, { [m.shown.of]: m.target }));
  const outcomes = new Outcomes(all);
  // What the seat could do afterwards is not part of this choice, so it does nothing more of its own accord.
  const policies = { [seat]: 'never' } as const;
  const question = { measure: outcomes.measure, until: { fewerThan } };
  const odds = oddsFor(copy, seat, question, policies, { ...LIMITS, stop: budget() });
  if ('refusal' in odds) return [];
  const now = all(battle.state);
  const t = teller(battle.ruleset, battle.state, language);
  const told = asked.map((m, i): OddsInWords => {
    const whole = outcomes.marginal(odds.distribution, i, now[i]!);
    return {
      about: targets.length > 1 ? `${t.name(m.target)}: ${m.name[language]}` : m.name[language],
      mean: whole.reduce((sum, [v, p]) => sum + v * p, 0),
      exact: odds.method === 'exact',
      yesNo: m.kind === 'yesNo',
      rows: whole.filter(([, p]) => p > 0.0005),
    };
  });
  const perTarget = targets.map((_, i) => told.slice(i * measures.length, (i + 1) * measures.length));
  return perTarget.flatMap(worthTelling);
}

/** More targets than these are not told about. */
const TARGETS = 3;

/** What can change, for one target. If a model has only one life, lives say nothing that losses do not. */
function worthTelling(told: readonly OddsInWords[]): readonly OddsInWords[] {
  const isNew = (o: OddsInWords, i: number): boolean =>
    !told.slice(0, i).some((x) => JSON.stringify(x.rows) === JSON.stringify(o.rows));
  const open = told.filter((o, i) => (o.rows.length > 1 || o.rows[0]?.[0] !== 0) && isNew(o, i));
  return open.length > 0 ? open.slice(0, 2) : told.slice(0, 1);
}

/** Choosing what to do next, or choosing a reaction, begins something. Other choices belong to what is under way. */
const beginsSomething = (ruleset: AnyRuleset, r: Request): boolean =>
  r.kind === 'activity' || r.name in ruleset.windows;

/** How long to look for exact odds, and how long to simulate if none are found, in milliseconds. */
const PATIENCE = 300;

/** Says "enough" once when exact odds have taken too long, and again when simulation has. */
function budget(): () => boolean {
  let until = performance.now() + PATIENCE;
  return () => {
    if (performance.now() < until) return false;
    until = performance.now() + PATIENCE;
    return true;
  };
}

/** Several measures at once: outcomes are numbered, and the odds are computed for these numbers. */
class Outcomes {
  private readonly values: number[][] = [];
  private readonly numbers = new Map<string, number>();
  private readonly all: (state: Types['State']) => number[];

  constructor(all: (state: Types['State']) => number[]) {
    this.all = all;
  }

  readonly measure = (state: Types['State']): number => {
    const values = this.all(state);
    const key = values.join();
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.values.length);
    return this.values.push(values) - 1;
  };

  /** The distribution of one measure, as the difference from its present value. */
  marginal(distribution: readonly (readonly [number, number])[], i: number, now: number): [number, number][] {
    const sums = new Map<number, number>();
    for (const [outcome, p] of distribution) {
      const v = this.values[outcome]![i]! - now;
      sums.set(v, (sums.get(v) ?? 0) + p);
    }
    return [...sums].sort((a, b) => a[0] - b[0]);
  }
}

/** A copy of the battle in which the answer has been given but its dice have not been rolled. */
function answered(battle: Battle<Types>, id: string, answer: Answer): Battle<Types> | null {
  const { state, since } = battle.position;
  const copy = Battle.resume(
    battle.ruleset,
    state,
    since,
    { dice: manualDice, memos: battle.memos },
    { kept: battle.kept() },
  );
  return copy.answer(id, answer) === null ? copy : null;
}
