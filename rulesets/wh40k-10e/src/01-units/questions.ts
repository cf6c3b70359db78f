import { type Plain, Unanswerable } from '@walstatt/engine';
import { modelId, unitId } from '../fields.ts';
import { type L, question } from '../kit.ts';
import { areEnemyUnits, isOnBattlefield, isThere, keywordsOf, partsOf, profileOf, wholeOf } from './units.ts';

type Args = Readonly<Record<string, Plain>>;

export const ofPair = { unit: unitId, target: unitId };
export const ofModels = { model: modelId, target: modelId };
export const ofModelAndUnit = { model: modelId, target: unitId };

/** The unit on the battlefield that an id stands for. Nothing can be measured to units that are not there. */
export function unitArg({ state }: L, args: Args, name: string): string {
  const id = wholeOf(state, args[name] as string);
  if (!isOnBattlefield(state, id)) throw new Unanswerable(`${name}: ${id} is not on the battlefield`);
  return id;
}

export function modelArg({ state }: L, args: Args, name: string): string {
  const id = args[name] as string;
  if (!isThere(state, id)) throw new Unanswerable(`${name}: ${id} is not on the battlefield`);
  return id;
}

export const questions = {
  /** WH-UNIT-04, WH-UNIT-05, WH-UNIT-09: what a unit is, as its datasheet says it. */
  unit: question({
    rule: 'WH-UNIT-09',
    takes: { unit: unitId },
    ask({ state }, args) {
      const id = wholeOf(state, args['unit'] as string);
      const parts = partsOf(state, id);
      return {
        datasheets: parts.map((part) => state.datasheets[state.units[part]!.datasheet]!.name),
        models: parts.flatMap((part) => state.units[part]!.models.map((m) => profileOf(state, m).name)),
        keywords: keywordsOf(state, id),
      };
    },
  }),

  /** WH-UNIT-06, WH-UNIT-07. */
  enemies: question({
    rule: 'WH-UNIT-07',
    takes: ofPair,
    ask: ({ state }, args) => areEnemyUnits(state, args['unit'] as string, args['target'] as string),
  }),
};
