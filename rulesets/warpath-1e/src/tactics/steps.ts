import type { Point } from '@walstatt/geometry';
import { directionTo, stepIn } from '@walstatt/tabletop';
import { sideOfUnit } from '../01-units/units.ts';
import { inches } from '../07-measuring/lengths.ts';
import { tableTop } from '../07-measuring/table-top.ts';
import { attacksOf, rangeOf } from '../12-shooting/shots.ts';
import type { Look } from '../kit.ts';
import { middleOfAim } from './aims.ts';
import type { Walker } from './cells.ts';
import { apart, type Party, partiesOf } from './field.ts';
import { needlessRisk, safeDistances } from './outranged.ts';
import { charges, reachOf } from './prospects.ts';
import { type Place, REHEARSED, ranked } from './rehearsal/ranked.ts';
import { standValue } from './stand-value.ts';
import { type Step, stepsTowards } from './ways.ts';

/**
 * How a unit goes: how far, whether it may fire afterwards, what stops it (null: nothing), and what the rules allow.
 */
export type Going = {
  readonly allowance: number;
  readonly fires: boolean;
  readonly stopped: Walker['stopped'] | null;
  readonly isLegal: (step: Step) => boolean;
};

/** A shorter step does not count. */
const LEAST = inches(0.5);
/** Room kept to an enemy that a unit walks up to. */
const ROOM = inches(1.1);

/**
 * Where a unit could go as a whole, the most promising first: up to enemies, to places where it shoots or charges well,
 * to objectives and cover, and in all directions.
 */
export function stepsFor(look: Look, id: string, { allowance, fires, stopped, isLegal }: Going): readonly Step[] {
  const damages = Object.values(look.state.units).map((u) => u.damage);
  return look.memo('steps', `${id} ${allowance} ${fires} ${stopped} ${look.state.turn} ${damages}`, () => {
    const steps = wanted(look, id, allowance, stopped);
    const parties = partiesOf(look);
    const me = parties.find((p) => p.id === id);
    if (me === undefined) return [];
    const risks = new Map<Step, number>();
    const valued = steps.map((s) => {
      const there = { ...me, x: me.x + s.dx, y: me.y + s.dy };
      const risk = needlessRisk(look, there, parties);
      risks.set(s, risk);
      return { s, value: standValue(look, there, parties, fires) - risk };
    });
    const sorted = valued.sort((a, b) => b.value - a.value).map(({ s }) => s);
    if (look.state.active !== me.side) return sorted;
    const place = (s: Step): Place => ({ x: me.x + s.dx, y: me.y + s.dy, fires, risk: risks.get(s)! });
    return ranked(look, id, legalFirst(sorted, isLegal), place);
  });
}

function wanted(look: Look, id: string, allowance: number, stopped: Going['stopped']): Step[] {
  const me = partiesOf(look).find((p) => p.id === id);
  if (me === undefined) return [];
  const result: Step[] = [];
  const seen = new Set<string>();
  const keep = (s: Step): void => {
    const key = `${Math.round(s.dx / 1000)} ${Math.round(s.dy / 1000)}`;
    if (seen.has(key)) return;
    seen.add(key);
    result.push(s);
  };
  const add = (to: Point, far: number): void => {
    const length = Math.min(allowance, Math.floor(far));
    if (length < LEAST) return;
    const direction = directionTo(me, to);
    if (stopped === null) {
      keep(stepIn(direction, length));
      return;
    }
    const { dx, dy } = stepIn(direction, Math.floor(far));
    const { x, y, w, h } = me;
    for (const s of stepsTowards(look, { x, y, w, h, stopped }, { x: x + dx, y: y + dy }, allowance)) keep(s);
  };
  const side = sideOfUnit(look.state, me.unit);
  for (const foe of partiesOf(look)) {
    if (foe.side === side || foe.unit.type === 'flyer' || foe.carrier !== null) continue;
    const far = apart(me, foe);
    add(foe, far - ROOM);
    for (const good of goodDistances(me)) add(foe, far - good + LEAST);
    const charge = charges(foe.unit) && reachOf(foe.unit) > 0 ? [reachOf(foe.unit)] : [];
    for (const bad of [...safeDistances(look, me, foe), ...charge])
      if (far < bad + LEAST) add({ x: 2 * me.x - foe.x, y: 2 * me.y - foe.y }, bad + LEAST - far);
  }
  for (const o of look.state.objectives) {
    const to = middleOfAim(look, o);
    const far = Math.sqrt((to.x - me.x) * (to.x - me.x) + (to.y - me.y) * (to.y - me.y));
    add(to, far);
    add(to, far - inches(3));
  }
  for (const p of tableTop(look).pieces) {
    if (p.terrain.kind === 'decorative') continue;
    const to = { x: (p.box.minX + p.box.maxX) / 2, y: (p.box.minY + p.box.maxY) / 2 };
    const far = Math.sqrt((to.x - me.x) * (to.x - me.x) + (to.y - me.y) * (to.y - me.y));
    if (far < 2 * allowance) add(to, far);
  }
  for (let turn = 0; turn < 3600; turn += 450)
    for (const far of [allowance, Math.floor(allowance / 2)]) keep(stepIn(turn, far));
  return result;
}

/** Distances within which a unit can do something that it cannot do farther off. */
function goodDistances(p: Party): number[] {
  const result = charges(p.unit) ? [reachOf(p.unit)] : [];
  for (const name of attacksOf(p.unit)) result.push(rangeOf(p.unit, name), Math.floor(rangeOf(p.unit, name) / 2));
  return result;
}

/** Puts as many legal steps in front as are examined closely. */
function legalFirst(steps: readonly Step[], isLegal: (step: Step) => boolean): Step[] {
  const legal: Step[] = [];
  let i = 0;
  for (; i < steps.length && legal.length < REHEARSED; i++) if (isLegal(steps[i]!)) legal.push(steps[i]!);
  return [...legal, ...steps.slice(i)];
}
