import { Battle, restoreBattle, type Save, saveBattle } from '@walstatt/engine/host';
import {
  battleFromJournal,
  openingOf,
  parseJournal,
  writeJournal,
  writePosition,
  writeSeatJournal,
} from '@walstatt/engine/notation';
import { readText } from '../../read-file.ts';
import { loadRuleset } from '../../registry.ts';
import { UserError } from '../../user-error.ts';
import { writeText } from '../../write-file.ts';
import { showField } from '../context.ts';
import { diceFor, diceFromSave } from '../dice.ts';
import type { DiceWish } from '../protocol.ts';
import { knownSeat, type Session, situation, type Table, tableOf } from '../session.ts';
import type { Handler } from './handler.ts';
import { seat } from './start.ts';

export const position: Handler<'position'> = (session, m) => {
  const { battle } = tableOf(session, m.battle);
  const { state, since } = battle.position;
  return { position: writePosition(battle.ruleset, state, since) };
};

export const journal: Handler<'journal'> = (session, m) => {
  const { battle } = tableOf(session, m.battle);
  const opening = openingOf(battle);
  if (opening === null) throw new UserError('How this battle began is not known: it has no whole journal.');
  if (m.seat !== undefined) return { journal: writeSeatJournal(battle, opening, knownSeat(battle, m.seat)) };
  return { journal: writeJournal(battle.ruleset, opening, battle.chronicle.journal) };
};

export const save: Handler<'save'> = async (session, m) => {
  const data = saveBattle(tableOf(session, m.battle).battle);
  if (m.file === undefined) return { save: data };
  await writeText(m.file, JSON.stringify(data), isSave);
  return { file: m.file };
};

/** A save may take the place of an earlier one, and of nothing else. */
function isSave(text: string): boolean {
  try {
    return parseSave(text, undefined) !== null;
  } catch {
    return false;
  }
}

export const load: Handler<'load'> = async (session, m) => {
  const text = m.journal ?? (m.file === undefined ? undefined : await readText(m.file));
  const { language = 'en', steps = false } = m;
  if (text?.startsWith('walstatt journal')) {
    const parsed = parseJournal(text);
    if (!parsed.ok)
      throw new UserError(
        'The journal is not right.',
        parsed.problems.map((p) => `line ${p.line}, column ${p.column}: ${p.message}`),
      );
    const ruleset = await loadRuleset(parsed.journal.header.ruleset);
    const dice = diceFor(m.dice);
    const played = battleFromJournal(ruleset, parsed.journal, { dice, watch: session.watch });
    if (!played.ok)
      throw new UserError('The journal cannot be replayed.', [
        `line ${played.problem.line}: ${played.problem.message}`,
      ]);
    return seat(session, m.battle, { battle: played.battle, dice, language, steps, told: played.battle.stream.length });
  }
  const data = parseSave(text, m.save);
  const ruleset = await loadRuleset(data.ruleset);
  const dice = m.dice === undefined ? diceFromSave(data.dice) : diceFor(m.dice);
  const restored = restoreBattle(ruleset, data, { dice, watch: session.watch });
  if ('problems' in restored) {
    throw new UserError('The save cannot be used.', restored.problems.map(showField));
  }
  return seat(session, m.battle, {
    battle: restored.battle,
    dice,
    language,
    steps,
    told: restored.battle.stream.length,
  });
};

function parseSave(text: string | undefined, inline: unknown): Save {
  let data = inline;
  if (text !== undefined) {
    try {
      data = JSON.parse(text);
    } catch {
      throw new UserError('This is neither a save nor a journal.');
    }
  }
  const s = data as Partial<Save> | null | undefined;
  if (
    typeof s !== 'object' ||
    s === null ||
    typeof s.ruleset !== 'string' ||
    !Array.isArray(s.since) ||
    !Array.isArray(s.journal) ||
    typeof s.kept !== 'object' ||
    typeof s.dice !== 'object'
  ) {
    throw new UserError('load needs a save, a file or a journal.');
  }
  return s as Save;
}

/** A copy of a table with dice of its own. */
export function forked(table: Table, wish: DiceWish, watch: Session['watch']): Table {
  const { battle, language, steps } = table;
  const dice = diceFor(wish);
  const { state, since } = battle.position;
  const options = { dice, memos: battle.memos, watch };
  const { journal, first } = battle.chronicle;
  const past = { journal, kept: battle.kept(), first: first.state };
  const copy = Battle.resume(battle.ruleset, state, since, options, past);
  return { battle: copy, dice, language, steps, told: copy.stream.length };
}

export const fork: Handler<'fork'> = (session, m) => {
  const copy = forked(tableOf(session, m.battle), m.dice, session.watch);
  session.tables.set(m.as, copy);
  return { as: m.as, ...situation(copy) };
};

export const close: Handler<'close'> = (session, m) => {
  const left = tableOf(session, m.battle).dice.leftOver?.() ?? [];
  session.tables.delete(m.battle ?? 'main');
  return { battles: [...session.tables.keys()], ...(left.length === 0 ? {} : { leftOver: left }) };
};
