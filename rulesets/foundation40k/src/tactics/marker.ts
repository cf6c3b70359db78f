import { DEPTH, WIDTH } from '../01-units/space.ts';
import { answerAt } from '../20-scenarios/markers/point.ts';
import { FROM_EDGE, judgeMarker } from '../20-scenarios/markers/request.ts';
import { tactic } from '../kit.ts';

export const markerTactic = tactic('marker', {
  sample(look, r, rng) {
    for (let tries = 0; tries < 20; tries++) {
      const p = { x: rng.int(FROM_EDGE, WIDTH - FROM_EDGE), y: rng.int(FROM_EDGE, DEPTH - FROM_EDGE) };
      if (judgeMarker(look, p) === null) return answerAt(r, p);
    }
    return null;
  },
});
