const PIPS: Record<number, string> = {
  1: 'M8 8h.1',
  2: 'M5 5h.1M11 11h.1',
  3: 'M4.500 4.500h.1M8 8h.1M11.500 11.500h.1',
  4: 'M5 5h.1M11 5h.1M5 11h.1M11 11h.1',
  5: 'M4.500 4.500h.1M11.500 4.500h.1M8 8h.1M4.500 11.500h.1M11.500 11.500h.1',
  6: 'M5 4h.1M11 4h.1M5 8h.1M11 8h.1M5 12h.1M11 12h.1',
};

/** Rolled dice: pips on six sides, numbers on others. */
export function Dice({ sides, faces }: { sides: number; faces: readonly number[] }) {
  return (
    <span className="dice" role="img" aria-label={faces.join(', ')}>
      {faces.map((f, i) =>
        sides === 6 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other identity than their place.
          <svg key={i} viewBox="0 0 16 16" aria-hidden="true">
            <rect x="1" y="1" width="14" height="14" rx="3" />
            <path d={PIPS[f]} />
          </svg>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <b key={i}>{f}</b>
        ),
      )}
    </span>
  );
}
