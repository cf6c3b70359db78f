import type { Leg } from '@walstatt/engine';
import type { OwnAccount } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { formationOf } from '../formation/formation.ts';
import { afford, type Terms } from './account.ts';
import { attackRefusal, touchedBy } from './attack.ts';
import { groundRefusal } from './ground.ts';
import { refused } from './leg-effect.ts';
import type { LegRun } from './leg-run.ts';
import { advance } from './legs/step.ts';
import { smallDoNotWheel } from './run-single-leg.ts';
import { ownAccount, type Standing } from './standing.ts';

/**
 * DW-V-55, DW-V-58: an ordered small unit may also advance as one body, with each element paying for itself. In this
 * way it keeps the order that an attack needs.
 */
export function runTogether(look: Look, s: Standing, terms: Terms, leg: Leg): LegRun {
  if (leg.leg === 'wheel') return smallDoNotWheel();
  if (leg.leg !== 'advance') return refused('singly', 'DW-V-55', { measured: leg.leg, unit: 'name' });
  if (terms.order === 'hold') return refused('holds', 'DW-III-17');
  const formation = formationOf(s.body);
  const judged = advance(look, s.body, formation, leg['to']);
  if ('refusal' in judged) return judged;
  const { effect } = judged;
  const single: OwnAccount[] = [];
  for (const p of s.body) {
    const own = ownAccount(s, p.id);
    const refusal = afford(terms, own.spent + effect.points, own.used);
    if (refusal !== null) return { refusal };
    single.push({ ...own, spent: own.spent + effect.points, steps: own.steps + 1 });
  }
  const refusal = groundRefusal(look, s.unit, effect) ?? attackRefusal(look, s.unit, terms.order, formation, effect);
  if (refusal !== null) return { refusal };
  const touched = touchedBy(look, s.unit, effect.body);
  return { standing: { ...s, body: effect.body, single }, effect, touched };
}
