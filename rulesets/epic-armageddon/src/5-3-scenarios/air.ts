import { fixedForce } from '../5-1-armies/notation/force.ts';
import { buildings, hill, scrub, size, table, woods } from './pieces.ts';
import type { Deployment, Scenario } from './scenario.ts';

/** EA-5.3.13-03: 90 to 120 cm square, with hills, a built-up area and woods. */
const field = table(size(120, 120), {
  H1: hill(14, 74, 28, 22),
  H2: hill(80, 20, 28, 22),
  B1: buildings(50, 52, 20, 16),
  B2: buildings(82, 66, 14, 12),
  W1: woods(16, 22, 22, 18),
  W2: woods(72, 92, 22, 18),
  S1: scrub(48, 86, 14, 10),
  S2: scrub(96, 50, 14, 10),
});

const put = (rule: Deployment['rule'], seat: string, formations: Deployment['formations']): Deployment => ({
  rule,
  seat,
  formations,
  where: { at: 'awayFrom', edges: [], by: 0 },
  table: 0,
});
const reserve = (rule: Deployment['rule'], seat: string): Deployment => ({
  rule,
  seat,
  formations: 'all',
  where: { at: 'reserve' },
  table: 0,
});

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
  tables: [field],
  deployment: [
    put('EA-5.3.13-04', 'red', ['I2', 'I3', 'I4']),
    reserve('EA-5.3.13-04', 'red'),
    reserve('EA-5.3.13-04', 'blue'),
  ],
  lastRound: 3,
  victory: { by: 'destruction', seat: 'blue', sheets: ['command-bunker', 'basilisk'] },
};

/** EA-5.3.14-01, EA-5.3.14-02. EA-G-33: six rounds. */
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
  tables: [field],
  deployment: [
    put('EA-5.3.14-03', 'blue', ['O3', 'O4']),
    reserve('EA-5.3.14-03', 'blue'),
    reserve('EA-5.3.14-03', 'red'),
  ],
  lastRound: 6,
  victory: { by: 'capture', seat: 'red', escape: 'terminator' },
};
