import type { Text } from '../../kit.ts';

export const text: Text = {
  activities: { attack: '' },
  events: {
    hitsCounted: (e) => `Treffer: ${e.hits}${e.ignored > 0 ? `, von der Panzerung ignoriert: ${e.ignored}` : ''}`,
  },
  requests: {
    preacher: (r, t) => `${t.name(r.args.unit)}: wie viele von ${r.args.misses} Fehlwürfen werden wiederholt?`,
    sniperTarget: (r, t) => `${t.name(r.args.unit)}: welches Modell trifft der Scharfschütze?`,
    casualties: (r, t) => `${t.name(r.args.unit)}: wen trifft es? (${r.args.hits})`,
  },
  options: {
    casualties: ({ id, args: { weapons } }, t) =>
      weapons.length === 0 ? t.name(id) : `${t.name(id)} (${weapons.map((w) => t.name(w)).join(', ')})`,
  },
  purposes: { hit: 'Treffer', hitAgain: 'Treffer, wiederholt', save: 'Rettungswurf' },
};
