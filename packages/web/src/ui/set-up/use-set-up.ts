import type { Plain, SetupChoice, SetupPick } from '@walstatt/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Game, gameWith } from '../../games.ts';
import type { BattleOrder, Player, SeatInfo, SetupPreview } from '../../host/game-host.ts';
import { looksOf } from '../../host/looks.ts';
import { host } from '../../state/game.ts';
import { useSettings } from '../../state/settings.ts';
import { readyOrder } from '../../state/start-battle.ts';
import { chosenIn } from './options-in.ts';

/** A battle being set up: everything chosen so far, and what the rules say about it. */
export type SetUp = {
  readonly game: Game;
  readonly scenario: string;
  readonly seats: readonly Pick<SeatInfo, 'id' | 'name' | 'side'>[];
  readonly choices: readonly SetupChoice[];
  readonly options: Readonly<Record<string, Plain>>;
  readonly preview: SetupPreview | null;
  readonly typed: boolean;
  readonly guided: boolean;
  playerOf(seat: string): Player;
  pickOf(choice: SetupChoice): SetupPick;
  setScenario(id: string): void;
  setPlayer(seat: string, player: Player): void;
  setPick(choice: string, pick: SetupPick): void;
  setOption(id: string, value: Plain): void;
  setTyped(typed: boolean): void;
  setGuided(guided: boolean): void;
  /** Whether the choices go together, as far as is known. */
  readonly ready: boolean;
  /** The current choices, as an order. Null if they do not go together. */
  order(): Promise<BattleOrder | null>;
};

export function useSetUp(id: string): SetUp | null {
  const language = useSettings((s) => s.language);
  const game = gameWith(id);
  const [scenario, setScenario] = useState(game?.scenarios[0]?.id ?? '');
  const [players, setPlayers] = useState<Readonly<Record<string, Player>>>({});
  const [chosen, setChosen] = useState<Readonly<Record<string, Plain>>>({});
  const options = useMemo(() => (game === undefined ? {} : chosenIn(game, scenario, chosen)), [game, scenario, chosen]);
  const [picks, setPicks] = useState<Readonly<Record<string, SetupPick>>>({});
  const [choices, setChoices] = useState<readonly SetupChoice[]>([]);
  const [shown, setShown] = useState<{ readonly scenario: string; readonly preview: SetupPreview } | null>(null);
  const [typed, setTyped] = useState(false);
  const [guided, setGuided] = useState(false);

  useEffect(() => {
    let current = true;
    void host()
      .then((h) => h.choices(id, scenario))
      .then((found) => current && setChoices(found));
    return () => {
      current = false;
    };
  }, [id, scenario]);

  useEffect(() => {
    let current = true;
    void host()
      .then(async (h) => {
        await h.setLanguage(language);
        return h.preview({ ruleset: id, scenario, options, picks });
      })
      .then((preview) => current && setShown({ scenario, preview }));
    return () => {
      current = false;
    };
  }, [id, scenario, options, picks, language]);

  if (game === undefined) return null;
  const ready = readyOrder(game, scenario, guided);
  const listed = game.scenarios.find((s) => s.id === scenario)?.seats ?? [];
  // What was found for another scenario says nothing about this one.
  const preview = shown?.scenario === scenario ? shown.preview : null;
  const looks = looksOf(listed);
  const named = listed.map((s) => ({ id: s.id, name: s.name[language], side: looks.get(s.side)! }));
  const seats = preview?.seats ?? named;
  const playerOf = (seat: string): Player =>
    players[seat] ?? ready.seats[seat] ?? { kind: 'computer', strength: guided ? 'easy' : 'seasoned' };
  return {
    game,
    scenario,
    seats,
    choices,
    options,
    preview,
    typed,
    guided,
    playerOf,
    pickOf: (c) => picks[c.id] ?? c.preset,
    setScenario(next) {
      setScenario(next);
      setPicks({});
    },
    setPlayer: (seat, player) => setPlayers({ ...players, [seat]: player }),
    setPick: (choice, pick) => setPicks({ ...picks, [choice]: pick }),
    setOption: (option, value) => setChosen({ ...chosen, [option]: value }),
    setTyped,
    setGuided,
    ready: preview?.setup !== undefined,
    async order() {
      // What is shown may be older than the last choice.
      const found = await (await host()).preview({ ruleset: id, scenario, options, picks });
      setShown({ scenario, preview: found });
      if (found.setup === undefined) return null;
      return {
        ruleset: id,
        setup: found.setup,
        seats: Object.fromEntries((found.seats ?? named).map((s) => [s.id, playerOf(s.id)])),
        dice: typed ? 'typed' : 'computer',
        guided,
      };
    },
  };
}
