/** Helpers for the texts, because the arguments of requests and refusals are plain data. */
export function argOf(args: unknown, key: string): string {
  const value =
    typeof args === 'object' && args !== null ? (args as Readonly<Record<string, unknown>>)[key] : undefined;
  return String(value ?? '');
}

/** A field by column and row, counted from 1 as players count them on the table. */
export function place(field: unknown): string {
  const { q, r } = (field ?? { q: 0, r: 0 }) as { q: number; r: number };
  return `${q + (r >> 1) + 1}/${r + 1}`;
}
