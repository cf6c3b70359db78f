import type { Placed } from '@walstatt/engine';
import { fieldAt } from '../../01-introduction/board/board.ts';
import type { Asked, Look } from '../../kit.ts';
import { type Wing, wingOf } from '../set-up/wings.ts';
import { checkDeployment } from './judge.ts';

/** The pieces of a request, unit by unit. */
function unitsIn(look: Look, r: Asked<'deploy'>): string[][] {
  const units = new Map<string, string[]>();
  for (const piece of r.pieces) {
    const { unit } = look.state.elements[piece]!;
    const own = units.get(unit);
    if (own === undefined) units.set(unit, [piece]);
    else own.push(piece);
  }
  return [...units.values()];
}

/** How a set-up is made: how deep or how wide the lines are, and how much of the free room comes before each unit. */
type Manner = { readonly ranks: number; readonly front?: number; slack(most: number): number };

/** Battle lines side by side, looking at the enemy. Surplus elements stand in the rearmost rank (DW-I-40). */
export function lines(look: Look, r: Asked<'deploy'>, wing: Wing, manner: Manner): Placed[] {
  const south = wing.facing === 1;
  const frontRow = south ? wing.last : wing.first;
  const units = unitsIn(look, r);
  const widths = units.map(({ length }) =>
    manner.front === undefined ? Math.ceil(length / Math.min(length, manner.ranks)) : Math.min(length, manner.front),
  );
  let free = wing.right - wing.left - widths.reduce((n, w) => n + w + 1, 0);
  let column = wing.left + 1;
  const placed: Placed[] = [];
  units.forEach((own, i) => {
    const gap = manner.slack(Math.max(0, free));
    free -= gap;
    column += gap;
    const left = fieldAt(column, frontRow);
    own.forEach((piece, k) => {
      const rank = Math.floor(k / widths[i]!);
      const q = left.q + (k % widths[i]!) + leaning(rank, south);
      placed.push({ piece, pose: { q, r: frontRow + (south ? -rank : rank), facing: wing.facing } });
    });
    column += widths[i]! + 1;
  });
  return placed;
}

/** Ranks lean to one side and then to the other, so that deep lines stay straight. */
const leaning = (rank: number, south: boolean): number => (south ? Math.ceil(rank / 2) : -Math.ceil(rank / 2));

/** Finds a place for every element in wings so narrow that no lines fit. */
function crowd(r: Asked<'deploy'>, wing: Wing): Placed[] {
  const width = wing.right - wing.left;
  return r.pieces.map((piece, i) => {
    const { q, r: row } = fieldAt(wing.left + (i % width), wing.first + Math.floor(i / width));
    return { piece, pose: { q, r: row, facing: wing.facing } };
  });
}

const MANNERS: readonly Manner[] = [2, 3].flatMap((ranks) =>
  [3, 100, 1].map((part) => ({ ranks, slack: (most: number) => Math.floor(most / part) })),
);

/** Wide fronts, if there is room, because more elements can strike at once. */
const WIDE: readonly Manner[] = [3, 100].map((part) => ({
  ranks: 2,
  front: 8,
  slack: (most: number) => Math.floor(most / part),
}));

/** Line-ups of several depths and widths, and a crowd where no lines fit. All are legal. */
export function lineUps(look: Look, r: Asked<'deploy'>): Placed[][] {
  const wing = wingOf(look.state, r.by);
  if (wing === null) return [];
  return [...[...MANNERS, ...WIDE].map((m) => lines(look, r, wing, m)), crowd(r, wing)].filter(
    (a) => checkDeployment(look, r, a).length === 0,
  );
}
