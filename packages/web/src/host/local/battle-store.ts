import type { Plain } from '@walstatt/engine';
import type { Entry, Kept } from '@walstatt/engine/host';
import type { BattleOrder } from '../game-host.ts';
import type { KeptClocks } from './clock-keeper.ts';
import type { KeptReason } from './reasons.ts';
import { playersOf } from './seats.ts';

/** A battle as it is stored on this device: everything that it was made from. */
export type StoredBattle = KeptClocks & {
  readonly id: string;
  readonly version: string;
  readonly at: number;
  readonly over: boolean;
  readonly decisions: number;
  readonly order: BattleOrder;
  /** A battle that did not begin from a set-up begins from a journal's own header. */
  readonly position?: string;
  readonly entries: readonly Entry[];
  /** Why the computer decided what. Battles that were stored earlier have none. */
  readonly reasons?: readonly KeptReason[];
  /** The player had stopped the computer. */
  readonly stopped?: boolean;
  /** Sealed answers that wait for the other players' answers. A journal does not have them yet. */
  readonly held?: Kept['held'];
  readonly dice: { readonly kind: string; readonly state: Plain };
};

export const asOfToday = (kept: StoredBattle): StoredBattle => ({
  ...kept,
  order: { ...kept.order, seats: playersOf(kept.order) },
});

const NAME = 'walstatt';
const SHELF = 'battles';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(SHELF, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<R>(mode: IDBTransactionMode, work: (shelf: IDBObjectStore) => IDBRequest<R>): Promise<R> {
  const db = await opened();
  try {
    return await new Promise<R>((resolve, reject) => {
      const request = work(db.transaction(SHELF, mode).objectStore(SHELF));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } finally {
    db.close();
  }
}

export const keepBattle = (battle: StoredBattle): Promise<unknown> => run('readwrite', (s) => s.put(battle));
export async function keptBattle(id: string): Promise<StoredBattle | undefined> {
  const kept = await run('readonly', (s) => s.get(id) as IDBRequest<StoredBattle | undefined>);
  return kept === undefined ? undefined : asOfToday(kept);
}
export const keptBattles = async (): Promise<StoredBattle[]> =>
  (await run('readonly', (s) => s.getAll() as IDBRequest<StoredBattle[]>)).map(asOfToday);
export const dropBattle = (id: string): Promise<unknown> => run('readwrite', (s) => s.delete(id));
