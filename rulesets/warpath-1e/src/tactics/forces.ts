import { isShattered } from '../12-shooting/shattered.ts';
import { attacksOf, rangeOf } from '../12-shooting/shots.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { expectedFire, expectedStrike } from './expectation.ts';

/** Damage between two units, computed once for each way of doing it: profiles do not change during a battle. */
export type Forces = {
  strike(look: Look, a: string, b: string): number;
  fire(look: Look, a: string, b: string, far: number, cover: number, halted: boolean): number;
  /** Distances within which a unit shoots better than farther off, nearest first. */
  ranges(u: Unit, id: string): readonly number[];
};

/** The forces of a battle, kept with its memory. */
export const forcesOf = (look: Look): Forces => look.recall('forces', '', newForces);

function newForces(): Forces {
  const strikes = new Map<string, number>();
  const fires = new Map<string, Map<number, number>>();
  const bands = new Map<string, readonly number[]>();
  const ranges = (u: Unit, id: string): readonly number[] => {
    let found = bands.get(id);
    if (found === undefined) {
      const all = attacksOf(u).flatMap((name) => [Math.floor(rangeOf(u, name) / 2), rangeOf(u, name)]);
      found = [...new Set(all)].sort((x, y) => x - y);
      bands.set(id, found);
    }
    return found;
  };
  return {
    ranges,
    strike(look, a, b) {
      const t = look.state.units[b]!;
      const u = look.state.units[a]!;
      const key = `${a} ${b} ${isShattered(look, u)} ${u.disrupted} ${t.type === 'vehicle' ? `${t.crippled} ${t.travelled} ${t.turned}` : ''}`;
      let found = strikes.get(key);
      if (found === undefined) {
        found = expectedStrike(look, a, b);
        strikes.set(key, found);
      }
      return found;
    },
    fire(look, a, b, far, cover, halted) {
      const u = look.state.units[a]!;
      const pair = `${a} ${b}`;
      let ways = fires.get(pair);
      if (ways === undefined) {
        ways = new Map();
        fires.set(pair, ways);
      }
      const limits = ranges(u, a);
      const flies = look.state.units[b]!.type === 'flyer';
      let band = 0;
      while (band < limits.length && far > limits[band]!) band++;
      if (flies) band = 100 + Math.floor(far / 2540);
      const key = ((band * 3 + cover) * 2 + (halted ? 1 : 0)) * 2 + (isShattered(look, u) ? 1 : 0);
      let found = ways.get(key);
      if (found === undefined) {
        found = expectedFire(look, u, look.state.units[b]!, { far, cover, halted });
        ways.set(key, found);
      }
      return found;
    },
  };
}
