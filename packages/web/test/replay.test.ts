import { presetAnswer, type Types } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { describe, expect, it } from 'vitest';
import type { BattleOrder } from '../src/host/game-host.ts';
import { continued, headerOf } from '../src/host/local/beginning.ts';
import { Replay } from '../src/host/local/replay.ts';
import type { AnyRuleset } from '../src/host/local/rulesets.ts';

const ruleset = skirmish as unknown as AnyRuleset;
const order: BattleOrder = {
  ruleset: ruleset.id,
  setup: { scenario: 'skirmish' },
  seats: { red: { kind: 'person' }, blue: { kind: 'computer', strength: 'stern' } },
  dice: 'computer',
  guided: false,
};

function played(decisions: number, game = ruleset, setup = order.setup): Battle<Types> {
  const set = game.setUp(setup);
  if (!('state' in set)) throw new Error('no set-up');
  const battle = Battle.begin(game, set.state, { dice: seededDice(5) });
  for (let i = 0; i < decisions && !battle.idle; i++) {
    const p = battle.pending[0]!;
    battle.answer(p.id, presetAnswer(battle.lookAs(p.request.by) as never, p.request));
  }
  return battle;
}

describe('a replay', () => {
  const battle = played(45);
  const { journal } = battle.chronicle;
  const replay = new Replay(ruleset, { header: headerOf(ruleset, order), entries: journal });

  it('ends where the battle stands, and tells it in both languages', () => {
    const card = replay.card('de');
    expect(card.frames.length).toBeGreaterThan(20);
    expect(card.frames.flatMap((f) => f.round ?? [])).toEqual(['Runde 1', 'Runde 2']);
    const last = replay.frame(card.frames.at(-1)!.n, 'en');
    expect(last.scene!.pieces.length).toBeGreaterThan(10);
    expect(replay.entriesUpTo(card.frames.at(-1)!.n)).toHaveLength(journal.length);
  });

  it('calls turns as its game does', () => {
    const timed = warpath as unknown as AnyRuleset;
    const battle = played(40, timed, { scenario: 'demo' });
    const header = headerOf(timed, { ...order, setup: { scenario: 'demo' } });
    const { frames } = new Replay(timed, { header, entries: battle.chronicle.journal }).card('en');
    expect(frames.flatMap((f) => f.round ?? []).slice(0, 2)).toEqual(['Turn 1', 'Turn 2']);
  });

  it('can be played on from any frame, with the same players', () => {
    expect(replay.players()).toEqual(order.seats);
    for (const n of replay
      .card('en')
      .frames.map((f) => f.n)
      .filter((_, i) => i % 9 === 0)) {
      const entries = replay.entriesUpTo(n);
      const again = continued(ruleset, order, entries, seededDice(9));
      expect(again.chronicle.journal.slice(0, entries.length)).toEqual(entries);
      expect(again.idle).toBe(false);
    }
  });
});
