import { useState } from 'preact/hooks';
import { give } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import type { WidgetProps } from './widgets.ts';

export function NumberWidget({ asked }: WidgetProps) {
  const w = useWords();
  const { request } = asked;
  const [min, max] = request.kind === 'number' ? [request.min, request.max] : [0, 0];
  const [value, setValue] = useState(Number(asked.preset));
  return (
    <form
      className="row"
      onSubmit={(e) => {
        e.preventDefault();
        void give(asked, value);
      }}
    >
      <input
        type="number"
        aria-label={asked.title}
        min={min}
        max={max}
        value={value}
        onInput={(e) => setValue(Number(e.currentTarget.value))}
      />
      <input
        type="range"
        aria-label={asked.title}
        min={min}
        max={max}
        value={value}
        onInput={(e) => setValue(Number(e.currentTarget.value))}
      />
      <button type="submit" className="primary">
        {w.confirm}: {value}
      </button>
    </form>
  );
}
