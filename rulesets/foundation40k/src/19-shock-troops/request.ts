import { DEPTH, WIDTH } from '../01-units/space.ts';
import { answerAt, malformed, pointOf } from '../20-scenarios/markers/point.ts';
import { request } from '../kit.ts';
import { safestPoint } from './room.ts';

/** FD-SHOCK-01: any position on the table. */
export const shockRequest = request('shockPoint', {
  check(_, r, answer) {
    const p = pointOf(answer);
    if (p === null) return malformed(r);
    return p.x < 0 || p.y < 0 || p.x > WIDTH || p.y > DEPTH ? { code: 'offTable', rule: 'FD-SHOCK-01' } : null;
  },

  witness: (look, r) => answerAt(r, safestPoint(look)),
});
