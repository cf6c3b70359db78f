import { type Answer, presetAnswer, type Request, type Types } from '@walstatt/engine';
import type { Battle, Eyes } from '@walstatt/engine/host';
import type { Point } from '@walstatt/geometry';
import type { Gesture, Ghost } from '@walstatt/scene';
import { ghostsOf } from './answer-words.ts';

const STEPS = 24;

const between = (a: Point, b: Point, part: number): Point => ({
  x: Math.round(a.x + (b.x - a.x) * part),
  y: Math.round(a.y + (b.y - a.y) * part),
});

/** The middle of the ghosts. */
const middleOf = (ghosts: readonly Ghost[]): Point | null =>
  ghosts.length === 0
    ? null
    : {
        x: ghosts.reduce((n, g) => n + g.x, 0) / ghosts.length,
        y: ghosts.reduce((n, g) => n + g.y, 0) / ghosts.length,
      };

/** The same gesture, moved part of the way towards something legal: back to the start, or to the suggestion. */
function moved(g: Gesture, towards: Point | null, part: number): Gesture | null {
  switch (g.gesture) {
    case 'drag':
      return { ...g, to: between(g.to, g.from, part) };
    case 'draw': {
      const last = g.points.length - 1;
      return { ...g, points: [...g.points.slice(0, last), between(g.points[last]!, g.points[last - 1]!, part)] };
    }
    case 'pick': {
      if (towards === null) return null;
      const { field: _, ...rest } = g;
      return { ...rest, at: between(g.at, towards, part) };
    }
  }
}

/** The smallest change of a gesture that makes it a legal answer, if one is found on the straight way. */
export function nearestLegal(
  battle: Battle<Types>,
  look: Eyes<Types>,
  id: string,
  request: Request,
  gesture: Gesture,
  answerTo: (gesture: Gesture) => Answer | null,
): Answer | null {
  const preset = gesture.gesture === 'pick' ? presetAnswer(look as never, request) : null;
  const towards = preset === null ? null : middleOf(ghostsOf(battle.ruleset, look, request, preset));
  for (let i = 1; i < STEPS; i++) {
    const tried = moved(gesture, towards, i / STEPS);
    const answer = tried === null ? null : answerTo(tried);
    if (answer !== null && battle.refuse(id, answer) === null) return answer;
  }
  return null;
}
