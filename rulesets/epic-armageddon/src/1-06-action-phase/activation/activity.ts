import { ask, type Rule, type RuleId, rollAtLeast } from '@walstatt/engine';
import { checkBreaking, placeMarkers } from '../../1-03-blast-markers/markers.ts';
import { withdrawNext } from '../../1-13-regrouping/withdrawal/next.ts';
import { activity, type G } from '../../kit.ts';
import { actionCalled, actionsOf, activatable, whyNotActivated } from '../actions.ts';
import { actionFrame } from '../ground-actions.ts';

/** EA-1.6-05: nominate a formation, declare an action, make the test. */
export const activation = activity('activation', {
  begins: (look, { formations }) => formations.flatMap((id): RuleId[] => rulesIn(whyNotActivated(look, id))),
  steps: {
    /** EA-1.6.1-02: a player who can activate a formation must. EA-1.6-06, EA-1.6-07: before anything is rolled. */
    *nominate(g, c): Rule<void> {
      if (c.formations.length > 0) return;
      const formation = yield* ask(g, {
        kind: 'choose',
        name: 'nominate',
        by: c.seat,
        rule: 'EA-1.6-05',
        args: {},
        options: activatable(g, c.seat).map((id) => ({ id })),
      });
      g.set(c, { formations: [formation!] });
    },

    /** EA-1.6-06. */
    *declare(g, c): Rule<void> {
      const formation = c.formations[0]!;
      const action = yield* ask(g, {
        kind: 'choose',
        name: 'declare',
        by: c.seat,
        rule: 'EA-1.6-06',
        args: { formation },
        options: actionsOf(g, formation).map((id) => ({ id })),
      });
      g.set(c, { action: action! });
      g.apply({ type: 'actionDeclared', rules: [actionCalled(action!).rule], formation, action: action! });
    },

    /** EA-1.6.2-01, EA-1.6.1-03: whatever comes of it, the formation has been activated. */
    *test(g, c): Rule<void> {
      const formation = c.formations[0]!;
      const { untested } = actionCalled(c.action);
      const passed = untested !== undefined || (yield* passesTest(g, { ...c, formation }));
      g.set(c, { passed }, ...rulesIn(untested ?? null));
      for (const id of passed ? c.formations : [formation]) markActivated(g, id);
    },

    /** EA-1.6.2-06, EA-1.6.2-07: the marker comes first, and may break the formation. */
    *fail(g, c): Rule<void> {
      if (c.passed) return;
      const formation = c.formations[0]!;
      g.apply({ type: 'actionFailed', rules: ['EA-1.6.2-06'], formation, action: c.action });
      yield* placeMarkers(g, { formation, by: 1, rules: ['EA-1.3-03', 'EA-1.6.2-06'] });
      checkBreaking(g, formation);
    },

    /** EA-1.6.2-05; EA-1.6.1-14: a formation that has failed takes a hold action, EA-1.13.3-03: unless that has broken it. */
    act(g, c): void {
      const formation = c.formations[0]!;
      if (g.state.formations[formation]!.broken) return;
      const { activity: started, context } = c.passed
        ? actionCalled(c.action).starts(g, c)
        : actionFrame('hold', { seat: c.seat, formations: [formation] });
      g.then(started as 'action', context as never, c.passed ? 'EA-1.6.2-05' : 'EA-1.6.1-14');
    },

    /** EA-1.13.3-01: once the action is over, a formation that has been broken withdraws. */
    withdraw: withdrawNext,

    end: (g, c) => g.reply(c.passed),
  },
});

const rulesIn = (rule: RuleId | null): RuleId[] => (rule === null ? [] : [rule]);

/** What an action test is about: the formation, the action it has declared, and whether the initiative was retained. */
export type ActionTest = { readonly formation: string; readonly action: string; readonly retained: boolean };

/** EA-1.6.2-01. EA-1.0.1-06, EA-G-52: a test that cannot fail or succeed is not rolled. */
function* passesTest(g: G, { formation, action, retained }: ActionTest): Rule<boolean> {
  const { initiative, owner } = g.state.formations[formation]!;
  const test: ActionTest = { formation, action, retained };
  const need = g.modify('actionTest', initiative, test);
  if (need <= 1 || need > 6) return need <= 1;
  return yield* rollAtLeast(g, need, {
    by: owner,
    rule: 'EA-1.6.2-01',
    purpose: 'actionTest',
    about: formation,
    needs: () => g.explain('actionTest', initiative, test),
  });
}

/** EA-1.6.1-03: to the end of the round the formation may not be activated again. */
export function markActivated(g: G, formation: string): void {
  g.beginEffect({
    name: 'activated',
    rule: 'EA-1.6.1-03',
    on: formation,
    data: {},
    until: { until: 'end', frame: 'round', of: null, complete: false },
    stack: 'once',
  });
}
