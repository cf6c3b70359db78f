import { type Rng, seededRng } from '@walstatt/engine';
import type { State, Unit } from '../src/generated/state.ts';
import { stateOf, type Troop } from './field.ts';

/** Two units with random profiles, weapons and rules, a given number of inches apart. */

const RULES: readonly Unit['specialRules'][number][] = [
  'wildCharge',
  'stunning',
  'quickReflexes',
  'alwaysStrikesLast',
  'eternalWarrior',
  'lightArmour',
  'mediumArmour',
  'preacher',
  'knowNoFear',
];

function troop(rng: Rng, y: number): Troop {
  const rules = RULES.filter(() => rng.int(0, 7) === 0);
  return {
    at: [20, y],
    // Several armoured models can be damaged and blown up in too many ways to follow exactly.
    models: rules.some((r) => r.endsWith('Armour')) ? 1 : rng.int(1, 4),
    step: 1.2,
    takeCover: rng.int(0, 3) === 0,
    profile: {
      meleeSkill: rng.int(2, 6),
      shootSkill: rng.int(2, 6),
      save: rng.int(2, 6),
      morale: rng.int(2, 4),
      lives: rng.int(1, 3),
      attacks: rng.int(0, 4) === 0 ? { dice: 1, plus: 0 } : { dice: 0, plus: rng.int(1, 2) },
    },
    weapons: ['gun', 'blade'],
    rules,
  };
}

export function position(seed: number, apart: number): State {
  const rng = seededRng(seed);
  const red = troop(rng, 20);
  const blue = troop(rng, 20 + apart);
  return stateOf({
    red: { A: red },
    blue: { B: blue },
    weapons: {
      gun: { kind: 'shooting', range: 60_000, rof: rng.int(1, 3), fp: rng.int(0, 6) },
      blade: { kind: 'melee', range: 2540, rof: rng.int(0, 2), fp: rng.int(0, 4) },
    },
  });
}
