import type { Refusal, RuleId } from '@walstatt/engine';
import { type Body, type Box, boxesNear, boxOf, CONTACT_GAP, gap, gapBelow, INCH, overlaps } from '@walstatt/geometry';
import { boxAround, isBoxIn, overlapAmong, refuseOnPieces, type Says } from '@walstatt/tabletop';
import { refuseIncoherent } from '../01-units/coherency.ts';
import { areFoes, has } from '../01-units/units.ts';
import { acrossObstacle, inTouch } from '../10-charging/contact.ts';
import type { Unit } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { TOLERANCE } from './lengths.ts';
import { type Piece, type Standing, tableTop } from './table-top.ts';

/** How a unit comes to its new stand. */
export type Manner = {
  /** The target of a charge: it may be touched, and no inch to others is required (WP-CHARGE-21). */
  readonly charging?: string;
  /** Units that may be nearer than an inch: all of them for a unit that comes to board a transport (WP-G-26). */
  readonly beside?: readonly string[];
  /** Units that are ignored: those run over, and those to be moved aside. */
  readonly ignore?: readonly string[];
  /** Artillery may begin the game in difficult terrain (WP-ARTY-04). */
  readonly deploying?: boolean;
  /** Models that were scattered by force need not be in coherency. */
  readonly scattered?: boolean;
};

const SPACING = INCH - TOLERANCE;

/** Why a unit may not stand like this at the end of a move or placement, or null. */
export function refuseStand(look: Look, id: string, bodies: readonly Body[], manner: Manner = {}): Refusal | null {
  const u = look.state.units[id]!;
  const stood: Stood = { id, u, bodies, box: boxAround(bodies), manner };
  const top = tableTop(look);
  const onGround =
    refuseOff(stood, top.box) ?? refuseOnPieces(stood, top.pieces, (piece) => closedTo(u, piece, manner));
  if (onGround !== null) return onGround;
  const overlapping = refuseOverlap(bodies);
  if (overlapping !== null) return overlapping;
  for (const other of top.units) {
    const refusal = refuseOther(look, stood, other);
    if (refusal !== null) return refusal;
  }
  return manner.scattered ? null : refuseIncoherent(look, bodies, u.leader);
}

/**
 * Everything that is wrong with a stand, for a player who wants to know: what `refuseStand` says, then whatever else is
 * wrong with one of the models, and coherency.
 */
export function allAgainstStand(look: Look, id: string, bodies: readonly Body[], manner: Manner = {}): Refusal[] {
  const first = refuseStand(look, id, bodies, manner);
  if (first === null) return [];
  const found = [first];
  const note = (refusal: Refusal | null): void => {
    if (refusal !== null && !found.some((f) => topicOf(f) === topicOf(refusal))) found.push(refusal);
  };
  const u = look.state.units[id]!;
  const top = tableTop(look);
  for (const body of bodies) {
    const stood: Stood = { id, u, bodies: [body], box: boxOf(body), manner };
    for (const piece of top.pieces) note(refuseOnPieces(stood, [piece], () => closedTo(u, piece, manner)));
    for (const other of top.units) note(refuseOther(look, stood, other));
  }
  note(refuseOverlap(bodies));
  if (!manner.scattered) note(refuseIncoherent(look, bodies, u.leader));
  return found;
}

/** What a fault is and what it is about: the same fault of another model need not be told again. */
const topicOf = ({ code, rule, args }: Refusal): string => {
  const { unit = '', terrain = '' } = (args ?? {}) as { readonly unit?: string; readonly terrain?: string };
  return `${code} ${rule} ${unit} ${terrain}`;
};

/** Models of a unit as they would stand, and how they come there. */
type Stood = {
  readonly id: string;
  readonly u: Unit;
  readonly bodies: readonly Body[];
  readonly box: Box;
  readonly manner: Manner;
};

const refuseOff = ({ box }: Stood, table: Box): Refusal | null =>
  isBoxIn(box, table) ? null : { code: 'offTable', rule: 'WP-G-44' };

