import { cellAt } from '@walstatt/tabletop';
import { has, isVehicle, sideOfUnit } from '../01-units/units.ts';
import { inches } from '../07-measuring/lengths.ts';
import { tableTop } from '../07-measuring/table-top.ts';
import { mayComeAgain, staysToEnd } from '../22-flyers/flyers.ts';
import { CONTROL } from '../28-battle/victory.ts';
import type { Objective } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import type { Party } from './field.ts';
import { pointsOf } from './life.ts';
import { strideOf } from './prospects.ts';
import { farIn, webAround } from './web.ts';

/** The share of the hope of holding an objective that an equally strong opponent there takes away. */
const CONTESTED = 0.7;

/** The most units that go to one objective, and what each further one is worth there beside the first. */
const SENT = 3;
const SPARE = 0.3;

/** The chance that a flyer that can come down in its last turn holds the objective it comes down at. */
const SWOOPS = 0.2;

/** How far a party is from an objective's zone. */
export function wayTo(look: Look, o: Objective, p: { x: number; y: number; w: number; h: number }): number {
  let box = { minX: o.x, maxX: o.x, minY: o.y, maxY: o.y };
  if (o.terrain !== null) box = tableTop(look).pieces.find((x) => x.id === o.terrain)?.box ?? box;
  const dx = Math.max(0, box.minX - p.x - p.w, p.x - p.w - box.maxX);
  const dy = Math.max(0, box.minY - p.y - p.h, p.y - p.h - box.maxY);
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - CONTROL);
}

/** Roughly the room that a unit needs on its way: units change formation as they go. */
const ROOM = { w: inches(2), h: inches(1), stopped: 'obstacles' } as const;

/** How far a party has to go to an objective's zone; those on foot go around or through what is in the way. */
function marchTo(look: Look, o: Objective, p: Party): number {
  const way = wayTo(look, o, p);
  if (way === 0 || isVehicle(p.unit) || has(p.unit, 'jumpTroops')) return way;
  const web = webAround(look, ROOM, o.terrain ?? `${o.x} ${o.y}`, (at) => wayTo(look, o, { ...ROOM, ...at }) === 0);
  return Math.max(way, farIn(web, cellAt(web.cells, p.x, p.y)) ?? 2 * way);
}

/** How likely a side is to stand at an objective at the end, and with how much, in points. */
export type Presence = { there: number; strength: number };

/**
 * How likely an objective falls to the units there; the weaker the others there are, the sooner they are driven off.
 */
export function keeps(a: Presence, b: Presence): number {
  if (b.there === 0) return a.there;
  return a.there * (1 - CONTESTED * b.there * Math.min(1, (2 * b.strength) / (a.strength + b.strength)));
}

/** The units of a side that stand at each objective at the end. */
export function presence(
  look: Look,
  parties: readonly Party[],
  turns: number,
  life: (id: string) => number,
  belongs: (side: string) => boolean,
): Presence[] {
  const { objectives, units } = look.state;
  const found = objectives.map((): Presence => ({ there: 0, strength: 0 }));
  const pairs: { id: string; o: number; value: number }[] = [];
  for (const p of parties) {
    if (!belongs(p.side) || (p.unit.type === 'flyer' && !staysToEnd(look.state, p.side))) continue;
    // A passenger can be brought to one place only, and holds nothing until it has got out: it counts by its own feet.
    const stride = strideOf(p.unit);
    const stays = 0.3 + 0.7 * life(p.id);
    objectives.forEach((o, i) => {
      const way = marchTo(look, o, p);
      const needed = way <= 0 ? 0 : stride === 0 ? 99 : way / stride;
      const intime =
        needed <= 0 ? 1 : needed > turns + 0.001 ? 0.25 / (1 + needed) : 0.9 - (0.5 * needed) / (turns + 1);
      pairs.push({ id: p.id, o: i, value: stays * intime });
    });
  }
  for (const id in units) {
    if (!belongs(sideOfUnit(look.state, units[id]!)) || !mayComeAgain(look.state, units[id]!)) continue;
    for (let o = 0; o < objectives.length; o++) pairs.push({ id, o, value: SWOOPS * life(id) });
  }
  pairs.sort((a, b) => b.value - a.value || a.o - b.o);
  const used = new Set<string>();
  const sent = objectives.map(() => 0);
  for (let round = 0; round < SENT; round++)
    for (const { id, o, value } of pairs) {
      if (used.has(id) || sent[o]! > round) continue;
      used.add(id);
      sent[o]!++;
      const at = found[o]!;
      at.there += (1 - at.there) * value * (round === 0 ? 1 : SPARE);
      at.strength += value * pointsOf(units[id]!);
    }
  return found;
}
