import { hasKeyword } from '../../01-units/units.ts';
import { canBoard } from '../../12-transports/capacity.ts';
import type { CoreAbility, State } from '../../generated/state.ts';

/** Where units can begin the battle. */
export type Start = {
  readonly start: 'deploy' | 'join' | 'board' | 'reserves' | 'strategic';
  readonly unit: string | null;
};

export const idOf = ({ start, unit }: Start): string => (unit === null ? start : `${start}:${unit}`);

/** What an option of the request stands for. */
export function startOf(id: string): Start {
  const [start, unit = null] = id.split(/:(.*)/s) as [Start['start'], string?];
  return { start, unit };
}

export const ownUnits = (s: State, seat: string): string[] =>
  Object.keys(s.units).filter((id) => s.units[id]!.owner === seat);

const abilitiesOf = (s: State, unit: string): readonly CoreAbility[] =>
  s.datasheets[s.units[unit]!.datasheet]!.abilities;

/**
 * What a unit may choose from, by itself; what several choose together is judged afterwards. WH-AIR-01: AIRCRAFT begin
 * in reserves. WH-AIR-07: what hovers is none.
 */
export function startsOf(s: State, unit: string): Start[] {
  const own = ownUnits(s, s.units[unit]!.owner).filter((id) => id !== unit);
  if (hasKeyword(s, unit, 'AIRCRAFT')) return [{ start: 'reserves', unit: null }];
  const starts: Start[] = [{ start: 'deploy', unit: null }];
  for (const other of own) if (canLead(s, unit, other)) starts.push({ start: 'join', unit: other });
  for (const other of own) if (canBoard(s, unit, other)) starts.push({ start: 'board', unit: other });
  if (hasDeepStrike(s, unit)) starts.push({ start: 'reserves', unit: null });
  if (!hasKeyword(s, unit, 'FORTIFICATION')) starts.push({ start: 'strategic', unit: null });
  return starts;
}

/** WH-LEAD-01, WH-LEAD-02: a Leader, and one of the units that its datasheet lists. */
export const canLead = (s: State, unit: string, other: string): boolean =>
  abilitiesOf(s, unit).some((a) => a.ability === 'leader' && a.bodyguards.includes(s.units[other]!.datasheet));

/** WH-ABIL-12: every model has the ability if its datasheet does. */
export const hasDeepStrike = (s: State, unit: string): boolean =>
  abilitiesOf(s, unit).some((a) => a.ability === 'deepStrike');
