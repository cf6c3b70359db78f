import { cm } from '../src/1-00-materials/cm.ts';
import { newShoot } from '../src/1-09-shooting/shoot/new-shoot.ts';
import type { Contexts, Weapon, WeaponMode } from '../src/generated/state.ts';
import { type Field, field, type Play } from './field.ts';

const MODE: WeaponMode = {
  use: 'fire',
  range: cm(30),
  shots: { dice: 0, sides: 6, plus: 1 },
  ap: null,
  at: null,
  aa: null,
  mw: null,
  barrage: null,
  arc: 'all',
  abilities: [],
};

/** A weapon of one line, with a range of 30 cm unless something else is said. */
export const gun = (line: Partial<WeaponMode>, count = 1): Weapon => ({
  name: 'gun',
  count,
  modes: [{ ...MODE, ...line }],
  joined: 'and',
});

/** A weapon of several lines. */
export const guns = (joined: 'and' | 'or', ...lines: Partial<WeaponMode>[]): Weapon => ({
  name: 'guns',
  count: 1,
  modes: lines.map((line) => ({ ...MODE, ...line })),
  joined,
});

/** `mob` of red shoots at `foes` of blue. */
export const shoots = (f: Field, more: Partial<Contexts['shoot']> = {}): Play =>
  field(f).start('shoot', newShoot({ seat: 'red', formation: 'mob', target: 'foes', ...more }));
