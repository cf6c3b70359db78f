/**
 * Geometric answers by everything spatial in the state. Forks of a battle share one memo: what was seen once on the same
 * table is not looked up twice. Bounded: the oldest tables are forgotten first.
 */
export type Memo = { readonly tables: Map<number, Map<string, unknown>>; readonly most: number };

export const newMemo = (most = 64): Memo => ({ tables: new Map(), most });

export function memoTable(memo: Memo, space: number): Map<string, unknown> {
  let table = memo.tables.get(space);
  if (table === undefined) {
    if (memo.tables.size >= memo.most) memo.tables.delete(memo.tables.keys().next().value!);
    table = new Map();
    memo.tables.set(space, table);
  }
  return table;
}
