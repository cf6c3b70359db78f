import type { Text } from '../../kit.ts';
import { list } from '../../texts/args.ts';

export const text: Text = {
  events: {
    hit: (e, t) => `${t.name(e.element)}: getroffen von ${t.name(e.by)}.`,
    missed: (e, t) => `${t.name(e.by)}: verfehlt ${t.name(e.element)}.`,
    attackLost: (e, t) => `${t.name(e.by)} → ${t.name(e.target)}: verfallen (${t.name(e.why)}).`,
    removed: (e, t) => `Entfernt: ${list(t, e.elements)}.`,
  },
};
