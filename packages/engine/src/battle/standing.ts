import type { Look } from '../machine/game.ts';
import type { SeatId, Types } from '../machine/types.ts';
import { refuse } from '../requests/legal.ts';
import { presetAnswer } from '../requests/preset.ts';
import type { Answer, Request } from '../requests/request.ts';
import type { Plain } from '../schema/language.ts';

/** "Pass this window until the end of the phase", "never ask me for rule X": an answer given in advance. */
export type Standing = {
  readonly seat: SeatId;
  /** Which requests: by name, by rule, or both. */
  readonly name?: string;
  readonly rule?: string;
  /** The default answer, or a fixed one. */
  readonly answer: { readonly take: 'preset' } | { readonly take: 'value'; readonly value: Plain };
  /** Ends with the next frame of this activity; without it, it stands until revoked. */
  readonly until?: string;
  /** Takes back all standing answers of this seat that match name and rule. */
  readonly revoke?: true;
};

const matches = (s: Standing, r: { by: string; name: string; rule: string }): boolean =>
  s.seat === r.by && (s.name === undefined || s.name === r.name) && (s.rule === undefined || s.rule === r.rule);

/** The standing answers of all seats. */
export class Standings {
  private rows: readonly Standing[] = [];

  constructor(rows: readonly Standing[] = []) {
    this.rows = [...rows];
  }

  get all(): readonly Standing[] {
    return this.rows;
  }

  add(s: Standing): void {
    if (s.revoke) this.rows = this.rows.filter((x) => !revokes(s, x));
    else this.rows = [...this.rows, s];
  }

  /** Goes back to what stood at an earlier time. */
  become(rows: readonly Standing[]): void {
    this.rows = rows;
  }

  frameEnded(frame: string): void {
    if (this.rows.some((s) => s.until === frame)) this.rows = this.rows.filter((s) => s.until !== frame);
  }

  /** The answer that stands for a request, newest first; one that is not legal here does not count. */
  answer<T extends Types>(look: Look<T>, request: Request): Answer | undefined {
    for (let i = this.rows.length - 1; i >= 0; i--) {
      const s = this.rows[i]!;
      if (!matches(s, request)) continue;
      const answer = s.answer.take === 'preset' ? presetAnswer(look as never, request) : (s.answer.value as Answer);
      if (refuse(look as never, request, answer) === null) return answer;
    }
    return undefined;
  }
}

const revokes = (r: Standing, s: Standing): boolean =>
  s.seat === r.seat && (r.name === undefined || s.name === r.name) && (r.rule === undefined || s.rule === r.rule);
