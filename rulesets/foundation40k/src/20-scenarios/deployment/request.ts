import type { Placed, Refusal, Request } from '@walstatt/engine';
import {
  type Base,
  type Body,
  blockFormation,
  circle,
  gapAtMost,
  inContact,
  overlaps,
  type Polygon,
  placeBases,
  rectangle,
} from '@walstatt/geometry';
import { CHAIN, partsOf } from '../../01-units/chain.ts';
import { bodyIn, boxAround, DEPTH, inch, isInside, pieceBody, standing, WIDTH, ZONE } from '../../01-units/space.ts';
import { areEnemyUnits, profileOf } from '../../01-units/units.ts';
import { closedBy, mayEnter, mayTouch } from '../../14-terrain/terrain.ts';
import type { State } from '../../generated/state.ts';
import { type L, request } from '../../kit.ts';

/** Placing whole units along an edge: deployment, reserves, flank attacks (FD-GAP-03, FD-GAP-90, FD-GAP-92). */

export type ZoneEdge = 'south' | 'north' | 'west' | 'east';
type Args = { readonly unit: string; readonly edge: ZoneEdge; readonly apart: number };
const argsOf = (r: Request): Args => r.args as Args;

const FLANK = inch(6);
const SPREAD = inch(0.5);

type Zone = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
const ZONES: Readonly<Record<ZoneEdge, Zone>> = {
  south: { minX: 0, minY: 0, maxX: WIDTH, maxY: ZONE },
  north: { minX: 0, minY: DEPTH - ZONE, maxX: WIDTH, maxY: DEPTH },
  west: { minX: 0, minY: 0, maxX: FLANK, maxY: DEPTH },
  east: { minX: WIDTH - FLANK, minY: 0, maxX: WIDTH, maxY: DEPTH },
};

/** Units come in looking away from their edge. */
export const INWARD: Readonly<Record<ZoneEdge, number>> = { south: 900, north: 2700, west: 0, east: 1800 };

export const placedOf = (answer: readonly Placed[]) =>
  answer.map(({ piece, pose }) => ({ model: piece, x: pose['x']!, y: pose['y']!, facing: pose['facing'] ?? 0 }));

const answerOf = (placed: ReturnType<typeof placedOf>): Placed[] =>
  placed.map(({ model, x, y, facing }) => ({ piece: model, pose: { x, y, facing } }));

export const deployRequest = request<readonly Placed[]>({
  check(look, r, answer) {
    for (const { pose } of answer) {
      const { x, y, facing = 0 } = pose as { x?: number; y?: number; facing?: number };
      if (x === undefined || y === undefined || facing < 0 || facing >= 3600)
        return { code: 'malformed', rule: r.rule, args: { kind: 'place', wanted: 'x, y and facing' } };
    }
    return judge(look, argsOf(r), placedOf(answer));
  },

  sample(look, r, rng) {
    const args = argsOf(r);
    const z = ZONES[args.edge];
    for (let tries = 0; tries < 6; tries++) {
      const placed = blockAt(look.state, args, rng.int(z.minX, z.maxX), rng.int(z.minY, z.maxY));
      if (judge(look, args, placed) === null) return answerOf(placed);
    }
    return null;
  },

  witness: (look, r) => findRoom(look, argsOf(r)),

  candidates(look, r, rng, limit) {
    const args = argsOf(r);
    const z = ZONES[args.edge];
    const found: Placed[][] = [];
    for (let i = 0; i < limit; i++) {
      const x = z.minX + ((2 * i + 1) * (z.maxX - z.minX)) / (2 * limit);
      const y = rng.int(z.minY + inch(2), z.maxY - inch(2));
      found.push(answerOf(blockAt(look.state, args, Math.round(x), y)));
    }
    return found;
  },
});

