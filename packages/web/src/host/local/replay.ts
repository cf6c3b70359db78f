import type { Language, SeatId, Types } from '@walstatt/engine';
import { type Battle, type Entry, Eyes } from '@walstatt/engine/host';
import type { Journal } from '@walstatt/engine/notation';
import type { Overlay } from '@walstatt/scene';
import type { Line, Player, ReplayCard, ReplayFrame } from '../game-host.ts';
import { begunFrom } from './beginning.ts';
import { overlaysOf } from './overlays-of.ts';
import type { KeptReason } from './reasons.ts';
import type { AnyRuleset } from './rulesets.ts';
import { readPlayer, seatsOf } from './seats.ts';
import { roundOf, tableOf } from './sight.ts';
import { lineOf, lineOfReason } from './told-lines.ts';
import { CannotBegin } from './told-problems.ts';

type Frame = { readonly entries: number; readonly state: Types['State']; readonly events: readonly Types['Event'][] };

const STUCK = {
  de: (line: number) => `das Journal bleibt bei seinem ${line}. Eintrag stehen`,
  en: (line: number) => `the journal comes to a stop at its entry ${line}`,
} as const;

/** A battle to look at. Every line of its journal is a frame that can be shown and played on from. */
export class Replay {
  readonly ruleset: AnyRuleset;
  readonly journal: Journal;
  private readonly frames: Frame[] = [];
  private readonly reasons: readonly KeptReason[];
  readonly isClosed: boolean;

  /** `seat`: while the battle goes on, only what this seat may know is shown, and nobody plays on from it. */
  constructor(ruleset: AnyRuleset, journal: Journal, reasons: readonly KeptReason[] = [], seat: SeatId | null = null) {
    this.ruleset = ruleset;
    this.journal = journal;
    this.reasons = reasons;
    this.isClosed = seat !== null;
    const battle = begunFrom(ruleset, journal.header.start);
    const { entries } = journal;
    let read = 0;
    const note = (done: number): void => {
      this.frames.push({ entries: done, ...(seat === null ? whole(battle, read) : seenBy(battle, read, seat)) });
      read = battle.stream.length;
    };
    note(0);
    while (battle.chronicle.journal.length < entries.length) {
      const done = battle.chronicle.journal.length;
      playOn(battle, entries, done);
      if (battle.chronicle.journal.length <= done) throw new CannotBegin((l) => STUCK[l](done + 1));
      note(battle.chronicle.journal.length);
    }
  }

  card(language: Language): ReplayCard {
    const frames: { n: number; text: string; round: string | null }[] = [];
    const begun = new Set<string | null>();
    this.frames.forEach((f, n) => {
      const lines = this.lines(n, language);
      if (n > 0 && lines.length === 0 && n < this.frames.length - 1) return;
      // In games whose rounds have turns, each round begins only once.
      const begins = f.events.some((e) => this.ruleset.events[e.type]?.shows === 'round');
      const round = begins ? roundOf(this.ruleset, f.state, language) : null;
      frames.push({
        n,
        text: lines.find((l) => l.kind !== 'heading' && l.kind !== 'reason')?.text ?? lines[0]?.text ?? '',
        round: begun.has(round) ? null : round,
      });
      begun.add(round);
    });
    return { ruleset: this.ruleset.id, unit: this.ruleset.unit, title: this.ruleset.texts[language].title, frames };
  }

  frame(n: number, language: Language): ReplayFrame {
    const { state } = this.frames[n]!;
    return {
      n,
      ...tableOf(this.ruleset, new Eyes(this.ruleset, state), language),
      seats: seatsOf(this.ruleset, state, this.players(), language),
      lines: this.lines(n, language),
    };
  }

  /** What was measured for a line. Pieces that were taken away are looked for in the frame before. */
  shown(n: number, line: number): readonly Overlay[] {
    const { events, state } = this.frames[n]!;
    const event = events[line];
    if (event === undefined) return [];
    const found = overlaysOf(this.ruleset, new Eyes(this.ruleset, state), event);
    const before = this.frames[n - 1];
    return found.length > 0 || before === undefined
      ? found
      : overlaysOf(this.ruleset, new Eyes(this.ruleset, before.state), event);
  }

  entriesUpTo(n: number): readonly Entry[] {
    return this.journal.entries.slice(0, this.frames[n]!.entries);
  }

  /** Who had which seat, according to the journal. Otherwise a person has the first seat. */
  players(): Record<string, Player> {
    const { seats } = this.frames[0]!.state;
    const named = this.journal.header.seats ?? {};
    return Object.fromEntries(
      seats.map((s, i) => [
        s.id,
        readPlayer(named[s.id], i === 0 ? { kind: 'person' } : { kind: 'computer', strength: 'seasoned' }),
      ]),
    );
  }

  private lines(n: number, language: Language): Line[] {
    const { events, state } = this.frames[n]!;
    const seats = seatsOf(this.ruleset, state, this.players(), language);
    const lines = events.map((e, i) => lineOf(this.ruleset, state, e, language, i, seats)).filter((l) => l !== null);
    const before = this.frames[n - 1]?.entries ?? 0;
    const told = this.reasons.filter((r) => r.entry >= before && r.entry < this.frames[n]!.entries);
    return [...told.map((r, i) => ({ ...lineOfReason(r, language), n: events.length + i })), ...lines];
  }
}

type Shown = Pick<Frame, 'state' | 'events'>;

const whole = (battle: Battle<Types>, from: number): Shown => ({
  state: battle.ruleset.codec.clone(battle.state),
  events: [...battle.stream.all(from)],
});

const seenBy = (battle: Battle<Types>, from: number, seat: SeatId): Shown => ({
  state: battle.view(seat),
  events: battle.events(seat, from).flatMap((i) => (i.item === 'event' ? [i.event] : [])),
});

/**
 * Plays the next line of a journal that is known to be right, and an answer together with all those given at the same
 * time.
 */
function playOn(battle: Battle<Types>, entries: readonly Entry[], at: number): void {
  const e = entries[at]!;
  switch (e.entry) {
    case 'answer':
      battle.asked.forEach((p, k) => {
        const given = entries[at + k];
        if (p.answer === undefined && given?.entry === 'answer') battle.answer(p.id, given.answer);
      });
      return;
    case 'roll':
      battle.giveDice(e.faces);
      return;
    case 'signal':
      battle.signal(e.signal);
      return;
    case 'standing':
      battle.stand(e.standing);
      return;
    case 'start':
      battle.start(e.activity, e.context);
      return;
    case 'undo':
      battle.undo(e.by);
      for (const seat of e.agreed) battle.agreeUndo(seat, true);
  }
}
