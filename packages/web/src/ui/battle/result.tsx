import type { Sight } from '../../host/game-host.ts';
import { useWords } from '../../state/settings.ts';
import { Dialog } from '../shared/dialog.tsx';
import { RuleLink } from '../shared/rule-dialog.tsx';

export function Result({ sight, onClose }: { sight: Sight; onClose: () => void }) {
  const w = useWords();
  const { winners, score, points, aim, rule } = sight.outcome;
  return (
    <Dialog title={w.battleOver} className="result">
      <p className="verdict">{winners.length === 1 ? w.victory(winners[0]!) : w.draw}</p>
      <ul className="score big">
        {score.map((s) => (
          <li key={s.side}>
            {s.side} <strong>{s.points}</strong>
          </li>
        ))}
      </ul>
      {points !== '' && <p className="small">{points}</p>}
      <p>
        {aim} <RuleLink id={rule} />
      </p>
      <div className="row end">
        <a className="button primary" href={`#/replay/${sight.battle}`}>
          {w.replay}
        </a>
        <a className="button" href="#/">
          {w.again}
        </a>
        <button type="button" onClick={onClose}>
          {w.lookAtTable}
        </button>
      </div>
    </Dialog>
  );
}
