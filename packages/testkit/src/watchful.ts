import type { Ruleset, Types } from '@walstatt/engine';
import { Eyes, knowledgeOf, newMemo, reduceEvent, SPECTATOR, type Watch } from '@walstatt/engine/host';
import { recordEmitted } from './emitted.ts';

/** Which laws to check on every event. Everything is on by default, at the cost of time. */
export type Watchfulness = {
  /** `reduce(view(s), redact(e)) = view(reduce(s, e))` for every seat and a spectator. */
  readonly views?: boolean;
  /** The state matches its schema, and the ruleset's invariants hold. */
  readonly states?: boolean;
  /** Only events that are declared to do so change anything spatial. */
  readonly space?: boolean;
};

/** Dice that hit or miss, without the number they need. */
function isSilentRoll(event: Types['Event']): boolean {
  const { type, classes, needs } = event as unknown as Readonly<Record<string, unknown>>;
  return type === 'rolled' && (classes as readonly string[]).includes('hit') && needs === null;
}

/** A watch that throws as soon as an event breaks a law, and records every rule that is cited. */
export function watchful<T extends Types>(ruleset: Ruleset<T>, laws: Watchfulness = {}): Watch<T> {
  const { codec } = ruleset;
  const memos = newMemo();
  let views: { mayKnow: (owner: string) => boolean; seat: string; view: T['State'] }[] = [];
  let space = 0;
  return {
    onNote: recordEmitted,
    before(_event, state) {
      if (laws.space !== false) space = codec.spaceHash(state);
      if (laws.views === false) return;
      views = [...state.seats.map((s) => s.id), SPECTATOR].map((seat) => {
        const mayKnow = knowledgeOf(ruleset, state, seat);
        return { seat, mayKnow, view: codec.view(state, mayKnow) };
      });
    },
    applied(event, state) {
      const complain = (what: string): never => {
        throw new Error(`${what}, at event ${JSON.stringify(event)}`);
      };
      if (isSilentRoll(event)) complain('players are not told what the dice need');
      if (laws.space !== false && !ruleset.events[event.type]?.spatial && codec.spaceHash(state) !== space) {
        complain('an event that is not spatial changed the table');
      }
      for (const v of laws.views === false ? [] : views) {
        reduceEvent(ruleset, v.view, codec.redact(event, v.mayKnow));
        if (!codec.equal(v.view, codec.view(state, v.mayKnow)))
          complain(`the view of ${v.seat} does not follow the event`);
      }
      if (laws.states === false) return;
      const parsed = codec.parseState(JSON.parse(JSON.stringify(state)));
      if (!parsed.ok) complain(`the state is not of its schema: ${JSON.stringify(parsed.problems[0])}`);
      const broken = ruleset.invariants?.(new Eyes(ruleset, state, memos)) ?? [];
      if (broken.length > 0) complain(`broken: ${broken.map((b) => b.what).join('; ')}`);
    },
  };
}
