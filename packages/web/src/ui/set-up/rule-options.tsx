import type { Plain } from '@walstatt/engine';
import { useEffect, useState } from 'preact/hooks';
import type { OptionTexts } from '../../option-texts.ts';
import { useSettings, useWords } from '../../state/settings.ts';
import { optionsIn } from './options-in.ts';
import type { SetUp } from './use-set-up.ts';

/** Gaps of the rules on which players differ, and rules that are played by agreement only. */
export function RuleOptions({ setUp }: { setUp: SetUp }) {
  const w = useWords();
  const language = useSettings((s) => s.language);
  const [texts, setTexts] = useState<OptionTexts | null>(null);
  useEffect(() => {
    void import('../../option-texts.ts').then((m) => setTexts(m.optionTexts));
  }, []);
  const open = optionsIn(setUp.game, setUp.scenario).filter((o) => o.values.length > 1);
  const changed = open.filter((o) => (setUp.options[o.id] ?? o.preset) !== o.preset).length;
  if (open.length === 0) return null;
  return (
    <details>
      <summary>
        {w.options} {changed > 0 && <span className="small">{w.changed(changed)}</span>}
      </summary>
      <p className="small">{w.allRules}</p>
      {open.map((o) => {
        const value = setUp.options[o.id] ?? o.preset;
        const nameOf = (v: Plain): string => {
          if (v === true) return w.yes;
          if (v === false) return w.no;
          const name = o.values.find((x) => x.value === v)?.name[language] ?? '';
          return name === '0' ? w.unlimited : name;
        };
        return (
          <label key={o.id} className={value === o.preset ? 'field option' : 'field option changed'}>
            <span>
              <strong>{o.name[language]}</strong> <span className="small">{o.rule}</span>
              <span className="small note">{texts?.[setUp.game.id]?.[o.id]?.[language]}</span>
            </span>
            <span>
              <select
                value={JSON.stringify(value)}
                onChange={(e) => setUp.setOption(o.id, JSON.parse(e.currentTarget.value) as Plain)}
              >
                {o.values.map((v) => (
                  <option key={JSON.stringify(v.value)} value={JSON.stringify(v.value)}>
                    {nameOf(v.value)}
                  </option>
                ))}
              </select>
              <span className="small note">{w.byDefault(nameOf(o.preset))}</span>
            </span>
          </label>
        );
      })}
    </details>
  );
}
