import { elementId, type Fragment, s } from '../../fields.ts';

export const losses: Fragment = {
  events: {
    hit: { element: elementId, by: elementId },
    missed: { element: elementId, by: elementId },
    attackLost: {
      by: elementId,
      target: elementId,
      why: s.literal('range', 'sight', 'gone', 'empty', 'alone'),
    },
    removed: { elements: s.list(elementId), why: s.literal('shot', 'slain') },
  },
};
