import { aboutEvent, type Language, type SeatId, type Types } from '@walstatt/engine';
import { type Battle, SPECTATOR, tellEvent, teller } from '@walstatt/engine/host';
import type { Line, SeatInfo } from '../game-host.ts';
import { attackOf } from './attack-of.ts';
import type { KeptReason } from './reasons.ts';
import type { AnyRuleset } from './rulesets.ts';

type Event = Types['Event'];

/** The journal in words for one viewer in one language. It grows with the battle. */
export class ToldLines {
  readonly lines: Line[] = [];
  /** Which item of the viewer's stream a line tells. */
  readonly items = new Map<number, number>();
  private read = 0;
  private depth = 0;
  /** How deep inside activities each item of the stream begins. */
  private readonly depths: number[] = [];
  readonly viewer: string | null;
  readonly language: Language;
  private readonly reasons: readonly KeptReason[];
  private reasonsTold = 0;

  /** `reasons` grow with the battle. */
  constructor(viewer: string | null, language: Language, reasons: readonly KeptReason[] = []) {
    this.viewer = viewer;
    this.language = language;
    this.reasons = reasons;
  }

  /** Tells what has happened since. Returns the number of lines that were there before. */
  update(battle: Battle<Types>, seats: readonly SeatInfo[]): void {
    const seat = this.viewer ?? SPECTATOR;
    const state = battle.view(seat);
    for (const [i, item] of battle.events(seat, this.read).entries()) {
      this.tellReasons(this.read + i);
      const n = this.lines.length;
      this.depths.push(this.depth);
      if (item.item === 'undone') {
        this.depth = this.depths[item.from] ?? this.depth;
        const name = seats.find((s) => s.id === item.by)?.name ?? item.by;
        const text =
          this.language === 'de' ? `${name} nimmt eine Entscheidung zurück.` : `${name} takes a decision back.`;
        const since = this.lines.find((l) => (this.items.get(l.n) ?? -1) >= item.from)?.n ?? n;
        this.lines.push({ n, text, rules: [], kind: 'undone', since });
        continue;
      }
      if (item.event.type === 'began') this.depth++;
      if (item.event.type === 'ended') this.depth--;
      const told = lineOf(battle.ruleset, state, item.event, this.language, n, seats);
      const line = told === null ? null : { ...told, depth: this.depth };
      const last = this.lines.at(-1);
      if (line === null || (line.kind === 'heading' && last?.kind === 'heading' && last.text === line.text)) continue;
      this.lines.push(line);
      this.items.set(n, this.read + i);
    }
    this.read = battle.stream.length;
    this.tellReasons(this.read);
  }

  /** Why the computer did what is told next. */
  private tellReasons(upTo: number): void {
    for (
      let r = this.reasons[this.reasonsTold];
      r !== undefined && r.item <= upTo;
      r = this.reasons[this.reasonsTold]
    ) {
      this.lines.push({ ...lineOfReason(r, this.language), n: this.lines.length, depth: this.depth });
      this.reasonsTold++;
    }
  }
}

export const lineOfReason = ({ text, side }: KeptReason, language: Language): Omit<Line, 'n'> => ({
  text: text[language],
  rules: [],
  kind: 'reason',
  side,
});

/** One event as a line. Null if it is not worth one. */
export function lineOf(
  ruleset: AnyRuleset,
  state: Types['State'],
  event: Event,
  language: Language,
  n: number,
  seats: readonly SeatInfo[],
): Line | null {
  const text = tellEvent(ruleset, state, event, language);
  if (text === '') return null;
  const { rules } = event;
  if (event.type === 'rolled') {
    const e = event as unknown as Rolled;
    const purpose = (ruleset.texts[language].purposes as Record<string, string>)[e.purpose] ?? e.purpose;
    const who = e.by === null ? '' : `${teller(ruleset, state, language).name(e.by)}: `;
    const good = e.classes.join() === 'miss,hit' ? { good: e.counts[1]! } : {};
    const dice = { sides: sidesOf(e.shape), faces: e.faces, ...good };
    return { n, text: `${who}${purpose}`, rules, kind: 'roll', dice };
  }
  if (event.type === 'began') return { n, text, rules, kind: 'heading' };
  const { by, at } = aboutEvent(ruleset, event);
  const side = sideOf(ruleset, state, by[0] ?? at[0], seats);
  const attack = attackOf(ruleset, event);
  return {
    n,
    text,
    rules,
    kind: ruleset.events[event.type]?.shows === 'round' ? 'round' : 'event',
    ...(by[0] === undefined ? {} : { by: by[0] }),
    ...(side === undefined ? {} : { side }),
    ...(attack === null ? {} : { attack }),
  };
}

type Rolled = {
  readonly shape: string;
  readonly faces: readonly number[];
  readonly by: string | null;
  readonly purpose: string;
  readonly classes: readonly string[];
  readonly counts: readonly number[];
};

/** The side of a seat, or of the owner of a unit or piece. */
function sideOf(
  ruleset: AnyRuleset,
  state: Types['State'],
  id: string | undefined,
  seats: readonly SeatInfo[],
): number | undefined {
  if (id === undefined) return undefined;
  const owner: SeatId = ruleset.ownerOf?.(state, id) ?? id;
  return seats.find((s) => s.id === owner)?.side;
}

const sidesOf = (shape: string): number => Number(/d(\d+)/.exec(shape)?.[1] ?? 3600);
