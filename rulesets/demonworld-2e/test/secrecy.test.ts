import { botAnswer, greedyBot, randomBot, situationOf } from '@walstatt/bots';
import { hide, presetAnswer, type Request, type Rule, type SeatId, seededRng } from '@walstatt/engine';
import {
  type Battle,
  knowledgeOf,
  restoreBattle,
  type Save,
  SPECTATOR,
  sampleAnswer,
  saveBattle,
  seededDice,
} from '@walstatt/engine/host';
import { mutilated, randomBattle } from '@walstatt/testkit';
import { describe, expect, it } from 'vitest';
import { ruleset } from '../src/index.ts';
import type { Demonworld } from '../src/kit.ts';
import { given, line } from './on-table.ts';

type Fight = Battle<Demonworld>;

/** A battle saved as text and restored, with dice of its own. */
const again = (battle: Fight): Fight => {
  const save = JSON.parse(JSON.stringify(saveBattle(battle))) as Save;
  const restored = restoreBattle(
    battle.ruleset,
    { ...save, dice: { kind: 'seeded', state: 5 } },
    { dice: seededDice(5) },
  );
  if (!('battle' in restored)) throw new Error(JSON.stringify(restored.problems));
  return restored.battle;
};

const teller = { language: 'en', name: (id: string) => id, length: String } as const;

/** Answers that may or may not be legal. What is said about them must not depend on secrets. */
function probes(battle: Fight, request: Request): unknown[] {
  const preset = presetAnswer(battle.lookAs(request.by) as never, request);
  const samples = [1, 2, 3].map((seed) => sampleAnswer(battle.lookAs(request.by) as never, request, seededRng(seed)));
  return [null, [], {}, preset, ...samples, ...mutilated(request)];
}

/** Everything that a seat is told, can ask for, can see on the table or can have its bots work out. */
function toldTo(battle: Fight, seat: SeatId): string {
  const own = battle.pending.filter((p) => p.request.by === seat);
  const look = battle.lookAs(seat);
  return JSON.stringify({
    view: battle.view(seat),
    pending: battle.pendingFor(seat),
    stream: battle.events(seat, 0),
    overview: battle.ruleset.overview!(look, teller as never),
    scene: battle.ruleset.scene!(look, teller as never),
    judged: own.map((p) => probes(battle, p.request).map((a) => [a, battle.refuse(p.id, a)])),
    position: own.map((p) => situationOf(battle, p, seededRng(1)).position),
    bots: own.map((p) =>
      [randomBot, greedyBot({ answers: 3, samples: 1 })].map((bot) => botAnswer(battle, bot, p, seededRng(7)).answer),
    ),
  });
}

/** Answers that a seat might give to a request, without duplicates. */
function differentAnswers(battle: Fight, id: string): unknown[] {
  const { request } = battle.pending.find((p) => p.id === id)!;
  const found = new Map<string, unknown>();
  for (let seed = 1; seed <= 12 && found.size < 3; seed++) {
    const answer = sampleAnswer(battle.lookAs(request.by) as never, request, seededRng(seed));
    found.set(JSON.stringify(answer), answer);
  }
  return [...found.values()];
}

/**
 * The law of sealed answers: whatever a seat has answered, the others are told the same while they are still thinking,
 * even after a restart. Returns how many different worlds were compared for each kind of request.
 */
function sealedLaw(rules: typeof ruleset, seed: number): Record<string, number> {
  const compared: Record<string, number> = {};
  randomBattle(rules, { options: { reinforcements: true } }, seed, {}, (battle) => {
    const [first, ...others] = battle.pending;
    if (first === undefined || others.length === 0 || (compared[first.request.name] ?? 0) >= 12) return;
    const worlds = differentAnswers(battle, first.id).map((answer) => {
      const world = again(battle);
      expect(world.answer(first.id, answer)).toBeNull();
      expect(world.pending.map((p) => p.id)).toEqual(others.map((p) => p.id));
      return world;
    });
    for (const seat of [...others.map((p) => p.request.by), SPECTATOR]) {
      const told = worlds.flatMap((world) => [toldTo(world, seat), toldTo(again(world), seat)]);
      if (new Set(told).size > 1) throw new Error(`${seat} is told what ${first.request.by} has sealed`);
      compared[first.request.name] = (compared[first.request.name] ?? 0) + worlds.length - 1;
    }
    const secrets = new Set(worlds.map((w) => JSON.stringify(w.kept())));
    expect(secrets.size).toBe(worlds.length);
  });
  return compared;
}

/** The ruleset with orders laid face up: all players are still asked at once, but the first markers can be read. */
function withOpenOrders(): typeof ruleset {
  const { commandPhase } = ruleset.activities;
  const { lay } = commandPhase!.steps as Record<string, (...args: unknown[]) => Rule<unknown>>;
  function* openly(...args: unknown[]): Rule<unknown> {
    const laid = lay!(...args);
    let next = laid.next();
    while (!next.done) {
      const need = next.value;
      next = laid.next(yield need.what === 'ask' ? { ...need, sealed: false } : need);
    }
    return next.value;
  }
  const leaky = { ...commandPhase!, steps: { ...commandPhase!.steps, lay: openly } };
  return { ...ruleset, activities: { ...ruleset.activities, commandPhase: leaky as never } };
}

