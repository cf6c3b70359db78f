import { request } from '../kit.ts';
import { chargeBarredBy } from './charge.ts';

/** Why a unit may not be charged: the first condition that does not hold. */
export const chargeTargetRequest = request('chargeTarget', {
  whyNot: (look, { args: { unit } }, target) => {
    if (!Object.hasOwn(look.state.units, target)) return null;
    const frame = look.state.agenda.findLast((f) => f.do === 'charge');
    return chargeBarredBy(look, unit, target, frame?.do === 'charge' && frame.c.jump);
  },
});
