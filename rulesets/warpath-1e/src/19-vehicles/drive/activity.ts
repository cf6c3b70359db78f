import { type Crossing, type Leg, type Met, type Rule, rollAtLeast, walkSteps } from '@walstatt/engine';
import { bodyAt } from '@walstatt/geometry';
import { modelsOf } from '../../01-units/units.ts';
import { refuseStand } from '../../07-measuring/stand.ts';
import { baseOf, tableTop } from '../../07-measuring/table-top.ts';
import { isWithdrawn } from '../../28-battle/withdrawn.ts';
import type { Contexts } from '../../generated/state.ts';
import { activity, type G, type Look, type Warpath } from '../../kit.ts';
import { inTheWay } from '../make-room/request.ts';
import { extensionFrom } from '../overrun/overrun-extension.ts';
import { ahead, type Drive, isRamming, meeting, meetsAt, numberOf, turnedBy } from './drive.ts';
import { stillTouched } from './parting.ts';
import { roughOn } from './rough-ground.ts';
import { sunkIn } from './sink.ts';

const RULES = {
  pivot: 'WP-VEHICLE-04',
  manoeuvre: 'WP-VEHICLE-05',
  fullPower: 'WP-VEHICLE-07',
  scout: 'WP-SPECIAL-03',
  arrive: 'WP-REINF-09',
} as const;

/**
 * Rounding makes an interrupted way end beside the planned one. That must not make it miss a collision that was
 * foreseen, because nothing behind the collision was checked.
 */
const DRIFT = 8;

const placeOf = (look: Look, c: Drive) => modelsOf(look.state.units[c.unit]!)![0]!;

/**
 * What a leg meets, the nearest first: terrain to roll for (WP-VEHICLE-27) and, on a straight leg, units to run over or
 * into.
 */
function crossings(look: Look, c: Drive, leg: Leg): Crossing[] {
  if (!isRamming(c) && c.why !== 'scout') return [];
  const from = placeOf(look, c);
  const found: Crossing[] = roughOn(look, c, from, leg)
    .slice(0, rollsLeft(look, c))
    .map(({ id, at }) => ({ what: 'terrain', id, at }));
  if (leg.leg === 'turn') return found;
  const distance = numberOf(leg, 'distance')!;
  const body = bodyAt(baseOf(look.state.units[c.unit]!), from);
  const far = distance + (c.met.length > 0 ? Math.sign(distance) * DRIFT : 0);
  for (const s of tableTop(look).units) {
    const how = meeting(look, c, s);
    if (how !== 'overrun' && how !== 'collide') continue;
    const reach = how === 'collide' ? far : distance;
    const at = meetsAt(body, from, ahead(from, reach), reach, s, how);
    if (at !== null) found.push({ what: how, id: s.id, at: Math.min(at, Math.abs(distance)) });
  }
  return found.sort((a, b) => a.at - b.at);
}

/** WP-G-23: each piece of rough ground is rolled for, or only the first of a move if the option says so. */
function rollsLeft(look: Look, c: Drive): number {
  const met = c.met.some((id) => id in look.state.terrain);
  return look.state.options.terrainRolls === 'each' ? Number.POSITIVE_INFINITY : met ? 0 : 1;
}

/** Straight on; with no strength left it is the extension of an overrun (WP-VEHICLE-22). */
function go(g: G, c: Drive, distance: number): void {
  const to = ahead(placeOf(g, c), distance);
  const far = Math.abs(distance);
  const rule = c.left === 0 && far > 0 ? 'WP-VEHICLE-22' : RULES[c.why];
  g.apply({ type: 'drove', rules: [rule], unit: c.unit, to, distance: far });
  g.set(c, { left: Math.max(0, c.left - far) });
}

/** WP-G-22: what it touches is looked at only at the ends of legs, as in the plan, so that rounding on the way does not matter. */
function carry(g: G, c: Drive, leg: Leg, upTo: Crossing | null): Leg | null {
  const rest = leg.leg === 'turn' ? turn(g, c, leg, upTo) : goOn(g, c, leg, upTo);
  if (rest === null && c.parting.length > 0) g.set(c, { parting: stillTouched(g, c.unit, placeOf(g, c), c.parting) });
  return rest;
}

