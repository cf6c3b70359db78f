import { useState } from 'preact/hooks';
import { give } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { readNumber } from './read-number.ts';
import type { WidgetProps } from './widgets.ts';

export function NumberWidget({ asked }: WidgetProps) {
  const w = useWords();
  const { request } = asked;
  const [min, max] = request.kind === 'number' ? [request.min, request.max] : [0, 0];
  const [value, setValue] = useState<number | null>(Number(asked.preset));
  const fits = value !== null && Number.isInteger(value) && value >= min && value <= max;
  return (
    <form
      className="row"
      onSubmit={(e) => {
        e.preventDefault();
        if (fits) void give(asked, value);
      }}
    >
      <input
        type="number"
        aria-label={asked.title}
        min={min}
        max={max}
        value={value ?? ''}
        onInput={(e) => setValue(readNumber(e.currentTarget))}
      />
      <input
        type="range"
        aria-label={asked.title}
        min={min}
        max={max}
        value={value ?? min}
        onInput={(e) => setValue(readNumber(e.currentTarget))}
      />
      <button type="submit" className="primary" disabled={!fits}>
        {fits ? `${w.confirm}: ${value}` : w.fromTo(min, max)}
      </button>
    </form>
  );
}
