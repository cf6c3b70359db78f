import { faultsOf, type Placed, type Refusal, type Rng } from '@walstatt/engine';
import { columnOf, fieldAt, isOnBoard } from '../../01-introduction/board/board.ts';
import { keyOf } from '../../01-introduction/board/occupancy.ts';
import { type Asked, type Look, request } from '../../kit.ts';
import { type Wing, wingOf } from '../set-up/wings.ts';

type PlaceRequest = Asked<'deploy'>;

/** DW-VII-03: any formation and facing inside the player's own zone. */
const check = (look: Look, r: PlaceRequest, answer: readonly Placed[], all = false): readonly Refusal[] =>
  faultsOf(all, (faults) => {
    const wing = wingOf(look.state, r.by);
    const seen = new Set<number>();
    for (const placed of answer) if (faults.add(refusePlace(look, wing, placed, seen))) return;
  });

/** Why an element may not stand there. `seen` are the fields that are taken already. */
function refusePlace(look: Look, wing: Wing | null, { piece, pose }: Placed, seen: Set<number>): Refusal | null {
  const { q, r: row, facing } = pose;
  const no = (code: string, rule: NonNullable<Refusal['rule']>): Refusal => ({
    code,
    rule,
    measured: piece,
    unit: 'name',
  });
  if (q === undefined || row === undefined || facing === undefined || facing < 0 || facing > 5)
    return no('noSuchPlace', 'DW-I-22');
  if (!isOnBoard(look.state.board, q, row)) return no('offBoard', 'DW-V-89');
  if (wing !== null && (row < wing.first || row > wing.last)) return no('outsideZone', 'DW-VII-03');
  const column = columnOf({ q, r: row });
  if (wing !== null && (column < wing.left || column > wing.right)) return no('outsideZone', 'DW-I-02');
  if (seen.has(keyOf(q, row))) return no('onTop', 'DW-I-21');
  seen.add(keyOf(q, row));
  return null;
}

/** The pieces of a request, unit by unit. */
function unitsIn(look: Look, r: PlaceRequest): string[][] {
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
function lines(look: Look, r: PlaceRequest, wing: Wing, manner: Manner): Placed[] {
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
function crowd(r: PlaceRequest, wing: Wing): Placed[] {
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

function choices(look: Look, r: PlaceRequest): Placed[][] {
  const wing = wingOf(look.state, r.by);
  if (wing === null) return [];
  return [...[...MANNERS, ...WIDE].map((m) => lines(look, r, wing, m)), crowd(r, wing)].filter(
    (a) => check(look, r, a).length === 0,
  );
}

export const deploy = request('deploy', {
  check,
  witness: (look, r) => choices(look, r)[0] ?? null,
  sample(look, r, rng: Rng) {
    const wing = wingOf(look.state, r.by);
    if (wing === null) return null;
    const answer = lines(look, r, wing, { ranks: rng.int(2, 3), slack: (most) => rng.int(0, most) });
    return check(look, r, answer).length === 0 ? answer : null;
  },
  candidates: choices,
});
