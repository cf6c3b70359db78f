import { type Body, sightFrom, sightScene, WHOLE } from '@walstatt/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestSeen, boxAround, hidersIn, type Piece, type Stand, seenFrom } from '../src/index.ts';
import { bodies, body, pieces, point } from './arbitraries.ts';

const standsOf = (list: readonly Body[]): Pick<Stand, 'id' | 'bodies' | 'box'>[] =>
  list.map((b, i) => ({ id: `U${i}`, bodies: [b], box: boxAround([b]) }));

const everything = { piece: (): boolean => true, unit: (): boolean => true };
const whole = { minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6 };

describe('what hides a target', () => {
  it('is in the lane: nothing else changes what an eye sees of a group', () => {
    fc.assert(
      fc.property(bodies, bodies, pieces, point, (models, targets, terrain, eye) => {
        const scenery = { units: standsOf(models), pieces: terrain as Piece[] };
        const from = { minX: eye.x, minY: eye.y, maxX: eye.x, maxY: eye.y };
        const near = sightScene(hidersIn(scenery, { from, to: boxAround(targets) }, everything));
        const all = sightScene(hidersIn(scenery, { from: whole, to: whole }, everything));
        for (const t of targets) expect(sightFrom(near, eye, t).hidden).toBe(sightFrom(all, eye, t).hidden);
      }),
    );
  });

  it('is what the rules say', () => {
    fc.assert(
      fc.property(bodies, pieces, (models, terrain) => {
        const scenery = { units: standsOf(models), pieces: terrain as Piece[] };
        const lane = { from: whole, to: whole };
        expect(hidersIn(scenery, lane, everything)).toHaveLength(models.length + terrain.length);
        expect(hidersIn(scenery, lane, { ...everything, unit: (s) => s.id === 'U0' })).toHaveLength(1 + terrain.length);
        expect(hidersIn(scenery, lane, { ...everything, piece: () => false }).map((p) => p.id)).toEqual(
          models.map((_, i) => `U${i}`),
        );
      }),
    );
  });
});

describe('a group', () => {
  it('is seen if any part of any of its bodies is, and a free line proves it', () => {
    fc.assert(
      fc.property(bodies, fc.array(body, { maxLength: 6 }), point, (targets, models, eye) => {
        const hiders = hidersIn({ units: standsOf(models), pieces: [] }, { from: whole, to: whole }, everything);
        const scene = sightScene(hiders);
        const seen = seenFrom(scene, eye, targets);
        const hidden = targets.map((t) => sightFrom(scene, eye, t).hidden);
        const first = hidden.findIndex((h) => h < WHOLE);
        expect(seen.body).toBe(first < 0 ? null : first);
        expect(seen.line.free).toBe(first >= 0);
        for (const id of seen.by) expect(models[Number(id.slice(1))]).toBeDefined();
        const best = bestSeen(targets, (t) => sightFrom(scene, eye, t));
        const least = Math.min(...hidden);
        expect(best).toEqual(least === WHOLE ? null : { body: hidden.indexOf(least), hidden: least });
      }),
    );
  });
});
