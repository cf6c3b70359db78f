import type { Text } from '../kit.ts';

export const text: Text = {
  activities: {
    volleys: '',
    attacks: '',
    mortalWounds: 'Tödliche Verwundungen',
    deadlyDemise: 'Gefährliches Ende',
  },
  events: { woundLost: (e, t) => `${t.name(e.unit)}: verliert einen Lebenspunkt` },
  requests: {
    volleyNext: (r, t) => `${t.name(r.args.unit)}: Welches Ziel attackiert die Einheit als nächstes?`,
    weaponOrder: (r, t) =>
      `${t.name(r.args.unit)}: In welcher Reihenfolge kommen die Waffen gegen ${t.name(r.args.target)} dran?`,
    allocate: (r, t) => `${t.name(r.args.unit)}: Welchem Modell weist du die Attacke zu?`,
    saveWith: () => 'Rüstungswurf oder Rettungswurf?',
    demiseOrder: () => 'In welcher Reihenfolge trifft die Explosion die Einheiten?',
  },
  purposes: {
    attacks: 'Attacken',
    hit: 'Trefferwurf',
    wound: 'Verwundungswurf',
    save: 'Schutzwurf',
    damage: 'Schaden',
    feelNoPain: 'Verletzungen ignorieren',
    deadlyDemise: 'Gefährliches Ende',
    mortalWounds: 'Tödliche Verwundungen',
  },
  effects: { allocated: '' },
  names: {
    armour: 'Rüstungswurf',
    invulnerable: 'Rettungswurf',
    dice: 'Attacken würfeln',
    fast: 'gleiche zusammen (schnelles Würfeln)',
    strict: 'eine nach der anderen',
  },
};
