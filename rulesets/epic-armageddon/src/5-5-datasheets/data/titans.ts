import type { WrittenSheet } from '../datasheet.ts';

/** Titans, which the book names and has no sheets for (EA-G-55). */
export const titans: Readonly<Record<string, WrittenSheet>> = {
  warhound: {
    name: { en: 'Warhound', de: 'Warhound' },
    profile: 'WE 30cm 5+ 4+ 4+',
    weapons: ['Plasma Blastgun 45cm 2x MW2+, front, Slw', 'Vulcan Mega-Bolter 45cm 4x AP3+/AT5+, front'],
    abilities: 'DC 3, void shields 2, fearless, reinforced armour, walker',
    critical: 'stagger 6+',
    base: 35,
    inferred: true,
  },
  reaver: {
    name: { en: 'Reaver', de: 'Reaver' },
    profile: 'WE 20cm 4+ 3+ 3+',
    weapons: ['2x Turbolaser Destructor 60cm 4x AP5+/AT3+, front', 'Rocket Launcher 60cm 3BP, FxF'],
    abilities: 'DC 6, void shields 4, fearless, reinforced armour, walker',
    critical: 'reactor 5+',
    base: 50,
    inferred: true,
  },
  warlord: {
    name: { en: 'Warlord Titan', de: 'Warlord' },
    profile: 'WE 15cm 4+ 2+ 3+',
    weapons: [
      'Volcano Cannon 90cm MW2+, front, TK(D3)',
      'Gatling Blaster 60cm 4x AP4+/AT4+, front',
      '2x Turbolaser Destructor 60cm 4x AP5+/AT3+, FxF',
    ],
    abilities: 'DC 8, void shields 6, fearless, reinforced armour, thick rear armour, walker',
    critical: 'reactor 4+',
    base: 60,
    inferred: true,
  },
};
