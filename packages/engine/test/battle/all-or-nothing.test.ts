import { expect, test } from 'vitest';
import { Battle } from '../../src/battle/battle.ts';
import { saveBattle } from '../../src/battle/save.ts';
import { seededDice } from '../../src/dice/sources/seeded.ts';
import { pick, type Rng, seededRng } from '../../src/random/rng.ts';
import { sampleAnswer } from '../../src/requests/sample.ts';
import type { T } from '../notation/game/activities.ts';
import { setUpFord } from '../notation/game/random-play.ts';
import { ford } from '../notation/game/ruleset.ts';

/** Rules that stumble over the event after so many more. */
class Trap {
  left = Number.POSITIVE_INFINITY;
  readonly watch = {
    applied: (): void => {
      if (this.left-- > 0) return;
      this.left = Number.POSITIVE_INFINITY;
      throw new Error('stumbled');
    },
  };
}

/** Everything that anybody can see of a battle. */
const picture = (b: Battle<T>): unknown =>
  structuredClone({
    save: saveBattle(b),
    state: b.state,
    asked: b.asked,
    wanted: b.wanted,
    undoWanted: b.undoWanted,
    stream: [...b.stream.all()],
    length: b.stream.length,
  });

function decide(b: Battle<T>, rng: Rng): () => void {
  const seats = b.state.seats.map((s: { id: string }) => s.id);
  const dare = rng.int(0, 19);
  if (dare === 0) return () => void b.undo(pick(rng, seats));
  if (dare === 1) {
    const name = pick(rng, b.pending).request.name;
    return () => b.stand({ seat: pick(rng, seats), name, until: 'round', answer: { take: 'preset' } });
  }
  if (dare === 2) return () => b.signal({ type: 'hurry', seat: pick(rng, seats), args: {} });
  if (b.undoWanted !== null && dare < 12) {
    const { needs } = b.undoWanted;
    return () => b.agreeUndo(pick(rng, needs), true);
  }
  const { id, request } = pick(rng, b.pending);
  const answer = sampleAnswer(b.look as never, request, rng);
  return () => expect(b.answer(id, answer)).toBeNull();
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('what the rules stumble over leaves no trace (battle %i)', (seed) => {
  const trap = new Trap();
  const battle = Battle.begin(ford, setUpFord(), { dice: seededDice(seed), watch: trap.watch });
  const control = Battle.begin(ford, setUpFord(), { dice: seededDice(seed) });
  let stumbled = 0;
  for (let n = 0; n < 80 && !battle.idle; n++) {
    const before = picture(battle);
    trap.left = seededRng(seed * 1000 + n).int(0, 12);
    try {
      decide(battle, seededRng(n))();
    } catch (thrown) {
      expect((thrown as Error).message).toBe('stumbled');
      stumbled++;
      expect(picture(battle)).toEqual(before);
      decide(battle, seededRng(n))();
    }
    trap.left = Number.POSITIVE_INFINITY;
    decide(control, seededRng(n))();
    expect(battle.ruleset.codec.hash(battle.state)).toBe(control.ruleset.codec.hash(control.state));
  }
  expect(stumbled).toBeGreaterThan(5);
  expect(battle.chronicle.journal).toEqual(control.chronicle.journal);
  expect(battle.dice.save()).toEqual(control.dice.save());
});
