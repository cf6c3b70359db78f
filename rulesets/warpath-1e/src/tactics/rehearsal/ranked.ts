import type { Point } from '@walstatt/geometry';
import { sideOfUnit } from '../../01-units/units.ts';
import type { Look } from '../../kit.ts';
import { aims } from '../aims.ts';
import { turnsLeft } from '../life.ts';
import { Outlook } from '../outlook.ts';
import { fireMoved } from './act.ts';
import { strikeAt } from './blows.ts';
import { promise } from './rehearse.ts';
import { copyOf, STANDS, troopsOf } from './troops.ts';

/** How many of the places that look best at first sight are rehearsed. */
export const REHEARSED = 10;

/**
 * Where a unit goes, whether it fires from there, which units it drives over on its way, and what it risks there
 * needlessly.
 */
export type Place = Point & { readonly fires: boolean; readonly over?: readonly string[]; readonly risk?: number };

/**
 * Places for a unit that moves there, the first few of them ordered by what a rehearsal from there promises, what
 * standing there does for the aims of the battle, and what it risks needlessly.
 */
export function ranked<T>(look: Look, id: string, places: readonly T[], at: (place: T) => Place): T[] {
  const side = sideOfUnit(look.state, look.state.units[id]!);
  const outlook = new Outlook(look);
  outlook.expectPending();
  outlook.expectFire(side);
  const start = troopsOf(look, outlook);
  const me = start.roster.ids.indexOf(id);
  const turns = turnsLeft(look.state);
  const first = places.slice(0, REHEARSED).map((place) => {
    const t = copyOf(start);
    const { x, y, fires, over = [], risk = 0 } = at(place);
    t.x[me] = x;
    t.y[me] = y;
    t.at[me] = STANDS;
    t.fresh[me] = 0;
    if (fires) fireMoved(t, me, turns);
    for (const other of over) {
      const b = t.roster.ids.indexOf(other);
      strikeAt(t.shot, b, t.roster.overrun[me * t.roster.size + b]!, 1);
    }
    const parties = outlook.parties.map((p) => (p.id === id ? { ...p, x, y, carrier: null } : p));
    const goal = aims(look, side, parties, turns, (u) => outlook.life(u));
    return { place, value: promise(look, side, t).value + goal - risk };
  });
  first.sort((a, b) => b.value - a.value);
  return [...first.map((f) => f.place), ...places.slice(REHEARSED)];
}
