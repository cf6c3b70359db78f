import { isThere, modelsOf } from '../01-units/units.ts';
import { inch } from '../04-measuring/table-top.ts';
import { type Attack, isRanged } from '../14-attacks/attack.ts';
import type { State } from '../generated/state.ts';
import { type L, modifier } from '../kit.ts';
import { isWhollyIn } from './area.ts';

const HIGH = inch(6);

const heightOf = (s: State, model: string): number => {
  const { where } = s.models[model]!;
  return where.at === 'battlefield' ? where.z : 0;
};

const isInRuins = (look: L, model: string): boolean =>
  Object.keys(look.state.terrain).some((id) => look.state.terrain[id]!.kind === 'ruins' && isWhollyIn(look, model, id));

/** WH-TERRAIN-49, WH-G-19: from at least 6" up in ruins at a unit whose models all stand at ground level. */
export const plungingFire = modifier({
  rule: 'WH-TERRAIN-49',
  op: 'add',
  when: (look, attack: Attack) =>
    isRanged(look.state, attack) &&
    isThere(look.state, attack.model) &&
    heightOf(look.state, attack.model) >= HIGH &&
    isInRuins(look, attack.model) &&
    modelsOf(look.state, attack.target).every((m) => heightOf(look.state, m) === 0),
  by: -1,
});
