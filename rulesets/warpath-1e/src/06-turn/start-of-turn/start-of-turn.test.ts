import { describe, expect, it } from 'vitest';
import { play, propose, suppressed } from '../../../test/field.ts';
import { FAR, gunship, hero } from '../../../test/pieces.ts';
import { inches } from '../../07-measuring/lengths.ts';

describe('the start of a turn', () => {
  it('[WP-G-45] headstrong dice, flyers off and on, then reinforcement dice, then arrivals', () => {
    const s = play({
      phase: 'turns',
      red: {
        h: hero([10, 10], { specials: ['headstrong'] }),
        r: { ...gunship([30, 30]), with: { where: { at: 'sky' } } },
        old: { ...gunship([40, 20]), with: { flew: 1 } },
        v: hero([0, 0], {}, { where: { at: 'reserve' } }),
        w: hero([0, 0], {}, { where: { at: 'reserve' } }),
      },
      blue: FAR,
      effects: [suppressed('h')],
      state: { turn: 2 },
      dice: [4, 1, 2],
    });
    s.answer('flyIn', [{ piece: 'r.0', pose: { x: inches(30), y: inches(30), facing: 900 } }]);
    s.answer('arrival', 'w');
    propose(s, 'arrive');
    const told = s.events.map((e) => e.type).filter((t) => ['shookOff', 'flewOff', 'flewIn', 'arrived'].includes(t));
    expect(told).toEqual(['shookOff', 'flewOff', 'flewIn', 'arrived']);
  });
});
