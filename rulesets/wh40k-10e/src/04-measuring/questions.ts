import { type Solid, spaceGap, spaceGapAtMost } from '@walstatt/geometry';
import { modelArg, ofModels, ofPair, unitArg } from '../01-units/questions.ts';
import { wholeOf } from '../01-units/units.ts';
import { length } from '../fields.ts';
import { type L, question } from '../kit.ts';
import { type Standing, standing } from './table-top.ts';

/** What distances to a model go to. */
export function measuredOf(look: L, model: string): Solid {
  const unit = standing(look, wholeOf(look.state, look.state.models[model]!.unit));
  return unit.measured[unit.models.indexOf(model)]!;
}

/** WH-MEAS-05, WH-G-22: is any model of one unit within the distance of any of the other, in space? */
export function unitsWithin(a: Standing, b: Standing, limit: number): boolean {
  for (const p of a.measured) for (const q of b.measured) if (spaceGapAtMost(p, q, limit)) return true;
  return false;
}

export const questions = {
  /** WH-MEAS-02, WH-MEAS-03, WH-MEAS-04: measured at any time, in space, between closest points. */
  distance: question({
    rule: 'WH-MEAS-03',
    takes: ofModels,
    ask: (look, args) =>
      Math.round(
        spaceGap(measuredOf(look, modelArg(look, args, 'model')), measuredOf(look, modelArg(look, args, 'target'))),
      ),
  }),

  /** WH-MEAS-05, WH-MEAS-06: exactly the distance is within it, and not more than it. */
  within: question({
    rule: 'WH-MEAS-05',
    takes: { ...ofPair, distance: length },
    ask: (look, args) =>
      unitsWithin(
        standing(look, unitArg(look, args, 'unit')),
        standing(look, unitArg(look, args, 'target')),
        args['distance'] as number,
      ),
  }),
};
