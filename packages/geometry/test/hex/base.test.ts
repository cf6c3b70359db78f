import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as hex from '../../src/hex/index.ts';
import { hexes, hexLists, poses } from './arbitrary.ts';

/** Pieces that face corners: direction c is front left, c + 1 front right, and so on clockwise. */
const [FRONT_LEFT, FRONT_RIGHT, RIGHT, REAR_RIGHT, REAR_LEFT, LEFT] = [0, 1, 2, 3, 4, 5];

const along = (...directions: number[]): hex.Hex =>
  directions.reduce((h, d) => hex.neighbour(h, d), { q: 0, r: 0 } as hex.Hex);

/** One field ahead of two; two ahead of one; one, two, one. */
const arrow: hex.HexPattern = [along(), along(REAR_RIGHT), along(REAR_LEFT)];
const cart: hex.HexPattern = [along(), along(RIGHT), along(REAR_RIGHT)];
const diamond: hex.HexPattern = [along(), along(REAR_RIGHT), along(REAR_LEFT), along(REAR_RIGHT, REAR_LEFT)];

const around = (...ways: number[][]): hex.Hex[] => ways.map((way) => along(...way)).sort(hex.compareHexes);

describe('surroundings', () => {
  test('nine fields around three, ten around the diamond', () => {
    const head = [[FRONT_LEFT], [FRONT_RIGHT], [RIGHT], [LEFT]];
    expect(hex.surroundings(arrow)).toEqual(
      around(
        ...head,
        [REAR_RIGHT, RIGHT],
        [REAR_LEFT, LEFT],
        [REAR_RIGHT, REAR_RIGHT],
        [REAR_RIGHT, REAR_LEFT],
        [REAR_LEFT, REAR_LEFT],
      ),
    );
    expect(hex.surroundings(diamond)).toHaveLength(10);
    expect(hex.surroundings(cart)).toHaveLength(9);
    expect(hex.surroundings([{ q: 0, r: 0 }])).toEqual([...hex.DIRECTIONS].sort(hex.compareHexes));
  });

  test('patterns turn with the piece, whatever facing they were written down at', () => {
    fc.assert(
      fc.property(hexLists(3, 5), poses, fc.integer({ min: 0, max: 5 }), (fields, pose, facing) => {
        const pattern = hex.patternAt(facing, fields);
        expect(hex.covered(pattern, { q: 0, r: 0, facing })).toEqual(fields);
        const adjacent = hex.hexSet(hex.covered(hex.surroundings(pattern), pose));
        expect(adjacent).toEqual(new Set(hex.fringe(hex.hexSet(hex.covered(pattern, pose))).map(hex.hexKey)));
      }),
    );
  });
});

