import { modelHas } from '../01-units/units.ts';
import type { State } from '../generated/state.ts';
import { hasAbility } from './ability.ts';

/** WH-DATA-17: do wounds by this weapon count as caused by a psychic attack? */
export const isPsychic = (s: State, weapon: string): boolean => hasAbility(s.weapons[weapon]!, 'psychic');

/** WH-DATA-16: psychic weapons are for PSYKERS. */
export const mayWield = (s: State, model: string, weapon: string): boolean =>
  !isPsychic(s, weapon) || modelHas(s, model, 'PSYKER');
