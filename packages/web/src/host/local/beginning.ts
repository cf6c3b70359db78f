import {
  Battle,
  battleFromJournal,
  type DiceSource,
  type Entry,
  type JournalHeader,
  manualDice,
  restoredDice,
  seededDice,
  type Types,
} from '@walstatt/engine';
import type { BattleOrder } from '../game-host.ts';
import type { StoredBattle } from './battle-store.ts';
import type { AnyRuleset } from './rulesets.ts';
import { writePlayer } from './seats.ts';

/** A battle of the user's own wish cannot be begun: says why. */
export class CannotBegin extends Error {}

const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;

export const diceFor = (order: BattleOrder): DiceSource =>
  order.dice === 'typed' ? manualDice : seededDice(freshSeed());

/** A new battle from its set-up. */
export function newBattle(ruleset: AnyRuleset, order: BattleOrder): Battle<Types> {
  const set = ruleset.setUp(order.setup);
  if (!('state' in set))
    throw new CannotBegin(set.problems.map((p) => `${p.path.join('.')}: ${p.expected}, ${p.got}`).join('; '));
  return Battle.begin(ruleset, set.state, { dice: diceFor(order) });
}

/** What a journal of this battle says before its first line. */
export function headerOf(ruleset: AnyRuleset, order: BattleOrder, position?: string): JournalHeader {
  return {
    ruleset: ruleset.id,
    version: ruleset.version,
    start: position === undefined ? { setup: order.setup } : { position },
    dice: order.dice === 'typed' ? 'manual' : 'seeded',
    seats: Object.fromEntries(Object.entries(order.seats).map(([id, p]) => [id, writePlayer(p)])),
  };
}

/** A battle from its lines: all of it is played once more, so that the journal can be read from the beginning. */
export function continued(
  ruleset: AnyRuleset,
  order: BattleOrder,
  entries: readonly Entry[],
  dice: DiceSource,
  position?: string,
): Battle<Types> {
  const replayed = battleFromJournal(ruleset, { header: headerOf(ruleset, order, position), entries }, { dice });
  if (!replayed.ok) throw new CannotBegin(replayed.problem.message);
  return replayed.battle;
}

export const keptDice = (s: StoredBattle): DiceSource =>
  s.dice.kind === 'seeded' && Array.isArray(s.dice.state) ? restoredDice(s.dice.state as number[]) : diceFor(s.order);
