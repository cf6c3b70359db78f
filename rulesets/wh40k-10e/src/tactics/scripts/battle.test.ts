import { plannerBot, playOut, randomBot } from '@walstatt/bots';
import { aboutRequest, presetAnswer, seededRng } from '@walstatt/engine';
import { Battle, refuse, sampleAnswer, seededDice } from '@walstatt/engine/host';
import { standersAhead } from '@walstatt/tabletop';
import { expect, test } from 'vitest';
import { answerBy, answerOf } from '../../../test/errand.ts';
import { stateOf } from '../../../test/field.ts';
import { fixed } from '../../../test/fight.ts';
import { gun } from '../../../test/shooting.ts';
import { inch, tableTop } from '../../04-measuring/table-top.ts';
import { ruleset } from '../../index.ts';
import type { Asked, L } from '../../kit.ts';
import { scripts } from './index.ts';
import { aimedAt } from './prizes.ts';

type AnyBattle = ReturnType<typeof Battle.begin<never>>;

function begun(): AnyBattle {
  const set = ruleset.setUp({ markers: 'suggested' });
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  return Battle.begin(ruleset, set.state, { dice: seededDice(5) }) as never;
}

test('whatever a unit is about, its answers are legal', () => {
  const battle = begun();
  const rng = seededRng(12);
  const asked: Record<string, number> = {};
  for (let p = battle.pending[0]; p !== undefined; p = battle.pending[0]) {
    const { request } = p;
    const look: L = battle.lookAs(request.by) as never;
    const [unit, ...more] = aboutRequest(ruleset as never, request).by;
    const answers: unknown[] = [];
    if (unit !== undefined && more.length === 0 && scripts.units(look, request.by).includes(unit))
      for (const script in scripts.scripts)
        for (const aim of scripts.scripts[script]!.aims(look, unit)) {
          expect(scripts.scripts[script]!.worth(look, unit, aim)).toBeLessThan(10);
          const own = answerBy(look, request as Asked, { script, unit, aim });
          if (own === undefined) continue;
          const refusal = refuse(look as never, request, own as never);
          expect({ script, aim, request: request.name, own, refusal }).toMatchObject({ refusal: null });
          answers.push(own);
          asked[request.name] = (asked[request.name] ?? 0) + 1;
        }
    // Half of the time the battle goes on as some script wants it, so that fights and volleys come about.
    const next = answers.length > 0 && rng.int(0, 1) === 0 ? answers[rng.int(0, answers.length - 1)] : null;
    const random = sampleAnswer(look as never, request, rng);
    if (battle.answer(p.id, next ?? random) !== null) battle.answer(p.id, presetAnswer(look as never, request));
  }
  for (const name of ['setUp', 'moveHow', 'move', 'targets']) expect(asked[name] ?? 0).toBeGreaterThan(5);
}, 240_000);

test('nobody is deployed in another’s way, dedicated transports carry somebody, and all Leaders lead', () => {
  const battle = begun();
  for (let p = battle.pending[0]!; battle.state['round' as never] === 0; p = battle.pending[0]!) {
    const look: L = battle.lookAs(p.request.by) as never;
    const { tasks } = { tasks: tasksOf(look, p.request.by) };
    expect(battle.answer(p.id, answerOf(look, p.request as Asked, tasks))).toBeNull();
  }
  const look: L = battle.look as never;
  const s = look.state;
  expect(Object.keys(s.units).filter((unit) => s.units[unit]!.status.at === 'destroyed')).toEqual([]);
  const leaders = ['A1', 'A2', 'B1', 'B2'];
  expect(leaders.filter((unit) => s.units[unit]!.attachedTo === null)).toEqual([]);
  const { units } = tableTop(look);
  const blocked = units.filter((unit) => {
    const friends = units.filter(({ id }) => id !== unit.id && s.units[id]!.owner === s.units[unit.id]!.owner);
    return standersAhead(unit, friends, aimedAt(look, unit.id, null), inch(6)).length > 0;
  });
  expect(blocked.length).toBeLessThan(units.length / 3);
}, 60_000);

/** What the scripts think best for each unit of a seat. */
const tasksOf = (look: L, seat: string) =>
  Object.fromEntries(
    scripts.units(look, seat).flatMap((unit) => {
      const tasks = Object.entries(scripts.scripts).flatMap(([script, { aims, worth }]) =>
        aims(look, unit).map((aim) => ({ task: { script, aim }, worth: worth(look, unit, aim) })),
      );
      const [best] = tasks.sort((a, b) => b.worth - a.worth);
      return best === undefined ? [] : [[unit, best.task]];
    }),
  );

test('the planner wins a small battle for a marker against a player who does anything at all', () => {
  const row = (x: number, y: number) => Array.from({ length: 5 }, (_, i) => [x, y + 1.4 * i] as const);
  const sheet = { keywords: ['INFANTRY'] };
  const state = stateOf({
    red: { A: { places: row(14, 12), weapons: ['gun'], sheet }, B: { places: row(14, 26), weapons: ['blade'], sheet } },
    blue: {
      C: { places: row(46, 12), weapons: ['gun'], sheet },
      D: { places: row(46, 26), weapons: ['blade'], sheet },
    },
    weapons: {
      gun: gun({ attacks: fixed(2) }),
      blade: {
        name: 'blade',
        range: null,
        attacks: fixed(3),
        skill: 3,
        strength: 4,
        penetration: -1,
        damage: fixed(1),
      },
    },
    objectives: { M1: [30, 20] },
    lastRound: 4,
  });
  state.agenda = [{ do: 'battle', at: 'round', c: {}, reply: null }] as never;
  const battle = Battle.resume(ruleset, state, [], { dice: seededDice(5) });
  playOut(battle as never, { red: plannerBot('seasoned', 12), blue: randomBot }, seededRng(3));
  expect(battle.idle).toBe(true);
  expect(battle.result.winners).toEqual(['red']);
}, 240_000);
