import { count, type Fragment, modelId, s, seat, unitId } from '../fields.ts';
import { gun } from './gun.ts';

/** The attacks of one unit on one target, and what lies in between: attacks left of a gun, hits, damage left. */
export const attacks: Fragment = {
  contexts: {
    attacks: {
      seat,
      unit: unitId,
      target: unitId,
      /** How many models the target had when it was selected. */
      targetSize: s.withDefault(count, 0),
      guns: s.list(gun),
      gun: s.nullable(gun),
      left: s.withDefault(count, 0),
      hits: s.withDefault(count, 0),
      /** Hits that wound without a roll. */
      sure: s.withDefault(count, 0),
      /** Mortal wounds for when the attacks are over. */
      mortal: s.withDefault(count, 0),
      model: s.nullable(modelId),
      damage: s.withDefault(count, 0),
    },
    mortalWounds: { unit: unitId, left: count },
    deadlyDemise: { model: modelId, units: s.withDefault(s.list(unitId), []) },
  },
  events: { woundLost: { unit: unitId, model: modelId } },
  requests: {
    allocate: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit', at: 'option' } },
    afterRoll: { kind: 'window' },
    saveWith: { kind: 'choose', args: { model: modelId } },
    demiseOrder: { kind: 'order', args: { model: modelId } },
  },
  effects: { allocated: {} },
};
