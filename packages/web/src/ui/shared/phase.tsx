type Props = { readonly round: string | null; readonly phase: readonly string[] };

/** The round, and the innermost of what is going on in it; small screens leave out what is in between. */
export function Phase({ round, phase }: Props) {
  const parts = round === null ? phase.slice(-3) : [round, ...phase.filter((p) => !round.startsWith(p)).slice(-2)];
  return (
    <p className="phase">
      {parts.map((part, i) => (
        <span key={part} className={i > 0 && i < parts.length - 1 ? 'between' : undefined}>
          {i > 0 && ' › '}
          {part}
        </span>
      ))}
    </p>
  );
}
