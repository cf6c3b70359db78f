import {
  Battle,
  type Language,
  manualDice,
  type Option,
  oddsFor,
  type Plain,
  type SeatId,
  type Types,
} from '@walstatt/engine';
import type { Answer, OddsInWords } from '../game-host.ts';

/** Small enough to answer while the player is still looking. */
const LIMITS = { nodes: 2_500, runs: 25_000, samples: 300, worlds: 4 };

type WithUnits = { readonly units?: Readonly<Record<string, { readonly owner?: string }>> };

/** The unit an option is about: its odds are of what becomes of that unit. */
export function targetOf(state: object, o: Option): string | null {
  const units = (state as WithUnits).units ?? {};
  const args = (typeof o.args === 'object' && o.args !== null ? o.args : {}) as Record<string, Plain>;
  for (const id of [args['target'], args['unit'], o.id])
    if (typeof id === 'string' && Object.hasOwn(units, id)) return id;
  return null;
}

/** Whether an option is aimed at somebody else's unit: only then there is something to calculate. */
export function isAimed(state: object, seat: SeatId, o: Option): boolean {
  const unit = targetOf(state, o);
  return unit !== null && (state as WithUnits).units?.[unit]?.owner !== seat;
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
};

const YES_NO = new Set(['destroyed', 'gone', 'broken', 'pinned', 'fleeing', 'suppressed', 'shaken']);

/** What an option would do to the unit it is aimed at: computed by the very code that plays it, on the seat's view. */
export function oddsOfAnswer(
  battle: Battle<Types>,
  seat: SeatId,
  id: string,
  answer: Answer,
  language: Language,
): OddsInWords[] {
  const pending = battle.pending.find((p) => p.id === id);
  if (pending === undefined || pending.request.blind || !('options' in pending.request)) return [];
  const option = pending.request.options.find((o) => o.id === answer);
  const unit = option === undefined ? null : targetOf(battle.state, option);
  if (option === undefined || unit === null || !isAimed(battle.state, seat, option)) return [];
  const copy = answered(battle, id, answer);
  if (copy === null || copy.idle) return [];
  const rows: OddsInWords[] = [];
  for (const [name, words] of Object.entries(SHOWN)) {
    if (rows.length >= 2 || !Object.hasOwn(battle.ruleset.measures, name)) continue;
    const now = valueNow(battle, name, unit);
    const odds = oddsFor(copy, seat, { measure: { name, args: { unit } } }, {}, LIMITS);
    if ('refusal' in odds) return [];
    const shown = odds.distribution.map(([v, p]) => [v - now, p] as const).filter(([, p]) => p > 0.0005);
    if (shown.length <= 1 && (shown[0]?.[0] ?? 0) === 0) continue;
    /** Where a model has one life, lives tell nothing that losses do not. */
    if (rows.some((r) => JSON.stringify(r.rows) === JSON.stringify(shown))) continue;
    rows.push({
      about: words[language],
      mean: odds.mean - now,
      exact: odds.method === 'exact',
      yesNo: YES_NO.has(name),
      rows: shown,
    });
  }
  return rows;
}

function valueNow(battle: Battle<Types>, name: string, unit: string): number {
  return battle.ruleset.measures[name]!(battle.state, { unit });
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
