import type { Answer, Placed, Plan } from '@walstatt/engine';
import type { Ghost } from '@walstatt/scene';
import type { Field, Unit } from '../generated/state.ts';
import type { Asked, Look } from '../kit.ts';
import { fieldsAt } from '../rules/formation.ts';
import { stride } from '../rules/legs.ts';
import { stanceOf } from '../rules/plan.ts';
import { angleOf, centreOf } from './grid.ts';

/** Where elements would stand after an answer. */
export function ghosts(look: Look, r: Asked, answer: Answer): readonly Ghost[] {
  const { units } = look.state;
  if (r.kind === 'place')
    return (answer as readonly Placed[]).flatMap(({ piece, pose }) => {
      const u = units[piece];
      const at = { q: pose['q'] ?? 0, r: pose['r'] ?? 0, facing: pose['facing'] ?? 0 };
      return u === undefined
        ? [ghost(piece, at, null, [])]
        : standing(piece, fieldsAt(u.profile, u.start, at), at.facing);
    });
  if (r.kind !== 'path') return [];
  return (answer as Plan).flatMap(({ mover, legs }) => {
    const u = units[mover];
    return u === undefined || u.where.at !== 'table' ? [] : walked(look, mover, u, legs);
  });
}

function walked(look: Look, id: string, u: Unit, legs: Plan[number]['legs']): Ghost[] {
  let stance = stanceOf(u);
  const ways = stance.fields.map((h) => [centreOf(h)]);
  for (const leg of legs) {
    const next = stride(look.state, u, stance, leg);
    if (next === null) continue;
    stance = next.to;
    stance.fields.forEach((h, i) => void ways[i]?.push(centreOf(h)));
  }
  return stance.fields.map((h, i) => ghost(`${id}.${i}`, h, stance.facing, ways[i] ?? []));
}

const standing = (id: string, fields: readonly Field[], facing: number): Ghost[] =>
  fields.map((h, i) => ghost(`${id}.${i}`, h, facing, []));

const ghost = (piece: string, h: Field, facing: number | null, way: Ghost['way']): Ghost => ({
  piece,
  ...centreOf(h),
  z: 0,
  facing: facing === null ? null : angleOf(facing),
  way,
});
