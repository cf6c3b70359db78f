import type { Text } from '../kit.ts';
import { stratagemOptions } from './option-text.ts';

const NAMES = {
  commandReroll: 'Command Re-roll',
  counterOffensive: 'Counter-offensive',
  epicChallenge: 'Epic Challenge',
  insaneBravery: 'Insane Bravery',
  grenade: 'Grenade',
  tankShock: 'Tank Shock',
  rapidIngress: 'Rapid Ingress',
  fireOverwatch: 'Fire Overwatch',
  goToGround: 'Go to Ground',
  smokescreen: 'Smokescreen',
  heroicIntervention: 'Heroic Intervention',
} as const;

export const text: Text = {
  activities: { tankShock: NAMES.tankShock, grenade: NAMES.grenade, overwatch: NAMES.fireOverwatch },
  events: { stratagemUsed: (e, t) => `${t.name(e.seat)}: uses ${NAMES[e.stratagem]} (${e.cost} CP)` },
  requests: {
    battleShockFailed: (r, t) => `${t.name(r.args.unit)}: the battle-shock test has failed. Do you use a stratagem?`,
    chargeEnds: (r, t) => `${t.name(r.args.unit)}: has charged. Do you use a stratagem?`,
    selectedToFight: (r, t) => `${t.name(r.args.unit)}: fights. Do you use a stratagem?`,
    unitFought: (r, t) => `${t.name(r.args.unit)}: has fought. Do you use a stratagem?`,
    targetsSelected: (r, t) => `${t.name(r.args.unit)}: has selected its targets. Do you use a stratagem?`,
    betweenShooting: () => 'Do you use a stratagem before the next unit shoots?',
    grenadeTarget: (r, t) => `${t.name(r.args.unit)}: at whom does the unit throw its grenade?`,
    shockedUnit: (r, t) => `${t.name(r.args.unit)}: which enemy unit does the tank shock hit?`,
    shockWeapon: (r, t) => `${t.name(r.args.unit)}: which melee weapon settles the number of dice?`,
  },
  options: stratagemOptions,
  purposes: { tankShock: NAMES.tankShock, grenade: NAMES.grenade, refund: 'command point back' },
  effects: {
    used: '',
    challenging: NAMES.epicChallenge,
    overwatching: 'fires overwatch',
    wentToGround: 'has gone to ground',
    inSmoke: 'in smoke',
  },
  names: {
    ...NAMES,
    'fireOverwatch.moved': NAMES.fireOverwatch,
    'fireOverwatch.setUp': NAMES.fireOverwatch,
  },
};
