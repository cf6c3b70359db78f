import { ask, type Leg, type Rule } from '@walstatt/engine';
import type { FlightContext, UnitsId } from '../generated/state.ts';
import { activity, type G } from '../kit.ts';
import { isEngaged } from '../rules/contact.ts';
import { fieldsOf, isGrounded } from '../rules/formation.ts';
import { revealNear, revealOn } from '../rules/hiding.ts';
import { stride } from '../rules/legs.ts';
import { isRefusal, stanceOf, tryLeg } from '../rules/plan.ts';
import { farthestRun, OFF, runStep } from '../rules/running.ts';

const AHEAD = { mode: 'charge', points: 9, manoeuvres: 0, met: false } as const;

/** A broken unit runs, and those that struck it may follow. */
export const flight = activity('flight', {
  steps: {
    /** HX-MORALE-04: the owner chooses the way. HX-MORALE-05: if there is none, it costs an element. */
    *choose(g, c): Rule<string | undefined> {
      const u = g.state.units[c.unit]!;
      if (u.where.at !== 'table') return 'over';
      if (farthestRun(g.state, u, u.where.fields, u.profile.move).distance === 0) {
        g.apply({ type: 'struck', rules: ['HX-MORALE-05'], hits: [{ unit: c.unit, n: 1 }] });
        g.then('fall', { units: [c.unit] }, 'HX-MORALE-05');
        return 'shaken';
      }
      const plan = yield* ask(g, {
        kind: 'path',
        name: 'flee',
        by: u.owner,
        rule: 'HX-MORALE-04',
        args: { unit: c.unit },
        movers: [c.unit],
      });
      g.set(c, { legs: plan[0]!.legs as Leg[] });
      return undefined;
    },
    run(g, c) {
      const [leg, ...legs] = c.legs as unknown as Leg[];
      if (leg === undefined) return undefined;
      g.set(c, { legs });
      return run(g, c, leg) ? 'run' : undefined;
    },
    /** HX-MORALE-06. */
    shaken(g, c) {
      if (g.state.units[c.unit]!.where.at !== 'table') return;
      g.beginEffect({
        name: 'shaken',
        rule: 'HX-MORALE-06',
        on: c.unit,
        data: {},
        until: { until: 'end', frame: 'round', of: null, complete: true },
        stack: 'replace',
      });
    },
    /** HX-MORALE-08. */
    *followUp(g, c): Rule<string | undefined> {
      const [unit, ...pursuers] = c.pursuers;
      if (unit === undefined) return undefined;
      g.set(c, { pursuers });
      const options = stepsAhead(g, unit);
      if (options.length === 0) return 'followUp';
      const to = yield* ask(g, {
        kind: 'choose',
        name: 'followUp',
        by: g.state.units[unit]!.owner,
        rule: 'HX-MORALE-08',
        args: { unit, fled: c.unit },
        options: options.map((id) => ({ id })),
        optional: true,
      });
      if (to !== null) advance(g, unit, to === 'left' ? 0 : 1);
      return 'followUp';
    },
    over() {},
  },
});

/** Runs one field. False when the run is over, because the unit is gone or the way turned out to be barred. */
function run(g: G, c: FlightContext, leg: Leg): boolean {
  const u = g.state.units[c.unit]!;
  const planned = runStep(g.state, u, fieldsOf(u), leg['to'] as 0 | 1);
  if (planned !== null && planned !== OFF && isGrounded(u)) revealOn(g, planned);
  const next = runStep(g.state, u, fieldsOf(u), leg['to'] as 0 | 1);
  if (next === null) return false;
  if (next === OFF) {
    g.apply({ type: 'leftTable', rules: ['HX-MORALE-04'], unit: c.unit });
    return false;
  }
  const { facing, altitude } = stanceOf(u);
  g.apply({ type: 'moved', rules: ['HX-MORALE-04'], unit: c.unit, leg: 'run', facing, altitude, fields: next });
  revealNear(g, c.unit);
  return true;
}

function stepsAhead(g: G, unit: UnitsId): ('left' | 'right')[] {
  const u = g.state.units[unit]!;
  if (u.where.at !== 'table' || isEngaged(g.state, u)) return [];
  return (['left', 'right'] as const).filter(
    (_, to) => !isRefusal(tryLeg(g.state, u, stanceOf(u), AHEAD, { leg: 'advance', to })),
  );
}

function advance(g: G, unit: UnitsId, to: 0 | 1): void {
  const u = g.state.units[unit]!;
  const leg = { leg: 'advance', to };
  const s = stride(g.state, u, stanceOf(u), leg)!;
  revealOn(g, s.entered);
  if (isRefusal(tryLeg(g.state, u, stanceOf(u), AHEAD, leg))) return;
  g.apply({ type: 'moved', rules: ['HX-MORALE-08'], unit, leg: 'advance', ...s.to });
  revealNear(g, unit);
}
