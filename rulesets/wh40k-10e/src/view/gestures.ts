import type { Answer, Placed, Plan } from '@walstatt/engine';
import { normaliseAngle, type Point } from '@walstatt/geometry';
import type { Gesture } from '@walstatt/scene';
import { addedTo, drawnBy, takenBy, waysDrawn } from '@walstatt/tabletop';
import { wholeOf } from '../01-units/units.ts';
import { standing } from '../04-measuring/table-top.ts';
import { allowanceOf } from '../10-movement/cost.ts';
import type { Move } from '../10-movement/manner.ts';
import { moveAsked } from '../10-movement/move/request.ts';
import { moveOfScouts } from '../19-deployment/scouts/request.ts';
import type { Asked, L } from '../kit.ts';
import { flightDrawn } from './flights.ts';
import { heightAt } from './levels.ts';
import { ranksAt } from './shapes.ts';

/** Reads a gesture as an answer. A move that is too long is shortened; everything else is left to the check. */
export function fromGesture(look: L, r: Asked, g: Gesture, before: Answer | null): Answer | null {
  if (r.kind === 'place') return g.gesture === 'pick' ? placeAt(look, r, g) : null;
  const drawn = drawnBy(g);
  if (r.kind !== 'path' || drawn === null) return null;
  const s = look.state;
  const models = takenBy(r.movers, drawn, (m) => wholeOf(s, s.models[m]!.unit));
  if (models.length === 0) return null;
  if (r.name === 'flyAhead')
    return addedTo(
      before,
      models.map((m) => flightDrawn(look, m, drawn)),
    );
  const stand = standing(look, wholeOf(s, s.models[models[0]!]!.unit));
  const spots = models.map((m) => stand.spots[stand.models.indexOf(m)]!);
  const move = moveOf(r);
  const most = move === null ? FAR : Math.min(...models.map((m) => allowanceOf(look, move, m, false) ?? 0));
  const plan = waysDrawn(models, spots, drawn, most).map(({ model, points, facing }): Plan[number] => {
    const ends = points.slice(1);
    const legs = ends.map(({ x, y }, i) => {
      const at = { x: Math.round(x), y: Math.round(y) };
      const z = heightAt(s, at, g.level);
      return i === ends.length - 1 ? { leg: 'go', ...at, z, facing: Math.round(facing) } : { leg: 'go', ...at, z };
    });
    return { mover: model, legs };
  });
  return addedTo(before, plan);
}

const FAR = 1_000_000;

/** The move that a request asks for, if its length is known here. */
function moveOf(r: Asked): Move | null {
  if (r.name === 'move') return moveAsked(r.args);
  return r.name === 'scoutMove' ? moveOfScouts(r.args) : null;
}

/** A unit in a block around the point that was picked, on the storey that the player looks at; or a marker there. */
function placeAt(
  look: L,
  r: Asked & { kind: 'place' },
  { at, turn, level }: Gesture & { gesture: 'pick' },
): readonly Placed[] {
  const s = look.state;
  const point: Point = { x: Math.round(at.x), y: Math.round(at.y) };
  if (r.name === 'marker') return r.pieces.map((piece) => ({ piece, pose: point }));
  const facing = normaliseAngle(inward(s.board.width, point) + turn);
  return ranksAt(s, r.pieces, { ...point, z: 0, facing }).map(({ x, y }, i) => {
    const spot = { x: Math.round(x), y: Math.round(y) };
    return { piece: r.pieces[i]!, pose: { ...spot, z: heightAt(s, spot, level), facing } };
  });
}

/** Units look towards the other half of the battlefield. */
const inward = (width: number, { x }: Point): number => (x * 2 > width ? 1800 : 0);
