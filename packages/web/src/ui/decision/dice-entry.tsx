import { useState } from 'preact/hooks';
import type { Rejection, RollWanted } from '../../host/game-host.ts';
import { host } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { RuleLink } from '../shared/rule-dialog.tsx';
import { readDice } from './typed-dice.ts';

const QUICK = 12;

/** Real dice, typed in or tapped. */
export function DiceEntry({ wanted }: { wanted: RollWanted }) {
  const w = useWords();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<Rejection | null>(null);
  const { faces, wrong: impossible } = readDice(text, wanted.sides);
  const problem =
    impossible.length > 0
      ? w.noSuchFace(impossible.join(', '), wanted.sides)
      : faces.length > wanted.dice
        ? w.diceTooMany(faces.length - wanted.dice)
        : null;
  const enter = async (rolled: readonly number[]): Promise<void> => setWrong(await (await host()).giveDice(rolled));
  const roll = (): void => {
    const random = crypto.getRandomValues(new Uint32Array(wanted.dice));
    void enter([...random].map((r) => (r % wanted.sides) + 1));
  };
  return (
    <form
      className="dice-entry"
      onSubmit={(e) => {
        e.preventDefault();
        void enter(faces);
      }}
    >
      <h2>{w.rollWanted(wanted.by, wanted.purpose)}</h2>
      <p className="small">
        {wanted.shape}
        {wanted.needed !== '' && <strong> {w.diceNeed(wanted.needed)}</strong>} <RuleLink id={wanted.rule} />
      </p>
      <label className="field">
        <span>{w.typeDice(wanted.dice, wanted.sides)}</span>
        <input inputMode="numeric" value={text} onInput={(e) => setText(e.currentTarget.value)} autoComplete="off" />
      </label>
      <p className={problem === null ? 'small' : 'small wrong'} aria-live="polite">
        {w.diceTyped(faces.length, wanted.dice)} {problem}
      </p>
      {wanted.sides <= QUICK && (
        <div className="row wrap">
          {Array.from({ length: wanted.sides }, (_, i) => i + 1).map((f) => (
            <button
              key={f}
              type="button"
              className="icon"
              data-key={f}
              disabled={faces.length >= wanted.dice}
              onClick={() => setText(`${text} ${f}`.trim())}
            >
              {f}
            </button>
          ))}
        </div>
      )}
      {wrong !== null && <p role="alert">{wrong.text}</p>}
      <div className="row">
        <button type="submit" className="primary" disabled={problem !== null || faces.length !== wanted.dice}>
          {w.enterRoll}
        </button>
        <button type="button" onClick={roll}>
          {w.rollForMe}
        </button>
      </div>
    </form>
  );
}
