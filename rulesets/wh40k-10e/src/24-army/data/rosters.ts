import type { Roster, RosterUnit } from '../sheet.ts';

const unit = (sheet: string, more: Partial<RosterUnit> = {}): RosterUnit => ({
  sheet,
  name: null,
  warlord: false,
  enhancement: null,
  options: [],
  ...more,
});

/** The two starter armies: 1,000 points each, for Incursion; and of each a patrol of 325 points for a short battle. */
export const rosters: Readonly<Record<string, Roster>> = {
  accord1000: {
    name: 'Meridian Accord',
    size: 'incursion',
    faction: 'MERIDIAN_ACCORD',
    detachment: 'measuredVolleys',
    units: {
      A1: unit('ma-marshal', { warlord: true }),
      A2: unit('ma-sapper-captain', { enhancement: 'signalRelay' }),
      A3: unit('ma-line-company', { name: 'First Line Company' }),
      A4: unit('ma-line-company', { name: 'Second Line Company' }),
      A5: unit('ma-line-company', { name: 'Third Line Company' }),
      A6: unit('ma-wayfinders'),
      A7: unit('ma-sapper-team'),
      A8: unit('ma-drover'),
      A9: unit('ma-palisade'),
      A10: unit('ma-kestrel'),
      A11: unit('ma-thumpers'),
      A12: unit('ma-witness'),
    },
  },
  choir1000: {
    name: 'Hollow Choir',
    size: 'incursion',
    faction: 'HOLLOW_CHOIR',
    detachment: 'risingChorus',
    units: {
      B1: unit('hc-cantor', { warlord: true }),
      B2: unit('hc-rift-master', { enhancement: 'graveBell' }),
      B3: unit('hc-votaries', { name: 'First Votary Throng' }),
      B4: unit('hc-votaries', { name: 'Second Votary Throng' }),
      B5: unit('hc-duelists'),
      B6: unit('hc-rattlejaws'),
      B7: unit('hc-harriers'),
      B8: unit('hc-stalkers'),
      B9: unit('hc-wardens'),
      B10: unit('hc-dirgebeast'),
      B11: unit('hc-barge'),
    },
  },
  accordPatrol: {
    name: 'Meridian Accord, patrol',
    size: 'incursion',
    faction: 'MERIDIAN_ACCORD',
    detachment: 'measuredVolleys',
    units: {
      A1: unit('ma-marshal', { warlord: true }),
      A2: unit('ma-line-company'),
      A3: unit('ma-wayfinders'),
      A4: unit('ma-palisade'),
    },
  },
  choirPatrol: {
    name: 'Hollow Choir, patrol',
    size: 'incursion',
    faction: 'HOLLOW_CHOIR',
    detachment: 'risingChorus',
    units: {
      B1: unit('hc-cantor', { warlord: true }),
      B2: unit('hc-votaries'),
      B3: unit('hc-rattlejaws'),
      B4: unit('hc-harriers'),
    },
  },
};
