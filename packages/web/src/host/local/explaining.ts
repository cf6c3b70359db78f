import { type Decision, reasonFor, tellReason } from '@walstatt/bots';
import {
  type Answer,
  aboutRequest,
  type Language,
  type OfferAnswer,
  type Refusal,
  type Request,
  type Types,
} from '@walstatt/engine';
import { type Eyes, teller, tellRefusal, tellRequest } from '@walstatt/engine/host';
import type { Line, SeatInfo, Thought } from '../game-host.ts';
import { ghostsOf, tellAnswer } from './answer-words.ts';
import type { AnyRuleset } from './rulesets.ts';

const WORDS = {
  de: {
    why: (who: string, reason: string) => `${who} – ${reason}.`,
    best: (done: string, n: number) => `${done} – von ${n} Möglichkeiten versprach das am meisten.`,
    even: (done: string, n: number) => `${done} – von ${n} Möglichkeiten versprach keine mehr.`,
    forced: (done: string) => `${done} – es gab keine andere Wahl.`,
    hunch: (done: string) => `${done} – aus dem Bauch heraus.`,
    joins: (why: string) => `Nimmt das Angebot an, weil ${why}.`,
    declines: (why: string) => `Lehnt das Angebot ab, weil ${why}.`,
    stuck: (asked: string, why: string) =>
      `Findet keine erlaubte Antwort auf „${asked}“: ${why} Das ist ein Fehler des Programms. Die Partie ist gespeichert. Nimm eine Entscheidung zurück, um anders weiterzuspielen.`,
  },
  en: {
    why: (who: string, reason: string) => `${who} – ${reason}.`,
    best: (done: string, n: number) => `${done} – of ${n} possibilities this promised most.`,
    even: (done: string, n: number) => `${done} – of ${n} possibilities none promised more.`,
    forced: (done: string) => `${done} – there was no other choice.`,
    hunch: (done: string) => `${done} – on a hunch.`,
    joins: (why: string) => `Accepts the offer, because ${why}.`,
    declines: (why: string) => `Declines the offer, because ${why}.`,
    stuck: (asked: string, why: string) =>
      `Finds no legal answer to "${asked}": ${why} That is a mistake of the program. The battle is kept. Take a decision back to play on in another way.`,
  },
} as const;

/** What the computer decided. It is told once its consequences are known. */
export type Explained = {
  readonly seat: SeatInfo;
  readonly request: Request;
  readonly decision: Decision;
  /** The table before the decision, as the viewer saw it. */
  readonly look: Eyes<Types>;
};

/**
 * What the computer did and why, in one sentence. Null if it only passed or chose which unit acts next, or if there is
 * nothing to say why.
 */
export function explain(
  ruleset: AnyRuleset,
  explained: Explained,
  happened: readonly Line[],
  language: Language,
): Thought | null {
  const { seat, request, decision, look } = explained;
  const deed = deedOf(ruleset, explained, happened, language);
  if (deed === null) return null;
  const done = deed.text.replace(/[.!]$/, '');
  const compared = reasonFor({ ruleset, look, language }, request, decision.compared);
  const text =
    compared === null ? withoutPlayouts(explained, done, language) : `${done} – ${tellReason(compared, language)}.`;
  return text === null ? null : { seat: seat.id, name: seat.name, text, named: deed.named };
}

/** Why alone, for the journal, in which the lines after it tell what was done. Null if there is nothing to say. */
export function whyOf(ruleset: AnyRuleset, explained: Explained, language: Language): string | null {
  const w = WORDS[language];
  const { seat, request, decision, look } = explained;
  const subject = aboutRequest(ruleset, request).by[0];
  const named = subject === undefined ? subject : teller(ruleset, look.state, language).name(subject);
  // A unit that the viewer has no name for is hidden from it.
  const who = named === undefined || named === subject ? seat.name : named;
  const compared = reasonFor({ ruleset, look, language }, request, decision.compared);
  return compared === null ? null : w.why(who, tellReason(compared, language));
}

