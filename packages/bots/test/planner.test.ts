import { presetAnswer, type Ruleset, seededRng, type Types } from '@walstatt/engine';
import { Battle, newMemo, refuse, seededDice } from '@walstatt/engine/host';
import { parsePosition } from '@walstatt/engine/notation';
import { ruleset as hexfield } from '@walstatt/practice-hexfield';
import { ruleset as skirmish } from '@walstatt/practice-skirmish';
import { describe, expect, test } from 'vitest';
import {
  type Bot,
  botAnswer,
  decide,
  newMemory,
  plannerBot,
  playOut,
  randomBot,
  type Situation,
  situationOf,
} from '../src/index.ts';
import { choicesFor } from '../src/planner/choices.ts';
import { Plan } from '../src/planner/plan.ts';
import { planning } from '../src/planner/search.ts';
import { type Trial, tryOut } from '../src/planner/trials.ts';

const games = { skirmish, hexfield } as unknown as Readonly<Record<string, Ruleset<Types>>>;
const names = Object.keys(games);

function begin(ruleset: Ruleset<Types>, seed: number, options = {}): Battle<Types> {
  const set = ruleset.setUp({ options });
  if (!('state' in set)) throw new Error('the scenario cannot be set up');
  return Battle.begin(ruleset, set.state, { dice: seededDice(seed) });
}

const seatsOf = (battle: Battle<Types>): [string, string] => {
  const [a, b] = battle.state.seats.map((s) => s.id);
  return [a!, b!];
};

/** A battle after some random answers, so that there is something to decide. */
function midBattle(ruleset: Ruleset<Types>, seed: number, answers: number): Battle<Types> {
  const battle = begin(ruleset, seed);
  const [a, b] = seatsOf(battle);
  playOut(battle, { [a]: randomBot, [b]: randomBot }, seededRng(seed), answers);
  return battle;
}

/** A bot that keeps all complaints about scripts. */
const heard = (bot: Bot, complaints: unknown[]): Bot => ({
  name: bot.name,
  answer: (s) => bot.answer({ ...s, complain: (about, fault) => complaints.push({ about, fault }) }),
});

/** A decision with at least so many answers to compare. */
function decisionAmong(choices: number): Situation<Types> {
  for (let seed = 1; seed < 20; seed++)
    for (const s of decisions(games['skirmish']!, seed))
      if (choicesFor(s.look as never, s.request, new Plan(s.look as never), choices).length === choices) return s;
  throw new Error(`nowhere are there ${choices} choices`);
}

/** Decisions in the middle of battles. */
function* decisions(ruleset: Ruleset<Types>, seed: number): Generator<Situation<Types>> {
  for (let answers = 12; answers < 90; answers += 13) {
    const battle = midBattle(ruleset, seed, answers);
    const pending = battle.pending[0];
    if (pending !== undefined) yield situationOf(battle, pending, seededRng(99));
  }
}

