import type { Text } from '../../kit.ts';
import { list } from '../../texts/args.ts';

export const text: Text = {
  events: {
    hit: (e, t) => `${t.name(e.element)} is hit by ${t.name(e.by)}.`,
    missed: (e, t) => `${t.name(e.by)} misses ${t.name(e.element)}.`,
    attackLost: (e, t) => `${t.name(e.by)} → ${t.name(e.target)}: lost (${t.name(e.why)}).`,
    removed: (e, t) => `Removed: ${list(t, e.elements)}.`,
  },
};
