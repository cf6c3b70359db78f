import { faultsOf, type RuleId } from '@walstatt/engine';
import { request } from '../../kit.ts';
import { judgeFormation } from './judge.ts';
import { type Start, startOf } from './starts.ts';

const WHY: Readonly<Record<Start['start'], RuleId>> = {
  deploy: 'WH-AIR-01',
  join: 'WH-LEAD-02',
  board: 'WH-TRANS-01',
  reserves: 'WH-ABIL-12',
  strategic: 'WH-RES-02',
};

export const formationRequest = request('formation', {
  check: ({ state }, r, answer, all) => faultsOf(all, (faults) => judgeFormation(state, r.by, answer, faults)),
  whyNot(_look, _request, option) {
    const { start } = startOf(option);
    return Object.hasOwn(WHY, start) ? WHY[start] : null;
  },
});
