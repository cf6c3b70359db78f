import { fixedForce } from '../5-1-armies/notation/force.ts';
import { airfield, anywhere, reserve } from './airfield.ts';
import type { Scenario } from './scenario.ts';

/** EA-5.3.13-01, EA-5.3.13-02. */
export const deathFromAbove: Scenario = {
  rule: 'EA-5.3.13-01',
  name: { en: 'Death from above', de: 'Tod von oben!' },
  players: [
    {
      seat: 'red',
      side: 'red',
      name: { en: 'Imperials', de: 'Imperiale' },
      edge: null,
      brings: {
        force: fixedForce({
          strategyRating: 2,
          initiative: '2+',
          formations: {
            I1: { name: { en: 'Thunderbolts', de: 'Thunderbolts' }, units: '3 thunderbolt' },
            I2: { name: { en: 'First bunker', de: 'Erster Bunker' }, units: '1 command-bunker, 1 hydra' },
            I3: { name: { en: 'Second bunker', de: 'Zweiter Bunker' }, units: '1 command-bunker, 1 hydra' },
            I4: { name: { en: 'Battery', de: 'Batterie' }, units: '3 basilisk, 1 hydra' },
          },
        }),
      },
    },
    {
      seat: 'blue',
      side: 'blue',
      name: { en: 'Deffblastas', de: 'Deffblastas' },
      edge: null,
      brings: {
        force: fixedForce({
          strategyRating: 3,
          initiative: '3+',
          rules: ['powerOfTheWaaagh'],
          formations: {
            O1: { name: { en: 'First Fighta-Bommas', de: 'Erste Jagdbomma' }, units: '4 fighta-bomma' },
            O2: { name: { en: 'Second Fighta-Bommas', de: 'Zweite Jagdbomma' }, units: '4 fighta-bomma' },
          },
        }),
      },
    },
  ],
  tables: [airfield],
  deployment: [
    anywhere('EA-5.3.13-04', 'red', ['I2', 'I3', 'I4']),
    reserve('EA-5.3.13-04', 'red'),
    reserve('EA-5.3.13-04', 'blue'),
  ],
  lastRound: 3,
  victory: { by: 'destruction', seat: 'blue', sheets: ['command-bunker', 'basilisk'] },
};
