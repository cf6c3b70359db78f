import { Faults, type Leg, type Refusal } from '@walstatt/engine';
import { type Formation, formationOf } from '../01-introduction/formation/formation.ts';
import type { Look } from '../kit.ts';
import { refuseCost, type Terms, termsOf } from './account.ts';
import { judgeAttack, touchedBy } from './attack.ts';
import { judgeGround } from './ground.ts';
import { type Judged, type LegEffect, noLeg, refused } from './leg-effect.ts';
import { type Judging, type LegRun, stopped } from './leg-run.ts';
import { columnStep } from './legs/column.ts';
import { shift } from './legs/shift.ts';
import { advance, step } from './legs/step.ts';
import { turn } from './legs/turn.ts';
import { wheel } from './legs/wheel.ts';
import { runSingleLeg } from './run-single-leg.ts';
import { runTogether } from './run-together.ts';
import { isSmallBody, type Standing } from './standing.ts';

/**
 * One leg of a plan: what it does, or why it is not allowed. Every rule of chapter V for one unit is applied from here.
 */
export const runLeg = (look: Look, s: Standing, mover: string, leg: Leg): LegRun =>
  judgeLeg({ look, s, terms: termsOf(look, s.unit), faults: new Faults(false) }, mover, leg);

/** The same, with everything that is wrong if that is wanted. */
export function judgeLeg(judging: Judging, mover: string, leg: Leg): LegRun {
  const { look, s, terms, faults } = judging;
  const small = isSmallBody(s.body);
  if (small && mover === s.unit && !s.completing) return runTogether(judging, leg);
  if (s.completing || small) return runSingleLeg(judging, mover, leg);
  if (mover !== s.unit) return refused('wholeUnit', 'DW-V-02', { measured: mover, unit: 'name' });
  const formation = formationOf(s.body);
  const judged = effectOf(look, s, terms, formation, leg);
  if ('refusal' in judged) return judged;
  const effect = together(s, judged.effect);
  const after = { spent: s.account.spent + effect.points, used: s.account.used + effect.manoeuvres };
  if (
    faults.add(holdRefusal(look, s, terms, effect)) ||
    faults.add(refuseCost(terms, s.account, after)) ||
    judgeGround(judging, effect) ||
    judgeAttack(judging, formation, effect)
  )
    return stopped(judging);
  const account = {
    ...after,
    wheel: effect.wheel ?? s.account.wheel,
    wheels: s.account.wheels + (effect.wheel === undefined ? 0 : 1),
  };
  return { standing: { ...s, body: effect.body, account }, effect, touched: touchedBy(look, s.unit, effect.body) };
}

/** DW-III-17, DW-G-07: Hold gives no points. The players agree on whether all elements may be shifted alike. */
function holdRefusal(look: Look, s: Standing, terms: Terms, effect: LegEffect): Refusal | null {
  if (terms.order !== 'hold') return null;
  if (effect.points > 0) return { code: 'holds', rule: 'DW-III-17' };
  const everybody = effect.ways.length === s.body.length;
  return everybody && look.state.options.holdShift === 'some' ? { code: 'holds', rule: 'DW-G-07' } : null;
}

/** DW-V-44: different manoeuvres are never set off against each other. */
function together(s: Standing, effect: LegEffect): LegEffect {
  return effect.manoeuvres > 0 && s.account.used > 0 ? { ...effect, rules: [...effect.rules, 'DW-V-44'] } : effect;
}

function effectOf(look: Look, s: Standing, terms: Terms, formation: Formation, leg: Leg): Judged {
  switch (leg.leg) {
    case 'advance':
      return advance(look, s.body, formation, leg['to']);
    case 'step':
      return step(look, s.body, formation, leg['direction']);
    case 'shift':
      return shift(s.body, leg['to']);
    case 'turn':
      return turn(s.body, formation, leg['facings'], leg['free'], leg['more']);
    case 'wheel':
      return wheel(s.body, formation, terms, s.account, leg['to']);
    case 'column':
      return columnStep(look, s.body, formation, terms, {
        facing: leg['facing'],
        to: leg['to'],
        pay: leg['pay'],
        facings: leg['facings'],
      });
    default:
      return noLeg(leg);
  }
}
