import type { SetupChoice, SetupPick } from '@walstatt/engine';
import { useId, useRef, useState } from 'preact/hooks';
import { useSettings, useWords } from '../../state/settings.ts';
import { RuleLink } from '../shared/rule-dialog.tsx';

type Props = {
  readonly choice: SetupChoice;
  readonly pick: SetupPick;
  readonly parts: readonly { readonly value: string; readonly name: string }[];
  readonly onPick: (pick: SetupPick) => void;
};

/** One thing to be chosen: ready values, a number, a file of one's own. */
export function Choice({ choice, pick, parts, onPick }: Props) {
  const language = useSettings((s) => s.language);
  const id = useId();
  return (
    <div className="choice" role="radiogroup" aria-labelledby={id}>
      <div className="row head">
        <h3 id={id}>{choice.name[language]}</h3>
        {choice.rule !== undefined && <RuleLink id={choice.rule} />}
      </div>
      <div className="tiles">
        {choice.values.map((v) => (
          <label key={v.value} className="tile">
            <input type="radio" name={id} checked={pick === v.value} onChange={() => onPick(v.value)} />
            <span>
              {v.name[language]}
              {v.note && <span className="small note">{v.note[language]}</span>}
            </span>
          </label>
        ))}
        {choice.number && <NumberTile choice={choice} group={id} pick={pick} onPick={onPick} />}
        {choice.file && <FileTile choice={choice} group={id} pick={pick} parts={parts} onPick={onPick} />}
      </div>
    </div>
  );
}

type TileProps = Omit<Props, 'parts'> & { readonly group: string };

/** A number: that of a random table, for instance, with a die to roll another. */
function NumberTile({ choice, group, pick, onPick }: TileProps) {
  const w = useWords();
  const language = useSettings((s) => s.language);
  const { name, min, max } = choice.number!;
  const [last, setLast] = useState(() => (choice.about === 'table' ? fresh(min, max) : Number(choice.preset)));
  /** What stands in the field while it cannot be taken: nobody types a number in one go. */
  const [typing, setTyping] = useState<string | null>(null);
  const take = (value: number): void => {
    setTyping(null);
    setLast(value);
    onPick(value);
  };
  const type = (text: string): void => {
    const n = Number(text);
    if (text !== '' && Number.isInteger(n) && n >= min && n <= max) take(n);
    else setTyping(text);
  };
  const limit = (): void => {
    if (typing !== null) take(typing === '' ? last : Math.min(max, Math.max(min, Math.round(Number(typing)))));
  };
  return (
    <div className="tile">
      <label className="row">
        <input type="radio" name={group} checked={typeof pick === 'number'} onChange={() => take(last)} />
        <span>
          {name[language]}
          {typing !== null && <span className="small note">{w.fromTo(min, max)}</span>}
        </span>
      </label>
      <span className="row">
        <input
          type="number"
          aria-label={name[language]}
          required
          min={min}
          max={max}
          value={typing ?? (typeof pick === 'number' ? pick : last)}
          onInput={(e) => type(e.currentTarget.value)}
          // Whoever goes on to the battle at once would not see what became of the number: the form refuses it instead.
          onBlur={(e) => (e.relatedTarget as Element | null)?.matches('[type="submit"]') || limit()}
          onKeyDown={(e) => {
            if (e.key !== 'Enter' || typing === null) return;
            e.preventDefault();
            limit();
          }}
        />
        {choice.about === 'table' && (
          <button
            type="button"
            className="icon"
            aria-label={w.another}
            title={w.another}
            onClick={() => take(fresh(min, max))}
          >
            <span aria-hidden="true">⚄</span>
          </button>
        )}
      </span>
    </div>
  );
}

const fresh = (min: number, max: number): number =>
  min + (crypto.getRandomValues(new Uint32Array(1))[0]! % (max - min + 1));

/** A file of the player's own; of several lists in it, one is taken. */
function FileTile({ choice, group, pick, parts, onPick }: TileProps & Pick<Props, 'parts'>) {
  const w = useWords();
  const language = useSettings((s) => s.language);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ readonly name: string; readonly text: string } | null>(null);
  const chosen = typeof pick === 'object' ? pick : null;
  return (
    <div className="tile">
      <label className="row">
        <input
          type="radio"
          name={group}
          checked={chosen !== null}
          onClick={(e) => {
            if (file !== null) return onPick({ file: file.text });
            // Until there is a file, what was chosen before stays chosen.
            e.preventDefault();
            input.current?.click();
          }}
        />
        <span>
          {choice.file!.name[language]}
          <span className="small note">{file?.name ?? `*${choice.file!.ending}`}</span>
        </span>
      </label>
      <input
        ref={input}
        type="file"
        hidden
        accept=".yaml,.yml,text/plain"
        onChange={(e) => {
          const given = e.currentTarget.files?.[0];
          e.currentTarget.value = '';
          if (given)
            void given.text().then((text) => {
              setFile({ name: given.name, text });
              onPick({ file: text });
            });
        }}
      />
      <span className="row">
        {parts.length > 1 && chosen !== null && (
          <select
            aria-label={w.listOfFile}
            value={chosen.part ?? parts[0]!.value}
            onChange={(e) => onPick({ file: chosen.file, part: e.currentTarget.value })}
          >
            {parts.map((p) => (
              <option key={p.value} value={p.value}>
                {p.name}
              </option>
            ))}
          </select>
        )}
        <button type="button" onClick={() => input.current?.click()}>
          {w.openFile}
        </button>
      </span>
    </div>
  );
}
