import { presetAnswer, type Ruleset, type Types } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { describe, expect, it } from 'vitest';
import { ToldLines } from '../src/host/local/told-lines.ts';
import { folded, takenBack } from '../src/ui/battle/journal-lines.ts';

describe('what was taken back', () => {
  const ruleset = warpath as unknown as Ruleset<Types>;
  const set = ruleset.setUp({ scenario: 'demo' });
  if (!('state' in set)) throw new Error('no set-up');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(3) });
  const seats = battle.state.seats.map((s, i) => ({ id: s.id, name: s.id, side: i }) as never);
  const told = new ToldLines('fathers', 'en');
  const decide = (n: number): void => {
    for (let i = 0; i < n; i++) {
      const { id, request } = battle.pending[0]!;
      battle.answer(id, presetAnswer(battle.lookAs(request.by) as never, request));
    }
    told.update(battle, seats);
  };
  const texts = (): [string, boolean][] => {
    const gone = takenBack(told.lines);
    return told.lines.filter((l) => l.kind !== 'heading').map((l) => [l.text, gone.has(l.n)]);
  };

  it('is struck out in the journal, and nothing else', () => {
    decide(4);
    const before = texts();
    expect(before.map(([, gone]) => gone)).not.toContain(true);
    expect(before.length).toBeGreaterThan(1);
    // The second unit has been deployed. Its place is taken back, and it is deployed again.
    battle.undo('fathers');
    told.update(battle, seats);
    const after = texts();
    const [last] = before.at(-1)!;
    expect(after).toEqual([...before.slice(0, -1), [last, true], ['fathers takes a decision back.', false]]);
    decide(1);
    expect(texts().slice(0, after.length)).toEqual(after);
    expect(texts().at(-1)).toEqual([last, false]);
  });

  it('twice is struck out twice, but not that it was taken back', () => {
    const before = texts();
    battle.undo('fathers');
    battle.undo('fathers');
    battle.undo('fathers');
    told.update(battle, seats);
    expect(texts().filter(([text]) => text.endsWith('takes a decision back.'))).toEqual(
      new Array(4).fill(['fathers takes a decision back.', false]),
    );
    expect(texts().filter(([, gone]) => gone).length).toBeGreaterThan(before.filter(([, gone]) => gone).length);
  });

  it('is not told together with what holds', () => {
    const line = { rules: [], kind: 'event', text: 'deployed' } as const;
    const lines = [
      { ...line, n: 0 },
      { ...line, n: 1 },
    ];
    expect(folded(lines, new Set([0])).map((f) => f.times)).toEqual([1, 1]);
    expect(folded(lines).map((f) => f.times)).toEqual([2]);
  });
});
