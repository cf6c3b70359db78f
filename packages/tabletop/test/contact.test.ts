import {
  type Body,
  CONTACT_GAP,
  gap,
  gapAtMost,
  groundFor,
  INCH,
  inContact,
  legIsFree,
  overlaps,
} from '@walstatt/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTogether, solvableCharge } from '../bench/solvable.ts';
import { closeSpotsTouching } from '../src/contact/spots.ts';
import {
  byNearness,
  type ChargePlan,
  chargeOf,
  chargeOneByOne,
  distancesTo,
  endOf,
  endOfTrack,
  type GroupCharge,
  groupCharge,
  groupsTouch,
  inContactWith,
  lengthOf,
  nearestOf,
  nearestPair,
  spotsAlong,
  spotsTouching,
  standOf,
} from '../src/index.ts';
import { bodies, body, disc, patch } from './arbitraries.ts';

const radius = fc.integer({ min: 300, max: 3000 });

describe('nearness', () => {
  it('is measured to the nearest of the others', () => {
    fc.assert(
      fc.property(bodies, bodies, (a, b) => {
        const far = distancesTo(a, b);
        a.forEach((m, i) => {
          expect(far[i]).toBe(Math.min(...b.map((t) => gap(m, t))));
        });
        const pair = nearestPair(a, b);
        expect(pair.gap).toBe(Math.min(...far));
        expect(gap(a[pair.from]!, b[pair.to]!)).toBe(pair.gap);
      }),
    );
  });

  it('orders a group, equals as they stand in the list', () => {
    fc.assert(
      fc.property(bodies, bodies, (a, b) => {
        const far = distancesTo(a, b);
        const order = byNearness(a, b);
        expect([...order].sort((i, j) => i - j)).toEqual(a.map((_, i) => i));
        for (let k = 1; k < order.length; k++) {
          const [i, j] = [order[k - 1]!, order[k]!];
          expect(far[i]! < far[j]! || (far[i] === far[j] && i < j)).toBe(true);
        }
        expect(nearestOf(a, b, 0)).toContain(order[0]);
        expect(nearestOf(a, b, Number.POSITIVE_INFINITY)).toEqual(a.map((_, i) => i));
      }),
    );
  });
});

describe('touching', () => {
  it('is the same for two groups in either order', () => {
    const touch = { reach: CONTACT_GAP, touches: (a: Body, b: Body) => gapAtMost(a, b, CONTACT_GAP) };
    fc.assert(
      fc.property(bodies, bodies, (a, b) => {
        const [x, y] = [a, b].map((list) =>
          standOf(
            'u',
            list.map((o) => ({ ...o.centre, facing: 0 })),
            (_, i) => list[i]!,
          ),
        );
        const any = a.some((p) => b.some((q) => touch.touches(p, q)));
        expect(groupsTouch(x!, y!, touch)).toBe(any);
        expect(groupsTouch(y!, x!, touch)).toBe(any);
        expect(inContactWith(a, b, touch.touches) > 0).toBe(any);
      }),
    );
  });
});

describe('places in contact', () => {
  it('touch the body and do not overlap it', () => {
    fc.assert(
      fc.property(body, radius, (target, r) => {
        const spots = spotsTouching(target, r);
        expect(spots.length).toBeGreaterThan(20);
        for (const { x, y } of spots) expect(inContact(disc(x, y, r), target)).toBe(true);
      }),
    );
  });

  it('lie close together in the end: no two neighbours around a base leave room for another between them', () => {
    fc.assert(
      fc.property(radius, radius, (of, r) => {
        const spots = closeSpotsTouching(disc(20_000, 20_000, of), r);
        const near = 2 * Math.sin(Math.PI / 120) * (of + r + 10);
        spots.forEach((p, i) => {
          const q = spots[(i + 1) % spots.length]!;
          expect(inContact(disc(p.x, p.y, r), disc(20_000, 20_000, of))).toBe(true);
          expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeLessThan(near + 3);
        });
      }),
    );
  });

  it('along an outline touch it unless they lie before another edge of it', () => {
    fc.assert(
      fc.property(patch, body, radius, (shape, near, r) => {
        const hull: Body = { kind: 'hull', centre: shape[0]!, points: shape };
        for (const { x, y } of spotsAlong(shape, near, r))
          expect(overlaps(disc(x, y, r), hull) || inContact(disc(x, y, r), hull)).toBe(true);
      }),
    );
  });
});

