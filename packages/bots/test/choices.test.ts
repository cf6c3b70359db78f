import { type Ruleset, seededRng, type Types } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { describe, expect, test } from 'vitest';
import { answerAs, newMemory, randomBot, type Situation, situationOf } from '../src/index.ts';
import { choicesFor } from '../src/planner/choices.ts';
import { remember, remembered } from '../src/planner/memory.ts';
import { Plan } from '../src/planner/plan.ts';

const game = skirmish as unknown as Ruleset<Types>;

/** The game with these scripts, by what each answers when its unit is asked what to do, and what each is worth. */
function withScripts(
  scripts: Readonly<Record<string, { readonly does: string; readonly worth: number }>>,
): Ruleset<Types> {
  const made = Object.entries(scripts).map(([name, { does, worth }]) => [
    name,
    {
      says: { de: () => name, en: () => name },
      aims: () => [null],
      worth: () => worth,
      answers: { chooseAction: () => does },
    },
  ]);
  return { ...game, scripts: { ...game.scripts!, scripts: Object.fromEntries(made) } };
}

/** The first decision in a battle that is about this. */
function decisionOn(ruleset: Ruleset<Types>, name: string, after = 0): Situation<Types> {
  const set = ruleset.setUp({});
  if (!('state' in set)) throw new Error('the scenario cannot be set up');
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(3) });
  const rng = seededRng(3);
  for (let i = 0; !battle.idle; i++) {
    const pending = battle.pending[0]!;
    if (i >= after && pending.request.name === name) return situationOf(battle, pending, seededRng(1));
    answerAs(battle, randomBot, pending, rng);
  }
  throw new Error(`nobody was asked ${name}`);
}

const choices = (s: Situation<Types>, most = 12) =>
  choicesFor(s.look as never, s.request, new Plan(s.look as never), most).map(
    ({ answer, change }) => `${change?.task.script ?? '-'}: ${answer}`,
  );

describe('choices', () => {
  test('nothing is compared where the scripts’ answer settles the matter', () => {
    const made = withScripts({ hold: { does: 'advance', worth: 3 }, storm: { does: 'charge', worth: 2 } });
    const settles = (_: unknown, r: { readonly name: string }): boolean => r.name === 'chooseAction';
    const ruleset = { ...made, scripts: { ...made.scripts!, settles } } as Ruleset<Types>;
    expect(choices(decisionOn(made, 'chooseAction')).length).toBeGreaterThan(1);
    expect(choices(decisionOn(ruleset, 'chooseAction'))).toEqual(['hold: advance']);
  });

  test('a script is compared although another one begins with the same answer', () => {
    const scripts = {
      hold: { does: 'advance', worth: 3 },
      shoot: { does: 'hold', worth: 2 },
      charge: { does: 'advance', worth: 1 },
    };
    const s = decisionOn(withScripts(scripts), 'chooseAction');
    expect(choices(s)).toEqual(['hold: advance', 'shoot: hold', 'charge: advance']);
    // Other answers come before other reasons for the same one.
    expect(choices(s, 2)).toEqual(['hold: advance', 'shoot: hold']);
  });

  test('where all scripts know the same answer only, every answer is compared, and none twice', () => {
    const scripts = { hold: { does: 'hold', worth: 2 }, charge: { does: 'hold', worth: 1 } };
    const found = choices(decisionOn(withScripts(scripts), 'chooseAction'));
    expect(found[0]).toBe('hold: hold');
    expect(found).toContain('-: advance');
    expect(found.filter((c) => c.endsWith(': hold'))).toEqual(['hold: hold']);
  });
});

describe('what is kept in mind', () => {
  const worth = { charge: 1, hold: 1 };
  const ruleset = withScripts({
    charge: { does: 'advance', worth: 1 },
    hold: { does: 'hold', worth: 1 },
  });
  for (const [name, script] of Object.entries(ruleset.scripts!.scripts))
    (script as { worth: unknown }).worth = () => worth[name as keyof typeof worth];
  const task = { script: 'hold', aim: null };

  /** What the seat remembers of a plan of one of its units and one of an enemy's, in this round or the next. */
  function later(rounds: number): { own: unknown; foe: unknown } {
    const s = { ...decisionOn(ruleset, 'chooseAction'), memory: newMemory() };
    const { units } = ruleset.scripts!;
    const [own] = units(s.look as never, s.seat) as [string];
    const enemy = s.look.state.seats.find((x) => x.id !== s.seat)!.id;
    const [foe] = units(s.look as never, enemy) as [string];
    remember(s, new Map([own, foe].map((unit) => [unit, task])));
    const { count } = ruleset.rounds!;
    const turned = { ...ruleset, rounds: { ...ruleset.rounds!, count: (x: never) => count(x) + rounds } };
    const tasks = remembered({ ...s, ruleset: turned });
    return { own: tasks.get(own), foe: tasks.get(foe) };
  }

  test('plans of this round stand', () => {
    worth.charge = 5;
    expect(later(0)).toEqual({ own: task, foe: task });
  });

  test('a unit keeps to its task in the next round while that is nearly as worthwhile; enemies are guessed anew', () => {
    worth.charge = 1.5;
    expect(later(1)).toEqual({ own: task, foe: undefined });
  });

  test('a unit gives up a task in the next round that is worth much less than another', () => {
    worth.charge = 3;
    expect(later(1)).toEqual({ own: undefined, foe: undefined });
  });
});
