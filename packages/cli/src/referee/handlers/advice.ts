import { byDefault, type Level, newMemory, problemOf, reasonFor, tellReason } from '@walstatt/bots';
import type { Pending } from '@walstatt/engine/host';
import type { Session, Table } from '../session.ts';

/** What a computer player would answer, and what it found when it compared answers. */
export async function adviceOf(
  session: Session,
  { battle, language }: Table,
  pending: Pending,
  wish: { readonly level: Level; readonly seed: number },
): Promise<object> {
  const { request } = pending;
  const look = battle.lookAs(request.by);
  const thought = await session.mind.think(
    problemOf(battle, pending, { ...wish, battle: 'referee', memory: newMemory() }),
  );
  const { answer, compared } = thought?.decision ?? byDefault({ look, request });
  const reason = reasonFor({ ruleset: battle.ruleset, look, language }, request, compared);
  return {
    answer,
    ...(reason === null ? {} : { reason: tellReason(reason, language) }),
    compared: compared.map((c) => ({
      answer: c.answer,
      ...(c.change === null ? {} : { unit: c.change.unit, ...c.change.task }),
      chance: c.share,
      playouts: c.playouts,
    })),
  };
}
