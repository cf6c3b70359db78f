import { type Explained, unmodified } from '@walstatt/engine';
import { profileOf } from '../../01-units/units.ts';
import { coverOf } from '../../14-terrain/terrain.ts';
import type { Contexts } from '../../generated/state.ts';
import type { L } from '../../kit.ts';

/** Why the dice of a run need what they need. All its models need the same: the first that does speaks for them. */
export function hitReasons(look: L, { unit, target, kind }: Contexts['attack'], need: number): Explained {
  const { units } = look.state;
  const cover = coverOf(look, target);
  for (const model of units[unit]!.models) {
    const { meleeSkill, shootSkill } = profileOf(look.state, model);
    const why = look.explain('hit', kind === 'strike' ? meleeSkill : shootSkill, { kind, cover });
    if (why.value === need) return why;
  }
  return unmodified(need);
}
