import { type Answer, presetAnswer, type Request, type RequestOf, type Rng, type Types } from '@walstatt/engine';
import {
  countClasses,
  type Entry,
  fork,
  freeOffer,
  type Machine,
  type Need,
  refuse,
  sampleAnswer,
} from '@walstatt/engine/host';
import type { Situation } from './bot.ts';

/** One possible world: a separate machine that stands at the request put to the bot. */
export type World<T extends Types> = { readonly machine: Machine<T>; readonly need: Need };

/** What a world is built from. */
export type Known<T extends Types> = Pick<Situation<T>, 'ruleset' | 'seat' | 'request' | 'position' | 'memos'>;

/**
 * Builds a world that fits what the seat knows: unknown facts are guessed, other seats' sealed answers are sampled.
 * Null if the guesses do not lead to the same request.
 */
export function imagine<T extends Types>(s: Known<T>, rng: Rng): World<T> | null {
  const { ruleset, position, memos } = s;
  const state = ruleset.determinise?.(position.state, s.seat, rng) ?? position.state;
  try {
    const { machine, need } = fork(ruleset, { state, since: fillSealed(s, state, rng) }, memos);
    if (need?.what !== 'ask' || !need.requests.some((r) => r.by === s.seat && r.name === s.request.name)) return null;
    return { machine, need };
  } catch {
    return null;
  }
}

/** Sealed answers of other seats appear in `since` as `'?'`. Any legal answer may stand behind them. */
function fillSealed<T extends Types>(s: Known<T>, state: T['State'], rng: Rng): Entry[] {
  const filled: Entry[] = [];
  for (const e of s.position.since) {
    if (e.entry !== 'answer' || e.answer !== '?' || !e.sealed) {
      filled.push(e);
      continue;
    }
    const place = e.place ?? 0;
    const { machine, need } = fork(s.ruleset, { state, since: filled.slice(0, filled.length - place) }, s.memos);
    const request = need?.what === 'ask' ? need.requests[place] : undefined;
    if (request === undefined) throw new Error('the guessed world took another way');
    filled.push({ ...e, answer: sampleAnswer(machine as never, request, rng) });
  }
  return filled;
}

/**
 * Gives the seat's answer and plays on until the seat has to decide again. Seats asked at the same time give their
 * likely answer. Where the evaluation allows for the dice, play stops earlier: before any roll without a presumed
 * result, and as soon as any seat is asked what to do next. It never goes on longer than the ruleset finds worthwhile.
 */
export function tryAnswer<T extends Types>(
  world: World<T>,
  s: Situation<T>,
  answer: Answer,
  rng: Rng,
  decisions: number,
): Machine<T> {
  const { machine } = world;
  if (world.need.what !== 'ask') throw new Error('nothing was asked');
  const answers = world.need.requests.map((r) =>
    r.by === s.seat && r.name === s.request.name ? answer : likelyAnswer(machine, r),
  );
  const { reckons, presumes, playsOn } = machine.ruleset;
  let need = machine.run({ what: 'ask', answers });
  for (let left = decisions; need !== null && left > 0 && playsOn?.(machine, s.request as RequestOf<T>) !== false; ) {
    if (need.what === 'roll') {
      if (reckons) {
        const face = presumes?.(need.roll) ?? null;
        if (face === null) break;
        need = rollAll(machine, need, () => face);
      } else need = rollOnce(machine, need, rng);
    } else if (need.what === 'ask') {
      if (need.requests.some((r) => r.kind === 'activity' && (reckons || r.by === s.seat))) break;
      need = machine.run({ what: 'ask', answers: need.requests.map((r) => likelyAnswer(machine, r)) });
      left--;
    } else throw new Error(`unexpected need: ${need.what}`);
  }
  return machine;
}

function likelyAnswer<T extends Types>(machine: Machine<T>, request: Request): Answer {
  const free = freeOffer(machine.ruleset, request);
  if (free !== null) return free;
  const likely = machine.ruleset.tactics[request.name]?.likely?.(machine as never, request) ?? null;
  return likely !== null && refuse(machine as never, request, likely) === null
    ? likely
    : presetAnswer(machine as never, request);
}

export const rollOnce = <T extends Types>(machine: Machine<T>, need: Need & { what: 'roll' }, rng: Rng): Need | null =>
  rollAll(machine, need, (sides) => rng.int(1, sides));

function rollAll<T extends Types>(
  machine: Machine<T>,
  need: Need & { what: 'roll' },
  face: (sides: number) => number,
): Need | null {
  const { roll } = need;
  const faces = new Array<number>(roll.shape.dice);
  for (let i = 0; i < faces.length; i++) faces[i] = face(roll.shape.sides);
  return machine.run({ what: 'roll', rolled: { faces, counts: countClasses(faces, roll.shape, roll.classes) } });
}
