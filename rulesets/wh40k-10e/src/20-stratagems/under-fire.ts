import { enemiesOf, type RuleId } from '@walstatt/engine';
import { hasKeyword } from '../01-units/units.ts';
import { trigger, windowOf } from '../kit.ts';
import { activeSeatOf, canBeTarget, costOf, isPhase, phaseOf } from './use.ts';

/** A unit has selected the targets of its shooting. */
type Selected = { readonly seat: string; readonly unit: string; readonly targets: readonly string[] };

export const targetsSelected = windowOf({
  name: 'targetsSelected',
  rule: 'WH-STRAT-31',
  seats: (look, { seat }: Selected) => enemiesOf(look.state, seat),
  args: (_, { unit }: Selected) => ({ unit }),
  order: 'each',
});

/** What units under fire can do: which units, and what it makes of them until the end of the phase. */
type Reaction = {
  readonly keyword: string;
  readonly effect: 'wentToGround' | 'inSmoke';
  readonly when: RuleId;
  readonly rule: RuleId;
};

/** In the opponent's shooting phase, a unit among the targets. */
const underFire = (id: 'goToGround' | 'smokescreen', { keyword, effect, when, rule }: Reaction) =>
  trigger({
    id,
    rule: when,
    window: 'targetsSelected',
    offers: ({ state }, { targets }: Selected, seat) =>
      isPhase(state, 'shootingPhase') && seat !== activeSeatOf(state)
        ? targets.flatMap((unit) =>
            hasKeyword(state, unit, keyword) && canBeTarget(state, unit) ? [{ id: unit }] : [],
          )
        : [],
    cost: costOf(id),
    run(g, _: Selected, unit, seat) {
      g.beginEffect({
        name: effect,
        rule,
        on: unit,
        by: seat,
        data: {},
        until: { until: 'end', frame: phaseOf(g.state), of: null, complete: false },
        stack: 'once',
      });
    },
  });

/** WH-STRAT-31, WH-STRAT-32: INFANTRY goes to ground: cover and an invulnerable save. */
export const goToGround = underFire('goToGround', {
  keyword: 'INFANTRY',
  effect: 'wentToGround',
  when: 'WH-STRAT-31',
  rule: 'WH-STRAT-32',
});

/** WH-STRAT-33, WH-STRAT-34: a SMOKE unit hides: cover and Stealth. */
export const smokescreen = underFire('smokescreen', {
  keyword: 'SMOKE',
  effect: 'inSmoke',
  when: 'WH-STRAT-33',
  rule: 'WH-STRAT-34',
});
