import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { strike: '' },
  events: {
    struck: (e, t) => `${t.name(e.unit)}: ${e.attacker ? 'greift an:' : 'schlägt zurück:'} ${t.name(e.target)}`,
  },
  requests: { blades: (r, t) => `${t.name(r.args.unit)}: wer kämpft womit?` },
  purposes: { attacks: 'Attacken' },
  names: { improvised: 'Improvisierte Waffe' },
};