describe('turns of multi-field pieces', () => {
  const local = (pose: hex.HexPose, ...ways: number[][]): hex.Hex[] => hex.covered(around(...ways), pose);
  const expectChange = (
    pattern: hex.HexPattern,
    from: hex.HexPose,
    to: hex.HexPose | undefined,
    turn: number,
    entered: number[],
    left: number[],
  ): void => {
    expect(to?.facing).toBe(hex.sixths(from.facing + turn));
    const change = hex.coverChange(pattern, from, to!);
    expect(change.entered).toEqual(local(from, entered));
    expect(change.left).toEqual(local(from, left));
    expect(change.kept).toHaveLength(pattern.length - 1);
  };

  test('about one of their own fields: which field is new and which is free', () => {
    fc.assert(
      fc.property(poses, (pose) => {
        const turn = (pattern: hex.HexPattern, field: number, n: number) =>
          hex.pivotedAboutField(pattern, pose, field, n);
        expectChange(arrow, pose, turn(arrow, 2, -1), -1, [LEFT], [REAR_RIGHT]);
        expectChange(arrow, pose, turn(arrow, 1, 1), 1, [RIGHT], [REAR_LEFT]);
        expectChange(arrow, pose, turn(arrow, 0, 1), 1, [LEFT], [REAR_RIGHT]);
        expectChange(arrow, pose, turn(arrow, 0, -1), -1, [RIGHT], [REAR_LEFT]);
        expectChange(arrow, pose, turn(arrow, 2, 1), 1, [REAR_RIGHT, REAR_LEFT], []);
        expectChange(arrow, pose, turn(arrow, 1, -1), -1, [REAR_RIGHT, REAR_LEFT], []);
        expectChange(diamond, pose, turn(diamond, 2, -1), -1, [LEFT], [REAR_RIGHT, REAR_LEFT]);
        expectChange(diamond, pose, turn(diamond, 1, 1), 1, [RIGHT], [REAR_RIGHT, REAR_LEFT]);
        expectChange(diamond, pose, turn(diamond, 2, 1), 1, [REAR_RIGHT, REAR_LEFT, LEFT], []);
        expectChange(diamond, pose, turn(diamond, 1, -1), -1, [REAR_RIGHT, REAR_LEFT, RIGHT], []);
        expectChange(cart, pose, turn(cart, 0, -1), -1, [FRONT_RIGHT], [REAR_RIGHT]);
        expectChange(cart, pose, turn(cart, 1, 1), 1, [FRONT_RIGHT], [REAR_RIGHT]);
      }),
      { numRuns: 40 },
    );
  });

  test('on the spot: three fields around a corner turn by thirds without leaving them', () => {
    fc.assert(
      fc.property(poses, (pose) => {
        const [front, rearRight, rearLeft] = hex.covered(arrow, pose);
        const right = hex.turnedAboutFields(arrow, pose, [0, 1, 2], 2)!;
        expect(hex.covered(arrow, right)).toEqual([rearRight, rearLeft, front]);
        expect(hex.coverChange(arrow, pose, right)).toMatchObject({ entered: [], left: [] });
        expect(right.facing).toBe((pose.facing + 2) % 6);
        expect(hex.turnedAboutFields(arrow, pose, [0, 1, 2], 1)).toBeUndefined();
      }),
      { numRuns: 20 },
    );
  });

  test('everything else in a pose is kept', () => {
    const pose = { q: 1, r: 1, facing: 5, altitude: 7 };
    expect(hex.stepped(pose, hex.directionFrom(pose, FRONT_RIGHT!))).toEqual({ q: 2, r: 1, facing: 5, altitude: 7 });
    expect(hex.turned(pose, 2)).toEqual({ q: 1, r: 1, facing: 1, altitude: 7 });
    expect(hex.pivoted(pose, { q: 0, r: 0 }, 1)).toEqual({ q: -1, r: 2, facing: 0, altitude: 7 });
    expect(() => hex.carried(pose, { ...hex.IDENTITY, mirror: true })).toThrow(RangeError);
  });
});

describe('changes of cover', () => {
  test('entered, left and kept are the differences of the two sets', () => {
    fc.assert(
      fc.property(hexLists(3, 7), poses, poses, (pattern, from, to) => {
        const [before, after] = [hex.hexSet(hex.covered(pattern, from)), hex.hexSet(hex.covered(pattern, to))];
        const change = hex.coverChange(pattern, from, to);
        expect(change.entered).toEqual(hex.hexesIn(after).filter((h) => !hex.contains(before, h)));
        expect(change.left).toEqual(hex.hexesIn(before).filter((h) => !hex.contains(after, h)));
        expect(change.kept).toEqual(hex.hexesIn(after).filter((h) => hex.contains(before, h)));
        expect(hex.poseOfKey(hex.poseKey(from))).toEqual(from);
      }),
    );
  });

  test('a step crosses one side per field', () => {
    fc.assert(
      fc.property(poses, fc.integer({ min: 0, max: 5 }), (pose, d) => {
        const after = hex.covered(diamond, hex.stepped(pose, d));
        hex.covered(diamond, pose).forEach((h, i) => {
          expect(hex.sidesCrossed(diamond, pose, d)[i]).toEqual(hex.sideBetween(h, after[i]!));
        });
      }),
      { numRuns: 20 },
    );
  });
});

describe('two pieces', () => {
  test('touching pairs and distance, against all pairs', () => {
    fc.assert(
      fc.property(hexLists(3, 5), hexLists(3, 5), hexes(5), (first, other, by) => {
        const second = other.map((h) => hex.add(h, by));
        const touches = hex.touches(first, second);
        let pairs = 0;
        let nearest = 99;
        for (const a of first) {
          for (const b of second) {
            if (hex.isAdjacent(a, b)) pairs++;
            nearest = Math.min(nearest, hex.distance(a, b));
          }
        }
        expect(touches).toHaveLength(pairs);
        for (const t of touches) expect(hex.neighbour(first[t.first]!, t.direction)).toEqual(second[t.second]);
        expect(hex.distanceBetween(first, second)).toBe(nearest);
      }),
    );
  });
});
