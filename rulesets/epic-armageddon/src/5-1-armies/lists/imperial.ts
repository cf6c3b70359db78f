import type { WrittenList } from '../army-list.ts';

const flak = { hydra: { points: 50, most: 1 } };

/** EA-G-32: the book has no army lists, so this one is inferred. */
export const imperial: WrittenList = {
  name: { en: 'Astra Militarum', de: 'Astra Militarum' },
  strategyRating: 2,
  initiative: '2+',
  inferred: true,
  formations: {
    'infantry-company': {
      name: { en: 'Infantry Company', de: 'Infanteriekompanie' },
      points: 250,
      units: '1 guard-commander, 6 guard-infantry/autocannon, 6 guard-infantry/lasguns',
      options: flak,
    },
    headquarters: {
      name: { en: 'Regimental Headquarters', de: 'Regimentsstab' },
      points: 475,
      units: '1 guard-supreme-commander, 6 guard-infantry/autocannon, 6 guard-infantry/lasguns, 7 chimera',
      options: flak,
    },
    warhound: { name: { en: 'Warhound', de: 'Warhound' }, points: 275, initiative: '1+', units: '1 warhound' },
    'warhound-pair': {
      name: { en: 'Pair of Warhounds', de: 'Zwei Warhounds' },
      points: 500,
      initiative: '1+',
      units: '2 warhound',
    },
    reaver: { name: { en: 'Reaver', de: 'Reaver' }, points: 650, initiative: '1+', units: '1 reaver' },
    warlord: { name: { en: 'Warlord Titan', de: 'Warlord' }, points: 825, initiative: '1+', units: '1 warlord' },
    'mechanised-company': {
      name: { en: 'Mechanised Company', de: 'Mechanisierte Kompanie' },
      points: 400,
      units: '1 guard-commander, 6 guard-infantry/autocannon, 6 guard-infantry/lasguns, 7 chimera',
      options: flak,
    },
    'tank-company': {
      name: { en: 'Tank Company', de: 'Panzerkompanie' },
      points: 650,
      units: '10 leman-russ',
      options: flak,
    },
    'artillery-company': {
      name: { en: 'Artillery Company', de: 'Artilleriekompanie' },
      points: 550,
      units: '9 basilisk',
      options: flak,
    },
    'artillery-battery': {
      name: { en: 'Artillery Battery', de: 'Artilleriebatterie' },
      points: 225,
      units: '3 basilisk',
    },
    'flak-battery': { name: { en: 'Flak Battery', de: 'Flakbatterie' }, points: 150, units: '3 hydra' },
    'sentinel-squadron': {
      name: { en: 'Sentinel Squadron', de: 'Sentinel-Schwadron' },
      points: 100,
      units: '4 sentinel',
    },
    thunderbolts: { name: { en: 'Thunderbolts', de: 'Thunderbolts' }, points: 150, units: '2 thunderbolt' },
    'orbital-support': {
      name: { en: 'Orbital Support', de: 'Orbitalunterstützung' },
      points: 150,
      units: '1 lunar-cruiser',
    },
  },
  limits: [
    { of: ['thunderbolts', 'orbital-support', 'warhound', 'warhound-pair', 'reaver', 'warlord'], third: true },
    {
      of: ['artillery-battery', 'flak-battery', 'sentinel-squadron'],
      most: 2,
      forEach: ['infantry-company', 'headquarters', 'mechanised-company', 'tank-company', 'artillery-company'],
    },
    { of: ['headquarters'], most: 1 },
    { of: ['orbital-support'], most: 1 },
  ],
};
