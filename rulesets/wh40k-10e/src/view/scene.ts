import type { Teller } from '@walstatt/engine';
import { hasEffect } from '@walstatt/engine';
import { boxOfPolygon, INCH, type Point } from '@walstatt/geometry';
import type { Badge, Mark, PieceShape, Scene, TerrainLook, TerrainShape, UnitShape, Wall, Zone } from '@walstatt/scene';
import { badgesFrom, inInches, sceneBoard } from '@walstatt/tabletop';
import { hasKeyword, keywordsOf, partsOf, wholeUnits } from '../01-units/units.ts';
import { standing, tableTop } from '../04-measuring/table-top.ts';
import { movedHow } from '../10-movement/moved.ts';
import { MARKER_RADIUS } from '../25-missions/markers.ts';
import type { State, Terrain, TerrainSolid } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { cardOf } from './card.ts';
import { storeysOf } from './levels.ts';
import { pieceAt, waitingIn } from './shapes.ts';
import { words } from './words.ts';

/**
 * The table as a picture. `reserve` has the shapes of models that are not on it, for ghosts of where they might stand.
 */
export function scene(look: L, t: Teller): Scene & { readonly reserve: readonly PieceShape[] } {
  const s = look.state;
  const units = wholeUnits(s);
  const { heights } = storeysOf(s);
  const floors = heights.map((z, level) => ({ level, name: level === 0 ? words[t.language].ground : inInches(z) }));
  return {
    board: sceneBoard(s.board, zonesOf(s, t)),
    terrain: Object.entries(s.terrain).map(([id, piece]) => terrainShape(s, id, piece, t)),
    units: units.map((id) => unitShape(look, id, t)),
    pieces: tableTop(look).units.flatMap(({ models, spots }) => models.map((m, i) => pieceAt(s, m, spots[i]!))),
    marks: marksOf(s, t),
    reserve: units.flatMap((id) => waitingIn(s, id)),
    ...(heights.length > 1 ? { levels: floors } : {}),
  };
}

/** WH-MISSION-15: both zones, with their owners as soon as they are known. */
function zonesOf(s: State, t: Teller): Zone[] {
  const w = words[t.language];
  const defender = s.attacker === null ? null : s.seats.find(({ id }) => id !== s.attacker)!.id;
  const zone = (id: 'attacker' | 'defender', seat: string | null): Zone => ({
    id,
    polygon: s.zones[id],
    label: seat === null ? w.zone[id] : `${w.zone[id]}: ${t.name(seat)}`,
    ...(seat === null ? {} : { seat }),
  });
  return [zone('attacker', s.attacker), zone('defender', defender)];
}

const LOOKS: Readonly<Record<Terrain['kind'], TerrainLook>> = {
  crater: 'crater',
  barricade: 'wall',
  debris: 'obstacle',
  hill: 'building',
  woods: 'wood',
  ruins: 'ruin',
};

/** Woods are as high as trees, which the rules do not look at. */
const TREES = 5 * INCH;

function terrainShape(s: State, id: string, piece: Terrain, t: Teller): TerrainShape {
  const { name, note } = words[t.language].terrain[piece.kind];
  const walls = piece.solids.flatMap((solid) => (solid.part === 'wall' ? [wallOf(solid)] : []));
  // What can be stood on but has no inside is a body, and its top is no floor.
  const floors = storeysOf(s).storeys.flatMap(({ terrain, polygon, z, level }) =>
    terrain === id && piece.kind !== 'hill' ? [{ polygon, z, level }] : [],
  );
  return {
    id,
    look: LOOKS[piece.kind],
    polygon: piece.footprint,
    bottom: 0,
    top: piece.kind === 'woods' ? TREES : Math.max(0, ...piece.solids.map((solid) => solid.top)),
    ...(piece.kind === 'ruins' ? { walls } : {}),
    ...(floors.length > 0 ? { floors } : {}),
    name,
    notes: [note],
  };
}

/** A wall as the line along its middle. */
function wallOf({ shape, bottom, top }: TerrainSolid): Wall {
  const { minX, minY, maxX, maxY } = boxOfPolygon(shape);
  const [wide, deep] = [maxX - minX, maxY - minY];
  const middle = { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2) };
  const ends: readonly [Point, Point] =
    wide > deep
      ? [
          { x: minX, y: middle.y },
          { x: maxX, y: middle.y },
        ]
      : [
          { x: middle.x, y: minY },
          { x: middle.x, y: maxY },
        ];
  return { from: ends[0], to: ends[1], thick: Math.min(wide, deep), bottom, top };
}

/** The kinds of units as the widget draws them: the first keyword that fits. */
const SYMBOLS: readonly (readonly [string, UnitShape['symbol']])[] = [
  ['AIRCRAFT', 'flyer'],
  ['TRANSPORT', 'transport'],
  ['WALKER', 'walker'],
  ['VEHICLE', 'vehicle'],
  ['MONSTER', 'monster'],
  ['BEAST', 'beast'],
  ['MOUNTED', 'cavalry'],
  ['CHARACTER', 'leader'],
];

function symbolOf(s: State, id: string): UnitShape['symbol'] {
  const keywords = keywordsOf(s, id);
  return SYMBOLS.find(([keyword]) => keywords.includes(keyword))?.[1] ?? 'infantry';
}

function unitShape(look: L, id: string, t: Teller): UnitShape {
  const s = look.state;
  const { owner, status } = s.units[id]!;
  const { models } = standing(look, id);
  const parts = partsOf(s, id).filter((part) => part === id || s.units[part]!.status.at !== 'destroyed');
  const { elsewhere } = words[t.language];
  const alive = parts.some((part) => s.units[part]!.status.at !== 'destroyed');
  const strategic = status.at === 'reserves' && (status.strategic || hasKeyword(s, id, 'AIRCRAFT'));
  return {
    id,
    seat: owner,
    name: parts.map((part) => t.name(part)).join(' + '),
    symbol: alive ? symbolOf(s, id) : 'unknown',
    pieces: models,
    badges: badgesOf(s, id, t),
    card: alive ? cardOf(s, id, t) : [],
    ...(models.length > 0 || status.at === 'battlefield'
      ? {}
      : { elsewhere: strategic ? elsewhere.strategic : elsewhere[status.at] }),
  };
}

function badgesOf(s: State, id: string, t: Teller): Badge[] {
  const how = movedHow(s, id);
  return badgesFrom(words[t.language].badges, [
    ['battleShocked', 'bad', hasEffect(s, id, 'battleShocked')],
    [how ?? '', 'neutral', how !== null],
    ['hovering', 'neutral', s.units[id]!.hovering],
  ]);
}

/** Objective markers, in the colours of the players that control them. */
const marksOf = (s: State, t: Teller): Mark[] =>
  Object.entries(s.objectives).map(([id, { at, control }]) => ({
    id,
    x: at.x,
    y: at.y,
    radius: MARKER_RADIUS,
    text: t.name(id),
    ...(control === null ? {} : { seat: control }),
  }));
