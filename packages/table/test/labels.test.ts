import { describe, expect, it } from 'vitest';
import { labelPlace } from '../src/draw/ghosts.ts';
import { inLines } from '../src/draw/labelled.ts';

describe('labels', () => {
  it('are broken into lines between words', () => {
    expect(inLines('short', 10)).toEqual(['short']);
    expect(inLines('Blue carrier: somebody stands there.', 20)).toEqual(['Blue carrier:', 'somebody stands', 'there.']);
    expect(inLines('a verylongwordindeed b', 6)).toEqual(['a', 'verylongwordindeed', 'b']);
  });

  const visible = { left: 0, top: 0, right: 400, bottom: 300 };
  const size = { width: 200, height: 24 };
  /** In ticks, upwards. */
  const at = (x: number, y: number) => [{ x: x * 100, y: -y * 100 }];

  it('stand above their subject', () => {
    expect(labelPlace(at(200, 150), size, 1, visible)).toEqual({ x: 200, y: 110 });
    expect(labelPlace(at(200, 150), { width: 100, height: 12 }, 2, visible)).toEqual({ x: 200, y: 130 });
  });

  it('stay between the edges, and go below where buttons are above', () => {
    expect(labelPlace(at(390, 150), size, 1, visible).x).toBe(294);
    expect(labelPlace(at(5, 150), size, 1, visible).x).toBe(106);
    expect(labelPlace(at(200, 40), size, 1, visible).y).toBe(80);
    expect(labelPlace(at(5, 150), { width: 500, height: 24 }, 1, visible).x).toBe(200);
  });
});
