import * as s from '@walstatt/engine/schema';
import { leaderSees } from '../05-line-of-sight/sight.ts';
import { unitGap } from '../07-measuring/distance.ts';
import { chargeReach } from '../07-measuring/lengths.ts';
import { chargeOrderBarredBy } from '../08-movement/order/orders.ts';
import { measured, ofPair, ofUnit, shotOf, textOf } from '../asking.ts';
import { question } from '../kit.ts';
import { chargeBarredBy, chargeTargets } from './charge.ts';
import { isEngaged } from './contact.ts';

/** What players ask while they think. */
export const questions = {
  chargeTargets: question({
    rule: 'WP-CHARGE-02',
    takes: { ...ofUnit, jump: s.withDefault(s.bool, false) },
    ask: (look, a) => {
      const unit = textOf(a, 'unit');
      const jump = a['jump'] === true;
      return chargeOrderBarredBy(look, unit, jump) === null ? chargeTargets(look, unit, jump) : [];
    },
  }),
  /** Whether a unit may charge another, and what forbids it: the rule, or the piece that blocks the leader's sight. */
  canCharge: question({
    rule: 'WP-CHARGE-02',
    takes: { ...ofPair, jump: s.withDefault(s.bool, false) },
    lengths: ['distance', 'reach'],
    ask: (look, a) => {
      const { unit, target } = shotOf(look, a);
      const jump = a['jump'] === true;
      const barred = chargeOrderBarredBy(look, unit, jump) ?? chargeBarredBy(look, unit, target, jump);
      const seen = leaderSees(look, unit, target);
      return {
        may: barred === null,
        barredBy: barred,
        distance: measured(unitGap(look, unit, target)),
        reach: chargeReach(look.state.units[unit]!, jump),
        pieces: barred === 'WP-CHARGE-03' ? [...seen.pieces] : [],
      };
    },
  }),
  inContact: question({
    rule: 'WP-SHOOT-04',
    takes: ofUnit,
    ask: (look, a) => isEngaged(look, textOf(a, 'unit')),
  }),
};
