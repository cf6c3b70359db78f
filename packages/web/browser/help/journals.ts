import { deflateRawSync } from 'node:zlib';
import { candidates } from '@walstatt/bots';
import { presetAnswer, type Request, type Ruleset, seededRng, type Types } from '@walstatt/engine';
import { Battle, type RequestKind, seededDice } from '@walstatt/engine/host';
import { writeJournal } from '@walstatt/engine/notation';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';

type Any = Ruleset<Types>;
const games = [skirmish, hexfield] as unknown as readonly Any[];

function written(ruleset: Any, battle: Battle<Types>, person: string): string {
  const players = battle.state.seats.map((s) => [s.id, s.id === person ? 'person' : 'computer easy']);
  const opening = {
    ruleset: ruleset.id,
    version: ruleset.version,
    start: { setup: {} },
    dice: 'seeded' as const,
    seats: Object.fromEntries(players) as Record<string, string>,
  };
  return writeJournal(ruleset, opening, battle.chronicle.journal);
}

/**
 * The journal of a battle that has reached a decision. A person makes that decision, and the computer plays the other
 * seats.
 */
function journalUntil(ruleset: Any, seed: number, isIt: (request: Request) => boolean): string | null {
  const set = ruleset.setUp({});
  if (!('state' in set)) throw new Error(`${ruleset.id} cannot be set up`);
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const rng = seededRng(seed);
  for (let n = 0; n < 250 && battle.pending.length > 0; n++) {
    const { id, request } = battle.pending[0]!;
    if (isIt(request)) return written(ruleset, battle, request.by);
    const look = battle.lookAs(request.by) as never;
    const tried = candidates(look, request, rng, 3);
    battle.answer(id, tried[rng.int(0, Math.max(0, tried.length - 1))] ?? presetAnswer(look, request));
  }
  return battle.idle && isIt(OVER) ? written(ruleset, battle, set.state.seats[0]!.id) : null;
}

/** Stands for the end of a battle. */
const OVER = { kind: 'confirm', name: 'over' } as Request;

/** A journal of a practice game that has stopped before a decision of this kind. */
export function journalBefore(kind: RequestKind): string {
  const known = found.get(kind);
  if (known !== undefined) return known;
  const journal = lookFor(kind);
  found.set(kind, journal);
  return journal;
}

const found = new Map<RequestKind, string>();

function lookFor(kind: RequestKind): string {
  for (const ruleset of games)
    for (let seed = 1; seed < 60; seed++) {
      const journal = journalUntil(ruleset, seed, (r) => r.kind === kind);
      if (journal !== null) return journal;
    }
  throw new Error(`no practice battle asks for ${kind}`);
}

/** The address that the page itself would use for a journal. */
export const linkTo = (journal: string): string => `#/j/${deflateRawSync(Buffer.from(journal)).toString('base64url')}`;

/** A battle of a practice game from beginning to end. */
export function finishedJournal(): string {
  const found = journalUntil(games[1]!, 3, (r) => r === OVER);
  if (found === null) throw new Error('the battle does not end');
  return found;
}
