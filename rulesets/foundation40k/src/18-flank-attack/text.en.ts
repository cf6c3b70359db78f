import type { Text } from '../kit.ts';

export const text: Text = {
  requests: { entryEdge: (r, t) => `${t.name(r.args.unit)}: over which edge does it arrive?` },
};
