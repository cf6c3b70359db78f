import { request } from '../../kit.ts';
import { noTargetBy } from '../phase/shooters.ts';
import { attacksOf, shotBarredBy } from '../shots.ts';

/** Why a unit may not be shot at with an attack. */
export const targetRequest = request('target', {
  whyNot: (look, { args: { unit, attack } }, target) =>
    Object.hasOwn(look.state.units, target) ? shotBarredBy(look, { unit, with: attack, target }) : null,
});

/** Why an attack may not be made, unless it has been made already. */
export const attackRequest = request('attack', {
  whyNot: (look, { args: { unit } }, attack) =>
    attacksOf(look.state.units[unit]!).includes(attack) ? noTargetBy(look, unit, attack) : null,
});
