import type { Scene, UnitShape } from '@walstatt/scene';
import { useMemo } from 'preact/hooks';
import type { Sight } from '../../host/game-host.ts';
import { select, useGame } from '../../state/game.ts';
import { useSettings, useWords } from '../../state/settings.ts';
import { SideBadge } from '../shared/side-badge.tsx';
import { bearing, middle, writeTicks } from './bearings.ts';

/** The table in words: every unit with its state and, seen from a chosen one, bearing and distance. */
export function UnitsPanel({ sight }: { sight: Sight }) {
  const w = useWords();
  return (
    <>
      <h2>{w.units}</h2>
      {sight.scene !== null && <UnitList sight={sight} scene={sight.scene} />}
      <details open={sight.scene === null}>
        <summary>{w.inWords}</summary>
        <ul className="overview">
          {sight.overview.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity than their place.
            <li key={i}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

function UnitList({ sight, scene }: { sight: Sight; scene: Scene }) {
  const w = useWords();
  const language = useSettings((s) => s.language);
  const selected = useGame((s) => s.selected);
  const from = scene.units.find((u) => u.id === selected);
  const origin = useMemo(() => (from === undefined ? null : middle(scene, from)), [scene, from]);
  const far = (u: UnitShape): number | null => {
    const to = middle(scene, u);
    return origin === null || to === null ? null : (to.x - origin.x) ** 2 + (to.y - origin.y) ** 2;
  };
  const units = [...scene.units].sort((a, b) => (far(a) ?? 1e12) - (far(b) ?? 1e12));
  return (
    <>
      <p className="small">
        {w.from}: {from?.name ?? w.nobody}
      </p>
      <ul className="unit-list">
        {units.map((u) => {
          const seat = sight.seats.find((s) => s.id === u.seat);
          const to = middle(scene, u);
          const where =
            to === null
              ? (u.elsewhere ?? w.offTable)
              : origin === null || u.id === selected
                ? ''
                : w.distanceTo(
                    writeTicks(bearing(origin, to).distance, sight.unit, scene, language),
                    w.directions[bearing(origin, to).eighth]!,
                  );
          return (
            <li key={u.id}>
              <button
                type="button"
                className="plain"
                aria-pressed={u.id === selected}
                onClick={() => select(u.id === selected ? null : u.id)}
              >
                <SideBadge side={seat?.side ?? 0} />
                <span>
                  <strong>{u.name}</strong> · {seat?.name}
                  {to !== null && ` · ${w.models(u.pieces.length)}`}
                  {where !== '' && ` · ${where}`}
                  {u.badges.map((b) => (
                    <span key={b.id} className={`badge ${b.tone}`}>
                      {b.text}
                    </span>
                  ))}
                </span>
              </button>
              {u.id === selected && u.card.length > 0 && (
                <ul className="unit-card">
                  {u.card.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
