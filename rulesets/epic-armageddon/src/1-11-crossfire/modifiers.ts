import { isFortified } from '../1-08-terrain/cover.ts';
import type { Hit } from '../1-09-shooting/shoot/save.ts';
import { modifier } from '../kit.ts';

/** EA-1.11-04: −1 on all saves. EA-1.8.4-02, EA-1.11-07: not in fortifications. */
export const crossfireSave = modifier({
  rule: 'EA-1.11-04',
  op: 'add',
  when: (look, { unit, crossfire }: Hit) => crossfire && !isFortified(look, unit),
  by: 1,
});
