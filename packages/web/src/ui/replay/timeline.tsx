import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../../state/settings.ts';

const SPEEDS = [0.5, 1, 2, 4] as const;

/** Timeline, steps, speed, and the way to a round. */
export function Timeline(props: {
  count: number;
  at: number;
  rounds: readonly { i: number; round: string | null }[];
  onGo: (at: number) => void;
}) {
  const { count, at, rounds, onGo } = props;
  const w = useWords();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  const last = Math.max(0, count - 1);
  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onGo(at + 1), 900 / speed);
    return () => clearTimeout(timer);
  }, [playing, at, last, speed, onGo]);
  return (
    <div className="timeline">
      <label className="field">
        <span>
          {w.timeline}: {at} / {last}
        </span>
        <input type="range" min={0} max={last} value={at} onInput={(e) => onGo(Number(e.currentTarget.value))} />
      </label>
      <div className="row">
        <button
          type="button"
          className="icon"
          aria-label={w.stepBack}
          title={w.stepBack}
          disabled={at === 0}
          onClick={() => onGo(at - 1)}
        >
          ‹
        </button>
        <button type="button" className="primary" onClick={() => setPlaying(!playing)}>
          {playing ? w.stop : w.play}
        </button>
        <button
          type="button"
          className="icon"
          aria-label={w.step}
          title={w.step}
          disabled={at >= last}
          onClick={() => onGo(at + 1)}
        >
          ›
        </button>
        <label className="row">
          <span className="small">{w.speed}</span>
          <select value={speed} onChange={(e) => setSpeed(Number(e.currentTarget.value))}>
            {SPEEDS.map((s) => (
              <option key={s} value={s}>
                ×{s}
              </option>
            ))}
          </select>
        </label>
      </div>
      {rounds.length > 0 && (
        <div className="row wrap">
          {rounds.map(({ i, round }) => (
            <button key={i} type="button" className="quiet" onClick={() => onGo(i)}>
              {round}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
