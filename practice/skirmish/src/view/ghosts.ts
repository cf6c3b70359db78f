import type { Answer, Placed, Plan } from '@walstatt/engine';
import type { Ghost } from '@walstatt/scene';
import type { Asked, L } from '../kit.ts';
import { poseAfterLeg, readLeg } from '../rules/legs.ts';
import { poseFrom } from '../rules/placing.ts';
import { poseOf } from '../rules/space.ts';

/** Where models would stand after an answer. */
export function ghosts(look: L, r: Asked, answer: Answer): readonly Ghost[] {
  if (r.kind === 'place')
    return (answer as readonly Placed[]).map(({ piece, pose }) => ({
      piece,
      ...poseFrom(pose),
      facing: facingOf(look, piece, poseFrom(pose).facing),
      way: [],
    }));
  return r.kind === 'path' ? (answer as Plan).map((p) => ghostOf(look, p)) : [];
}

function ghostOf(look: L, { mover, legs }: Plan[number]): Ghost {
  const s = look.state;
  let pose = poseOf(s, mover);
  const way = [{ x: pose.x, y: pose.y }];
  for (const leg of legs) {
    const step = readLeg(leg);
    if (step === null) break;
    pose = poseAfterLeg(s, mover, pose, step);
    way.push({ x: pose.x, y: pose.y });
  }
  return { piece: mover, x: pose.x, y: pose.y, z: pose.z, facing: facingOf(look, mover, pose.facing), way };
}

const facingOf = (look: L, model: string, facing: number): number | null =>
  look.state.units[look.state.models[model]?.unit ?? '']?.type === 'vehicle' ? facing : null;
