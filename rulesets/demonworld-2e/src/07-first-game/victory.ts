import { type Result, sides } from '@walstatt/engine';
import { sideOfUnit } from '../01-introduction/board/occupancy.ts';
import type { State } from '../generated/state.ts';

/** Elements of a side that are not gone. */
export function strengthOf(state: State, side: string): number {
  let n = 0;
  for (const u in state.units) {
    if (sideOfUnit(state, u) !== side) continue;
    for (const e of state.units[u]!.elements) if (state.elements[e]!.where.at !== 'gone') n++;
  }
  return n;
}

const hasResigned = (state: State, side: string): boolean =>
  state.resigned.length > 0 && state.seats.filter((s) => s.side === side).every((s) => state.resigned.includes(s.id));

const standing = (state: State): string[] =>
  sides(state).filter((side) => strengthOf(state, side) > 0 && !hasResigned(state, side));

/**
 * DW-VII-04: the battle is over as soon as at most one side has an element left. This is checked after every step, so
 * it stops counting at two.
 */
export function isDecided(state: State): boolean {
  if (state.ended !== 'no') return true;
  let first: string | null = null;
  for (const u in state.units) {
    const side = sideOfUnit(state, u);
    if (side === first || !isAlive(state, u) || hasResigned(state, side)) continue;
    if (first !== null) return false;
    first = side;
  }
  return true;
}

function isAlive(state: State, unit: string): boolean {
  for (const e of state.units[unit]!.elements) if (state.elements[e]!.where.at !== 'gone') return true;
  return false;
}

/** Points of a side that are gone. Each element counts its share of the card. */
export function lostPoints(state: State, side: string): number {
  let lost = 0;
  for (const u in state.units) {
    if (sideOfUnit(state, u) !== side) continue;
    const { elements, card } = state.units[u]!;
    const gone = elements.filter((e) => state.elements[e]!.where.at === 'gone').length;
    lost += (state.cards[card]!.points * gone) / Math.max(1, elements.length);
  }
  return lost;
}

/** After an agreed last round: the side that has lost least, if there is one. */
function leastLosses(state: State): string[] {
  const lost = sides(state).map((side) => lostPoints(state, side));
  const least = Math.min(...lost);
  const best = sides(state).filter((_, i) => lost[i] === least);
  return best.length === 1 ? best : [];
}

/**
 * DW-VII-04, DW-VII-10: the last side standing wins. If the last elements of both go together, nobody wins. An agreed
 * draw has no winner. After an agreed last round, the side that has lost fewer points wins.
 */
export function resultOf(state: State): Result {
  const left = standing(state);
  if (state.ended !== 'no' && left.length > 1)
    return {
      over: true,
      winners: state.ended === 'rounds' ? leastLosses(state) : [],
      score: Object.fromEntries(sides(state).map((side) => [side, strengthOf(state, side)])),
      rule: 'DW-VII-10',
    };
  const over = left.length <= 1;
  return {
    over,
    winners: over ? left : [],
    score: Object.fromEntries(sides(state).map((side) => [side, strengthOf(state, side)])),
    rule: over && left.length === 0 ? 'DW-VII-10' : 'DW-VII-04',
  };
}
