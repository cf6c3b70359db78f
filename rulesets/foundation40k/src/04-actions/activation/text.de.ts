import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { activation: '' },
  events: { activated: (e, t) => `${t.name(e.unit)}: wird aktiviert` },
  requests: { action: (r, t) => `${t.name(r.args.unit)}: welche Aktion?` },
  none: { action: 'Aktivierung beenden' },
};
