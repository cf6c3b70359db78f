import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { reaction: 'Reaktion' },
  events: { reacted: (e, t) => `${t.name(e.unit)}: reagiert auf ${t.name(e.against)}` },
  requests: { reaction: (r, t) => `Nach der Aktion von ${t.name(r.args.acted)}: Reagierst du?` },
  options: { reaction: ({ args: { of } }, t) => `${t.name(of.unit)}: ${t.name(of.action)}` },
  none: { reaction: 'Nicht reagieren' },
};
