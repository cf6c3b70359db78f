import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { attack: '' },
  events: {
    hitsCounted: (e) => `Hits: ${e.hits}${e.ignored > 0 ? `, ignored by armour: ${e.ignored}` : ''}`,
  },
  requests: {
    preacher: (r, t) => `${t.name(r.args.unit)}: how many of ${r.args.misses} misses are rolled again?`,
    sniperTarget: (r, t) => `${t.name(r.args.unit)}: which model does the sniper hit?`,
    casualties: (r, t) => `${t.name(r.args.unit)}: who is hit? (${r.args.hits})`,
  },
  options: {
    casualties: ({ id, args: { weapons } }, t) =>
      weapons.length === 0 ? t.name(id) : `${t.name(id)} (${weapons.map((w) => t.name(w)).join(', ')})`,
  },
  purposes: { hit: 'to hit', hitAgain: 'to hit, again', save: 'save' },
};
