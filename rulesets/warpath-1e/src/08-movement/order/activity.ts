import { ask, type Rule, type RuleId } from '@walstatt/engine';
import { has, isVehicle } from '../../01-units/units.ts';
import { againstActing } from '../../06-turn/set-aside.ts';
import { chargeReach, longMove, moveOf } from '../../07-measuring/lengths.ts';
import { touchedBy } from '../../19-vehicles/drive/parting.ts';
import { isWithdrawn } from '../../28-battle/withdrawn.ts';
import type { Unit } from '../../generated/state.ts';
import { activity, type G, type Look } from '../../kit.ts';
import { legalOrders, type Offered, type Order, orderName, readOrder } from './orders.ts';

/** WP-MOVE-01: a unit receives one order and carries it out. */
export const order = activity('order', {
  begins: (look, c) => againstActing(look, c.unit),
  endsWhen: (look, c) => isWithdrawn(look, c.unit),
  steps: {
    *give(g, c): Rule<void> {
      const offered = legalOrders(g, c.unit);
      const chosen = yield* ask(g, {
        kind: 'choose',
        name: 'order',
        by: g.state.units[c.unit]!.owner,
        rule: 'WP-MOVE-01',
        args: { unit: c.unit },
        options: offered.map((o) => ({ id: orderName(o), args: aboutOrder(g.state.units[c.unit]!, o) })),
        preset: orderName(offered.find((o) => o.order === 'charge') ?? offered[0]!),
      });
      carryOut(g, c.unit, chosen!);
    },
  },
});

/** The rule that says what an order is. */
function ruleOf(u: Unit, { order: what, jump }: Offered): RuleId {
  if (jump) return 'WP-SPECIAL-23';
  if (what === 'halt' && isVehicle(u)) return 'WP-VEHICLE-03';
  return ORDER_RULE[what];
}

/** What a player should know about an order: what it is, how far it leads, and what it means for shooting. */
export const aboutOrder = (u: Unit, offered: Offered): { rules: RuleId[]; reach: number | null } => ({
  rules: [ruleOf(u, offered), ...meansFor(u, offered.order)],
  reach: reachOf(u, offered),
});

/** What else an order means for a unit: above all, how the unit shoots after it. */
function meansFor(u: Unit, order: Order): readonly RuleId[] {
  switch (order) {
    case 'advance':
      return [steadied(u) ?? (u.type === 'artillery' ? 'WP-ARTY-05' : 'WP-SHOOT-14')];
    case 'pivot':
      return [steadied(u) ?? 'WP-VEHICLE-10'];
    case 'manoeuvre':
      return ['WP-VEHICLE-06', steadied(u) ?? 'WP-VEHICLE-10'];
    case 'doubleTime':
      return ['WP-SHOOT-02'];
    case 'fullPower':
      return ['WP-VEHICLE-09'];
    default:
      return [];
  }
}

const steadied = (u: Unit): RuleId | null => (has(u, 'stabilisers') ? 'WP-SPECIAL-28' : null);

/** How far an order leads at most; null if it leads nowhere. */
function reachOf(u: Unit, { order: what, jump }: Offered): number | null {
  if (what === 'halt' || what === 'pivot') return null;
  if (what === 'charge') return chargeReach(u, jump);
  return what === 'advance' || what === 'manoeuvre' ? moveOf(u, jump) : longMove(u, jump);
}

const ORDER_RULE: Readonly<Record<Order, RuleId>> = {
  halt: 'WP-MOVE-02',
  advance: 'WP-MOVE-03',
  doubleTime: 'WP-MOVE-06',
  charge: 'WP-MOVE-07',
  pivot: 'WP-VEHICLE-04',
  manoeuvre: 'WP-VEHICLE-05',
  fullPower: 'WP-VEHICLE-07',
};

function carryOut(g: G, unit: string, name: string): void {
  const { order: what, jump } = readOrder(name);
  const u = g.state.units[unit]!;
  if (what === 'charge') {
    g.then('charge', { unit, target: null, jump });
    return;
  }
  const rule = ruleOf(u, { order: what, jump });
  const rules = jump ? ([rule, 'WP-SPECIAL-24', 'WP-G-40'] as const) : [rule];
  g.apply({ type: 'ordered', rules, unit, order: what, jump });
  if (what === 'advance' || what === 'doubleTime') {
    g.then('walk', { unit, why: what, allowance: what === 'advance' ? moveOf(u, jump) : longMove(u, jump), jump });
  } else if (what !== 'halt') {
    g.then('drive', drivenBy(g, unit, what));
  }
}

/** A drive before its first leg. Fast units (WP-SPECIAL-20) and antigrav ones (WP-SPECIAL-43) are agile, too. */
export function drivenBy(look: Look, unit: string, why: 'pivot' | 'manoeuvre' | 'fullPower' | 'scout' | 'arrive') {
  const u = look.state.units[unit]!;
  const long = why === 'fullPower' || why === 'scout';
  const agile = has(u, 'agile') || has(u, 'fast') || has(u, 'antigrav');
  return {
    unit,
    why,
    left: why === 'pivot' ? 0 : long ? longMove(u, false) : u.move,
    bend: long || why === 'pivot' ? 0 : 1,
    pivots: why === 'pivot' || agile ? 1 : 0,
    direction: 0,
    met: [],
    over: [],
    parting: touchedBy(look, unit),
    stuck: false,
    plan: [],
    crossing: null,
    trace: [],
    asked: false,
  };
}
