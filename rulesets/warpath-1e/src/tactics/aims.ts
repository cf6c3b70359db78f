import type { Point } from '@walstatt/geometry';
import { inches } from '../07-measuring/lengths.ts';
import { tableTop } from '../07-measuring/table-top.ts';
import { controllerOf } from '../28-battle/victory.ts';
import type { Objective, State } from '../generated/state.ts';
import type { Look } from '../kit.ts';
import type { Party } from './field.ts';
import { FAR_SIGHT } from './life.ts';
import { keeps, presence } from './presence.ts';

/** What holding an objective at the end is worth, in points of destroyed enemies. */
export const WORTH: Readonly<Record<State['condition'], number>> = {
  annihilation: 0,
  meatGrinder: 0,
  scorchedEarth: 500,
  totalControl: 220,
};

/** How much objectives count with this many turns to go. */
export const urgency = (turns: number): number => 0.35 + 0.65 * Math.max(0, 1 - turns / FAR_SIGHT);

export const hasAims = (state: State): boolean => WORTH[state.condition] > 0 && state.objectives.length > 0;

/** The middle of an objective. */
export function middleOfAim(look: Look, o: Objective): Point {
  const piece = o.terrain === null ? undefined : tableTop(look).pieces.find((x) => x.id === o.terrain);
  if (piece === undefined) return { x: o.x, y: o.y };
  return { x: Math.round((piece.box.minX + piece.box.maxX) / 2), y: Math.round((piece.box.minY + piece.box.maxY) / 2) };
}

/**
 * What the objectives promise. Each side sends its nearest units. Being there counts for more the nearer the end is;
 * before that, getting there in time counts.
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
  const mine = presence(look, parties, turns, life, (s) => s === side);
  const theirs = presence(look, parties, turns, life, (s) => s !== side);
  const own = mine.map((m, i) => keeps(m, theirs[i]!));
  const foes = theirs.map((t, i) => keeps(t, mine[i]!));
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

/**
 * WP-BATTLE-16: the lead in objectives that decides the battle, and what it is worth compared with a single objective.
 */
const LEAD = 2;
const DECIDES = 3;

/**
 * The chance that one side leads by at least this many objectives; each falls to one side, to the other or to nobody.
 */
export function chanceOfLead(own: readonly number[], foes: readonly number[], lead: number): number {
  const n = own.length;
  // Indexed by the difference, from -n to n.
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

/**
 * Before anybody is on the table, what lies in the middle falls to the units that go for it, whichever edge is theirs.
 */
function offCentre(look: Look, o: Objective): number {
  const { width, depth } = look.state.table;
  const at = middleOfAim(look, o);
  const [dx, dy] = [at.x - width / 2, at.y - depth / 2];
  return Math.sqrt(dx * dx + dy * dy) / inches(1);
}
