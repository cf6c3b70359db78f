import { describe, expect, it } from 'vitest';
import { type Field, look as lookAt } from '../../test/field.ts';
import { inches } from '../07-measuring/lengths.ts';
import type { Look } from '../kit.ts';
import { apart, type Party, partiesOf } from './field.ts';
import { needlessRisk, safeDistances } from './outranged.ts';
import { ranked } from './rehearsal/ranked.ts';
import { stepsFor } from './steps.ts';

/** Grunts reach 36 inches with their machine gun, steel warriors 24. */
const facing = (far: number, ground: NonNullable<Field['ground']> = {}): Look =>
  lookAt({
    red: { r: { is: 'demo-grunts', at: [24, 2] } },
    blue: { b: { is: 'demo-steel-warriors', at: [24, 2 + far] } },
    ground,
  });
const party = (look: Look, id: string): Party => partiesOf(look).find((p) => p.id === id)!;
const risk = (look: Look, id = 'r'): number => needlessRisk(look, party(look, id), partiesOf(look));

describe('enemies whom one outranges', () => {
  it('do not reach beyond their range, nor beyond it and a few steps', () => {
    const look = facing(30);
    const [r, b] = [party(look, 'r'), party(look, 'b')];
    expect(safeDistances(look, r, b)).toEqual([inches(24), inches(24) + b.unit.move / 2]);
    expect(safeDistances(look, b, r)).toEqual([]);
  });

  it('are a risk only within that distance, and more of one where they hit better', () => {
    expect(risk(facing(40))).toBe(0);
    expect(risk(facing(26))).toBeGreaterThan(0);
    expect(risk(facing(12))).toBeGreaterThan(risk(facing(26)));
    expect(risk(facing(12), 'b')).toBe(0);
  });

  it('are none behind a house', () => {
    const house = { kind: 'blocking', from: [10, 8], to: [38, 12] } as const;
    expect(risk(facing(20))).toBeGreaterThan(0);
    expect(risk(facing(20, { house }))).toBe(0);
  });

  it('make a place worse than another that promises the same', () => {
    const look = facing(30);
    const { x, y } = party(look, 'r');
    const places = [{ risk: 50 }, { risk: 0 }];
    expect(ranked(look, 'r', places, ({ risk }) => ({ x, y, fires: true, risk }))).toEqual([places[1], places[0]]);
  });

  it('are stepped away from, just out of their range', () => {
    const look = lookAt({
      red: { r: { is: 'demo-grunts', at: [24, 12] } },
      blue: { b: { is: 'demo-steel-warriors', at: [24, 37] } },
    });
    const [r, b] = [party(look, 'r'), party(look, 'b')];
    expect(apart(r, b)).toBeLessThan(inches(24));
    const steps = stepsFor(look, 'r', { allowance: inches(5), fires: true, stopped: null, isLegal: () => true });
    const ends = steps.map(({ dx, dy }) => ({ ...r, x: r.x + dx, y: r.y + dy }));
    const out = ends.find(
      (p) => apart(p, b) > inches(24) && apart(p, b) < inches(25) && Math.abs(p.x - b.x) < inches(1),
    );
    expect(out).toBeDefined();
    expect(needlessRisk(look, out!, partiesOf(look))).toBeLessThan(risk(look));
  });
});
