import { useEffect, useRef, useState } from 'preact/hooks';
import { give, pickOption, point, select, useGame } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { AssignItem, type Item } from './assign-item.tsx';
import { type Given, takenFromTable, withGiven } from './assigning.ts';
import { OddsBox } from './odds-box.tsx';
import type { WidgetProps } from './widgets.ts';

/** Each entry gets one of its options. Where all may have the same, one click or digit gives it to all. */
export function AssignWidget({ asked, sight }: WidgetProps) {
  const w = useWords();
  const [given, setGiven] = useState<Given>(() => ({ ...(asked.preset as Given) }));
  /** The entry that is being filled: what is taken on the table is for this one. */
  const [filledId, setFilled] = useState(asked.items[0]?.id);
  const filled = asked.items.find((i) => i.id === filledId) ?? asked.items[0]!;
  const [told, setTold] = useState({ text: '', refused: false });
  const picked = useGame((s) => s.picked);
  const place = useRef<HTMLDivElement>(null);
  const textOf = (id: string): string => asked.options.find((o) => o.id === id)?.text ?? id;

  useEffect(() => {
    if (picked === null) return;
    pickOption(null);
    const taken = takenFromTable(asked, given, filled, picked);
    if (taken.taken === 'nothing') setTold({ text: w.notForThis(textOf(picked), filled.text), refused: true });
    if (taken.taken === 'option') {
      setGiven(taken.given);
      setTold({ text: `${taken.item.text}: ${textOf(picked)}`, refused: false });
    }
    const next = taken.taken === 'option' ? taken.next : taken.taken === 'item' ? taken.item : filled;
    setFilled(next.id);
    place.current?.children[asked.items.indexOf(next)]?.scrollIntoView({ block: 'nearest' });
  });

  const atRest = given[filled.id] ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: news about the same question must not end what the player points at.
  useEffect(() => void point(asked, atRest), [asked.id, sight.language, atRest]);

  const { units = [], pieces = [] } = sight.scene ?? {};
  /** Entries are units, models or, which cannot be looked at, weapons. */
  const lookAt = ({ id }: Item): void => {
    if ([...units, ...pieces].some((x) => x.id === id)) select(id);
  };
  const choose = (item: Item, option: string): void => {
    setFilled(item.id);
    setGiven(withGiven(asked, given, item, option));
  };
  const shared = asked.options.filter((o) => o.forAll);
  const forAll = asked.items.length > 1 && shared.length > 1 && shared.length <= 9;
  const byTable = asked.options.some(({ onTable }) => pieces.some((p) => p.id === onTable || p.unit === onTable));
  return (
    <>
      {forAll && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in the row.
        <div className="row wrap for-all" role="group" aria-label={w.forAll}>
          <span className="small" aria-hidden="true">
            {w.forAll}
          </span>
          {shared.map((o, i) => (
            <button
              key={o.id}
              type="button"
              data-key={i + 1}
              onClick={() => setGiven({ ...given, ...Object.fromEntries(asked.items.map((x) => [x.id, o.id])) })}
            >
              <span className="kbd" aria-hidden="true">
                {i + 1}
              </span>{' '}
              {o.text}
            </button>
          ))}
        </div>
      )}
      {byTable && <p className="small">{w.takeOnTable}</p>}
      <div ref={place}>
        {asked.items.map((item) => (
          <AssignItem
            key={item.id}
            asked={asked}
            item={item}
            given={given}
            isFilled={byTable && item === filled}
            digits={!forAll && item === filled}
            onChoose={(option) => choose(item, option)}
            onPoint={(option) => void point(asked, option ?? atRest)}
            onLook={() => lookAt(item)}
            onEnter={() => setFilled(item.id)}
          />
        ))}
      </div>
      <p className={told.refused ? 'small' : 'spoken'} role="status">
        {told.text}
      </p>
      {asked.request.blind ? <p className="small">{w.blindNote}</p> : <OddsBox asked={asked} answer={given} />}
      <button type="button" className="primary" onClick={() => void give(asked, given)}>
        {w.confirm}
      </button>
    </>
  );
}
