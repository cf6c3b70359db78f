import { checkDeployment } from '../07-first-game/deployment/judge.ts';
import { lines, lineUps } from '../07-first-game/deployment/line-up.ts';
import { wingOf } from '../07-first-game/set-up/wings.ts';
import { tactic } from '../kit.ts';

export const deployTactic = tactic('deploy', {
  sample(look, r, rng) {
    const wing = wingOf(look.state, r.by);
    if (wing === null) return null;
    const answer = lines(look, r, wing, { ranks: rng.int(2, 3), slack: (most) => rng.int(0, most) });
    return checkDeployment(look, r, answer).length === 0 ? answer : null;
  },
  candidates: lineUps,
});
