import { event } from '../../kit.ts';

export const events = {
  formationRallied: event(
    'formationRallied',
    (s, e) => {
      const formation = s.formations[e.formation]!;
      formation.broken = false;
      formation.blastMarkers = e.left;
    },
    { about: { by: 'formation' } },
  ),
  rallyFailed: event('rallyFailed', () => {}, { about: { by: 'formation' }, shows: 'miss' }),
};
