import type { Placed, Refusal } from '@walstatt/engine';
import { type Body, gapAtMost, inContact, overlaps } from '@walstatt/geometry';
import { partsOf } from '../../01-units/chain.ts';
import { bodyIn, boxAround, isInside, pieceBody, standing } from '../../01-units/space.ts';
import { areEnemyUnits, profileOf } from '../../01-units/units.ts';
import { closedBy, mayEnter, mayTouch } from '../../14-terrain/terrain.ts';
import type { L } from '../../kit.ts';
import { depthOf, isSide, ZONES, type ZoneEdge } from './zones.ts';

/** A unit that comes onto the table, over which edge, and how far it must stay away from enemies. */
export type Placing = { readonly unit: string; readonly edge: ZoneEdge; readonly apart: number };

export const placedOf = (answer: readonly Placed[]) =>
  answer.map(({ piece, pose }) => ({ model: piece, x: pose['x']!, y: pose['y']!, facing: pose['facing'] ?? 0 }));

export const answerOf = (placed: ReturnType<typeof placedOf>): Placed[] =>
  placed.map(({ model, x, y, facing }) => ({ piece: model, pose: { x, y, facing } }));

/** Whether a unit may be placed so (FD-GAP-03, FD-GAP-90, FD-GAP-92). */
export function judgePlacing(look: L, placing: Placing, placed: ReturnType<typeof placedOf>): Refusal | null {
  const s = look.state;
  const z = ZONES[placing.edge];
  const bodies = placed.map((p) => bodyIn(s, p.model, p));
  const refuse = (code: string, rule: Refusal['rule'], i: number): Refusal => ({
    code,
    rule,
    args: { model: placed[i]!.model },
  });
  for (let i = 0; i < bodies.length; i++) {
    if (!isInside(bodies[i]!, z.minX, z.minY, z.maxX, z.maxY))
      return {
        ...refuse('outsideZone', isSide(placing.edge) ? 'FD-GAP-92' : 'FD-GAP-03', i),
        ...depthOf(placing.edge, bodies[i]!),
      };
    for (let j = 0; j < i; j++) if (overlaps(bodies[i]!, bodies[j]!)) return refuse('overlap', 'FD-GAP-27', i);
  }
  const { friends, foes } = others(look, placing.unit);
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i]!;
    if (friends.some((o) => overlaps(body, o))) return refuse('overlap', 'FD-GAP-27', i);
    for (const o of foes) {
      if (overlaps(body, o) || inContact(body, o)) return refuse('overlap', 'FD-GAP-03', i);
      if (placing.apart > 0 && gapAtMost(body, o, placing.apart)) return refuse('tooNear', 'FD-GAP-90', i);
    }
  }
  const box = boxAround(bodies);
  const type = profileOf(s, placed[0]!.model).unitType;
  for (const id in s.terrain) {
    const t = s.terrain[id]!;
    if (mayEnter(type, t) || !mayTouch(t, box, 0)) continue;
    const piece = pieceBody(t);
    for (let i = 0; i < bodies.length; i++) if (overlaps(bodies[i]!, piece)) return refuse('closed', closedBy(t), i);
  }
  const parts = partsOf(bodies);
  return parts < 2 ? null : { code: 'outOfCoherency', rule: 'FD-GAP-05', measured: parts, limit: 1, unit: 'count' };
}

/** The bodies of all other units on the table. */
export function others(look: L, unit: string): { friends: Body[]; foes: Body[] } {
  const s = look.state;
  const friends: Body[] = [];
  const foes: Body[] = [];
  for (const id in s.units) {
    if (s.units[id]!.status !== 'table') continue;
    (areEnemyUnits(s, unit, id) ? foes : friends).push(...standing(look, id).bodies);
  }
  return { friends, foes };
}
