import type { Asked, Rejection } from '../../host/game-host.ts';
import { attempt, give } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { RuleLink } from '../shared/rule-dialog.tsx';

/** Why not: rule, measured value, limit, and what would be legal. */
export function RefusalBox({ asked, rejection }: { asked: Asked; rejection: Rejection }) {
  const w = useWords();
  const { better } = rejection;
  const posed = asked.request.kind === 'place' || asked.request.kind === 'path';
  return (
    <div className="refusal" role="alert">
      <p>
        <strong>{w.refused}.</strong> {rejection.text} {rejection.rule !== null && <RuleLink id={rejection.rule} />}
      </p>
      {(rejection.measured !== null || rejection.limit !== null) && (
        <p className="small">
          {rejection.measured !== null && `${w.measured}: ${rejection.measured}`}
          {rejection.measured !== null && rejection.limit !== null && ' · '}
          {rejection.limit !== null && `${w.limit}: ${rejection.limit}`}
        </p>
      )}
      {rejection.ruleText !== '' && <p className="small rule-text">{rejection.ruleText}</p>}
      {better !== null && (
        <p>
          {w.better}: {better.text}{' '}
          {better.answer !== null && (
            <button
              type="button"
              onClick={() => void (posed ? attempt(asked, better.answer!) : give(asked, better.answer!))}
            >
              {w.takeBetter}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
