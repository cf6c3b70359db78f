import { areEnemies, type Result, type RuleId, type SeatId, sideOf, sides } from '@walstatt/engine';
import type { L } from '../../kit.ts';
import { controllerOf } from '../objectives.ts';

/** Points at the end of the game, and which side has won. */

export type Points = { readonly seat: SeatId; readonly points: number; readonly rules: readonly RuleId[] };

export function finalPoints(look: L): Points[] {
  const s = look.state;
  switch (s.mission) {
    case 'annihilation':
      return s.seats.map(({ id }) => ({
        seat: id,
        points: destroyedBy(look, id),
        rules: ['FD-SCENARIO-08', 'FD-SCENARIO-11'],
      }));
    case 'secretLoot':
      return held(look, ['FD-SCENARIO-04', 'FD-SCENARIO-05', 'FD-GAP-94']);
    case 'captureObjectives':
      return held(look, ['FD-SCENARIO-07', 'FD-GAP-94', 'FD-GAP-97']);
    case 'kingOfTheHill':
      return [];
  }
}

/**
 * FD-SCENARIO-08, FD-SCENARIO-09, FD-GAP-90, FD-GAP-98: enemy units that are destroyed, fleeing or still in reserve.
 * Pinned ones do not count (FD-SCENARIO-10).
 */
export function destroyedBy(look: L, seat: SeatId): number {
  let n = 0;
  for (const id in look.state.units) {
    const u = look.state.units[id]!;
    if (!areEnemies(look.state, seat, u.owner)) continue;
    if (u.status !== 'table' || u.morale === 'fleeing') n++;
  }
  return n;
}

function held(look: L, rules: readonly RuleId[]): Points[] {
  const points: Record<SeatId, number> = {};
  for (const id in look.state.objectives) {
    const holder = controllerOf(look, id);
    if (holder !== null) points[holder] = (points[holder] ?? 0) + look.state.objectives[id]!.value;
  }
  return look.state.seats.map(({ id }) => ({ seat: id, points: points[id] ?? 0, rules }));
}

/**
 * The sides with the most points. A side without units has lost whatever its points (FD-GAP-04). If neither side has
 * units, the points decide (FD-GAP-102).
 */
export function winnersOf(look: L): { winners: string[]; rules: RuleId[] } {
  const s = look.state;
  const all = sides(s);
  const alive = all.filter((side) =>
    s.seats.some((x) => x.side === side && s.players[x.id]!.unitsLeft > 0 && !s.players[x.id]!.resigned),
  );
  if (alive.length === 1) return { winners: alive, rules: ['FD-GAP-04'] };
  const points = (side: string): number =>
    s.seats.reduce((n, x) => n + (sideOf(s, x.id) === side ? s.players[x.id]!.points : 0), 0);
  const most = Math.max(...all.map(points));
  const winners = all.filter((side) => points(side) === most);
  const rules: RuleId[] = alive.length === 0 ? ['FD-GAP-102'] : ['FD-ROUND-14'];
  return { winners: winners.length === all.length ? [] : winners, rules };
}

/** FD-SCENARIO-12, FD-GAP-99: the sides whose general is dead. */
export const withoutGeneral = (look: L): SeatId[] =>
  look.state.seats
    .map((x) => x.id)
    .filter((seat) => {
      const { general } = look.state.players[seat]!;
      return general !== null && look.state.units[general]!.status === 'destroyed';
    });

/** The outcome, as far as it is known. */
export function result(look: L): Result {
  const s = look.state;
  const score: Record<string, number> = {};
  for (const { id, side } of s.seats) score[side] = (score[side] ?? 0) + s.players[id]!.points;
  return { over: s.winners !== null, winners: s.winners ?? [], score, rule: 'FD-ROUND-15' };
}
