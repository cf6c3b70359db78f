import { faultsOf } from '@walstatt/engine';
import { request } from '../../kit.ts';
import { fillGaps } from '../../tactics/fill-gaps.ts';
import { judgeCloseUp } from './judge.ts';

export const closeUp = request('closeUp', {
  check: (look, r, answer, all) => faultsOf(all, (faults) => judgeCloseUp(look, r.args, answer, faults)),
  witness: () => [],
  sample: (look, r, rng) => (rng.int(0, 9) > 0 ? fillGaps(look, r) : []),
  candidates: (look, r) => [fillGaps(look, r)],
});
