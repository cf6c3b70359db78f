import type { Battle } from '../../battle/battle.ts';
import type { Types } from '../../machine/types.ts';
import { writePosition } from '../position/write.ts';
import type { JournalOpening } from './journal.ts';

/**
 * How the journal of this battle begins: from the position before its first line. Null if that position is no longer
 * known, because the battle was restored from a save in the middle.
 */
export function openingOf<T extends Types>(battle: Battle<T>): JournalOpening | null {
  const { first } = battle.chronicle;
  if (first.lines > 0) return null;
  return { start: { position: writePosition(battle.ruleset, first.state) }, dice: battle.dice.kind };
}
