import { decide, situationOf } from '@walstatt/bots';
import { type Answer, seededRng } from '@walstatt/engine';
import { describe, expect, it } from 'vitest';
import { type Field, play } from '../../../test/field.ts';

const field: Field = {
  red: {
    gun: { is: 'demo-jotun-hailstorm-cannon', at: [20, 3] },
    grunts: { is: 'demo-grunts', at: [40, 10] },
  },
  blue: { b: { is: 'demo-grunts', at: [20, 40] }, c: { is: 'demo-steel-warriors', at: [40, 40] } },
};

/** All answers that the planner compares to the pending request of that name. */
function compared(s: ReturnType<typeof play>, name: string): Answer[] {
  const pending = s.battle.pending.find((p) => p.request.name === name)!;
  return decide(situationOf(s.battle, pending, seededRng(1)), 'seasoned', 16).compared.map((c) => c.answer);
}

describe('what the planner compares', () => {
  it('leaves nobody standing about: every unit is given its order', () => {
    const asked = play(field);
    expect(compared(asked, 'moveUnit')).not.toContain(null);
  });

  it('has a gun that sees a target halt, because it may not shoot after an advance', () => {
    const s = play(field).answer('moveUnit', 'gun');
    expect([...new Set(compared(s, 'order'))]).toEqual(['halt']);
  });

  it('has troops made for melee go for the enemy rather than stand and shoot', () => {
    const s = play(field).answer('moveUnit', 'grunts');
    const orders = compared(s, 'order');
    expect(orders).toContain('doubleTime');
    expect(orders).not.toContain('halt');
  });
});
