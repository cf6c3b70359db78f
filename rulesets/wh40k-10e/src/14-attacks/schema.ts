import { count, type Fragment, modelId, s, seat, unitId } from '../fields.ts';
import { gun } from './gun.ts';

/** The attacks of one unit on one target, and what lies in between: attacks left of guns, hits, wounds, damage left. */
export const attacks: Fragment = {
  contexts: {
    attacks: {
      seat,
      unit: unitId,
      target: unitId,
      /** How many models the target had when it was selected. */
      targetSize: s.withDefault(count, 0),
      guns: s.list(gun),
      /** The gun that fires, or one of those that fire together. */
      gun: s.nullable(gun),
      left: s.withDefault(count, 0),
      hits: s.withDefault(count, 0),
      /** Hits that wound without a roll. */
      sure: s.withDefault(count, 0),
      /** Against what the last wound roll was made; 0 before the first. */
      toughness: s.withDefault(count, 0),
      /** Attacks that wounded and are to be allocated, and those of them that were not saved already. */
      wounds: s.withDefault(count, 0),
      unsaved: s.withDefault(count, 0),
      /** Mortal wounds for when the attacks are over. */
      mortal: s.withDefault(count, 0),
      /** Those that psychic weapons cause, and whether they are being suffered. */
      psychic: s.withDefault(count, 0),
      mind: s.withDefault(s.bool, false),
      model: s.nullable(modelId),
      damage: s.withDefault(count, 0),
    },
    mortalWounds: { unit: unitId, left: count },
    deadlyDemise: { model: modelId, units: s.withDefault(s.list(unitId), []) },
  },
  events: { woundLost: { unit: unitId, model: modelId } },
  requests: {
    allocate: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit', at: 'option' } },
    /** For what the dice were rolled, the unit or model that they are about, and whether one of them was among the worst. */
    afterRoll: { kind: 'window', args: { purpose: s.text, about: s.nullable(s.text), failed: s.bool } },
    precision: { kind: 'choose', args: { model: modelId, unit: unitId }, about: { by: 'model', at: 'option' } },
    saveWith: { kind: 'choose', args: { model: modelId } },
    demiseOrder: { kind: 'order', args: { model: modelId } },
  },
  effects: { allocated: {} },
};
