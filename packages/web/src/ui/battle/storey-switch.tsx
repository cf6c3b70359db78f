import type { Level } from '@walstatt/scene';
import { useWords } from '../../state/settings.ts';

type Props = {
  readonly levels: readonly Level[];
  readonly level: number | null;
  readonly onChange: (level: number | null) => void;
};

/** Which storey of the buildings is looked at; the highest stands on top, as in a lift. */
export function StoreySwitch({ levels, level, onChange }: Props) {
  const w = useWords();
  const button = (value: number | null, short: string, name: string) => (
    <button
      key={short}
      type="button"
      className="icon"
      aria-label={`${short}: ${name}`}
      title={name}
      aria-pressed={level === value}
      onClick={() => onChange(value)}
    >
      {short}
    </button>
  );
  return (
    <fieldset className="storeys" aria-label={w.storeys}>
      {[...levels].sort((a, b) => b.level - a.level).map((l) => button(l.level, String(l.level), l.name))}
      {button(null, '≡', w.allStoreys)}
    </fieldset>
  );
}
