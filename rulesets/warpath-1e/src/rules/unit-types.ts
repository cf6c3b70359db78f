import type { RuleId } from '@walstatt/engine';
import type { Unit } from '../generated/state.ts';

const OF_TYPE: Readonly<Record<Unit['type'], readonly RuleId[]>> = {
  infantry: ['WP-UNIT-02', 'WP-LEADER-01'],
  hero: ['WP-UNIT-05', 'WP-LEADER-02', 'WP-HERO-01'],
  monster: ['WP-UNIT-05', 'WP-LEADER-02', 'WP-HERO-01'],
  artillery: ['WP-UNIT-06', 'WP-UNIT-07', 'WP-LEADER-02', 'WP-ARTY-01'],
  vehicle: ['WP-UNIT-08', 'WP-LEADER-02', 'WP-VEHICLE-01'],
  flyer: ['WP-UNIT-09', 'WP-LEADER-02', 'WP-FLYER-01'],
};

/** The rules that say what a unit of this type is; spoken when it enters the game. */
export const typeRules = (u: Unit): readonly RuleId[] => [
  'WP-UNIT-01',
  'WP-PROFILE-01',
  'WP-PROFILE-06',
  ...OF_TYPE[u.type],
];
