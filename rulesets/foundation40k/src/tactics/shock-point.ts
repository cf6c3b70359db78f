import type { Rng } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import { DEPTH, inch, WIDTH } from '../01-units/space.ts';
import { hasRoom } from '../19-shock-troops/room.ts';
import { answerAt } from '../20-scenarios/markers/point.ts';
import { tactic } from '../kit.ts';

const MARGIN = inch(8);

export const shockPointTactic = tactic('shockPoint', {
  sample: (_, r, rng) => answerAt(r, anywhere(rng)),

  /** Points with 2" of room around them. */
  candidates: (look, r, rng, limit) =>
    Array.from({ length: 4 * limit }, () => anywhere(rng))
      .filter((p) => hasRoom(look, p, inch(2)))
      .slice(0, limit)
      .map((p) => answerAt(r, p)),
});

const anywhere = (rng: Rng): Point => ({
  x: rng.int(MARGIN, WIDTH - MARGIN),
  y: rng.int(MARGIN, DEPTH - MARGIN),
});
