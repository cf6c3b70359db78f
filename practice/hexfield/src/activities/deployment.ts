import { type Answer, askAll, hide, type Placed, type Rule } from '@walstatt/engine';
import type { Pose, State, UnitsId } from '../generated/state.ts';
import { type Asked, activity, type G } from '../kit.ts';
import { fieldsAt } from '../rules/formation.ts';

const MOST_HIDDEN = 2;

const inReserve = (state: State, seat: string): UnitsId[] =>
  Object.keys(state.units).filter((id) => state.units[id]!.owner === seat && state.units[id]!.where.at === 'reserve');

export const poseOf = (p: Placed): Pose => ({ q: p.pose['q']!, r: p.pose['r']!, facing: p.pose['facing'] ?? 0 });

/**
 * Set-up: which units hide, where all units stand, and what is plotted. All of it is secret and happens at the same
 * time.
 */
export const deployment = activity('deployment', {
  steps: {
    /** HX-SET-01. */
    *hide(g): Rule<void> {
      const answers = yield* askAll(
        g,
        g.state.seats.map(({ id }) => hideRequest(g.state, id)),
        true,
      );
      g.state.seats.forEach(({ id }, i) => {
        g.apply({ type: 'hid', rules: ['HX-SET-01'], seat: id, units: [...answers[i]!] });
      });
    },
    /** HX-SET-02. */
    *place(g): Rule<void> {
      const { seats } = g.state;
      const answers = yield* askAll(
        g,
        seats.map(({ id }) => deployRequest(g.state, id)),
        true,
      );
      seats.forEach(({ id }, i) => {
        for (const p of answers[i]!) deploy(g, id, p);
      });
    },
    /** HX-PLOT-01. */
    *plot(g): Rule<void> {
      const { seats } = g.state;
      const answers = yield* askAll(
        g,
        seats.flatMap(({ id }) => plotRequests(id)),
        true,
      );
      seats.forEach(({ id }, i) => {
        layPlot(g, id, answers[2 * i]!, answers[2 * i + 1]!);
      });
    },
  },
});

const hideRequest = (state: State, seat: string): Asked<'hide'> => ({
  kind: 'chooseMany',
  name: 'hide',
  by: seat,
  rule: 'HX-SET-01',
  args: {},
  options: inReserve(state, seat)
    .filter((id) => state.units[id]!.profile.stealthy)
    .map((id) => ({ id })),
  min: 0,
  max: MOST_HIDDEN,
});

const deployRequest = (state: State, seat: string): Asked<'deploy'> => ({
  kind: 'place',
  name: 'deploy',
  by: seat,
  rule: 'HX-SET-02',
  args: {},
  pieces: inReserve(state, seat),
});

/** Where and when a plot strikes: two requests that are answered together. */
const plotRequests = (seat: string): Asked<'plotField' | 'plotRound'>[] => [
  { kind: 'place', name: 'plotField', by: seat, rule: 'HX-PLOT-01', args: {}, pieces: ['plot'] },
  { kind: 'number', name: 'plotRound', by: seat, rule: 'HX-PLOT-01', args: {}, min: 3, max: 5 },
];

function deploy(g: G, seat: string, p: Placed): void {
  const u = g.state.units[p.piece]!;
  const pose = poseOf(p);
  if (u.where.at === 'reserve' && u.where.hides) {
    g.apply({ type: 'lay', rules: ['HX-SET-02'], seat, unit: p.piece, pose: hide(pose) });
    return;
  }
  const fields = fieldsAt(u.profile, u.start, pose);
  g.apply({ type: 'deployed', rules: ['HX-SET-02', 'HX-SET-05'], unit: p.piece, facing: pose.facing, fields });
}

function layPlot(g: G, seat: string, where: Answer, when: Answer): void {
  const { q, r } = poseOf((where as readonly Placed[])[0]!);
  g.apply({ type: 'plotLaid', rules: ['HX-PLOT-01'], seat, field: hide({ q, r }), round: hide(when as number) });
}
