import { type Settings, useSettings, useWords } from '../../state/settings.ts';
import { Dialog } from './dialog.tsx';

/** Language, colours, motion, size: all at once and at any time. */
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

function Choice<K extends Settings['language' | 'theme' | 'motion']>(props: {
  name: string;
  value: K;
  values: Readonly<Record<K, string>>;
  onChange: (value: K) => void;
}) {
  return (
    <label className="field">
      <span>{props.name}</span>
      <select value={props.value} onChange={(e) => props.onChange(e.currentTarget.value as K)}>
        {Object.entries(props.values).map(([value, name]) => (
          <option key={value} value={value}>
            {name as string}
          </option>
        ))}
      </select>
    </label>
  );
}
