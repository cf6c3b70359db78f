import { hasEffect, type Teller } from '@walstatt/engine';
import type { Badge, PieceShape, Scene, TerrainLook, TerrainShape, UnitShape } from '@walstatt/scene';
import { badgesFrom, sceneBoard } from '@walstatt/tabletop';
import { cm } from '../1-00-materials/cm.ts';
import { isOnTable, profileOf } from '../1-01-units/units.ts';
import { unitsLeft } from '../1-02-formations/formations.ts';
import { effectsOf } from '../1-08-terrain/effects.ts';
import { heightOfTerrain } from '../1-08-terrain/height.ts';
import type { Profile, State, Terrain } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { cardOf } from './card.ts';
import { pieceAt, waitingIn } from './shapes.ts';
import { words } from './words.ts';

/** The table as a picture. `reserve` has the shapes of units that are not on it, for ghosts of where they might stand. */
export function scene({ state: s }: L, t: Teller): Scene & { readonly reserve: readonly PieceShape[] } {
  const formations = Object.keys(s.formations);
  return {
    board: sceneBoard(s.board, []),
    terrain: Object.entries(s.terrain).map(([id, piece]) => terrainShape(id, piece, t)),
    units: formations.map((id) => formationShape(s, id, t)),
    pieces: Object.entries(s.units).flatMap(([id, { where }]) => (where.at === 'table' ? [pieceAt(s, id, where)] : [])),
    marks: [],
    reserve: formations.flatMap((id) => waitingIn(s, id)),
  };
}

const LOOKS: Readonly<Record<Terrain['kind'], TerrainLook>> = {
  buildings: 'building',
  cliffs: 'obstacle',
  fortification: 'wall',
  hill: 'hill',
  jungle: 'wood',
  marsh: 'rough',
  river: 'water',
  road: 'road',
  ruins: 'ruin',
  scrub: 'rough',
  woods: 'wood',
};

/** How high the classes of height (EA-G-03) are drawn. */
const DRAWN = [0, cm(0.6), cm(2), cm(6)];

function terrainShape(id: string, piece: Terrain, t: Teller): TerrainShape {
  const w = words[t.language];
  const effects = Object.entries(effectsOf(piece)) as [keyof typeof w.columns, keyof typeof w.terrainEffects][];
  return {
    id,
    look: LOOKS[piece.kind],
    polygon: piece.shape,
    bottom: 0,
    top: DRAWN[heightOfTerrain(piece)]!,
    name: w.terrain[piece.kind],
    notes: effects.flatMap(([column, effect]) =>
      effect === 'none' ? [] : [w.terrainEffects[effect](w.columns[column])],
    ),
  };
}

const SYMBOLS: Readonly<Record<Profile['type'], UnitShape['symbol']>> = {
  infantry: 'infantry',
  armouredVehicle: 'vehicle',
  lightVehicle: 'bike',
  warEngine: 'walker',
  aircraft: 'flyer',
  spacecraft: 'flyer',
  character: 'leader',
  objective: 'unknown',
};

/** What most of the units of a formation are. */
function symbolOf(s: State, units: readonly string[]): UnitShape['symbol'] {
  const counts = new Map<Profile['type'], number>();
  for (const unit of units) counts.set(profileOf(s, unit).type, (counts.get(profileOf(s, unit).type) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most === undefined ? 'unknown' : SYMBOLS[most[0]];
}

function formationShape(s: State, id: string, t: Teller): UnitShape {
  const { owner, status } = s.formations[id]!;
  const left = unitsLeft(s, id);
  const { elsewhere } = words[t.language];
  const pieces = left.filter((unit) => isOnTable(s, unit));
  return {
    id,
    seat: owner,
    name: t.name(id),
    symbol: symbolOf(s, left),
    pieces,
    badges: badgesOf(s, id, t),
    card: cardOf(s, id, t),
    ...(pieces.length > 0 ? {} : { elsewhere: status.at === 'deployed' ? elsewhere.aboard : elsewhere[status.at] }),
  };
}

/** EA-1.0.1-08: everybody sees the blast markers. */
function badgesOf(s: State, id: string, t: Teller): Badge[] {
  const { blastMarkers, broken, overwatch } = s.formations[id]!;
  const { markers, badges } = words[t.language];
  const marked: Badge = { id: 'blastMarkers', text: markers(blastMarkers), short: String(blastMarkers), tone: 'bad' };
  return [
    ...(blastMarkers > 0 ? [marked] : []),
    ...badgesFrom(badges, [
      ['broken', 'bad', broken],
      ['overwatch', 'good', overwatch !== null],
      ['activated', 'neutral', hasEffect(s, id, 'activated')],
      ['marched', 'neutral', hasEffect(s, id, 'marched')],
    ]),
  ];
}
