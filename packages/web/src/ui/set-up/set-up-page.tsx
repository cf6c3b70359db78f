import type { Plain } from '@walstatt/engine';
import { useState } from 'react';
import { gameWith } from '../../games.ts';
import type { Player } from '../../host/game-host.ts';
import { useSettings, useWords } from '../../state/settings.ts';
import { readyOrder, startBattle } from '../../state/start-battle.ts';
import { TopBar } from '../shared/top-bar.tsx';
import { Picture } from '../start/pictures.tsx';

const readSeat = (value: string): Player =>
  value === 'person' ? { kind: 'person' } : { kind: 'computer', strength: value as 'easy' | 'medium' | 'strong' };

/** Everything that can be chosen before a battle. */
export function SetUpPage({ id }: { id: string }) {
  const w = useWords();
  const language = useSettings((s) => s.language);
  const game = gameWith(id);
  const [scenario, setScenario] = useState(game?.scenarios[0]?.id ?? '');
  const [players, setPlayers] = useState<Record<string, Player>>({});
  const [options, setOptions] = useState<Record<string, Plain>>({});
  const [typed, setTyped] = useState(false);
  const [guided, setGuided] = useState(false);
  if (game === undefined) return <TopBar home />;
  const ready = readyOrder(game, scenario, guided);
  const seats = game.scenarios.find((s) => s.id === scenario)?.seats ?? [];
  const playerOf = (seat: string): Player => players[seat] ?? ready.seats[seat] ?? { kind: 'person' };
  const begin = (): void => {
    const chosen = Object.fromEntries(seats.map((s) => [s.id, playerOf(s.id)]));
    const setup = { scenario, ...(Object.keys(options).length > 0 ? { options } : {}) };
    void startBattle({ ruleset: game.id, setup, seats: chosen, dice: typed ? 'typed' : 'computer', guided });
  };
  return (
    <div className="set-up">
      <TopBar home />
      <main>
        <form
          className="card"
          onSubmit={(e) => {
            e.preventDefault();
            begin();
          }}
        >
          <Picture game={game.id} />
          <h1>{game.title[language]}</h1>
          <p>{game.about[language]}</p>
          <fieldset>
            <legend>{w.scenario}</legend>
            <div className="choices">
              {game.scenarios.map((s) => (
                <label key={s.id}>
                  <input type="radio" name="scenario" checked={s.id === scenario} onChange={() => setScenario(s.id)} />{' '}
                  {s.name[language]}
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend>{w.seats}</legend>
            {seats.map((s) => {
              const p = playerOf(s.id);
              return (
                <label key={s.id} className="field">
                  <span>{s.name[language]}</span>
                  <select
                    value={p.kind === 'person' ? 'person' : p.strength}
                    onChange={(e) => setPlayers({ ...players, [s.id]: readSeat(e.target.value) })}
                  >
                    <option value="person">{w.person}</option>
                    {(['easy', 'medium', 'strong'] as const).map((x) => (
                      <option key={x} value={x}>
                        {w.strengths[x]}
                      </option>
                    ))}
                  </select>
                </label>
              );
            })}
          </fieldset>
          <fieldset>
            <legend>{w.dice}</legend>
            <div className="choices">
              <label>
                <input type="radio" name="dice" checked={!typed} onChange={() => setTyped(false)} />{' '}
                {w.diceKinds.computer}
              </label>
              <label>
                <input type="radio" name="dice" checked={typed} onChange={() => setTyped(true)} /> {w.diceKinds.typed}
              </label>
            </div>
          </fieldset>
          <label className="check">
            <input type="checkbox" checked={guided} onChange={(e) => setGuided(e.target.checked)} /> {w.guidedNote}
          </label>
          {game.options.length > 0 && (
            <details>
              <summary>{w.options}</summary>
              <p className="small">{w.allRules}</p>
              {game.options.map((o) => (
                <label key={o.id} className="field option">
                  <span>
                    <strong>{o.name[language]}</strong> <span className="small">{o.rule}</span>
                    <br />
                    <span className="small">{o.text[language]}</span>
                  </span>
                  <select
                    value={JSON.stringify(options[o.id] ?? o.preset)}
                    onChange={(e) => setOptions({ ...options, [o.id]: JSON.parse(e.target.value) as Plain })}
                  >
                    {o.values.map((v) => (
                      <option key={JSON.stringify(v.value)} value={JSON.stringify(v.value)}>
                        {v.value === true ? w.yes : v.value === false ? w.no : v.name[language]}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
            </details>
          )}
          <button type="submit" className="primary big">
            {w.begin}
          </button>
        </form>
      </main>
    </div>
  );
}
