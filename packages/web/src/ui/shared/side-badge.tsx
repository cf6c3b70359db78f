const SHAPES = [
  'M4 3H20Q22 3 22 5V19Q22 21 20 21H4Q2 21 2 19V5Q2 3 4 3Z',
  'M5 3H19L23 12 19 21H5L1 12Z',
  'M8 3H16A9 9 0 0 1 16 21H8A9 9 0 0 1 8 3Z',
  'M3 2H21V13Q21 19 12 23Q3 19 3 13Z',
];

/** The sign of a side: the shape and pattern of its counters, not its colour alone. */
export function SideBadge({ side }: { side: number }) {
  const n = side % SHAPES.length;
  return (
    <svg className={`side-badge side-${n}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[n]} />
      {n === 1 && <path className="mark" d="M6 20 18 4M2 14 9 4M15 20 22 10" />}
      {n === 2 && <path className="mark dots" d="M8 9h.1M14 9h.1M11 13h.1M8 16h.1M15 15h.1" />}
      {n === 3 && <path className="mark" d="M3 8H21M3 14H21M9 2V20M15 2V20" />}
    </svg>
  );
}
