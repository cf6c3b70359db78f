/** The looks of sides are numbered. A seat named after a colour gets the look of that colour. */
const NAMED: Readonly<Record<string, number>> = { blue: 0, red: 1, yellow: 2, gold: 2, violet: 3, purple: 3 };

/** Which look each side has: the one its first seat is named after, otherwise the first free one. */
export function looksOf(seats: readonly { readonly id: string; readonly side: string }[]): Map<string, number> {
  const looks = new Map<string, number>();
  for (const s of seats) if (!looks.has(s.side) && NAMED[s.id] !== undefined) looks.set(s.side, NAMED[s.id]!);
  for (const s of seats) {
    if (looks.has(s.side)) continue;
    const taken = new Set(looks.values());
    let free = 0;
    while (taken.has(free)) free++;
    looks.set(s.side, free);
  }
  return looks;
}
