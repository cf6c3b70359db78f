import type { Teller } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Badge, PieceShape, Scene, UnitShape, Zone } from '@walstatt/scene';
import { fieldsOfBoard } from '../01-introduction/board/board.ts';
import { labelsOf } from '../01-introduction/board/labels.ts';
import { bodyOf, type Piece } from '../01-introduction/board/pieces.ts';
import { isLost } from '../02-characteristics/losses/lost.ts';
import type { Card, Field, State } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { angleOf, centreOf, keyOf, plane, polygonOf, RADIUS } from './grid.ts';
import { terrainOf } from './terrain.ts';
import { words } from './words.ts';

/**
 * The table as a picture. `reserve` has the shapes of elements that are not on it yet, for ghosts of where they might
 * stand.
 */
export function scene(look: Look, t: Teller): Scene & { readonly reserve: readonly PieceShape[] } {
  const s = look.state;
  const fields = fieldsOfBoard(s.board);
  const ids = Object.keys(s.units);
  return {
    board: {
      outline: hex.outlinePolygons(plane, hex.hexSet(fields)),
      fields: fields.map((h) => ({
        id: keyOf(h),
        polygon: polygonOf(h),
        centre: centreOf(h),
        label: labelsOf(s.board, h)[0] ?? keyOf(h),
      })),
      zones: zonesOf(s, fields, t),
    },
    terrain: terrainOf(look, fields, t.language),
    units: ids.map((id) => unitShape(s, id, t)),
    pieces: ids.flatMap((id) => bodyOf(s, id).map((p) => shape(id, p))),
    marks: [],
    reserve: ids.flatMap((id) =>
      s.units[id]!.elements.filter((e) => s.elements[e]!.where.at === 'reserve').map((e, i) =>
        shape(id, { id: e, q: i, r: 0, facing: 1 }),
      ),
    ),
  };
}

function zonesOf(s: State, fields: readonly Field[], t: Teller): Zone[] {
  return Object.entries(s.zones).flatMap(([side, { first, last }]) => {
    const own = fields.filter((h) => h.r >= first && h.r <= last);
    const polygon = hex.outlinePolygons(plane, hex.hexSet(own))[0];
    const seat = s.seats.find((x) => x.side === side)?.id;
    return polygon === undefined || seat === undefined
      ? []
      : [{ id: `zone-${side}`, polygon, seat, label: t.name(side) }];
  });
}

const shape = (unit: string, p: Piece): PieceShape => ({
  id: p.id,
  unit,
  shape: { kind: 'circle', radius: RADIUS },
  ...centreOf(p),
  z: 0,
  height: 2000,
  facing: angleOf(p.facing),
});

function symbolOf(card: Card): UnitShape['symbol'] {
  if (card.arm === 'cavalry') return 'cavalry';
  if (card.missile !== null) return 'archer';
  return card.melee.kind === 'spear' || card.melee.kind === 'pike' || card.melee.kind === 'lance'
    ? 'spear'
    : 'heavyInfantry';
}

function unitShape(s: State, id: string, t: Teller): UnitShape {
  const u = s.units[id]!;
  const card = s.cards[u.card]!;
  const w = words[t.language];
  const pieces = bodyOf(s, id).map((p) => p.id);
  const waiting = u.elements.some((e) => s.elements[e]!.where.at === 'reserve');
  return {
    id,
    seat: u.owner,
    name: t.name(id),
    symbol: symbolOf(card),
    pieces,
    badges: badgesOf(s, id, t),
    card: [
      w.movement(card.bp),
      w.values({ missile: card.armourMissile, melee: card.armourMelee, initiative: card.initiative, size: card.size }),
      w.fights(card.melee.vsInfantry, card.melee.vsCavalry),
      ...(card.missile === null
        ? []
        : [w.shoots(card.missile.bands.map((b) => `${b.maxRange}: ${b.strength}`).join(', '))]),
      ...(card.inferred.length > 0 ? [w.inferred] : []),
    ],
    ...(pieces.length > 0 ? {} : { elsewhere: waiting ? w.reserve : w.gone }),
  };
}

function badgesOf(s: State, id: string, t: Teller): Badge[] {
  const u = s.units[id]!;
  const w = words[t.language];
  const badges: Badge[] = [];
  if (u.orders.are === 'placed') badges.push({ id: 'order', text: w.order, short: '▪', tone: 'neutral' });
  if (u.orders.are === 'shown') badges.push({ id: 'order', text: t.name(u.orders.order), tone: 'good' });
  if (u.engaged) badges.push({ id: 'engaged', text: w.engaged, short: '×', tone: 'bad' });
  if (u.moved) badges.push({ id: 'moved', text: w.moved, short: '✓', tone: 'neutral' });
  const marked = u.elements.filter((e) => isLost(s, e)).length;
  if (marked > 0) badges.push({ id: 'marked', text: w.marked(marked), short: `-${marked}`, tone: 'bad' });
  return badges;
}
