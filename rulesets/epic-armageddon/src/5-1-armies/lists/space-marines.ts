import type { WrittenList } from '../army-list.ts';

const characters = { captain: 50, chaplain: 50, librarian: 50, 'chapter-master': { points: 100, inArmy: 1 } };
const dreadnoughts = { dreadnought: { points: 50, most: 2 } };
const pods = { 'drop-pod': { points: 0, most: 1, insteadOf: 'rhino', needs: 'strike-cruiser' } };

/** The navy and the Titans fight beside the Space Marines without their special rule. */
const foreign = { rules: [] };

/** EA-G-32: the book has no army lists, so this one is inferred. */
export const spaceMarines: WrittenList = {
  name: { en: 'Space Marines', de: 'Space Marines' },
  strategyRating: 5,
  initiative: '1+',
  rules: ['theyShallKnowNoFear'],
  inferred: true,
  formations: {
    tactical: {
      name: { en: 'Tactical Company', de: 'Taktische Kompanie' },
      points: 275,
      units: '6 tactical, 3 rhino',
      options: { ...characters, ...dreadnoughts, ...pods },
    },
    devastator: {
      name: { en: 'Devastators', de: 'Devastoren' },
      points: 250,
      units: '4 devastator, 2 rhino',
      options: { ...characters, ...dreadnoughts, ...pods },
    },
    assault: {
      name: { en: 'Assault Company', de: 'Sturmkompanie' },
      points: 175,
      units: '4 assault',
      options: characters,
    },
    terminator: {
      name: { en: 'Terminators', de: 'Terminatoren' },
      points: 350,
      units: '4 terminator',
      options: { ...characters, ...dreadnoughts },
    },
    scout: {
      name: { en: 'Scouts', de: 'Scouts' },
      points: 150,
      units: '4 scouts | scout-sniper +10, 2 rhino',
      options: characters,
    },
    bikes: { name: { en: 'Bikes', de: 'Bikes' }, points: 200, units: '5 bike | trike', options: characters },
    'land-speeders': {
      name: { en: 'Land Speeders', de: 'Land Speeder' },
      points: 200,
      units: '5 land-speeder | tornado | typhoon +10',
      options: characters,
    },
    predators: {
      name: { en: 'Predators', de: 'Predatoren' },
      points: 250,
      units: '4 predator-destructor',
      options: characters,
    },
    'land-raiders': {
      name: { en: 'Land Raiders', de: 'Land Raider' },
      points: 325,
      units: '4 land-raider',
      options: characters,
    },
    whirlwinds: {
      name: { en: 'Whirlwinds', de: 'Whirlwinds' },
      points: 275,
      units: '4 whirlwind',
      options: characters,
    },
    thunderhawk: { name: { en: 'Thunderhawk', de: 'Thunderhawk' }, points: 200, units: '1 thunderhawk' },
    'strike-cruiser': { name: { en: 'Strike Cruiser', de: 'Angriffskreuzer' }, points: 200, units: '1 strike-cruiser' },
    thunderbolts: {
      name: { en: 'Thunderbolts', de: 'Thunderbolts' },
      points: 175,
      initiative: '2+',
      ...foreign,
      units: '2 thunderbolt',
    },
    warhound: { name: { en: 'Warhound', de: 'Warhound' }, points: 275, units: '1 warhound', ...foreign },
    'warhound-pair': {
      name: { en: 'Pair of Warhounds', de: 'Zwei Warhounds' },
      points: 500,
      units: '2 warhound',
      ...foreign,
    },
    reaver: { name: { en: 'Reaver', de: 'Reaver' }, points: 650, units: '1 reaver', ...foreign },
    warlord: { name: { en: 'Warlord Titan', de: 'Warlord' }, points: 825, units: '1 warlord', ...foreign },
  },
  limits: [
    { of: ['thunderhawk', 'thunderbolts', 'warhound', 'warhound-pair', 'reaver', 'warlord'], third: true },
    { of: ['strike-cruiser'], most: 1 },
  ],
};
