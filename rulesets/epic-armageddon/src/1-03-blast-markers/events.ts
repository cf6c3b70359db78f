import { event } from '../kit.ts';

export const events = {
  markersPlaced: event(
    'markersPlaced',
    (s, e) => {
      s.formations[e.formation]!.blastMarkers += e.by;
    },
    { about: { at: 'formation' } },
  ),
  markersRemoved: event(
    'markersRemoved',
    (s, e) => {
      const formation = s.formations[e.formation]!;
      formation.blastMarkers = Math.max(0, formation.blastMarkers - e.by);
    },
    { about: { by: 'formation' } },
  ),
  /** EA-1.13.2-04: the markers are removed. EA-G-08: overwatch ends. */
  formationBroke: event(
    'formationBroke',
    (s, e) => {
      const formation = s.formations[e.formation]!;
      formation.broken = true;
      formation.blastMarkers = 0;
      formation.overwatch = null;
      formation.withdraws = e.withdraws;
    },
    { about: { at: 'formation' }, shows: 'loss' },
  ),
};
