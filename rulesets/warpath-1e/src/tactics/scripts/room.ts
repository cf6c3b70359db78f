import type { Look } from '../../kit.ts';
import { roomOf, type Walker } from '../cells.ts';
import type { Post } from './posts.ts';

/** The room that a unit needs on its way, and what stops it. Units on foot keep their formation; vehicles turn. */
export function walkerFor(look: Look, { id, w, h }: Post): Walker {
  const { type } = look.state.units[id]!;
  if (type === 'vehicle') return { w: roomOf(Math.max(w, h)), h: roomOf(Math.max(w, h)), stopped: 'blocking' };
  return { w: roomOf(w), h: roomOf(h), stopped: type === 'artillery' ? 'all' : 'obstacles' };
}
