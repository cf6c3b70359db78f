import type { Language } from '@walstatt/engine';

type Words = {
  readonly profile: (p: { move: string; toHit: number; defence: number; morale: string }) => string;
  readonly attack: (p: { firepower: number; range: string; attacks: number }) => string;
  readonly weapon: (p: { name: string; firepower: number; range: string; piercing: number; more: string }) => string;
  readonly extra: (p: { name: string; dice: number; crushing: string }) => string;
  readonly haltOnly: string;
  readonly explosive: string;
  readonly arc: string;
  readonly carries: (n: number) => string;
  readonly points: (n: number, guessed: boolean) => string;
  readonly damage: (n: number) => string;
  readonly badges: Readonly<Record<string, { readonly text: string; readonly short: string }>>;
  readonly where: Readonly<Record<string, string>>;
  readonly terrain: Readonly<Record<string, string>>;
  readonly blocksSight: string;
  readonly objective: string;
};

const de: Words = {
  profile: (p) => `Bewegung ${p.move} · trifft ab ${p.toHit}+ · Verteidigung ${p.defence}+ · Moral ${p.morale}`,
  attack: (p) => `Feuerkraft ${p.firepower} auf ${p.range} · Attacken ${p.attacks}`,
  weapon: (p) =>
    `${p.name}: Feuerkraft ${p.firepower}, ${p.range}${p.piercing > 0 ? `, Durchschlag ${p.piercing}` : ''}${p.more}`,
  extra: (p) => `${p.name}: dazu ${p.dice === 1 ? '1 Attacke' : `${p.dice} Attacken`}, ${p.crushing}`,
  haltOnly: 'nur nach Halt',
  explosive: 'explosiv',
  arc: 'Feuerbereich',
  carries: (n) => `Transportkapazität ${n}`,
  points: (n, guessed) => `${n} Punkte${guessed ? ' (geschätzt: nicht gedruckt)' : ''}`,
  damage: (n) => `Schaden ${n}`,
  badges: {
    suppressed: { text: 'niedergehalten', short: 'N' },
    crippled: { text: 'beschädigt', short: 'B' },
    immobilised: { text: 'lahmgelegt', short: 'L' },
    disrupted: { text: 'aus der Ordnung', short: 'O' },
    shot: { text: 'hat geschossen', short: '✓' },
  },
  where: {
    box: 'noch nicht aufgestellt',
    reserve: 'Verstärkung',
    sky: 'in der Luft',
    gone: 'zerstört',
    aboard: 'an Bord',
  },
  terrain: {
    blocking: 'Unpassierbar',
    obstacle: 'Hindernis',
    decorative: 'Ohne Wirkung',
    difficult: 'Schwieriges Gelände',
  },
  blocksSight: 'Verdeckt die Sicht',
  objective: 'Missionsziel',
};

const en: Words = {
  profile: (p) => `Move ${p.move} · hits on ${p.toHit}+ · defence ${p.defence}+ · morale ${p.morale}`,
  attack: (p) => `Firepower ${p.firepower} at ${p.range} · attacks ${p.attacks}`,
  weapon: (p) =>
    `${p.name}: firepower ${p.firepower}, ${p.range}${p.piercing > 0 ? `, piercing ${p.piercing}` : ''}${p.more}`,
  extra: (p) => `${p.name}: ${p.dice === 1 ? '1 more attack' : `${p.dice} more attacks`}, ${p.crushing}`,
  haltOnly: 'only after a halt',
  explosive: 'explosive',
  arc: 'fire arc',
  carries: (n) => `transport capacity ${n}`,
  points: (n, guessed) => `${n} points${guessed ? ' (a guess: not printed)' : ''}`,
  damage: (n) => `damage ${n}`,
  badges: {
    suppressed: { text: 'suppressed', short: 'S' },
    crippled: { text: 'crippled', short: 'C' },
    immobilised: { text: 'immobilised', short: 'I' },
    disrupted: { text: 'disrupted', short: 'D' },
    shot: { text: 'has fired', short: '✓' },
  },
  where: { box: 'not yet deployed', reserve: 'reinforcement', sky: 'in the air', gone: 'destroyed', aboard: 'aboard' },
  terrain: { blocking: 'Impassable', obstacle: 'Obstacle', decorative: 'No effect', difficult: 'Difficult ground' },
  blocksSight: 'Blocks sight',
  objective: 'Objective',
};

/** What the picture of the table says, apart from names. */
export const words: Readonly<Record<Language, Words>> = { de, en };
