import type { Answer, Language, OfferAnswer, Refusal, Request, Texts, Types } from '@walstatt/engine';
import { type Eyes, teller, tellRefusal, tellRequest } from '@walstatt/engine/host';
import type { Line, SeatInfo, Thought } from '../game-host.ts';
import { ghostsOf, isStill, tellAnswer } from './answer-words.ts';
import { plainArgs } from './odds.ts';
import type { AnyRuleset } from './rulesets.ts';
import type { Decision } from './thinking.ts';

const WORDS = {
  de: {
    because: (done: string, motive: string) => `${done}, weil es ${motive}.`,
    best: (done: string, n: number) => `${done} – von ${n} Möglichkeiten versprach das am meisten.`,
    even: (done: string, n: number) => `${done} – von ${n} Möglichkeiten versprach keine mehr.`,
    forced: (done: string) => `${done} – es gab keine andere Wahl.`,
    joins: (why: string) => `Nimmt das Angebot an, weil ${why}.`,
    declines: (why: string) => `Lehnt das Angebot ab, weil ${why}.`,
    stuck: (asked: string, why: string) =>
      `Findet keine erlaubte Antwort auf „${asked}“: ${why} Das ist ein Fehler des Programms. Die Partie ist gespeichert; wer eine Entscheidung zurücknimmt, kann anders weiterspielen.`,
  },
  en: {
    because: (done: string, motive: string) => `${done}, because it ${motive}.`,
    best: (done: string, n: number) => `${done} – of ${n} possibilities this promised most.`,
    even: (done: string, n: number) => `${done} – of ${n} possibilities none promised more.`,
    forced: (done: string) => `${done} – there was no other choice.`,
    joins: (why: string) => `Accepts the offer, because ${why}.`,
    declines: (why: string) => `Declines the offer, because ${why}.`,
    stuck: (asked: string, why: string) =>
      `Finds no legal answer to "${asked}": ${why} That is a mistake of the program. The battle is kept; whoever takes a decision back can play on in another way.`,
  },
} as const;

/** What the computer decided, ready to be told once it is known what came of it. */
export type Explained = {
  readonly seat: SeatInfo;
  readonly request: Request;
  readonly decision: Pick<Decision, 'tried' | 'clear' | 'motive'> & { readonly answer: Answer };
  /** The table before the decision, as the viewer saw it. */
  readonly look: Eyes<Types>;
};

/** What the computer did and why, in one sentence; null where it only let something pass or named who acts next. */
export function explain(
  ruleset: AnyRuleset,
  explained: Explained,
  happened: readonly Line[],
  language: Language,
): Thought | null {
  const w = WORDS[language];
  const { seat, decision } = explained;
  const { tried, clear, motive } = decision;
  const deed = deedOf(ruleset, explained, happened, language);
  if (deed === null) return null;
  // The name of the seat stands before it already.
  const done = deed.slice(deed.startsWith(`${seat.name}: `) ? seat.name.length + 2 : 0).replace(/[.!]$/, '');
  // Doing nothing does no good by itself: the alternatives were no better.
  const idle = decision.answer === null || isStill(explained.request, decision.answer);
  const reason = motive === null || idle ? undefined : (ruleset.texts[language] as unknown as Texts).motives?.[motive];
  const text =
    tried <= 1
      ? w.forced(done)
      : reason !== undefined
        ? w.because(done, reason)
        : (clear ? w.best : w.even)(done, tried);
  return { seat: seat.id, name: seat.name, text };
}

/** What the computer says to an offer, and why. */
export function explainOffer({ id, name }: SeatInfo, { joins, why }: OfferAnswer, language: Language): Thought {
  const w = WORDS[language];
  return { seat: id, name, text: (joins ? w.joins : w.declines)(why[language]) };
}

/** What the computer says where even its default answer is refused: the ruleset asks what it does not accept. */
export function explainStuck(
  ruleset: AnyRuleset,
  { seat: { id, name }, request, look }: Omit<Explained, 'decision'>,
  refusal: Refusal,
  language: Language,
): Thought {
  const asked = tellRequest(ruleset, look.state, request, language);
  return { seat: id, name, text: WORDS[language].stuck(asked, tellRefusal(ruleset, look.state, refusal, language)) };
}

/** Ways and places of one unit are told by the answer, all else by what happened first, or by the answer if nothing did. */
function deedOf(
  ruleset: AnyRuleset,
  { seat, request: r, decision: { answer }, look }: Explained,
  happened: readonly Line[],
  language: Language,
): string | null {
  const t = teller(ruleset, look.state, language);
  const told = (): string => tellAnswer(ruleset, look, r, answer, language);
  const posed = posedUnit(ruleset, look, r, answer);
  if (posed !== null) return `${t.name(posed)}: ${told()}`;
  const { unit } = plainArgs(r.args);
  const option = 'options' in r ? r.options.find((o) => o.id === answer) : undefined;
  // "Who is next?" is told by what that unit does.
  if (option !== undefined && unit === undefined && ownerOf(look, option.id) === seat.id) return null;
  const first = happened.find((l) => l.kind !== 'roll');
  if (first?.kind === 'event' && first.side === seat.side) return first.text;
  if (answer === null || (Array.isArray(answer) && answer.length === 0)) return null;
  if (option === undefined) return `${tellRequest(ruleset, look.state, r, language)} ${told()}`;
  if (typeof unit === 'string') return `${t.name(unit)}: ${told()}`;
  // What the viewer has no name for is hidden from it; a reaction names its unit itself.
  if (told() === option.id) return null;
  return plainArgs(r.args)['window'] !== undefined
    ? told()
    : `${tellRequest(ruleset, look.state, r, language)} ${told()}`;
}

type WithUnits = { readonly units?: Readonly<Record<string, { readonly owner?: string }>> };

const isUnit = (look: Eyes<Types>, id: string): boolean => Object.hasOwn((look.state as WithUnits).units ?? {}, id);

const ownerOf = (look: Eyes<Types>, id: string): string | undefined =>
  isUnit(look, id) ? (look.state as WithUnits).units![id]!.owner : undefined;

/** The unit whose pieces an answer puts or moves, if it is a single one and its way can be told. */
function posedUnit(ruleset: AnyRuleset, look: Eyes<Types>, r: Request, answer: Answer): string | null {
  if (r.kind !== 'path' && r.kind !== 'place') return null;
  const scene = ruleset.scene?.(look as never, teller(ruleset, look.state, 'en'));
  const pieces = [...(scene?.pieces ?? []), ...(scene?.reserve ?? [])];
  const moved = ghostsOf(ruleset, look, r, answer).map((g) => g.piece);
  const named = moved.length > 0 || r.kind === 'place' ? moved : r.movers;
  const units = new Set(
    named.map((id) => pieces.find((p) => p.id === id)?.unit ?? (isUnit(look, id) ? id : undefined)),
  );
  const [only] = units;
  return units.size === 1 ? (only ?? null) : null;
}
