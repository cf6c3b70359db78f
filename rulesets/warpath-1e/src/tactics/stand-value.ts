import { staysToEnd } from '../22-flyers/flyers.ts';
import type { Look } from '../kit.ts';
import { hasAims, urgency } from './aims.ts';
import { apart, type Party } from './field.ts';
import { forcesOf } from './forces.ts';
import { glanceAt } from './glance.ts';
import { lifeAfter, lifeAt, turnsLeft } from './life.ts';
import { wayTo } from './presence.ts';
import { eachTurn, prospects, strideOf } from './prospects.ts';
import { worthOf } from './worth.ts';

/**
 * How much a unit likes to stand somewhere: roughly what it could do from there, less what could be done to it, in
 * points.
 */
export function standValue(look: Look, me: Party, parties: readonly Party[], fires: boolean): number {
  const turns = turnsLeft(look.state);
  const forces = forcesOf(look);
  let hope = 0;
  let fire = 0;
  let suffers = 0;
  for (const foe of parties) {
    if (foe.side === me.side || foe.carrier !== null) continue;
    const sight = glanceAt(look, me, foe);
    const t = foe.unit;
    const life = lifeAt(t, t.damage, turns);
    const worth = worthOf(look, foe.id);
    const gain = (damage: number, melee: boolean): number =>
      worth * Math.max(0, life - lifeAfter(t, damage, turns, melee));
    for (const p of prospects(look, forces, me, foe, sight, true))
      if (p.damage > 0) hope = Math.max(hope, gain(p.damage, p.melee) * eachTurn(p.turns, turns));
    if (fires && !sight.blocked) {
      const damage = forces.fire(look, me.id, foe.id, apart(me, foe), sight.cover, false);
      if (damage > 0) fire = Math.max(fire, gain(damage, false));
    }
    let worst = 0;
    for (const p of prospects(look, forces, foe, me, sight, true)) if (p.turns < 1) worst = Math.max(worst, p.damage);
    suffers += worst;
  }
  const u = me.unit;
  const loss = worthOf(look, me.id) * (lifeAt(u, u.damage, turns) - lifeAfter(u, 0.5 * suffers, turns, false));
  return 0.15 * hope + fire - 0.25 * loss + pull(look, me, parties, turns);
}

/** Towards objectives where no unit of the own side stands yet. */
function pull(look: Look, me: Party, parties: readonly Party[], turns: number): number {
  if (!hasAims(look.state) || (me.unit.type === 'flyer' && !staysToEnd(look.state, me.side))) return 0;
  const stride = Math.max(1, strideOf(me.unit));
  let best = Number.NEGATIVE_INFINITY;
  for (const o of look.state.objectives) {
    const taken = parties.some((p) => p.side === me.side && p.id !== me.id && wayTo(look, o, p) === 0);
    const needed = wayTo(look, o, me) / stride;
    best = Math.max(best, (taken ? 0.3 : 1) * (needed > turns + 0.001 ? 0.1 : 1 - (0.5 * needed) / (turns + 1)));
  }
  return 100 * urgency(turns) * best;
}
