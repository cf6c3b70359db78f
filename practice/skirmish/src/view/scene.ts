import type { Teller } from '@walstatt/engine';
import { outerPolygon } from '@walstatt/geometry';
import type { Badge, PieceShape, Scene, TerrainShape, UnitShape } from '@walstatt/scene';
import type { Terrain, Unit } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { standingOf } from '../rules/field.ts';
import { ZONES } from '../rules/placing.ts';
import { DEPTH, inch, isThere, poseOf, type Standing, WIDTH } from '../rules/space.ts';
import { carrierOf } from '../rules/units.ts';
import { reserveOf } from './reserve.ts';
import { words } from './words.ts';

/** The table as a picture. `reserve`: shapes of models that are not on it yet, for ghosts of where they might stand. */
export function scene(look: L, t: Teller): Scene & { readonly reserve: readonly PieceShape[] } {
  const s = look.state;
  const ids = Object.keys(s.units);
  return {
    board: {
      outline: [
        [
          { x: 0, y: 0 },
          { x: WIDTH, y: 0 },
          { x: WIDTH, y: DEPTH },
          { x: 0, y: DEPTH },
        ],
      ],
      fields: [],
      zones: (['south', 'north'] as const).map((edge) => {
        const side = Object.keys(s.sides).find((x) => s.sides[x]!.edge === edge);
        const seat = s.seats.find((x) => x.side === side)?.id;
        return { id: edge, polygon: ZONES[edge], ...(seat === undefined ? {} : { seat, label: t.name(side!) }) };
      }),
    },
    terrain: Object.entries(s.terrain).flatMap(([id, piece]) => terrainShapes(id, piece, t)),
    units: ids.map((id) => unitShape(look, id, t)),
    pieces: ids.flatMap((id) => standingOf(look, id).map((m, i) => pieceShape(look, m, i === 0))),
    marks: [{ id: 'objective', ...s.objective, radius: inch(0.8), text: t.name('objective') }],
    reserve: reserveOf(look),
  };
}

const LOOKS = { wood: 'wood', wall: 'wall', tower: 'building', rubble: 'rough', smoke: 'smoke' } as const;

function terrainShapes(id: string, piece: Terrain, t: Teller): TerrainShape[] {
  if (!isThere(piece)) return [];
  const { shape, kind, top, status } = piece;
  const w = words[t.language];
  const polygon = shape.kind === 'circle' ? outerPolygon(shape.centre, shape.radius) : shape.points;
  const notes = [w.notes[kind] ?? '', ...(status === 'burning' ? [w.burning] : [])];
  const one: TerrainShape = { id, look: LOOKS[kind], polygon, bottom: 0, top, name: t.name(id), notes };
  return status === 'burning' ? [one, { ...one, id: `${id}-fire`, look: 'fire' }] : [one];
}

function symbolOf(u: Unit): UnitShape['symbol'] {
  if (u.type === 'vehicle') return 'transport';
  if (u.type === 'skimmer') return 'bike';
  return u.weapon.range >= inch(30) ? 'artillery' : u.fight.attacks > 1 ? 'heavyInfantry' : 'infantry';
}

function unitShape(look: L, id: string, t: Teller): UnitShape {
  const s = look.state;
  const u = s.units[id]!;
  const w = words[t.language];
  const standing = standingOf(look, id);
  const carrier = carrierOf(s, id);
  const elsewhere =
    u.living === 0 ? '–' : carrier === null ? t.name('reserve') : `${t.name('aboard')}: ${t.name(carrier)}`;
  const { range, attacks, wounds, pierce, traits } = u.weapon;
  return {
    id,
    seat: u.owner,
    name: t.name(id),
    symbol: symbolOf(u),
    pieces: standing.map((m) => m.model),
    badges: badgesOf(look, id, t),
    card: [
      `${w.move} ${t.length(u.move)}`,
      w.shoots(t.length(range), attacks, u.skill, wounds, pierce),
      `${w.save(u.save)}, ${w.nerve(u.nerve)}`,
      ...(u.wounds > 1 ? [w.wounds(u.wounds)] : []),
      ...(u.room > 0 ? [w.room(u.room)] : []),
      ...(u.traits.length + traits.length > 0
        ? [[...u.traits, ...traits].map((x) => w.traits[x] ?? x).join(', ')]
        : []),
    ],
    ...(standing.length > 0 ? {} : { elsewhere }),
  };
}

function badgesOf(look: L, id: string, t: Teller): Badge[] {
  const s = look.state;
  const w = words[t.language];
  const badges: Badge[] = [];
  if (s.units[id]!.broken) badges.push({ id: 'broken', text: w.broken, short: '!', tone: 'bad' });
  for (const e of s.effects) {
    const known = e.on === id ? w.effects[e.name] : undefined;
    if (known !== undefined)
      badges.push({
        id: e.name,
        ...known,
        tone: e.name === 'suppressed' ? 'bad' : e.name === 'hasActed' ? 'neutral' : 'good',
      });
  }
  if ((standingOf(look, id)[0]?.bottom ?? 0) > 0 && s.units[id]!.type === 'skimmer')
    badges.push({ id: 'flying', text: w.flying, short: '↑', tone: 'neutral' });
  return badges;
}

function pieceShape(look: L, m: Standing, leader: boolean): PieceShape {
  const s = look.state;
  const u = s.units[m.unit]!;
  const pose = poseOf(s, m.model);
  return {
    id: m.model,
    unit: m.unit,
    shape:
      m.body.kind === 'circle' ? { kind: 'circle', radius: m.body.radius } : { kind: 'polygon', points: m.body.points },
    x: pose.x,
    y: pose.y,
    z: pose.z,
    height: m.height,
    facing: u.type === 'vehicle' ? pose.facing : null,
    ...(u.wounds > 1 ? { wounds: { lost: u.wounds - s.models[m.model]!.wounds, of: u.wounds } } : {}),
    ...(leader && u.models.length > 1 ? { leader: true } : {}),
  };
}
