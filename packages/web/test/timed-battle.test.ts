import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BattleOrder, Sight } from '../src/host/game-host.ts';
import { keepBattle, type StoredBattle } from '../src/host/local/battle-store.ts';
import type { AnyRuleset } from '../src/host/local/rulesets.ts';
import { RunningBattle } from '../src/host/local/running-battle.ts';

vi.mock('../src/host/local/battle-store.ts', () => ({ keepBattle: vi.fn(() => Promise.resolve()) }));

const ruleset = warpath as unknown as AnyRuleset;
const setup = { scenario: 'demo', options: { clock: 'chess', minutes: 10 } };
const person = { kind: 'person' } as const;
const order: BattleOrder = {
  ruleset: 'warpath-1e',
  setup,
  seats: { fathers: person, marauders: person },
  dice: 'computer',
  guided: false,
};

/** Two people at one screen with ten minutes each. */
function begun(): { running: RunningBattle; sights: Sight[] } {
  const set = ruleset.setUp(setup);
  if (!('state' in set)) throw new Error('no set-up');
  const sights: Sight[] = [];
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(1) });
  const running = new RunningBattle('timed', order, battle, 'en', (s) => sights.push(s));
  void running.goOn();
  return { running, sights };
}

function decide(running: RunningBattle, sights: readonly Sight[]): void {
  const { asked } = sights.at(-1)!;
  expect(running.answer(asked[0]!.id, asked[0]!.preset)).toBeNull();
  void running.goOn();
}

describe('a battle with a chess clock', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('keeps the time that runs while nobody answers', () => {
    const { running } = begun();
    const kept = vi.mocked(keepBattle);
    kept.mockClear();
    vi.advanceTimersByTime(30_000);
    const last: StoredBattle = kept.mock.lastCall![0];
    expect(Object.values(last.times!)[0]).toBeGreaterThan(27_000);
    expect(last.timers).toHaveLength(1);
    running.stop();
    kept.mockClear();
    vi.advanceTimersByTime(30_000);
    expect(kept).not.toHaveBeenCalled();
  });

  it('that was lost on time is lost again when the decision before is taken back', () => {
    const { running, sights } = begun();
    for (let i = 0; i < 6; i++) decide(running, sights);
    vi.advanceTimersByTime(11 * 60_000);
    expect(sights.at(-1)!.outcome.over).toBe(true);
    for (let undone = running.undo(); undone === 'asked'; undone = 'done') running.agreeUndo(true);
    void running.goOn();
    expect(sights.at(-1)!.outcome.over).toBe(false);
    for (let i = 0; i < 30 && !sights.at(-1)!.outcome.over; i++) {
      decide(running, sights);
      vi.advanceTimersByTime(1_000);
    }
    expect(sights.at(-1)!.outcome.over).toBe(true);
  });
});
