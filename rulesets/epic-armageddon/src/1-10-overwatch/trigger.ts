import type { Option } from '@walstatt/engine';
import { newShoot } from '../1-09-shooting/shoot/new-shoot.ts';
import { whyNotTarget } from '../1-09-shooting/targets.ts';
import type { Contexts } from '../generated/state.ts';
import { trigger } from '../kit.ts';

type C = Contexts['move'];

/**
 * EA-1.10-03, EA-1.10-06, EA-1.10-07: a formation on overwatch shoots at the one that has moved, by the normal rules. It may
 * wait for the next move instead.
 */
export const overwatchFire = trigger({
  id: 'overwatchFire',
  rule: 'EA-1.10-06',
  window: 'formationMoved',
  offers: (look, { formation: target }: C, seat): Option[] =>
    Object.keys(look.state.formations)
      .filter((id) => {
        const { owner, overwatch } = look.state.formations[id]!;
        return owner === seat && overwatch !== null && whyNotTarget(look, { formation: id, target }) === null;
      })
      .map((id) => ({ id })),
  starts: ({ state }, { formation: target }: C, formation) => ({
    activity: 'shoot',
    context: newShoot({ seat: state.formations[formation]!.owner, formation, target, overwatch: true }),
  }),
});
