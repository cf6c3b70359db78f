import { ask, FINISHED, type Rule, type RuleId } from '@walstatt/engine';
import { aboard, formationOf, isGone, ownerOf } from '../../1-01-units/units.ts';
import { suffer } from '../../1-02-formations/losses/suffer.ts';
import { checkBreaking, placeMarkers } from '../../1-03-blast-markers/markers.ts';
import { markActivated } from '../../1-06-action-phase/activation/activity.ts';
import { newWreck } from '../../1-07-movement/wreck/activity.ts';
import { crossfireLine } from '../../1-11-crossfire/line.ts';
import type { Contexts } from '../../generated/state.ts';
import { activity, type G } from '../../kit.ts';
import { barrageSteps } from '../barrage/steps.ts';
import { nextSuppressed } from '../suppression.ts';
import { targetsOf } from '../targets.ts';
import { KINDS, type Kind } from '../weapons/weapons.ts';
import { aimsOf, wayId } from './aim.ts';
import { withHit } from './allocated.ts';
import { candidatesFor, nextVictims } from './candidates.ts';
import { saves } from './save.ts';
import { rollHits } from './to-hit.ts';

type C = Contexts['shoot'];

/** EA-1.9.3-01: a formation shoots. */
export const shoot = activity('shoot', {
  steps: {
    /** EA-1.9.1-01, EA-1.9.1-02: exactly one formation, or none. */
    *target(g, c): Rule<string | undefined> {
      if (c.target !== null) return undefined;
      const options = targetsOf(g, c.formation).map((id) => ({ id }));
      if (options.length === 0) return FINISHED;
      const target = yield* ask(g, {
        kind: 'choose',
        name: 'target',
        by: c.seat,
        rule: 'EA-1.9.1-01',
        args: { formation: c.formation },
        options,
        optional: true,
        preset: options[0]!.id,
      });
      if (target === null) return FINISHED;
      g.set(c, { target });
      return undefined;
    },

    /** EA-1.9.2-09 to EA-1.9.2-12: from the rear. */
    *suppress(g, c): Rule<string | undefined> {
      const { formation, suppressed } = c;
      const next = nextSuppressed(g, { formation, target: c.target! }, suppressed);
      if (next.length === 0) return undefined;
      const unit = yield* ask(g, {
        kind: 'choose',
        name: 'suppress',
        by: c.seat,
        rule: 'EA-1.9.2-12',
        args: { formation },
        options: next.map((id) => ({ id })),
      });
      g.apply({ type: 'unitSuppressed', rules: ['EA-1.9.2-09', 'EA-1.9.2-11'], unit: unit! });
      g.set(c, { suppressed: [...suppressed, unit!] });
      return 'suppress';
    },

    /** EA-1.9.4-01, EA-1.9.4-03: whether or not anybody can be hurt. */
    *underFire(g, { formation, target }): Rule<void> {
      g.apply({ type: 'firedAt', rules: ['EA-1.9.1-01'], formation, target: target! });
      yield* placeMarkers(g, { formation: target!, by: 1, rules: ['EA-1.9.4-01'], from: [formation] });
    },

    ...barrageSteps,

    /** EA-1.9.5-01. */
    *aim(g, c): Rule<void> {
      const { formation } = c;
      const aims = aimsOf(g, c);
      const open = aims.filter(({ ways }) => ways.length > 1);
      const ways = new Map(
        open.flatMap((aim) => aim.ways.map(({ kind, mode }) => [wayId({ kind, mode }), { kind, mode }])),
      );
      const chosen =
        open.length === 0
          ? {}
          : yield* ask(g, {
              kind: 'assign',
              name: 'aim',
              by: c.seat,
              rule: 'EA-1.9.5-01',
              args: { formation, target: c.target! },
              items: open.map((aim) => ({
                id: aim.id,
                options: aim.ways.map(wayId),
                args: { unit: aim.ways[0]!.unit, weapon: aim.ways[0]!.weapon },
              })),
              options: [...ways].map(([id, args]) => ({ id, args })),
            });
      g.set(c, { guns: aims.map(({ id, ways: own }) => own.find((way) => wayId(way) === chosen[id]) ?? own[0]!) });
    },

    /** EA-1.9.5-03, EA-1.9.5-08, EA-G-06: once for each kind of fire. */
    *cover(g, c): Rule<void> {
      const covered: Kind[] = [];
      const sparing: Kind[] = [];
      for (const kind of KINDS) {
        const candidates = candidatesFor(g, c, kind);
        if (!candidates.some((one) => one.covered)) continue;
        const spares =
          candidates.some((one) => !one.covered) &&
          (yield* ask(g, {
            kind: 'confirm',
            name: 'spare',
            by: c.seat,
            rule: 'EA-1.9.5-08',
            args: { formation: c.formation, target: c.target!, kind },
            preset: false,
          }));
        (spares ? sparing : covered).push(kind);
      }
      g.set(c, { covered, sparing });
    },

    /** EA-1.11-01: a formation that can have crossfire has it, because it costs nothing. */
    crossfire(g, c): void {
      const { formation } = c;
      const line = crossfireLine(g, { formation, target: c.target! });
      if (line === null) return;
      g.apply({ type: 'inCrossfire', rules: ['EA-1.11-01'], formation, target: c.target!, ...line });
      g.set(c, { crossfire: true });
    },

    *hit(g, c): Rule<void> {
      const hits = yield* rollHits(g, c);
      g.apply({ type: 'hitsScored', rules: ['EA-1.9.5-02'], formation: c.formation, target: c.target!, ...hits });
      g.set(c, hits);
    },

    /** EA-1.9.6-01 to EA-1.9.6-05: one hit after another, EA-1.9.6-08: macro hits once the others are resolved. */
    *allocate(g, c): Rule<string | undefined> {
      const kind = (c.macro ? (['mw'] as const) : (['ap', 'at'] as const)).find((one) => c[one] > 0);
      if (kind === undefined) return undefined;
      const victims = nextVictims(g, c, kind);
      if (victims.length === 0) {
        g.set(c, { [kind]: 0 }, 'EA-1.9.6-02');
        return 'allocate';
      }
      const unit = yield* ask(g, {
        kind: 'choose',
        name: 'allocate',
        by: ownerOf(g.state, victims[0]!),
        rule: 'EA-1.9.6-01',
        args: { formation: c.target!, kind },
        options: victims.map((id) => ({ id })),
      });
      g.set(c, { [kind]: c[kind] - 1, allocated: withHit(c.allocated, unit!) }, 'EA-1.9.6-03', 'EA-1.9.6-04');
      return 'allocate';
    },

    /** EA-1.9.6-05, EA-1.9.6-06, EA-G-52: unit by unit in the order of allocation, hit by hit. */
    *save(g, c): Rule<string | undefined> {
      const at = c.allocated.findIndex(({ unit, hits, saved }) => saved < hits && !isGone(g.state.units[unit]!));
      if (at < 0) return 'macro';
      const { unit } = c.allocated[at]!;
      g.set(c, { allocated: c.allocated.map((a, i) => (i === at ? { ...a, saved: a.saved + 1 } : a)) });
      if (yield* saves(g, { unit, macro: c.macro, crossfire: c.crossfire && formationOf(g.state, unit) === c.target }))
        return 'save';
      const { where } = g.state.units[unit]!;
      const passengers = aboard(g.state, unit).length > 0;
      yield* suffer(g, { unit, why: 'shooting', rules: ['EA-1.9.6-06'] });
      if (!isGone(g.state.units[unit]!)) return 'save';
      countLosses(g, c, [unit]);
      if (!passengers || where.at !== 'table') return 'save';
      g.then('wreck', newWreck(g.state, unit, where, c.macro), 'EA-1.7.5-15');
      return undefined;
    },

    /** EA-1.9.4-02: units lost with their transport count as well. */
    passengers(g, c): string {
      countLosses(g, c, g.replied<string[]>() ?? []);
      return 'save';
    },

    /** EA-1.9.6-08. */
    macro(g, c): string | undefined {
      if (c.mw === 0) return undefined;
      g.set(c, { macro: true, allocated: [] }, 'EA-1.9.6-08');
      return 'allocate';
    },

    /** EA-1.9.4-02, EA-1.9.6-07, EA-1.9.7-01, EA-1.9.7-03. EA-1.11-05: in crossfire the first lost unit gives one more. */
    *losses(g, c): Rule<void> {
      for (const formation of [c.target!, ...c.bombarded]) {
        const { units, markers } = c.losses.find((loss) => loss.formation === formation) ?? { units: 0, markers: 0 };
        const crossfire = c.crossfire && formation === c.target && units > 0;
        const rules: RuleId[] = crossfire ? ['EA-1.9.4-02', 'EA-1.11-05'] : ['EA-1.9.4-02'];
        yield* placeMarkers(g, { formation, by: markers + (crossfire ? 1 : 0), rules, from: [c.formation] });
        checkBreaking(g, formation);
      }
    },

    /** EA-1.10-08, EA-1.8.4-07: with its fire the overwatch of a formation is over. EA-1.10-10: that was its action. */
    end(g, { formation, overwatch }): void {
      if (!overwatch) return;
      g.apply({ type: 'overwatchEnded', rules: ['EA-1.10-08'], formation });
      markActivated(g, formation);
    },
  },
});

function countLosses(g: G, c: C, lost: readonly string[]): void {
  for (const unit of lost) {
    const formation = formationOf(g.state, unit);
    const before = c.losses.find((loss) => loss.formation === formation) ?? { formation, units: 0, markers: 0 };
    const markers = before.markers + g.modify('markersForLoss', 1, { unit });
    g.set(c, {
      losses: [
        ...c.losses.filter((loss) => loss.formation !== formation),
        { formation, units: before.units + 1, markers },
      ],
    });
  }
}
