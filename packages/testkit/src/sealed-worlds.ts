import { botAnswer, randomBot } from '@walstatt/bots';
import {
  type Answer,
  pick,
  type Rng,
  type Ruleset,
  type SeatId,
  type Setup,
  seededRng,
  type Types,
} from '@walstatt/engine';
import { Battle, SPECTATOR, sampleAnswer, seededDice } from '@walstatt/engine/host';
import { randomBattle } from './random-battle.ts';

/** Everything that leaves a battle for a seat, by name. */
export type Outputs<T extends Types> = Readonly<
  Record<string, (battle: Battle<T>, seat: SeatId) => unknown | Promise<unknown>>
>;

export type SealedReport = { readonly pairs: number; readonly compared: number };

type Pair<T extends Types> = { readonly seat: SeatId; readonly one: Battle<T>; readonly other: Battle<T> };

const TRIES = 12;
const MOST_PAIRS = 12;
const STEPS = 10;

/**
 * The law of two worlds for what others decide: at random moments of a random battle, another seat answers under seal,
 * in one world like this and in the other like that. As long as the seat has seen the same of both (its stream and its
 * view), every output for it is the same in both.
 */
export async function sealedWorlds<T extends Types>(
  ruleset: Ruleset<T>,
  setup: Setup,
  seed: number,
  outputs: Outputs<T>,
): Promise<SealedReport> {
  const report = { pairs: 0, compared: 0 };
  for (const pair of pairsOf(ruleset, setup, seed)) {
    report.pairs++;
    for (let n = 0; n < STEPS && looksSame(pair); n++) {
      for (const [name, output] of Object.entries(outputs)) await compare(name, output, pair, seed);
      report.compared++;
      if (!playOn(pair, seed * 100 + n)) break;
    }
  }
  return report;
}

function pairsOf<T extends Types>(ruleset: Ruleset<T>, setup: Setup, seed: number): Pair<T>[] {
  const rng = seededRng(seed + 3);
  const pairs: Pair<T>[] = [];
  randomBattle(ruleset, setup, seed, {}, (battle) => {
    const asked = battle.pending.find((p) => p.sealed);
    if (asked === undefined || pairs.length === MOST_PAIRS || rng.int(0, 2) === 0) return;
    const seat = pick(
      rng,
      [...battle.state.seats.map((s) => s.id), SPECTATOR].filter((s) => s !== asked.request.by),
    );
    const { state, since } = battle.position;
    const past = { kept: battle.kept() };
    const begin = (): Battle<T> => Battle.resume(ruleset, state, since, { dice: seededDice(seed) }, past);
    const sample = () => sampleAnswer(battle.look as never, asked.request, rng);
    const answer = sample();
    for (let i = 0; i < TRIES; i++) {
      const another = nearTo(answer, sample(), rng);
      if (JSON.stringify(another) === JSON.stringify(answer)) continue;
      const [one, other] = [begin(), begin()];
      if (one.answer(asked.id, answer) !== null || other.answer(asked.id, another) !== null) continue;
      pairs.push({ seat, one, other });
      return;
    }
  });
  return pairs;
}

/** An answer that differs in one thing only, if it is made of several: then it shows later. */
function nearTo(answer: Answer, another: Answer, rng: Rng): Answer {
  if (typeof answer !== 'object' || typeof another !== 'object' || answer === null || another === null) return another;
  if (Array.isArray(answer) && Array.isArray(another) && answer.length === another.length && answer.length > 0) {
    const at = rng.int(0, answer.length - 1);
    return answer.map((part, i) => (i === at ? another[i] : part)) as Answer;
  }
  if (Array.isArray(answer) || Array.isArray(another)) return another;
  const from = another as Readonly<Record<string, string>>;
  const differing = Object.entries(answer as Readonly<Record<string, string>>).filter(
    ([k, v]) => k in from && from[k] !== v,
  );
  if (differing.length === 0) return another;
  const [key] = pick(rng, differing);
  return { ...(answer as Readonly<Record<string, string>>), [key]: from[key]! };
}

const seenOf = <T extends Types>(battle: Battle<T>, seat: SeatId): string =>
  JSON.stringify([battle.view(seat), battle.events(seat), battle.pendingFor(seat), battle.idle, battle.result.over]);

const looksSame = <T extends Types>({ seat, one, other }: Pair<T>): boolean =>
  seenOf(one, seat) === seenOf(other, seat);

async function compare<T extends Types>(
  name: string,
  output: Outputs<T>[string],
  { seat, one, other }: Pair<T>,
  seed: number,
): Promise<void> {
  const [a, b] = [JSON.stringify(await output(one, seat)), JSON.stringify(await output(other, seat))];
  if (a === b) return;
  let at = 0;
  while (a?.[at] === b?.[at]) at++;
  const [here, there] = [a, b].map((text) => text?.slice(Math.max(0, at - 80), at + 200));
  throw new Error(`seed ${seed}: ${name} tells ${seat} what others decided under seal\n  ${here}\n  ${there}`);
}

/** Gives both worlds the same next answer. False: they have nothing in common to answer. */
function playOn<T extends Types>({ one, other }: Pair<T>, seed: number): boolean {
  const asked = one.pending[0];
  const twin = other.pending.find((p) => p.id === asked?.id);
  if (asked === undefined || twin === undefined) return false;
  const { answer } = botAnswer(one, randomBot, asked, seededRng(seed));
  if (other.refuse(twin.id, answer) !== null) return false;
  return one.answer(asked.id, answer) === null && other.answer(twin.id, answer) === null;
}
