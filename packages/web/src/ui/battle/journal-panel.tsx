import { useEffect, useRef } from 'preact/hooks';
import type { Line } from '../../host/game-host.ts';
import { lookBack, useGame } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { Dice } from '../shared/dice.tsx';
import { RuleLinks } from '../shared/rule-dialog.tsx';
import { SideBadge } from '../shared/side-badge.tsx';
import { folded, takenBack, withoutEmpty } from './journal-lines.ts';

/** What happened, in plain words, each line with its rule and dice. */
export function JournalPanel() {
  const w = useWords();
  const lines = useGame((s) => s.lines);
  const aim = useGame((s) => s.sight?.outcome.aim ?? '');
  const then = useGame((s) => s.moment?.line);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const el = list.current?.parentElement;
    if (lines.length === 0 || !el) return;
    const toEnd = (): void => {
      el.scrollTop = el.scrollHeight;
    };
    toEnd();
    // The panel shrinks when the decision above it grows: the latest line stays in sight.
    const watch = new ResizeObserver(toEnd);
    watch.observe(el);
    return () => watch.disconnect();
  }, [lines]);
  const gone = takenBack(lines);
  const shown = folded(withoutEmpty(lines.slice(-400)), gone);
  return (
    <>
      <h2>{w.journal}</h2>
      {aim !== '' && (
        <p className="small">
          <strong>{w.aim}:</strong> {aim}
        </p>
      )}
      {shown.length === 0 && <p className="small">{w.nothingYet}</p>}
      <ol ref={list} className="lines">
        {shown.map(({ line, times }) => (
          <JournalLine
            key={line.n}
            line={line}
            times={times}
            gone={gone.has(line.n)}
            then={line.n === then}
            onPoint={() => void lookBack(line.n)}
          />
        ))}
      </ol>
    </>
  );
}

type LineProps = { line: Line; times?: number; gone?: boolean; then?: boolean; onPoint?: () => void };

export function JournalLine({ line, times = 1, gone = false, then, onPoint }: LineProps) {
  const w = useWords();
  const told = times === 1 ? line.text : `${line.text} (${times} ×)`;
  const text = gone ? <del>{told}</del> : told;
  if (line.kind === 'heading') return <li className="heading">{text}</li>;
  return (
    <li className={then ? `${line.kind} then` : line.kind}>
      {line.side !== undefined && <SideBadge side={line.side} />}
      {onPoint && line.kind !== 'undone' && line.kind !== 'reason' ? (
        <button type="button" className="plain" aria-pressed={then === true} title={w.showMeasured} onClick={onPoint}>
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
      {line.dice && <Dice sides={line.dice.sides} faces={line.dice.faces} />}
      {line.dice?.good !== undefined && (
        <span className="small">{w.succeeded(line.dice.good, line.dice.faces.length)}</span>
      )}
      <RuleLinks ids={line.rules} />
    </li>
  );
}
