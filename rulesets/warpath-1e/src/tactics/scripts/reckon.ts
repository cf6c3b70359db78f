import { has } from '../../01-units/units.ts';
import type { Look } from '../../kit.ts';
import { HIDDEN } from '../glance.ts';
import { lifeAfter, lifeAt, turnsLeft } from '../life.ts';
import { later, paceOf } from '../prospects.ts';
import { fireOf, type Roster, rosterOf } from '../rehearsal/roster.ts';
import { penaltyIn, type SightGrid, sightGrid } from '../rehearsal/sight-grid.ts';
import { worthOf } from '../worth.ts';
import { foesOf, gapFrom, gapTo, type Post } from './posts.ts';

/** What more damage takes from a unit, in points. */
export function lossOf(look: Look, id: string, damage: number, melee: boolean): number {
  if (damage <= 0) return 0;
  const u = look.state.units[id]!;
  const turns = turnsLeft(look.state);
  return worthOf(look, id) * Math.max(0, lifeAt(u, u.damage, turns) - lifeAfter(u, damage, turns, melee));
}

/** What units do to each other from wherever they might stand, by their profiles and the terrain alone. */
export class Reckoning {
  private readonly look: Look;
  private readonly roster: Roster;
  private readonly sight: SightGrid;

  constructor(look: Look) {
    this.look = look;
    this.roster = rosterOf(look);
    this.sight = sightGrid(look);
  }

  /** The damage of all attacks of a unit at a place, `halted` or having advanced there. */
  fireFrom(me: Post, x: number, y: number, foe: Post, halted: boolean): number {
    const penalty = me.flies || foe.flies ? 0 : penaltyIn(this.sight(x, y, foe.x, foe.y));
    if (penalty === HIDDEN) return 0;
    return fireOf(this.roster, me.i, foe.i, gapFrom(me, x, y, foe), penalty, halted ? 1 : 0);
  }

  /** The damage of all its attacks in the open, from the best distance, when it has halted. */
  volley(unit: string, foe: Post): number {
    const i = this.roster.ids.indexOf(unit);
    let best = 0;
    for (const band of this.roster.bands[i]!) best = Math.max(best, fireOf(this.roster, i, foe.i, band, 0, 1));
    return best;
  }

  /** The damage when one charges the other. */
  strike = (me: Post, foe: Post): number => this.roster.strike[me.i * this.roster.size + foe.i]!;

  /** The damage when a vehicle drives over the other. */
  overrun = (me: Post, foe: Post): number => this.roster.overrun[me.i * this.roster.size + foe.i]!;

  /** How far a unit charges; 0 if it never does. */
  reach = (me: Post): number => this.roster.reach[me.i]!;

  /** The distance up to which a unit shoots at all. */
  range(me: Post): number {
    const bands = this.roster.bands[me.i]!;
    return bands.length === 0 ? 0 : bands[bands.length - 1]!;
  }

  /** What enemies could take from a unit at a place in their next turn, in points. */
  dangerAt(me: Post, x: number, y: number): number {
    let damage = 0;
    for (const foe of foesOf(this.look, me.id)) {
      const u = this.look.state.units[foe.id]!;
      const far = gapFrom(me, x, y, foe);
      const penalty = foe.flies ? 0 : penaltyIn(this.sight(foe.x, foe.y, x, y));
      const pace = paceOf(u);
      const near = Math.max(0, far - pace);
      const shots =
        penalty === HIDDEN
          ? LOOKS_AROUND * fireOf(this.roster, foe.i, me.i, near, 1, 0)
          : Math.max(
              fireOf(this.roster, foe.i, me.i, far, penalty, 1),
              fireOf(this.roster, foe.i, me.i, near, penalty, 0),
            );
      const blows = far <= this.reach(foe) && penalty !== HIDDEN ? this.strike(foe, me) : 0;
      damage += Math.max(shots, blows);
    }
    return lossOf(this.look, me.id, SHARE * damage, false);
  }

  /** The best that a unit does from a place with its fire, in points. */
  bestFire(me: Post, x: number, y: number, halted: boolean): number {
    let best = 0;
    for (const foe of foesOf(this.look, me.id)) {
      const damage = this.fireFrom(me, x, y, foe, halted);
      if (damage > 0) best = Math.max(best, lossOf(this.look, foe.id, damage, false));
    }
    return best;
  }

  /** Whether a unit does more in melee than from afar. */
  isFighter = (unit: string): boolean => this.roster.roles[this.roster.ids.indexOf(unit)] === 'charger';

  /** Whether a unit can charge another, wherever it stands. */
  mayEverCharge(me: Post, foe: Post): boolean {
    const t = this.look.state.units[foe.id]!;
    return this.reach(me) > 0 && !foe.flies && (t.crippled || !has(t, 'antigrav')) && this.strike(me, foe) > 0;
  }

  /** The turns that it takes until a unit can charge another, not rounded; 0: in this one. */
  turnsToCharge(me: Post, foe: Post, stride: number): number {
    const way = gapTo(me, foe) - this.reach(me);
    return way <= 0 ? 0 : stride <= 0 ? NEVER : Math.min(NEVER, way / stride);
  }
}

/** Nobody plans further ahead. */
const NEVER = 99;

/** How often an enemy that sees nothing yet comes to where it does. */
const LOOKS_AROUND = 0.3;

/** The share of what all enemies could do to one unit that they do: they have other targets, too. */
const SHARE = 0.5;

/** What something is worth that can be done in every turn, for the first time after some of them. */
export const overTurns = (points: number, after: number): number =>
  (points * later(Math.min(after, NEVER))) / (1 - later(1));