function refuseOverlap(bodies: readonly Body[]): Refusal | null {
  const pair = overlapAmong(bodies);
  return pair === null ? null : { code: 'modelsOverlap', rule: 'WP-G-53', args: { a: pair[1], b: pair[0] } };
}

/** What another unit on the table has against it. */
function refuseOther(look: Look, { id, u, bodies, box, manner }: Stood, other: Standing): Refusal | null {
  if (other.id === id || !boxesNear(box, other.box, INCH + TOLERANCE) || manner.ignore?.includes(other.id)) return null;
  return manner.charging === undefined && !manner.beside?.includes(other.id)
    ? refuseNear(look, u, other, bodies)
    : refuseBeside(look, u, other, bodies, manner);
}

/** Whether a unit keeps its inch from all others where it stands. */
export function standsApart(look: Look, id: string): boolean {
  const me = tableTop(look).byId.get(id);
  return me === undefined || refuseStand(look, id, me.bodies, { scattered: true }) === null;
}

const on = (rule: RuleId): Says => ({ code: 'onTerrain', rule });
const FLYER = on('WP-FLYER-04');
const ARTILLERY = on('WP-ARTY-03');
const ANTIGRAV = on('WP-SPECIAL-39');
const BLOCKING = on('WP-TERRAIN-03');
const OBSTACLE = on('WP-TERRAIN-07');

/** What forbids a unit to end its move on a piece, or null. */
function closedTo(u: Unit, piece: Piece, manner: Manner): Says | null {
  const { kind } = piece.terrain;
  if (u.type === 'flyer') return FLYER;
  if (u.type === 'artillery') return kind === 'difficult' && manner.deploying ? null : ARTILLERY;
  // It may fly over all of this, so what bars other units is not why it may not come down there.
  if (kind !== 'decorative' && has(u, 'antigrav') && !manner.deploying) return ANTIGRAV;
  if (kind === 'blocking') return BLOCKING;
  return kind === 'obstacle' ? OBSTACLE : null;
}

/**
 * WP-MEASURE-05, WP-MOVE-08, WP-PASS-02, WP-PASS-04, WP-G-03: an inch from every other unit (from enemies only, if the
 * option says so), and no contact, not even across an obstacle (WP-G-07).
 */
function refuseNear(look: Look, u: Unit, other: Standing, bodies: readonly Body[]): Refusal | null {
  for (const b of bodies)
    for (const o of other.bodies) {
      if (!gapBelow(b, o, SPACING)) {
        if (acrossObstacle(tableTop(look), b, o) && areFoes(look.state, u, other.unit))
          return { code: 'touchesAcross', rule: 'WP-MOVE-08', args: { unit: other.id } };
        continue;
      }
      const args = { unit: other.id };
      if (overlaps(b, o)) return { code: 'onUnit', rule: 'WP-PASS-02', args };
      const foe = areFoes(look.state, u, other.unit);
      if (!foe && look.state.options.spacing === 'enemies') continue;
      const measured = Math.round(gap(b, o));
      const rule = foe && measured <= CONTACT_GAP ? 'WP-MOVE-08' : 'WP-G-03';
      return { code: 'tooNear', rule, measured, limit: INCH, unit: 'length', args };
    }
  return null;
}

/**
 * WP-CHARGE-21, WP-CHARGE-22, WP-G-26: chargers and units that embark may stand close to anybody but touch no enemy,
 * except for the target of the charge.
 */
function refuseBeside(look: Look, u: Unit, other: Standing, bodies: readonly Body[], manner: Manner): Refusal | null {
  const foe = other.id !== manner.charging && areFoes(look.state, u, other.unit);
  for (const b of bodies)
    for (const o of other.bodies) {
      if (overlaps(b, o)) return { code: 'onUnit', rule: 'WP-PASS-02', args: { unit: other.id } };
      if (!foe || !inTouch(tableTop(look), b, o)) continue;
      return manner.charging === undefined
        ? refuseNear(look, u, other, [b])
        : { code: 'touchesOther', rule: 'WP-CHARGE-22', args: { unit: other.id } };
    }
  return null;
}
