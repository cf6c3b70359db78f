import type { Leg } from '@walstatt/engine';
import { formationOf } from '../01-introduction/formation/formation.ts';
import type { OwnAccount } from '../generated/state.ts';
import { refuseCost } from './account.ts';
import { judgeAttack, touchedBy } from './attack.ts';
import { judgeGround } from './ground.ts';
import { refused } from './leg-effect.ts';
import { type Judging, type LegRun, stopped } from './leg-run.ts';
import { advance } from './legs/step.ts';
import { smallDoNotWheel } from './run-single-leg.ts';
import { ownAccount } from './standing.ts';

/**
 * DW-V-55, DW-V-58: an ordered small unit may also advance as one body, with each element paying for itself. In this
 * way it keeps the order that an attack needs.
 */
export function runTogether(judging: Judging, leg: Leg): LegRun {
  const { look, s, terms, faults } = judging;
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
    const after = { ...own, spent: own.spent + effect.points, steps: own.steps + 1 };
    if (faults.add(refuseCost(terms, own, after))) return stopped(judging);
    single.push(after);
  }
  if (judgeGround(judging, effect) || judgeAttack(judging, formation, effect)) return stopped(judging);
  const touched = touchedBy(look, s.unit, effect.body);
  return { standing: { ...s, body: effect.body, single }, effect, touched };
}
