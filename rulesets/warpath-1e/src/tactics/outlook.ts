import { followOn } from '../01-units/units.ts';
import { attacksOf, isFixed, mayShoot, silencedBy, weaponIndex } from '../12-shooting/shots.ts';
import type { State } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { expectedOverrun, expectedShot } from './expectation.ts';
import { apart, overrunAhead, type Party, partiesOf } from './field.ts';
import { type Forces, forcesOf } from './forces.ts';
import { type Glance, glanceAt } from './glance.ts';
import { able, lifeAfter, lifeAt, turnsLeft } from './life.ts';
import { eachTurn, later, prospects } from './prospects.ts';
import { worthOf } from './worth.ts';

/** Damage that a unit is about to take. */
type Blow = { damage: number; melee: boolean };

/**
 * What is about to happen to everybody: blows under way, fire still to come this turn, and what both sides can do next.
 */
export class Outlook {
  readonly parties: readonly Party[];
  readonly turns: number;
  private readonly look: Look;
  private readonly forces: Forces;
  private readonly blows = new Map<string, Blow>();
  private readonly sights = new Map<string, Glance>();

  constructor(look: Look) {
    this.look = look;
    this.forces = forcesOf(look);
    this.parties = partiesOf(look);
    this.turns = turnsLeft(look.state);
  }

  /** The share of a unit that is left after what is about to happen to it. */
  life(id: string): number {
    const u = this.look.state.units[id]!;
    if (u.where.at === 'gone') return 0;
    const blow = this.blows.get(id);
    if (blow === undefined) return u.hurt ? lifeAfter(u, 0, this.turns, false) : lifeAt(u, u.damage, this.turns);
    return lifeAfter(u, blow.damage, this.turns, blow.melee);
  }

  /** The chance that a unit can act in its next turn. */
  able(id: string): number {
    const u = this.look.state.units[id]!;
    const blow = this.blows.get(id);
    return able(u, blow?.damage ?? 0, blow?.melee ?? false);
  }

  /** What is about to hit a unit. */
  blow(id: string): Readonly<Blow> | undefined {
    return this.blows.get(id);
  }

  private hit(id: string, damage: number, melee: boolean): void {
    const blow = this.blows.get(id);
    if (blow === undefined) this.blows.set(id, { damage, melee });
    else {
      blow.damage += damage;
      blow.melee ||= melee;
    }
  }

  /** What more damage would take from a unit, in points. */
  private gain(id: string, damage: number, melee: boolean): number {
    const u = this.look.state.units[id]!;
    const before = this.blows.get(id);
    const sum = (before?.damage ?? 0) + damage;
    return worthOf(this.look, id) * Math.max(0, this.life(id) - lifeAfter(u, sum, this.turns, before?.melee ?? melee));
  }

  private sight(a: Party, b: Party): Glance {
    const key = `${a.id} ${b.id}`;
    let found = this.sights.get(key);
    if (found === undefined) {
      found = glanceAt(this.look, a, b);
      this.sights.set(key, found);
    }
    return found;
  }

  /** Charges made and attacks declared whose dice are not yet rolled. */
  expectPending(): void {
    const { state } = this.look;
    for (const { id, unit } of this.parties)
      if (unit.charging !== null && state.units[unit.charging]!.where.at === 'table')
        this.hit(unit.charging, this.forces.strike(this.look, id, unit.charging), true);
    for (const f of state.agenda) {
      if (f.do === 'attack')
        this.hit(f.c.target, expectedShot(this.look, { unit: f.c.unit, with: f.c.with, target: f.c.target }), false);
      if (f.do === 'overrun')
        this.hit(f.c.over, expectedOverrun(state.units[f.c.unit]!, state.units[f.c.over]!), false);
      if (f.do === 'drive')
        for (const over of overrunAhead(this.look, f.c))
          this.hit(over, expectedOverrun(state.units[f.c.unit]!, state.units[over]!), false);
    }
  }

  /** The fire that a side has yet to give this turn, unit by unit, each where it does most. */
  expectFire(side: string): void {
    const { agenda } = this.look.state;
    if (agenda.some((f) => f.do === 'turn' && (f.at === 'melee' || f.at === 'end'))) return;
    const shooting = agenda.some((f) => f.do === 'shooting');
    for (const p of this.parties) {
      const { unit } = p;
      if (p.side !== side || unit.shot || unit.charging !== null) continue;
      if ((!shooting && unit.order === 'none') || silencedBy(this.look, p.id) !== null) continue;
      if (this.isUnderWay(p)) this.expectVolley(p);
      else this.expectShots(p);
    }
  }

