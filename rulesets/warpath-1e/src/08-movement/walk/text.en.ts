import type { ChapterText } from '../../kit.ts';
import { otherIn, unitOf } from '../../texts/args.ts';

const WALKS = {
  advance: 'advance',
  doubleTime: 'double time',
  scout: 'scout ahead',
  regroup: 'regroup',
  fallBack: 'fall back',
  arrive: 'move onto the table',
  apart: 'move apart',
} as const;

/** English. */
export const en: ChapterText = {
  events: {
    walked: (e, t) => `${t.name(e.unit)}: ${WALKS[e.why]}.`,
  },
  requests: {
    walk: (r, t) => {
      const far = `up to ${t.length(r.args.allowance)}`;
      if (r.args.why === 'fallBack')
        return `${unitOf(r, t)}: fall back to at least 1 inch from all enemies. Where do the models go (${far}; if that is not enough, the least way needed)?`;
      const regroups = r.args.why === 'regroup' ? 'regroup, ' : '';
      return `${unitOf(r, t)}: ${regroups}where do the models go (${far})?`;
    },
  },
  none: {
    walk: 'Stay',
  },
  refusals: {
    frozen: () => 'A gun that was deployed in difficult terrain does not move.',
    noSuchLeg: () => 'There is no such kind of leg.',
    throughTerrain: () => 'The way leads through terrain that bars it.',
    throughUnit: (r, t) => `The way leads through ${otherIn(r, t)}.`,
    tooFar: (r, t) => {
      const rough = (r.args as { rough?: boolean } | undefined)?.rough ? ', difficult terrain counted twice' : '';
      return `That is ${t.length(Number(r.measured))}${rough}; ${t.length(Number(r.limit))} are allowed.`;
    },
  },
  activities: {
    walk: '',
  },
};
