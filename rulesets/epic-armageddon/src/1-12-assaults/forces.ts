import { type Body, gap, gapAtMost } from '@walstatt/geometry';
import { cm } from '../1-00-materials/cm.ts';
import { standing } from '../1-00-materials/table-top.ts';
import { isOnTheGround } from '../1-02-formations/formations.ts';
import { touches } from '../1-07-movement/contact.ts';
import type { Contexts } from '../generated/state.ts';
import type { L } from '../kit.ts';

export type Assault = Contexts['assault'];
export type Side = 'attackers' | 'defenders';
export const SIDES: readonly Side[] = ['attackers', 'defenders'];
export const against = (side: Side): Side => (side === 'attackers' ? 'defenders' : 'attackers');

/** EA-1.12.3-02, EA-1.12.5-02: how near units must be to fight. */
export const FIGHTING = cm(15);

/** A unit in an assault, or one that supports it, where it stands. */
export type Fighter = { readonly unit: string; readonly body: Body };

/** The units of formations that stand on the ground, in formation order. */
export const fightersOf = (look: L, formations: readonly string[]): Fighter[] =>
  formations.flatMap((id) => {
    const { units, bodies } = standing(look, id);
    return units.map((unit, i) => ({ unit, body: bodies[i]! }));
  });

export const meets = ({ body }: Fighter, foes: readonly Fighter[]): boolean =>
  foes.some((foe) => touches(body, foe.body));

export const isWithin = ({ body }: Fighter, foes: readonly Fighter[]): boolean =>
  foes.some((foe) => gapAtMost(body, foe.body, FIGHTING));

/** EA-1.12.5-08: the units of both sides that are within 15 cm of the enemy. */
export function involvedOf(look: L, { attackers, defenders }: Pick<Assault, Side>): string[] {
  const [a, d] = [fightersOf(look, attackers), fightersOf(look, defenders)];
  return [...a.filter((own) => isWithin(own, d)), ...d.filter((own) => isWithin(own, a))].map(({ unit }) => unit);
}

/** EA-1.12.5-16: how far units are from the enemy; 0 is base contact. */
export const ranksOf = (own: readonly Fighter[], foes: readonly Fighter[]): Assault['ranks'] =>
  own.map((fighter) => ({
    unit: fighter.unit,
    away: meets(fighter, foes)
      ? 0
      : foes.reduce((least, { body }) => Math.min(least, Math.max(1, Math.round(gap(fighter.body, body)))), FARTHEST),
  }));

const FARTHEST = 1_000_000;

/** EA-1.7.3-05, EA-3.1.2-02: the units that have been touched by the other side, each as often as it is. */
export function contactedIn(look: L, { attackers, defenders, contacted }: Assault): string[] {
  const [a, d] = [fightersOf(look, attackers), fightersOf(look, defenders)];
  const now: string[] = [];
  for (const p of a) for (const q of d) if (touches(p.body, q.body)) now.push(p.unit, q.unit);
  return [...now, ...contacted.filter((unit) => !now.includes(unit))];
}

export const onTheGround = (look: L, formations: readonly string[]): string[] =>
  formations.filter((id) => isOnTheGround(look.state, id));
