import type { Sight } from '../../host/game-host.ts';
import { useWords } from '../../state/settings.ts';
import { SideBadge } from '../shared/side-badge.tsx';

/** Who is ahead, as far as the rules tell. */
export function Score({ sight }: { sight: Sight }) {
  const w = useWords();
  const people = sight.seats.filter((s) => s.player.kind !== 'computer');
  const sides = [...new Map(sight.seats.map((s) => [s.side, s.sideName]))];
  return (
    <ul className="score" title={[sight.outcome.aim, sight.outcome.points].filter(Boolean).join(' – ') || undefined}>
      {sides.map(([side, name]) => {
        const points = sight.outcome.score.find((s) => s.side === name)?.points;
        return (
          <li key={side}>
            <SideBadge side={side} /> <span className="side-name">{name}</span>
            {people.length === 1 && people[0]!.side === side && <span className="you"> ({w.you})</span>}
            {points !== undefined && <strong> {points}</strong>}
          </li>
        );
      })}
    </ul>
  );
}
