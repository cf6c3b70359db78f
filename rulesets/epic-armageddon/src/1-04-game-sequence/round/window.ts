import type { Contexts } from '../../generated/state.ts';
import { windowOf } from '../../kit.ts';

/** EA-1.4.4-01, EA-1.4.4-03: before the strategy roll players resolve one effect each in turn, the higher rating first. */
export const roundStarts = windowOf({
  name: 'roundStarts',
  rule: 'EA-1.4.4-01',
  seats: (_, { order }: Contexts['round']) => order,
  order: 'alternate',
});
