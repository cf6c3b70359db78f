import { count, modelId, s, unitId } from '../fields.ts';

/**
 * A model with the weapon that it attacks with. `half`: the target was within half its range when it was selected.
 * `attacks`: how many of its attacks go at this target, if that is settled already; otherwise as many as it makes.
 */
export const gun = s.record(
  { model: modelId, weapon: s.id('weapons'), half: s.withDefault(s.bool, false), attacks: s.nullable(count) },
  'Gun',
);

/** What a unit has declared against one target. `targetSize`: how many models that had when it was selected. */
export const volley = s.record({ target: unitId, targetSize: count, guns: s.list(gun) }, 'Volley');
