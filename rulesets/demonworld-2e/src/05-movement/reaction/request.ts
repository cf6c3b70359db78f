import { faultsOf, type Placed } from '@walstatt/engine';
import { contactsOf } from '../../01-introduction/board/contact.ts';
import { bodyOf, type Piece } from '../../01-introduction/board/pieces.ts';
import { type Look, request } from '../../kit.ts';
import { bestFacing } from '../../tactics/follow.ts';
import { enemiesOfUnit, nearestTo } from '../../tactics/nearest.ts';
import { judgeReaction } from './judge.ts';

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

/** DW-V-81: turns and shifts of an attacked unit. Not changing anything is the default. */
export const react = request('react', {
  check: (look, r, answer, all) => faultsOf(all, (faults) => judgeReaction(look, r.args.unit, answer, faults)),
  witness: () => [],
  sample: (look, r, rng) => (rng.int(0, 5) === 0 ? [] : faceEnemy(look, r.args.unit)),
  likely: (look, r) => faceEnemy(look, r.args.unit),
  candidates: (look, r) => [faceEnemy(look, r.args.unit)],
});
