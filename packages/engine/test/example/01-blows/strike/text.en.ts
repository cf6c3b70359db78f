import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { strike: 'Strike' },
  events: { struck: (e, t) => `${t.name(e.fighter)} strikes ${t.name(e.target)}: hits ${e.hits}` },
  requests: { blow: (r, t) => `${t.name(r.args.fighter)}: which blow?` },
  options: { blow: (o) => (o.id === 'wild' ? 'A wild blow' : 'A careful blow') },
  refusals: { tired: (r, t) => `${t.name(String(r.measured))} has just struck wildly` },
  purposes: { hit: 'hit' },
};
