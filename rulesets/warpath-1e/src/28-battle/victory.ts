import { areEnemies, type RuleId, sides } from '@walstatt/engine';
import { gap, gapToRegion, pointBody } from '@walstatt/geometry';
import { sideOfUnit, unitsOf } from '../01-units/units.ts';
import { inches, TOLERANCE } from '../07-measuring/lengths.ts';
import { tableTop } from '../07-measuring/table-top.ts';
import type { Objective, State } from '../generated/state.ts';
import type { Look } from '../kit.ts';

/** WP-BATTLE-14: a unit this near to an objective controls it. */
export const CONTROL = inches(3);
/** WP-BATTLE-17: what an objective is worth in total control. */
export const PER_OBJECTIVE = 250;

/** WP-DEMO-06: one side has nothing left. Only the annihilation of the demo ends a game at once. */
export function isWipedOut(look: Look): boolean {
  const { state } = look;
  if (state.condition !== 'annihilation' || state.turn === 0) return false;
  let first: string | null = null;
  for (const id in state.units) {
    const u = state.units[id]!;
    if (u.where.at === 'gone' || u.owner === first) continue;
    if (first === null) first = u.owner;
    else if (areEnemies(state, first, u.owner)) return false;
  }
  return true;
}

function hasUnits(state: State, side: string): boolean {
  for (const id in state.units) {
    const u = state.units[id]!;
    if (u.where.at !== 'gone' && sideOfUnit(state, u) === side) return true;
  }
  return false;
}

/**
 * WP-G-56: without a limit of turns, nothing that counts can change: no units are left, or in a meat grinder only one
 * side's.
 */
function isPointless(state: State): boolean {
  if (lastTurn(state) > 0) return false;
  const left = sides(state).filter((side) => hasUnits(state, side)).length;
  return left === 0 || (left === 1 && state.condition === 'meatGrinder');
}

/**
 * Whether no further turn is played: over, wiped out, all turns played (WP-BATTLE-05, WP-TIME-05), time up after equal
 * turns (WP-BATTLE-06), or nothing left to play for (WP-G-56).
 */
export function isDecided(look: Look): boolean {
  const { state } = look;
  return state.over || isGivenUp(state) || isWipedOut(look) || isTurnLimit(state) || isPointless(state);
}

/** WP-BATTLE-08: points of the enemy units that were destroyed. */
export function destroyedPoints(state: State, side: string): number {
  let sum = 0;
  for (const u of Object.values(state.units))
    if (u.where.at === 'gone' && sideOfUnit(state, u) !== side) sum += u.points ?? 0;
  return sum;
}

/**
 * WP-BATTLE-14, WP-G-43: the side with a unit within three inches of an objective while no other side has one; null if
 * none or both do.
 */
export function controllerOf(look: Look, o: Objective): string | null {
  let holder: string | null = null;
  const piece = o.terrain === null ? null : look.state.terrain[o.terrain]!;
  for (const s of tableTop(look).units) {
    const near = s.bodies.some(
      (b) => (piece === null ? gap(b, pointBody(o)) : gapToRegion(b, piece.shape)) <= CONTROL + TOLERANCE,
    );
    if (!near) continue;
    const side = sideOfUnit(look.state, s.unit);
    if (holder !== null && holder !== side) return null;
    holder = side;
  }
  return holder;
}

/** How many objectives a side controls; one unit can hold several (WP-BATTLE-15). */
export function controlled(look: Look, side: string): number {
  let n = 0;
  for (const o of look.state.objectives) if (controllerOf(look, o) === side) n++;
  return n;
}

/** What a side has scored under the victory condition of the game (WP-BATTLE-08, WP-BATTLE-15, WP-BATTLE-17). */
export function scoreOf(look: Look, side: string): number {
  const { state } = look;
  switch (state.condition) {
    case 'annihilation':
      // WP-G-56: at the limit of turns, points decide.
      return isTurnLimit(state) && !isWipedOut(look) ? destroyedPoints(state, side) : unitsOf(state, side).length;
    case 'meatGrinder':
      return destroyedPoints(state, side);
    case 'scorchedEarth':
      return controlled(look, side);
    case 'totalControl':
      return destroyedPoints(state, side) + PER_OBJECTIVE * controlled(look, side);
  }
}

/**
 * WP-BATTLE-09, WP-BATTLE-16, WP-BATTLE-18, WP-G-24: the lead that wins, a fifth of the army size in points or two
 * objectives.
 */
export function leadNeeded(state: State): number {
  if (state.condition === 'annihilation') return 1;
  if (state.condition === 'scorchedEarth') return 2;
  return state.condition === 'totalControl' && state.options.totalControlLead === 'any' ? 1 : state.size / 5;
}

/** WP-G-56: all players of a side have given up. */
const hasResigned = (state: State, side: string): boolean =>
  state.seats.every((s) => s.side !== side || state.resigned.includes(s.id));

/**
 * WP-BATTLE-05, WP-TIME-05, WP-G-56: the number of the last turn as far as it is known, else 0. A time is agreed
 * instead of a number of turns, except in the demo, whose limit only makes sure that it ends. When time is up, the
 * current round is the last one (WP-BATTLE-06).
 */
export function lastTurn({ turn, timeUp, mission, options }: State): number {
  if (timeUp) return turn + (turn % 2);
  return options.clock === 'battle' && mission === 'battle' ? 0 : options.turns;
}

/** Whether all turns of the battle have been played. */
function isTurnLimit(state: State): boolean {
  const last = lastTurn(state);
  return last > 0 && state.turn >= last;
}

/** Time ran out or a side gave up, so even what comes before the battle is left unfinished. */
export const isCalledOff = ({ state }: Look): boolean => state.over || isGivenUp(state);

/** WP-G-56: whether the game is over because a side gave up. */
export const isGivenUp = (state: State): boolean =>
  state.resigned.length > 0 && sides(state).some((side) => hasResigned(state, side));

const RULE: Readonly<Record<State['condition'], RuleId>> = {
  annihilation: 'WP-DEMO-06',
  meatGrinder: 'WP-BATTLE-09',
  scorchedEarth: 'WP-BATTLE-16',
  totalControl: 'WP-BATTLE-18',
};

/** The sides that win as things stand; none means a draw. */
export function winnersOf(look: Look): { winners: readonly string[]; score: Record<string, number>; rule: RuleId } {
  const { state } = look;
  const all = sides(state);
  const rule = RULE[state.condition];
  const score = Object.fromEntries(all.map((side) => [side, scoreOf(look, side)]));
  const given = all.filter((side) => hasResigned(state, side));
  if (given.length > 0) return { winners: all.filter((side) => !given.includes(side)), score, rule: 'WP-G-56' };
  if (state.condition === 'annihilation') {
    const left = all.filter((side) => hasUnits(state, side));
    if (left.length < 2 || !isTurnLimit(state)) return { winners: left.length === 1 ? left : [], score, rule };
    return { winners: leaders(state, state.size / 5, (side) => score[side]!), score, rule: 'WP-G-56' };
  }
  return { winners: leaders(state, leadNeeded(state), (side) => score[side]!), score, rule };
}

/** The sides that lead all others by the required amount. */
function leaders(state: State, lead: number, pointsOf: (side: string) => number): string[] {
  const all = sides(state);
  if (lead === 0) return [];
  return all.filter((side) => all.every((other) => other === side || pointsOf(side) - pointsOf(other) >= lead));
}
