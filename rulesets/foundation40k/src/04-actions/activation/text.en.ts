import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { activation: '' },
  events: { activated: (e, t) => `${t.name(e.unit)}: is activated` },
  requests: { action: (r, t) => `${t.name(r.args.unit)}: which action?` },
  none: { action: 'End the activation' },
};
