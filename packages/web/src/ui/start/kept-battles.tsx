import { useEffect, useRef, useState } from 'preact/hooks';
import { gameWith } from '../../games.ts';
import type { BattleCard } from '../../host/game-host.ts';
import { host } from '../../state/game.ts';
import { go } from '../../state/route.ts';
import { useSettings, useWords } from '../../state/settings.ts';
import { setOpenedFile } from '../replay/opened-file.ts';

const SHOWN = 6;

/** Battles kept on this device, the latest first, and the way to open a journal file. */
export function KeptBattles() {
  const w = useWords();
  const language = useSettings((s) => s.language);
  const [battles, setBattles] = useState<readonly BattleCard[]>([]);
  /** A battle that goes with the next click: one slip of the finger shall not lose it. */
  const [doomed, setDoomed] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const refresh = (): void => void host().then(async (h) => setBattles(await h.battles()));
  useEffect(refresh, []);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="kept">
      {battles.length > 0 && <h2>{w.yourBattles}</h2>}
      {battles.length > 0 && (
        <ul>
          {battles.slice(0, SHOWN).map((b) => (
            <li key={b.id}>
              <span>
                <strong>{gameWith(b.ruleset)?.title[language] ?? b.ruleset}</strong> · {time.format(b.at)} ·{' '}
                {w.decisions(b.decisions)} · {b.over ? w.over : w.running}
              </span>
              <span className="row">
                {!b.over && (
                  <a className="button primary" href={`#/battle/${b.id}`}>
                    {w.goOn}
                  </a>
                )}
                <a className="button" href={`#/replay/${b.id}`}>
                  {w.watch}
                </a>
                <button
                  type="button"
                  className="quiet"
                  onBlur={() => setDoomed(null)}
                  onClick={() => {
                    if (doomed !== b.id) setDoomed(b.id);
                    else
                      void host()
                        .then((h) => h.remove(b.id))
                        .then(refresh);
                  }}
                >
                  {doomed === b.id ? w.reallyRemove : w.remove}
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={file}
        type="file"
        hidden
        accept=".journal,.txt,text/plain"
        onChange={(e) => {
          const chosen = e.currentTarget.files?.[0];
          if (chosen)
            void chosen.text().then((text) => {
              setOpenedFile(text);
              go('#/replay');
            });
        }}
      />
      <button type="button" className="quiet" onClick={() => file.current?.click()}>
        {w.openJournal}
      </button>
    </section>
  );
}
