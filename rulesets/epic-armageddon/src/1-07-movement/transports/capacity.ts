import { isCalled, profileOf } from '../../1-01-units/units.ts';
import type { Hold, State } from '../../generated/state.ts';

/** Whether a unit may be in a hold at all (EA-1.7.5-01). */
const takes = (s: State, { allows, excludes }: Hold, unit: string): boolean =>
  allows.some((word) => isCalled(s, unit, word)) && !excludes.some((word) => isCalled(s, unit, word));

const placesFor = (s: State, { costs }: Hold, unit: string): number =>
  costs.find(({ of }) => isCalled(s, unit, of))?.places ?? 1;

/** What is still free in a hold: places, and what its limits allow. */
type Room = { readonly hold: Hold; readonly free: number; readonly within: readonly string[] };

/** EA-1.7.5-01: whether a transport has room for exactly these units together. */
export function fits(s: State, transport: string, units: readonly string[]): boolean {
  const rooms = profileOf(s, transport).holds.map((hold): Room => ({ hold, free: hold.capacity, within: [] }));
  return stow(s, rooms, units);
}

function stow(s: State, rooms: readonly Room[], units: readonly string[]): boolean {
  const [unit, ...others] = units;
  if (unit === undefined) return true;
  return rooms.some((room, i) => {
    const free = room.free - placesFor(s, room.hold, unit);
    const within = [...room.within, unit];
    if (free < 0 || !takes(s, room.hold, unit) || exceeds(s, room.hold, within)) return false;
    return stow(s, rooms.with(i, { ...room, free, within }), others);
  });
}

const exceeds = (s: State, { limits }: Hold, within: readonly string[]): boolean =>
  limits.some(({ of, most }) => within.filter((unit) => isCalled(s, unit, of)).length > most);
