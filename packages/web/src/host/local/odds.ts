import type { Language, Option, Plain, Prospect, Request, SeatId, Types } from '@walstatt/engine';
import { Battle, manualDice, oddsFor } from '@walstatt/engine/host';
import type { Answer, OddsInWords } from '../game-host.ts';

/** Small enough to answer while the player is still looking. */
const LIMITS = { nodes: 2_500, runs: 25_000, samples: 300, worlds: 4 };

type WithUnits = { readonly units?: Readonly<Record<string, { readonly owner?: string }>> };

/** The unit an option is about: its odds are of what becomes of that unit. */
export function targetOf(state: object, o: Option): string | null {
  const units = (state as WithUnits).units ?? {};
  const args = plainArgs(o.args);
  const of = plainArgs(args['of']);
  for (const id of [args['target'], of['target'], of['against'], args['unit'], o.id])
    if (typeof id === 'string' && Object.hasOwn(units, id)) return id;
  return null;
}

export const plainArgs = (args: Plain | undefined): Record<string, Plain> =>
  typeof args === 'object' && args !== null && !Array.isArray(args) ? (args as Record<string, Plain>) : {};

/** Whether an option is aimed at somebody else's unit: only then there is something to calculate. */
export function isAimed(state: object, seat: SeatId, o: Option): boolean {
  const unit = targetOf(state, o);
  return unit !== null && (state as WithUnits).units?.[unit]?.owner !== seat;
}

/** The unit of another that an option is aimed at; where the option does not say it, what would be rolled for does. */
function aimedAt(battle: Battle<Types>, seat: SeatId, r: Request, o: Option): string | null {
  if (isAimed(battle.state, seat, o)) return targetOf(battle.state, o);
  const rolls = battle.ruleset.forecast?.(battle.lookAs(seat) as never, r, o.id) ?? [];
  const units = (battle.state as WithUnits).units ?? {};
  const theirs = (id: string | undefined): boolean => id !== undefined && (units[id]?.owner ?? seat) !== seat;
  return rolls.find((f) => theirs(f.target))?.target ?? null;
}

/** Measures that speak of a unit, in the order they are shown, with their names. */
const SHOWN: Record<string, Record<Language, string>> = {
  losses: { de: 'Verluste', en: 'Losses' },
  damage: { de: 'Schaden', en: 'Damage' },
  livesLost: { de: 'Verlorene Lebenspunkte', en: 'Lives lost' },
  woundsLost: { de: 'Verlorene Wunden', en: 'Wounds lost' },
  struck: { de: 'Treffer', en: 'Hits taken' },
  destroyed: { de: 'Vernichtet', en: 'Destroyed' },
  gone: { de: 'Vernichtet', en: 'Destroyed' },
  broken: { de: 'Gebrochen', en: 'Broken' },
  pinned: { de: 'Niedergehalten', en: 'Pinned' },
  fleeing: { de: 'Flieht', en: 'Fleeing' },
  suppressed: { de: 'Niedergehalten', en: 'Suppressed' },
  shaken: { de: 'Erschüttert', en: 'Shaken' },
  crippled: { de: 'Beschädigt', en: 'Crippled' },
};

const YES_NO = new Set(['destroyed', 'gone', 'broken', 'pinned', 'fleeing', 'suppressed', 'shaken', 'crippled']);

/** What a ruleset reckons that an answer leads to later on. */
export function tellProspects(found: readonly Prospect[], language: Language): OddsInWords[] {
  return found.flatMap(({ measure, rows }) => {
    const about = SHOWN[measure]?.[language];
    if (about === undefined) return [];
    const mean = rows.reduce((sum, [v, p]) => sum + v * p, 0);
    return [{ about, mean, exact: true, yesNo: YES_NO.has(measure), rows: rows.filter(([, p]) => p > 0.0005) }];
  });
}

/** What an option would do to the unit it is aimed at: computed by the very code that plays it, on the seat's view. */
export function oddsOfAnswer(
  battle: Battle<Types>,
  seat: SeatId,
  id: string,
  answer: Answer,
  language: Language,
): OddsInWords[] {
  const request = battle.pending.find((p) => p.id === id)?.request;
  if (request === undefined || request.blind || !('options' in request)) return [];
  const option = request.options.find((o) => o.id === answer);
  const unit = option === undefined ? null : aimedAt(battle, seat, request, option);
  if (unit === null) return [];
  const copy = answered(battle, id, answer);
  const fewerThan = battle.state.agenda.length + (beginsSomething(request) ? 1 : 0);
  if (copy === null || copy.idle || copy.state.agenda.length < fewerThan) return [];
  const names = Object.keys(SHOWN).filter((name) => Object.hasOwn(battle.ruleset.measures, name));
  const all = (state: Types['State']): number[] => names.map((n) => battle.ruleset.measures[n]!(state, { unit }));
  const outcomes = new Outcomes(all);
  // What the seat could do afterwards is no part of this choice: it does nothing more of its own accord.
  const policies = { [seat]: 'never' } as const;
  const question = { measure: outcomes.measure, until: { fewerThan } };
  const odds = oddsFor(copy, seat, question, policies, { ...LIMITS, stop: budget() });
  if ('refusal' in odds) return [];
  const now = all(battle.state);
  const told = names.map((name, i): OddsInWords => {
    const whole = outcomes.marginal(odds.distribution, i, now[i]!);
    return {
      about: SHOWN[name]![language],
      mean: whole.reduce((sum, [v, p]) => sum + v * p, 0),
      exact: odds.method === 'exact',
      yesNo: YES_NO.has(name),
      rows: whole.filter(([, p]) => p > 0.0005),
    };
  });
  /** Where a model has one life, lives tell nothing that losses do not. */
  const isNew = (o: OddsInWords, i: number): boolean =>
    !told.slice(0, i).some((x) => JSON.stringify(x.rows) === JSON.stringify(o.rows));
  const open = told.filter((o, i) => (o.rows.length > 1 || o.rows[0]?.[0] !== 0) && isNew(o, i));
  return open.length > 0 ? open.slice(0, 2) : told.slice(0, 1);
}

/** The choice of what to do next, and of a reaction, begin something; other choices belong to what is under way. */
const beginsSomething = (r: Request): boolean => r.kind === 'activity' || plainArgs(r.args)['window'] !== undefined;

/** So long exact odds are looked for, and so long it is played through if they are not found, in milliseconds. */
const PATIENCE = 300;

/** Says "enough" once when exact odds have taken too long, and again when playing through has. */
function budget(): () => boolean {
  let until = performance.now() + PATIENCE;
  return () => {
    if (performance.now() < until) return false;
    until = performance.now() + PATIENCE;
    return true;
  };
}

/** Several measures in one go: an outcome is numbered, and its number is what the odds are computed of. */
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

  /** The distribution of one of the measures, as the difference to what it is now. */
  marginal(distribution: readonly (readonly [number, number])[], i: number, now: number): [number, number][] {
    const sums = new Map<number, number>();
    for (const [outcome, p] of distribution) {
      const v = this.values[outcome]![i]! - now;
      sums.set(v, (sums.get(v) ?? 0) + p);
    }
    return [...sums].sort((a, b) => a[0] - b[0]);
  }
}

/** A copy of the battle in which the answer has been given; its dice have not fallen. */
function answered(battle: Battle<Types>, id: string, answer: Answer): Battle<Types> | null {
  const { state, since } = battle.chronicle.position;
  const copy = Battle.resume(
    battle.ruleset,
    state,
    since,
    { dice: manualDice, memos: battle.memos },
    { kept: battle.kept() },
  );
  return copy.answer(id, answer) === null ? copy : null;
}
