import { point, s } from '../fields.ts';

export const terrain = s.record(
  {
    kind: s.literal('blocking', 'obstacle', 'decorative', 'difficult'),
    cover: s.withDefault(s.literal('soft', 'hard'), 'hard'),
    blocksSight: s.spatial(s.withDefault(s.bool, false)),
    shape: s.spatial(s.list(point)),
  },
  'Terrain',
);
