import type { WrittenRoster } from './written.ts';

export const imperial: Readonly<Record<string, WrittenRoster>> = {
  imperial2000: {
    name: { en: 'Astra Militarum, 2,000 points', de: 'Astra Militarum, 2000 Punkte' },
    list: 'imperial',
    points: 2000,
    formations: {
      I1: 'headquarters',
      I2: 'tank-company',
      I3: { formation: 'infantry-company', add: 'hydra' },
      I4: 'artillery-battery',
      I5: 'sentinel-squadron',
      I6: 'sentinel-squadron',
      I7: 'thunderbolts',
    },
  },
  imperial3000: {
    name: { en: 'Astra Militarum, 3,000 points', de: 'Astra Militarum, 3000 Punkte' },
    list: 'imperial',
    points: 3000,
    formations: {
      I1: 'headquarters',
      I2: 'tank-company',
      I3: 'mechanised-company',
      I4: { formation: 'infantry-company', add: 'hydra' },
      I5: 'artillery-battery',
      I6: 'flak-battery',
      I7: 'sentinel-squadron',
      I8: 'sentinel-squadron',
      I9: 'warhound',
      I10: 'thunderbolts',
      I11: 'orbital-support',
    },
  },
  // EA-5.3.5-07: a Minervan force consists of tank companies above all.
  minerva3000: {
    name: { en: '10th Minervan Tank Legion, 3,000 points', de: '10. Minervanische Panzerlegion, 3000 Punkte' },
    list: 'imperial',
    points: 3000,
    formations: {
      M1: { formation: 'tank-company', add: 'hydra' },
      M2: { formation: 'tank-company', add: 'hydra' },
      M3: { formation: 'tank-company', add: 'hydra' },
      M4: 'mechanised-company',
      M5: 'artillery-battery',
      M6: 'flak-battery',
      M7: 'sentinel-squadron',
    },
  },
  plantGuard2000: {
    name: { en: 'Guard of the plant, 2,000 points', de: 'Wache des Wasserwerks, 2000 Punkte' },
    list: 'imperial',
    points: 2000,
    formations: {
      P1: 'headquarters',
      P2: { formation: 'infantry-company', add: 'hydra' },
      P3: 'infantry-company',
      P4: 'artillery-battery',
      P5: 'artillery-battery',
      P6: 'sentinel-squadron',
      P7: 'warhound',
      P8: 'thunderbolts',
    },
  },
};
