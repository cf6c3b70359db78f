import '../../look/set-up.css';
import type { Level, Player } from '../../host/game-host.ts';
import { useSettings, useWords } from '../../state/settings.ts';
import { startBattle } from '../../state/start-battle.ts';
import { SideBadge } from '../shared/side-badge.tsx';
import { TopBar } from '../shared/top-bar.tsx';
import { Choice } from './choice.tsx';
import { Preview } from './preview.tsx';
import { RuleOptions } from './rule-options.tsx';
import { type SetUp, useSetUp } from './use-set-up.ts';

/** Everything that can be chosen before a battle. */
export function SetUpPage({ id }: { id: string }) {
  const w = useWords();
  const language = useSettings((s) => s.language);
  const setUp = useSetUp(id);
  if (setUp === null) return <TopBar home />;
  const { game, preview } = setUp;
  const choicesAbout = (...about: readonly string[]) => setUp.choices.filter((c) => about.includes(c.about));
  return (
    <div className="set-up">
      <TopBar home />
      <main>
        <form
          className="card"
          onSubmit={(e) => {
            e.preventDefault();
            void setUp.order().then((order) => (order === null ? undefined : startBattle(order)));
          }}
        >
          <header>
            <h1>{game.title[language]}</h1>
            <p>{game.about[language]}</p>
          </header>
          <div className="columns">
            <div className="chosen">
              <Scenario setUp={setUp} />
              <Seats setUp={setUp} />
              <Choices legend={w.armies} setUp={setUp} list={choicesAbout('army', 'size')} />
              <Choices legend={w.table} setUp={setUp} list={choicesAbout('table')} />
              <DiceAndHelp setUp={setUp} />
            </div>
            <div className="beside">
              <Preview setUp={setUp} />
              {preview !== null && preview.problems.length > 0 && <Problems list={preview.problems} />}
              {(preview?.unenforced?.length ?? 0) > 0 && <Unenforced list={preview!.unenforced!} />}
              <button type="submit" className="primary big" disabled={!setUp.ready}>
                {w.begin}
              </button>
            </div>
            <RuleOptions setUp={setUp} />
          </div>
        </form>
      </main>
    </div>
  );
}

function Problems({ list }: { list: readonly string[] }) {
  const w = useWords();
  return (
    <div className="refusal" role="alert">
      <p>
        <strong>{w.cannotBegin}</strong>
      </p>
      <ul>
        {list.slice(0, 8).map((p) => (
          <li key={p}>{p}</li>
        ))}
      </ul>
    </div>
  );
}

function Unenforced({ list }: { list: readonly string[] }) {
  const w = useWords();
  return (
    <div className="draft" role="note">
      <p>
        <strong>{w.unenforced}</strong>
      </p>
      <ul>
        {list.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}

function Scenario({ setUp }: { setUp: SetUp }) {
  const w = useWords();
  const language = useSettings((s) => s.language);
  return (
    <fieldset>
      <legend>{w.scenario}</legend>
      <div className="choices">
        {setUp.game.scenarios.map((s) => (
          <label key={s.id}>
            <input
              type="radio"
              name="scenario"
              checked={s.id === setUp.scenario}
              onChange={() => setUp.setScenario(s.id)}
            />{' '}
            {s.name[language]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const readSeat = (value: string): Player =>
  value === 'person' ? { kind: 'person' } : { kind: 'computer', strength: value as Level };

function Seats({ setUp }: { setUp: SetUp }) {
  const w = useWords();
  return (
    <fieldset>
      <legend>{w.seats}</legend>
      <div className="seats">
        {setUp.seats.map((s) => {
          const p = setUp.playerOf(s.id);
          return (
            <label key={s.id} className="field">
              <span>
                <SideBadge side={s.side} /> {s.name}
              </span>
              <select
                value={p.kind === 'person' ? 'person' : p.strength}
                onChange={(e) => setUp.setPlayer(s.id, readSeat(e.currentTarget.value))}
              >
                <option value="person">{w.person}</option>
                {(Object.keys(w.strengths) as Level[]).map((x) => (
                  <option key={x} value={x}>
                    {w.strengths[x]}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
      </div>
      {setUp.seats.every((s) => setUp.playerOf(s.id).kind === 'computer') && <p className="small">{w.nobodyPlays}</p>}
    </fieldset>
  );
}

function Choices({ legend, setUp, list }: { legend: string; setUp: SetUp; list: SetUp['choices'] }) {
  if (list.length === 0) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {list.map((c) => (
        <Choice
          key={`${setUp.scenario} ${c.id}`}
          choice={c}
          pick={setUp.pickOf(c)}
          parts={setUp.preview?.parts[c.id] ?? []}
          onPick={(pick) => setUp.setPick(c.id, pick)}
        />
      ))}
    </fieldset>
  );
}

function DiceAndHelp({ setUp }: { setUp: SetUp }) {
  const w = useWords();
  return (
    <>
      <fieldset>
        <legend>{w.dice}</legend>
        <div className="choices">
          <label>
            <input type="radio" name="dice" checked={!setUp.typed} onChange={() => setUp.setTyped(false)} />{' '}
            {w.diceKinds.computer}
          </label>
          <label>
            <input type="radio" name="dice" checked={setUp.typed} onChange={() => setUp.setTyped(true)} />{' '}
            {w.diceKinds.typed}
          </label>
        </div>
      </fieldset>
      <label className="check">
        <input type="checkbox" checked={setUp.guided} onChange={(e) => setUp.setGuided(e.currentTarget.checked)} />{' '}
        {w.guidedNote}
      </label>
    </>
  );
}
