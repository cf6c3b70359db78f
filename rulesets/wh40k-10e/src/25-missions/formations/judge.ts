import type { Faults, Refusal } from '@walstatt/engine';
import { hasKeyword } from '../../01-units/units.ts';
import { canBoard } from '../../12-transports/capacity.ts';
import type { State } from '../../generated/state.ts';
import { hasDeepStrike, ownUnits, startOf } from './starts.ts';

/** The declared starts of a seat's units, by unit. */
export type Formation = Readonly<Record<string, string>>;

/** A unit with the Leaders that join it: what WH-LEAD-04 counts as one unit. */
export function groupOf(s: State, seat: string, formation: Formation, unit: string): string[] {
  const leaders = ownUnits(s, seat).filter((id) => {
    const { start, unit: joined } = startOf(formation[id]!);
    return start === 'join' && joined === unit;
  });
  return [unit, ...leaders];
}

/** What units choose together: Leaders, room on board, Deep Strike, and the share in Strategic Reserves. */
export function judgeFormation(s: State, seat: string, formation: Formation, faults: Faults): void {
  const units = ownUnits(s, seat);
  for (const unit of units) {
    const group = groupOf(s, seat, formation, unit);
    const { start } = startOf(formation[unit]!);
    if (faults.add(refuseGroup(s, unit, group, start))) return;
    const passengers = passengersOf(s, seat, formation, unit);
    if (passengers.length > 0 && faults.add(refuseLoad(s, unit, passengers))) return;
  }
  faults.add(refuseShare(s, seat, formation));
}

/** WH-LEAD-03: one Leader. WH-ABIL-12: in reserves by Deep Strike only if every model has it. */
function refuseGroup(s: State, unit: string, group: readonly string[], start: string): Refusal | null {
  if (group.length > 2)
    return {
      code: 'twoLeaders',
      rule: 'WH-LEAD-03',
      measured: group.length - 1,
      limit: 1,
      unit: 'count',
      args: { unit },
    };
  // A Leader that has joined a unit goes with it, so nobody can join that Leader.
  if (start === 'join' && group.length > 1) return { code: 'leaderOfLeader', rule: 'WH-LEAD-02', args: { unit } };
  const slow = group.find((part) => !hasDeepStrike(s, part) && !hasKeyword(s, part, 'AIRCRAFT'));
  if (start === 'reserves' && slow !== undefined)
    return { code: 'noDeepStrike', rule: 'WH-ABIL-12', args: { unit: slow } };
  return null;
}

/** The units that begin on board of another, Leaders included. */
function passengersOf(s: State, seat: string, formation: Formation, transport: string): string[] {
  return ownUnits(s, seat).flatMap((id) => {
    const { start, unit } = startOf(formation[id]!);
    return start === 'board' && unit === transport ? groupOf(s, seat, formation, id) : [];
  });
}

/** WH-TRANS-01, WH-G-36: everybody on board is of the right kind, and all of them fit. */
function refuseLoad(s: State, transport: string, passengers: readonly string[]): Refusal | null {
  const stranger = passengers.find((unit) => !canBoard(s, unit, transport));
  if (stranger !== undefined)
    return { code: 'wrongPassenger', rule: 'WH-TRANS-01', args: { unit: stranger, transport } };
  const models = passengers.reduce((sum, unit) => sum + s.units[unit]!.models.length, 0);
  const limit = s.datasheets[s.units[transport]!.datasheet]!.capacity!.models;
  if (models <= limit) return null;
  return { code: 'tooManyAboard', rule: 'WH-TRANS-01', measured: models, limit, unit: 'count', args: { transport } };
}

/**
 * WH-RES-03, WH-G-14: at most a quarter of the points of the battle size, passengers included. WH-G-40: AIRCRAFT do not
 * count, but what begins on board of them is in reserves (WH-AIR-03).
 */
function refuseShare(s: State, seat: string, formation: Formation): Refusal | null {
  const points = strategicUnits(s, seat, formation).reduce((sum, unit) => sum + s.units[unit]!.points, 0);
  if (points <= s.reservesCap) return null;
  return { code: 'tooManyReserves', rule: 'WH-RES-03', measured: points, limit: s.reservesCap, unit: 'count' };
}

/** Everything that begins in Strategic Reserves and counts against their share. */
function strategicUnits(s: State, seat: string, formation: Formation): string[] {
  return ownUnits(s, seat).flatMap((id) => {
    const { start, unit } = startOf(formation[id]!);
    const group = groupOf(s, seat, formation, id);
    if (start === 'strategic') return [...group, ...passengersOf(s, seat, formation, id)];
    const flies = start === 'board' && hasKeyword(s, unit!, 'AIRCRAFT');
    return flies && !group.every((part) => hasDeepStrike(s, part)) ? group : [];
  });
}
