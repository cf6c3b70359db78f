import { useState } from 'react';
import { give } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import type { WidgetProps } from './widgets.ts';

export function AssignWidget({ asked }: WidgetProps) {
  const w = useWords();
  const [given, setGiven] = useState<Readonly<Record<string, string>>>(() => ({
    ...(asked.preset as Record<string, string>),
  }));
  const textOf = (id: string): string => asked.options.find((o) => o.id === id)?.text ?? id;
  return (
    <>
      {asked.items.map((item) => (
        <label key={item.id} className="field">
          <span>{item.text}</span>
          <select value={given[item.id] ?? ''} onChange={(e) => setGiven({ ...given, [item.id]: e.target.value })}>
            {item.options.map((o) => (
              <option key={o} value={o}>
                {textOf(o)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" className="primary" onClick={() => void give(asked, given)}>
        {w.confirm}
      </button>
    </>
  );
}
