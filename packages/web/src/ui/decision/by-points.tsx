import { signedAngle } from '@walstatt/geometry';
import { setWay, tapWay, useGame } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { NO_WAY } from '../../state/tapped-way.ts';
import { TurnButtons } from './turn-buttons.tsx';
import type { WidgetProps } from './widgets.ts';

/** A way with waypoints and a turn at its end, for those who cannot press a second button while they drag. */
export function ByPoints({ asked, sight: { scene } }: WidgetProps) {
  const w = useWords();
  const way = useGame((s) => s.way);
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={way !== null}
          onChange={(e) => setWay(e.currentTarget.checked ? NO_WAY : null)}
        />{' '}
        {w.byPoints}
      </label>
      {way !== null && (
        <div className="row wrap">
          <TurnButtons onTurn={(by) => void tapWay(asked, scene, { ...way, turn: signedAngle(way.turn + by) })} />
          <button
            type="button"
            disabled={way.points.length === 0}
            onClick={() => void tapWay(asked, scene, { ...way, points: way.points.slice(0, -1) })}
          >
            {w.lastPointBack}
          </button>
        </div>
      )}
    </>
  );
}
