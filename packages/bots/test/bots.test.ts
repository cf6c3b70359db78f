import { presetAnswer, seededRng } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset } from '@walstatt/practice-skirmish';
import { describe, expect, test } from 'vitest';
import { answerAs, type Bot, botAnswer, greedyBot, playOut, randomBot } from '../src/index.ts';

function begin(seed: number): Battle<never> {
  const set = ruleset.setUp({});
  if (!('state' in set)) throw new Error('the scenario cannot be set up');
  return Battle.begin(ruleset, set.state, { dice: seededDice(seed) }) as never;
}

/** Plays some random answers, so that there is something to decide. */
function midBattle(seed: number, answers: number): Battle<never> {
  const battle = begin(seed);
  playOut(battle, { red: randomBot, blue: randomBot }, seededRng(seed), answers);
  return battle;
}

describe('bots', () => {
  test('play whole battles with legal answers only', () => {
    const battle = begin(4);
    const n = playOut(battle, { red: greedyBot({ answers: 4, samples: 1, ahead: 4 }), blue: randomBot }, seededRng(4));
    expect(n).toBeGreaterThan(20);
    expect(battle.idle).toBe(true);
    expect(battle.result.over).toBe(true);
  });

  test.each([randomBot, greedyBot({ answers: 6, samples: 2, ahead: 6 })])(
    '$name gives the same answer to the same situation',
    (bot) => {
      for (let answers = 10; answers < 60; answers += 7) {
        const battle = midBattle(7, answers);
        const pending = battle.pending[0]!;
        const [a, b] = [1, 2].map(() => botAnswer(battle, bot, pending, seededRng(99)).answer);
        expect(a).toEqual(b);
      }
    },
  );

  test('the default answers for a bot that fails or answers nonsense', () => {
    const battle = midBattle(3, 25);
    const pending = battle.pending[0]!;
    const preset = presetAnswer(battle.lookAs(pending.request.by) as never, pending.request);
    const failing: Bot = {
      name: 'failing',
      answer: () => {
        throw new Error('no idea');
      },
    };
    const silly: Bot = { name: 'silly', answer: () => ['no', 'such', 'thing'] };
    expect(botAnswer(battle, failing, pending, seededRng(1))).toMatchObject({
      answer: preset,
      failed: new Error('no idea'),
    });
    expect(botAnswer(battle, silly, pending, seededRng(1))).toMatchObject({ answer: preset, failed: 'refused' });
  });

  test('an illegal default is reported instead of being asked for ever', () => {
    const battle = midBattle(7, 20);
    const pending = battle.pending[0]!;
    answerAs(battle, randomBot, pending, seededRng(1));
    // Asks the same question again. It is no longer open, so every answer to it is refused.
    expect(() => answerAs(battle, randomBot, pending, seededRng(1))).toThrow(/^random: /);
  });

  test('the watchdog cuts greedy short; its answer is still legal', () => {
    const battle = midBattle(5, 30);
    const pending = battle.pending[0]!;
    let looked = 0;
    const expired = (): boolean => ++looked > 1;
    const { answer, failed } = botAnswer(
      battle,
      greedyBot({ answers: 50, samples: 50, ahead: 50 }),
      pending,
      seededRng(1),
      { expired },
    );
    expect(failed).toBeNull();
    expect(battle.refuse(pending.id, answer)).toBeNull();
    expect(looked).toBeLessThanOrEqual(2);
  });
});
