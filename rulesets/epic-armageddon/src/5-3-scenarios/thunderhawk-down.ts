import { fixedForce } from '../5-1-armies/notation/force.ts';
import { airfield, anywhere, reserve } from './airfield.ts';
import type { Scenario } from './scenario.ts';

/** EA-5.3.14-01, EA-5.3.14-02; EA-5.3.14-05: only Orks and Space Marines have special rules. EA-G-33: six rounds. */
export const thunderhawkDown: Scenario = {
  rule: 'EA-5.3.14-01',
  name: { en: 'Thunderhawk Down!', de: 'Thunderhawk Down!' },
  players: [
    {
      seat: 'red',
      side: 'red',
      name: { en: 'Imperials', de: 'Imperiale' },
      edge: null,
      brings: {
        force: fixedForce({
          strategyRating: 5,
          initiative: '1+',
          rules: ['theyShallKnowNoFear'],
          formations: {
            I1: { name: { en: 'Thunderhawk', de: 'Thunderhawk' }, units: '1 thunderhawk' },
            I2: { name: { en: 'Terminators', de: 'Terminatoren' }, units: '4 terminator' },
            I3: {
              name: { en: 'Thunderbolts', de: 'Thunderbolts' },
              units: '3 thunderbolt',
              initiative: '2+',
              rules: [],
            },
          },
        }),
      },
    },
    {
      seat: 'blue',
      side: 'blue',
      name: { en: 'Orks and renegades', de: 'Orks und Abtrünnige' },
      edge: null,
      brings: {
        force: fixedForce({
          strategyRating: 2,
          initiative: '3+',
          rules: ['powerOfTheWaaagh'],
          formations: {
            O1: { name: { en: 'First Fighta-Bommas', de: 'Erste Jagdbomma' }, units: '3 fighta-bomma' },
            O2: { name: { en: 'Second Fighta-Bommas', de: 'Zweite Jagdbomma' }, units: '3 fighta-bomma' },
            O3: {
              name: { en: 'First renegades', de: 'Erste Abtrünnige' },
              units: '1 command-bunker, 1 hydra',
              initiative: '2+',
              rules: [],
            },
            O4: {
              name: { en: 'Second renegades', de: 'Zweite Abtrünnige' },
              units: '1 command-bunker, 1 hydra',
              initiative: '2+',
              rules: [],
            },
          },
        }),
      },
    },
  ],
  tables: [airfield],
  deployment: [
    anywhere('EA-5.3.14-03', 'blue', ['O3', 'O4']),
    reserve('EA-5.3.14-03', 'blue'),
    reserve('EA-5.3.14-03', 'red'),
  ],
  lastRound: 6,
  victory: { by: 'capture', seat: 'red', escape: 'terminator' },
};
