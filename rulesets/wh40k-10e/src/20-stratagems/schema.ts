import { count, type Fragment, s, seat, unitId } from '../fields.ts';
import { STRATAGEMS } from './list.ts';

/** A moment in the life of a unit. */
const aboutUnit = { kind: 'window', args: { unit: unitId }, about: { by: 'option' } } as const;

const stratagem = s.literal(...Object.keys(STRATAGEMS));

export const stratagems: Fragment = {
  contexts: {
    tankShock: { seat, unit: unitId },
    grenade: { seat, unit: unitId },
    overwatch: { seat, unit: unitId, target: unitId },
  },
  events: { stratagemUsed: { seat, stratagem, cost: count } },
  requests: {
    battleShockFailed: aboutUnit,
    chargeEnds: aboutUnit,
    selectedToFight: aboutUnit,
    unitFought: aboutUnit,
    targetsSelected: aboutUnit,
    betweenShooting: { kind: 'window', about: { by: 'option' } },
    grenadeTarget: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit', at: 'option' } },
    shockedUnit: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit', at: 'option' } },
    shockWeapon: { kind: 'choose', args: { unit: unitId }, about: { by: 'unit' } },
  },
  effects: {
    /** On a player: WH-STRAT-03, once per phase. */
    used: { stratagem },
    /** On a model: its melee attacks have Precision. */
    challenging: {},
    overwatching: {},
    wentToGround: {},
    inSmoke: {},
  },
};