function turn(g: G, c: Drive, leg: Leg, upTo: Crossing | null): Leg | null {
  const whole = numberOf(leg, 'by')!;
  const by = upTo === null ? whole : upTo.at * Math.sign(whole);
  const bends = c.bend > 0 && Math.abs(by) <= 900;
  const rule = bends ? 'WP-VEHICLE-06' : c.why === 'pivot' ? 'WP-VEHICLE-04' : 'WP-SPECIAL-50';
  g.apply({ type: 'drove', rules: [rule], unit: c.unit, to: turnedBy(placeOf(g, c), by), distance: 0 });
  g.set(c, bends ? { bend: 0 } : { pivots: 0 });
  return by === whole ? null : { leg: 'turn', by: whole - by };
}

function goOn(g: G, c: Drive, leg: Leg, upTo: Crossing | null): Leg | null {
  const distance = numberOf(leg, 'distance')!;
  const part = upTo === null ? distance : upTo.at * Math.sign(distance);
  go(g, c, part);
  return part === distance ? null : { leg: 'go', distance: distance - part };
}

function* cross(g: G, c: Drive, crossing: Crossing): Rule<Met> {
  g.set(c, { met: [...c.met, crossing.id] });
  if (crossing.what === 'overrun') {
    g.set(c, { over: [...c.over, crossing.id] });
    g.then('overrun', { unit: c.unit, over: crossing.id });
    return 'goOn';
  }
  if (crossing.what === 'collide') {
    g.apply({ type: 'collided', rules: ['WP-VEHICLE-13', 'WP-VEHICLE-15'], unit: c.unit, other: crossing.id });
    g.then('collision', { unit: c.unit, other: crossing.id });
    return 'stop';
  }
  const roll = { by: g.state.units[c.unit]!.owner, rule: 'WP-VEHICLE-27', purpose: 'terrain' } as const;
  if (yield* rollAtLeast(g, 2, roll)) return 'goOn';
  g.set(c, { stuck: true, plan: sunkIn(g, c, crossing.id) });
  return 'goOn';
}

/** A vehicle carries out its plan, leg by leg. */
export const drive = activity('drive', {
  endsWhen: (look, c) => isWithdrawn(look, c.unit),
  steps: {
    ...walkSteps<Warpath, Contexts['drive']>({
      request: (look, c) => ({
        kind: 'path',
        name: 'drive',
        by: look.state.units[c.unit]!.owner,
        rule: RULES[c.why],
        args: { unit: c.unit, why: c.why, left: c.left, bend: c.bend, pivots: c.pivots },
        movers: [`${c.unit}.0`],
        none: true,
      }),
      stillLegal: () => true,
      crossings: (look, c, _mover, leg) => crossings(look, c, leg),
      carry: (g, c, _mover, leg, upTo) => carry(g, c, leg, upTo),
      *cross(g, c, _mover, crossing): Rule<Met> {
        return yield* cross(g, c, crossing);
      },
    }),

    /** WP-VEHICLE-28, -29: a vehicle that is stuck has come to where it will stay. */
    sink(g, c): void {
      if (c.stuck) g.apply({ type: 'immobilised', rules: ['WP-VEHICLE-28', 'WP-VEHICLE-29'], unit: c.unit });
    },

    /** WP-VEHICLE-22: a vehicle that would end on what it ran over rolls on to the first legal place beyond it. */
    rollOn(g, c): string | undefined {
      const u = g.state.units[c.unit]!;
      if (c.over.length === 0 || u.immobilised) return undefined;
      const from = placeOf(g, c);
      if (refuseStand(g, c.unit, [bodyAt(baseOf(u), from)]) === null) return undefined;
      const distance = extensionFrom(g, c, from);
      if (distance === null) return undefined;
      g.set(c, { left: 0, plan: [{ mover: `${c.unit}.0`, legs: [{ leg: 'go', distance }] }] });
      return 'leg';
    },

    /** WP-VEHICLE-23: otherwise the models under it are moved aside. */
    makeRoom(g, c): string | undefined {
      const over = c.over.find((id) => inTheWay(g, c.unit, id).length > 0);
      if (over === undefined) return undefined;
      g.set(c, { over: c.over.filter((id) => id !== over) });
      g.then('makeRoom', { unit: c.unit, over });
      return 'makeRoom';
    },
  },
});
