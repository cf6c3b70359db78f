import type { Placed, Refusal } from '@walstatt/engine';
import { bestTemplate, CONTACT_GAP, distanceSquared, type Point } from '@walstatt/geometry';
import { isCoordinate } from '@walstatt/tabletop';
import { standing } from '../../1-00-materials/table-top.ts';
import { countOf } from '../../1-01-units/units.ts';
import { type Asked, type L, request } from '../../kit.ts';
import { type BarrageGun, barrageGuns, contributing, templateAt } from './guns.ts';
import { unitsUnder } from './under.ts';

type R = Asked<'template'>;

/** Where a template has been put. Null if the answer is not one. */
export function centreIn(answer: readonly Placed[]): Point | null {
  const { x, y } = answer[0]?.pose ?? {};
  return isCoordinate(x) && isCoordinate(y) ? { x, y } : null;
}

/** The units of the target that no template lies on yet. EA-G-07: a war engine counts for its starting damage capacity. */
function uncovered(look: L, { args }: R) {
  const stand = standing(look, args.target);
  const covered = unitsUnder(stand, args.placed.map(templateAt));
  const left = stand.units
    .map((unit, i) => ({ unit, body: stand.bodies[i]! }))
    .filter(({ unit }) => !covered.includes(unit));
  return {
    bodies: left.map(({ body }) => body),
    weights: left.map(({ unit }) => countOf(look.state, unit)),
    worth: (centre: Point): number => {
      const under = unitsUnder(stand, [templateAt(centre)]);
      return left.reduce((sum, { unit }) => (under.includes(unit) ? sum + countOf(look.state, unit) : sum), 0);
    },
  };
}

/** The best place for the next template; for the first one, as long as all these weapons contribute. */
function bestPlace(look: L, r: R, guns: readonly BarrageGun[]): Point | null {
  const { bodies, weights } = uncovered(look, r);
  const [first, ...others] = r.args.placed.map(templateAt);
  const { radius } = templateAt({ x: 0, y: 0 });
  const best = bestTemplate({
    radius,
    coverage: 'any',
    bodies,
    weights,
    ...(first === undefined
      ? { allowed: (centre) => contributing(look, r.args.formation, guns, centre).length === guns.length }
      : { touching: first, clearOf: others }),
  });
  return best?.centre ?? null;
}

/** All weapons together, if they can be; otherwise the first one that can cover anybody. */
function usualPlace(look: L, r: R): Point | null {
  const guns = barrageGuns(look, r.args);
  const all = bestPlace(look, r, guns);
  if (all !== null || r.args.placed.length > 0) return all;
  for (const gun of guns) {
    const found = bestPlace(look, r, [gun]);
    if (found !== null) return found;
  }
  return null;
}

/** EA-1.9.8-10: extra templates touch the first one, and no two overlap. */
function refuseBeside(r: R, centre: Point): Refusal | null {
  const wide = 2 * templateAt(centre).radius;
  const near = wide + CONTACT_GAP;
  const apart = r.args.placed.map((other) => distanceSquared(other, centre));
  if (apart[0]! > near * near) return { code: 'templateApart', rule: 'EA-1.9.8-10' };
  return apart.some((far) => far < wide * wide) ? { code: 'templatesOverlap', rule: 'EA-1.9.8-10' } : null;
}

/**
 * EA-1.9.8-14, EA-G-07: as many units of the target as possible, with no fewer weapons. Refused only with a better place
 * that was found.
 */
function refuseFewer(look: L, r: R, centre: Point, guns: readonly BarrageGun[]): Refusal | null {
  const best = bestPlace(look, r, guns);
  const { worth } = uncovered(look, r);
  if (best === null || worth(best) <= worth(centre)) return null;
  return {
    code: 'coversFewer',
    rule: 'EA-1.9.8-14',
    measured: worth(centre),
    limit: worth(best),
    unit: 'count',
    better: placedAt(best) as never,
  };
}

const placedAt = ({ x, y }: Point): Placed[] => [{ piece: 'template', pose: { x, y } }];

export const templateRequest = request('template', {
  check(look, r, answer) {
    const centre = centreIn(answer);
    if (centre === null) return { code: 'malformed', rule: null, args: { kind: 'place', wanted: 'x and y' } };
    if (r.args.placed.length > 0) return refuseBeside(r, centre) ?? refuseFewer(look, r, centre, []);
    const guns = contributing(look, r.args.formation, barrageGuns(look, r.args), centre);
    if (guns.length === 0) return { code: 'templateOutOfReach', rule: 'EA-1.9.8-02' };
    return refuseFewer(look, r, centre, guns);
  },
  witness(look, r) {
    const place = usualPlace(look, r);
    return place === null ? [] : placedAt(place);
  },
});
