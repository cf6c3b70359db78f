import type { Look } from '../kit.ts';
import { apart, type Party } from './field.ts';
import { forcesOf } from './forces.ts';
import { glanceAt } from './glance.ts';
import { lifeAfter, lifeAt, turnsLeft } from './life.ts';
import { paceOf } from './prospects.ts';
import { worthOf } from './worth.ts';

/** The greatest distance at which a unit can shoot. */
function farthest(look: Look, p: Party): number {
  const all = forcesOf(look).ranges(p.unit, p.id);
  return all[all.length - 1] ?? 0;
}

/** A unit that comes nearer to shoot comes about this far. */
const comesBy = (foe: Party): number => paceOf(foe.unit) / 2;

/** Distances beyond which an outranged enemy cannot reach the unit: from where the enemy is, and after a few steps. */
export function safeDistances(look: Look, me: Party, foe: Party): number[] {
  const theirs = farthest(look, foe);
  return theirs < farthest(look, me) ? [theirs, theirs + Math.floor(comesBy(foe))] : [];
}

/** The share that counts of what such an enemy does if it stands and fires, and again if it comes nearer and fires. */
const SHARE = 0.155;

/** What outranged enemies could take from a unit next turn: it need not be that near to them. In points. */
export function needlessRisk(look: Look, me: Party, parties: readonly Party[]): number {
  const mine = farthest(look, me);
  const turns = turnsLeft(look.state);
  const forces = forcesOf(look);
  const life = lifeAt(me.unit, me.unit.damage, turns);
  const loss = (damage: number): number => Math.max(0, life - lifeAfter(me.unit, damage, turns, false));
  let sum = 0;
  for (const foe of parties) {
    if (foe.side === me.side || foe.carrier !== null || foe.unit.type === 'flyer') continue;
    const theirs = farthest(look, foe);
    const far = apart(me, foe);
    if (theirs >= mine || far > theirs + comesBy(foe)) continue;
    const sight = glanceAt(look, foe, me);
    if (sight.blocked) continue;
    sum += loss(forces.fire(look, foe.id, me.id, far, sight.cover, true));
    sum += loss(forces.fire(look, foe.id, me.id, Math.max(0, far - comesBy(foe)), sight.cover, false));
  }
  return SHARE * worthOf(look, me.id) * sum;
}
