import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Battle } from '../../src/battle/battle.ts';
import { everyFace } from '../../src/dice/classes.ts';
import { countClasses } from '../../src/dice/count-classes.ts';
import { type Shape, writeShape } from '../../src/dice/shape.ts';
import { manualDice } from '../../src/dice/sources/manual.ts';
import { recordedDice } from '../../src/dice/sources/recorded.ts';
import { scriptedDice } from '../../src/dice/sources/scripted.ts';
import { seededDice } from '../../src/dice/sources/seeded.ts';
import type { DiceSource } from '../../src/dice/sources/source.ts';
import { readEntry } from '../../src/notation/journal/read-entry.ts';
import { writeEntry } from '../../src/notation/journal/write-entry.ts';
import { Scanner } from '../../src/notation/scanner.ts';
import { OutcomeTable, waysToHighest } from '../../src/odds/outcomes.ts';
import { stateOf } from '../odds/cases.ts';
import { dicing } from '../odds/game/ruleset.ts';

const units = { a: { owner: 'red', armour: 2, bodies: [{}] } };
const trial = (dice: DiceSource, context: object = {}) => {
  const battle = Battle.resume(dicing, stateOf({ units }), [], { dice });
  battle.start('trial', { seat: 'red', unit: 'a', dice: 3, sides: 6, best: true, ...context });
  return battle;
};

describe('the highest and the lowest of several dice', () => {
  it('are written as such; of one die, they are that die', () => {
    const shape = (dice: number, keep: 'highest' | 'lowest'): Shape => ({ dice, sides: 6, sum: false, keep });
    expect(writeShape(shape(3, 'highest'))).toBe('highest of 3d6');
    expect(writeShape(shape(2, 'lowest'))).toBe('lowest of 2d6');
    expect(writeShape({ dice: 1, sides: 3, sum: false })).toBe('d3');
    const one = trial(manualDice, { dice: 1 });
    expect(writeShape(one.wanted!.shape)).toBe('d6');
  });

  it('come from all sources of dice', () => {
    const score = (battle: ReturnType<typeof trial>): unknown => battle.state.score['red'];
    expect(score(trial(scriptedDice([2, 5, 1])))).toBe(5);
    expect(score(trial(scriptedDice([2, 5, 1]), { best: false }))).toBe(1);
    expect(score(trial(scriptedDice([3, 2]), { dice: 2, sides: 3 }))).toBe(3);
    expect(() => trial(scriptedDice([4]), { dice: 1, sides: 3 })).toThrow('4 is no face of a d3');
    const rule = 'WP-DICE-01';
    expect(score(trial(recordedDice([{ rule, shape: 'highest of 3d6', faces: [1, 1, 4] }])))).toBe(4);
    expect(() => trial(recordedDice([{ rule, shape: '3d6', faces: [1, 1, 4] }]))).toThrow('highest of 3d6 for trial');
    const manual = trial(manualDice);
    expect(manual.giveDice([6, 2])).toMatchObject({ code: 'wrongCount' });
    expect(manual.giveDice([6, 2, 7])).toMatchObject({ code: 'noFace' });
    expect(manual.giveDice([6, 2, 3])).toBeNull();
    expect(score(manual)).toBe(6);
    expect(score(trial(seededDice(4)))).toBe(score(trial(seededDice(4))));
  });

  it('are written in journals and read again', () => {
    const battle = trial(scriptedDice([2, 5, 1]));
    const roll = battle.chronicle.live.find(({ entry }) => entry.entry === 'roll')!.entry;
    const line = writeEntry(roll);
    expect(line).toContain('highest of 3d6: 2 5 1');
    expect(readEntry(new Scanner(line)).entry).toEqual(roll);
  });

  it('are as frequent as a count says', () => {
    expect(waysToHighest(2, 6)).toEqual([1, 3, 5, 7, 9, 11]);
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 6 }), fc.boolean(), (dice, sides, best) => {
        const shape: Shape = { dice, sides, sum: false, keep: best ? 'highest' : 'lowest' };
        const classes = everyFace(sides);
        const times = new Array<number>(sides).fill(0);
        for (let n = 0; n < sides ** dice; n++) {
          const faces = Array.from({ length: dice }, (_, i) => 1 + (Math.floor(n / sides ** i) % sides));
          times[countClasses(faces, shape, classes).indexOf(1)]!++;
        }
        const common = {
          by: null,
          rule: 'WP-DICE-01',
          purpose: 'test',
          about: null,
          again: false,
          needs: null,
        } as const;
        const { counts, chances } = new OutcomeTable().ofRoll({ ...common, shape, classes }, () => {});
        counts.forEach((count, i) => {
          expect(chances[i]!).toBeCloseTo(times[count.indexOf(1)]! / sides ** dice, 12);
        });
      }),
    );
  });
});

describe('the unit that a roll is for', () => {
  it('stands in the roll that is wanted and in the event', () => {
    const battle = trial(manualDice);
    expect(battle.wanted).toMatchObject({ about: 'a', purpose: 'trial' });
    battle.giveDice([1, 2, 3]);
    const rolled = battle.events('red').flatMap((i) => ('event' in i && i.event.type === 'rolled' ? [i.event] : []));
    expect(rolled).toMatchObject([{ by: 'red', about: 'a', shape: 'highest of 3d6' }]);
  });
});
