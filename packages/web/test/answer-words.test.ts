import { botAnswer, randomBot } from '@walstatt/bots';
import { ruleset as demonworld } from '@walstatt/demonworld-2e';
import { type Plain, seededRng, type Texts } from '@walstatt/engine';
import { Battle, refuse, seededDice, tellNone } from '@walstatt/engine/host';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { describe, expect, it } from 'vitest';
import { tellAnswer } from '../src/host/local/answer-words.ts';
import { aboutOption, learnRules } from '../src/host/local/rule-text.ts';
import type { AnyRuleset } from '../src/host/local/rulesets.ts';

const GAMES = [foundation, warpath, demonworld, skirmish, hexfield] as unknown as readonly AnyRuleset[];

/** Empty answers that are legal where they were asked for, by the name of the request. */
function emptyAnswers(ruleset: AnyRuleset, scenario: string, seed: number, decisions: number): Map<string, string[]> {
  const set = ruleset.setUp({ scenario });
  if (!('state' in set)) throw new Error('no set-up');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
  const rng = seededRng(seed);
  const found = new Map<string, string[]>();
  for (let i = 0; i < decisions && !battle.idle; i++) {
    const p = battle.pending[0]!;
    const look = battle.lookAs(p.request.by);
    if (!found.has(p.request.name))
      for (const nothing of [null, []])
        if (refuse(look as never, p.request, nothing) === null)
          found.set(
            p.request.name,
            (['de', 'en'] as const).map((l) => {
              expect(tellNone(ruleset, p.request.name, l), `${l} ${p.request.name}`).not.toBeNull();
              return tellAnswer(ruleset, look, p.request, nothing, l);
            }),
          );
    battle.answer(p.id, botAnswer(battle, randomBot, p, rng).answer);
  }
  return found;
}

describe('an answer with nothing in it', () => {
  it.each(GAMES.map((r) => [r.id, r] as const))('says in %s what follows from it, in both languages', (_, ruleset) => {
    const all = ruleset.scenarios.flatMap((s) => [...emptyAnswers(ruleset, s, 3, 400)]);
    expect(new Set(all.map(([name]) => name)).size).toBeGreaterThan(2);
    for (const [name, told] of all) {
      expect(told[0], name).not.toBe(told[1]);
      for (const words of told) expect(words, name).not.toMatch(/^(?:none|nothing|pass|nichts|verzichten)$/i);
    }
  });

  it('says of a unit that does not leave its Warpath transport that it stays aboard', () => {
    expect(tellNone(warpath, 'disembark', 'en')).toBe('Stay aboard');
    expect(tellNone(warpath, 'disembark', 'de')).toBe('An Bord bleiben');
  });
});

describe('a turn on the spot', () => {
  const ruleset = warpath as unknown as AnyRuleset;

  /** A demo of Warpath that is waiting for the way of a vehicle. */
  function driving() {
    const set = ruleset.setUp({ scenario: 'demo' });
    if (!('state' in set)) throw new Error('no set-up');
    const battle = Battle.begin(ruleset, set.state, { dice: seededDice(1) });
    const rng = seededRng(1);
    for (;;) {
      const p = battle.pending[0]!;
      if (p.request.kind === 'path' && p.request.name === 'drive')
        return { look: battle.lookAs(p.request.by), request: p.request };
      battle.answer(p.id, botAnswer(battle, randomBot, p, rng).answer);
    }
  }

  it('says how far and to which side', () => {
    const { look, request } = driving();
    const told = (by: number, language: 'de' | 'en') =>
      tellAnswer(ruleset, look, request, [{ mover: request.movers[0]!, legs: [{ leg: 'turn', by }] }], language);
    expect(told(450, 'en')).toBe('turns 45° to the left');
    expect(told(-900, 'de')).toBe('dreht sich um 90° nach rechts');
  });
});

describe('what a battle is about', () => {
  it.each(GAMES.map((r) => [r.id, r] as const))('is said of every scenario of %s, in both languages', (_, ruleset) => {
    for (const scenario of ruleset.scenarios) {
      const set = ruleset.setUp({ scenario });
      if (!('state' in set)) throw new Error('no set-up');
      const [de, en] = (['de', 'en'] as const).map((l) => {
        const { aim, points } = ruleset.texts[l] as unknown as Texts;
        return [aim?.(set.state), points?.(set.state)];
      });
      for (const words of [...de!, ...en!]) expect(words, scenario).toMatch(/\w/);
      expect(de).not.toEqual(en);
    }
  });
});

describe('a move without a leg', () => {
  it('is told as staying', () => {
    const set = hexfield.setUp({ scenario: 'fields' });
    if (!('state' in set)) throw new Error('no set-up');
    const battle = Battle.begin(hexfield, set.state, { dice: seededDice(1) });
    const rng = seededRng(1);
    for (let i = 0; i < 60; i++) {
      const p = battle.pending[0]!;
      const look = battle.lookAs(p.request.by);
      if (p.request.kind === 'path') {
        const still = [{ mover: p.request.movers[0]!, legs: [] }];
        return expect(tellAnswer(hexfield as never, look as never, p.request, still as never, 'en')).toBe('Stay');
      }
      battle.answer(p.id, botAnswer(battle, randomBot, p, rng).answer);
    }
    throw new Error('nobody moved');
  });
});

describe('an option that a window offers', () => {
  const about = (args: Plain): string => {
    const request = { kind: 'choose', name: 'reaction', by: 'red', args: {}, options: [{ id: 'x', args }] };
    return aboutOption(foundation as never, request as never, 'x', 'en');
  };

  it('is told by the rule of what is offered, otherwise by that of the trigger', async () => {
    await learnRules(foundation as never, 'en');
    const move = about({ trigger: 'react', rule: 'FD-ACTION-21', of: { rule: 'FD-ACTION-07' } });
    expect(move).toBe('Move: the unit moves up to its BW.');
    expect(about({ trigger: 'react', rule: 'FD-ACTION-21' })).toMatch(/^Several units/);
  });
});
