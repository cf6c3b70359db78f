/** What a state offers a seat, by name. */
export type Motives = Readonly<Record<string, number>>;

/** A difference smaller than this is no reason. */
const WORTH_TELLING = 0.05;

/** The motive in which the chosen outcome is furthest above the average of the others. Null if there is none. */
export function strongestMotive(chosen: Motives, others: readonly Motives[]): string | null {
  let strongest: string | null = null;
  let most = WORTH_TELLING;
  for (const [name, value] of Object.entries(chosen)) {
    const mean = others.reduce((sum, o) => sum + (o[name] ?? 0), 0) / Math.max(1, others.length);
    if (others.length > 0 && value - mean > most) [strongest, most] = [name, value - mean];
  }
  return strongest;
}
