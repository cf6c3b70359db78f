import type { Edge } from '@walstatt/tabletop';
import { cm } from '../1-00-materials/cm.ts';
import { fixedForce } from '../5-1-armies/notation/force.ts';
import { buildings, hill, marsh, ruins, scrub, size, table, woods } from './pieces.ts';
import type { Deployment, Player, Scenario } from './scenario.ts';

/** EA-5.3.15-12, EA-5.3.15-14, EA-5.3.15-15: the parts of the plant, each of which can be shot at like a formation. */
const plant = fixedForce({
  strategyRating: 0,
  initiative: '6+',
  formations: {
    tanks: { name: { en: 'Water tanks', de: 'Wassertanks' }, units: '6 water-tank' },
    pumps: { name: { en: 'Pump station', de: 'Pumpstation' }, units: '1 pump-station' },
    centre: { name: { en: 'Control centre', de: 'Kontrollzentrum' }, units: '1 control-centre' },
  },
});

const imperial = (seat: string, en: string, army: string): Player => ({
  seat,
  side: 'imperials',
  name: { en: `${en} imperial command`, de: `${GERMAN[en]} imperiales Kommando` },
  edge: null,
  brings: { army, lists: IMPERIAL },
});
const ork = (seat: string, en: string, army: string, edge: Edge): Player => ({
  seat,
  side: 'orks',
  name: { en: `${en} Ork command`, de: `${GERMAN[en]} Ork-Kommando` },
  edge,
  brings: { army, lists: ['orks'] },
});
const IMPERIAL = ['imperial', 'space-marines'];
const guards = { army: 'plantGuard2000', lists: IMPERIAL };
const GERMAN: Readonly<Record<string, string>> = { First: 'Erstes', Second: 'Zweites', Third: 'Drittes' };

/** EA-5.3.15-04: at least 45 cm from the edge over which Orks enter. No Orks enter over an edge of the first table. */
const stands = (seat: string, on: number, edges: readonly Edge[]): Deployment => ({
  rule: 'EA-5.3.15-04',
  seat,
  formations: 'all',
  where: { at: 'awayFrom', edges, by: cm(45) },
  table: on,
});
const enters = (seat: string, on: number, edge: Edge): Deployment => ({
  rule: 'EA-5.3.15-05',
  seat,
  formations: 'all',
  where: { at: 'entry', edge },
  table: on,
});

/**
 * EA-5.3.15-01, EA-5.3.15-02: three imperial players and two Orks, each with an army. EA-5.3.15-03, EA-G-33: the first
 * table is the tip, the second and the third are the wings, and Orks enter over their outer short edges.
 */
export const waterPlant: Scenario = {
  rule: 'EA-5.3.15-01',
  name: { en: 'Defence of water treatment plant 10927', de: 'Verteidigung des Wasserwerks 10927' },
  players: [
    { ...imperial('red', 'First', 'plantGuard2000'), brings: { ...guards, besides: plant } },
    imperial('red2', 'Second', 'marines2000'),
    imperial('red3', 'Third', 'imperial2000'),
    ork('blue', 'First', 'orks3000', 'west'),
    ork('blue2', 'Second', 'landas3000', 'east'),
  ],
  tables: [
    table(size(180, 120), {
      B1: buildings(40, 46, 22, 16),
      B2: buildings(118, 58, 22, 16),
      H1: hill(12, 14, 34, 24),
      H2: hill(134, 82, 34, 24),
      W1: woods(76, 88, 26, 18),
      W2: woods(126, 12, 26, 18),
      S1: scrub(14, 80, 18, 14),
    }),
    table(size(180, 120), {
      R1: ruins(64, 50, 20, 16),
      R2: ruins(112, 28, 18, 14),
      H1: hill(20, 78, 34, 24),
      H2: hill(128, 72, 34, 24),
      W1: woods(30, 20, 26, 18),
      M1: marsh(88, 88, 20, 16),
      S1: scrub(150, 20, 18, 14),
    }),
    table(size(180, 120), {
      R1: ruins(96, 54, 20, 16),
      R2: ruins(50, 78, 18, 14),
      H1: hill(126, 18, 34, 24),
      H2: hill(18, 24, 34, 24),
      W1: woods(124, 82, 26, 18),
      M1: marsh(72, 16, 20, 16),
      S1: scrub(12, 86, 18, 14),
    }),
  ],
  deployment: [
    stands('red', 0, []),
    stands('red2', 1, ['west']),
    stands('red3', 2, ['east']),
    enters('blue', 1, 'west'),
    enters('blue2', 2, 'east'),
  ],
  lastRound: 12,
  victory: { by: 'plant', parts: ['tanks', 'pumps', 'centre'], technicianHits: 6 },
};
