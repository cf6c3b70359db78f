import { event } from '../../kit.ts';

export const events = {
  struck: event(
    'struck',
    (s, e) => {
      const target = s.fighters[e.target]!;
      target.wounds = Math.max(0, target.wounds - e.hits);
      s.fighters[e.fighter]!.tired = e.wild;
    },
    { about: { by: 'fighter', at: 'target' }, shows: 'hit' },
  ),
};
