import { count, modelId, s, unitId } from '../fields.ts';

/**
 * A model with the weapon that it attacks with. `attacks`: how many of its attacks go at this target, if that is settled
 * already; otherwise as many as it makes. The rest is what was true when the target was selected.
 */
export const gun = s.record(
  {
    model: modelId,
    weapon: s.id('weapons'),
    attacks: s.nullable(count),
    /** The target was within half range. */
    half: s.withDefault(s.bool, false),
    /** No model of the target was visible to the attacking unit. */
    unseen: s.withDefault(s.bool, false),
    /** The attacking unit was within engagement range of enemies. */
    engaged: s.withDefault(s.bool, false),
    /** The target was within engagement range of a unit of the attacker's army. */
    locked: s.withDefault(s.bool, false),
  },
  'Gun',
);

/** What a unit has declared against one target. `targetSize`: how many models that had when it was selected. */
export const volley = s.record({ target: unitId, targetSize: count, guns: s.list(gun) }, 'Volley');
