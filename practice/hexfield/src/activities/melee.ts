import { ask, askAll, type Rule } from '@walstatt/engine';
import type { Hits, MeleeContext, State, UnitsId } from '../generated/state.ts';
import { type Asked, activity, type G } from '../kit.ts';
import { enemiesAhead } from '../rules/contact.ts';
import { holdsFirm } from '../rules/morale.ts';
import { strike, strikingDice } from '../rules/strike.ts';
import { withHits } from './shooting.ts';

const countOf = (hits: readonly Hits[], unit: UnitsId): number => hits.find((h) => h.unit === unit)?.n ?? 0;

/** The melee phase: announce all, then strike initiative by initiative, then losses, tests and flights. */
export const melee = activity('melee', {
  steps: {
    /** HX-MELEE-01. */
    *announce(g, c): Rule<string | undefined> {
      const requests = g.state.seats.map(({ id }) => strikeRequest(g.state, id)).filter((r) => r.items.length > 0);
      if (requests.length === 0) return 'over';
      const answers = yield* askAll(g, requests, true);
      const strikes = answers.flatMap((a) => Object.entries(a).map(([unit, target]) => ({ unit, target })));
      g.set(c, { strikes }, 'HX-MELEE-01');
      return undefined;
    },
    /** HX-MELEE-02: the next lower initiative of any unit that strikes. */
    pick(g, c) {
      let initiative = 0;
      for (const { unit } of c.strikes) {
        const of = g.state.units[unit]!.profile.initiative;
        if (of < c.initiative && of > initiative) initiative = of;
      }
      if (initiative === 0) return 'removal';
      const left = c.strikes.map((s) => s.unit).filter((id) => g.state.units[id]!.profile.initiative === initiative);
      g.set(c, { initiative, left }, 'HX-MELEE-02');
      return undefined;
    },
    *blow(g, c): Rule<string | undefined> {
      const [unit, ...left] = c.left;
      if (unit === undefined) return undefined;
      const { target } = c.strikes.find((s) => s.unit === unit)!;
      const losses = strikingDice(g, unit, target) === 0 ? 0 : yield* strike(g, unit, target);
      g.set(c, { left, blows: withHits(c.blows, target, losses), dealt: withHits(c.dealt, unit, losses) });
      return 'blow';
    },
    /** HX-MELEE-02: what was rolled in this step is applied at once. */
    land(g, c) {
      if (c.blows.length > 0) {
        g.apply({ type: 'struck', rules: ['HX-MELEE-02'], hits: c.blows });
        let { taken } = c;
        for (const { unit, n } of c.blows) taken = withHits(taken, unit, n);
        g.set(c, { blows: [], taken });
      }
      return 'pick';
    },
    removal(g, c) {
      if (c.taken.length > 0) g.then('fall', { units: c.taken.map((h) => h.unit) }, 'HX-MELEE-06');
    },
    /** HX-MELEE-06: the units that took more than they dealt. */
    weigh(g, c) {
      const losers = c.taken
        .map((h) => h.unit)
        .filter((id) => countOf(c.taken, id) > countOf(c.dealt, id) && g.state.units[id]!.where.at === 'table');
      if (losers.length > 0) g.set(c, { tests: losers }, 'HX-MELEE-06');
    },
    *test(g, c): Rule<string | undefined> {
      const [unit, ...tests] = c.tests;
      if (unit === undefined) return undefined;
      const fleeing = (yield* holdsFirm(g, unit)) ? c.fleeing : [...c.fleeing, unit];
      g.set(c, { tests, fleeing });
      return 'test';
    },
    *order(g, c): Rule<void> {
      if (c.fleeing.length > 1) g.set(c, { fleeing: yield* flightOrder(g, c) });
    },
    flee(g, c) {
      const [unit, ...fleeing] = c.fleeing;
      if (unit === undefined) return undefined;
      g.set(c, { fleeing });
      const pursuers = c.strikes.filter((s) => s.target === unit).map((s) => s.unit);
      g.then('flight', { unit, legs: [], pursuers }, 'HX-MORALE-04');
      return 'flee';
    },
    over() {},
  },
});

/** HX-MORALE-07: each seat decides in which order its own fleeing units run. Seats follow in their order. */
function* flightOrder(g: G, c: MeleeContext): Rule<UnitsId[]> {
  const all: UnitsId[] = [];
  for (const { id } of g.state.seats) {
    const own = c.fleeing.filter((unit) => g.state.units[unit]!.owner === id);
    const order = yield* ask(g, {
      kind: 'order',
      name: 'flightOrder',
      by: id,
      rule: 'HX-MORALE-07',
      args: {},
      options: own.map((unit) => ({ id: unit })),
    });
    all.push(...order);
  }
  return all;
}

const strikeRequest = (state: State, seat: string): Asked<'strikes'> => {
  const items: { id: string; options: string[] }[] = [];
  for (const id in state.units) {
    const u = state.units[id]!;
    if (u.owner !== seat) continue;
    const options = enemiesAhead(state, u);
    if (options.length > 0) items.push({ id, options });
  }
  const options = [...new Set(items.flatMap((i) => i.options))].map((id) => ({ id }));
  return { kind: 'assign', name: 'strikes', by: seat, rule: 'HX-MELEE-01', args: {}, items, options };
};
