import type { WrittenRoster } from './written.ts';

const first = { en: 'First Tactical Company', de: 'Erste Taktische Kompanie' };
const second = { en: 'Second Tactical Company', de: 'Zweite Taktische Kompanie' };

export const spaceMarines: Readonly<Record<string, WrittenRoster>> = {
  marines2000: {
    name: { en: 'Space Marines, 2,000 points', de: 'Space Marines, 2000 Punkte' },
    list: 'space-marines',
    points: 2000,
    formations: {
      S1: { formation: 'tactical', name: first, add: 'captain' },
      S2: { formation: 'tactical', name: second, add: 'chaplain' },
      S3: 'devastator',
      S4: 'assault',
      S5: 'land-speeders',
      S6: 'predators',
      S7: 'whirlwinds',
      S8: { formation: 'scout', units: '4 scout-sniper' },
    },
  },
  marines3000: {
    name: { en: 'Space Marines, 3,000 points', de: 'Space Marines, 3000 Punkte' },
    list: 'space-marines',
    points: 3000,
    formations: {
      S1: { formation: 'tactical', name: first, add: 'chapter-master' },
      S2: { formation: 'tactical', name: second, add: 'captain' },
      S3: { formation: 'devastator', add: 'dreadnought/guns, dreadnought/fist' },
      S4: { formation: 'assault', add: 'chaplain' },
      S5: { formation: 'terminator', add: 'librarian' },
      S6: { formation: 'land-speeders', units: '2 tornado, 2 typhoon' },
      S7: 'predators',
      S8: 'whirlwinds',
      S9: { formation: 'scout', units: '2 scout-sniper' },
      S10: 'thunderhawk',
      S11: 'thunderbolts',
    },
  },
};
