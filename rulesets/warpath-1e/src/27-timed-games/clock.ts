import type { RuleId, Timer } from '@walstatt/engine';
import { leadSeat } from '../06-turn/seats.ts';
import type { State } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** Whose clock runs, by which rule, and how much time there is in all. */
export type Clock = {
  readonly running: string | null;
  readonly rule: RuleId;
  /** Of the player (chess clock), of the turn or of the whole battle, in minutes; null without a clock. */
  readonly minutes: number | null;
};

/** WP-TIME-11: all players who have not given up want a pause (WP-G-56). */
export const isClockStopped = ({ seats, pausing, resigned }: State): boolean =>
  seats.every((s) => pausing.includes(s.id) || resigned.includes(s.id));

/**
 * WP-TIME-01: an hour for each player at 2000 points. WP-TIME-07: two and a half minutes a turn for every 500 points.
 */
const CHESS_POINTS = 2000;
const TURN_POINTS = 500;
/** WP-BATTLE-06: two hours for a whole battle. */
const BATTLE_MINUTES = 120;

/**
 * WP-TIME-01, WP-TIME-07, WP-BATTLE-06, WP-DEMO-08: the agreed time, or else what the book recommends for the size of
 * the armies.
 */
function minutesOf(state: State): number | null {
  const { clock, minutes, softClock } = state.options;
  if (clock === 'none') return null;
  if (minutes > 0) return minutes;
  if (clock === 'battle') return BATTLE_MINUTES;
  if (clock === 'chess') return Math.max(1, Math.round((60 * state.size) / CHESS_POINTS));
  return softClock ? 3 : Math.max(1, Math.round((2.5 * state.size) / TURN_POINTS));
}

/**
 * WP-TIME-02: the clock of the player who deploys runs. WP-TIME-03: no clock runs while the first turn is decided.
 * WP-TIME-04: after that, the clock of the player whose turn it is runs. WP-BATTLE-06: a time for the whole battle
 * covers only its turns, as a number of turns would, and runs until it is up.
 */
export function clockOf(state: State): Clock {
  const minutes = minutesOf(state);
  const chess = state.options.clock === 'chess';
  const stands = (rule: RuleId): Clock => ({ running: null, rule, minutes });
  if (minutes === null || state.over) return stands('WP-TIME-01');
  if (isClockStopped(state)) return stands('WP-TIME-11');
  if (state.options.clock === 'battle') {
    const turn = state.agenda.findLast((f) => f.do === 'turn');
    if (turn?.do !== 'turn') return stands('WP-TIME-03');
    return { running: state.timeUp ? null : leadSeat(state, turn.c.side), rule: 'WP-BATTLE-06', minutes };
  }
  for (let i = state.agenda.length - 1; i >= 0; i--) {
    const frame = state.agenda[i]!;
    if (frame.do === 'deployUnit')
      return { running: state.units[frame.c.unit]!.owner, rule: chess ? 'WP-TIME-02' : 'WP-TIME-10', minutes };
    if (frame.do === 'deployment' && frame.c.side !== null)
      return { running: leadSeat(state, frame.c.side), rule: chess ? 'WP-TIME-02' : 'WP-TIME-10', minutes };
    if (frame.do === 'scouts' || frame.do === 'firstTurn') return stands('WP-TIME-03');
    if (frame.do === 'turn')
      return { running: leadSeat(state, frame.c.side), rule: chess ? 'WP-TIME-04' : 'WP-TIME-07', minutes };
  }
  return stands(chess ? 'WP-TIME-01' : 'WP-TIME-07');
}

/** WP-TIME-10: how long deploying a unit may take. */
const DEPLOY_SECONDS = 30;

/**
 * What a host measures: one time for all of a player's turns (WP-TIME-01), one for the turns of all players
 * (WP-BATTLE-06), or each turn and each deployment separately.
 */
export function timerOf({ state }: Look): Timer | null {
  const { running, minutes, rule } = clockOf(state);
  if (running === null || minutes === null || state.cut !== 'no') return null;
  const time = { seat: running, rule, seconds: minutes * 60 };
  if (state.options.clock === 'chess') return { ...time, counts: running, signal: 'clockOut' };
  if (state.options.clock === 'battle') return { ...time, counts: 'battle', shared: true, signal: 'timeUp' };
  const frame = state.agenda.findLast((f) => f.do === 'deployUnit' || f.do === 'turn');
  if (frame?.do === 'turn') return { ...time, counts: `turn ${state.turn}`, signal: 'turnTimeOut' };
  if (frame?.do !== 'deployUnit') return null;
  return { ...time, counts: `deploy ${frame.c.unit}`, seconds: DEPLOY_SECONDS, signal: 'deployTimeOut' };
}
