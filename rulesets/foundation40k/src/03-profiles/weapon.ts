import { schema as s } from '@walstatt/engine';

export const WEAPON_RULES = ['twinLinked', 'sniper', 'stunning'] as const;

/** A weapon; rows of the state's table `weapons`. `improvised` is no row: a model without melee weapon has it anyway. */
export const weapon = s.record(
  {
    name: s.text,
    kind: s.literal('shooting', 'melee'),
    /** In ticks; melee weapons have a reach too. */
    range: s.int(0, 1_000_000),
    rof: s.int(0, 20),
    fp: s.int(0, 20),
    specialRules: s.withDefault(s.list(s.literal(...WEAPON_RULES)), []),
  },
  'Weapon',
);
