import type { Teller } from '@walstatt/engine';
import type { Point } from '@walstatt/geometry';
import type { Mark, PieceShape } from '@walstatt/scene';
import { leadSeat } from '../06-turn/seats.ts';
import { inches } from '../07-measuring/lengths.ts';
import { controllerOf } from '../28-battle/victory.ts';
import type { State } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { words } from './words.ts';

const MARK = inches(1);

/** Objectives in the colour of the side that holds them (WP-BATTLE-14); a piece of terrain is marked at its middle. */
export const marksOf = (look: Look, t: Teller): Mark[] =>
  look.state.objectives.map((o, i) => {
    const holder = controllerOf(look, o);
    const { x, y } = o.terrain === null ? o : middleOfArea(look.state.terrain[o.terrain]!.shape);
    const name = `${words[t.language].objective} ${i + 1}`;
    const mark = { id: `objective-${i + 1}`, x, y, radius: MARK };
    if (holder === null) return { ...mark, text: name };
    return { ...mark, text: `${name}: ${t.name(holder)}`, seat: leadSeat(look.state, holder) };
  });

/** The marker being placed: not a unit, but it needs a shape for its ghost. */
export const waitingMark = (s: State): PieceShape[] =>
  s.agenda.some((f) => f.do === 'objectives')
    ? [
        {
          id: 'marker',
          unit: 'marker',
          shape: { kind: 'circle', radius: MARK },
          x: 0,
          y: 0,
          z: 0,
          height: 0,
          facing: null,
        },
      ]
    : [];

/** The middle of an area. */
function middleOfArea(shape: readonly Point[]): Point {
  let [twice, x, y] = [0, 0, 0];
  shape.forEach((a, i) => {
    const b = shape[(i + 1) % shape.length]!;
    const part = a.x * b.y - b.x * a.y;
    twice += part;
    x += (a.x + b.x) * part;
    y += (a.y + b.y) * part;
  });
  return twice === 0 ? shape[0]! : { x: Math.round(x / (3 * twice)), y: Math.round(y / (3 * twice)) };
}
