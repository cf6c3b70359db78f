import type { Plan, Request } from '@walstatt/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addedTo,
  badgesFrom,
  boardOf,
  drawnBy,
  endOf,
  ghostsOf,
  highlight,
  inInches,
  lengthOf,
  measuredLine,
  planOf,
  sceneBoard,
  shapeOf,
  sightLine,
  takenBy,
  waysDrawn,
  waysIn,
  zoneOf,
} from '../src/index.ts';
import { disc, line, spot } from './arbitraries.ts';

const asked = { name: 'r', by: 's', rule: 'G', args: {} } as unknown as Request;

describe('what is drawn', () => {
  const drag = { gesture: 'drag', pieces: ['u'], from: { x: 0, y: 0 }, to: { x: 100, y: 0 }, turn: 0 } as const;

  it('a drag is a line of one leg; picking a place draws nothing', () => {
    expect(drawnBy(drag)).toEqual({ pieces: ['u'], points: [drag.from, drag.to], turn: 0 });
    expect(drawnBy({ gesture: 'pick', at: { x: 0, y: 0 }, turn: 0 })).toBeNull();
    expect(takenBy(['u.0', 'v.0'], drawnBy(drag)!, (m) => m[0]!)).toEqual(['u.0']);
    expect(takenBy(['u.0', 'v.0'], { pieces: ['v.0'], points: [], turn: 0 }, (m) => m[0]!)).toEqual(['v.0']);
  });

  it('without a turn all models go the same way, none longer than allowed', () => {
    fc.assert(
      fc.property(
        fc.array(spot, { minLength: 1 }),
        line,
        fc.integer({ min: 10, max: 60_000 }),
        (spots, points, most) => {
          const models = spots.map((_, i) => `m${i}`);
          const ways = waysDrawn(models, spots, { points, turn: 0 }, most);
          for (const [i, way] of ways.entries()) {
            expect(lengthOf(way.points)).toBeLessThanOrEqual(most);
            expect(endOf(way).x - spots[i]!.x).toBe(endOf(ways[0]!).x - spots[0]!.x);
            expect(endOf(way).facing).toBe(spots[i]!.facing);
          }
        },
      ),
    );
  });

  it('a formation turns about the point that was grabbed', () => {
    const spots = [
      { x: 0, y: 0, facing: 0 },
      { x: 100, y: 0, facing: 3500 },
    ];
    const points = [
      { x: 0, y: 0 },
      { x: 1000, y: 0 },
    ];
    expect(waysDrawn(['a', 'b'], spots, { points, turn: 900 }, 9999).map(endOf)).toEqual([
      { x: 1000, y: 0, facing: 900 },
      { x: 1000, y: 100, facing: 800 },
    ]);
  });

  it('movers that are drawn anew leave their old way, the others keep theirs', () => {
    const plan = (mover: string, x: number): Plan => [{ mover, legs: [{ leg: 'go', x, y: 0 }] }];
    expect(addedTo(null, plan('a', 1))).toEqual(plan('a', 1));
    expect(addedTo([...plan('a', 1), ...plan('b', 2)], plan('a', 3))).toEqual([...plan('b', 2), ...plan('a', 3)]);
  });
});

describe('pictures', () => {
  const words = {
    course: (p: Plan[number]) => {
      const way = waysIn([p], 'go', () => ({ x: 1, y: 1, facing: 10 }))?.[0];
      return way === undefined ? null : { ...endOf(way), way: way.points };
    },
    facing: (piece: string, tenths: number) => (piece === 'tank' ? tenths : null),
  };

  it('ghosts stand where a placement puts them and where ways end', () => {
    const placed = [{ piece: 'tank', pose: { x: 5, y: 6, facing: 7 } }];
    expect(ghostsOf({ ...asked, kind: 'place', pieces: ['tank'] } as Request, placed, words)).toEqual([
      { piece: 'tank', x: 5, y: 6, z: 0, facing: 7, way: [] },
    ]);
    const points = [
      { x: 1, y: 1 },
      { x: 9, y: 9 },
    ];
    const plan = planOf([{ model: 'man', points, facing: 20 }], 'go');
    const path = { ...asked, kind: 'path', movers: ['man'] } as Request;
    expect(ghostsOf(path, plan, words)).toEqual([{ piece: 'man', x: 9, y: 9, z: 0, facing: null, way: points }]);
    expect(ghostsOf(path, [{ mover: 'man', legs: [{ leg: 'dig' }] }], words)).toEqual([]);
    expect(ghostsOf({ ...asked, kind: 'confirm', preset: true } as Request, true, words)).toEqual([]);
  });

  it('badges are shown for what holds, in their order', () => {
    const words = { hit: { text: 'hit', short: 'H' }, gone: { text: 'gone' } };
    expect(
      badgesFrom(words, [
        ['gone', 'bad', true],
        ['seen', 'good', false],
        ['hit', 'neutral', true],
      ]),
    ).toEqual([
      { id: 'gone', text: 'gone', tone: 'bad' },
      { id: 'hit', text: 'hit', short: 'H', tone: 'neutral' },
    ]);
  });

  it('lines say what was measured in inches', () => {
    expect(inInches(2540)).toBe('1″');
    expect(inInches(3175)).toBe('1.3″');
    const [a, b] = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(measuredLine(a!, b!, 2540)).toEqual({ overlay: 'line', from: a, to: b, text: '1″', tone: 'neutral' });
    expect(sightLine(a!, b!, 0, false)).toEqual({ overlay: 'sight', from: a, to: b, open: false, text: '0″' });
    expect(highlight('u', 'bad')).toEqual({ overlay: 'highlight', id: 'u', tone: 'bad' });
  });

  it('the board is one rectangle with its zones; bodies are drawn as what they are', () => {
    const zone = zoneOf('south', { minX: 0, minY: 0, maxX: 40, maxY: 10 }, { seat: 'red', label: 'Red' });
    const { outline, zones } = sceneBoard(boardOf(40, 30), [zone]);
    expect(zones[0]).toMatchObject({ id: 'south', seat: 'red', label: 'Red' });
    expect(zoneOf('north', { minX: 0, minY: 0, maxX: 1, maxY: 1 }, null)).not.toHaveProperty('seat');
    expect(outline[0]).toContainEqual({ x: 40, y: 30 });
    expect(zones[0]!.polygon).toContainEqual({ x: 40, y: 10 });
    expect(shapeOf(disc(1, 2))).toEqual({ kind: 'circle', radius: 500 });
    expect(shapeOf({ kind: 'hull', centre: { x: 0, y: 0 }, points: [] })).toEqual({ kind: 'polygon', points: [] });
  });
});
