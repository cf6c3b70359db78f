import type { Sheet } from '../sheet.ts';
import { anti, deadlyDemise, feelNoPain, firingDeck, has, one, several, sustainedHits } from './written.ts';

/** Datasheets for larger battles, made up as well: a fortification and two titanic models. */
export const largerSheets: Readonly<Record<string, Sheet>> = {
  'ma-redoubt': {
    name: 'Roadside Redoubt',
    points: 90,
    models: [
      {
        id: 'redoubt',
        count: 1,
        M: '-',
        T: 10,
        Sv: 3,
        W: 12,
        Ld: 7,
        OC: 0,
        base: { hull: [6, 4] },
        height: 3,
        weapons: ['redoubtGun', 'blastDoors'],
      },
    ],
    weapons: {
      redoubtGun: one({ range: 36, A: 6, skill: 4, S: 6, AP: -1, D: 1, abilities: [has('twinLinked')] }),
      blastDoors: one({ range: 'melee', A: 1, skill: 6, S: 6, AP: 0, D: 1, abilities: [] }),
    },
    abilities: [deadlyDemise('D3'), firingDeck(6)],
    transport: { models: 12, keywords: ['MERIDIAN_ACCORD', 'INFANTRY'] },
    keywords: ['VEHICLE', 'FORTIFICATION', 'TRANSPORT'],
    factionKeywords: ['MERIDIAN_ACCORD'],
  },
  'ma-causeway': {
    name: 'Causeway Engine',
    points: 380,
    models: [
      {
        id: 'engine',
        count: 1,
        M: 10,
        T: 12,
        Sv: 2,
        invSv: 5,
        W: 24,
        Ld: 6,
        OC: 10,
        base: { oval: [170, 109] },
        height: 7,
        weapons: ['bridgeGun', 'stormRack', 'tramplingFeet'],
      },
    ],
    weapons: {
      bridgeGun: one({ range: 72, A: 'D6+3', skill: 3, S: 14, AP: -3, D: 4, abilities: [has('blast')] }),
      stormRack: one({ range: 36, A: 8, skill: 3, S: 6, AP: -1, D: 1, abilities: [sustainedHits(1)] }),
      tramplingFeet: one({ range: 'melee', A: 6, skill: 4, S: 14, AP: -2, D: 'D6', abilities: [] }),
    },
    abilities: [deadlyDemise('D6')],
    special: [{ name: 'Damaged', wargear: null, does: { does: 'damaged', left: 8, hit: -1, halvesControl: true } }],
    keywords: ['VEHICLE', 'WALKER', 'TITANIC', 'TOWERING'],
    factionKeywords: ['MERIDIAN_ACCORD'],
  },
  'hc-last-bell': {
    name: 'The Last Bell',
    points: 380,
    models: [
      {
        id: 'lastBell',
        count: 1,
        M: 12,
        T: 12,
        Sv: 3,
        invSv: 5,
        W: 24,
        Ld: 6,
        OC: 10,
        base: { oval: [170, 109] },
        height: 8,
        weapons: ['tollingWave', 'bellHammer', 'trailingChains'],
      },
    ],
    weapons: {
      tollingWave: one({ range: 24, A: '2D6', S: 8, AP: -2, D: 2, abilities: [has('torrent'), has('psychic')] }),
      bellHammer: several({
        strike: { range: 'melee', A: 6, skill: 3, S: 16, AP: -4, D: 'D6+2', abilities: [anti('VEHICLE', 4)] },
        sweep: { range: 'melee', A: 14, skill: 3, S: 8, AP: -2, D: 1, abilities: [has('lethalHits')] },
      }),
      trailingChains: one({ range: 'melee', A: 4, skill: 4, S: 8, AP: -1, D: 2, abilities: [has('extraAttacks')] }),
    },
    abilities: [deadlyDemise('D6'), feelNoPain(6)],
    special: [{ name: 'Damaged', wargear: null, does: { does: 'damaged', left: 8, hit: -1, halvesControl: true } }],
    keywords: ['MONSTER', 'PSYKER', 'TITANIC', 'TOWERING'],
    factionKeywords: ['HOLLOW_CHOIR'],
  },
};
