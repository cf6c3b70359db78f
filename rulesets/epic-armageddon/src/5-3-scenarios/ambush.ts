import { cm } from '../1-00-materials/cm.ts';
import { fixedForce } from '../5-1-armies/notation/force.ts';
import { hill, road, ruins, scrub, size, table, woods } from './pieces.ts';
import type { Scenario } from './scenario.ts';

/** EA-G-32: strategy ratings and initiatives are inferred. */
const orks = fixedForce({
  strategyRating: 3,
  initiative: '3+',
  rules: ['mobRule', 'powerOfTheWaaagh'],
  formations: {
    O1: { name: { en: 'Blitz Brigade', de: 'Blitzbrigade' }, units: '5 killa-kopta' },
    O2: {
      name: { en: 'First Kult of Speed', de: 'Erster Heizakult' },
      units: '5 buggy, 4 waaghbike, 1 brennabuggy',
    },
    O3: { name: { en: 'First Mekboy Gunzmob', de: 'Erster Mekwummen Mob' }, units: '6 gun-battery' },
    O4: { name: { en: 'Second Mekboy Gunzmob', de: 'Zweiter Mekwummen Mob' }, units: '6 gun-battery' },
    O5: { name: { en: 'Third Mekboy Gunzmob', de: 'Dritter Mekwummen Mob' }, units: '6 gun-battery' },
    O6: {
      name: { en: 'Second Kult of Speed', de: 'Zweiter Heizakult' },
      units: '3 buggy, 4 kampfpanza, 8 boyz, 4 grots',
    },
  },
});

const marines = fixedForce({
  strategyRating: 5,
  initiative: '1+',
  rules: ['theyShallKnowNoFear'],
  formations: {
    S1: { name: { en: 'Assault', de: 'Sturmtruppen' }, units: '3 assault', led: 'chaplain' },
    S2: { name: { en: 'Devastators', de: 'Devastoren' }, units: '4 devastator, 2 dreadnought' },
    S3: { name: { en: 'First Tactical', de: 'Erster Taktischer Verband' }, units: '4 tactical', led: 'captain' },
    S4: { name: { en: 'Second Tactical', de: 'Zweiter Taktischer Verband' }, units: '5 tactical', led: 'librarian' },
    S5: { name: { en: 'Scouts', de: 'Scouts' }, units: '4 scouts, 1 scout-sniper' },
    S6: { name: { en: 'Land Speeders', de: 'Land Speeder' }, units: '4 land-speeder' },
    S7: { name: { en: 'Typhoons and Tornados', de: 'Typhoons und Tornados' }, units: '2 typhoon, 3 tornado' },
    S8: { name: { en: 'Bikes', de: 'Bikes' }, units: '4 bike, 4 trike' },
  },
});

/** EA-5.3.7-02: a road from one short edge to the other. */
const ROAD = ['F1', 'F2', 'F3'];

/** EA-5.3.7-01: Morbad's column on the road, and the Angels of Fire beside it. */
export const ambush: Scenario = {
  rule: 'EA-5.3.7-01',
  name: { en: 'Ambush', de: 'Hinterhalt' },
  players: [
    {
      seat: 'red',
      side: 'red',
      name: { en: 'Angels of Fire, 3rd company', de: 'Angels of Fire, 3. Kompanie' },
      edge: null,
      brings: { force: marines },
    },
    {
      seat: 'blue',
      side: 'blue',
      name: { en: "Morbad's Gunz", de: 'Morbads Kanonän' },
      edge: null,
      brings: { force: orks },
    },
  ],
  tables: [
    table(size(180, 120), {
      F1: road(0, 54, 64, 60),
      F2: road(62, 60, 120, 60),
      F3: road(118, 60, 180, 66),
      H1: hill(30, 84, 36, 24),
      H2: hill(112, 12, 36, 24),
      W1: woods(76, 94, 26, 18),
      W2: woods(74, 10, 26, 18),
      W3: woods(10, 12, 24, 20),
      W4: woods(146, 90, 24, 20),
      R1: ruins(48, 36, 16, 12),
      R2: ruins(116, 74, 16, 12),
      S1: scrub(88, 74, 16, 10),
      S2: scrub(152, 40, 16, 10),
    }),
  ],
  deployment: [
    { rule: 'EA-5.3.7-03', seat: 'blue', formations: 'all', where: { at: 'queue', pieces: ROAD }, table: 0 },
    {
      rule: 'EA-5.3.7-04',
      seat: 'red',
      formations: ['S5'],
      where: { at: 'nearTerrain', pieces: ROAD, within: cm(15) },
      table: 0,
    },
    {
      rule: 'EA-5.3.7-04',
      seat: 'red',
      formations: 'all',
      where: { at: 'awayFromTerrain', pieces: ROAD, by: cm(30) },
      table: 0,
    },
  ],
  lastRound: 3,
  victory: { by: 'ambush', seat: 'red' },
};
