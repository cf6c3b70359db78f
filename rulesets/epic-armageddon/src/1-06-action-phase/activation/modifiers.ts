import { modifier } from '../../kit.ts';
import type { ActionTest } from './activity.ts';

/** EA-1.6.2-04, table T-3: all of them add up. A modifier to the roll stands here as one to the number that is needed. */
export const actionTest = [
  /** EA-1.6.2-02: once, however many markers there are. */
  modifier({
    rule: 'EA-1.6.2-02',
    op: 'add',
    when: ({ state }, { formation }: ActionTest) => state.formations[formation]!.blastMarkers > 0,
    by: 1,
  }),
  modifier({ rule: 'EA-1.6.2-03', op: 'add', when: (_, { retained }: ActionTest) => retained, by: 1 }),
];
