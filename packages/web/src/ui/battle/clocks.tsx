import { useEffect, useState } from 'preact/hooks';
import type { Sight } from '../../host/game-host.ts';
import { useWords } from '../../state/settings.ts';
import { SideBadge } from '../shared/side-badge.tsx';

const STEP = 250;

/** What everybody's clock shows; the one that runs goes on by itself. */
export function Clocks({ clocks }: { clocks: Sight['clocks'] }) {
  const w = useWords();
  const [since, setSince] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    setSince(0);
    if (!clocks.some((c) => c.runs)) return;
    const ticking = setInterval(() => setSince(performance.now() - begun), STEP);
    return () => clearInterval(ticking);
  }, [clocks]);
  if (clocks.length === 0) return null;
  return (
    <ul className="clocks" aria-label={w.clocks}>
      {clocks.map((c) => {
        const left = Math.max(0, c.left - (c.runs ? since : 0));
        const state = `${c.runs ? 'runs' : 'stands'}${left < 30_000 ? ' short' : ''}`;
        return (
          <li key={c.of?.id ?? ''} className={state} title={w.clockOf(c.of?.name ?? null, c.runs)}>
            {c.of === null ? w.clockOfAll : <SideBadge side={c.of.side} />} <span role="timer">{inMinutes(left)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const inMinutes = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
