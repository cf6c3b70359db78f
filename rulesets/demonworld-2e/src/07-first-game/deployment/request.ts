import { request } from '../../kit.ts';
import { checkDeployment } from './judge.ts';
import { lineUps } from './line-up.ts';

export const deploy = request('deploy', {
  check: (look, r, answer, all) => checkDeployment(look, r, answer, all),
  witness: (look, r) => lineUps(look, r)[0] ?? null,
});
