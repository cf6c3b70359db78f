import type { Text } from '../kit.ts';

export const text: Text = {
  activities: {
    volleys: '',
    attacks: '',
    mortalWounds: 'Mortal wounds',
    deadlyDemise: 'Deadly Demise',
  },
  events: { woundLost: (e, t) => `${t.name(e.unit)}: loses a wound` },
  requests: {
    volleyNext: (r, t) => `${t.name(r.args.unit)}: which target does the unit attack next?`,
    weaponOrder: (r, t) => `${t.name(r.args.unit)}: in which order do the weapons attack ${t.name(r.args.target)}?`,
    allocate: (r, t) => `${t.name(r.args.unit)}: to which model do you allocate the attack?`,
    saveWith: () => 'Armour save or invulnerable save?',
    demiseOrder: () => 'In which order does the explosion strike the units?',
  },
  purposes: {
    attacks: 'attacks',
    hit: 'hit roll',
    wound: 'wound roll',
    save: 'saving throw',
    damage: 'damage',
    feelNoPain: 'Feel No Pain',
    deadlyDemise: 'Deadly Demise',
    mortalWounds: 'mortal wounds',
  },
  effects: { allocated: '' },
  names: {
    armour: 'armour save',
    invulnerable: 'invulnerable save',
    dice: 'Rolling attacks',
    fast: 'those alike together (fast dice)',
    strict: 'one after another',
  },
};
