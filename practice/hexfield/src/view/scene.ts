import type { Teller } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Badge, PieceShape, Scene, TerrainShape, UnitShape, Zone } from '@walstatt/scene';
import type { Field, State, Terrain, Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { fieldsAt, fieldsOf, hiddenFields, isBeast, strengthOf } from '../rules/formation.ts';
import { allFields, angleOf, centreOf, keyOf, plane, polygonOf, RADIUS } from './grid.ts';
import { words } from './words.ts';

const ZONE = 5;
const HIGH = 4000;

/**
 * The table as a picture. `reserve` has the shapes of units that are not on it yet, for ghosts of where they might
 * stand.
 */
export function scene(look: Look, t: Teller): Scene & { readonly reserve: readonly PieceShape[] } {
  const s = look.state;
  const fields = allFields(s);
  const units = Object.entries(s.units);
  return {
    board: {
      outline: hex.outlinePolygons(plane, hex.hexSet(fields)),
      fields: fields.map((h) => ({ id: keyOf(h), polygon: polygonOf(h), centre: centreOf(h), label: label(h) })),
      zones: zonesOf(s, fields, t),
    },
    terrain: Object.entries(s.terrain).flatMap(([id, piece]) => terrainShapes(id, piece, t)),
    units: units.map(([id, u]) => unitShape(id, u, t)),
    pieces: units.flatMap(([id, u]) => piecesOf(id, u)),
    marks: Object.entries(s.loot)
      .filter(([, l]) => l.found === null)
      .map(([id, l]) => ({ id, ...centreOf(l), radius: 700, text: words[t.language].chest })),
    reserve: units.flatMap(([id, u]) => (u.where.at === 'reserve' ? waiting(id, u) : [])),
  };
}

const label = (h: Field): string => `${h.q + (h.r >> 1) + 1}/${h.r + 1}`;

function zonesOf(s: State, fields: readonly Field[], t: Teller): Zone[] {
  return Object.entries(s.forces).flatMap(([seat, { edge }]) => {
    const own = fields.filter((h) => (edge === 'north' ? h.r < ZONE : h.r >= s.map.rows - ZONE));
    const polygon = hex.outlinePolygons(plane, hex.hexSet(own))[0];
    return polygon === undefined ? [] : [{ id: edge, polygon, seat, label: t.name(seat) }];
  });
}

const LOOKS = { wood: 'wood', wall: 'wall', fire: 'fire', ash: 'crater' } as const;

function terrainShapes(id: string, piece: Terrain, t: Teller): TerrainShape[] {
  const name = words[t.language].terrain[piece.kind] ?? piece.kind;
  const top = piece.kind === 'wood' ? HIGH : piece.kind === 'wall' ? HIGH / 2 : 0;
  const one = (polygon: TerrainShape['polygon'], i: number): TerrainShape => ({
    id: i === 0 ? id : `${id}-${i}`,
    look: LOOKS[piece.kind],
    polygon,
    bottom: 0,
    top,
    name,
    notes: [],
  });
  const areas = piece.fields.length === 0 ? [] : hex.outlinePolygons(plane, hex.hexSet(piece.fields));
  return [...areas.map(one), ...piece.sides.map((side, i) => one(wallAlong(side), i + areas.length))];
}

/** A thin wall along one side of a field. */
function wallAlong(side: hex.HexSide): { x: number; y: number }[] {
  const [a, b] = hex.cornersOfSide(side).map((c) => hex.cornerPoint(plane, c)) as [
    { x: number; y: number },
    { x: number; y: number },
  ];
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  const nx = Math.round(((b.y - a.y) / length) * 160);
  const ny = Math.round(((a.x - b.x) / length) * 160);
  return [
    { x: a.x - nx, y: a.y - ny },
    { x: b.x - nx, y: b.y - ny },
    { x: b.x + nx, y: b.y + ny },
    { x: a.x + nx, y: a.y + ny },
  ];
}

function symbolOf(u: Unit): UnitShape['symbol'] {
  const { kind, flies, range, move } = u.profile;
  if (kind === 'beast') return 'monster';
  if (flies) return 'flyer';
  if (range > 0) return 'archer';
  return move >= 6 ? 'cavalry' : u.profile.drilled ? 'spear' : 'heavyInfantry';
}

function unitShape(id: string, u: Unit, t: Teller): UnitShape {
  const w = words[t.language];
  const p = u.profile;
  const pieces = piecesOf(id, u).map((x) => x.id);
  const traits = [p.drilled ? w.drilled : '', p.stealthy ? w.stealthy : '', p.flies ? w.flies : ''].filter(
    (x) => x !== '',
  );
  return {
    id,
    seat: u.owner,
    name: t.name(id),
    symbol: symbolOf(u),
    pieces,
    badges: badgesOf(u, t),
    card: [
      w.strength(strengthOf(u), u.start),
      w.profile(p),
      ...(p.range > 0 ? [w.shot(p.range, p.shot)] : []),
      ...(traits.length > 0 ? [traits.join(', ')] : []),
    ],
    ...(pieces.length > 0 || u.where.at === 'table' ? {} : { elsewhere: w[u.where.at] }),
  };
}

function badgesOf(u: Unit, t: Teller): Badge[] {
  const w = words[t.language];
  const badges: Badge[] = [];
  if (u.where.at === 'hidden') badges.push({ id: 'hidden', text: w.hidden, short: '?', tone: 'neutral' });
  if (u.where.at === 'table' && u.where.altitude > 0)
    badges.push({ id: 'altitude', text: w.altitude(u.where.altitude), short: `↑${u.where.altitude}`, tone: 'neutral' });
  if (u.orders.are === 'placed')
    badges.push({
      id: 'orders',
      text: w.markers(u.orders.markers),
      short: '▪'.repeat(u.orders.markers),
      tone: 'neutral',
    });
  if (u.orders.are === 'shown') badges.push({ id: 'order', text: w.orders[u.orders.order] ?? '', tone: 'good' });
  if (u.struck > 0) badges.push({ id: 'struck', text: w.struck(u.struck), short: `-${u.struck}`, tone: 'bad' });
  return badges;
}

/** Its elements on their fields. The owner also sees those that lie hidden. */
function piecesOf(id: string, u: Unit): PieceShape[] {
  const facing = u.where.at === 'table' ? u.where.facing : null;
  const fields = u.where.at === 'hidden' ? hiddenFields(u) : fieldsOf(u);
  return fields.map((h, i) => shape(id, u, h, i, facing ?? 0));
}

const waiting = (id: string, u: Unit): PieceShape[] =>
  fieldsAt(u.profile, u.start, { q: 0, r: 0, facing: 1 }).map((h, i) => shape(id, u, h, i, 1));

const shape = (id: string, u: Unit, h: Field, i: number, facing: number): PieceShape => ({
  id: `${id}.${i}`,
  unit: id,
  shape: { kind: 'circle', radius: RADIUS },
  ...centreOf(h),
  z: u.where.at === 'table' ? u.where.altitude * 1500 : 0,
  height: isBeast(u) ? HIGH : 2000,
  facing: angleOf(facing),
});
