import * as s from '@walstatt/engine/schema';
import { textOf } from '../asking.ts';
import { question } from '../kit.ts';
import { slotsOf } from './army.ts';

/** What players ask while they think. */
export const questions = {
  /** What an army has of each kind, and what it may have. */
  slots: question({
    rule: 'WP-ARMY-04',
    takes: { seat: s.id('seats') },
    ask: (look, a) => {
      const slots = slotsOf(Object.values(look.state.units).filter((u) => u.owner === textOf(a, 'seat')));
      return slots.map((slot) => ({ ...slot }));
    },
  }),
};
