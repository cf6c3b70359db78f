import type { Line } from '../../host/game-host.ts';

/** Leaves out headings under which nothing happened, because what comes next does not belong to them. */
export const withoutEmpty = (lines: readonly Line[]): readonly Line[] =>
  lines.filter((l, i) => {
    const next = lines[i + 1];
    if (l.kind !== 'heading' || next?.depth === undefined) return true;
    return next.depth > (l.depth ?? 0) || (next.kind !== 'heading' && next.depth === l.depth);
  });

/** Something that happened several times in a row is told once, by the last of its lines. */
export function folded(
  lines: readonly Line[],
  gone: ReadonlySet<number> = new Set(),
): readonly { readonly line: Line; readonly times: number }[] {
  const all: { line: Line; times: number }[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    const same =
      last !== undefined &&
      line.kind !== 'heading' &&
      line.dice === undefined &&
      line.text === last.line.text &&
      line.kind === last.line.kind &&
      line.side === last.line.side &&
      gone.has(line.n) === gone.has(last.line.n);
    if (same) all[all.length - 1] = { line, times: last.times + 1 };
    else all.push({ line, times: 1 });
  }
  return all;
}

/** The numbers of all lines about things that were later taken back. The lines themselves remain true. */
export function takenBack(lines: readonly Line[]): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const { n, since } of lines) {
    if (since === undefined) continue;
    for (const l of lines) if (l.n >= since && l.n < n && l.kind !== 'undone') gone.add(l.n);
  }
  return gone;
}
