import type { State } from '../../generated/state.ts';
import { event } from '../../kit.ts';

export const events = {
  markersRemoved: event('markersRemoved', (s) => removeMarkers(s)),
};

/** FD-ROUND-13, FD-GAP-87. */
function removeMarkers(s: State): void {
  for (const id in s.units) {
    const u = s.units[id]!;
    u.activated = false;
    u.reactionMarker = false;
    u.reacted = false;
    u.takeCover = false;
    u.fled = false;
  }
  for (const id in s.models) {
    const m = s.models[id]!;
    m.shaken = false;
    m.stunned = false;
    if (m.results.length > 0) m.results = [];
  }
}
