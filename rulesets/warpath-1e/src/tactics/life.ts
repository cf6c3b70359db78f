import type { State, Unit } from '../generated/state.ts';

/** Chance that two dice show at least so much. */
const AT_LEAST = [1, 1, 1, 35 / 36, 33 / 36, 30 / 36, 26 / 36, 21 / 36, 15 / 36, 10 / 36, 6 / 36, 3 / 36, 1 / 36, 0];

/** A double one is always steady (WP-MORALE-10). */
const whole = (need: number): number => Math.min(35 / 36, AT_LEAST[Math.max(0, Math.min(13, need))]!);

/** The chance that a test reaches a number; damage on average need not be whole. */
export function reaches(need: number): number {
  const low = Math.floor(need);
  const part = need - low;
  return part === 0 ? whole(low) : whole(low) * (1 - part) + whole(low + 1) * part;
}

/** What an attack of some note takes from a unit on average. */
const STEP = 3;
const MOST_LEFT = 60;
/** Turns that are looked ahead at most. */
export const FAR_SIGHT = 5;
/** More turns than matter are to come: nobody is in a hurry. */
export const NO_HURRY = FAR_SIGHT + 1;
/** Turns of both sides from which on there is no hurry. */
const MANY_TURNS = 16;

/** How many such attacks a unit outlives that has so much left before its limit, by the number of attacks to come. */
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

/** Turns of the battle still to come that matter for what a unit is worth. */
export function turnsLeft(state: State): number {
  const { turns } = state.options;
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
 * What being there at all is worth beside outliving attacks: with few turns to come it pays to finish what is hurt, with
 * many all damage pays.
 */
const aliveOf = (turns: number): number => (turns === NO_HURRY ? 1 : 5);

/** The share of a unit's worth that is left with so much damage: falls to that of a bare survivor, near the end only survival counts. */
export const lifeAt = (u: Pick<Unit, 'destroy'>, damage: number, turns: number): number =>
  lifeLeft(u.destroy, damage, turns);

/** The same by the limit alone. */
export const lifeLeft = (destroy: number, damage: number, turns: number): number =>
  (outlives(destroy - damage, turns) + aliveOf(turns)) / (outlives(destroy, turns) + aliveOf(turns));

/** What of its worth a suppressed unit has lost. */
const SUPPRESSED = 0.22;

/** The share that is left after more damage and the test that follows; in melee nobody is suppressed. */
export function lifeAfter(u: Unit, more: number, turns: number, melee: boolean): number {
  const damage = u.damage + more;
  const dies = reaches(u.destroy - damage);
  const life = (1 - dies) * lifeAt(u, damage, turns);
  if (melee || turns === 0) return life;
  return life - Math.max(0, reaches(u.suppress - damage) - dies) * SUPPRESSED * lifeAt(u, damage, turns);
}

/** The chance that a unit is still there and able to act after so much more damage and its test. */
export function able(u: Unit, more: number, melee: boolean): number {
  if (more === 0 && !u.hurt) return 1;
  const damage = u.damage + more;
  return (
    1 - (melee ? reaches(u.destroy - damage) : Math.max(reaches(u.destroy - damage), reaches(u.suppress - damage)))
  );
}

export const pointsOf = (u: Unit): number => u.points ?? 50;

/** What more damage and the test that follows take from a unit, in points. */
export const harmOf = (u: Unit, more: number, turns: number, melee: boolean): number =>
  pointsOf(u) * Math.max(0, lifeAt(u, u.damage, turns) - lifeAfter(u, more, turns, melee));
