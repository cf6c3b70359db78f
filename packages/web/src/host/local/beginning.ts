import type { Plain, Types } from '@walstatt/engine';
import {
  Battle,
  type DiceSource,
  type Entry,
  inAdvance,
  manualDice,
  restoredDice,
  seededDice,
} from '@walstatt/engine/host';
import {
  battleFromJournal,
  battleFromPosition,
  type JournalHeader,
  loadYaml,
  parsePosition,
} from '@walstatt/engine/notation';
import type { BattleOrder } from '../game-host.ts';
import type { StoredBattle } from './battle-store.ts';
import type { AnyRuleset } from './rulesets.ts';
import { writePlayer } from './seats.ts';
import { inFileWrong, setupWrong } from './told-problems.ts';

const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;

export const diceFor = (order: BattleOrder): DiceSource =>
  order.dice === 'typed' ? manualDice : seededDice(freshSeed());

/** Whether something that a player chose holds a file's text: names and numbers have no colons. */
export const holdsFile = (x: Plain): boolean =>
  typeof x === 'string' ? x.includes(':') : typeof x === 'object' && x !== null && Object.values(x).some(holdsFile);

/** Loads what reads files, if this beginning needs it. Most battles begin without. */
export async function readyFor(start: JournalHeader['start']): Promise<void> {
  if ('position' in start || holdsFile(start.setup as Plain)) await loadYaml();
}

/** A new battle from its set-up. People are asked only what they would stop for. */
export function newBattle(ruleset: AnyRuleset, order: BattleOrder): Battle<Types> {
  const battle = begunFrom(ruleset, { setup: order.setup }, diceFor(order));
  for (const [seat, { kind }] of Object.entries(order.seats))
    if (kind === 'person') for (const standing of inAdvance(ruleset.inAdvance, seat)) battle.stand(standing);
  return battle;
}

/** A battle at its beginning, from a set-up or from a position. */
export function begunFrom(
  ruleset: AnyRuleset,
  start: JournalHeader['start'],
  dice: DiceSource = manualDice,
): Battle<Types> {
  if ('setup' in start) {
    const set = ruleset.setUp(start.setup);
    if ('state' in set) return Battle.begin(ruleset, set.state, { dice });
    throw setupWrong(ruleset, set.problems);
  }
  const position = parsePosition(ruleset, start.position);
  const begun = position.ok ? battleFromPosition(ruleset, position, { dice }) : position;
  if (!begun.ok) throw inFileWrong(ruleset, begun.problems);
  return begun.battle;
}

/** The state before the first step, made anew. */
export function startOf(ruleset: AnyRuleset, start: JournalHeader['start']): Types['State'] | null {
  if ('position' in start) {
    const position = parsePosition(ruleset, start.position);
    return position.ok ? position.state : null;
  }
  const set = ruleset.setUp(start.setup);
  return 'state' in set ? set.state : null;
}

/** A battle begins from its set-up, unless it began in the middle. */
export const beginningOf = ({ setup }: BattleOrder, position?: string): JournalHeader['start'] =>
  position === undefined ? { setup } : { position };

/** What a journal of this battle says before its first line. */
export function headerOf(ruleset: AnyRuleset, order: BattleOrder, position?: string): JournalHeader {
  return {
    ruleset: ruleset.id,
    version: ruleset.version,
    start: beginningOf(order, position),
    dice: order.dice === 'typed' ? 'manual' : 'seeded',
    seats: Object.fromEntries(Object.entries(order.seats).map(([id, p]) => [id, writePlayer(p)])),
  };
}

/** Restores a battle from its lines. All of it is played again, so that the journal can be read from the beginning. */
export function continued(
  ruleset: AnyRuleset,
  order: BattleOrder,
  entries: readonly Entry[],
  dice: DiceSource,
  position?: string,
): Battle<Types> {
  const replayed = battleFromJournal(ruleset, { header: headerOf(ruleset, order, position), entries }, { dice });
  if (!replayed.ok) throw inFileWrong(ruleset, replayed.problems);
  return replayed.battle;
}

export const keptDice = (s: StoredBattle): DiceSource =>
  s.dice.kind === 'seeded' && Array.isArray(s.dice.state) ? restoredDice(s.dice.state as number[]) : diceFor(s.order);
