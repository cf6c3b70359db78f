import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { strike: '' },
  events: {
    struck: (e, t) => `${t.name(e.unit)}: ${e.attacker ? 'attacks' : 'strikes back at'} ${t.name(e.target)}`,
  },
  requests: { blades: (r, t) => `${t.name(r.args.unit)}: who fights with what?` },
  purposes: { attacks: 'attacks' },
  names: { improvised: 'Improvised weapon' },
};