describe('planner', () => {
  test.each(names)('plays a whole battle of %s, and its scripts answer legally', (name) => {
    const battle = begin(games[name]!, 3);
    const [a, b] = seatsOf(battle);
    const complaints: unknown[] = [];
    const bots = { [a]: plannerBot('seasoned', 8), [b]: plannerBot('easy') };
    let refused = 0;
    const checked = (bot: Bot): Bot => ({
      name: bot.name,
      answer(s) {
        const answer = bot.answer(s);
        if (battle.refuse(battle.pending.find((p) => p.request === s.request)!.id, answer) !== null) refused++;
        return answer;
      },
    });
    playOut(
      battle,
      { [a]: checked(heard(bots[a]!, complaints)), [b]: checked(heard(bots[b]!, complaints)) },
      seededRng(3),
    );
    expect(battle.result.over).toBe(true);
    expect(refused).toBe(0);
    expect(complaints).toEqual([]);
  });

  // That it does not peek is tested with the law of two worlds (`twoWorlds` of the testkit).
  test.each(names)('gives the same answer to the same view, memory, seed and playouts in %s', (name) => {
    let compared = 0;
    for (const s of decisions(games[name]!, 7)) {
      const [one, other] = [1, 2].map(() =>
        decide({ ...s, rng: seededRng(5), memory: newMemory(), memos: newMemo() }, 'stern', 16),
      );
      expect(one).toEqual(other);
      if (one!.compared.length > 1) compared++;
    }
    expect(compared).toBeGreaterThan(1);
  });

  test('beats random clearly, whatever side it is on', () => {
    let won = 0;
    for (let i = 0; i < 4; i++) {
      const battle = begin(games['skirmish']!, 50 + i, { rounds: 2 });
      const [a, b] = seatsOf(battle);
      const mine = i % 2 === 0 ? a : b;
      const bots = { [a]: randomBot, [b]: randomBot, [mine]: plannerBot('seasoned', 24) };
      playOut(battle, bots, seededRng(70 + i));
      const { side } = battle.state.seats.find((s) => s.id === mine)!;
      if (battle.result.winners.length === 1 && battle.result.winners[0] === side) won++;
    }
    expect(won).toBeGreaterThanOrEqual(3);
  });

  test.each([12, 48, 96, 200])('plays out no more than %i times, and hardly less', (playouts) => {
    const s = decisionAmong(6);
    const { run } = planning({ ...s, rng: seededRng(1) }, playouts);
    let played = 0;
    let step = run.next();
    while (!step.done) {
      played += step.value.length;
      step = run.next(step.value.map((trial) => ((trial.sample * 7919) % 101) / 101));
    }
    expect(played).toBeLessThanOrEqual(playouts);
    expect(played).toBeGreaterThan(0.5 * playouts);
  });

  test('spends all playouts on comparing if plans are not improved', () => {
    const s = decisionAmong(6);
    const { compared } = decide({ ...s, rng: seededRng(1) }, 'seasoned');
    const played = compared.reduce((sum, c) => sum + c.playouts, 0);
    expect(played).toBeLessThanOrEqual(48);
    expect(played).toBeGreaterThan(48 - 4);
    // Those that drop out early are played out less often than the best.
    expect(compared[0]!.playouts).toBeGreaterThan(compared.at(-1)!.playouts);
  });

  test.each([0, 1, 5, 30, 110])('cut short after %i playouts it gives the best so far', (allowed) => {
    const battle = midBattle(games['skirmish']!, 5, 30);
    const pending = battle.pending[0]!;
    let looked = 0;
    const s = situationOf(battle, pending, seededRng(1), { expired: () => looked > allowed });
    const { matter, run } = planning(s, 192);
    let step = run.next();
    const play = (trial: Trial): number | null => {
      if (s.expired()) return null;
      looked++;
      return tryOut(s, matter, trial);
    };
    while (!step.done) step = run.next(step.value.map(play));
    expect(looked).toBeLessThanOrEqual(allowed + 1);
    expect(battle.refuse(pending.id, step.value.best)).toBeNull();
  });

  test('plays on as long as the scripts’ own clock says', () => {
    let time = 0;
    const clocked = (horizon: number) => {
      const scripts = { ...games['skirmish']!.scripts!, horizon, clock: () => time++ };
      const battle = midBattle({ ...games['skirmish']!, scripts } as Ruleset<Types>, 4, 12);
      const s = situationOf(battle, battle.pending[0]!, seededRng(1));
      const { matter } = planning(s, 1);
      time = 0;
      tryOut(s, matter, { answer: presetAnswer(s.look as never, s.request), changed: new Map(), sample: 0 });
      return time;
    };
    // It is looked at when the playout begins, and then at every question after the first.
    expect(clocked(3)).toBe(5);
    expect(clocked(7)).toBe(9);
  });
});

