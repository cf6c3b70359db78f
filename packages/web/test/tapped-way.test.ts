import type { PieceShape, Scene } from '@walstatt/scene';
import { describe, expect, it } from 'vitest';
import { gestureAlong, NO_WAY, wayTo } from '../src/state/tapped-way.ts';

const piece = (id: string, x: number, y: number) => ({ id, unit: 'u', x, y }) as PieceShape;
const moved = [piece('u.0', 10, 20), piece('u.1', 30, 20)];
const scene = (fields: object[] = []) => ({ board: { fields } }) as unknown as Scene;
const tap = (x: number, y: number, field?: string) =>
  ({ gesture: 'pick', at: { x, y }, turn: 0, ...(field === undefined ? {} : { field }) }) as const;

describe('a way set by taps', () => {
  it('is a drag with one point and drawn with more, each time by all that move', () => {
    const one = wayTo(NO_WAY, tap(10, 50), scene());
    expect(gestureAlong(one, moved)).toEqual({
      gesture: 'drag',
      pieces: ['u.0', 'u.1'],
      from: { x: 10, y: 20 },
      to: { x: 10, y: 50 },
      turn: 0,
    });
    const two = wayTo(one, tap(40, 50), scene());
    expect(gestureAlong({ ...two, turn: 150 }, moved)).toEqual({
      gesture: 'draw',
      pieces: ['u.0', 'u.1'],
      points: [
        { x: 10, y: 20 },
        { x: 10, y: 50 },
        { x: 40, y: 50 },
      ],
      turn: 150,
    });
  });

  it('turns on the spot while it has no point', () => {
    const from = { x: 10, y: 20 };
    expect(gestureAlong({ ...NO_WAY, turn: -150 }, moved)).toMatchObject({ from, to: from, turn: -150 });
    expect(gestureAlong(NO_WAY, [])).toBeNull();
  });

  it('goes from field to field where there are fields', () => {
    const fields = [{ id: 'b2', centre: { x: 44, y: 55 } }];
    expect(wayTo(NO_WAY, tap(40, 50, 'b2'), scene(fields)).points).toEqual([{ x: 44, y: 55 }]);
  });
});
