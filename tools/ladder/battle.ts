import { botAnswer, newMemory, situationOf } from '@walstatt/bots';
import { type Answer, type Ruleset, type SeatId, seededRng, sideOf, sides, type Types } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { BlunderWatch } from './blunders/watch.ts';
import { playerNamed } from './players.ts';
import type { Job, Played, Side } from './result.ts';
import { processorTime, Stopwatch } from './times.ts';

/** A battle in which more decisions are taken is broken off. */
const PATIENCE = 20_000;

/** Plays one battle of the ladder. The same job always comes to the same end; only the times differ. */
export function playBattle(ruleset: Ruleset<Types>, job: Job, code: string): Played {
  const set = ruleset.setUp({ scenario: job.scenario });
  if (!('state' in set)) throw new Error(`set-up of ${job.scenario} refused: ${JSON.stringify(set.problems)}`);
  let watch: BlunderWatch | null = null;
  const battle: Battle<Types> = Battle.begin(ruleset, set.state, {
    dice: seededDice(job.seed),
    watch: { applied: (event) => watch?.happened(event) },
  });
  const seats = battle.state.seats.map(({ id }) => id);
  watch = new BlunderWatch(battle.ruleset, seats, (seat) => battle.lookAs(seat), seededRng(job.seed + 3));
  const [firstSide] = sides(battle.state) as [string];
  const players = job.players.map((name, i) => ({
    bot: playerNamed(name),
    rng: seededRng(job.seed + 1 + i),
    clock: new Stopwatch(),
    failed: 0,
    faults: 0,
  }));
  const memories = new Map(seats.map((seat) => [seat, newMemory()]));
  const placeOf = (seat: SeatId): number => (sideOf(battle.state, seat) === firstSide ? 0 : 1);
  for (let left = PATIENCE; !battle.idle && left > 0; left--) {
    const pending = battle.pending[0];
    if (pending === undefined) break;
    const player = players[placeOf(pending.request.by)]!;
    const before = processorTime();
    const { answer, failed } = botAnswer(battle, player.bot, pending, player.rng, {
      memory: memories.get(pending.request.by)!,
      complain: () => player.faults++,
    });
    player.clock.count(processorTime() - before);
    if (failed !== null) player.failed++;
    watch.decided(situationOf(battle, pending, seededRng(1)), answer as Answer);
    const refusal = battle.answer(pending.id, answer);
    if (refusal !== null) throw new Error(`${JSON.stringify(refusal)} for ${JSON.stringify(pending.request)}`);
  }
  watch.ended();
  const { winners } = battle.result;
  const sideOfPlayer = ({ clock, failed, faults }: (typeof players)[number], i: number): Side => ({
    times: clock.times,
    failed,
    faults,
    blunders: watch.tally(seats.filter((seat) => placeOf(seat) === i)),
  });
  return {
    ...job,
    code,
    score: !battle.idle || winners.length !== 1 ? 0.5 : Number(winners[0] === firstSide),
    over: battle.idle,
    by: [sideOfPlayer(players[0]!, 0), sideOfPlayer(players[1]!, 1)],
  };
}
