import { type Body, bodyObstacle, groundFor, INCH, inContact, overlaps, overlapsRegion } from '@walstatt/geometry';
import { byNearness, type Charge, chargeOf, groupCharge, isBodyIn, spotsTouching, type Way } from '@walstatt/tabletop';
import { CHAIN } from '../../01-units/chain.ts';
import { othersOf } from '../../01-units/others.ts';
import { BOARD, inch, standing, tableTop } from '../../01-units/space.ts';
import { typeOf, unitHas } from '../../01-units/units.ts';
import { mayMove } from '../../04-actions/actions.ts';
import { unitAllowance } from '../../05-movement/allowance.ts';
import { judgeMove, type Move } from '../../05-movement/judge-move.ts';
import { chargeAt } from '../../05-movement/move/formation.ts';
import { regroup } from '../../05-movement/regroup.ts';
import { inMelee, nearestPair } from '../../08-close-combat/contact.ts';
import { mayEnter } from '../../14-terrain/terrain.ts';
import type { L } from '../../kit.ts';

/** Moves into contact in which as many models as possible come to blows. */

/** Such a move against the target, if one is found. */
export function assault(look: L, move: Move, target: string): readonly Way[] | null {
  const { unit, kind } = move;
  if (kind === 'vanguard' || !mayMove(look, unit)) return null;
  return look.memo('assault', `${unit} ${kind} ${target}`, () => {
    if (nearestPair(look, unit, target).gap > unitAllowance(look.state, unit, kind, false)) return null;
    const { parts } = regroup(look, unit, kind);
    for (const slowed of [false, true]) {
      const ways = spread(look, move, target, unitAllowance(look.state, unit, kind, slowed));
      if (ways !== null && judgeMove(look, move, ways, parts) === null) return ways;
    }
    const ways = chargeAt(look, unit, target);
    return ways !== null && judgeMove(look, move, ways, parts) === null ? ways : null;
  });
}

/** Whether a unit can come into contact with a move from where it stands, or touches the target already. */
export const reaches = (look: L, unit: string, target: string): boolean =>
  !inMelee(look, unit) && assault(look, { unit, kind: 'move' }, target) !== null;

/** The models spread over the target. Only for units of equal round bases. */
function spread(look: L, { unit }: Move, target: string, reach: number): readonly Way[] | null {
  const { bodies, models, spots } = standing(look, unit);
  const first = bodies[0]!;
  if (first.kind !== 'circle' || !bodies.every((b) => b.kind === 'circle' && b.radius === first.radius)) return null;
  const foes = standing(look, target).bodies;
  const order = byNearness(bodies, foes);
  const plan = groupCharge({
    charge: fieldOf(look, unit, target, first.radius, reach),
    bodies,
    order,
    first: order.slice(0, 1),
    leader: order[0]!,
    mayEnd: () => true,
  });
  if (plan === null) return null;
  return plan.ways.flatMap((points, i) =>
    points.length < 2 ? [] : [{ model: models[i]!, points, facing: spots[i]!.facing }],
  );
}

/** How near its comrades every model has to end, a little less than the chain allows. */
const NEIGHBOUR = CHAIN - inch(0.5);

function fieldOf(look: L, unit: string, target: string, radius: number, reach: number): Charge {
  const s = look.state;
  const type = typeOf(s, unit);
  const flies = unitHas(s, unit, 'flying');
  const { friends, foes } = othersOf(look, unit);
  const closed = tableTop(look).pieces.filter((p) => !mayEnter(type, p.terrain));
  const enemies = foes.flatMap((f) => f.bodies);
  const taken = [...enemies, ...friends.flatMap((f) => f.bodies)];
  const obstacles = [
    ...closed.map((p) => ({ shape: { kind: 'polygon' as const, points: p.shape } })),
    ...enemies.map((b) => bodyObstacle(b)),
  ];
  return chargeOf({
    radius,
    reach: reach - 2,
    tolerance: 0,
    ground: groundFor(radius, flies ? [] : obstacles, BOARD.table),
    flies,
    target: standing(look, target).bodies,
    stands: (base: Body) =>
      isBodyIn(base, BOARD.box) &&
      !taken.some((b) => overlaps(b, base)) &&
      !closed.some((p) => overlapsRegion(base, p.shape)),
    touches: (a: Body, b: Body) => inContact(a, b),
    spots: (t: Body) => spotsTouching(t, radius),
    leash: 12 * INCH,
    neighbour: NEIGHBOUR,
  });
}
