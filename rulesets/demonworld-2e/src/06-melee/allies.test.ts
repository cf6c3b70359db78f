import { describe, expect, it } from 'vitest';
import { given, type Place, stand, type Table } from '../../test/on-table.ts';

/** DW-VI-15 across players: two players of one side around one enemy. */
const seats = [
  { id: 'imperial', side: 'imperial' },
  { id: 'imperial-2', side: 'imperial' },
  { id: 'ork', side: 'ork' },
];
const cards = { weak: { name: 'weak', melee: { kind: 'improvised', vsInfantry: 6, vsCavalry: 6 } } };
type Order = 'move' | 'skirmish' | 'attack' | 'hold';
const unit = (owner: 'imperial' | 'imperial-2' | 'ork', places: Place[], order: Order, card = 'foot') =>
  ({ owner, order, card, stand: places }) as const;
const fight = (units: Table['units'], dice: number[] = []) =>
  given({ at: `melee {units: [${Object.keys(units).join(', ')}]}`, cards, units, dice, more: { seats } });

/** Mine is in front of the ork, the ally's is behind it. */
const around = (mine: Order, theirs: Order) => ({
  a: unit('imperial', [[3, 12, 4]], mine),
  c: unit('imperial-2', [[3, 10, 1]], theirs, 'weak'),
  b: unit('ork', [[3, 11, 1]], 'move'),
});

describe('support between players of one side', () => {
  it('[DW-VI-15] an element left over supports an attack that an ally has announced: +3, whatever its own strength', () => {
    const s = fight(around('attack', 'attack'), [11]);
    expect(s.asked).toEqual(['imperial:strikes', 'imperial-2:strikes']);
    s.answer('strikes', { 'a.1': 'at:b.1' }, 'imperial').answer('strikes', { 'c.1': 'nothing' }, 'imperial-2');
    expect(s.request('assist')).toMatchObject({
      by: 'imperial-2',
      rule: 'DW-VI-15',
      items: [{ id: 'c.1', options: ['nothing', 'with:a.1'] }],
    });
    s.answer('assist', { 'c.1': 'with:a.1' });
    expect(s.of('strikesAnnounced').at(-1)).toMatchObject({
      seat: 'imperial-2',
      rules: expect.arrayContaining(['DW-VI-15']),
      attacks: [{ by: 'a.1', target: 'b.1', support: ['c.1'] }],
    });
    expect(s.of('rolled')).toHaveLength(1);
    expect(stand(s, 'b')).toBe('gone');
    s.end();
  });

  it('[DW-VI-15] nobody has to: 11 misses then, and a supporter cannot strike any more (DW-VI-16)', () => {
    const alone = fight(around('attack', 'attack'), [11, 20]);
    alone.answer('strikes', { 'a.1': 'at:b.1' }, 'imperial').answer('strikes', { 'c.1': 'nothing' }, 'imperial-2');
    alone.answer('assist', { 'c.1': 'nothing' });
    expect(alone.of('missed')).toHaveLength(1);
    alone.answer('strikes', { 'b.1': 'at:a.1' }, 'ork').end();
    const both = fight(around('attack', 'attack'), [12, 20]);
    both.answer('strikes', { 'a.1': 'at:b.1' }, 'imperial').answer('strikes', { 'c.1': 'nothing' }, 'imperial-2');
    both.answer('assist', { 'c.1': 'with:a.1' });
    expect(both.of('missed')).toHaveLength(1);
    expect(both.asked).toEqual(['ork:strikes']);
    both.answer('strikes', { 'b.1': 'at:a.1' }).end();
  });

  it('an ally who strikes himself, or has nobody in common with the attacker, is not asked', () => {
    const strikes = fight(around('attack', 'attack'), [20, 20]);
    strikes.answer('strikes', { 'a.1': 'at:b.1' }, 'imperial').answer('strikes', { 'c.1': 'at:b.1' }, 'imperial-2');
    expect(strikes.asked).toEqual(['ork:strikes']);
    const apart = fight(
      {
        a: unit('imperial', [[3, 12, 4]], 'attack'),
        c: unit('imperial-2', [[5, 12, 4]], 'attack'),
        b: unit(
          'ork',
          [
            [3, 11, 1],
            [6, 11, 1],
          ],
          'move',
        ),
      },
      [20],
    );
    apart.answer('strikes', { 'a.1': 'at:b.1' }, 'imperial').answer('strikes', { 'c.1': 'nothing' }, 'imperial-2');
    expect(apart.asked).toEqual(['ork:strikes']);
  });

  it('[DW-G-19] who has waited strikes at the step of an ally who supports him; without that help the attack is lost', () => {
    const s = () => {
      const t = fight(around('attack', 'skirmish'), []);
      expect(t.asked).toEqual(['imperial:strikes']);
      t.answer('strikes', { 'a.1': 'nothing' });
      expect(t.asked).toEqual(['imperial:strikes', 'imperial-2:strikes']);
      expect(t.request('strikes', 'imperial')).toMatchObject({ args: { step: 3, late: ['a.1'] } });
      return t.answer('strikes', { 'a.1': 'at:b.1' }, 'imperial').answer('strikes', { 'c.1': 'nothing' }, 'imperial-2');
    };
    const helped = s().moreDice(11);
    helped.answer('assist', { 'c.1': 'with:a.1' });
    expect(stand(helped, 'b')).toBe('gone');
    helped.end();
    const left = s();
    left.answer('assist', { 'c.1': 'nothing' });
    expect(left.of('attackLost')).toMatchObject([{ by: 'a.1', why: 'alone', rules: ['DW-G-19'] }]);
    expect(left.of('rolled')).toHaveLength(0);
  });

  it('what allies have announced is unknown to each other until all have', () => {
    const s = fight(around('attack', 'attack'));
    s.answer('strikes', { 'a.1': 'at:b.1' }, 'imperial');
    expect(s.of('strikesAnnounced')).toHaveLength(0);
    expect(JSON.stringify(s.battle.pendingFor('imperial-2'))).not.toContain('a.1');
  });
});
