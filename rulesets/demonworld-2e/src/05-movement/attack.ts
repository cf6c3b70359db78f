import type { Refusal } from '@walstatt/engine';
import { enemiesTouching } from '../01-introduction/board/contact.ts';
import { sideOfUnit, unitOf } from '../01-introduction/board/occupancy.ts';
import type { Body } from '../01-introduction/board/pieces.ts';
import { zoneOfDirection } from '../01-introduction/board/sides-of-element.ts';
import type { Formation } from '../01-introduction/formation/formation.ts';
import type { UnitsId } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import type { Order } from './account.ts';
import type { LegEffect } from './leg-effect.ts';
import type { Judging } from './leg-run.ts';

/** Enemy units that the unit touches when it stands as `body`. */
export function touchedBy(look: Look, unit: UnitsId, body: Body): UnitsId[] {
  const side = sideOfUnit(look.state, unit);
  const found: UnitsId[] = [];
  for (const p of body) {
    for (const enemy of enemiesTouching(look, side, p.q, p.r)) {
      const other = unitOf(look.state, enemy.id);
      if (!found.includes(other)) found.push(other);
    }
  }
  return found;
}

/**
 * DW-V-70 to DW-V-77, DW-G-08: a movement that makes contact is an attack. It needs the right order, an ordered unit
 * and a step forward by every element that touches an enemy. Returns whether judging can stop.
 */
export function judgeAttack({ look, s, terms, faults }: Judging, formation: Formation, effect: LegEffect): boolean {
  const side = sideOfUnit(look.state, s.unit);
  const touches = (q: number, r: number): boolean => enemiesTouching(look, side, q, r).length > 0;
  let contact = false;
  for (const way of effect.ways) {
    for (const [i, { q, r }] of way.passed.entries()) {
      const last = i === way.passed.length - 1;
      if ((!last && effect.sweeps !== true) || !touches(q, r)) continue;
      contact = true;
      if (faults.add(mayAttack(terms.order, formation))) return true;
      if (zoneOfDirection(way.looking, way.directions[i]!) === 'front') continue;
      if (faults.add({ code: 'notForward', rule: 'DW-V-75', measured: way.from.id, unit: 'name' })) return true;
    }
  }
  const leaves = contact && !effect.body.some((p) => touches(p.q, p.r));
  return leaves && faults.add({ code: 'contactOnTheWay', rule: 'DW-G-08' });
}

/** DW-V-72, DW-V-74: only an ordered unit with Attack or Skirmish may attack. */
function mayAttack(order: Order, formation: Formation): Refusal | null {
  if (order === 'move') return { code: 'mayNotAttack', rule: 'DW-III-06', measured: order, unit: 'name' };
  if (order === 'hold') return { code: 'mayNotAttack', rule: 'DW-III-17', measured: order, unit: 'name' };
  if (formation.kind === 'unordered') return { code: 'unordered', rule: 'DW-V-72', args: { why: formation.rule } };
  return null;
}
