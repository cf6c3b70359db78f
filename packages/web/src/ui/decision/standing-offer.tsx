import { useState } from 'preact/hooks';
import type { Asked, Sight, StandingWish } from '../../host/game-host.ts';
import { host } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';

/** "Do not ask me again": for this phase, round or battle. */
export function StandingOffer({ asked, sight }: { asked: Asked; sight: Sight }) {
  const w = useWords();
  const answers = asked.standing.map((o) => o.answer);
  const frames = [...new Map(sight.frames.map((f) => [f.id, f])).values()];
  const [answer, setAnswer] = useState(answers[0]);
  const [until, setUntil] = useState(frames.find((f) => /round|turn/i.test(f.id))?.id ?? '');
  if (answer === undefined) return null;
  const told = (a: StandingWish['answer']): string => {
    const words = asked.standing.find((o) => o.answer === a)?.words ?? '';
    if (words === '') return w.standingAnswers[a];
    return a === 'preset' ? w.presetNow(words) : w.always(words);
  };
  return (
    <details className="standing-offer">
      <summary>{w.notAgain}</summary>
      <form
        className="row wrap"
        onSubmit={(e) => {
          e.preventDefault();
          void host().then((h) => h.stand(asked.id, { answer, until: until === '' ? null : until }));
        }}
      >
        {answers.length > 1 ? (
          <select
            aria-label={w.notAgain}
            value={answer}
            onChange={(e) => setAnswer(e.currentTarget.value as StandingWish['answer'])}
          >
            {answers.map((a) => (
              <option key={a} value={a}>
                {told(a)}
              </option>
            ))}
          </select>
        ) : (
          <span>{told(answer)}</span>
        )}
        <select aria-label={w.howLong} value={until} onChange={(e) => setUntil(e.currentTarget.value)}>
          {frames.map((f) => (
            <option key={f.id} value={f.id}>
              {w.untilEndOf(f.name)}
            </option>
          ))}
          <option value="">{w.wholeBattle}</option>
        </select>
        <button type="submit">{w.setStanding}</button>
      </form>
      <p className="small">{w.standingNote}</p>
    </details>
  );
}
