import type { Box, Point } from '@walstatt/geometry';
import { sideOfUnit } from '../../01-units/units.ts';
import { tableTop } from '../../07-measuring/table-top.ts';
import type { Look } from '../../kit.ts';
import { rosterOf } from '../rehearsal/roster.ts';

/** A unit on the table as scripts see it: a box around its models, or around the transport that it rides on. */
export type Post = Point & {
  readonly id: string;
  /** Its number in the roster. */
  readonly i: number;
  readonly side: string;
  /** Half its width and depth. */
  readonly w: number;
  readonly h: number;
  readonly rides: boolean;
  readonly flies: boolean;
};

type Posts = {
  readonly byId: ReadonlyMap<string, Post>;
  /** The enemies of each side, without those that ride. */
  readonly foes: ReadonlyMap<string, readonly Post[]>;
};

const postsOf = (look: Look): Posts => look.layout('posts', layOut);

function layOut(look: Look): Posts {
  const { state } = look;
  const top = tableTop(look);
  const byId = new Map<string, Post>();
  rosterOf(look).ids.forEach((id, i) => {
    const u = state.units[id]!;
    const rides = u.where.at === 'aboard';
    const standing = top.byId.get(u.where.at === 'aboard' ? u.where.of : id);
    if (standing === undefined) return;
    byId.set(id, {
      id,
      i,
      side: sideOfUnit(state, u),
      ...extentOf(standing.box),
      rides,
      flies: u.type === 'flyer',
    });
  });
  const all = [...byId.values()].filter((p) => !p.rides);
  const foes = new Map(Object.keys(state.sides).map((side) => [side, all.filter((p) => p.side !== side)]));
  return { byId, foes };
}

export const extentOf = ({ minX, maxX, minY, maxY }: Box): Point & { w: number; h: number } => ({
  x: Math.round((minX + maxX) / 2),
  y: Math.round((minY + maxY) / 2),
  w: (maxX - minX) / 2,
  h: (maxY - minY) / 2,
});

/** Where a unit is, or null if it is not on the table. */
export const postOf = (look: Look, id: string): Post | null => postsOf(look).byId.get(id) ?? null;

/** The enemies on the table that a unit can do something about. */
export const foesOf = (look: Look, id: string): readonly Post[] =>
  postsOf(look).foes.get(sideOfUnit(look.state, look.state.units[id]!))!;

/** The others of its side on the table. */
export const friendsOf = (look: Look, id: string): Post[] => {
  const side = sideOfUnit(look.state, look.state.units[id]!);
  return [...postsOf(look).byId.values()].filter((p) => p.side === side && p.id !== id && !p.rides);
};

/** How far apart two units are, box to box, if the first were at this place. */
export function gapFrom({ w, h }: Post, x: number, y: number, to: Post): number {
  const dx = Math.max(0, Math.abs(x - to.x) - w - to.w);
  const dy = Math.max(0, Math.abs(y - to.y) - h - to.h);
  return Math.sqrt(dx * dx + dy * dy);
}

export const gapTo = (a: Post, b: Post): number => gapFrom(a, a.x, a.y, b);
