import { type Game, games } from '../../games.ts';
import { useSettings, useWords } from '../../state/settings.ts';
import { guidedOrder, readyOrder, startBattle } from '../../state/start-battle.ts';
import { TopBar } from '../shared/top-bar.tsx';
import { KeptBattles } from './kept-battles.tsx';
import { Picture } from './pictures.tsx';

/** Ten seconds to the first battle: every game with a picture, a sentence and one button. */
export function StartPage() {
  const w = useWords();
  const real = games.filter((g) => !g.practice);
  const practice = games.filter((g) => g.practice);
  return (
    <div className="start">
      <TopBar home={false} />
      <main>
        <div className="hero">
          <svg className="contours" viewBox="0 0 1200 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            {[0, 1, 2, 3, 4, 5].map((i) => (
              <path
                key={i}
                d={`M0 ${230 - i * 26}C160 ${150 - i * 24} 300 ${260 - i * 30} 470 ${190 - i * 22}S800 ${110 - i * 12} 960 ${190 - i * 28} 1120 ${160 - i * 20} 1200 ${150 - i * 24}`}
              />
            ))}
          </svg>
          <h1>Walstatt</h1>
          <p className="tagline">{w.tagline}</p>
          <p className="lead">{w.lead}</p>
        </div>
        <KeptBattles />
        {real.length > 0 && <Section title={w.ruleSystems} list={real} />}
        <Section title={w.practiceGames} note={w.practiceNote} list={practice} />
      </main>
    </div>
  );
}

function Section({ title, note, list }: { title: string; note?: string; list: readonly Game[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {note && <p className="note">{note}</p>}
      <div className="games">
        {list.map((g) => (
          <GameCard key={g.id} game={g} />
        ))}
      </div>
    </section>
  );
}

function GameCard({ game }: { game: Game }) {
  const w = useWords();
  const language = useSettings((s) => s.language);
  const title = game.title[language];
  const first = game.scenarios[0];
  const start = (scenario: string): void => void startBattle(readyOrder(game, scenario, false));
  return (
    <article className="card game">
      <Picture emblem={game.emblem} />
      <h3>{title}</h3>
      <p>{game.about[language]}</p>
      <div className="scenarios">
        <span className="small">{w.scenarios}</span>
        <ul>
          {game.scenarios.map((s) => (
            <li key={s.id}>
              <button
                type="button"
                className="link"
                aria-label={w.playNowOf(`${title}, ${s.name[language]}`)}
                onClick={() => start(s.id)}
              >
                {s.name[language]}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {first && (
        <div className="row">
          <button type="button" className="primary" aria-label={w.playNowOf(title)} onClick={() => start(first.id)}>
            {w.playNow}
          </button>
          <button type="button" aria-label={w.guidedOf(title)} onClick={() => void startBattle(guidedOrder(game))}>
            {w.guided}
          </button>
          <a className="button" aria-label={w.setUpOf(title)} href={`#/new/${game.id}`}>
            {w.setUp}
          </a>
        </div>
      )}
    </article>
  );
}
