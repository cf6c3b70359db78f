import { isKnown, known, type SeatId } from '@walstatt/engine';
import { hex } from '@walstatt/geometry';
import type { Field, Pose, Profile, State, Unit } from '../generated/state.ts';

/** Facing c points at the corner between the directions c and c + 1. These are counted from the facing. */
export const AHEAD_LEFT = 0;
export const AHEAD_RIGHT = 1;
export const RIGHT = 2;
export const REAR_RIGHT = 3;
export const REAR_LEFT = 4;
export const LEFT = 5;

const FRONTAGE = 3;

/** HX-SET-05: ranks of three, each rank half a field to the right of the one before. */
const troops = (n: number): hex.HexPattern =>
  Array.from({ length: n }, (_, i) => {
    const rank = Math.floor(i / FRONTAGE);
    return hex.add(
      hex.times(hex.directionVector(RIGHT), i % FRONTAGE),
      hex.times(hex.directionVector(REAR_RIGHT), rank),
    );
  });

const TROOPS = Array.from({ length: 10 }, (_, n) => troops(n));

/** HX-SET-05: three fields that meet at one corner, the head first. */
const BEAST: hex.HexPattern = [{ q: 0, r: 0 }, hex.directionVector(REAR_RIGHT), hex.directionVector(REAR_LEFT)];

/** The fields of a unit that is set up in a pose. */
export const fieldsAt = (profile: Profile, elements: number, pose: Pose): Field[] =>
  hex.covered(profile.kind === 'beast' ? BEAST : TROOPS[elements]!, pose);

const NOWHERE: readonly Field[] = [];

/** The fields that a unit visibly covers on the table. */
export const fieldsOf = (u: Unit): readonly Field[] => (u.where.at === 'table' ? u.where.fields : NOWHERE);

/** The fields that a hidden unit covers. Empty if the viewer does not know. */
export function hiddenFields(u: Unit): readonly Field[] {
  if (u.where.at !== 'hidden' || !isKnown(u.where.pose)) return NOWHERE;
  return fieldsAt(u.profile, u.start, known(u.where.pose));
}

export const isGrounded = (u: Unit): boolean => u.where.at === 'table' && u.where.altitude === 0;
export const isBeast = (u: Unit): boolean => u.profile.kind === 'beast';

/** Elements left, or stamina of a beast. */
export function strengthOf(u: Unit): number {
  if (u.where.at === 'gone') return 0;
  if (isBeast(u)) return u.stamina;
  return u.where.at === 'table' ? u.where.fields.length : u.start;
}

export function isEnemyOf(state: State, seat: SeatId, u: Unit): boolean {
  if (u.owner === seat) return false;
  let mine = '';
  let theirs = '';
  for (const s of state.seats) {
    if (s.id === seat) mine = s.side;
    if (s.id === u.owner) theirs = s.side;
  }
  return mine !== theirs;
}

/** Does the unit face a field? It does if the field is next to one of its own in a direction ahead. */
export function hasBeforeFront(fields: readonly Field[], facing: number, h: Field): boolean {
  for (const f of fields) {
    for (let i = AHEAD_LEFT; i <= AHEAD_RIGHT; i++) {
      const d = hex.directionVector(facing + i);
      if (f.q + d.q === h.q && f.r + d.r === h.r) return true;
    }
  }
  return false;
}
