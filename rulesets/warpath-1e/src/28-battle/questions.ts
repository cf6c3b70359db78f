import * as s from '@walstatt/engine/schema';
import { question } from '../kit.ts';
import { controllerOf } from './victory.ts';

/** What players ask while they think. */
export const questions = {
  control: question({
    rule: 'WP-BATTLE-14',
    takes: { objective: s.withDefault(s.int(0, 6), 0) },
    ask: (look, a) => {
      const o = look.state.objectives[Number(a['objective'] ?? 0)];
      return o === undefined ? null : controllerOf(look, o);
    },
  }),
};
