import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { strike: 'Schlag' },
  events: { struck: (e, t) => `${t.name(e.fighter)} schlägt zu, Ziel ${t.name(e.target)}: Treffer ${e.hits}` },
  requests: { blow: (r, t) => `${t.name(r.args.fighter)}: welcher Schlag?` },
  options: { blow: (o) => (o.id === 'wild' ? 'Ein wilder Schlag' : 'Ein vorsichtiger Schlag') },
  refusals: { tired: (r, t) => `${t.name(String(r.measured))} hat gerade erst wild zugeschlagen` },
  purposes: { hit: 'Treffer' },
};
