import type { Asked, OptionInWords } from '../../host/game-host.ts';
import { give, pickOption, point, useGame } from '../../state/game.ts';
import { useGuide } from '../../state/guide.ts';

type Props = { readonly asked: Asked; readonly options: readonly OptionInWords[] };

/** Options as buttons. What can be calculated is shown before it is confirmed; other choices need one click. */
export function OptionList({ asked, options }: Props) {
  const picked = useGame((s) => s.picked);
  const pointed = useGuide((s) => s.pointed);
  const choose = ({ id, foretold }: OptionInWords): void => {
    if (!foretold || picked === id) void give(asked, id);
    else {
      pickOption(id);
      void point(asked, id);
    }
  };
  return (
    <ul className="options">
      {options.map((o, i) => (
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
  );
}