/** Is there room at all, and where? */
export function findRoom(look: L, args: Args): Placed[] | null {
  const s = look.state;
  const { models } = s.units[args.unit]!;
  const living = models.filter((m) => s.models[m]!.where.at !== 'gone');
  const z = ZONES[args.edge];
  const type = profileOf(s, living[0]!).unitType;
  const closed: Polygon[] = Object.values(s.terrain).flatMap((t) => (mayEnter(type, t) ? [] : [t.shape]));
  const { friends, foes } = others(look, args.unit);
  const inside: Polygon = [
    { x: z.minX, y: z.minY },
    { x: z.maxX, y: z.minY },
    { x: z.maxX, y: z.maxY },
    { x: z.minX, y: z.maxY },
  ];
  const found = placeBases({
    bases: living.map((m) => baseOf(s, m)),
    near: {
      x: Math.round((z.minX + z.maxX) / 2),
      y: Math.round((z.minY + z.maxY) / 2),
      z: 0,
      facing: INWARD[args.edge],
    },
    inside: [inside],
    blocked: [...friends, ...foes],
    blockedRegions: closed,
    apart: [{ from: foes, gap: Math.max(args.apart + 1, 20) }],
    chain: { limit: CHAIN, links: 1 },
    gap: 100,
  });
  if (!found.complete) return null;
  return found.poses.map(({ x, y, facing }, i) => ({ piece: living[i]!, pose: { x, y, facing } }));
}

const baseOf = (s: State, model: string): Base => {
  const { base } = profileOf(s, model);
  return base.shape === 'round' ? circle(Math.floor(base.diameter / 2)) : rectangle(base.length, base.width);
};

/** The unit in ranks of five around a point. */
function blockAt(s: State, { unit, edge }: Args, x: number, y: number): ReturnType<typeof placedOf> {
  const living = s.units[unit]!.models.filter((m) => s.models[m]!.where.at !== 'gone');
  const facing = INWARD[edge];
  const poses = blockFormation(
    living.map((m) => baseOf(s, m)),
    5,
    SPREAD,
    { x, y, z: 0, facing },
  );
  return poses.map((p, i) => ({ model: living[i]!, x: p.x, y: p.y, facing }));
}

function others(look: L, unit: string): { friends: Body[]; foes: Body[] } {
  const s = look.state;
  const friends: Body[] = [];
  const foes: Body[] = [];
  for (const id in s.units) {
    if (s.units[id]!.status !== 'table') continue;
    (areEnemyUnits(s, unit, id) ? foes : friends).push(...standing(look, id).bodies);
  }
  return { friends, foes };
}

const isSide = (edge: ZoneEdge): boolean => edge === 'west' || edge === 'east';

/** How far from its edge a body reaches, and how deep the zone is, where that is what is wrong. */
function depthOf(edge: ZoneEdge, body: Body): Pick<Refusal, 'measured' | 'limit' | 'unit'> {
  const z = ZONES[edge];
  const box = boxAround([body]);
  const depth = { south: box.maxY, north: DEPTH - box.minY, west: box.maxX, east: WIDTH - box.minX }[edge];
  const limit = isSide(edge) ? z.maxX - z.minX : z.maxY - z.minY;
  return depth > limit ? { measured: Math.round(depth), limit, unit: 'length' } : {};
}

function judge(look: L, args: Args, placed: ReturnType<typeof placedOf>): Refusal | null {
  const s = look.state;
  const z = ZONES[args.edge];
  const bodies = placed.map((p) => bodyIn(s, p.model, p));
  const refuse = (code: string, rule: Refusal['rule'], i: number): Refusal => ({
    code,
    rule,
    args: { model: placed[i]!.model },
  });
  for (let i = 0; i < bodies.length; i++) {
    if (!isInside(bodies[i]!, z.minX, z.minY, z.maxX, z.maxY))
      return {
        ...refuse('outsideZone', isSide(args.edge) ? 'FD-GAP-92' : 'FD-GAP-03', i),
        ...depthOf(args.edge, bodies[i]!),
      };
    for (let j = 0; j < i; j++) if (overlaps(bodies[i]!, bodies[j]!)) return refuse('overlap', 'FD-GAP-27', i);
  }
  const { friends, foes } = others(look, args.unit);
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i]!;
    if (friends.some((o) => overlaps(body, o))) return refuse('overlap', 'FD-GAP-27', i);
    for (const o of foes) {
      if (overlaps(body, o) || inContact(body, o)) return refuse('overlap', 'FD-GAP-03', i);
      if (args.apart > 0 && gapAtMost(body, o, args.apart)) return refuse('tooNear', 'FD-GAP-90', i);
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
