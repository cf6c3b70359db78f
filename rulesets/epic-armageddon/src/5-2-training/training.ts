import type { InBoth, RuleId } from '@walstatt/engine';
import type { Edge } from '@walstatt/tabletop';
import { cm } from '../1-00-materials/cm.ts';
import { fixedForce, type WrittenFixed } from '../5-1-armies/notation/force.ts';
import { at, buildings, hill, ruins, scrub, size, table, woods } from '../5-3-scenarios/pieces.ts';
import type { Deployment, Player, Scenario, Table } from '../5-3-scenarios/scenario.ts';

const tactical = (which: InBoth, more: Partial<WrittenFixed> = {}): WrittenFixed => ({
  name: { en: `${which.en} Tactical`, de: `${which.de} Taktischer Verband` },
  units: '6 tactical, 3 rhino',
  ...more,
});
const first = { en: 'First', de: 'Erster' };
const second = { en: 'Second', de: 'Zweiter' };

const onFoot = { units: '6 tactical' };
const assault: WrittenFixed = { name: { en: 'Assault', de: 'Sturmtruppen' }, units: '4 assault' };
const devastators: WrittenFixed = { name: { en: 'Devastators', de: 'Devastoren' }, units: '4 devastator' };
const predators: WrittenFixed = { name: { en: 'Predators', de: 'Predatoren' }, units: '4 predator-destructor' };
const whirlwinds: WrittenFixed = { name: { en: 'Whirlwinds', de: 'Whirlwinds' }, units: '3 whirlwind' };

const mirrored = (...formations: readonly WrittenFixed[]): [readonly WrittenFixed[], readonly WrittenFixed[]] => [
  formations,
  formations,
];

/** EA-5.2.1-02: 60 to 90 cm square, with hills, a built-up area and woods, and an objective in the centre. */
const small: Table = table(
  size(90, 90),
  {
    H1: hill(10, 20, 22, 16),
    H2: hill(58, 54, 22, 16),
    B1: buildings(56, 24, 14, 12),
    B2: buildings(20, 54, 14, 12),
    W1: woods(4, 62, 14, 14),
    W2: woods(72, 14, 14, 14),
    S1: scrub(40, 20, 12, 8),
    S2: scrub(38, 62, 12, 8),
  },
  [at(45, 45)],
);

/** EA-5.2.5-03: 90 to 120 cm square; each player places one more objective, at least 45 cm from every other. */
const large: Table = table(
  size(120, 120),
  {
    H1: hill(12, 26, 28, 20),
    H2: hill(80, 74, 28, 20),
    B1: buildings(50, 56, 20, 16),
    B2: buildings(86, 36, 16, 12),
    R1: ruins(18, 72, 16, 12),
    W1: woods(48, 22, 22, 16),
    W2: woods(50, 84, 22, 16),
    W3: woods(4, 54, 16, 14),
    S1: scrub(100, 54, 14, 12),
  },
  [at(60, 60)],
  { each: 1, apart: cm(45) },
);

/** EA-5.2.1-04. */
const STRIP = cm(15);

const strip = (seat: string, edge: Edge): Deployment => ({
  rule: 'EA-5.2.1-04',
  seat,
  formations: 'all',
  where: { at: 'strip', edge, deep: STRIP },
  table: 0,
});

/**
 * EA-5.2.1-01, EA-5.2.1-03, EA-5.2.1-05: two forces of Space Marines, who know no fear, on opposite edges. EA-5.2.1-07,
 * EA-5.2.5-05: one objective has to be held, two on the large table.
 */
function training(
  rule: RuleId,
  name: InBoth,
  [alpha, beta]: readonly [readonly WrittenFixed[], readonly WrittenFixed[]],
  field: Table = small,
): Scenario {
  const player = (seat: string, edge: Edge, formations: readonly WrittenFixed[]): Player => ({
    seat,
    side: seat,
    name: seat === 'red' ? { en: 'Alpha', de: 'Alpha' } : { en: 'Beta', de: 'Beta' },
    edge,
    brings: {
      force: fixedForce({
        strategyRating: 5,
        initiative: '1+',
        rules: ['theyShallKnowNoFear'],
        formations: Object.fromEntries(formations.map((f, i) => [`${seat === 'red' ? 'A' : 'B'}${i + 1}`, f])),
      }),
    },
  });
  return {
    rule,
    name,
    players: [player('red', 'south', alpha), player('blue', 'north', beta)],
    tables: [field],
    deployment: [strip('red', 'south'), strip('blue', 'north')],
    lastRound: null,
    victory: { by: 'holding', objectives: field === small ? 1 : 2 },
  };
}

/**
 * EA-5.2-01: the training scenarios. EA-5.2.4-02, EA-5.2.5-02: Beta has Devastators where Alpha has assault units.
 * EA-5.2.6-02: the last one is played on the table of combined arms, and won like it.
 */
export const TRAINING: Readonly<Record<string, Scenario>> = {
  basics: training(
    'EA-5.2.1-01',
    { en: 'Basics', de: 'Grundlagen' },
    mirrored(tactical(first, onFoot), tactical(second, onFoot)),
  ),
  fastAttack: training(
    'EA-5.2.2-01',
    { en: 'Fast attack', de: 'Schneller Angriff' },
    mirrored(tactical(first), tactical(second)),
  ),
  armouredForces: training(
    'EA-5.2.3-01',
    { en: 'Armoured forces', de: 'Gepanzerte Streitkräfte' },
    mirrored(
      { ...predators, name: { en: 'First Predators', de: 'Erste Predatoren' } },
      { ...predators, name: { en: 'Second Predators', de: 'Zweite Predatoren' } },
    ),
  ),
  advancedTraining: training('EA-5.2.4-01', { en: 'Advanced training', de: 'Erweitertes Training' }, [
    [tactical(first), tactical(second), assault],
    [tactical(first), tactical(second), devastators],
  ]),
  combinedArms: training(
    'EA-5.2.5-01',
    { en: 'Combined arms', de: 'Kombinierte Waffengattungen' },
    [
      [tactical(first), tactical(second), assault, predators, whirlwinds],
      [tactical(first), tactical(second), devastators, predators, whirlwinds],
    ],
    large,
  ),
  specialistTraining: training(
    'EA-5.2.6-01',
    { en: 'Specialist training', de: 'Spezialausbildung' },
    mirrored(
      tactical(first, { led: 'captain' }),
      tactical(second, { units: '6 tactical, 3 rhino, dreadnought' }),
      { name: { en: 'Land Raiders', de: 'Land Raider' }, units: '4 land-raider' },
      { name: { en: 'Land Speeders', de: 'Land Speeder' }, units: '5 land-speeder' },
    ),
    large,
  ),
};
