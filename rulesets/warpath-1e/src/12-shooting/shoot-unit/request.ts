import { request } from '../../kit.ts';
import { shotBarredBy } from '../shots.ts';

/** Why a unit may not be shot at with an attack. */
export const targetRequest = request('target', {
  whyNot: (look, { args: { unit, attack } }, target) =>
    Object.hasOwn(look.state.units, target) ? shotBarredBy(look, { unit, with: attack, target }) : null,
});
