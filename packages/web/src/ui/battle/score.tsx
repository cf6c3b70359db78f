import type { Sight } from '../../host/game-host.ts';
import { SideBadge } from '../shared/side-badge.tsx';

/** Who is ahead, as far as the rules tell. */
export function Score({ sight }: { sight: Sight }) {
  const sides = [...new Map(sight.seats.map((s) => [s.side, s.sideName]))];
  return (
    <ul className="score" title={sight.outcome.points || undefined}>
      {sides.map(([side, name]) => {
        const points = sight.outcome.score.find((s) => s.side === name)?.points;
        return (
          <li key={side}>
            <SideBadge side={side} /> <span className="side-name">{name}</span>
            {points !== undefined && <strong> {points}</strong>}
          </li>
        );
      })}
    </ul>
  );
}
