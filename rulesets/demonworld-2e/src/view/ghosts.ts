import type { Answer, Placed, Plan, Request } from '@walstatt/engine';
import type { Ghost } from '@walstatt/scene';
import type { Look } from '../kit.ts';
import { standingIn } from '../requests/move.ts';
import { runLeg } from '../rules/movement/run-leg.ts';
import { afterLegs } from './follow-up-gesture.ts';
import { angleOf, centreOf } from './grid.ts';

/** Where elements would stand after an answer. */
export function ghosts(look: Look, r: Request, answer: Answer): readonly Ghost[] {
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

/** Leg by leg, as far as the plan can be carried out. */
function moved(look: Look, r: Request, plan: Plan): Ghost[] {
  let standing = standingIn(look, r);
  const ways = new Map(standing.body.map((p) => [p.id, [centreOf(p)]]));
  for (const { mover, legs } of plan) {
    for (const leg of legs) {
      const ran = runLeg(look, standing, mover, leg);
      if ('refusal' in ran) break;
      standing = ran.standing;
      for (const p of standing.body) ways.get(p.id)?.push(centreOf(p));
    }
  }
  return standing.body.map((p) => ({
    piece: p.id,
    ...centreOf(p),
    z: 0,
    facing: angleOf(p.facing),
    way: ways.get(p.id) ?? [],
  }));
}
