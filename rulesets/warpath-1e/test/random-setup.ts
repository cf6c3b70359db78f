import { type Plain, pick, type Rng, type Setup } from '@walstatt/engine';
import { CATALOGUE } from '../src/data/catalogue.ts';
import type { Profile } from '../src/data/profile.ts';
import { ruleset } from '../src/index.ts';
import { options } from '../src/options.ts';

const father = { race: 'forge-fathers', toHit: 4, guessed: true } as const;
const marauder = { race: 'marauders', toHit: 4, guessed: true } as const;

/** Units with the special rules that no unit of the catalogue has. */
export const SPECIAL_UNITS: readonly Profile[] = [
  {
    ...father,
    id: 'x-skimmer',
    type: 'vehicle',
    move: 10,
    defence: 6,
    morale: [9, 11],
    specials: ['antigrav', 'openTopped'],
    weapons: [{ name: 'hailstorm-cannon', firepower: 4, range: 36, specials: ['piercing(2)'], arc: 'F' }],
    capacity: 10,
    points: 80,
  },
  {
    ...father,
    id: 'x-crawler',
    type: 'vehicle',
    move: 6,
    defence: 8,
    morale: [13, 15],
    specials: ['unwieldy', 'crushingStrength(3)', 'stabilisers'],
    weapons: [{ name: 'laser-cannon', firepower: 2, range: 60, specials: ['piercing(6)'], arc: 'FLR' }],
    points: 95,
  },
  {
    ...father,
    id: 'x-burners',
    type: 'infantry',
    models: 10,
    move: 4,
    firepower: 10,
    range: 24,
    attacks: 10,
    defence: 5,
    morale: [13, 15],
    specials: ['flameCloud(12)', 'stealthy', 'elite'],
    points: 90,
  },
  {
    ...marauder,
    id: 'x-beast',
    type: 'monster',
    move: 7,
    attacks: 10,
    defence: 6,
    morale: [12, 15],
    specials: ['crushingStrength(3)', 'cowardly'],
    points: 80,
  },
  {
    ...marauder,
    id: 'x-witch',
    type: 'hero',
    move: 6,
    attacks: 3,
    defence: 4,
    morale: [9, 11],
    specials: ['zap(6)', 'individual', 'jumpTroops', 'scout'],
    points: 60,
  },
  {
    ...marauder,
    id: 'x-ramblers',
    type: 'infantry',
    models: 20,
    move: 5,
    firepower: 12,
    range: 18,
    attacks: 24,
    defence: 3,
    morale: [18, 20],
    specials: ['explosive(D3)'],
    points: 100,
  },
  {
    ...marauder,
    id: 'x-buggy',
    type: 'vehicle',
    move: 11,
    defence: 5,
    morale: [8, 10],
    specials: ['fast', 'scout', 'crushingStrength(1)'],
    weapons: ['machine-gun'],
    capacity: 5,
    points: 60,
  },
];

/** An army of at most so many points, as the rules of army building allow; the seat's race or both. */
function randomArmy(rng: Rng, seat: string, size: number): Plain {
  const races = rng.int(0, 4) === 0 ? ['forge-fathers', 'marauders'] : [pick(rng, ['forge-fathers', 'marauders'])];
  const pool = [...CATALOGUE, ...SPECIAL_UNITS].filter((p) => races.includes(p.race));
  const units: Profile[] = [];
  let left = size;
  for (let tries = 0; tries < 40; tries++) {
    const p = pick(rng, pool);
    const full = units.filter((u) => u.race === p.race && u.type === 'infantry' && (u.models ?? 1) >= 10).length;
    const kind = (u: Profile): string => (u.type === 'monster' ? 'hero' : u.type);
    const same = units.filter((u) => u.race === p.race && kind(u) === kind(p)).length;
    if ((p.points ?? 0) > left || (p.type !== 'infantry' && same >= full)) continue;
    units.push(p);
    left -= p.points ?? 0;
  }
  return { seat, side: seat, units, alliesAgreed: true } as unknown as Plain;
}

/** Any battle that can be set up: scenario, victory condition, options and armies by chance. */
export function randomSetup(rng: Rng): Setup {
  for (;;) {
    const scenario = pick(rng, ['demo', 'battle', 'battle']);
    const chosen: Record<string, Plain> = {};
    for (const [name, o] of Object.entries(options)) if (rng.int(0, 3) === 0) chosen[name] = pick(rng, o.values);
    // Without a limit of turns a battle between bots may go on for ever.
    for (const limit of ['turns', 'demoTurns']) if (chosen[limit] === 0) chosen[limit] = 20;
    if (chosen['clock'] === 'battle') chosen['clock'] = 'none';
    const setup: Record<string, Plain> = { scenario, options: chosen };
    if (scenario === 'battle') {
      setup['condition'] = pick(rng, ['meatGrinder', 'scorchedEarth', 'totalControl']);
      if (rng.int(0, 2) > 0) {
        setup['size'] = 500;
        setup['armies'] = [randomArmy(rng, 'red', 500), randomArmy(rng, 'blue', 500)];
      }
    } else if (rng.int(0, 2) === 0)
      setup['armies'] = [randomArmy(rng, 'fathers', 400), randomArmy(rng, 'marauders', 400)];
    if ('state' in ruleset.setUp(setup)) return setup;
  }
}
