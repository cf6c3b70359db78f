import type { OptionInWords } from '../../host/game-host.ts';
import { give, pickOption, point, useGame } from '../../state/game.ts';
import { useGuide } from '../../state/guide.ts';
import { useWords } from '../../state/settings.ts';
import { OddsBox } from './odds-box.tsx';
import type { WidgetProps } from './widgets.ts';

/** One of several options. What can be calculated is shown before it is confirmed; other choices need one click. */
export function ChooseWidget({ asked }: WidgetProps) {
  const w = useWords();
  const picked = useGame((s) => s.picked);
  const { request } = asked;
  const optional = (request.kind === 'choose' || request.kind === 'activity') && request.optional === true;
  const pointed = useGuide((s) => s.pointed);
  const choose = ({ id, foretold }: OptionInWords): void => {
    if (!foretold || picked === id) void give(asked, id);
    else {
      pickOption(id);
      void point(asked, id);
    }
  };
  const known = asked.options.find((o) => o.id === picked);
  return (
    <>
      <ul className="options">
        {asked.options.map((o, i) => (
          <li key={o.id}>
            <button
              type="button"
              className={pointed !== null && o.id.endsWith(pointed) ? 'option pointed' : 'option'}
              aria-pressed={o.foretold ? picked === o.id : undefined}
              data-key={i < 9 ? i + 1 : undefined}
              onClick={() => choose(o)}
              onMouseEnter={() => void point(asked, o.id)}
              onFocus={() => void point(asked, o.id)}
              onMouseLeave={() => void point(asked, picked)}
            >
              {i < 9 && (
                <span className="kbd" aria-hidden="true">
                  {i + 1}
                </span>
              )}{' '}
              {o.text}
              {o.about && (
                <span className="about small" title={o.about}>
                  {o.about}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
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
