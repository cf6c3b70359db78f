/** The scenarios in the shorthand of position files (see `shorthand.ts`). Lengths in inches. */

const terrain = {
  westWood: {
    kind: 'wood',
    hull: [
      [5, 9],
      [9.5, 8.5],
      [11, 11],
      [9.5, 14],
      [5.5, 14],
    ],
  },
  innerWood: {
    kind: 'wood',
    hull: [
      [12.5, 11],
      [15.5, 10],
      [16.5, 13],
      [14, 14.5],
    ],
  },
  wall: { kind: 'wall', rectangle: [20, 11.6, 4, 0.6] },
  southRubble: { kind: 'rubble', rectangle: [15, 6.6, 6, 2] },
  northRubble: { kind: 'rubble', rectangle: [17, 15.4, 6, 2] },
};

const unit = (owner: string, kind: string): object => ({ owner, unit: kind });

/** SK-SETUP-02. */
const skirmish = {
  seats: [
    { id: 'red', side: 'dawn' },
    { id: 'blue', side: 'dusk' },
  ],
  units: {
    'red-rifles': unit('red', 'rifles'),
    'red-flamers': unit('red', 'flamers'),
    'red-riders': unit('red', 'riders'),
    'blue-veterans': unit('blue', 'veterans'),
    'blue-stormers': unit('blue', 'stormers'),
    'blue-gunners': unit('blue', 'gunners'),
  },
  terrain,
};

/** SK-SETUP-03. */
const alliance = {
  seats: [
    { id: 'red', side: 'dawn' },
    { id: 'blue', side: 'dusk' },
    { id: 'green', side: 'dawn' },
  ],
  units: {
    'red-rifles': unit('red', 'rifles'),
    'green-flamers': unit('green', 'flamers'),
    'green-riders': unit('green', 'riders'),
    'blue-veterans': unit('blue', 'veterans'),
    'blue-stormers': unit('blue', 'stormers'),
    'blue-gunners': unit('blue', 'gunners'),
  },
  terrain,
};

export const scenarios: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { skirmish, alliance };
