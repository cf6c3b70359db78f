import { presetAnswer, type Types } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { describe, expect, it } from 'vitest';
import type { BattleOrder, StandingWish } from '../src/host/game-host.ts';
import { newBattle } from '../src/host/local/beginning.ts';
import { learnRules } from '../src/host/local/rule-text.ts';
import type { AnyRuleset } from '../src/host/local/rulesets.ts';
import { standingOf, standingOffers, standingsOf } from '../src/host/local/standing.ts';

const ruleset = skirmish as unknown as AnyRuleset;

function begun(): Battle<Types> {
  const set = ruleset.setUp({ scenario: 'skirmish' });
  if (!('state' in set)) throw new Error('no set-up');
  return Battle.begin(ruleset, set.state, { dice: seededDice(5) });
}

/** Plays as suggested. Returns how often red was asked a question of this name before the battle ended. */
function play(wish: 'pass' | null, until: string | null): { asked: number; battle: Battle<never> } {
  const battle = begun();
  let asked = 0;
  for (let i = 0; i < 400 && !battle.idle; i++) {
    const { id, request: r } = battle.pending[0]!;
    if (r.by === 'red' && r.name === 'beforeHit') {
      asked++;
      if (wish !== null) {
        battle.stand(standingOf('red', r.name, r.rule, { answer: wish, until }));
        continue;
      }
    }
    battle.answer(id, presetAnswer(battle.lookAs(r.by) as never, r));
  }
  return { asked, battle: battle as unknown as Battle<never> };
}

/**
 * Plays as suggested until red has been asked this, then wishes not to be asked again. Returns how often red was asked.
 */
function spokenFor(name: string, answer: StandingWish['answer']): { asked: number; given: unknown[]; listed: string } {
  const battle = begun();
  let asked = 0;
  for (let i = 0; i < 400 && !battle.idle; i++) {
    const { id, request: r } = battle.pending[0]!;
    if (r.by === 'red' && r.name === name && asked++ === 0) {
      battle.stand(standingOf('red', r.name, r.rule, { answer, until: null }));
      continue;
    }
    const act = r.kind === 'activity' ? r.options.find((o) => /advance/.test(o.id)) : undefined;
    battle.answer(id, act?.id ?? presetAnswer(battle.lookAs(r.by) as never, r));
  }
  const given = battle.chronicle.live.flatMap(({ entry: e }) =>
    e.entry === 'answer' && e.by === 'red' && e.name === name ? [e.answer] : [],
  );
  return { asked, given, listed: standingsOf(battle, 'red', new Map(), 'en')[0]!.words };
}

describe('answers in advance', () => {
  const modest = {
    ...ruleset,
    inAdvance: [
      { name: 'beforeHit', answer: { take: 'value', value: null }, about: { de: 'Duckst du dich?', en: 'Ducking' } },
    ],
  } as AnyRuleset;
  const order = (blue: 'person' | 'computer') => ({
    ruleset: ruleset.id,
    setup: { scenario: 'skirmish' },
    seats: { red: { kind: 'person' }, blue: blue === 'person' ? { kind: blue } : { kind: blue, strength: 'easy' } },
    dice: 'computer',
    guided: false,
  });
  const listed = (seat: string, blue: 'person' | 'computer') =>
    standingsOf(newBattle(modest, order(blue) as BattleOrder), seat, new Map([['beforeHit', 'Old title']]), 'en');

  it('are given for people alone, and say themselves what they are about', () => {
    expect(listed('red', 'computer')).toMatchObject([
      { name: 'beforeHit', rule: '', title: 'Ducking', answer: 'pass' },
    ]);
    expect(listed('blue', 'computer')).toEqual([]);
    expect(listed('blue', 'person')).toHaveLength(1);
  });
});

describe('standing answers', () => {
  const often = play(null, null).asked;

  it('a player who does not want to be asked again is asked once, and the wish is listed', () => {
    expect(often).toBeGreaterThan(1);
    const { asked, battle } = play('pass', null);
    expect(asked).toBe(1);
    const [listed, ...more] = standingsOf(
      battle as never,
      'red',
      new Map([['beforeHit', 'Do you go to ground?']]),
      'en',
    );
    expect(more).toEqual([]);
    expect(listed).toMatchObject({ name: 'beforeHit', title: 'Do you go to ground?', answer: 'pass', until: null });
    expect(standingsOf(battle as never, 'blue', new Map(), 'en')).toEqual([]);
  });

  it('places can be left to the rules: a seat that said so is asked once, and all its units are placed', () => {
    const { asked, given } = spokenFor('deploy', 'preset');
    expect(asked).toBe(1);
    expect(given.length).toBeGreaterThan(2);
    for (const placed of given) expect((placed as unknown[]).length).toBeGreaterThan(0);
  });

  it('ways can be waived: a seat that said so is asked once, and its units stay where they are', () => {
    const { asked, given, listed } = spokenFor('planMove', 'none');
    expect(asked).toBe(1);
    expect(given.length).toBeGreaterThan(2);
    for (const way of given) expect(way).toEqual([]);
    expect(listed).toBe('Stay');
  });

  it('are offered with what they would answer now, and never for what is secret', () => {
    const battle = begun();
    const offers = new Map<string, string>();
    for (let i = 0; i < 200 && !battle.idle; i++) {
      const { id, request: r, sealed } = battle.pending[0]!;
      const look = battle.lookAs(r.by);
      expect(standingOffers(ruleset, look, r, true, 'en')).toEqual([]);
      for (const o of standingOffers(ruleset, look, r, sealed, 'en')) offers.set(`${r.name} ${o.answer}`, o.words);
      const act = r.kind === 'activity' ? r.options.find((o) => /advance/.test(o.id)) : undefined;
      battle.answer(id, act?.id ?? presetAnswer(look as never, r));
    }
    expect(offers.get('deploy preset')).toBe('');
    expect(offers.get('planMove none')).toBe('Stay');
    expect(offers.get('beforeHit pass')).toBe('Do not go to ground');
    expect([...offers.keys()].some((k) => k.startsWith('chooseAction'))).toBe(false);
  });

  it('a wish for a round ends with it', () => {
    expect(play('pass', 'round').asked).toBeGreaterThan(1);
    expect(play('pass', 'round').asked).toBeLessThanOrEqual(often);
  });

  it('what was revoked is asked again; without its title the rule tells what it was about', async () => {
    await learnRules(ruleset as never, 'de');
    const { battle } = play('pass', null);
    const [listed] = standingsOf(battle as never, 'red', new Map(), 'de');
    expect(listed!.title).toBe((await ruleset.sentences.de()).default[listed!.rule as never]);
    battle.stand({ seat: 'red', name: listed!.name, rule: listed!.rule, answer: { take: 'preset' }, revoke: true });
    expect(standingsOf(battle as never, 'red', new Map(), 'de')).toEqual([]);
  });
});
