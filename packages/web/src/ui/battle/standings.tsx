import type { Sight } from '../../host/game-host.ts';
import { host } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { RuleLink } from '../shared/rule-dialog.tsx';

/** Standing answers, and the way to be asked again. */
export function Standings({ sight }: { sight: Sight }) {
  const w = useWords();
  if (sight.standings.length === 0) return null;
  return (
    <section className="standings">
      <h3>{w.standings}</h3>
      <ul>
        {sight.standings.map((s, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same decision may be spoken for twice.
          <li key={i} className="row">
            <span className="grow">
              {s.title} <strong>{s.words === '' ? w.standingAnswers[s.answer] : w.always(s.words)}</strong>{' '}
              <span className="small">{s.until === null ? w.wholeBattle : w.untilEndOf(s.until)}</span>{' '}
              {s.rule !== '' && <RuleLink id={s.rule} />}
            </span>
            <button type="button" onClick={() => void host().then((h) => h.revoke(s))}>
              {w.askAgain}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
