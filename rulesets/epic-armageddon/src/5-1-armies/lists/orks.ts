import type { WrittenList } from '../army-list.ts';

const boss = { 'ork-warlord': { points: 0, inArmy: 1 } };
const fast = { buggy: 25, waaghbike: 25, brennabuggy: 25, 'killa-kopta': 35, kampfpanza: 35 };

/** EA-G-32: the book has no army lists, so this one is inferred. */
export const orks: WrittenList = {
  name: { en: 'Orks', de: 'Orks' },
  strategyRating: 3,
  initiative: '3+',
  rules: ['mobRule', 'powerOfTheWaaagh'],
  inferred: true,
  formations: {
    warband: {
      name: { en: 'Warband', de: 'Mob' },
      points: 200,
      units: '2 nobz, 6 boyz, 2 grots',
      options: { boyz: 25, nobz: { points: 35, most: 2 }, battlewagon: 25, kampfpanza: 35, ...boss },
    },
    'kult-of-speed': {
      name: { en: 'Kult of Speed', de: 'Heizakult' },
      points: 200,
      units: '8 buggy | waaghbike | brennabuggy',
      options: { ...fast, ...boss },
    },
    'blitz-brigade': {
      name: { en: 'Blitz Brigade', de: 'Blitzbrigade' },
      points: 150,
      units: '4 kampfpanza | killa-kopta',
      options: { ...fast, ...boss },
    },
    'gunz-mob': {
      name: { en: 'Gunz Mob', de: 'Mekwummen Mob' },
      points: 125,
      units: '5 gun-battery',
      options: { 'gun-battery': 25, nobz: 35, ...boss },
    },
    'fighta-squadron': {
      name: { en: 'Fighta Squadron', de: 'Jagdbomma-Schwadron' },
      points: 150,
      units: '3 fighta-bomma',
      options: { 'fighta-bomma': { points: 50, most: 6 } },
    },
    gargant: { name: { en: 'Gargant', de: 'Gargant' }, points: 650, units: '1 gargant', options: boss },
    landa: { name: { en: 'Landa', de: 'Landa' }, points: 200, units: '1 landa' },
    battlekroozer: { name: { en: 'Battlekroozer', de: 'Battlekroozer' }, points: 200, units: '1 battlekroozer' },
    'great-gargant': {
      name: { en: 'Great Gargant', de: 'Großer Gargant' },
      points: 850,
      units: '1 great-gargant',
      options: boss,
    },
    'kill-kroozer': { name: { en: 'Kill Kroozer', de: 'Kill Kroozer' }, points: 150, units: '1 kill-kroozer' },
  },
  limits: [
    { of: ['fighta-squadron', 'landa', 'gargant', 'great-gargant'], third: true },
    { of: ['gunz-mob'], most: 1, forEach: ['warband'] },
    { of: ['kill-kroozer'], most: 1 },
    { of: ['battlekroozer'], most: 1 },
  ],
};
