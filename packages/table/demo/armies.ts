import { INCH, type Point, rotate } from '@walstatt/geometry';
import type { Badge, Symbol as Kind, PieceShape, UnitShape } from '@walstatt/scene';

/** Units and pieces for the demo, in ranks. */
export type Army = { readonly units: UnitShape[]; readonly pieces: PieceShape[] };

type Recruit = {
  readonly id: string;
  readonly name: string;
  readonly seat: string;
  readonly symbol: Kind;
  readonly count: number;
  readonly ranks: number;
  readonly at: Point;
  readonly facing: number;
  readonly radius: number;
  readonly wounds?: number;
  /** Half-length and half-width of a hull instead of a round base. */
  readonly hull?: readonly [number, number];
  readonly badges?: readonly Badge[];
};

export function recruit(army: Army, r: Recruit): void {
  const gap = r.radius * 2.3;
  const files = Math.ceil(r.count / r.ranks);
  const pieces: PieceShape[] = Array.from({ length: r.count }, (_, i) => {
    const file = (i % files) - (files - 1) / 2;
    const rank = Math.floor(i / files) - (r.ranks - 1) / 2;
    const offset = rotate({ x: Math.round(-rank * gap), y: Math.round(-file * gap) }, r.facing);
    const [x, y] = [r.at.x + offset.x, r.at.y + offset.y];
    const leader = i === Math.floor(files / 2) && r.count > 1;
    const corners = r.hull && [
      { x: r.hull[0], y: r.hull[1] },
      { x: -r.hull[0], y: r.hull[1] },
      { x: -r.hull[0], y: -r.hull[1] },
      { x: r.hull[0], y: -r.hull[1] },
    ];
    const points = corners?.map((c) => {
      const p = rotate(c, r.facing);
      return { x: x + p.x, y: y + p.y };
    });
    return {
      id: `${r.id}-${i + 1}`,
      unit: r.id,
      shape: points ? { kind: 'polygon', points } : { kind: 'circle', radius: r.radius },
      x,
      y,
      z: 0,
      height: 3000,
      facing: r.facing,
      ...(r.wounds ? { wounds: { lost: i % r.wounds, of: r.wounds } } : {}),
      ...(leader ? { leader } : {}),
    };
  });
  army.units.push({
    id: r.id,
    seat: r.seat,
    name: r.name,
    symbol: r.symbol,
    pieces: pieces.map((p) => p.id),
    badges: r.badges ?? [],
    card: ['Move 6", Save 4+', 'Rifles: 24", 1 die each'],
  });
  army.pieces.push(...pieces);
}

const names = [
  'Lime Tree Guard',
  'Hollow Way Rifles',
  'Grey Ford Company',
  'Bell Tower Watch',
  'Elder Hill Foot',
  'Saltmarsh Levy',
];
const badges: readonly Badge[][] = [
  [],
  [{ id: 'done', text: 'activated', short: 'A', tone: 'neutral' }],
  [{ id: 'pinned', text: 'pinned', short: 'P', tone: 'bad' }],
  [
    { id: 'ready', text: 'reaction ready', short: 'R', tone: 'good' },
    { id: 'pinned', text: 'suppressed', short: 'S', tone: 'bad' },
  ],
  [],
];

/** 300 pieces in 33 units, two sides facing each other over a table of 72 by 48 inches. */
export function twoArmies(): Army {
  const army: Army = { units: [], pieces: [] };
  for (const [side, seat] of ['north', 'south'].entries()) {
    const [y, step, facing] = side === 0 ? [40 * INCH, -INCH, 2700] : [8 * INCH, INCH, 900];
    for (let i = 0; i < 12; i++)
      recruit(army, {
        id: `${seat}-foot-${i + 1}`,
        name: `${names[i % names.length]} ${i + 1}`,
        seat,
        symbol: (['infantry', 'spear', 'archer', 'heavyInfantry'] as const)[i % 4]!,
        count: 11,
        ranks: i % 3 === 0 ? 3 : 2,
        at: { x: Math.round((6 + i * 5.45) * INCH), y: y + step * (i % 3) * 4 },
        facing: facing + (i % 5) * 40 - 80,
        radius: 1250,
        badges: badges[(i + side) % badges.length]!,
      });
    const heavies = ['vehicle', 'walker', 'monster', 'transport'] as const;
    heavies.forEach((symbol, i) => {
      recruit(army, {
        id: `${seat}-${symbol}`,
        name: `${symbol[0]!.toUpperCase()}${symbol.slice(1)} of the ${seat}`,
        seat,
        symbol,
        count: 1,
        ranks: 1,
        at: { x: Math.round((12 + i * 15) * INCH), y: y - step * 5 },
        facing: facing + i * 120,
        radius: 3000,
        wounds: 10 - i * 2,
        ...(symbol === 'vehicle' || symbol === 'transport' ? { hull: [5000, 3000] as const } : {}),
        badges: badges[i % badges.length]!,
      });
    });
    recruit(army, {
      id: `${seat}-riders`,
      name: 'Riders of the Ford',
      seat,
      symbol: side ? 'cavalry' : 'bike',
      count: 8,
      ranks: 2,
      at: { x: 60 * INCH, y: y + step * 14 },
      facing,
      radius: 1600,
      wounds: 2,
    });
    recruit(army, {
      id: `${seat}-beasts`,
      name: 'Hounds',
      seat,
      symbol: 'beast',
      count: 5,
      ranks: 1,
      at: { x: 20 * INCH, y: y + step * 13 },
      facing,
      radius: 1600,
      badges: badges[3]!,
    });
    recruit(army, {
      id: `${seat}-lead`,
      name: 'Marshal',
      seat,
      symbol: 'leader',
      count: 1,
      ranks: 1,
      at: { x: 36 * INCH, y: y + step * 12 },
      facing,
      radius: 1600,
      wounds: 3,
    });
  }
  return army;
}
