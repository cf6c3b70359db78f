import { tactic } from '../../kit.ts';
import { bestShocked, strongest } from './fights.ts';
import { bestUse } from './uses.ts';
import { bestGrenadeTarget } from './volleys.ts';

/** Stratagems are used where they are worth their command points. */

const useOf = (look: Parameters<typeof bestUse>[0], r: Parameters<typeof bestUse>[1]): string | null => {
  const use = bestUse(look, r);
  return use !== null && use.gain > 0 ? use.id : null;
};

export const stratagems = {
  afterRoll: tactic('afterRoll', { likely: useOf }),
  battleShockFailed: tactic('battleShockFailed', { likely: useOf }),
  moveBegins: tactic('moveBegins', { likely: useOf }),
  moveEnds: tactic('moveEnds', { likely: useOf }),
  afterSetUp: tactic('afterSetUp', { likely: useOf }),
  betweenShooting: tactic('betweenShooting', { likely: useOf }),
  targetsSelected: tactic('targetsSelected', { likely: useOf }),
  chargeEnds: tactic('chargeEnds', { likely: useOf }),
  unitFought: tactic('unitFought', { likely: useOf }),
  grenadeTarget: tactic('grenadeTarget', {
    likely: (look, r) =>
      bestGrenadeTarget(
        look,
        r.options.map(({ id }) => id),
      ),
  }),
  shockedUnit: tactic('shockedUnit', {
    likely: (look, r) =>
      bestShocked(
        look,
        r.options.map(({ id }) => id),
      ),
  }),
  shockWeapon: tactic('shockWeapon', {
    likely: (look, r) =>
      strongest(
        look,
        r.options.map(({ id }) => id),
      ),
  }),
};
