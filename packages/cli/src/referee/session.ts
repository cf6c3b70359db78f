import { type Mind, mindHere } from '@walstatt/bots';
import type { Language, Types } from '@walstatt/engine';
import { type Battle, type BattleOptions, type Pending, SPECTATOR } from '@walstatt/engine/host';
import { type Keeper, keepNothing } from '../mistakes.ts';
import { loadRuleset } from '../registry.ts';
import { UserError } from '../user-error.ts';
import { describeEvent, describePending, describeRoll } from './describe.ts';
import type { PatientDice } from './dice.ts';
import type { RequestRef } from './protocol.ts';

/** One battle run by the referee. */
export type Table = {
  readonly battle: Battle<Types>;
  readonly dice: PatientDice;
  readonly language: Language;
  /** Whether to report the steps of the machine, too. */
  readonly steps: boolean;
  /** How many events replies have reported so far. */
  told: number;
};

export type Session = {
  readonly tables: Map<string, Table>;
  /** Thinks about what computer players would answer. */
  readonly mind: Mind;
  /** Keeps what is needed to repeat a mistake of the program. */
  readonly keep: Keeper;
  readonly watch: NonNullable<BattleOptions<Types>['watch']>;
};

export const newSession = (
  watch: Session['watch'] = {},
  mind = mindHere(loadRuleset),
  keep = keepNothing,
): Session => ({
  tables: new Map(),
  mind,
  keep,
  watch,
});

export function tableOf(session: Session, name: string | undefined): Table {
  const table = session.tables.get(name ?? 'main');
  if (table === undefined) throw new UserError(`There is no battle ${name ?? 'main'}. Begin one with start or load.`);
  return table;
}

/** Finds a pending request by id, or by name and seat. */
export function findPending(table: Table, ref: RequestRef): Pending {
  const { pending } = table.battle;
  const all =
    'request' in ref
      ? pending.filter((p) => p.id === ref.request)
      : pending.filter((p) => p.request.name === ref.name && (ref.seat === undefined || p.request.by === ref.seat));
  const asked = pending.map((p) => `${p.id} (${p.request.name})`).join(', ') || 'nothing';
  if (all.length === 0) throw new UserError('This is not asked now.', [`Asked: ${asked}`]);
  if (all.length > 1) throw new UserError('Several seats are asked this: say which.', [`Asked: ${asked}`]);
  return all[0]!;
}

/** Events of the machine itself, which no rule covers: how the agenda went on. */
const STEPS: ReadonlySet<string> = new Set(['began', 'stepped', 'set', 'replied', 'ended', 'effectArmed']);

export const isTold = (event: Types['Event'], steps: boolean): boolean => steps || !STEPS.has(event.type);

/** Scripted dice that are left over once there is nothing left to do: a mistake in the script. */
function leftOver({ battle, dice }: Table, happened: boolean): object {
  const left = happened && battle.idle ? (dice.leftOver?.() ?? []) : [];
  return left.length === 0 ? {} : { leftOver: left };
}

/** A seat of the battle, or somebody who only watches. */
export function knownSeat({ state }: Battle<Types>, seat: string): string {
  const seats = [...state.seats.map((s) => s.id), SPECTATOR];
  if (seats.includes(seat)) return seat;
  throw new UserError(`There is no seat ${seat}.`, [`Known: ${seats.join(', ')}`]);
}

/** The present situation as one seat may know it. Events have a message of their own. */
export function situationFor(table: Table, seat: string): object {
  const { battle, language } = table;
  const asked = battle.pendingFor(knownSeat(battle, seat)).filter((p) => !p.answered);
  return {
    pending: asked.filter((p) => p.request.by === seat).map((p) => describePending(battle, p, language, seat)),
    toAnswer: [...new Set(asked.map((p) => p.request.by))],
    wanted: battle.wanted === null ? null : describeRoll(battle, battle.wanted, language),
    idle: battle.idle,
    result: battle.ruleset.result(battle.lookAs(seat)),
    ...(battle.undoWanted === null ? {} : { undoWanted: battle.undoWanted }),
  };
}

/** What every reply about a battle carries: what has happened since the last one, and what is needed now. */
export function situation(table: Table): object {
  const { battle, language } = table;
  const news = [...battle.stream.all(table.told)];
  const events = news.filter((e) => isTold(e, table.steps)).map((e) => describeEvent(battle, e, language));
  table.told = battle.stream.length;
  const problem = table.dice.takeProblem?.() ?? null;
  const seats = [...new Set(battle.pending.map((p) => p.request.by))];
  return {
    events,
    pending: battle.pending.map((p) =>
      describePending(battle, { id: p.id, request: p.request, sealed: p.sealed, answered: false }, language),
    ),
    toAnswer: seats,
    wanted: battle.wanted === null ? null : describeRoll(battle, battle.wanted, language),
    ...(problem === null ? {} : { diceProblem: problem }),
    idle: battle.idle,
    ...leftOver(table, news.length > 0),
    result: battle.result,
    ...(battle.undoWanted === null ? {} : { undoWanted: battle.undoWanted }),
  };
}