/** What holds for every charge that is found. */
function keepsRules(
  { charge, bodies: start, capacity = Number.POSITIVE_INFINITY }: GroupCharge,
  plan: ChargePlan,
): void {
  const ends = plan.ways.map((way, i) => {
    expect(way[0]).toEqual(start[i]!.centre);
    expect(lengthOf(way)).toBeLessThanOrEqual(charge.reach + charge.tolerance);
    for (let k = 1; k < way.length; k++) expect(legIsFree(charge.ground, way[k - 1]!, way[k]!)).toBe(true);
    return { kind: 'circle', centre: endOfTrack(way), radius: charge.radius } as const;
  });
  ends.forEach((e, i) => {
    if (plan.ways[i]!.length > 1) expect(charge.stands(e)).toBe(true);
    for (let j = 0; j < i; j++) expect(overlaps(e, ends[j]!)).toBe(false);
  });
  const crowd = charge.target.map((t) => ends.filter((e) => charge.touches(e, t)).length);
  expect(plan.crowd).toBe(Math.max(...crowd));
  expect(plan.crowd).toBeLessThanOrEqual(capacity);
  expect(plan.contacts).toBe(inContactWith(ends, charge.target, charge.touches));
  expect(plan.contacts).toBeGreaterThan(0);
}

const tasks = Array.from({ length: 1200 }, (_, seed) => solvableCharge(seed + 1)).filter((t) => t !== null);

describe('a charge', () => {
  it('leads every base to a legal place, the first into contact, and is nearly always found', () => {
    let missed = 0;
    for (const { group } of tasks) {
      const plan = groupCharge(group);
      if (plan === null) missed++;
      else {
        keepsRules(group, plan);
        const ends = plan.ways.map((w) => disc(endOfTrack(w).x, endOfTrack(w).y, group.charge.radius));
        expect(isTogether(ends, group.leader)).toBe(true);
        expect(
          inContactWith(
            group.first.map((i) => ends[i]!),
            group.charge.target,
            group.charge.touches,
          ),
        ).toBeGreaterThan(0);
      }
    }
    expect(tasks.length).toBeGreaterThan(100);
    expect(missed).toBeLessThanOrEqual(tasks.length / 50);
  });

  it('never brings more chargers to one body than its capacity', () => {
    let full = 0;
    for (const { group } of tasks) {
      const free = groupCharge(group);
      const plan = groupCharge({ ...group, capacity: 2 });
      if (plan === null) continue;
      keepsRules({ ...group, capacity: 2 }, plan);
      if (free !== null && free.crowd > 2) full++;
    }
    expect(full).toBeGreaterThan(0);
  });

  it('of bases on their own touches wherever the charge of a group that keeps together could', () => {
    let alone = 0;
    for (const { group } of tasks) {
      const plan = chargeOneByOne(group);
      if (plan !== null) keepsRules(group, plan);
      else alone++;
    }
    expect(alone).toBeLessThanOrEqual(tasks.length / 50);
  });

  it('leaves bases that find no room where they are', () => {
    const target = [disc(20_000, 20_000)];
    // Walls leave a gap for a single base only, straight ahead.
    const walls = [disc(17_900, 18_900, 1500), disc(22_100, 18_900, 1500), disc(20_000, 23_100, 2600)];
    const start = [disc(20_000, 15_000), disc(20_000, 13_000)];
    const charge = chargeOf({
      radius: 500,
      reach: 10 * INCH,
      tolerance: 0,
      ground: groundFor(
        500,
        [...target, ...walls].map((b) => ({
          shape: { kind: 'circle', centre: b.centre, radius: b.kind === 'circle' ? b.radius : 0 },
        })),
      ),
      flies: false,
      target,
      stands: (base) => ![...target, ...walls].some((o) => overlaps(o, base)),
      touches: inContact,
      spots: (t) => spotsTouching(t, 500),
      leash: Number.POSITIVE_INFINITY,
      neighbour: Number.POSITIVE_INFINITY,
    });
    const plan = chargeOneByOne({ charge, bodies: start, order: byNearness(start, target), leader: 0 })!;
    expect(plan.contacts).toBe(1);
    expect(plan.ways[1]).toEqual([start[1]!.centre]);
    expect(endOf({ model: 'm', points: plan.ways[0]!, facing: 0 }).y).toBeGreaterThan(15_000);
  });

  it('over everything on the ground is straight', () => {
    for (const { group } of tasks) {
      const plan = groupCharge({ ...group, charge: chargeOf({ ...group.charge, flies: true }) });
      if (plan !== null) for (const way of plan.ways) expect(way.length).toBeLessThanOrEqual(2);
    }
  });
});
