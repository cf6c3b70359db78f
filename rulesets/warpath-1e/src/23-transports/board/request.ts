import { request } from '../../kit.ts';
import { hasRoom } from '../transport.ts';

/** WP-TRANSPORT-01: why a unit may not board a transport: it is full, or carries no such units. */
export const boardRequest = request('board', {
  whyNot: (look, { args: { unit } }, carrier) =>
    Object.hasOwn(look.state.units, carrier) && !hasRoom(look, carrier, unit) ? 'WP-TRANSPORT-01' : null,
});
