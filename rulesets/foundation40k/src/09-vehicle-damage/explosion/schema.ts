import { type Fragment, modelId, s, seat } from '../../fields.ts';
import { blasts, damaged } from '../damage/schema.ts';

export const explosion: Fragment = {
  contexts: {
    explosion: {
      by: seat,
      blasts,
      /** The models that the explosion has still to hit. */
      hit: s.withDefault(s.list(modelId), []),
      damaged: s.withDefault(damaged, []),
    },
  },
  requests: { nextExplosion: { kind: 'choose', about: { by: 'option' } } },
};
