import { defineRuleset } from '@walstatt/engine';
import { SCENARIOS } from '../src/25-missions/set-up/set-up.ts';
import { definition, type FortyK } from '../src/index.ts';

/** The rule system as it will be offered to players: with its scenarios. */
export const open = defineRuleset<FortyK>({ ...definition, scenarios: SCENARIOS });
