import type { Answer, Placed, Plan } from '@walstatt/engine';
import type { Ghost } from '@walstatt/scene';
import type { Body } from '../01-introduction/board/pieces.ts';
import { runLeg } from '../05-movement/run-leg.ts';
import type { Standing } from '../05-movement/standing.ts';
import { standingIn } from '../05-movement/walk/request.ts';
import type { Asked, Look } from '../kit.ts';
import { afterLegs } from './follow-up-gesture.ts';
import { angleOf, centreOf } from './grid.ts';

/** Where elements would stand after an answer. */
export function ghosts(look: Look, r: Asked, answer: Answer): readonly Ghost[] {
  if (r.kind === 'place')
    return (answer as readonly Placed[]).map(({ piece, pose }) => ({
      piece,
      ...centreOf({ q: pose['q'] ?? 0, r: pose['r'] ?? 0 }),
      z: 0,
      facing: angleOf(pose['facing'] ?? 0),
      way: [],
    }));
  if (r.kind !== 'path') return [];
  return r.name === 'followUp' ? followed(look, answer as Plan) : moved(look, r, answer as Plan);
}

/** Elements that follow up, each on its own. */
function followed(look: Look, plan: Plan): Ghost[] {
  return plan.flatMap(({ mover, legs }) => {
    const to = afterLegs(look, mover, legs);
    if (to === null) return [];
    const way = legs.flatMap((leg, i) => (leg.leg === 'go' ? [afterLegs(look, mover, legs.slice(0, i + 1))!] : []));
    const from = afterLegs(look, mover, [])!;
    return [{ piece: mover, ...centreOf(to), z: 0, facing: angleOf(to.facing), way: [from, ...way].map(centreOf) }];
  });
}

/** The unit as it stands after a plan, as far as the plan can be carried out. */
export function bodyAfter(look: Look, r: Asked<'move' | 'complete'>, plan: Plan): Body {
  return standings(look, r, plan).at(-1)!.body;
}

/** Leg by leg, as far as the plan can be carried out. */
function standings(look: Look, r: Asked<'move' | 'complete'>, plan: Plan): Standing[] {
  const all = [standingIn(look, r)];
  for (const { mover, legs } of plan)
    for (const leg of legs) {
      const ran = runLeg(look, all.at(-1)!, mover, leg);
      if ('refusal' in ran) break;
      all.push(ran.standing);
    }
  return all;
}

function moved(look: Look, r: Asked<'move' | 'complete'>, plan: Plan): Ghost[] {
  const all = standings(look, r, plan);
  return all.at(-1)!.body.map((p) => ({
    piece: p.id,
    ...centreOf(p),
    z: 0,
    facing: angleOf(p.facing),
    way: all.map((s) => centreOf(s.body.find((x) => x.id === p.id)!)),
  }));
}
