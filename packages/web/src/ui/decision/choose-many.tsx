import { useState } from 'preact/hooks';
import { give, select } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { OddsBox } from './odds-box.tsx';
import type { WidgetProps } from './widgets.ts';

export function ChooseManyWidget({ asked }: WidgetProps) {
  const w = useWords();
  const { request } = asked;
  const [min, max] = request.kind === 'chooseMany' ? [request.min, request.max] : [0, 0];
  const [chosen, setChosen] = useState<readonly string[]>(() => [...(asked.preset as string[])]);
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((x) => x !== id) : [...chosen, id]);
  return (
    <>
      <ul className="options">
        {asked.options.map((o, i) => (
          <li key={o.id} onMouseEnter={() => select(o.id)} onFocusIn={() => select(o.id)}>
            <label className="option">
              <input
                type="checkbox"
                data-key={i < 9 ? i + 1 : undefined}
                checked={chosen.includes(o.id)}
                onChange={() => toggle(o.id)}
              />{' '}
              {o.text}
            </label>
          </li>
        ))}
      </ul>
      <p className="small" aria-live="polite">
        {w.chosen(chosen.length, min, max)}
      </p>
      {asked.atEnemies && chosen.length > 0 && <OddsBox asked={asked} answer={chosen} />}
      <button
        type="button"
        className="primary"
        disabled={chosen.length < min || chosen.length > max}
        onClick={() => void give(asked, chosen)}
      >
        {w.confirm}
      </button>
    </>
  );
}
