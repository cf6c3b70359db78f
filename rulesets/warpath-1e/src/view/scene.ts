import type { Teller } from '@walstatt/engine';
import type { Badge, PieceShape, Scene, TerrainLook, TerrainShape, UnitShape, Zone } from '@walstatt/scene';
import { badgesFrom, sceneBoard, stripAlong, zoneOf } from '@walstatt/tabletop';
import { block, widths } from '../01-units/formation.ts';
import { pieceNames } from '../01-units/pieces.ts';
import { isSuppressed, modelsOf } from '../01-units/units.ts';
import { inches } from '../07-measuring/lengths.ts';
import type { State, Terrain, Unit, Weapon } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { limitsOf } from '../texts/morale.ts';
import { specialName } from '../texts/special-names.ts';
import { marksOf, waitingMark } from './marks.ts';
import { piecesOf } from './shapes.ts';
import { silenceOf } from './silence.ts';
import { words } from './words.ts';

/** The table as a picture. `reserve`: shapes of models that are not on it yet, for ghosts of where they might stand. */
export function scene(look: Look, t: Teller): Scene & { readonly reserve: readonly PieceShape[] } {
  const s = look.state;
  const units = Object.entries(s.units);
  return {
    board: sceneBoard(s.table, zonesOf(s, t)),
    terrain: Object.entries(s.terrain).map(([id, piece]) => terrainShape(id, piece, t)),
    units: units.map(([id, u]) => unitShape(look, id, u, t)),
    pieces: units.flatMap(([id, u]) => piecesOf(id, u, modelsOf(u) ?? [])),
    marks: marksOf(look, t),
    reserve: [...waitingMark(s), ...units.flatMap(([id, u]) => waitingModels(id, u))],
  };
}

const waitingModels = (id: string, u: Unit): PieceShape[] =>
  modelsOf(u) === null && u.where.at !== 'gone'
    ? piecesOf(id, u, block(u, { x: 0, y: 0, facing: 900 }, widths(u)[0]!))
    : [];

/** Where the sides deploy. */
function zonesOf(s: State, t: Teller): Zone[] {
  const { depth } = s.table;
  const deep = s.mission === 'demo' ? inches(3) : depth / 2 - inches(12);
  return Object.entries(s.sides).flatMap(([side, { edge }]) => {
    const seat = s.seats.find((x) => x.side === side)?.id;
    if (edge === 'none' || seat === undefined) return [];
    return [zoneOf(edge, stripAlong(edge, deep, s.table), { seat, label: t.name(side) })];
  });
}

const LOOKS: Readonly<Record<Terrain['kind'], TerrainLook>> = {
  blocking: 'building',
  obstacle: 'wall',
  decorative: 'road',
  difficult: 'rough',
};

function terrainShape(id: string, piece: Terrain, t: Teller): TerrainShape {
  const w = words[t.language];
  const look = piece.kind === 'difficult' && piece.blocksSight ? 'wood' : LOOKS[piece.kind];
  const top = piece.blocksSight ? inches(4) : piece.kind === 'obstacle' ? inches(1) : 0;
  const notes = [w.terrain[piece.kind] ?? '', ...(piece.blocksSight ? [w.blocksSight] : [])];
  return { id, look, polygon: piece.shape, bottom: 0, top, name: t.name(id), notes };
}

const SYMBOLS: Readonly<Record<Unit['type'], UnitShape['symbol']>> = {
  infantry: 'infantry',
  hero: 'leader',
  monster: 'monster',
  artillery: 'artillery',
  vehicle: 'vehicle',
  flyer: 'flyer',
};

function unitShape(look: Look, id: string, u: Unit, t: Teller): UnitShape {
  const models = modelsOf(u);
  const w = words[t.language];
  const elsewhere = u.where.at === 'aboard' ? `${w.where['aboard']}: ${t.name(u.where.of)}` : w.where[u.where.at];
  return {
    id,
    seat: u.owner,
    name: t.name(id),
    symbol: u.type === 'vehicle' && u.capacity > 0 ? 'transport' : SYMBOLS[u.type],
    pieces: models === null ? [] : pieceNames(id, models.length),
    badges: badgesOf(look, id, u, t),
    card: [...silenceOf(look, id, t.language), ...cardOf(u, t)],
    ...(models === null ? { elsewhere: elsewhere ?? '' } : {}),
  };
}

function cardOf(u: Unit, t: Teller): string[] {
  const w = words[t.language];
  return [
    w.profile({ move: t.length(u.move), toHit: u.toHit, defence: u.defence, morale: limitsOf(u) }),
    ...(u.firepower + u.attacks > 0
      ? [w.attack({ firepower: u.firepower, range: t.length(u.range), attacks: u.attacks })]
      : []),
    ...u.weapons.map((x) =>
      w.weapon({
        name: t.name(x.name),
        firepower: x.firepower,
        range: t.length(x.range),
        piercing: x.piercing,
        more: weaponNotes(u, x, t),
      }),
    ),
    ...u.extras.map((x) => {
      const crushing = specialName({ id: 'crushingStrength', n: x.crushing, die: false }, t.language);
      return w.extra({ name: t.name(x.name), dice: x.dice, crushing });
    }),
    ...(u.specials.length > 0 ? [u.specials.map((x) => specialName(x, t.language)).join(', ')] : []),
    ...(u.capacity > 0 ? [w.carries(u.capacity)] : []),
    ...(u.points === null ? [] : [w.points(u.points, u.guessed)]),
  ];
}

/** What a weapon can do beyond its numbers; arcs matter only to vehicles and flyers. */
function weaponNotes(u: Unit, weapon: Weapon, t: Teller): string {
  const w = words[t.language];
  const factor = t.language === 'de' ? weapon.explosive.replace('D', 'W') : weapon.explosive;
  const notes = [
    ...(weapon.explosive === '1' ? [] : [`${w.explosive} ${factor}`]),
    ...(weapon.dakka ? ['Dakka-Dakka'] : []),
    ...(weapon.haltOnly ? [w.haltOnly] : []),
    ...(u.type === 'vehicle' || u.type === 'flyer'
      ? [`${w.arc} ${weapon.arcs.length === 4 ? 'A' : weapon.arcs.join('/')}`]
      : []),
  ];
  return notes.map((n) => `, ${n}`).join('');
}

function badgesOf(look: Look, id: string, u: Unit, t: Teller): Badge[] {
  const w = words[t.language];
  const badges = { ...w.badges, damage: { text: w.damage(u.damage), short: String(u.damage) } };
  return badgesFrom(badges, [
    ['damage', 'bad', u.damage > 0],
    ['suppressed', 'bad', isSuppressed(look, id)],
    ['crippled', 'bad', u.crippled],
    ['immobilised', 'bad', u.immobilised],
    ['disrupted', 'bad', u.disrupted],
    ['shot', 'neutral', u.shot],
  ]);
}
