import { hasEffect } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { bound, play, suppressed } from '../../../test/field.ts';
import { FAR, tank } from '../../../test/pieces.ts';

describe('headstrong units', () => {
  it('[WP-G-47] headstrong vehicles shake systems down off, but never crippled or immobilised', () => {
    const s = play({
      phase: 'start',
      red: { r: tank([10, 10], 900, { specials: ['headstrong'] }, { crippled: true, immobilised: true }) },
      blue: FAR,
      effects: [suppressed('r')],
      dice: [4],
    });
    expect(hasEffect(s.state, 'r', 'suppressed')).toBe(false);
    expect(s.state.units['r']).toMatchObject({ crippled: true, immobilised: true });
    s.answer('moveUnit', 'r');
    expect(s.state.units['r']!.order).toBe('halt');
  });

  it('[WP-SPECIAL-30] [WP-SPECIAL-31] [WP-DEMO-10] headstrong units shake suppression off on 4+ at the start of their turn', () => {
    const f = (die: number) =>
      play({
        phase: 'start',
        red: { r: { at: [10, 10], is: 'demo-steel-warriors' } },
        blue: { b: { at: [40, 40] } },
        effects: [suppressed('r')],
        dice: [die],
      });
    expect(f(4).of('rolled')).toMatchObject([{ purpose: 'headstrong', needs: { value: 4 } }]);
    expect(hasEffect(f(4).state, 'r', 'suppressed')).toBe(false);
    expect(hasEffect(f(3).state, 'r', 'suppressed')).toBe(true);
  });

  it('[WP-SPECIAL-30] [WP-SPECIAL-31] [WP-DEMO-10] the dice are those of the owner; nobody else is shaken awake', () => {
    const squads = (race: string) => ({ profile: { race, specials: ['headstrong'] } });
    const s = play({
      phase: 'start',
      red: {
        q: { at: [10, 20], profile: { race: 'x' } },
        r: { at: [10, 10], ...squads('forge-fathers') },
        p: { at: [20, 10], ...squads('marauders') },
        o: { at: [30, 10], ...squads('marauders') },
      },
      blue: FAR,
      effects: [suppressed('q'), bound('r', 'b'), suppressed('r'), suppressed('p'), suppressed('o')],
      dice: [4, 5, 3],
    });
    expect(s.of('rolled')).toMatchObject(
      Array.from({ length: 3 }, () => ({ by: 'red', rules: ['WP-SPECIAL-30'], purpose: 'headstrong' })),
    );
    expect(s.of('shookOff').map((e) => [e.unit, e.rules])).toEqual([
      ['r', ['WP-SPECIAL-30', 'WP-DEMO-10']],
      ['p', ['WP-SPECIAL-30']],
    ]);
    expect(s.of('staysDown').map((e) => [e.unit, e.rules])).toEqual([['o', ['WP-SPECIAL-31']]]);
    expect(s.state.effects.map((e) => [e.name, e.on])).toEqual([
      ['suppressed', 'q'],
      ['followOn', 'r'],
      ['suppressed', 'o'],
    ]);
  });
});
