import { useState } from 'preact/hooks';
import { takeGesture } from '../../state/game.ts';
import { useSettings, useWords } from '../../state/settings.ts';
import { movedPieces } from '../../state/tapped-way.ts';
import { nameOfUnit, ticksPer } from '../battle/bearings.ts';
import { readNumber } from './read-number.ts';
import type { WidgetProps } from './widgets.ts';

/** A move told by direction and distance: for keyboards, screen readers and exact measurements. */
export function ByDirection({ asked, sight }: WidgetProps) {
  const w = useWords();
  const language = useSettings((s) => s.language);
  const [eighth, setEighth] = useState(2);
  const [distance, setDistance] = useState<number | null>(4);
  const [turn, setTurn] = useState<number | null>(0);
  const pieces = movedPieces(sight.scene, asked);
  const first = pieces[0];
  if (first === undefined) return null;
  const per = ticksPer(sight.unit, sight.scene);
  const tryIt = (): void => {
    if (distance === null || turn === null) return;
    const angle = (eighth * Math.PI) / 4;
    const to = {
      x: Math.round(first.x + Math.cos(angle) * distance * per),
      y: Math.round(first.y + Math.sin(angle) * distance * per),
    };
    void takeGesture(asked, {
      gesture: 'drag',
      pieces: pieces.map((p) => p.id),
      from: { x: first.x, y: first.y },
      to,
      turn: turn * 10,
    });
  };
  return (
    <details className="by-direction">
      <summary>{w.byDirection}</summary>
      <form
        className="row wrap"
        onSubmit={(e) => {
          e.preventDefault();
          tryIt();
        }}
      >
        <label className="field">
          <span>{w.direction}</span>
          <select value={eighth} onChange={(e) => setEighth(Number(e.currentTarget.value))}>
            {w.directions.map((d, i) => (
              <option key={d} value={i}>
                {d}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>
            {w.distance} ({nameOfUnit(sight.unit, language)})
          </span>
          <input
            type="number"
            min={0}
            max={200}
            step={0.1}
            value={distance ?? ''}
            onInput={(e) => setDistance(readNumber(e.currentTarget))}
          />
        </label>
        <label className="field">
          <span>
            {w.turnBy} ({w.degrees})
          </span>
          <input
            type="number"
            min={-180}
            max={180}
            step={5}
            value={turn ?? ''}
            onInput={(e) => setTurn(readNumber(e.currentTarget))}
          />
        </label>
        <button type="submit" disabled={distance === null || turn === null}>
          {w.tryIt}
        </button>
      </form>
    </details>
  );
}
