import type { Profile } from '../src/generated/state.ts';
import { endRound, type Field, field, type Piece, type Play, type Troop } from './field.ts';

/** Small tables that tests of several chapters begin with. */

/** Two units 10" apart with nothing between them; only A can shoot. */
export const duel = (more: Field = {}): Play =>
  field({
    red: { A: { at: [20, 20], models: 3, weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], models: 5 } },
    ...more,
  });

/** One model shoots at a unit 10" away. */
export const shot = (more: Field): Play =>
  field({
    red: { A: { at: [20, 20], weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], models: 5 } },
    ...more,
  });

/** Two units 10" apart that can both shoot. */
export const firefight = (more: Field = {}): Play =>
  field({
    red: { A: { at: [20, 20], models: 2, weapons: ['boltgun'] } },
    blue: { B: { at: [20, 30], models: 5, weapons: ['boltgun'] } },
    ...more,
  });

/** One model against one, bases touching. */
export const clash = (more: Field = {}): Play =>
  field({
    red: { A: { at: [20, 20], weapons: ['club'] } },
    blue: { B: { at: [20, 21], weapons: ['club'] } },
    ...more,
  });

/** The enemy stands far away, in the north-east. */
export const farApart = (more: Field): Play => field({ blue: { B: { at: [60, 40] } }, ...more });

/** One unit that has the table to itself. */
export const alone = (
  profile: Partial<Profile> = {},
  terrain: Record<string, Piece> = {},
  models = 1,
  dice: number[] = [],
): Play =>
  field({
    red: { A: { at: [20, 20], models, profile } },
    blue: { B: { at: [60, 40] } },
    terrain,
    dice,
  });

/** A wood in front of the unit that is `alone`. */
export const wood: Piece = { class: 'softCover', blocksSight: false, rect: [10, 21, 20, 20] };

/** One model looks at another, 20" away. */
export const line = (more: Field): Play =>
  field({ red: { A: { at: [20, 10], weapons: ['boltgun'] } }, blue: { B: { at: [20, 30] } }, ...more });

/** A unit in reserve. */
export const held = (more: Partial<Troop> = {}): Troop => ({ models: 3, status: 'reserve', ...more });

/** The end of a round in which red has this unit in reserve, as R. */
export const endOfRoundWith = (unit: Troop, dice: number[], round = 1, more: Field = {}): Play =>
  endRound({ red: { A: { at: [20, 3] }, R: unit }, blue: { B: { at: [60, 40] } }, round, dice, ...more });
