import { botAnswer, randomBot } from '@walstatt/bots';
import { ruleset as demonworld } from '@walstatt/demonworld-2e';
import { Battle, refuse, seededDice, seededRng, tellNone } from '@walstatt/engine';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { describe, expect, it } from 'vitest';
import { tellAnswer } from '../src/host/local/answer-words.ts';
import type { AnyRuleset } from '../src/host/local/rulesets.ts';

const GAMES = [foundation, warpath, demonworld, skirmish, hexfield] as unknown as readonly AnyRuleset[];

/** Answers with nothing in them that are legal where they were asked for, by the name of the request. */
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

  it('tells who does not get out of a transport of Warpath that it stays aboard', () => {
    expect(tellNone(warpath, 'disembark', 'en')).toBe('Stay aboard');
    expect(tellNone(warpath, 'disembark', 'de')).toBe('An Bord bleiben');
  });
});
