import { type Rng, seededRng } from '@walstatt/engine';
import { attacksIn, volleyChoices, volleyRefusal } from '../src/04-missiles/volley/announce.ts';
import { initiativeOf, strikeChoices, strikesRefusal } from '../src/06-melee/strikes.ts';
import type { AnnouncedAttack, State } from '../src/generated/state.ts';
import { ruleset } from '../src/index.ts';
import { given, line, type Place, type UnitSpec } from './on-table.ts';

/** Positions in which only dice are left: random cards, places, orders and announcements. */

const MELEE = ['hand', 'twoHanded', 'spear', 'pike', 'lance', 'improvised'] as const;
const ORDERS = ['move', 'skirmish', 'attack', 'hold'] as const;
const pick = <X>(rng: Rng, list: readonly X[]): X => list[rng.int(0, list.length - 1)]!;

function card(rng: Rng, name: string): object {
  const kind = pick(rng, MELEE);
  const strength = rng.int(5, 13);
  const near = rng.int(2, 5);
  return {
    name,
    arm: pick(rng, ['infantry', 'cavalry']),
    size: rng.int(1, 4),
    armourMissile: rng.int(0, 4),
    armourMelee: rng.int(0, 7),
    initiative: rng.int(1, 3),
    chargeBonus: rng.int(0, 3),
    melee: { kind, vsInfantry: strength, vsCavalry: strength + rng.int(0, 1) },
    meleeLater: kind === 'lance' ? { kind: 'hand', vsInfantry: 9, vsCavalry: 9 } : null,
    missile: {
      kind: 'bow',
      bands: [
        { maxRange: near, strength: rng.int(4, 9) },
        { maxRange: near + rng.int(1, 5), strength: rng.int(2, 4) },
      ],
    },
  };
}

/** A random legal announcement: each element draws one of its options, as long as the whole stays legal. */
function announced(
  rng: Rng,
  items: readonly { id: string; options: readonly string[] }[],
  legal: (answer: Record<string, string>) => boolean,
): AnnouncedAttack[] {
  let answer: Record<string, string> = Object.fromEntries(items.map((i) => [i.id, 'nothing']));
  for (const { id, options } of [...items, ...items]) {
    if (rng.int(0, 3) === 0) continue;
    const shots = options.filter((o) => o.startsWith('at:'));
    const tried = { ...answer, [id]: pick(rng, shots.length > 0 && rng.int(0, 2) > 0 ? shots : options) };
    if (legal(tried)) answer = tried;
  }
  return attacksIn(answer);
}

const withFrame = (state: State, frame: object): State => {
  const start = ruleset.codec.clone(state);
  start.agenda = [{ reply: null, ...frame }] as never;
  return start;
};

/** A volley at two to four enemies, near and far, some of them in a melee with a friend of the shooters. */
export function volleyPosition(seed: number): State {
  const rng = seededRng(seed * 7919);
  const r = rng.int(8, 12);
  const first = rng.int(2, 4);
  const gap = rng.int(1, 2);
  const foes = Array.from({ length: rng.int(2, 4) }, (_, i): Place => [first + i * gap, r, 1]);
  const fighting = rng.int(0, 1) === 0;
  const units: Record<string, UnitSpec> = {
    a: { owner: 'imperial', card: 'shooters', order: 'skirmish', stand: line(2, 14, 4, rng.int(3, 4)) },
    b: { owner: 'ork', card: 'targets', stand: foes, engaged: fighting },
  };
  if (fighting) units['c'] = { owner: 'imperial', card: 'friends', engaged: true, stand: [[foes[0]![0] - 1, r, 0]] };
  const cards = { shooters: card(rng, 'shooters'), targets: card(rng, 'targets'), friends: card(rng, 'friends') };
  const s = given({ at: 'free', cards, units });
  const { look } = s.battle;
  const attacks = announced(rng, volleyChoices(look, 'a'), (answer) => volleyRefusal(look, answer) === null);
  return withFrame(s.state, { do: 'volley', at: 'shot', c: { unit: 'a', attacks, at: 0 } });
}

/** A melee of two or three units. The first step of initiative is announced, and the rest follows by default. */
export function meleePosition(seed: number): State {
  const rng = seededRng(seed * 7919);
  const fought = rng.int(0, 2) === 0 ? 1 : 0;
  const unit = (owner: 'imperial' | 'ork', name: string, stand: readonly Place[]): UnitSpec => ({
    owner,
    card: name,
    fought,
    stand: stand.map(([q, row, facing]) => [q, row, rng.int(0, 4) === 0 ? rng.int(0, 5) : facing]),
    ...(fought === 0 ? { order: pick(rng, ORDERS) } : {}),
  });
  const units: Record<string, UnitSpec> = {
    a: unit('imperial', 'a', line(3, 12, 4, rng.int(2, 3))),
    b: unit('ork', 'b', line(5, 11, 1, rng.int(2, 3))),
  };
  if (rng.int(0, 1) === 0) units['c'] = unit('imperial', 'c', [[rng.int(3, 5), 10, 1]]);
  const cards = Object.fromEntries(Object.keys(units).map((name) => [name, card(rng, name)]));
  const s = given({ at: 'free', cards, units });
  const { look } = s.battle;
  const all = Object.values(s.state.units).flatMap((u) => u.elements);
  const able = all.filter((e) => strikeChoices(look, [e])[0]!.options.length > 1);
  const c = { units: Object.keys(units), done: [], attacks: [] as AnnouncedAttack[], at: 0, kills: [] };
  if (able.length === 0) return withFrame(s.state, { do: 'melee', at: 'next', c: { ...c, step: null } });
  const step = Math.max(...able.map((e) => initiativeOf(look, e)));
  const now = able.filter((e) => initiativeOf(look, e) === step);
  const attacks = ['imperial', 'ork'].flatMap((owner) => {
    const own = now.filter((e) => s.state.units[s.state.elements[e]!.unit]!.owner === owner);
    return announced(
      rng,
      strikeChoices(look, own),
      (answer) => strikesRefusal(look, answer, { step, late: [] }) === null,
    );
  });
  const done = attacks.flatMap((x) => [x.by, ...x.support]);
  return withFrame(s.state, { do: 'melee', at: 'strike', c: { ...c, step, attacks, done } });
}
