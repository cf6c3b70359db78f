import { askAll } from '@walstatt/engine';
import { gapAtMost, pointBody } from '@walstatt/geometry';
import { type Asked, activity } from '../kit.ts';
import { field, inch } from '../rules/field.ts';
import { holds } from '../rules/morale.ts';
import { unitOf } from '../rules/units.ts';

/** SK-ROUND-07. */
const OBJECTIVE_REACH = inch(3);
const OBJECTIVE_POINTS = 2;

/** SK-ROUND-06: rallying, then the objective. */
export const endPhase = activity('endPhase', {
  steps: {
    *rallyOrder(g, c) {
      const requests = g.state.seats.flatMap(({ id }): Asked<'orderRally'>[] => {
        const broken = Object.keys(g.state.units).filter((u) => {
          const unit = unitOf(g.state, u);
          return unit.owner === id && unit.broken && unit.living > 0;
        });
        if (broken.length === 0) return [];
        const options = broken.map((u) => ({ id: u }));
        return [{ kind: 'order', name: 'orderRally', by: id, rule: 'SK-MORALE-07', args: {}, options }];
      });
      const orders = yield* askAll(g, requests, false);
      g.set(c, { rallying: orders.flat(), bonus: 0 });
    },

    /** SK-MORALE-07: one unit after the other. */
    *rally(g, c) {
      const [unit, ...rallying] = c.rallying;
      if (unit === undefined) return undefined;
      const held = yield* holds(g, unit, c.bonus, 'SK-MORALE-07');
      if (held) g.apply({ type: 'unitRallied', rules: ['SK-MORALE-07'], unit });
      const next = rallying[0];
      const sameSeat = next !== undefined && unitOf(g.state, next).owner === unitOf(g.state, unit).owner;
      g.set(c, { rallying, bonus: sameSeat ? c.bonus + (held ? 1 : 0) : 0 });
      return 'rally';
    },

    /** SK-ROUND-07. */
    objective(g) {
      const marker = pointBody(g.state.objective);
      const near: Record<string, number> = {};
      for (const { side, bodies } of field(g).units)
        for (const b of bodies) if (gapAtMost(b, marker, OBJECTIVE_REACH)) near[side] = (near[side] ?? 0) + 1;
      const most = Math.max(0, ...Object.values(near));
      const best = Object.keys(near).filter((side) => near[side] === most);
      if (best.length === 1)
        g.apply({ type: 'scored', rules: ['SK-ROUND-07'], side: best[0]!, points: OBJECTIVE_POINTS });
    },
  },
});
