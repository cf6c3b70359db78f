import type { Look } from '../kit.ts';
import { followOn, has, isSuppressed, isVehicle } from '../rules/units.ts';
import { expectedOverrun } from './expectation.ts';
import { type Party, partiesOf } from './field.ts';
import { type Forces, forcesOf } from './forces.ts';
import { glance } from './glance.ts';
import { lifeAt, pointsOf, reaches } from './life.ts';
import { charges, paceOf, reachOf, strideOf } from './prospects.ts';

/** A unit in an imagined course of the battle: where it is, what it has suffered on average, how likely it is there and fit. */
export type Actor = {
  readonly party: Party;
  x: number;
  y: number;
  damage: number;
  /** Damage of the running turn, not yet tested for. */
  hits: number;
  melee: boolean;
  alive: number;
  /** The chance that it can act in its next turn. */
  fit: number;
  /** Charged in the last turn: no shooting. */
  bound: number;
};

/** How a side fights on: goes for the enemy, or stays and shoots. */
export type Posture = 'attack' | 'hold';

/** How much of what an enemy could do best it does. */
export const SKILL = 0.75;

/** The course that a battle takes on average, turn by turn, with simple players on both sides. */
export class Projection {
  readonly actors: readonly Actor[];
  private readonly look: Look;
  private readonly forces: Forces;
  private readonly turns: number;

  constructor(look: Look, turns: number) {
    this.look = look;
    this.turns = turns;
    this.forces = forcesOf(look);
    this.actors = partiesOf(look).map((party) => ({
      party,
      x: party.x,
      y: party.y,
      damage: party.unit.damage,
      hits: 0,
      melee: false,
      alive: 1,
      fit: isSuppressed(look, party.id) ? 0 : 1,
      bound: followOn(look, party.id) === null ? 0 : 1,
    }));
  }

  /** Damage that is about to be done. */
  expect(id: string, damage: number, melee: boolean): void {
    const a = this.actors.find((x) => x.party.id === id);
    if (a === undefined) return;
    a.hits += damage;
    a.melee ||= melee;
  }

  /** All units of a side act, one after another; `who` leaves out those that have. */
  act(side: string, posture: Posture, skill: number, who: (p: Party) => boolean = () => true): void {
    for (const a of this.actors)
      if (a.party.side === side && a.alive > 0.03 && who(a.party)) {
        if (a.fit > 0.03) this.move(a, posture, a.alive * a.fit * skill);
        a.fit = 1;
        a.bound = 0;
      }
  }

  /** Tests for everything that was done in a turn. */
  settle(): void {
    for (const a of this.actors) {
      if (a.hits === 0) continue;
      const u = a.party.unit;
      const damage = a.damage + a.hits;
      const tested = Math.min(1, a.hits);
      const dies = tested * reaches(u.destroy - damage);
      const falters = a.melee || has(u, 'unshakeable') ? 0 : tested * Math.max(0, reaches(u.suppress - damage) - dies);
      a.damage = damage;
      a.alive *= 1 - dies;
      a.fit *= 1 - (has(u, 'headstrong') ? 0.5 : 1) * falters;
      if (a.melee && !isVehicle(u)) a.bound = 1;
      a.hits = 0;
      a.melee = false;
    }
  }

  /** What a unit is worth as it will be. */
  worth(a: Actor): number {
    return pointsOf(a.party.unit) * a.alive * lifeAt(a.party.unit, a.damage, this.turns);
  }

  /** What more damage would take from a unit, in points. */
  gain(b: Actor, damage: number): number {
    const u = b.party.unit;
    const before = b.damage + b.hits;
    const now = (1 - Math.min(1, b.hits) * reaches(u.destroy - before)) * lifeAt(u, before, this.turns);
    const sum = before + damage;
    const then = (1 - Math.min(1, b.hits + damage) * reaches(u.destroy - sum)) * lifeAt(u, sum, this.turns);
    return pointsOf(u) * b.alive * (now - then);
  }

  private move(a: Actor, posture: Posture, share: number): void {
    const { look, forces } = this;
    const { id, unit: u, carrier } = a.party;
    const stride = carrier === null ? strideOf(u) : paceOf(carrier);
    const pace = carrier === null ? paceOf(u) : 0;
    const fights = charges(u) && (carrier === null || has(carrier, 'openTopped'));
    const reach = fights ? reachOf(u) : 0;
    let most = 0;
    let target: Actor | null = null;
    let damage = 0;
    let melee = false;
    let step = 0;
    let goal: Actor | null = null;
    let wish = 0;
    let way = 0;
    for (const b of this.actors) {
      if (b.party.side === a.party.side || b.party.carrier !== null || b.alive < 0.03) continue;
      const far = between(a, b);
      const t = b.party.unit;
      const consider = (d: number, inMelee: boolean, forward: number): void => {
        if (d <= 0) return;
        const gain = this.gain(b, d * share);
        if (gain <= most) return;
        most = gain;
        target = b;
        damage = d * share;
        melee = inMelee;
        step = forward;
      };
      const strikable = fights && t.type !== 'flyer' && !(has(t, 'antigrav') && !t.crippled);
      const strike = strikable ? forces.strike(look, id, b.party.id) : 0;
      const sight = glance(look, a, b);
      if (strike > 0) {
        if (far <= reach && !sight.blocked) consider(strike, true, far);
        const turns = Math.max(0, far - reach) / Math.max(1, stride);
        const gain = this.gain(b, strike) / (1 + turns);
        if (gain > wish) {
          wish = gain;
          goal = b;
          way = Math.max(0, far - reach);
        }
      } else if (isVehicle(u) && !isVehicle(t) && t.type !== 'flyer' && far <= stride && !sight.blocked)
        consider(0.8 * expectedOverrun(u, t), false, Math.min(stride, far));
      if (a.bound > 0.5 || sight.blocked) continue;
      consider(forces.fire(look, id, b.party.id, far, sight.cover, true) * (1 - a.bound), false, 0);
      if (pace > 0 && u.type !== 'artillery')
        consider(
          forces.fire(look, id, b.party.id, Math.max(0, far - pace), sight.cover, false) * (1 - a.bound),
          false,
          pace,
        );
      if (strike > 0) continue;
      for (const range of forces.ranges(u, id)) {
        if (range >= far) break;
        const turns = (far - range) / Math.max(1, pace);
        const gain = this.gain(b, forces.fire(look, id, b.party.id, range, sight.cover, true)) / (1 + turns);
        if (gain <= wish) continue;
        wish = gain;
        goal = b;
        way = far - range;
      }
    }
    const runs = posture === 'attack' && !melee && goal !== null && wish > most;
    if (runs) advance(a, goal!, Math.min(way, stride));
    else if (target !== null) {
      const hit = target as Actor;
      hit.hits += damage;
      hit.melee ||= melee;
      if (step > 0) advance(a, hit, melee ? Math.max(0, step - 2540) : step);
    } else if (goal !== null && posture === 'attack') advance(a, goal, Math.min(way, stride));
  }
}

/** How far two actors are apart, box to box. */
function between(a: Actor, b: Actor): number {
  const dx = Math.max(0, Math.abs(a.x - b.x) - a.party.w - b.party.w);
  const dy = Math.max(0, Math.abs(a.y - b.y) - a.party.h - b.party.h);
  return Math.sqrt(dx * dx + dy * dy);
}

function advance(a: Actor, to: Actor, far: number): void {
  const dx = to.x - a.x;
  const dy = to.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return;
  const share = Math.min(1, far / length);
  a.x += Math.round(dx * share);
  a.y += Math.round(dy * share);
}
