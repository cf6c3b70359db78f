import type { Teller } from '@walstatt/engine';
import type { Badge, PieceShape, Scene, TerrainShape, UnitShape } from '@walstatt/scene';
import { type Edge, sceneBoard, zoneOf } from '@walstatt/tabletop';
import type { Terrain, Unit } from '../generated/state.ts';
import type { L } from '../kit.ts';
import { formation, zoneOfEdge } from '../requests/deploy.ts';
import { BOARD, field, inch, standOfUnit } from '../rules/field.ts';
import { livingModels } from '../rules/units.ts';
import { words } from './words.ts';

/**
 * The table as a picture. `reserve` has the shapes of models that are not on it yet, for ghosts of where they might
 * stand.
 */
export function scene(look: L, t: Teller): Scene & { readonly reserve: readonly PieceShape[] } {
  const s = look.state;
  return {
    board: sceneBoard(
      BOARD,
      (['south', 'north'] as const).map((edge) => zone(look, edge, t)),
    ),
    terrain: Object.entries(s.terrain).map(([id, piece]) => terrainShape(id, piece, t)),
    units: Object.keys(s.units).map((id) => unitShape(look, id, t)),
    pieces: field(look).units.flatMap(({ id, models, spots }) =>
      models.map((model, i) =>
        pieceShape(s.units[id]!, { id: model, unit: id, ...spots[i]! }, s.models[model]!.wounds, i === 0),
      ),
    ),
    marks: [{ id: 'objective', ...s.objective, radius: inch(0.8), text: t.name('objective') }],
    reserve: Object.keys(s.units).flatMap((unit) => {
      const waiting = livingModels(s, unit).filter((m) => s.models[m]!.where.at === 'reserve');
      return formation(look, unit, waiting.length, { x: 0, y: 0, facing: 900 }).map((spot, i) =>
        pieceShape(s.units[unit]!, { id: waiting[i]!, unit, ...spot }, s.models[waiting[i]!]!.wounds, false),
      );
    }),
  };
}

function zone({ state: s }: L, edge: Edge & ('south' | 'north'), t: Teller): Scene['board']['zones'][number] {
  const side = Object.keys(s.sides).find((x) => s.sides[x]!.edge === edge);
  const seat = s.seats.find((x) => x.side === side)?.id;
  const owner = seat === undefined || side === undefined ? null : { seat, label: t.name(side) };
  return zoneOf(edge, zoneOfEdge(edge), owner);
}

const LOOKS = { wood: 'wood', wall: 'wall', rubble: 'rough' } as const;

const terrainShape = (id: string, { shape, kind, top }: Terrain, t: Teller): TerrainShape => ({
  id,
  look: LOOKS[kind],
  polygon: shape,
  bottom: 0,
  top,
  name: t.name(id),
  notes: [words[t.language].notes[kind]],
});

function symbolOf(u: Unit): UnitShape['symbol'] {
  if (u.wounds > 1) return 'bike';
  return u.weapon.range >= inch(30) ? 'artillery' : u.fight.attacks > 1 ? 'heavyInfantry' : 'infantry';
}

function unitShape(look: L, id: string, t: Teller): UnitShape {
  const u = look.state.units[id]!;
  const w = words[t.language];
  const stand = standOfUnit(look, id);
  const { range, attacks, wounds, pierce, suppresses } = u.weapon;
  const traits = [...u.traits, ...(suppresses ? (['suppress'] as const) : [])];
  return {
    id,
    seat: u.owner,
    name: t.name(id),
    symbol: symbolOf(u),
    pieces: stand?.models ?? [],
    badges: badgesOf(look, id, t),
    card: [
      `${w.move} ${t.length(u.move)}`,
      w.shoots(t.length(range), attacks, u.skill, wounds, pierce),
      `${w.save(u.save)}, ${w.nerve(u.nerve)}`,
      ...(u.wounds > 1 ? [w.wounds(u.wounds)] : []),
      ...(traits.length > 0 ? [traits.map((x) => w.traits[x]).join(', ')] : []),
    ],
    ...(stand !== null ? {} : { elsewhere: u.living === 0 ? '–' : t.name('reserve') }),
  };
}

function badgesOf({ state: s }: L, id: string, t: Teller): Badge[] {
  const w = words[t.language];
  const badges: Badge[] = [];
  if (s.units[id]!.broken) badges.push({ id: 'broken', text: w.broken, short: '!', tone: 'bad' });
  for (const { on, name } of s.effects) {
    const known = on === id ? w.effects[name] : undefined;
    const tone = name === 'suppressed' ? 'bad' : name === 'hasActed' ? 'neutral' : 'good';
    if (known !== undefined) badges.push({ id: name, ...known, tone });
  }
  return badges;
}

type At = { readonly id: string; readonly unit: string; readonly x: number; readonly y: number };

const pieceShape = (u: Unit, { id, unit, x, y }: At, wounds: number, leads: boolean): PieceShape => ({
  id,
  unit,
  shape: { kind: 'circle', radius: u.radius },
  x,
  y,
  z: 0,
  height: inch(1),
  facing: null,
  ...(u.wounds > 1 ? { wounds: { lost: u.wounds - wounds, of: u.wounds } } : {}),
  ...(leads && u.models.length > 1 ? { leader: true } : {}),
});
