import { isOnTable } from '../../01-units/units.ts';
import { againstActivation } from '../../04-actions/set-aside.ts';
import { request } from '../../kit.ts';

/** FD-ROUND-06, FD-ROUND-08, FD-ROUND-09: why a unit may not be activated now. */
export const activateRequest = request('activate', {
  whyNot: (look, { by }, unit) =>
    Object.hasOwn(look.state.units, unit) && isOnTable(look.state, unit)
      ? (againstActivation(look, { seat: by, unit })[0] ?? null)
      : null,
});
