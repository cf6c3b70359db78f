import { overlaps } from '@walstatt/geometry';
import { isBodyIn } from '@walstatt/tabletop';
import { BOARD, standing } from './01-units/space.ts';
import type { L } from './kit.ts';

/** Facts that hold after every event. */
export function invariants(look: L): string[] {
  const s = look.state;
  const broken: string[] = [];
  const bodies: { unit: string; body: ReturnType<typeof standing>['bodies'][number] }[] = [];
  for (const id in s.units) {
    const u = s.units[id]!;
    const there = u.models.filter((m) => s.models[m]!.where.at !== 'gone').length;
    if (there !== u.living) broken.push(`${id}: ${u.living} living, but ${there} not gone`);
    if (u.morale !== 'ok' && (u.reactionMarker || u.takeCover)) broken.push(`${id}: ${u.morale} with markers`);
    if (u.status !== 'table' || u.living === 0) continue;
    if (u.models.some((m) => s.models[m]!.where.at === 'off'))
      broken.push(`${id}: on the table, but models are off it`);
    else for (const body of standing(look, id).bodies) bodies.push({ unit: id, body });
  }
  for (let i = 0; i < bodies.length; i++) {
    const a = bodies[i]!;
    if (!isBodyIn(a.body, BOARD.box) && s.units[a.unit]!.morale !== 'fleeing') broken.push(`${a.unit}: off the table`);
    for (let j = 0; j < i; j++)
      if (overlaps(a.body, bodies[j]!.body)) broken.push(`${a.unit} and ${bodies[j]!.unit} overlap`);
  }
  for (const seat in s.players) {
    const left = Object.values(s.units).filter((u) => u.owner === seat && u.status !== 'destroyed').length;
    if (left !== s.players[seat]!.unitsLeft) broken.push(`${seat}: ${left} units left`);
  }
  return broken;
}
