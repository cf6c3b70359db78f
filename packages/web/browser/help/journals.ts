import { deflateRawSync } from 'node:zlib';
import { candidates } from '@walstatt/bots';
import {
  Battle,
  presetAnswer,
  type Request,
  type RequestKind,
  type Ruleset,
  seededDice,
  seededRng,
  type Types,
  writeJournal,
} from '@walstatt/engine';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';

type Any = Ruleset<Types>;
const games = [skirmish, hexfield] as unknown as readonly Any[];

/** The journal of a battle that has come to a decision; who decides is a person, the others are the computer's. */
function journalUntil(ruleset: Any, seed: number, isIt: (request: Request) => boolean): string | null {
  const set = ruleset.setUp({});
  if (!('state' in set)) throw new Error(`${ruleset.id} cannot be set up`);
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const rng = seededRng(seed);
  for (let n = 0; n < 250 && battle.pending.length > 0; n++) {
    const { id, request } = battle.pending[0]!;
    if (isIt(request)) {
      const players = set.state.seats.map((s) => [s.id, s.id === request.by ? 'person' : 'computer easy']);
      const opening = {
        ruleset: ruleset.id,
        version: ruleset.version,
        start: { setup: {} },
        dice: 'seeded' as const,
        seats: Object.fromEntries(players) as Record<string, string>,
      };
      return writeJournal(ruleset, opening, battle.chronicle.journal);
    }
    const look = battle.lookAs(request.by) as never;
    const tried = candidates(look, request, rng, 3);
    battle.answer(id, tried[rng.int(0, Math.max(0, tried.length - 1))] ?? presetAnswer(look, request));
  }
  return null;
}

/** Where rare kinds are known to come up: only looked at first, never relied on. */
const HINTS: Partial<Record<RequestKind, number>> = { order: 49 };

/** A journal of a practice game that stands before a decision of this kind. */
export function journalBefore(kind: RequestKind): string {
  for (const ruleset of games)
    for (let seed = 0; seed < 60; seed++) {
      const found = journalUntil(ruleset, seed === 0 ? (HINTS[kind] ?? 1) : seed, (r) => r.kind === kind);
      if (found !== null) return found;
    }
  throw new Error(`no practice battle asks for ${kind}`);
}

/** The page's own address for a journal. */
export const linkTo = (journal: string): string => `#/j/${deflateRawSync(Buffer.from(journal)).toString('base64url')}`;
