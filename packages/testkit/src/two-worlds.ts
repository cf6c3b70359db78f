import { type Bot, botAnswer, type Effort, greedyBot, plannerBot, randomBot } from '@walstatt/bots';
import { pick, type Rng, type Ruleset, type SeatId, type Setup, seededRng, type Types } from '@walstatt/engine';
import {
  Battle,
  knowledgeOf,
  type Pending,
  SPECTATOR,
  type StreamItem,
  sampleAnswer,
  seededDice,
} from '@walstatt/engine/host';
import { randomBattle } from './random-battle.ts';

export type TwoWorldsSettings = {
  /** Worlds are compared at one in this many decisions. */
  readonly every: number;
  /** The most answers to give to both worlds. */
  readonly answers: number;
  /** The searching bots that must answer alike. They run once per pair of worlds. */
  readonly greedy: Effort;
  readonly playouts: number;
};

const USUAL: TwoWorldsSettings = { every: 8, answers: 40, greedy: { answers: 3, samples: 1, ahead: 3 }, playouts: 8 };

export type TwoWorldsReport = {
  /** Pairs of worlds, and how many of them really differed. */
  readonly worlds: number;
  readonly different: number;
  /** Decisions at which two different worlds looked alike. */
  readonly compared: number;
};

/**
 * The law of two worlds: two worlds that look the same to a seat send it byte-identical messages. At random decisions
 * of a random battle, a second world is built from a seat's view (`determinise`). Then both get the same answers and
 * dice. The seat's views, pending requests, refusals, redacted streams and bots' answers must be the same until
 * something is revealed. The check also finds steps that reveal something and then ask: bots imagine worlds from the
 * last step boundary, so they would forget what was revealed since. Such steps must be split.
 */
export function twoWorlds<T extends Types>(
  ruleset: Ruleset<T>,
  setup: Setup,
  seed: number,
  settings: Partial<TwoWorldsSettings> = {},
): TwoWorldsReport {
  const rng = seededRng(seed + 2);
  const s = { ...USUAL, ...settings };
  const report = { worlds: 0, different: 0, compared: 0 };
  randomBattle(ruleset, setup, seed, {}, (battle) => {
    if (rng.int(1, s.every) > 1) return;
    const seat = pick(rng, [...battle.state.seats.map((x) => x.id), SPECTATOR]);
    const [one, other] = bothWorlds(ruleset, battle, seat, rng);
    report.worlds++;
    const differ = !ruleset.codec.equal(one.state, other.state);
    if (differ) report.different++;
    const n = new Comparison(seat, one, other, s, `seed ${seed}, for ${seat}`).run(rng);
    if (differ) report.compared += n;
  });
  return report;
}

/** The battle as it is, and as it might be for all the seat knows, with the same dice to come. */
function bothWorlds<T extends Types>(
  ruleset: Ruleset<T>,
  battle: Battle<T>,
  seat: SeatId,
  rng: Rng,
): [Battle<T>, Battle<T>] {
  const { state, since } = battle.position;
  const view = ruleset.codec.view(state, knowledgeOf(ruleset, state, seat));
  const guessed = ruleset.determinise?.(view, seat, rng) ?? view;
  const dice = rng.int(0, 0x7fffffff);
  const kept = { ...battle.kept(), held: [] };
  const world = (from: T['State']): Battle<T> =>
    Battle.resume(ruleset, from, since, { dice: seededDice(dice) }, { kept });
  return [world(state), world(guessed)];
}

/** Two battles that look the same to a seat, played on side by side. */
class Comparison<T extends Types> {
  private readonly seat: SeatId;
  private readonly one: Battle<T>;
  private readonly other: Battle<T>;
  private readonly settings: TwoWorldsSettings;
  private readonly where: string;
  private readonly searchers: readonly Bot[];
  private read = 0;
  /** Earlier answers by request name. Most are illegal by now, which makes them good for comparing refusals. */
  private readonly stale = new Map<string, unknown>();

  constructor(seat: SeatId, one: Battle<T>, other: Battle<T>, settings: TwoWorldsSettings, where: string) {
    this.seat = seat;
    this.one = one;
    this.other = other;
    this.settings = settings;
    this.where = where;
    const planner = one.ruleset.scripts === undefined ? [] : [plannerBot('seasoned', settings.playouts)];
    this.searchers = [randomBot, greedyBot(settings.greedy), ...planner];
  }

  /** Returns the number of decisions that looked alike. */
  run(rng: Rng): number {
    const { one, other } = this;
    for (let n = 0; n < this.settings.answers; n++) {
      if (this.toldApart()) return n;
      this.same('view', one.view(this.seat), other.view(this.seat));
      this.same('pending requests', one.pendingFor(this.seat), other.pendingFor(this.seat));
      this.same('end of the battle', one.idle, other.idle);
      const asked = one.pending[0];
      if (asked === undefined) return n;
      const twin = other.pending.find((p) => p.id === asked.id);
      if (asked.request.by === this.seat) this.decideAlike(asked, rng, n === 0);
      const { answer } = botAnswer(one, randomBot, asked, rng);
      // Another seat's action may be possible in its own world only. Then there is nothing left to compare.
      if (twin === undefined || other.refuse(twin.id, answer) !== null) return n;
      this.stale.set(asked.request.name, answer);
      one.answer(asked.id, answer);
      other.answer(twin.id, answer);
    }
    return this.settings.answers;
  }

  /** Bots with the same random numbers answer alike, and the same answers are refused for the same reasons. */
  private decideAlike(asked: Pending, rng: Rng, searching: boolean): void {
    const { one, other } = this;
    const seed = rng.int(0, 0x7fffffff);
    const bots = searching ? this.searchers : [randomBot];
    for (const bot of bots) {
      const [a, b] = [one, other].map((battle) => botAnswer(battle, bot, asked, seededRng(seed)).answer);
      this.same(`answer of ${bot.name} to ${asked.request.name}`, a, b);
    }
    const sampled = sampleAnswer(one.lookAs(this.seat) as never, asked.request, seededRng(seed + 1));
    for (const answer of [sampled, this.stale.get(asked.request.name)])
      this.same(`judgement of ${asked.request.name}`, one.refuse(asked.id, answer), other.refuse(asked.id, answer));
  }

  /** Reads on in both streams. True if a fact that reveals something differs between them. */
  private toldApart(): boolean {
    const [a, b] = [this.one, this.other].map((battle) => battle.events(this.seat, this.read));
    for (let i = 0; i < Math.max(a!.length, b!.length); i++) {
      if (JSON.stringify(a![i]) === JSON.stringify(b![i])) continue;
      if (this.reveals(a![i]) || this.reveals(b![i])) return true;
      this.same('stream', a![i] ?? null, b![i] ?? null);
    }
    this.read += a!.length;
    return false;
  }

  private reveals(item: StreamItem<T> | undefined): boolean {
    return item?.item === 'event' && this.one.ruleset.events[item.event.type]?.reveals === true;
  }

  private same(what: string, a: unknown, b: unknown): void {
    const [one, other] = [JSON.stringify(a) ?? '', JSON.stringify(b) ?? ''];
    if (one === other) return;
    const at = Math.max(0, firstDifference(one, other) - 100);
    const [here, there] = [one, other].map((text) => text.slice(at, at + 300));
    throw new Error(`two worlds, ${this.where}: ${what} differs\n  ${here}\n  ${there}`);
  }
}

function firstDifference(a: string, b: string): number {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
}
