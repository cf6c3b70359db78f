import { enemiesOf } from '@walstatt/engine';
import { windowOf } from '../kit.ts';

/** WH-CMD-03: rules of the command phase that players use when they like, the active player first (WH-SEQ-01). */
export const commandRules = windowOf({
  name: 'commandRules',
  rule: 'WH-CMD-03',
  seats: (look, { seat }: { readonly seat: string }) => [seat, ...enemiesOf(look.state, seat)],
  order: 'each',
});
