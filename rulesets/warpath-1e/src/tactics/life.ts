import { lastTurn } from '../28-battle/victory.ts';
import type { State, Unit } from '../generated/state.ts';
import { falls, reaches } from './falls.ts';

/** What a serious attack takes from a unit on average. */
const STEP = 3;
const MOST_LEFT = 60;
/** The most turns to look ahead. */
export const FAR_SIGHT = 5;
/** More turns to come than matter: there is no hurry. */
export const NO_HURRY = FAR_SIGHT + 1;
/** The number of turns of both sides from which there is no hurry. */
const MANY_TURNS = 16;

/** The number of such attacks that a unit survives with this margin to its limit, by the number of attacks to come. */
const OUTLIVES: readonly (readonly number[])[] = (() => {
  const tables: number[][] = [new Array<number>(MOST_LEFT + 1).fill(0)];
  for (let k = 1; k <= NO_HURRY; k++) {
    const before = tables[k - 1]!;
    tables.push(
      before.map((_, left) => {
        const next = Math.max(0, left - STEP);
        return (1 - reaches(next)) * (1 + before[next]!);
      }),
    );
  }
  return tables;
})();

/** The remaining turns of the battle that matter to a unit's worth. */
export function turnsLeft(state: State): number {
  const turns = lastTurn(state);
  if (turns === 0 || turns - state.turn > MANY_TURNS) return NO_HURRY;
  return Math.max(0, Math.min(FAR_SIGHT, Math.floor((turns - state.turn) / 2)));
}

function outlives(left: number, turns: number): number {
  const table = OUTLIVES[turns]!;
  const at = Math.max(0, Math.min(MOST_LEFT, left));
  const low = Math.floor(at);
  const part = at - low;
  return part === 0 ? table[low]! : table[low]! * (1 - part) + table[low + 1]! * part;
}

/**
 * What being there at all is worth, compared with surviving attacks. With few turns to come it pays to finish damaged
 * units; with many, all damage pays.
 */
const aliveOf = (turns: number): number => (turns === NO_HURRY ? 1 : 5);

/**
 * The share of its worth that a unit has left with this much damage. It falls to that of a bare survivor; near the end
 * only survival counts.
 */
export const lifeAt = (u: Pick<Unit, 'destroy'>, damage: number, turns: number): number =>
  lifeLeft(u.destroy, damage, turns);

/** The same, by the limit alone. */
export const lifeLeft = (destroy: number, damage: number, turns: number): number =>
  (outlives(destroy - damage, turns) + aliveOf(turns)) / (outlives(destroy, turns) + aliveOf(turns));

/** The share of its worth that a suppressed unit has lost. */
const SUPPRESSED = 0.22;

/** The share left after more damage on average and the test that follows; in melee nobody is suppressed. */
export function lifeAfter(u: Unit, more: number, turns: number, melee: boolean): number {
  const dies = falls(u.destroy - u.damage, more, u.hurt);
  const life = lifeAt(u, u.damage + more, turns);
  if (melee || turns === 0) return (1 - dies) * life;
  const down = Math.max(0, falls(u.suppress - u.damage, more, u.hurt) - dies);
  return (1 - dies - down * SUPPRESSED) * life;
}

/** The chance that a unit is still there and able to act after this much more damage and its test. */
export const able = (u: Unit, more: number, melee: boolean): number =>
  1 - falls((melee ? u.destroy : Math.min(u.destroy, u.suppress)) - u.damage, more, u.hurt);

export const pointsOf = (u: Unit): number => u.points ?? 50;

/** What more damage and the test that follows take from a unit, in points. */
export const harmOf = (u: Unit, more: number, turns: number, melee: boolean): number =>
  pointsOf(u) * Math.max(0, lifeAt(u, u.damage, turns) - lifeAfter(u, more, turns, melee));
