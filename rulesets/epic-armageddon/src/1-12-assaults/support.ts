import { hasEffect } from '@walstatt/engine';
import { tableTop } from '../1-00-materials/table-top.ts';
import { isOnGround } from '../1-01-units/units.ts';
import { areEnemyFormations } from '../1-02-formations/formations.ts';
import { lineOfFire } from '../1-09-shooting/sight/line-of-fire.ts';
import type { L } from '../kit.ts';
import { type Assault, against, type Fighter, fightersOf, isWithin, type Side } from './forces.ts';

/** EA-1.12.6-03: the units directly involved that a side has left. */
export function involvedOn(look: L, c: Assault, side: Side): Fighter[] {
  return fightersOf(look, c[side]).filter(({ unit }) => c.involved.includes(unit) && isOnGround(look.state, unit));
}

/**
 * EA-1.12.6-02, EA-1.12.6-04: the other formations of a side that have units within 15 cm of an enemy directly involved,
 * unless they are broken or have marched.
 */
export function nearby(look: L, c: Assault, side: Side): string[] {
  const s = look.state;
  const foes = involvedOn(look, c, against(side));
  return tableTop(look).units.flatMap(({ id }) => {
    const taken = c.attackers.includes(id) || c.defenders.includes(id) || s.formations[id]!.broken;
    if (taken || hasEffect(s, id, 'marched') || !areEnemyFormations(s, id, c[against(side)][0]!)) return [];
    return fightersOf(look, [id]).some((own) => isWithin(own, foes)) ? [id] : [];
  });
}

/** EA-1.12.6-02: those of them that also have line of fire. */
export function supportersOf(look: L, c: Assault, side: Side): string[] {
  const foes = involvedOn(look, c, against(side));
  return nearby(look, c, side).filter((id) => reachedBy(look, fightersOf(look, [id]), foes).length > 0);
}

/** EA-1.12.6-05: the units that supporters have in reach and line of fire. */
export const reachedBy = (look: L, own: readonly Fighter[], foes: readonly Fighter[]): Fighter[] =>
  foes.filter((foe) =>
    own.some((from) => isWithin(from, [foe]) && lineOfFire(look, from.unit, foe.unit) !== 'blocked'),
  );
