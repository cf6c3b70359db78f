import { ask, type Rule, rollDie, unmodified } from '@walstatt/engine';
import type { Edge } from '@walstatt/tabletop';
import { destroyUnit } from '../../01-units/losses/losses.ts';
import { inch, standing } from '../../01-units/space.ts';
import { cannotMove, isOnTable } from '../../01-units/units.ts';
import { advance } from '../../05-movement/advance.ts';
import { foesInContact, nearestPair } from '../../08-close-combat/contact.ts';
import { ownEdge } from '../../20-scenarios/sides/own-edge.ts';
import type { Contexts } from '../../generated/state.ts';
import { activity, type G, type L } from '../../kit.ts';
import { flightSides, flightSteps, reachedEdge } from '../flight.ts';

type C = Contexts['breakOff'];

/** FD-GAP-41: the edge over which the unit came. */
const edgeOf = ({ state }: L, unit: string): Edge => {
  const { entryEdge, owner } = state.units[unit]!;
  return entryEdge === 'none' ? ownEdge(state, owner) : entryEdge;
};

/**
 * FD-ACTION-24, FD-FLEE-06 to 08, FD-MELEE-21 to 24: a unit runs 1D6" towards its edge. The units it runs from may
 * pursue.
 */
export const breakOff = activity('breakOff', {
  goesOnWhile: (look, c) => isOnTable(look.state, c.unit),
  steps: {
    *flight(g, c): Rule<void> {
      if (cannotMove(g.state, c.unit)) {
        // FD-GAP-68: the flight is 0", and no die is rolled.
        g.set(c, { distance: 0, pursuers: able(g, c) }, 'FD-GAP-68');
        return;
      }
      const distance = yield* rollDie(g, { by: c.seat, rule: 'FD-ACTION-24', purpose: 'flight' });
      g.set(c, { distance, pursuers: able(g, c) }, 'FD-FLEE-07');
      const edge = edgeOf(g, c.unit);
      const sides = flightSides(g, c.unit, edge, inch(distance));
      const chosen = yield* ask(g, {
        kind: 'choose',
        name: 'flightSide',
        by: c.seat,
        rule: 'FD-GAP-42',
        args: { unit: c.unit, distance },
        options: sides.map((id) => ({ id })),
      });
      const side = sides.find((x) => x === chosen) ?? null;
      const placed = flightSteps(g, c.unit, edge, inch(distance), side);
      g.apply({
        type: 'unitMoved',
        rules: ['FD-FLEE-06', 'FD-GAP-42', 'FD-GAP-41'],
        unit: c.unit,
        placed,
        how: 'flight',
      });
      if (reachedEdge(g, c.unit, edge)) destroyUnit(g, c.unit, 'edge', 'FD-FLEE-08');
    },

    *pursue(g, c): Rule<string | undefined> {
      const [pursuer, ...others] = c.pursuers;
      if (pursuer === undefined) return undefined;
      g.set(c, { pursuers: others });
      const by = g.state.units[pursuer]!.owner;
      const wants = yield* ask(g, {
        kind: 'confirm',
        name: 'pursue',
        by,
        rule: 'FD-MELEE-21',
        args: { unit: pursuer, target: c.unit, distance: c.distance },
        preset: true,
      });
      if (!wants) return 'pursue';
      const needs = () => unmodified(c.distance);
      const roll = yield* rollDie(g, { by, rule: 'FD-MELEE-22', purpose: 'pursuit', needs });
      chase(g, pursuer, c.unit, roll, roll >= c.distance);
      return 'pursue';
    },
  },
});

/** FD-GAP-57: a unit cannot pursue if it is pinned, fleeing, immobile or in contact with another enemy. */
const able = (look: L, c: C): string[] =>
  c.pursuers.filter(
    (p) =>
      look.state.units[p]!.morale === 'ok' &&
      !cannotMove(look.state, p) &&
      foesInContact(look, p).every((f) => f === c.unit),
  );

/** FD-MELEE-22, FD-MELEE-23, FD-MELEE-24: a caught unit is removed first. The pursuer still moves to where it stood. */
function chase(g: G, pursuer: string, prey: string, roll: number, caught: boolean): void {
  const pair = nearestPair(g, pursuer, prey);
  const from = standing(g, pursuer).bodies[pair.from]!.centre;
  const to = standing(g, prey).bodies[pair.to]!.centre;
  const length = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y));
  if (caught) destroyUnit(g, prey, 'pursuit', 'FD-MELEE-23');
  const k = Math.min(inch(roll), length) / length;
  const placed = advance(g, pursuer, Math.trunc((to.x - from.x) * k), Math.trunc((to.y - from.y) * k));
  g.apply({ type: 'unitMoved', rules: ['FD-MELEE-22', 'FD-GAP-57'], unit: pursuer, placed, how: 'pursuit' });
}
