import { give, useGame } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { GroupedOptions } from './grouped-options.tsx';
import { OddsBox } from './odds-box.tsx';
import { groupsOf } from './option-groups.ts';
import { OptionList } from './option-list.tsx';
import type { WidgetProps } from './widgets.ts';

/** One of several options. */
export function ChooseWidget({ asked }: WidgetProps) {
  const w = useWords();
  const picked = useGame((s) => s.picked);
  const { request } = asked;
  const optional = (request.kind === 'choose' || request.kind === 'activity') && request.optional === true;
  const known = asked.options.find((o) => o.id === picked);
  const groups = groupsOf(asked.options);
  return (
    <>
      {groups === null ? (
        <OptionList asked={asked} options={asked.options} />
      ) : (
        <GroupedOptions key={asked.id} asked={asked} groups={groups} />
      )}
      <div className="row">
        {known !== undefined && (
          <button type="button" className="primary" onClick={() => void give(asked, known.id)}>
            {w.confirm}: {known.text}
          </button>
        )}
        {optional && (
          <button type="button" onClick={() => void give(asked, null)}>
            {asked.noneText}
          </button>
        )}
      </div>
      {known?.foretold && <OddsBox asked={asked} answer={known.id} />}
    </>
  );
}
