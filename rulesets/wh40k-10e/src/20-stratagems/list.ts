import type { RuleId } from '@walstatt/engine';

/** WH-STRAT-05. */
type Category = 'battleTactic' | 'epicDeed' | 'strategicPloy' | 'wargear';

type Stratagem = {
  readonly rule: RuleId;
  readonly category: Category;
  readonly cost: number;
  /** WH-STRAT-03, WH-STRAT-30: for how long it cannot be used again. */
  readonly once: 'phase' | 'turn';
};

/** WH-STRAT-04: the core stratagems, which all players can use. WH-G-03: costs that the book has lost. */
export const STRATAGEMS = {
  commandReroll: { rule: 'WH-STRAT-08', category: 'battleTactic', cost: 1, once: 'phase' },
  counterOffensive: { rule: 'WH-STRAT-11', category: 'strategicPloy', cost: 2, once: 'phase' },
  epicChallenge: { rule: 'WH-STRAT-14', category: 'epicDeed', cost: 1, once: 'phase' },
  insaneBravery: { rule: 'WH-STRAT-16', category: 'epicDeed', cost: 1, once: 'phase' },
  grenade: { rule: 'WH-STRAT-18', category: 'wargear', cost: 1, once: 'phase' },
  tankShock: { rule: 'WH-STRAT-20', category: 'strategicPloy', cost: 1, once: 'phase' },
  rapidIngress: { rule: 'WH-STRAT-24', category: 'strategicPloy', cost: 1, once: 'phase' },
  fireOverwatch: { rule: 'WH-STRAT-26', category: 'strategicPloy', cost: 1, once: 'turn' },
  goToGround: { rule: 'WH-STRAT-31', category: 'strategicPloy', cost: 1, once: 'phase' },
  smokescreen: { rule: 'WH-STRAT-33', category: 'wargear', cost: 1, once: 'phase' },
  heroicIntervention: { rule: 'WH-STRAT-35', category: 'strategicPloy', cost: 2, once: 'phase' },
} as const satisfies Readonly<Record<string, Stratagem>>;

export type StratagemId = keyof typeof STRATAGEMS;