  /** Whether a unit, or its transport, is being driven to a place where it does not stand yet. */
  private isUnderWay({ id, unit }: Party): boolean {
    const mover = unit.where.at === 'aboard' ? unit.where.of : id;
    return this.look.state.agenda.some((f) => f.do === 'drive' && f.c.unit === mover);
  }

  /** A unit that stands where it shoots from: every attack is computed by the rules. */
  private expectShots(p: Party): void {
    const spent = spentBy(this.look.state, p.id);
    let own = spent?.own ?? false;
    for (const name of attacksOf(p.unit)) {
      const i = weaponIndex(name);
      if (i < 0 ? own : spent?.fired.includes(i)) continue;
      let best: { id: string; damage: number } | null = null;
      let most = 0;
      for (const b of this.parties) {
        if (b.side === p.side || b.carrier !== null) continue;
        const shot = { unit: p.id, with: name, target: b.id };
        if (!mayShoot(this.look, shot)) continue;
        const damage = expectedShot(this.look, shot);
        const gain = this.gain(b.id, damage, false);
        if (gain <= most) continue;
        most = gain;
        best = { id: b.id, damage };
      }
      if (best !== null) this.hit(best.id, best.damage, false);
      if (name === 'own' || isFixed(name)) own = true;
    }
  }

  /** A unit that has yet to get there: all its attacks on one target, by what terrain lets it see. */
  private expectVolley(p: Party): void {
    const order = p.carrier?.order ?? p.unit.order;
    const halted = order === 'halt' || order === 'none';
    if (p.unit.type === 'artillery' && !halted) return;
    let best: { id: string; damage: number } | null = null;
    let most = 0;
    for (const b of this.parties) {
      if (b.side === p.side || b.carrier !== null || this.blows.get(b.id)?.melee) continue;
      const sight = this.sight(p, b);
      if (sight.blocked) continue;
      const damage = this.forces.fire(this.look, p.id, b.id, apart(p, b), sight.cover, halted);
      const gain = damage > 0 ? this.gain(b.id, damage, false) : 0;
      if (gain <= most) continue;
      most = gain;
      best = { id: b.id, damage };
    }
    if (best !== null) this.hit(best.id, best.damage, false);
  }

  /**
   * What a side's units can do next, in points. Each takes the best it can do soon, and what it does at once is taken
   * into account when the next one chooses. `weight` says how likely a unit is to act; `lasting` counts all turns from
   * then on.
   */
  hopes(side: string, acts: (p: Party) => boolean, weight: (p: Party) => number, lasting: boolean): number {
    let sum = 0;
    for (const p of this.parties) {
      const share = p.side === side ? weight(p) : 0;
      if (share <= 0) continue;
      const bound = followOn(this.look, p.id);
      let most = 0;
      let blow: { id: string; damage: number; melee: boolean } | null = null;
      for (const b of this.parties) {
        if (b.side === side || b.carrier !== null) continue;
        for (const { damage, turns, melee } of prospects(this.look, this.forces, p, b, this.sight(p, b), acts(p))) {
          if (damage <= 0 || turns > this.turns + 1) continue;
          if (bound !== null && turns < 1 && !(melee && bound.includes(b.id))) continue;
          const value = this.gain(b.id, damage * share, melee) * (lasting ? eachTurn(turns, this.turns) : later(turns));
          if (value <= most) continue;
          most = value;
          blow = turns < 1 ? { id: b.id, damage: damage * share, melee } : null;
        }
      }
      sum += most;
      if (blow !== null) this.hit(blow.id, blow.damage, blow.melee);
    }
    return sum;
  }
}

/** What a unit that is shooting right now has already fired. */
function spentBy(state: State, id: string): { own: boolean; fired: readonly number[] } | null {
  for (const f of state.agenda) {
    if (f.do !== 'shootUnit' || f.c.unit !== id) continue;
    const { own, fired, aiming } = f.c;
    if (aiming === null) return { own, fired };
    const i = weaponIndex(aiming);
    return i < 0 ? { own: true, fired } : { own, fired: [...fired, i] };
  }
  return null;
}
