import { describe, expect, test } from 'vitest';
import { type Field, field, rectangle, row, type Troop } from '../../test/field.ts';
import { gun, shoots } from '../../test/guns.ts';
import { newShoot } from '../1-09-shooting/shoot/new-shoot.ts';

/** Shooters below, friends above, enemies between them. */
const table = (friends: Troop = {}, more: Partial<Field> = {}): Field => ({
  red: {
    mob: { places: [[20, 10]], profile: { weapons: [gun({ ap: 2 }, 3)] } },
    friends: { places: [[20, 50]], ...friends },
  },
  blue: { foes: { places: row(10, 1, 10, 30), profile: { armour: 6 } } },
  ...more,
});
const lineIn = (f: Field) => field(f).question('crossfire', { formation: 'mob', target: 'foes' });

describe('the line', () => {
  test('[EA-1.11-01] goes through the target to a friend, and is its own proof', () => {
    expect(lineIn(table())).toEqual({ from: 'mob.1', to: 'friends.1' });
    expect(lineIn(table({ places: [[60, 20]] }))).toBeNull();
  });

  test('[EA-1.11-01] is no longer than 45 cm', () => {
    expect([lineIn(table({ places: [[20, 57]] })) === null, lineIn(table({ places: [[20, 57.1]] })) === null]).toEqual([
      false,
      true,
    ]);
  });

  test('[EA-G-51] through the gap between two units is enough', () => {
    const f = table();
    const gap = {
      ...f,
      blue: {
        foes: {
          places: [
            [15, 30],
            [25, 30],
          ] as const,
        },
      },
    };
    expect(lineIn(gap)).not.toBeNull();
  });

  test('[EA-1.11-02] the friend sees somebody of the target', () => {
    expect(lineIn(table({}, { terrain: { w: { kind: 'woods', shape: rectangle(0, 35, 60, 5) } } }))).toBeNull();
  });

  test('[EA-1.11-03] not to broken formations, and not to those that have marched', () => {
    expect(lineIn(table({ broken: true }))).toBeNull();
    expect(lineIn(table({}, { effects: { friends: ['marched'] } }))).toBeNull();
  });
});

describe('in crossfire', () => {
  const shot = (dice: number[], more: Partial<Field> = {}, friends: Troop = {}) => {
    const s = shoots(table(friends, { dice, ...more }));
    while (s.asked.includes('blue:allocate')) s.answer('allocate', s.request('allocate').options[0]!.id, 'blue');
    s.end();
    return s;
  };

  test('[EA-1.11-04][EA-1.11-05] the example: 6+ becomes impossible, three fall, five markers', () => {
    const s = shot([2, 2, 2]);
    expect(s.of('unitDestroyed')).toHaveLength(3);
    expect(s.state.formations['foes']).toMatchObject({ blastMarkers: 5, broken: false });
    expect(s.of('inCrossfire')).toMatchObject([{ from: 'mob.1', to: 'friends.1' }]);
  });

  test('[EA-1.11-05] without a loss there is no further marker', () => {
    expect(shot([1, 1, 1]).state.formations['foes']).toMatchObject({ blastMarkers: 1 });
  });

  test('[EA-1.11-04] without crossfire 6 saves', () => {
    const s = shot([2, 2, 2, 6, 6, 6], {}, { broken: true });
    expect(s.of('unitDestroyed')).toHaveLength(0);
  });

  test('[EA-1.8.4-02][EA-1.11-07] fortifications keep the save, but not from the marker', () => {
    const fort = { terrain: { f: { kind: 'fortification', shape: rectangle(5, 28, 40, 4) } } } as const;
    const s = shot([3, 3, 3, 3, 3, 2], fort);
    expect(s.of('unitDestroyed')).toHaveLength(1);
    expect(s.state.formations['foes']).toMatchObject({ blastMarkers: 3 });
  });

  test('[EA-1.11-06] each formation that causes a loss in crossfire gives one', () => {
    const first = shot([2, 1, 1]);
    expect(first.state.formations['foes']).toMatchObject({ blastMarkers: 3 });
    first.moreDice(2, 1, 1);
    first.start('shoot', newShoot({ seat: 'red', formation: 'mob', target: 'foes' }));
    while (first.asked.includes('blue:allocate'))
      first.answer('allocate', first.request('allocate').options[0]!.id, 'blue');
    expect(first.state.formations['foes']).toMatchObject({ blastMarkers: 6 });
  });
});