describe('sealed answers', () => {
  it('[DW-III-21] what a seat has laid face down is told to nobody while others still think, not even after a restart', () => {
    const compared = sealedLaw(ruleset, 21);
    expect(Object.keys(compared).sort()).toEqual(['deploy', 'orders', 'strikes']);
    expect(compared['orders']).toBeGreaterThanOrEqual(8);
  }, 60_000);

  it('markers that are laid down open are found out', () => {
    expect(() => sealedLaw(withOpenOrders(), 21)).toThrow(/is told what imperial has sealed/);
  }, 60_000);
});

describe('the comparison itself', () => {
  it('notices if a sealed answer shows anywhere', () => {
    const s = given({
      at: 'commandPhase',
      units: {
        a: { owner: 'imperial', stand: line(3, 20, 4, 4) },
        b: { owner: 'ork', stand: line(8, 4, 1, 4) },
      },
    });
    const world = (order: string): Fight => {
      const battle = again(s.battle);
      expect(battle.answer(battle.pending[0]!.id, { a: order })).toBeNull();
      return battle;
    };
    const [one, other] = [world('move'), world('attack')];
    expect(toldTo(one, 'ork')).toBe(toldTo(other, 'ork'));
    expect(toldTo(one, SPECTATOR)).toBe(toldTo(other, SPECTATOR));
    // The owner may know, so for the owner the same comparison must find the difference.
    const kept = (battle: Fight): string => JSON.stringify(battle.kept());
    expect(kept(one)).not.toBe(kept(other));
    // When all have answered, every seat can tell the two worlds apart, but not before the event that reveals the
    // answers.
    for (const battle of [one, other]) expect(battle.answer(battle.pending[0]!.id, { b: 'hold' })).toBeNull();
    expect(toldTo(one, 'ork')).not.toBe(toldTo(other, 'ork'));
    const before = (battle: Fight): string => {
      const stream = battle.events('ork', 0).map((e) => JSON.stringify(e));
      return stream
        .slice(
          0,
          stream.findIndex((e) => e.includes('ordersShown')),
        )
        .join();
    };
    expect(before(one)).toBe(before(other));
  });

  it('asks everybody the same number of times, whatever the others have laid (windows do not tell)', () => {
    const asked = (order: string): string[] => {
      const s = given({
        at: 'battle.round',
        units: {
          a: { owner: 'imperial', stand: line(3, 20, 4, 4) },
          b: { owner: 'ork', stand: line(8, 4, 1, 4) },
        },
      });
      const seen = [...s.asked];
      s.answer('orders', { a: order }, 'imperial');
      return [...seen, ...s.asked];
    };
    for (const order of ['move', 'attack', 'hold']) expect(asked(order)).toEqual(asked('skirmish'));
  });
});

describe('markers that lie face down', () => {
  const a = { owner: 'imperial', stand: line(3, 20, 4, 4) } as const;
  const b = { owner: 'ork', stand: line(8, 4, 1, 4) } as const;
  const laid = (order: 'move' | 'attack') => {
    const { state } = given({ at: 'commandPhase', units: { a, b } });
    return {
      ...state,
      units: { ...state.units, a: { ...state.units['a']!, orders: { are: 'placed', order: hide(order) } } },
    } as const;
  };
  const seenBy = (seat: SeatId, order: 'move' | 'attack') => {
    const state = laid(order);
    return JSON.stringify(ruleset.codec.view(state as never, knowledgeOf(ruleset, state as never, seat)));
  };

  it('only their owner knows them', () => {
    for (const seat of ['ork', SPECTATOR]) expect(seenBy(seat, 'move')).toBe(seenBy(seat, 'attack'));
    expect(seenBy('imperial', 'move')).not.toBe(seenBy('imperial', 'attack'));
  });

  it('the worlds that bots imagine under them differ, and those that they know do not', () => {
    const state = laid('move') as never;
    const guesses = (seat: SeatId) => {
      const view = ruleset.codec.view(state, knowledgeOf(ruleset, state, seat));
      return new Set(
        Array.from({ length: 20 }, (_, i) => JSON.stringify(ruleset.determinise!(view, seat, seededRng(i)).units['a'])),
      );
    };
    expect(guesses('ork').size).toBe(4);
    expect(guesses('imperial').size).toBe(1);
  });

  it('[DW-III-23] no stream shows an order before the event that reveals it', () => {
    const s = given({ at: 'commandPhase', units: { a, b } });
    s.answer('orders', { a: 'attack' }, 'imperial').answer('orders', { b: 'skirmish' }, 'ork');
    for (const [seat, foreign] of [
      ['ork', 'attack'],
      ['imperial', 'skirmish'],
    ] as const) {
      const stream = s.battle.events(seat, 0).map((e) => JSON.stringify(e));
      const shown = stream.findIndex((e) => e.includes('ordersShown'));
      expect(shown).toBeGreaterThan(0);
      expect(stream[shown]).toContain(foreign);
      expect(stream.slice(0, shown).filter((e) => e.includes(foreign))).toEqual([]);
    }
    s.end();
  });
});
