import { useState } from 'react';
import type { Asked } from '../../host/game-host.ts';
import { give, select } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { OddsBox } from './odds-box.tsx';
import type { WidgetProps } from './widgets.ts';

/** More options than this are a list to open, not a row of buttons. */
const ROW = 6;

type Item = Asked['items'][number];

/** Each entry gets one of its options. Where all may have the same, one click or digit gives it to all. */
export function AssignWidget({ asked }: WidgetProps) {
  const w = useWords();
  const [given, setGiven] = useState<Readonly<Record<string, string>>>(() => ({
    ...(asked.preset as Record<string, string>),
  }));
  const textOf = (id: string): string => asked.options.find((o) => o.id === id)?.text ?? id;
  const aboutOf = (id: string | undefined): string => asked.options.find((o) => o.id === id)?.about ?? '';
  const choose = (items: readonly Item[], option: string): void =>
    setGiven({ ...given, ...Object.fromEntries(items.map((i) => [i.id, option])) });
  const shared = asked.options.filter((o) => o.forAll);
  const forAll = asked.items.length > 1 && shared.length > 1 && shared.length <= 9;
  const alike = asked.items.every((i) => i.options.length === asked.options.length);
  /** Where all items have the same options, they have them in the same order. */
  const inOrder = (i: Item): readonly string[] => (alike ? asked.options.map((o) => o.id) : i.options);
  return (
    <>
      {forAll && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in the row.
        <div className="row wrap for-all" role="group" aria-label={w.forAll}>
          <span className="small" aria-hidden="true">
            {w.forAll}
          </span>
          {shared.map((o, i) => (
            <button key={o.id} type="button" data-key={i + 1} onClick={() => choose(asked.items, o.id)}>
              <span className="kbd" aria-hidden="true">
                {i + 1}
              </span>{' '}
              {o.text}
            </button>
          ))}
        </div>
      )}
      {asked.items.map((item) =>
        item.options.length <= ROW ? (
          <fieldset
            key={item.id}
            className="assign"
            onMouseEnter={() => select(item.id)}
            onFocus={() => select(item.id)}
          >
            <legend>{item.text}</legend>
            <div className="choices">
              {inOrder(item).map((o) => (
                <label key={o}>
                  <input
                    type="radio"
                    name={`${asked.id} ${item.id}`}
                    checked={given[item.id] === o}
                    onChange={() => choose([item], o)}
                  />{' '}
                  {textOf(o)}
                </label>
              ))}
            </div>
            {aboutOf(given[item.id]) && <p className="about small">{aboutOf(given[item.id])}</p>}
          </fieldset>
        ) : (
          <label key={item.id} className="field">
            <span>{item.text}</span>
            <select value={given[item.id] ?? ''} onChange={(e) => choose([item], e.target.value)}>
              {inOrder(item).map((o) => (
                <option key={o} value={o}>
                  {textOf(o)}
                </option>
              ))}
            </select>
          </label>
        ),
      )}
      {asked.request.blind ? <p className="small">{w.blindNote}</p> : <OddsBox asked={asked} answer={given} />}
      <button type="button" className="primary" onClick={() => void give(asked, given)}>
        {w.confirm}
      </button>
    </>
  );
}
