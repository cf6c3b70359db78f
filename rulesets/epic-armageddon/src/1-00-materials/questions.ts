import { gap } from '@walstatt/geometry';
import { ofUnits, unitArg } from '../1-01-units/questions.ts';
import { question } from '../kit.ts';
import { bodyOf } from './table-top.ts';

export const questions = {
  /** EA-1.0.1-01, EA-G-02, EA-1.9.2-18: distances are measured at any time, from edge to edge. */
  distance: question({
    rule: 'EA-1.0.1-01',
    takes: ofUnits,
    ask: (look, args) =>
      Math.round(
        gap(bodyOf(look.state, unitArg(look, args, 'unit')), bodyOf(look.state, unitArg(look, args, 'target'))),
      ),
  }),
};
