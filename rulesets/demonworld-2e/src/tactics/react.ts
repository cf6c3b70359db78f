import type { Placed } from '@walstatt/engine';
import { bestFacing } from '../01-introduction/board/best-facing.ts';
import { contactsOf } from '../01-introduction/board/contact.ts';
import { enemiesOfUnit, nearestTo } from '../01-introduction/board/nearest.ts';
import { bodyOf, type Piece } from '../01-introduction/board/pieces.ts';
import { type Look, tactic } from '../kit.ts';

const posed = (body: readonly Piece[]): Placed[] =>
  body.map((p) => ({ piece: p.id, pose: { q: p.q, r: p.r, facing: p.facing } }));

/** Every element turns to the enemy. Elements in contact turn to the ones they touch. */
function faceEnemy(look: Look, unit: string): Placed[] {
  const enemies = enemiesOfUnit(look, unit);
  return posed(
    bodyOf(look.state, unit).map((p) => ({
      ...p,
      facing: bestFacing(p, contactsOf(look, p.id), nearestTo(p, enemies)),
    })),
  );
}

export const reactTactic = tactic('react', {
  sample: (look, r, rng) => (rng.int(0, 5) === 0 ? [] : faceEnemy(look, r.args.unit)),
  likely: (look, r) => faceEnemy(look, r.args.unit),
  candidates: (look, r) => [faceEnemy(look, r.args.unit)],
});
