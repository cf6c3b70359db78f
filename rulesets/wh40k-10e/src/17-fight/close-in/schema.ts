import { type Fragment, leg, placed, unitId } from '../../fields.ts';

const step = { kind: 'path', args: { unit: unitId }, legs: { go: leg }, about: { by: 'unit' } } as const;

export const closeIn: Fragment = {
  events: { piledIn: { unit: unitId, placed }, consolidated: { unit: unitId, placed } },
  requests: { pileIn: step, consolidate: step },
};
