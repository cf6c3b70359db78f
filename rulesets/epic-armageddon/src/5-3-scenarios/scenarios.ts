import { TRAINING } from '../5-2-training/training.ts';
import { ambush } from './ambush.ts';
import { breakthrough } from './breakthrough.ts';
import { cleanse } from './cleanse.ts';
import { deathFromAbove } from './death-from-above.ts';
import { escalation } from './escalation.ts';
import { lastStand } from './last-stand.ts';
import type { Scenario } from './scenario.ts';
import { thunderhawkDown } from './thunderhawk-down.ts';
import { tournament } from './tournament.ts';
import { waterPlant } from './water-plant.ts';

/** The games of sections 5.1 to 5.3, in the order in which the book teaches them. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  ...TRAINING,
  tournament,
  cleanse,
  escalation,
  breakthrough,
  ambush,
  lastStand,
  deathFromAbove,
  thunderhawkDown,
  waterPlant,
};
