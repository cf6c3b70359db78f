import { ask, askAll, atLeast, hasEffect, type Rule, rollPool } from '@walstatt/engine';
import { gapAtMost, pointBody, solidsOverlap } from '@walstatt/geometry';
import { type Asked, activity, type G } from '../kit.ts';
import { field, standingOf } from '../rules/field.ts';
import { bailOutOf, loseModel } from '../rules/losses.ts';
import { holds } from '../rules/morale.ts';
import { inch, isThere, terrainBody, terrainSolid } from '../rules/space.ts';
import { leadingSide, seatsOfSide } from '../rules/turn-order.ts';
import { passengersOf, unitOf } from '../rules/units.ts';

/** SK-ROUND-07 and SK-FIRE-05. */
const OBJECTIVE_REACH = inch(3);
const OBJECTIVE_POINTS = 2;
const SPREAD = inch(2);

const isBurning = (g: G, id: string): boolean => g.state.terrain[id]!.status === 'burning';

/** SK-ROUND-06: fires, smoke, rallying, objective. */
export const endPhase = activity('endPhase', {
  steps: {
    *fires(g, c) {
      const burning = Object.keys(g.state.terrain).filter((id) => isBurning(g, id));
      const order = yield* ask(g, {
        kind: 'order',
        name: 'orderFires',
        by: seatsOfSide(g.state, leadingSide(g.state))[0]!,
        rule: 'SK-FIRE-04',
        args: {},
        options: burning.map((id) => ({ id })),
      });
      g.set(c, { fires: [...order] }, 'SK-ROUND-06');
    },

    *burn(g, c) {
      const [wood, ...fires] = c.fires;
      if (wood === undefined) return 'smoke';
      g.set(c, { fires });
      for (const unit in g.state.units) yield* singe(g, unit, wood);
      yield* spread(g, wood);
      g.apply({ type: 'woodBurnt', rules: ['SK-FIRE-06'], terrain: wood });
      if (g.state.terrain[wood]!.burnt >= 2) g.apply({ type: 'terrainVanished', rules: ['SK-FIRE-06'], terrain: wood });
      return undefined;
    },

    wrecks(g) {
      const wreck = Object.keys(g.state.units).find(
        (u) => unitOf(g.state, u).living === 0 && passengersOf(g.state, u).length > 0,
      );
      if (wreck === undefined) return 'burn';
      bailOutOf(g, wreck);
      return 'wrecks';
    },

    /** SK-FIRE-02: clouds whose time is over. */
    smoke(g) {
      for (const [id, t] of Object.entries(g.state.terrain))
        if (t.kind === 'smoke' && isThere(t) && !hasEffect(g.state, id, 'cloud'))
          g.apply({ type: 'terrainVanished', rules: ['SK-FIRE-02'], terrain: id });
    },

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
      for (const m of field(g).all)
        if (gapAtMost(m.body, marker, OBJECTIVE_REACH)) near[m.side] = (near[m.side] ?? 0) + 1;
      const most = Math.max(0, ...Object.values(near));
      const best = Object.keys(near).filter((side) => near[side] === most);
      if (best.length === 1)
        g.apply({ type: 'scored', rules: ['SK-ROUND-07'], side: best[0]!, points: OBJECTIVE_POINTS });
    },
  },
});

/** SK-FIRE-04: the models of one unit in a burning wood. */
function* singe(g: G, unit: string, wood: string): Rule<void> {
  const fire = terrainSolid(g.state.terrain[wood]!);
  const models = standingOf(g, unit)
    .filter((m) => solidsOverlap(m, fire))
    .map((m) => m.model);
  const by = unitOf(g.state, unit).owner;
  const [burnt] = yield* rollPool(g, {
    by,
    rule: 'SK-FIRE-04',
    purpose: 'fire',
    n: models.length,
    classes: atLeast(3),
  });
  const hurt = yield* ask(g, {
    kind: 'chooseMany',
    name: 'chooseBurnt',
    by,
    rule: 'SK-FIRE-04',
    args: { unit, wood },
    options: models.map((id) => ({ id })),
    min: burnt!,
    max: burnt!,
  });
  for (const model of hurt) {
    g.apply({ type: 'wounded', rules: ['SK-FIRE-04'], unit, model, wounds: 1 });
    if (g.state.models[model]!.wounds === 0) loseModel(g, model, 'fire', 'SK-FIRE-04');
  }
}

/** SK-FIRE-05. */
function* spread(g: G, wood: string): Rule<void> {
  const from = terrainBody(g.state.terrain[wood]!);
  for (const id of Object.keys(g.state.terrain)) {
    const t = g.state.terrain[id]!;
    if (t.kind !== 'wood' || t.status !== 'there' || !gapAtMost(from, terrainBody(t), SPREAD)) continue;
    const [, caught] = yield* rollPool(g, {
      by: null,
      rule: 'SK-FIRE-05',
      purpose: 'spread',
      n: 1,
      classes: atLeast(5),
    });
    if (caught! > 0) g.apply({ type: 'woodCaughtFire', rules: ['SK-FIRE-05'], terrain: id });
  }
}
