import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { reaction: 'Reaction' },
  events: { reacted: (e, t) => `${t.name(e.unit)}: reacts to ${t.name(e.against)}` },
  requests: { reaction: (r, t) => `After the action of ${t.name(r.args.acted)}: do you react?` },
  options: { reaction: ({ args: { of } }, t) => `${t.name(of.unit)}: ${t.name(of.action)}` },
  none: { reaction: 'Do not react' },
};
