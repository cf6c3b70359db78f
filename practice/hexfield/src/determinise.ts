import { hide, isKnown, pick, type Rng } from '@walstatt/engine';
import { codec, type Field, type Pose, type State, type Unit } from './generated/state.ts';
import { gap, isAsh, isBurning } from './rules/board.ts';
import { fieldsAt, fieldsOf, hiddenFields, isEnemyOf, isGrounded } from './rules/formation.ts';
import { SEEN_WITHIN } from './rules/hiding.ts';
import { facesOf, orderChoices } from './rules/orders.ts';
import { everyPose, fitsIn, randomPose } from './rules/zone.ts';

/**
 * A whole state that looks to its seat like the view. Markers get faces that the unit may have, hidden units lie where
 * nobody would have seen them yet, and plots are for a round still to come.
 */
export function determinise(view: State, _seat: string, rng: Rng): State {
  const state = codec.clone(view);
  for (const id in state.units) guessOrders(state, id, rng);
  for (const seat in state.forces) guessPlot(state, seat, rng);
  guessHidden(state, rng);
  return state;
}

function guessOrders(state: State, id: string, rng: Rng): void {
  const { orders } = state.units[id]!;
  if (orders.are !== 'placed' || isKnown(orders.faces)) return;
  const fitting = orderChoices(state, id)
    .map(facesOf)
    .filter((faces) => faces.length === orders.markers);
  orders.faces = hide(pick(rng, fitting));
}

/** A plot that is due has been sprung, except while plots are being sprung. */
function guessPlot(state: State, seat: string, rng: Rng): void {
  const { plot } = state.forces[seat]!;
  if (plot.is !== 'laid' || isKnown(plot.round)) return;
  const first = state.agenda.some((f) => f.do === 'plots') ? state.round : state.round + 1;
  const soonest = Math.min(6, Math.max(3, first));
  const r = rng.int(0, state.map.rows - 1);
  plot.round = hide(rng.int(soonest, Math.max(5, soonest)));
  plot.field = hide({ q: rng.int(0, state.map.columns - 1) - (r >> 1), r });
}

const ATTEMPTS = 20;

function guessHidden(state: State, rng: Rng): void {
  const unknown = Object.values(state.units).filter((u) => u.where.at === 'hidden' && !isKnown(u.where.pose));
  if (unknown.length === 0) return;
  for (let i = 0; i < ATTEMPTS; i++) {
    const taken = Object.values(state.units).flatMap((u) => [
      ...(isGrounded(u) ? fieldsOf(u) : []),
      ...hiddenFields(u),
    ]);
    const poses: Pose[] = [];
    for (const u of unknown) {
      const pose = guessPose(state, u, taken, rng);
      if (pose === null) break;
      poses.push(pose);
      taken.push(...fieldsAt(u.profile, u.start, pose));
    }
    if (poses.length < unknown.length) continue;
    unknown.forEach((u, k) => {
      u.where = { at: 'hidden', pose: hide(poses[k]!) };
    });
    return;
  }
  throw new Error('there is no room for the hidden units');
}

const TRIES = 60;

function guessPose(state: State, u: Unit, taken: readonly Field[], rng: Rng): Pose | null {
  const enemies = Object.values(state.units)
    .filter((e) => isEnemyOf(state, u.owner, e))
    .flatMap(fieldsOf);
  const fits = (pose: Pose): boolean => {
    const fields = fieldsAt(u.profile, u.start, pose);
    if (!fitsIn(state, u, fields, taken) || gap(fields, enemies) <= SEEN_WITHIN) return false;
    return !fields.some((h) => isBurning(state, h) || isAsh(state, h));
  };
  for (let i = 0; i < TRIES; i++) {
    const pose = randomPose(state, u, rng);
    if (fits(pose)) return pose;
  }
  const all = [...everyPose(state, u)]
    .flatMap((p) => [0, 1, 2, 3, 4, 5].map((facing) => ({ ...p, facing })))
    .filter(fits);
  return all.length === 0 ? null : pick(rng, all);
}
