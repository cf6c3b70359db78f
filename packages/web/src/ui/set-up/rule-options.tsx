import type { Plain } from '@walstatt/engine';
import { useSettings, useWords } from '../../state/settings.ts';
import type { SetUp } from './use-set-up.ts';

/** Gaps of the rules on which players differ, and rules that are played by agreement only. */
export function RuleOptions({ setUp }: { setUp: SetUp }) {
  const w = useWords();
  const language = useSettings((s) => s.language);
  const open = setUp.game.options.filter((o) => o.values.length > 1);
  const changed = open.filter((o) => (setUp.options[o.id] ?? o.preset) !== o.preset).length;
  if (open.length === 0) return null;
  return (
    <details>
      <summary>
        {w.options} {changed > 0 && <span className="small">{w.changed(changed)}</span>}
      </summary>
      <p className="small">{w.allRules}</p>
      {open.map((o) => (
        <label key={o.id} className="field option">
          <span>
            <strong>{o.name[language]}</strong> <span className="small">{o.rule}</span>
            <br />
            <span className="small">{o.text[language]}</span>
          </span>
          <select
            value={JSON.stringify(setUp.options[o.id] ?? o.preset)}
            onChange={(e) => setUp.setOption(o.id, JSON.parse(e.target.value) as Plain)}
          >
            {o.values.map((v) => {
              const name = v.value === true ? w.yes : v.value === false ? w.no : v.name[language];
              return (
                <option key={JSON.stringify(v.value)} value={JSON.stringify(v.value)} label={name}>
                  {v.value === o.preset ? w.byDefault(name) : name}
                </option>
              );
            })}
          </select>
        </label>
      ))}
    </details>
  );
}