/** What can be said where nothing was played out to the end. Null: there was nothing to choose from. */
function withoutPlayouts({ request, decision: { tried, clear, hunch } }: Explained, done: string, language: Language) {
  const w = WORDS[language];
  if (tried <= 1) return isForced(request) ? w.forced(done) : null;
  if (hunch) return w.hunch(done);
  return (clear ? w.best : w.even)(done, tried);
}

const isForced = (r: Request): boolean =>
  (r.kind === 'choose' || r.kind === 'activity') && r.optional !== true && r.options.length <= 1;

/** What the computer says to an offer, and why. */
export function explainOffer({ id, name }: SeatInfo, { joins, why }: OfferAnswer, language: Language): Thought {
  const w = WORDS[language];
  return { seat: id, name, text: (joins ? w.joins : w.declines)(why[language]), named: false };
}

/**
 * What the computer says when even its default answer is refused: the ruleset asks a question and accepts no answer.
 */
export function explainStuck(
  ruleset: AnyRuleset,
  { seat: { id, name }, request, look }: Omit<Explained, 'decision'>,
  refusal: Refusal,
  language: Language,
): Thought {
  const asked = tellRequest(ruleset, look.state, request, language);
  const text = WORDS[language].stuck(asked, tellRefusal(ruleset, look.state, refusal, language));
  return { seat: id, name, text, named: false };
}

/** What was done, and whether the words already say who did it. */
type Deed = { readonly text: string; readonly named: boolean };

/**
 * Ways and places of one unit are described by the answer. Everything else is described by what happened first, or by
 * the answer if nothing happened.
 */
function deedOf(
  ruleset: AnyRuleset,
  { seat, request: r, decision: { answer }, look }: Explained,
  happened: readonly Line[],
  language: Language,
): Deed | null {
  const t = teller(ruleset, look.state, language);
  const told = (): string => tellAnswer(ruleset, look, r, answer, language);
  const deed = (text: string): Deed => ({ text, named: false });
  const posed = posedUnit(ruleset, look, r, answer);
  if (posed !== null) return deed(`${t.name(posed)}: ${told()}`);
  const subject = aboutRequest(ruleset, r).by[0];
  const option = 'options' in r ? r.options.find((o) => o.id === answer) : undefined;
  // "Who is next?" is told by what that unit goes on to do.
  if (option !== undefined && subject === undefined && isOwn(ruleset, look, seat.id, option.id)) return null;
  const first = happened.find((l) => l.kind !== 'roll');
  if (first?.kind === 'event' && first.side === seat.side) return { text: first.text, named: first.by === seat.id };
  if (answer === null || (Array.isArray(answer) && answer.length === 0)) return null;
  const asked = (): Deed => deed(`${tellRequest(ruleset, look.state, r, language)} ${told()}`);
  if (option === undefined) return asked();
  if (subject !== undefined && !(r.name in ruleset.windows)) return deed(`${t.name(subject)}: ${told()}`);
  // Things that the viewer has no name for are hidden from it. A reaction names its unit itself.
  if (told() === option.id) return null;
  return r.name in ruleset.windows ? deed(told()) : asked();
}

const isOwn = (ruleset: AnyRuleset, look: Eyes<Types>, seat: string, id: string): boolean =>
  ruleset.ownerOf?.(look.state, id) === seat;

/** The unit whose pieces an answer places or moves, if there is only one and its way can be described. */
function posedUnit(ruleset: AnyRuleset, look: Eyes<Types>, r: Request, answer: Answer): string | null {
  if (r.kind !== 'path' && r.kind !== 'place') return null;
  const scene = ruleset.scene?.(look as never, teller(ruleset, look.state, 'en'));
  const pieces = [...(scene?.pieces ?? []), ...(scene?.reserve ?? [])];
  const moved = ghostsOf(ruleset, look, r, answer).map((g) => g.piece);
  const named = moved.length > 0 || r.kind === 'place' ? moved : r.movers;
  const units = new Set(
    named.map(
      (id) => pieces.find((p) => p.id === id)?.unit ?? (scene?.units.some((u) => u.id === id) ? id : undefined),
    ),
  );
  const [only] = units;
  return units.size === 1 ? (only ?? null) : null;
}
