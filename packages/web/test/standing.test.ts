import { Battle, presetAnswer, seededDice } from '@walstatt/engine';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { describe, expect, it } from 'vitest';
import type { AnyRuleset } from '../src/host/local/rulesets.ts';
import { standingOf, standingsOf } from '../src/host/local/standing.ts';

const ruleset = skirmish as unknown as AnyRuleset;

/** Plays as suggested; says how often red was asked something of this name before the battle ended. */
function play(wish: 'pass' | null, until: string | null): { asked: number; battle: Battle<never> } {
  const set = ruleset.setUp({ scenario: 'skirmish' });
  if (!('state' in set)) throw new Error('no set-up');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(3) });
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

describe('standing answers', () => {
  const often = play(null, null).asked;

  it('who does not want to be asked again is asked once, and the wish is listed', () => {
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

  it('a wish for a round ends with it', () => {
    expect(play('pass', 'round').asked).toBeGreaterThan(1);
    expect(play('pass', 'round').asked).toBeLessThanOrEqual(often);
  });

  it('what was revoked is asked again; without its title the rule tells what it was about', () => {
    const { battle } = play('pass', null);
    const [listed] = standingsOf(battle as never, 'red', new Map(), 'de');
    expect(listed!.title).toBe((ruleset.texts.de.rules as Record<string, string>)[listed!.rule]);
    battle.stand({ seat: 'red', name: listed!.name, rule: listed!.rule, answer: { take: 'preset' }, revoke: true });
    expect(standingsOf(battle as never, 'red', new Map(), 'de')).toEqual([]);
  });
});
