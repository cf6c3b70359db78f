import type { Point } from '@walstatt/geometry';
import type { Objective, State } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import { inches } from '../rules/lengths.ts';
import { tableTop } from '../rules/table-top.ts';
import { has, isVehicle } from '../rules/units.ts';
import { controllerOf } from '../rules/victory.ts';
import type { Party } from './field.ts';
import { FAR_SIGHT } from './life.ts';
import { strideOf } from './prospects.ts';
import { detour } from './ways.ts';

/** What holding an objective at the end is worth, in points of destroyed enemies. */
const WORTH: Readonly<Record<State['condition'], number>> = {
  annihilation: 0,
  meatGrinder: 0,
  scorchedEarth: 500,
  totalControl: 220,
};

const CONTROL = inches(3);

/** How much objectives count with so many turns to go. */
export const urgency = (turns: number): number => 0.35 + 0.65 * Math.max(0, 1 - turns / FAR_SIGHT);

export const hasAims = (state: State): boolean => WORTH[state.condition] > 0 && state.objectives.length > 0;

/** How far a party is from an objective's zone. */
export function wayTo(look: Look, o: Objective, p: { x: number; y: number; w: number; h: number }): number {
  let box = { minX: o.x, maxX: o.x, minY: o.y, maxY: o.y };
  if (o.terrain !== null) box = tableTop(look).pieces.find((x) => x.id === o.terrain)?.box ?? box;
  const dx = Math.max(0, box.minX - p.x - p.w, p.x - p.w - box.maxX);
  const dy = Math.max(0, box.minY - p.y - p.h, p.y - p.h - box.maxY);
  return Math.max(0, Math.sqrt(dx * dx + dy * dy) - CONTROL);
}

/** The middle of an objective. */
export function middleOfAim(look: Look, o: Objective): Point {
  const piece = o.terrain === null ? undefined : tableTop(look).pieces.find((x) => x.id === o.terrain);
  if (piece === undefined) return { x: o.x, y: o.y };
  return { x: Math.round((piece.box.minX + piece.box.maxX) / 2), y: Math.round((piece.box.minY + piece.box.maxY) / 2) };
}

/**
 * What the objectives promise: each side sends its nearest units, one to each; being there counts more the nearer the end
 * is, and getting there in time is what counts before.
 */
export function aims(
  look: Look,
  side: string,
  parties: readonly Party[],
  turns: number,
  life: (id: string) => number,
): number {
  const { state } = look;
  const worth = WORTH[state.condition];
  if (worth === 0 || state.objectives.length === 0) return 0;
  if (parties.length === 0) return -state.objectives.reduce((sum, o) => sum + offCentre(look, o), 0);
  const mine = presence(
    look,
    parties.filter((p) => p.side === side),
    turns,
    life,
  );
  const theirs = presence(
    look,
    parties.filter((p) => p.side !== side),
    turns,
    life,
  );
  const own = mine.map((m, i) => m * (1 - 0.7 * theirs[i]!));
  const foes = theirs.map((t, i) => t * (1 - 0.7 * mine[i]!));
  let lead = 0;
  let held = 0;
  state.objectives.forEach((o, i) => {
    lead += own[i]! - foes[i]!;
    const holder = controllerOf(look, o);
    if (holder !== null) held += 0.15 * (holder === side ? 1 : -1);
  });
  if (state.condition !== 'scorchedEarth') return worth * (urgency(turns) * lead + held);
  const won = chanceOfLead(own, foes, LEAD) - chanceOfLead(foes, own, LEAD);
  return worth * (urgency(turns) * (DECIDES * won + 0.3 * lead) + held);
}

/** WP-BATTLE-16: so many objectives more decide the battle, and what that is worth beside a single one. */
const LEAD = 2;
const DECIDES = 3;

/** The chance that one side holds at least so many objectives more than the other; each falls to one, the other or nobody. */
export function chanceOfLead(own: readonly number[], foes: readonly number[], lead: number): number {
  const n = own.length;
  // By difference, from -n to n.
  let rows = new Array<number>(2 * n + 1).fill(0);
  rows[n] = 1;
  for (let i = 0; i < n; i++) {
    const [p, q] = [own[i]!, foes[i]!];
    const next = new Array<number>(2 * n + 1).fill(0);
    rows.forEach((r, d) => {
      if (r === 0) return;
      next[d]! += r * Math.max(0, 1 - p - q);
      next[d + 1]! += r * p;
      next[d - 1]! += r * q;
    });
    rows = next;
  }
  return rows.slice(n + lead).reduce((sum, r) => sum + r, 0);
}

/** Before anybody stands on the table: what lies in the middle falls to who goes for it, whichever edge is his. */
function offCentre(look: Look, o: Objective): number {
  const { width, depth } = look.state.table;
  const at = middleOfAim(look, o);
  const [dx, dy] = [at.x - width / 2, at.y - depth / 2];
  return Math.sqrt(dx * dx + dy * dy) / inches(1);
}

/** Room that a unit needs on its way, roughly: units change their form as they go. */
const ROOM = { w: inches(2), h: inches(1), stopped: 'obstacles' } as const;

/** How far a party has to go to an objective's zone: those who walk around and through what is in the way. */
function marchTo(look: Look, o: Objective, p: Party): number {
  const way = wayTo(look, o, p);
  if (way === 0 || isVehicle(p.unit) || has(p.unit, 'jumpTroops')) return way;
  return way + detour(look, { ...ROOM, x: p.x, y: p.y }, middleOfAim(look, o));
}

/** How likely a side is to stand at each objective at the end. */
function presence(look: Look, parties: readonly Party[], turns: number, life: (id: string) => number): number[] {
  const { objectives } = look.state;
  const found = objectives.map(() => 0);
  const pairs: { p: Party; o: number; value: number }[] = [];
  for (const p of parties) {
    if (p.unit.type === 'flyer') continue;
    // Who rides can be brought to one place only, and holds nothing before he has got out: he counts by his own feet.
    const stride = strideOf(p.unit);
    const stays = 0.3 + 0.7 * life(p.id);
    objectives.forEach((o, i) => {
      const way = marchTo(look, o, p);
      const needed = way <= 0 ? 0 : stride === 0 ? 99 : way / stride;
      const intime =
        needed <= 0 ? 1 : needed > turns + 0.001 ? 0.25 / (1 + needed) : 0.9 - (0.5 * needed) / (turns + 1);
      pairs.push({ p, o: i, value: stays * intime });
    });
  }
  pairs.sort((a, b) => b.value - a.value || a.o - b.o);
  const used = new Set<string>();
  for (const { p, o, value } of pairs) {
    if (used.has(p.id) || found[o]! > 0) continue;
    used.add(p.id);
    found[o] = value;
  }
  return found;
}
