import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer, Asked, NeededNumber, OddsInWords, Prospects } from '../../host/game-host.ts';
import { host, showAims } from '../../state/game.ts';
import { useSettings, useWords } from '../../state/settings.ts';
import { RuleLink } from '../shared/rule-dialog.tsx';

/** What an answer would bring, as the dice stand. */
export function OddsBox({ asked, answer }: { asked: Asked; answer: Answer }) {
  const w = useWords();
  const [odds, setOdds] = useState<Prospects | null>(null);
  const { id } = asked;
  const isPlan = asked.request.kind === 'assign';
  useEffect(() => {
    let current = true;
    if (typeof answer !== 'object') setOdds(null);
    void host()
      .then((h) => h.prospects(id, answer))
      .then((o) => {
        if (!current) return;
        setOdds(o);
        // One choice shows what it is aimed at by itself; a whole plan shows all its aims.
        if (isPlan) showAims(id, o.aims);
      });
    return () => {
      current = false;
    };
  }, [id, isPlan, answer]);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (odds !== null && !isPlan && box.current !== null) bringIntoView(box.current);
  }, [odds, isPlan]);
  if (odds === null && asked.request.kind === 'path') return null;
  if (odds === null) return <p className="small">{w.counting}</p>;
  if (odds.odds.length + odds.needed.length === 0) return null;
  return (
    <section ref={box} className="odds" aria-label={w.odds}>
      {odds.needed.map((n, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rolls of one kind may come twice.
        <Needed key={i} number={n} />
      ))}
      {odds.odds.map((o) => (
        <OddsTable key={o.about} odds={o} />
      ))}
    </section>
  );
}

/** Scrolls the panel until all odds are to be seen, but never further than to the button that confirms the choice. */
function bringIntoView(box: HTMLElement): void {
  const panel = box.closest('.panel');
  if (panel === null) return;
  const [inside, outside] = [box.getBoundingClientRect(), panel.getBoundingClientRect()];
  const above = box.previousElementSibling?.getBoundingClientRect() ?? inside;
  const by = Math.min(inside.bottom - outside.bottom + MARGIN, above.top - outside.top - MARGIN);
  if (by > 0) panel.scrollBy(0, by);
}

const MARGIN = 8;

/** What has to be rolled: the base and every modifier with its rule. */
function Needed({ number }: { number: NeededNumber }) {
  const w = useWords();
  const language = useSettings((s) => s.language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <div className="needed">
      {number.label}: <strong>{number.roll ?? number.value}</strong>
      {number.chance !== null && number.chance > 0 && ` (${percent.format(number.chance)})`}
      {number.reasons.length > 0 && (
        <ul className="small">
          {number.base !== null && (
            <li>
              {number.base} {w.base}
            </li>
          )}
          {number.reasons.map((r) => (
            <li key={`${r.rule} ${r.text}`}>
              <strong>{r.text}</strong> {r.why} <RuleLink id={r.rule} />
            </li>
          ))}
        </ul>
      )}
    </div>
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