/** The last round. Only a unit that goes for the objective and shoots on the way can still win for red. */
const LAST_CHANCE = `ruleset: practice-skirmish
at: battle.round / round.end / actionPhase {last: dawn, acted: [red]} / activation {seat: red, unit: bystanders}
round: 4
seats: [{id: red, side: dawn}, {id: blue, side: dusk}]
sides: {dawn: {edge: south}, dusk: {edge: north, score: 3}}
initiative: dawn
objective: {x: 30in, y: 11in}
units:
  bystanders: {unit: rifles, owner: red, at: [[2, 2], [3.5, 2]]}
  runners: {unit: rifles, owner: red, at: [[26, 5], [27.5, 5], [24.5, 5], [29, 5], [23, 5]]}
  target: {unit: rifles, owner: blue, at: [[28, 22]], broken: true}
  witness: {unit: rifles, owner: blue, at: [[2, 22], [3.5, 22], [5, 22]], broken: true}
terrain: {wall: {kind: wall, rectangle: [0.5, 20, 8, 0.6], top: 3in}}
`;

describe('better plans', () => {
  test('a unit that is not asked gets a better task, and keeps it in mind', () => {
    const position = parsePosition(skirmish, LAST_CHANCE);
    if (!position.ok) throw new Error(JSON.stringify(position));
    const battle = Battle.resume(games['skirmish']!, position.state as never, [], { dice: seededDice(1) });
    const pending = battle.pending[0]!;
    expect(pending.request.name).toBe('chooseAction');
    const memory = newMemory();
    const { tasks } = decide(situationOf(battle, pending, seededRng(1), { memory }), 'relentless', 400);
    expect(tasks.get('runners')).toEqual({ script: 'seize', aim: null });
    expect(memory.tasks.get('runners')).toEqual({ script: 'seize', aim: null });
  });
});

describe('easy', () => {
  test('makes mistakes, but legal ones', () => {
    const s = decisionAmong(6);
    const answers = new Map<string, number>();
    for (let seed = 0; seed < 60; seed++) {
      const answer = plannerBot('easy').answer({ ...s, rng: seededRng(seed) });
      expect(refuse(s.look as never, s.request, answer)).toBeNull();
      answers.set(JSON.stringify(answer), (answers.get(JSON.stringify(answer)) ?? 0) + 1);
    }
    expect(answers.size).toBeGreaterThan(1);
    expect(Math.max(...answers.values())).toBeGreaterThan(30);
  });
});

describe('scripts that fail', () => {
  const broken = (how: () => never | string): Ruleset<Types> => {
    const { scripts } = games['skirmish']!;
    const bad = { ...scripts!.answers, chooseUnit: how, chooseAction: how };
    return { ...games['skirmish']!, scripts: { ...scripts!, answers: bad as never } };
  };
  test.each([
    [
      'throw',
      (): never => {
        throw new Error('no idea');
      },
    ],
    ['answer illegally', () => 'nonsense'],
  ])('scripts that %s are told, and the default stands in', (_how, how) => {
    const ruleset = broken(how);
    const battle = begin(ruleset, 2);
    const [a, b] = seatsOf(battle);
    const complaints: { about: string }[] = [];
    const bot = heard(plannerBot('seasoned', 8), complaints);
    expect(playOut(battle, { [a]: bot, [b]: bot }, seededRng(2), 40)).toBe(40);
    expect(new Set(complaints.map((c) => c.about))).toContain('answer to chooseUnit');
  });

  test('without a chance nothing is compared, and the plan stands', () => {
    const { scripts } = games['skirmish']!;
    const chance = (): never => {
      throw new Error('who knows');
    };
    const ruleset = { ...games['skirmish']!, scripts: { ...scripts!, chance } };
    const battle = midBattle(ruleset, 7, 26);
    const pending = battle.pending[0]!;
    const complaints: { about: string }[] = [];
    const { answer, failed } = botAnswer(battle, heard(plannerBot('seasoned', 8), complaints), pending, seededRng(1));
    expect(failed).toBeNull();
    expect(battle.refuse(pending.id, answer)).toBeNull();
    expect(complaints.length).toBeGreaterThan(0);
  });
});
