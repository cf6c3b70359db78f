import { Unanswerable } from '@walstatt/engine';
import { s, seat } from '../fields.ts';
import { question } from '../kit.ts';
import { levelOfControl } from './control/control.ts';

export const questions = {
  /** WH-OBJ-06: what an army counts at a marker now. */
  levelOfControl: question({
    rule: 'WH-OBJ-06',
    takes: { marker: s.text, seat },
    ask(look, args) {
      const marker = args['marker'] as string;
      if (!Object.hasOwn(look.state.objectives, marker)) throw new Unanswerable(`marker: there is no ${marker}`);
      return levelOfControl(look, marker, args['seat'] as string);
    },
  }),
};
