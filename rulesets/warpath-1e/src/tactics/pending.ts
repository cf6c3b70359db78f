import type { State, Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { attacksOf, isFixed, mayShoot, silencedBy, weaponIndex } from '../rules/shots.ts';
import { isSuppressed } from '../rules/units.ts';
import { expectedOverrun, expectedShot } from './expectation.ts';
import { apart } from './field.ts';
import { forcesOf } from './forces.ts';
import { glance } from './glance.ts';
import type { Actor, Projection } from './projection.ts';

/** Charges made and attacks declared, whose dice are not yet rolled. */
export function expectPending(look: Look, p: Projection): void {
  const { state } = look;
  for (const { party } of p.actors)
    if (party.unit.charging !== null && state.units[party.unit.charging]!.where.at === 'table')
      p.expect(party.unit.charging, forcesOf(look).strike(look, party.id, party.unit.charging), true);
  for (const f of state.agenda) {
    if (f.do === 'attack')
      p.expect(f.c.target, expectedShot(look, { unit: f.c.unit, with: f.c.with, target: f.c.target }), false);
    if (f.do === 'overrun') p.expect(f.c.over, expectedOverrun(state.units[f.c.unit]!, state.units[f.c.over]!), false);
  }
}

/** The fire that the units of a side have yet to give this turn where they stand, one after another where it does most. */
export function expectFire(look: Look, p: Projection, side: string): void {
  const close = look.state.agenda.some((f) => f.do === 'shooting');
  for (const a of p.actors) {
    const { unit, id } = a.party;
    if (a.party.side !== side || unit.shot || unit.charging !== null) continue;
    if (close) expectShots(look, p, a);
    else if (unit.order !== 'none' && maySoonShoot(look, id, unit)) expectVolley(look, p, a);
  }
}

/** In the shooting phase everybody stands: every attack is reckoned as the rules have it. */
function expectShots(look: Look, p: Projection, a: Actor): void {
  const { id, unit, side } = a.party;
  if (silencedBy(look, id) !== null) return;
  const spent = spentBy(look.state, id);
  let own = spent?.own ?? false;
  for (const name of attacksOf(unit)) {
    const i = weaponIndex(name);
    if (i < 0 ? own : spent?.fired.includes(i)) continue;
    let best: { b: Actor; damage: number } | null = null;
    let most = 0;
    for (const b of p.actors) {
      if (b.party.side === side || b.party.carrier !== null) continue;
      const shot = { unit: id, with: name, target: b.party.id };
      if (!mayShoot(look, shot)) continue;
      const damage = expectedShot(look, shot);
      const gain = p.gain(b, damage);
      if (gain <= most) continue;
      most = gain;
      best = { b, damage };
    }
    if (best !== null) best.b.hits += best.damage;
    if (name === 'own' || isFixed(name)) own = true;
  }
}

/** Before that, all attacks of a unit at one target, by what terrain lets it see. */
function expectVolley(look: Look, p: Projection, a: Actor): void {
  const { id, unit, side, carrier } = a.party;
  const order = carrier?.order ?? unit.order;
  const halted = order === 'halt' || order === 'none';
  if (unit.type === 'artillery' && !halted) return;
  let best: { b: Actor; damage: number } | null = null;
  let most = 0;
  for (const b of p.actors) {
    if (b.party.side === side || b.party.carrier !== null || b.melee) continue;
    const sight = glance(look, a.party, b.party);
    if (sight.blocked) continue;
    const damage = forcesOf(look).fire(look, id, b.party.id, apart(a.party, b.party), sight.cover, halted);
    const gain = damage > 0 ? p.gain(b, damage) : 0;
    if (gain <= most) continue;
    most = gain;
    best = { b, damage };
  }
  if (best !== null) best.b.hits += best.damage;
}

/** What a unit that is shooting right now has fired already. */
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

/** Whether a unit's order lets it shoot this turn. */
const maySoonShoot = (look: Look, id: string, u: Unit): boolean =>
  u.order !== 'doubleTime' && u.order !== 'fullPower' && u.order !== 'charge' && !u.shaken && !isSuppressed(look, id);
