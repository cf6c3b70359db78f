import { type Result, sideOf, sides } from '@walstatt/engine';
import type { State } from '../generated/state.ts';
import type { L } from '../kit.ts';

/** Sides that can still fight: they have a seat that has not resigned, and living models. */
function sidesWith(s: State, has: (side: string) => boolean): string[] {
  return sides(s).filter(has);
}

const hasModels = (s: State, side: string): boolean => {
  for (const id in s.units) {
    const u = s.units[id]!;
    if (u.living > 0 && s.seats.some((x) => x.id === u.owner && x.side === side)) return true;
  }
  return false;
};

const hasCommander = (s: State, side: string): boolean =>
  s.seats.some((x) => x.side === side && !s.resigned.includes(x.id));

/** SK-END-02, SK-END-04: is the battle over before its last round? This is checked after every step. */
export function isDecided({ state: s }: L): boolean {
  if (s.seats.every((x) => x.side === s.seats[0]!.side)) return false;
  if (s.resigned.length > 0 && sidesWith(s, (x) => hasCommander(s, x)).length < 2) return true;
  let found: string | undefined;
  for (const id in s.units) {
    const { living, owner } = s.units[id]!;
    if (living === 0) continue;
    const side = sideOf(s, owner);
    if (found === undefined) found = side;
    else if (found !== side) return false;
  }
  return true;
}

/** SK-END-03: which side has won. */
export function result(look: L): Result {
  const s = look.state;
  const all = sides(s);
  const score = Object.fromEntries(all.map((x) => [x, s.sides[x]?.score ?? 0]));
  const over = s.agenda.length === 0 || isDecided(look);
  const commanded = sidesWith(s, (x) => hasCommander(s, x));
  if (commanded.length === 1 && all.length > 1) return { over, winners: commanded, score, rule: 'SK-END-04' };
  const standing = sidesWith(s, (x) => hasModels(s, x));
  if (standing.length === 1 && all.length > 1) return { over, winners: standing, score, rule: 'SK-END-03' };
  const most = Math.max(...Object.values(score));
  return { over, winners: all.filter((x) => score[x] === most), score, rule: 'SK-END-03' };
}
