import type { Contexts } from '../../generated/state.ts';
import { windowOf } from '../../kit.ts';

/** EA-1.4.4-02, EA-G-50: once an action is certain and before it is carried out, for abilities of those who take it. */
export const actionBegins = windowOf({
  name: 'actionBegins',
  rule: 'EA-1.4.4-02',
  seats: (_, { seat }: Contexts['action']) => [seat],
  order: 'each',
});
