import type { Look } from '../machine/game.ts';
import type { SeatId, Types } from '../machine/types.ts';
import { refuse } from '../requests/legal.ts';
import { presetAnswer } from '../requests/preset.ts';
import type { Answer, Request } from '../requests/request.ts';
import type { InAdvance } from '../ruleset/in-advance.ts';
import type { Plain } from '../schema/language.ts';

/**
 * "Pass this window until the end of the phase", "never ask me for rule X", "re-roll failed saves only": an answer
 * given in advance. The newest one that matches counts, so a narrow one can be put on top of a wide one.
 */
export type Standing = {
  readonly seat: SeatId;
  /** Which requests: by name, by rule, or both. */
  readonly name?: string;
  readonly rule?: string;
  /** Only requests that carry these arguments; a list means one of them. */
  readonly args?: Readonly<Record<string, Plain>>;
  /** Only requests that offer this option. The id of a trigger stands for everything that the trigger offers. */
  readonly option?: string;
  /**
   * The default answer, a fixed one, the named option, or none at all: then the seat is asked, whatever older standing
   * answers say.
   */
  readonly answer:
    | { readonly take: 'preset' }
    | { readonly take: 'value'; readonly value: Plain }
    | { readonly take: 'option' }
    | { readonly take: 'ask' };
  /** Ends with the next frame of this activity; without it, it stands until revoked. */
  readonly until?: string;
  /** Revokes all standing answers of this seat that match what is named here. */
  readonly revoke?: true;
};

/** What a person is not asked unless they wish it. */
export const inAdvance = (given: readonly InAdvance[] | undefined, seat: SeatId): Standing[] =>
  (given ?? []).map(({ about: _, ...standing }) => ({ ...standing, seat }));

const matches = (s: Standing, r: Request): boolean =>
  s.seat === r.by &&
  (s.name === undefined || s.name === r.name) &&
  (s.rule === undefined || s.rule === r.rule) &&
  (s.args === undefined || carries(r, s.args)) &&
  (s.option === undefined || optionOf(s, r) !== null);

function carries(r: Request, args: Readonly<Record<string, Plain>>): boolean {
  const given = (r.args ?? {}) as Readonly<Record<string, Plain>>;
  return Object.entries(args).every(([name, wanted]) => {
    const values = Array.isArray(wanted) ? wanted : [wanted];
    return values.some((value) => isSame(value, given[name]));
  });
}

/** The first option of a request that the standing answer names. */
function optionOf(s: Standing, r: Request): string | null {
  if (!('options' in r)) return null;
  return r.options.find((o) => o.id === s.option || o.id.startsWith(`${s.option}/`))?.id ?? null;
}

/** Is it plain data with the same content? Names may come in another order. */
function isSame(a: Plain | undefined, b: Plain | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [p, q] = [a, b] as unknown as Readonly<Record<string, Plain>>[];
  const names = Object.keys(p!);
  return names.length === Object.keys(q!).length && names.every((name) => isSame(p![name], q![name]));
}

function answerOf(look: Look, s: Standing, request: Request): Answer {
  switch (s.answer.take) {
    case 'value':
      return s.answer.value as Answer;
    case 'option':
      return asAnswer(request, optionOf(s, request));
    default:
      return presetAnswer(look, request);
  }
}

/** One option in the form that answers the request. */
const asAnswer = (r: Request, option: string | null): Answer =>
  r.kind === 'chooseMany' && option !== null ? [option] : option;

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

  /** Goes back to the standing answers of an earlier time. */
  become(rows: readonly Standing[]): void {
    this.rows = rows;
  }

  frameEnded(frame: string): void {
    if (this.rows.some((s) => s.until === frame)) this.rows = this.rows.filter((s) => s.until !== frame);
  }

  /** The standing answer for a request, newest first. One that is not legal here does not count. */
  answer<T extends Types>(look: Look<T>, request: Request): Answer | undefined {
    for (let i = this.rows.length - 1; i >= 0; i--) {
      const s = this.rows[i]!;
      if (!matches(s, request)) continue;
      if (s.answer.take === 'ask') return undefined;
      const answer = answerOf(look as never, s, request);
      if (refuse(look as never, request, answer) === null) return answer;
    }
    return undefined;
  }
}

const revokes = (r: Standing, s: Standing): boolean =>
  s.seat === r.seat &&
  (r.name === undefined || s.name === r.name) &&
  (r.rule === undefined || s.rule === r.rule) &&
  (r.args === undefined || isSame(r.args, s.args)) &&
  (r.option === undefined || s.option === r.option);
