import type { ChapterText } from '../../kit.ts';
import { unitOf } from '../../texts/args.ts';

/** English. */
export const en: ChapterText = {
  events: {
    drove: (e, t) => (e.distance === 0 ? '' : `${t.name(e.unit)} drives ${t.length(e.distance)}.`),
    immobilised: (e, t) => `${t.name(e.unit)}: stuck for good.`,
  },
  requests: {
    drive: (r, t) => {
      const turns = [
        ...(r.args.bend === 1 ? ['one turn of up to 90°'] : []),
        ...(r.args.pivots === 1 ? ['one turn of any angle'] : []),
      ];
      if (r.args.why === 'pivot') return `${unitOf(r, t)}: turn to where?`;
      return `${unitOf(r, t)}: drive where (${[`up to ${t.length(r.args.left)}`, ...turns].join(', ')})?`;
    },
  },
  none: {
    drive: 'Do not drive (any further)',
  },
  refusals: {
    alreadyTouching: () => 'The vehicle touches that one already: it must move away first.',
    backwards: () => 'Full power goes forwards only.',
    bothWays: () => 'One move goes forwards or backwards, not both.',
    mayNotTurn: () => 'This vehicle may not turn now.',
    turnsTooMuch: () => 'A manoeuvre turns once, by 90 degrees at most.',
  },
  activities: {
    drive: '',
  },
  purposes: {
    terrain: 'rough ground',
  },
  names: {
    terrainRolls: 'at full power terrain is rolled for',
    each: 'for each piece',
    once: 'once in a move',
    pivotsMove: 'a pivot counts as movement',
  },
};
