import { steps } from '../kit.ts';
import { newShoot } from './shoot/new-shoot.ts';

export const shootingSteps = steps('action', {
  /** EA-1.9-01: after its moves. `toHit` is null where the action does not shoot. */
  shoot(g, { seat, formations, toHit }): void {
    if (toHit === null) return;
    g.then('shoot', newShoot({ seat, formation: formations[0]!, action: toHit }), 'EA-1.9-01');
  },
});
