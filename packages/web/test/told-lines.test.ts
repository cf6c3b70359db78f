import { presetAnswer, type Ruleset, type Types } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { expect, it } from 'vitest';
import { ToldLines } from '../src/host/local/told-lines.ts';
import { withoutEmpty } from '../src/ui/battle/journal-lines.ts';

it('tells of each turn above its phases, of no phase in which nothing happened, and keeps to that after an undo', () => {
  const ruleset = warpath as unknown as Ruleset<Types>;
  const set = ruleset.setUp({ scenario: 'demo' });
  if (!('state' in set)) throw new Error('no set-up');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(3) });
  const seats = battle.state.seats.map((s, i) => ({ id: s.id, name: s.id, side: i }) as never);
  const told = new ToldLines('fathers', 'en');
  const turn = (): number => (battle.state as unknown as { turn: number }).turn;
  const playTo = (until: number): void => {
    while (turn() < until) {
      const { id, request } = battle.pending[0]!;
      battle.answer(id, presetAnswer(battle.lookAs(request.by) as never, request));
    }
    told.update(battle, seats);
  };
  playTo(2);
  battle.undo('marauders');
  told.update(battle, seats);
  playTo(4);
  const lines = withoutEmpty(told.lines);
  const rounds = lines.filter((l) => l.kind === 'round');
  expect(rounds.map((l) => l.text.replace(/:.*/, ''))).toEqual(['Turn 1', 'Turn 2', 'Turn 2', 'Turn 3', 'Turn 4']);
  expect(new Set(rounds.map((l) => l.depth)).size).toBe(1);
  const pairs = lines.slice(1).map((next, i) => [lines[i]!, next] as const);
  expect(pairs.filter(([l, next]) => l.kind === 'heading' && next.kind === 'round')).toEqual([]);
});
