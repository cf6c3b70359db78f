import { useState } from 'preact/hooks';
import { give } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { OddsBox } from './odds-box.tsx';
import type { WidgetProps } from './widgets.ts';

export function AllocateWidget({ asked }: WidgetProps) {
  const w = useWords();
  const { request } = asked;
  const total = request.kind === 'allocate' ? request.total : 0;
  const less = request.kind === 'allocate' && request.less === true;
  const [counts, setCounts] = useState(() => withoutNothing(asked.preset as Record<string, number>));
  const given = Object.values(counts).reduce((n, x) => n + x, 0);
  const left = total - given;
  const change = (id: string, by: number): void =>
    setCounts(withoutNothing({ ...counts, [id]: (counts[id] ?? 0) + by }));
  return (
    <>
      <ul className="options">
        {asked.options.map((o) => {
          const n = counts[o.id] ?? 0;
          return (
            <li key={o.id} className="row">
              <span className="grow">{o.text}</span>
              <button
                type="button"
                className="icon"
                disabled={n === 0}
                aria-label={w.fewer(o.text)}
                onClick={() => change(o.id, -1)}
              >
                −
              </button>
              <output>{n}</output>
              <button
                type="button"
                className="icon"
                disabled={left <= 0 || n >= (o.most ?? total)}
                aria-label={w.more(o.text)}
                onClick={() => change(o.id, 1)}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
      <p className="small" aria-live="polite">
        {w.left(left)}
      </p>
      {asked.atEnemies && given > 0 && <OddsBox asked={asked} answer={counts} />}
      <button
        type="button"
        className="primary"
        disabled={left < 0 || (left > 0 && !less)}
        onClick={() => void give(asked, counts)}
      >
        {w.confirm}
      </button>
    </>
  );
}

const withoutNothing = (counts: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
