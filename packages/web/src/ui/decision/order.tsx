import { useState } from 'preact/hooks';
import { give } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import type { WidgetProps } from './widgets.ts';

export function OrderWidget({ asked }: WidgetProps) {
  const w = useWords();
  const [order, setOrder] = useState<readonly string[]>(() => asked.options.map((o) => o.id));
  const move = (at: number, by: number): void => {
    const next = [...order];
    const [moved] = next.splice(at, 1);
    next.splice(at + by, 0, moved!);
    setOrder(next);
  };
  return (
    <>
      <ol className="options ordered">
        {order.map((id, i) => {
          const text = asked.options.find((o) => o.id === id)?.text ?? id;
          return (
            <li key={id} className="row">
              <span className="grow">{text}</span>
              <button
                type="button"
                className="icon"
                disabled={i === 0}
                aria-label={w.up(text)}
                onClick={() => move(i, -1)}
              >
                ↑
              </button>
              <button
                type="button"
                className="icon"
                disabled={i === order.length - 1}
                aria-label={w.down(text)}
                onClick={() => move(i, 1)}
              >
                ↓
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" className="primary" onClick={() => void give(asked, order)}>
        {w.confirm}
      </button>
    </>
  );
}
