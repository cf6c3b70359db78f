import { askAll, type Rule } from '@walstatt/engine';
import type { Hits, State, UnitsId } from '../generated/state.ts';
import { type Asked, activity } from '../kit.ts';
import { isEnemyOf, strengthOf } from '../rules/formation.ts';
import { reveal } from '../rules/hiding.ts';
import { holdsFirm } from '../rules/morale.ts';
import { openOrder } from '../rules/orders.ts';
import { shoot } from '../rules/shot.ts';

const NOBODY = 'nobody';

/** Units with an open order to shoot. */
export const shooters = (state: State): UnitsId[] =>
  Object.keys(state.units).filter(
    (id) => openOrder(state.units[id]!) === 'shoot' && state.units[id]!.where.at !== 'gone',
  );

/** Adds to a list of hits. A unit is in it only once. */
export function withHits(hits: readonly Hits[], unit: UnitsId, n: number): Hits[] {
  if (n === 0) return [...hits];
  const there = hits.find((h) => h.unit === unit);
  if (there === undefined) return [...hits, { unit, n }];
  return hits.map((h) => (h === there ? { unit, n: h.n + n } : h));
}

/** The shooting phase: announce all, roll all, mark at once, remove at the end. */
export const shooting = activity('shooting', {
  steps: {
    /** HX-HIDE-02. */
    comeOut(g) {
      for (const id of shooters(g.state)) reveal(g, id, 'HX-HIDE-02');
    },
    /** HX-SHOOT-01: targets are named before anything is measured. */
    *announce(g, c): Rule<void> {
      const requests = g.state.seats.map(({ id }) => aimRequest(g.state, id)).filter((r) => r.items.length > 0);
      const answers = yield* askAll(g, requests, true);
      const shots = answers.flatMap((a) =>
        Object.entries(a)
          .filter(([, target]) => target !== NOBODY)
          .map(([unit, target]) => ({ unit, target })),
      );
      g.set(c, { shots }, 'HX-SHOOT-01');
    },
    *eachShot(g, c): Rule<string | undefined> {
      const [shot, ...shots] = c.shots;
      if (shot === undefined) return undefined;
      g.apply({ type: 'activated', rules: ['HX-SHOOT-09'], unit: shot.unit });
      const losses = yield* shoot(g, shot.unit, shot.target);
      g.set(c, { shots, hits: withHits(c.hits, shot.target, losses ?? 0) });
      return 'eachShot';
    },
    /** HX-SHOOT-09: only now are losses removed. */
    land(g, c) {
      if (c.hits.length === 0) return 'over';
      g.apply({ type: 'struck', rules: ['HX-SHOOT-09'], hits: c.hits });
      g.then('fall', { units: c.hits.map((h) => h.unit) }, 'HX-SHOOT-10');
      return undefined;
    },
    /** HX-SHOOT-11: half or fewer are left. */
    weigh(g, c) {
      const tests = c.hits
        .map((h) => h.unit)
        .filter(
          (id) =>
            g.state.units[id]!.where.at === 'table' && strengthOf(g.state.units[id]!) * 2 <= g.state.units[id]!.start,
        );
      if (tests.length > 0) g.set(c, { tests }, 'HX-SHOOT-11');
    },
    *test(g, c): Rule<string | undefined> {
      const [unit, ...tests] = c.tests;
      if (unit === undefined) return undefined;
      g.set(c, { tests });
      if (!(yield* holdsFirm(g, unit))) g.then('flight', { unit, legs: [], pursuers: [] }, 'HX-MORALE-04');
      return 'test';
    },
    over() {},
  },
});

function aimRequest(state: State, seat: string): Asked<'aim'> {
  const targets = Object.keys(state.units).filter(
    (id) => state.units[id]!.where.at === 'table' && isEnemyOf(state, seat, state.units[id]!),
  );
  const options = [NOBODY, ...targets];
  return {
    kind: 'assign',
    name: 'aim',
    by: seat,
    rule: 'HX-SHOOT-01',
    args: {},
    blind: true,
    items: shooters(state)
      .filter((id) => state.units[id]!.owner === seat)
      .map((id) => ({ id, options })),
    options: options.map((id) => ({ id })),
  };
}
