import { presetAnswer, type Ruleset, type Types } from '@walstatt/engine';
import { Battle, seededDice, teller } from '@walstatt/engine/host';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { describe, expect, it } from 'vitest';
import type { Asked } from '../src/host/game-host.ts';
import { askedOf } from '../src/host/local/asked.ts';
import { around } from '../src/ui/battle/close-up.ts';
import { type Given, holderOf, shortTexts, takenFromTable, withGiven } from '../src/ui/decision/assigning.ts';

/** A battle that asks for an assignment of this name, and the question in the form that the page gets. */
function questionOf(game: unknown, scenario: string, name: string, language: 'de' | 'en' = 'en') {
  const ruleset = game as Ruleset<Types>;
  const set = ruleset.setUp({ scenario });
  if (!('state' in set)) throw new Error('no set-up');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(4) });
  for (let i = 0; i < 50; i++) {
    const pending = battle.pending[0]!;
    const look = battle.lookAs(pending.request.by);
    const preset = presetAnswer(look as never, pending.request);
    if (pending.request.name === name) {
      const view = { id: pending.id, request: pending.request, sealed: pending.sealed, answered: false };
      const scene = ruleset.scene!(look as never, teller(ruleset, look.state, language));
      return {
        asked: askedOf(ruleset, look, view, preset, language),
        scene,
        battle,
        id: pending.id,
      };
    }
    battle.answer(pending.id, preset);
  }
  throw new Error(`${name} was not asked`);
}

const bearers = questionOf(warpath, 'demo', 'bearers');
const { asked } = bearers;
const first = { ...(asked.preset as Given) };
const [one, two] = asked.items as [Asked['items'][number], Asked['items'][number]];

describe('which model gets which weapon', () => {
  it('every option is another model on the table, and can be given once', () => {
    const pieces = asked.options.map((o) => bearers.scene.pieces.find((p) => p.id === o.onTable));
    expect(pieces.every((p) => p !== undefined && !p.leader)).toBe(true);
    expect(new Set(pieces).size).toBe(asked.options.length);
    expect(asked.eachForOne).toBe(true);
  });

  it('the models are called by their numbers in both languages', () => {
    const german = questionOf(warpath, 'demo', 'bearers', 'de').asked;
    for (const { options } of [asked, german])
      expect(shortTexts(options.map((o) => o.text))).toEqual(['2', '3', '4', '5']);
  });

  it('a model that takes a weapon from another gives its own in return, so that the answer stays legal', () => {
    const given = withGiven(asked, first, one, first[two.id]!);
    expect(given).toEqual({ ...first, [one.id]: first[two.id], [two.id]: first[one.id] });
    expect(holderOf(asked, given, one, first[one.id]!)).toBe(two);
    expect(bearers.battle.answer(bearers.id, given as never)).toBeNull();
  });
});

describe('what is taken on the table', () => {
  it('goes to the entry that is being filled, then the next one is; the last one stays', () => {
    const last = asked.items.at(-1)!;
    const option = first[last.id]!;
    expect(takenFromTable(asked, first, one, option)).toMatchObject({
      taken: 'option',
      item: one,
      next: two,
      given: { [one.id]: option, [last.id]: first[one.id] },
    });
    expect(takenFromTable(asked, first, last, first[one.id]!)).toMatchObject({ next: last });
  });

  it('may be an entry itself, or nothing that this entry can have', () => {
    const only = { ...one, options: [first[one.id]!] };
    const narrow = { ...asked, items: [only, two] };
    expect(takenFromTable(narrow, first, only, two.id)).toEqual({ taken: 'item', item: two });
    expect(takenFromTable(narrow, first, only, first[two.id]!)).toEqual({ taken: 'nothing' });
  });
});

describe('options that several may have', () => {
  const orders = questionOf(hexfield, 'fields', 'orders').asked;

  it('are not exchanged', () => {
    expect(orders.eachForOne).toBe(false);
    const [a, b] = orders.items;
    const order = orders.options.at(-1)!.id;
    const given = withGiven(orders, { ...(orders.preset as Given), [a!.id]: order }, b!, order);
    expect(given).toMatchObject({ [a!.id]: order, [b!.id]: order });
  });

  it('have no short names unless they begin alike', () => {
    expect(shortTexts(orders.options.map((o) => o.text))).toBeNull();
    expect(shortTexts(['model 10', 'model 11', 'model 19'])).toEqual(['10', '11', '19']);
    expect(shortTexts(['at Riders', 'at Spearmen'])).toBeNull();
    expect(shortTexts(['one'])).toBeNull();
  });
});

it('the table comes so near that all models are to be seen, but not nearer than need be', () => {
  const wide = { clientWidth: 900, clientHeight: 800 };
  const pair = [
    { x: 1000, y: 2000 },
    { x: 3000, y: 2000 },
  ];
  expect(around(pair, wide)).toEqual({ at: { x: 2000, y: 2000 }, scale: 2.2 });
  const row = [
    { x: 0, y: 0 },
    { x: 100_000, y: 0 },
  ];
  const { scale } = around(row, wide);
  expect(1000 * scale).toBeLessThan(900);
  expect(1000 * scale).toBeGreaterThan(700);
});
