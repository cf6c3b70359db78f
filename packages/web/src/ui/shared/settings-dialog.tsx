import { useSettings, useWords } from '../../state/settings.ts';
import { Choice } from './choice.tsx';
import { Dialog } from './dialog.tsx';
import { PaceChoice } from './pace-choice.tsx';

/** Language, colours, motion, pace, size: all at once and at any time. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const w = useWords();
  const s = useSettings();
  return (
    <Dialog title={w.settings} onClose={onClose}>
      <Choice
        name={w.languageLabel}
        value={s.language}
        values={{ de: 'Deutsch', en: 'English' }}
        onChange={(language) => s.set({ language })}
      />
      <Choice name={w.theme} value={s.theme} values={w.themes} onChange={(theme) => s.set({ theme })} />
      <Choice name={w.motion} value={s.motion} values={w.motions} onChange={(motion) => s.set({ motion })} />
      <PaceChoice />
      <label className="field">
        <span>
          {w.scale}: {s.scale} %
        </span>
        <input
          type="range"
          min={80}
          max={160}
          step={10}
          value={s.scale}
          onInput={(e) => s.set({ scale: Number(e.currentTarget.value) })}
        />
      </label>
      <h3>{w.keysTitle}</h3>
      <p className="small">{w.keys}</p>
    </Dialog>
  );
}
