import type { Teller } from '@walstatt/engine';
import { INCH, outerPolygon } from '@walstatt/geometry';
import type { Badge, Mark, PieceShape, Scene, TerrainLook, TerrainShape, UnitShape, Zone } from '@walstatt/scene';
import { badgesFrom, sceneBoard, stripAlong, zoneOf } from '@walstatt/tabletop';
import { BOARD, spotOf, ZONE } from '../01-units/space.ts';
import { livingModels, typeOf, type UnitType } from '../01-units/units.ts';
import { KINDS } from '../14-terrain/kinds.ts';
import { HILL } from '../20-scenarios/objectives.ts';
import type { State, Terrain } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { cardOf } from './card.ts';
import { pieceAt, reserveOf } from './shapes.ts';
import { words } from './words.ts';

/**
 * The table as a picture. `reserve` has the shapes of models that are not on it yet, for ghosts of where they might
 * stand.
 */
export function scene(look: L, t: Teller): Scene & { readonly reserve: readonly PieceShape[] } {
  const s = look.state;
  const ids = Object.keys(s.units);
  const onTable = ids.filter((id) => s.units[id]!.status === 'table');
  return {
    board: sceneBoard(BOARD, zonesOf(s, t)),
    terrain: Object.entries(s.terrain).map(([id, piece]) => terrainShape(id, piece, t)),
    units: ids.map((id) => unitShape(s, id, t)),
    pieces: onTable.flatMap((id) => livingModels(s, id).map((m) => pieceAt(s, m, spotOf(s, m)))),
    marks: marksOf(s, t),
    reserve: reserveOf(s),
  };
}

function zonesOf(s: State, t: Teller): Zone[] {
  const zones: Zone[] = [];
  for (const { id } of s.seats) {
    const { edge } = s.players[id]!;
    if (edge !== 'south' && edge !== 'north') continue;
    zones.push(zoneOf(edge, stripAlong(edge, ZONE, BOARD), { seat: id, label: t.name(id) }));
  }
  if (s.mission === 'kingOfTheHill') {
    const radius = s.options.hill === 'radius' ? 6 * INCH : 3 * INCH;
    zones.push({ id: 'hill', polygon: outerPolygon(HILL, radius), label: t.name('hilltop') });
  }
  return zones;
}

const LOOKS: Readonly<Record<string, TerrainLook>> = {
  hill: 'hill',
  building: 'building',
  supportPillar: 'building',
  forest: 'wood',
  jungle: 'wood',
  ruin: 'ruin',
  rockNeedles: 'obstacle',
  crater: 'crater',
  rocks: 'rough',
  barricade: 'wall',
  wall: 'wall',
  wreck: 'wreck',
};

function terrainShape(id: string, piece: Terrain, t: Teller): TerrainShape {
  const w = words[t.language];
  return {
    id,
    look: LOOKS[piece.kind] ?? (piece.class === 'softCover' ? 'rough' : 'obstacle'),
    polygon: piece.shape,
    bottom: 0,
    top: KINDS[piece.kind]?.height ?? INCH,
    name: t.name(id),
    notes: [w.terrain[piece.class] ?? '', ...(piece.entry === 'none' ? [w.closed] : [])],
  };
}

const SYMBOLS: Readonly<Record<UnitType, UnitShape['symbol']>> = {
  infantry: 'infantry',
  walker: 'walker',
  beasts: 'beast',
  cavalry: 'cavalry',
  monstrousCreature: 'monster',
  vehicle: 'vehicle',
  bikes: 'bike',
  jumpTroops: 'flyer',
  gravBikes: 'bike',
  gravVehicle: 'vehicle',
};

function unitShape(s: State, id: string, t: Teller): UnitShape {
  const u = s.units[id]!;
  const alive = u.living > 0;
  return {
    id,
    seat: u.owner,
    name: t.name(id),
    symbol: u.general ? 'leader' : alive ? SYMBOLS[typeOf(s, id)] : 'unknown',
    pieces: u.status === 'table' ? livingModels(s, id) : [],
    badges: badgesOf(s, id, t),
    card: alive ? cardOf(s, id, t) : [],
    ...(u.status === 'table' ? {} : { elsewhere: t.name(u.status) }),
  };
}

function badgesOf(s: State, id: string, t: Teller): Badge[] {
  const u = s.units[id]!;
  const some = (state: 'shaken' | 'stunned' | 'immobilised'): boolean => u.models.some((m) => s.models[m]![state]);
  return badgesFrom(words[t.language].badges, [
    [u.morale, 'bad', u.morale !== 'ok'],
    ['reaction', 'good', u.reactionMarker],
    ['takeCover', 'good', u.takeCover],
    ['activated', 'neutral', u.activated],
    ['shaken', 'bad', some('shaken')],
    ['stunned', 'bad', some('stunned')],
    ['immobilised', 'bad', some('immobilised')],
  ]);
}

function marksOf(s: State, t: Teller): Mark[] {
  return Object.entries(s.objectives).map(([id, { at, value }]) => ({
    id,
    x: at.x,
    y: at.y,
    radius: INCH,
    short: id.replace(/^\D+/, ''),
    text: value === 0 ? `${t.name(id)}: ?` : `${t.name(id)}: ${value}`,
  }));
}
