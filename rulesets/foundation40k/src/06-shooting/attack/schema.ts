import { damaged } from '../../09-vehicle-damage/damage/schema.ts';
import { count, type Fragment, modelId, s, seat, unitId, weaponId } from '../../fields.ts';

/** Dice that need the same roll and have the same effect, next to each other in the order of FD-GAP-104. */
const run = s.record(
  {
    dice: count,
    need: s.int(2, 7),
    fp: count,
    /** FD-GAP-80: the model that these sniper hits fall on. */
    sniper: s.nullable(modelId),
    stunning: s.withDefault(s.bool, false),
    hits: s.withDefault(count, 0),
    unsaved: s.withDefault(count, 0),
  },
  'Run',
);

/** One hit that goes through, on any model or on a certain one (sniper). `whole` means that it removes a model. */
const wound = s.record({ model: s.nullable(modelId), whole: s.bool }, 'Wound');

export const attack: Fragment = {
  contexts: {
    attack: {
      seat,
      unit: unitId,
      target: unitId,
      kind: s.literal('volley', 'suppress', 'strike'),
      runs: s.list(run),
      /** The run being resolved, and how many of its hits have been dealt with one by one. */
      at: s.withDefault(count, 0),
      sniped: s.withDefault(count, 0),
      /** Models that suffer first: the visible ones, or those within reach. */
      exposed: s.list(modelId),
      wounds: s.withDefault(s.list(wound), []),
      unsaved: s.withDefault(count, 0),
      damaged: s.withDefault(damaged, []),
    },
  },
  events: { hitsCounted: { unit: unitId, target: unitId, hits: count, ignored: count } },
  requests: {
    preacher: { kind: 'number', args: { unit: unitId, misses: count }, about: { by: 'unit' } },
    sniperTarget: {
      kind: 'choose',
      args: { unit: unitId, target: unitId },
      about: { by: 'unit', at: 'option' },
    },
    casualties: {
      kind: 'chooseMany',
      args: { unit: unitId, hits: count },
      option: { weapons: s.list(weaponId) },
      about: { by: 'unit' },
    },
  },
};
