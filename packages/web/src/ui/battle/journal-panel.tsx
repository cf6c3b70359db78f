import { useEffect, useRef } from 'react';
import type { Line } from '../../host/game-host.ts';
import { pointAtLine, useGame } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { Dice } from '../shared/dice.tsx';
import { RuleLink } from '../shared/rule-dialog.tsx';

/** What happened, in plain words, each line with its rule and dice. */
export function JournalPanel() {
  const w = useWords();
  const lines = useGame((s) => s.lines);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const el = list.current?.parentElement;
    if (lines.length > 0 && el) el.scrollTop = el.scrollHeight;
  }, [lines]);
  return (
    <>
      <h2>{w.journal}</h2>
      <ol ref={list} className="lines">
        {lines.slice(-400).map((l) => (
          <JournalLine key={l.n} line={l} onPoint={() => void pointAtLine(l.n)} />
        ))}
      </ol>
    </>
  );
}

export function JournalLine({ line, onPoint }: { line: Line; onPoint?: () => void }) {
  const w = useWords();
  if (line.kind === 'heading') return <li className="heading">{line.text}</li>;
  return (
    <li className={line.kind}>
      {onPoint && line.kind === 'event' ? (
        <button type="button" className="plain" title={w.showMeasured} onClick={onPoint}>
          {line.text}
        </button>
      ) : (
        <span>{line.text}</span>
      )}
      {line.dice && <Dice sides={line.dice.sides} faces={line.dice.faces} />}
      {line.rules.map((r) => (
        <RuleLink key={r} id={r} />
      ))}
    </li>
  );
}
