/** The round, and the innermost of what is going on in it. */
export function phaseInWords({
  round,
  phase,
}: {
  readonly round: string | null;
  readonly phase: readonly string[];
}): string {
  return (round === null ? phase.slice(-3) : [round, ...phase.filter((p) => !round.startsWith(p)).slice(-2)]).join(
    ' › ',
  );
}
