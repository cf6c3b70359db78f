import type { Refusal } from '@walstatt/engine';
import { type Body, gapAtMost, overlaps, shifted, stretchAt } from '@walstatt/geometry';
import { partsOf } from '../01-units/chain.ts';
import { bodyIn, boxAround, inch, isOnTableWholly, pieceBody, standing } from '../01-units/space.ts';
import { areEnemyUnits, typeOf, unitHas } from '../01-units/units.ts';
import { closedBy, mayEnter, mayTouch } from '../14-terrain/terrain.ts';
import type { L } from '../kit.ts';
import { friendsOf, meet } from './advance.ts';
import { allowanceOf, isSlowed, type MoveKind } from './allowance.ts';
import { endOf, type Way } from './ways.ts';

/** Whether a unit may move so; `parts` is how many groups it may form at the end (1 unless losses broke the chain). */
export function judgeMove(look: L, unit: string, kind: MoveKind, ways: readonly Way[], parts: number): Refusal | null {
  const s = look.state;
  const slowed = isSlowed(s, unit, ways);
  for (const w of ways) {
    const limit = allowanceOf(s, w.model, kind, slowed);
    if (w.length > limit + 1e-6)
      return {
        code: slowed ? 'tooFarInTerrain' : 'tooFar',
        rule: slowed ? 'FD-TERRAIN-14' : kind === 'sprint' ? 'FD-ACTION-30' : 'FD-ACTION-07',
        measured: Math.ceil(w.length),
        limit,
        unit: 'length',
        args: { model: w.model },
      };
  }
  const now = standing(look, unit);
  const ends: Body[] = now.models.map((m, i) => {
    const w = ways.find((x) => x.model === m);
    return w === undefined ? now.bodies[i]! : bodyIn(s, m, endOf(w));
  });
  return (
    judgeEnds(look, unit, kind, now.models, ends) ?? judgePassage(look, unit, ways, ends) ?? judgeChain(ends, parts)
  );
}

const NEAR = inch(1);

function judgeEnds(
  look: L,
  unit: string,
  kind: MoveKind,
  models: readonly string[],
  ends: readonly Body[],
): Refusal | null {
  const s = look.state;
  const box = boxAround(ends);
  const type = typeOf(s, unit);
  const refuse = (code: string, rule: Refusal['rule'], i: number): Refusal => ({
    code,
    rule,
    args: { model: models[i]! },
  });
  for (let i = 0; i < ends.length; i++) {
    if (!isOnTableWholly(ends[i]!)) return refuse('offTable', 'FD-GAP-27', i);
    for (let j = 0; j < i; j++) if (overlaps(ends[i]!, ends[j]!)) return refuse('overlap', 'FD-GAP-27', i);
  }
  for (const friend of friendsOf(look, unit)) {
    if (!meet(boxAround([friend]), box)) continue;
    for (let i = 0; i < ends.length; i++) if (overlaps(ends[i]!, friend)) return refuse('overlap', 'FD-GAP-27', i);
  }
  for (const id in s.units) {
    if (s.units[id]!.status !== 'table' || !areEnemyUnits(s, unit, id)) continue;
    const foe = standing(look, id);
    if (!mayMeet(foe.box, box, NEAR)) continue;
    for (const b of foe.bodies) {
      for (let i = 0; i < ends.length; i++) {
        if (overlaps(ends[i]!, b)) return refuse('overlap', 'FD-GAP-27', i);
        if (kind === 'vanguard' && gapAtMost(ends[i]!, b, NEAR)) return refuse('tooNear', 'FD-GAP-79', i);
      }
    }
  }
  for (const id in s.terrain) {
    const t = s.terrain[id]!;
    if (mayEnter(type, t) || !mayTouch(t, box, 0)) continue;
    const body = pieceBody(t);
    for (let i = 0; i < ends.length; i++) if (overlaps(ends[i]!, body)) return refuse('closed', closedBy(t), i);
  }
  return null;
}

type Box = ReturnType<typeof boxAround>;
const mayMeet = (a: Box, b: Box, by: number): boolean =>
  a.minX <= b.maxX + by && b.minX <= a.maxX + by && a.minY <= b.maxY + by && b.minY <= a.maxY + by;

/** FD-GAP-27, FD-TERRAIN-06: not through enemies and closed pieces; flying units pass over both (FD-GAP-77). */
function judgePassage(look: L, unit: string, ways: readonly Way[], ends: readonly Body[]): Refusal | null {
  const s = look.state;
  if (unitHas(s, unit, 'flying')) {
    look.note('FD-SPECIAL-02');
    look.note('FD-GAP-77');
    return null;
  }
  const a = standing(look, unit).box;
  const b = boxAround(ends);
  const bent = ways.flatMap((w) => (w.points.length > 2 ? w.points : []));
  const swept = {
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  };
  for (const p of bent) {
    swept.minX = Math.min(swept.minX, p.x - inch(3));
    swept.minY = Math.min(swept.minY, p.y - inch(3));
    swept.maxX = Math.max(swept.maxX, p.x + inch(3));
    swept.maxY = Math.max(swept.maxY, p.y + inch(3));
  }
  for (const id in s.units) {
    if (s.units[id]!.status !== 'table' || !areEnemyUnits(s, unit, id)) continue;
    const foe = standing(look, id);
    if (!meet(foe.box, swept)) continue;
    for (const body of foe.bodies) {
      if (!meet(boxAround([body]), swept)) continue;
      for (const w of ways)
        if (passesThrough(look, w, body)) return { code: 'throughEnemy', rule: 'FD-GAP-27', args: { model: w.model } };
    }
  }
  const type = typeOf(s, unit);
  for (const id in s.terrain) {
    const t = s.terrain[id]!;
    if (mayEnter(type, t) || !mayTouch(t, swept, 0)) continue;
    const body = pieceBody(t);
    for (const w of ways)
      if (passesThrough(look, w, body)) return { code: 'closed', rule: closedBy(t), args: { model: w.model } };
  }
  return null;
}

function passesThrough(look: L, w: Way, obstacle: Body): boolean {
  const [start] = w.points;
  const body = bodyIn(look.state, w.model, { x: start!.x, y: start!.y, facing: w.facing });
  for (let i = 1; i < w.points.length; i++) {
    const p = w.points[i - 1]!;
    const q = w.points[i]!;
    const from = shifted(body, p.x - start!.x, p.y - start!.y);
    if (stretchAt(from, q.x - p.x, q.y - p.y, obstacle) !== null) return true;
  }
  return false;
}

function judgeChain(ends: readonly Body[], most: number): Refusal | null {
  if (ends.length < 2) return null;
  const parts = partsOf(ends);
  return parts <= most
    ? null
    : { code: 'outOfCoherency', rule: 'FD-GAP-05', measured: parts, limit: most, unit: 'count' };
}
