import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useSettings, useWords } from '../../state/settings.ts';
import { SettingsDialog } from './settings-dialog.tsx';

/** The head of every page: the way home, language and settings. */
export function TopBar({ children, home }: { children?: ComponentChildren; home: boolean }) {
  const w = useWords();
  const language = useSettings((s) => s.language);
  const set = useSettings((s) => s.set);
  const [open, setOpen] = useState(false);
  return (
    <header className="top-bar">
      {home && (
        <a className="brand" href="#/" aria-label={`Walstatt: ${w.home}`}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 21V3M6 4h8l-2 3 2 3H6M18 21V8M18 9h-6" />
          </svg>
          <span>Walstatt</span>
        </a>
      )}
      <div className="top-middle">{children}</div>
      <div className="row">
        <button
          type="button"
          className="quiet language"
          lang={language === 'de' ? 'en' : 'de'}
          onClick={() => set({ language: language === 'de' ? 'en' : 'de' })}
        >
          {language === 'de' ? 'English' : 'Deutsch'}
        </button>
        <button
          type="button"
          className="quiet icon"
          aria-label={w.settings}
          title={w.settings}
          onClick={() => setOpen(true)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
            <circle cx="15" cy="7" r="2.4" />
            <circle cx="9" cy="17" r="2.4" />
          </svg>
        </button>
      </div>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}
