import { corner } from '../../1-01-units/schema.ts';
import { amount, count, type Fragment, formationId, s, seat, ticks, unitId, yes } from '../../fields.ts';

const kind = s.literal('ap', 'at', 'mw');
const kinds = s.withDefault(s.list(kind), []);

/** One copy of a weapon that fires, with the line of it and the kind of fire that were chosen. */
const gun = s.record(
  {
    unit: unitId,
    weapon: s.int(0, 99),
    mode: s.int(0, 9),
    kind,
    /** The roll that a shot needs before modifiers. */
    value: s.int(1, 10),
    shots: amount,
  },
  'Gun',
);

export const shoot: Fragment = {
  contexts: {
    shoot: {
      seat,
      formation: formationId,
      target: s.nullable(formationId),
      /** What the action adds to to-hit rolls. */
      action: s.withDefault(s.int(-3, 3), 0),
      /** EA-1.10-07: this is fire from overwatch. */
      overwatch: yes,
      suppressed: s.withDefault(s.list(unitId), []),
      guns: s.withDefault(s.list(gun), []),
      /** EA-1.9.5-03, EA-1.9.5-08: kinds of fire with the cover modifier, and kinds that spare units in cover instead. */
      covered: kinds,
      sparing: kinds,
      crossfire: yes,
      /** Hits that wait to be allocated. */
      ap: s.withDefault(count, 0),
      at: s.withDefault(count, 0),
      mw: s.withDefault(count, 0),
      /** EA-1.9.6-08: whether macro hits are being resolved. */
      macro: yes,
      /** In the order of allocation: hits on each unit, and how many of them have been saved for. */
      allocated: s.withDefault(s.list(s.record({ unit: unitId, hits: count, saved: count }, 'AllocatedHits')), []),
      /** By formation: units lost so far, and the blast markers that they are worth. */
      losses: s.withDefault(s.list(s.record({ formation: formationId, units: count, markers: count }, 'Losses')), []),
      /** EA-1.9.8: whether weapons fire a barrage that could fire something else. */
      bombards: yes,
      templates: s.withDefault(s.list(corner), []),
      points: s.withDefault(count, 0),
      /** EA-1.9.8-04: formations under the templates that are not the target. */
      bombarded: s.withDefault(s.list(formationId), []),
    },
  },
  events: {
    firedAt: { formation: formationId, target: formationId },
    unitSuppressed: { unit: unitId },
    hitsScored: { formation: formationId, target: formationId, ap: count, at: count, mw: count },
    templatePlaced: { formation: formationId, target: formationId, x: ticks, y: ticks },
    inCrossfire: { formation: formationId, target: formationId, from: unitId, to: unitId },
  },
  requests: {
    /** EA-1.9.1-01. */
    target: { kind: 'choose', args: { formation: formationId }, about: { by: 'formation', at: 'option' } },
    /** EA-1.9.2-12. */
    suppress: { kind: 'choose', args: { formation: formationId }, about: { by: 'formation', at: 'option' } },
    /** EA-1.9.5-01: `ap0`: the kind of fire and the line of the weapon. */
    aim: {
      kind: 'assign',
      args: { formation: formationId, target: formationId },
      item: { unit: unitId, weapon: s.int(0, 99) },
      option: { kind, mode: s.int(0, 9) },
      about: { by: 'formation', at: 'target' },
    },
    /** EA-1.9.5-08. */
    spare: {
      kind: 'confirm',
      args: { formation: formationId, target: formationId, kind },
      about: { by: 'formation', at: 'target' },
    },
    /** EA-1.9.8-01. */
    bombard: {
      kind: 'confirm',
      args: { formation: formationId, target: formationId },
      about: { by: 'formation', at: 'target' },
    },
    /** EA-1.9.8-02, EA-1.9.8-10: the centre of the next template. */
    template: {
      kind: 'place',
      args: {
        formation: formationId,
        target: formationId,
        suppressed: s.list(unitId),
        bombards: s.bool,
        placed: s.list(corner),
      },
      pose: { x: ticks, y: ticks },
      about: { by: 'formation', at: 'target' },
    },
    /** EA-1.9.6-01. */
    allocate: { kind: 'choose', args: { formation: formationId, kind }, about: { at: 'option' } },
  },
};
