import { faultsOf } from '@walstatt/engine';
import { request } from '../../kit.ts';
import { judgeReaction } from './judge.ts';

/** DW-V-81: turns and shifts of an attacked unit. Not changing anything is the default. */
export const react = request('react', {
  check: (look, r, answer, all) => faultsOf(all, (faults) => judgeReaction(look, r.args.unit, answer, faults)),
  witness: () => [],
});
