import { faultsOf } from '@walstatt/engine';
import { request } from '../../kit.ts';
import { judgeCloseUp } from './judge.ts';

export const closeUp = request('closeUp', {
  check: (look, r, answer, all) => faultsOf(all, (faults) => judgeCloseUp(look, r.args, answer, faults)),
  witness: () => [],
});
