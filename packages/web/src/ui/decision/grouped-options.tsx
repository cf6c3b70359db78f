import { useState } from 'preact/hooks';
import type { Asked } from '../../host/game-host.ts';
import { select, useGame } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import type { OptionGroup } from './option-groups.ts';
import { OptionList } from './option-list.tsx';

type Props = { readonly asked: Asked; readonly groups: readonly OptionGroup[] };

/** A long list in two steps. A unit that is clicked on the table opens its own options. */
export function GroupedOptions({ asked, groups }: Props) {
  const w = useWords();
  const selected = useGame((s) => s.selected);
  const [opened, open] = useState<string | null>(null);
  const group = groups.find((g) => g.id === opened) ?? groups.find((g) => g.id === selected);
  if (group === undefined)
    return (
      <ul className="options">
        {groups.map((g, i) => (
          <li key={g.id}>
            <button type="button" className="option" data-key={i < 9 ? i + 1 : undefined} onClick={() => open(g.id)}>
              {i < 9 && (
                <span className="kbd" aria-hidden="true">
                  {i + 1}
                </span>
              )}{' '}
              {g.name} <span className="about small">{g.options.length}</span>
            </button>
          </li>
        ))}
      </ul>
    );
  const back = (): void => {
    open(null);
    select(null);
  };
  return (
    <>
      <p className="row">
        <strong>{group.name}</strong>
        <button type="button" onClick={back}>
          {w.otherUnits}
        </button>
      </p>
      <OptionList asked={asked} options={group.options} />
    </>
  );
}
