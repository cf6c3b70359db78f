import { unitArg } from '../01-units/questions.ts';
import { s, unitId } from '../fields.ts';
import { question } from '../kit.ts';
import { armsOf } from './arms.ts';
import { againstShooting } from './eligible.ts';
import { againstTarget } from './targets.ts';

export const questions = {
  /** May the unit be selected to shoot? The rule that forbids it, or null. */
  mayShoot: question({
    rule: 'WH-SHOOT-01',
    takes: { unit: unitId },
    ask: (look, args) => againstShooting(look, unitArg(look, args, 'unit')),
  }),

  /** For each model of the unit with the weapon, the rule by which it may not fire at the target, or null. */
  mayFireAt: question({
    rule: 'WH-SHOOT-07',
    takes: { unit: unitId, weapon: s.id('weapons'), target: unitId },
    ask(look, args) {
      const unit = unitArg(look, args, 'unit');
      const target = unitArg(look, args, 'target');
      const weapon = args['weapon'] as string;
      const arms = armsOf(look.state, unit).filter(({ profiles }) => profiles.includes(weapon));
      return Object.fromEntries(arms.map(({ model }) => [model, againstTarget(look, { unit, model, weapon }, target)]));
    },
  }),
};
