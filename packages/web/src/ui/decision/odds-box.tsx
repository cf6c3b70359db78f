import { useEffect, useState } from 'react';
import type { Answer, Asked, OddsInWords } from '../../host/game-host.ts';
import { host } from '../../state/game.ts';
import { useSettings, useWords } from '../../state/settings.ts';

/** What an answer would bring, as the dice stand. */
export function OddsBox({ asked, answer }: { asked: Asked; answer: Answer }) {
  const w = useWords();
  const [odds, setOdds] = useState<readonly OddsInWords[] | null>(null);
  useEffect(() => {
    let current = true;
    setOdds(null);
    void host()
      .then((h) => h.odds(asked.id, answer))
      .then((o) => current && setOdds(o));
    return () => {
      current = false;
    };
  }, [asked.id, answer]);
  if (odds === null) return asked.hasOdds ? <p className="small">{w.counting}</p> : null;
  if (odds.length === 0) return null;
  return (
    <section className="odds" aria-label={w.odds}>
      {odds.map((o) => (
        <OddsTable key={o.about} odds={o} />
      ))}
    </section>
  );
}

function OddsTable({ odds }: { odds: OddsInWords }) {
  const w = useWords();
  const language = useSettings((s) => s.language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const mean = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(odds.mean);
  return (
    <table>
      <caption>
        {odds.about}{' '}
        <span className="small">
          (
          {odds.yesNo
            ? odds.exact
              ? w.oddsExact
              : w.oddsSampled
            : `${w.oddsMean(mean)}, ${odds.exact ? w.oddsExact : w.oddsSampled}`}
          )
        </span>
      </caption>
      <tbody>
        {odds.rows.slice(0, 8).map(([value, p]) => (
          <tr key={value}>
            <th scope="row">{odds.yesNo ? (value > 0 ? w.yes : w.no) : value}</th>
            <td>
              <span className="bar" style={{ width: `${Math.max(1, p * 100)}%` }} />
            </td>
            <td className="percent">{percent.format(p)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
