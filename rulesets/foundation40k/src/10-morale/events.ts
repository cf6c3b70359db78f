import type { Unit } from '../generated/state.ts';
import { event } from '../kit.ts';

export const events = {
  moraleChanged: event('moraleChanged', (s, e) => setMorale(s.units[e.unit]!, e.morale), { about: { at: 'unit' } }),
  testPassed: event('testPassed', () => {}, { about: { by: 'unit' } }),
};

/** FD-GAP-37: a unit that is pinned or flees loses its markers. When it rallies it still has none. */
function setMorale(u: Unit, morale: Unit['morale']): void {
  u.morale = morale;
  u.reactionMarker = false;
  u.takeCover = false;
}
